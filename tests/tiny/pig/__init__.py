"""Pig: roll as often as you dare; a one loses the turn's points, the first to reach the goal wins."""

from typing import Any

from fathomfive.kernel.drawing import cells, columns, pairs, unpair
from fathomfive.kernel.game import NOBODY, TABLE, Game, JsonObject, Option
from fathomfive.kernel.layout import Field, Layout
from fathomfive.kernel.preview import Preview, after, chances, points_won
from fathomfive.kernel.ranking import places
from fathomfive.kernel.records import Cells, Record, Tables, i8, i16
from fathomfive.kernel.speed import rule

SEATS = 4
GOALS = (20, 50)
FACES = 6
LONGEST_GAME = 400  # PG-4, in moves

ROLL, HOLD = 0, 1
MOVES = 2
SHOWS = MOVES - 1  # + face


class State(Record):
    rules: int = i8()
    seats: int = i8()
    goal: int = i8()
    seat: int = i8()  # whose turn it is
    rolling: int = i8()  # 1 while the die is in the air
    over: int = i8()
    pot: int = i8()  # points at risk this turn
    moves: int = i16()  # played so far
    score: Cells = i8(SEATS)


@rule
def setup(s: State, seats: int, options: Any) -> None:
    """PG-1 Everyone begins with nothing."""
    s.rules = options[0]
    s.goal = 50 if options[1] == 1 else 20
    s.seats = seats


@rule
def to_act(s: State) -> int:
    """Find the seat to act."""
    if s.over == 1:
        return NOBODY
    return TABLE if s.rolling == 1 else s.seat


@rule
def legal(s: State, out: Any) -> int:
    """PG-2 Roll, or hold once something is at risk."""
    if s.over == 1:
        return 0
    if s.rolling == 1:
        for face in range(1, FACES + 1):
            out[face - 1] = SHOWS + face
        return FACES
    out[0] = ROLL
    out[1] = HOLD
    return 2 if s.pot > 0 else 1


@rule
def odds(s: State, moves: Any, n: int, weights: Any) -> None:
    """PG-2 The die is fair."""
    for k in range(n):
        weights[k] = 1


@rule
def play(s: State, m: int) -> None:
    """Carry out one legal move."""
    s.moves += 1  # PG-4
    if m == ROLL:
        s.rolling = 1
    elif m == HOLD:
        s.score[s.seat] += s.pot
        pass_on(s)
    else:
        s.rolling = 0
        if m - SHOWS == 1:
            pass_on(s)
        else:
            s.pot = min(s.pot + m - SHOWS, s.goal - int(s.score[s.seat]))
    if s.score[s.seat] >= s.goal or s.moves == LONGEST_GAME:
        s.over = 1


@rule
def pass_on(s: State) -> None:
    """PG-2 The next seat is up, unless this one has won."""
    s.pot = 0
    if s.score[s.seat] < s.goal:
        s.seat = (s.seat + 1) % s.seats


@rule
def points(s: State, out: Any) -> None:
    """PG-3 What was held."""
    for seat in range(s.seats):
        out[seat] = s.score[seat]


@rule
def rank(s: State, out: Any) -> None:
    """PG-3 Most points first."""
    points(s, out)
    places(out, s.seats)


@rule
def reason(s: State) -> int:
    """PG-3, PG-4 The goal was reached, or everyone is tired."""
    return 0 if s.score[s.seat] >= s.goal else 1


@rule
def imagine(s: State, viewer: int, dice: Any) -> None:
    """Nothing is hidden."""


LAYOUT = Layout(
    Field("seats", "How many play: two to four.", shape=(SEATS - 1,), axes=("number",)),
    Field("goal", "The goal: 20 or 50 points.", shape=(len(GOALS),), axes=("goal",)),
    Field("asked", "What a seat is asked: roll or hold; or that the game is over.", shape=(2,), axes=("question",)),
    Field("turn", "Whose turn it is, counted from the own seat.", shape=(SEATS,), axes=("seat",)),
    Field("pot", "Points at risk this turn.", max(GOALS)),
    Field("moves", "Moves played so far.", LONGEST_GAME),
    Field("score", "Points of every seat, the own one first.", max(GOALS), (SEATS,), axes=("seat",)),
)
NUMBER, GOAL, ASKED, TURN, POT, PLAYED, SCORE = LAYOUT.starts


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own score first."""
    out[NUMBER + s.seats - 2] = 1
    out[GOAL + (s.goal == 50)] = 1
    if s.rolling == 0:
        out[ASKED + s.over] = 1
    out[TURN + (s.seat - seat) % s.seats] = 1
    out[POT] = s.pot
    out[PLAYED] = s.moves
    for k in range(s.seats):
        out[SCORE + k] = s.score[(seat + k) % s.seats]


@rule
def audit(s: State) -> bool:
    """Check that the goal is one of the two, and that nobody has more."""
    total = int(s.pot) + int(s.score[s.seat])
    return (s.goal == 20 or s.goal == 50) and total <= s.goal and s.seat < s.seats and s.rolling + s.over <= 1


def write(s: State, m: int, viewer: int) -> str:
    return ("roll", "hold")[m] if m < MOVES else str(m - SHOWS)


def read(s: State, text: str, viewer: int) -> int | None:
    return NUMBERS.get(text)


NUMBERS = {"roll": ROLL, "hold": HOLD, **{str(face): SHOWS + face for face in range(1, FACES + 1)}}


def draw(s: State, viewer: int = TABLE, word: Any = str) -> str:
    lines = [
        pairs([("rules", s.rules), ("goal", s.goal), ("seat", s.seat + 1), ("pot", s.pot)]),
        pairs([("rolling", s.rolling), ("over", s.over), ("moves", s.moves)]),
    ]
    return "\n".join([*lines, *columns([["score", *(int(n) for n in s.score[: s.seats])]])]) + "\n"


def parse(text: str) -> Tables:
    tables = State.blank()
    s = State(tables)
    first, second, scores = text.splitlines()
    for name, value in (unpair(first) | unpair(second)).items():
        setattr(s, name, int(value) - (name == "seat"))
    score = [int(n) for n in cells(scores)[1:]]
    s.seats = len(score)
    s.score[: len(score)] = score
    return tables


def show(s: State, viewer: int) -> JsonObject:
    scores = [int(n) for n in s.score[: s.seats]]
    return {"seat": s.seat, "pot": s.pot, "rolling": s.rolling, "goal": s.goal, "scores": scores, "over": s.over}


def tell(s: State, m: int, viewer: int) -> JsonObject:
    kind = ("roll", "hold")[m] if m < MOVES else "lose" if m - SHOWS == 1 else "add"
    pieces = [{"kind": "die", "value": m - SHOWS}] if m >= MOVES else []
    return {"kind": kind, "seat": to_act(s), "pieces": pieces, "places": [], "clause": "PG-2"}


def forbids(s: State, m: int) -> str | None:
    out = [0] * FACES
    n = legal(s, out)
    if m in out[:n]:
        return None
    return "PG-3" if s.over else "PG-2"


def explain(s: State, viewer: int) -> list[JsonObject]:
    return [{"side": seat, "kind": "held", "clause": "PG-3", "points": int(s.score[seat])} for seat in range(s.seats)]


def preview(s: State, m: int, viewer: int) -> Preview:
    later = after(s, play, m)
    kind = "bank" if m == HOLD else "risk"
    effect: JsonObject = {"kind": kind, "clause": "PG-2", "who": s.seat, "pieces": [], "places": [], "n": s.pot}
    return {
        "points": points_won(explain(s, viewer), explain(later, viewer), s.seats),
        "effects": [effect] if s.pot > 0 and m < MOVES else [],
        "chances": chances(later, viewer, FACES, legal, odds, tell) if later.rolling else [],
    }


GAME = Game(
    name="pig", title="Pig", package=__name__, clauses="PG", seats=(2, 3, 4), State=State, moves=MOVES, outcomes=FACES,
    max_legal=FACES, max_game_length=lambda seats: LONGEST_GAME, layout=LAYOUT, reasons=("goal", "tired"),
    options=(Option("goal", ("20", "50"), "20"),), perfect_information=True,
    setup=setup, to_act=to_act, legal=legal, odds=odds, play=play, points=points, rank=rank, reason=reason,
    imagine=imagine, observe=observe, audit=audit, write=write, read=read, draw=draw, parse=parse, show=show,
    tell=tell, forbids=forbids, preview=preview, explain=explain,
)  # fmt: skip
