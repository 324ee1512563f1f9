"""Minnows: a hidden hand, a secret draw and a secret choice, with a dozen cards."""

from typing import Any

from fathomfive.kernel.dice import pick
from fathomfive.kernel.drawing import cells, columns, pairs, unpair
from fathomfive.kernel.game import NOBODY, TABLE, Game, JsonObject, Option
from fathomfive.kernel.layout import Field, Layout
from fathomfive.kernel.preview import Preview, after, chances
from fathomfive.kernel.ranking import places
from fathomfive.kernel.records import Cells, Record, Tables, i8
from fathomfive.kernel.speed import rule

SEATS = 3
KINDS = 6  # MN-1: values 1 to 6 ...
EACH = 2  # ... two of each
HAND = 2

MOVES = KINDS  # lay a card of this kind
DRAWS = MOVES  # + kind
REVEAL = DRAWS + KINDS
OUTCOMES = KINDS + 1

DEAL, LAY, TURN, OVER = range(4)  # phases


class State(Record):
    rules: int = i8()
    seats: int = i8()
    open: int = i8()  # 1: draws are shown
    phase: int = i8()
    seat: int = i8()  # who draws or lays
    pile: Cells = i8(KINDS)  # what is left of each kind
    hand: Cells = i8(SEATS, KINDS)
    laid: Cells = i8(SEATS)  # value of the card lying face down, 0 for none
    gone: Cells = i8(KINDS)  # turned over and put away
    won: Cells = i8(SEATS)


@rule
def setup(s: State, seats: int, options: Any) -> None:
    """MN-1 A dozen cards."""
    s.rules = options[0]
    s.open = options[1]
    s.seats = seats
    for kind in range(KINDS):
        s.pile[kind] = EACH


@rule
def to_act(s: State) -> int:
    """Find the seat to act."""
    if s.phase == OVER:
        return NOBODY
    return s.seat if s.phase == LAY else TABLE


@rule
def legal(s: State, out: Any) -> int:
    """MN-2, MN-3, MN-4 Lay a card of the hand; any card of the pile may be drawn; laid cards are turned over."""
    n = 0
    if s.phase == TURN:
        out[0] = REVEAL
        return 1
    for kind in range(KINDS):
        if s.phase == DEAL and s.pile[kind] > 0:
            out[n] = DRAWS + kind
            n += 1
        if s.phase == LAY and s.hand[s.seat, kind] > 0:
            out[n] = kind
            n += 1
    return n


@rule
def odds(s: State, moves: Any, n: int, weights: Any) -> None:
    """MN-4 Every card of the pile is as likely."""
    for k in range(n):
        weights[k] = s.pile[moves[k] - DRAWS] if s.phase == DEAL else 1


@rule
def play(s: State, m: int) -> None:
    """Carry out one legal move."""
    if m == REVEAL:
        turn_over(s)
    elif m >= DRAWS:
        s.pile[m - DRAWS] -= 1
        s.hand[s.seat, m - DRAWS] += 1
        if hand_size(s, s.seat) == HAND:
            s.seat += 1
    else:
        s.hand[s.seat, m] -= 1
        s.laid[s.seat] = m + 1
        s.seat += 1
    if s.seat == s.seats:
        s.seat = 0
        s.phase = TURN if s.phase == LAY else LAY


@rule
def hand_size(s: State, seat: int) -> int:
    """Count the cards of a hand."""
    size = 0
    for kind in range(KINDS):
        size += int(s.hand[seat, kind])
    return size


@rule
def pile_size(s: State) -> int:
    """Count the cards of the pile."""
    size = 0
    for kind in range(KINDS):
        size += int(s.pile[kind])
    return size


@rule
def turn_over(s: State) -> None:
    """MN-3, MN-4, MN-5 The highest card alone wins all; then everyone draws, while there is a card for each."""
    best, winner = 0, -1
    for seat in range(s.seats):
        card = int(s.laid[seat])
        if card > best:
            best, winner = card, seat
        elif card == best:
            winner = -1
        s.gone[card - 1] += 1
        s.laid[seat] = 0
    if winner >= 0:
        s.won[winner] += s.seats
    if pile_size(s) >= s.seats:
        s.phase = DEAL
    else:
        s.phase = LAY if hand_size(s, 0) > 0 else OVER


@rule
def points(s: State, out: Any) -> None:
    """MN-3 The cards won."""
    for seat in range(s.seats):
        out[seat] = s.won[seat]


@rule
def rank(s: State, out: Any) -> None:
    """MN-5 Most cards first."""
    points(s, out)
    places(out, s.seats)


@rule
def reason(s: State) -> int:
    """MN-5 All cards are played."""
    return 0


@rule
def imagine(s: State, viewer: int, dice: Any) -> None:
    """MN-6 Re-deal what the viewer cannot know, every placing equally likely."""
    if viewer == TABLE:
        return
    for seat in range(s.seats):
        if seat != viewer and s.open == 1:
            imagine_choice(s, seat, dice)
    if s.open == 0:
        imagine_hands(s, viewer, dice)


@rule
def imagine_choice(s: State, seat: int, dice: Any) -> None:
    """MN-6 All of a hand is known but which card of it lies face down."""
    if s.laid[seat] > 0:
        s.hand[seat, s.laid[seat] - 1] += 1
        kind = pick(dice, s.hand[seat], KINDS)
        s.hand[seat, kind] -= 1
        s.laid[seat] = kind + 1


@rule
def imagine_hands(s: State, viewer: int, dice: Any) -> None:
    """MN-6 Other hands, other cards lying face down and the pile are one heap of unseen cards."""
    for seat in range(s.seats):
        if seat != viewer:
            for kind in range(KINDS):
                s.pile[kind] += s.hand[seat, kind]
            if s.laid[seat] > 0:
                s.pile[s.laid[seat] - 1] += 1
    for seat in range(s.seats):
        if seat != viewer:
            cards = hand_size(s, seat)
            for kind in range(KINDS):
                s.hand[seat, kind] = 0
            for _ in range(cards):
                kind = pick(dice, s.pile, KINDS)
                s.pile[kind] -= 1
                s.hand[seat, kind] += 1
            if s.laid[seat] > 0:
                kind = pick(dice, s.pile, KINDS)
                s.pile[kind] -= 1
                s.laid[seat] = kind + 1


LAYOUT = Layout(
    Field("seats", "How many play: two or three.", shape=(SEATS - 1,), axes=("number",)),
    Field("open", "Draws are shown."),
    Field("asked", "What a seat is asked: what to lay; or that the game is over.", shape=(2,), axes=("question",)),
    Field("turn", "Whose turn it is, counted from the own seat.", shape=(SEATS,), axes=("seat",)),
    Field("laid", "The own card that lies face down.", shape=(KINDS,), axes=("value",)),
    Field("hand", "The own hand.", EACH, (KINDS,), axes=("value",)),
    Field("pile", "Cards in the pile.", EACH * KINDS),
    Field("gone", "Cards put away.", EACH, (KINDS,), axes=("value",)),
    Field("won", "Cards won.", EACH * KINDS, (SEATS,), axes=("seat",)),
    Field("cards", "Cards in hand.", HAND, (SEATS,), axes=("seat",)),
    Field("held", "Cards in hand and face down, where draws are shown.", EACH, (SEATS, KINDS), axes=("seat", "value")),
)
NUMBER, SHOWN, ASKED, NEXT, LAID, OWN, PILE, GONE, WON, CARDS, HELD = LAYOUT.starts


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """MN-6 Own hand and card, what is gone, and what is open of the others."""
    out[NUMBER + s.seats - 2] = 1
    out[SHOWN] = s.open
    if s.phase == LAY or s.phase == OVER:
        out[ASKED + (s.phase == OVER)] = 1
    out[NEXT + (s.seat - seat) % s.seats] = 1
    if s.laid[seat] > 0:
        out[LAID + s.laid[seat] - 1] = 1
    out[PILE] = pile_size(s)
    for kind in range(KINDS):
        out[OWN + kind] = s.hand[seat, kind]
        out[GONE + kind] = s.gone[kind]
    for k in range(s.seats):
        other = (seat + k) % s.seats
        out[WON + k] = s.won[other]
        out[CARDS + k] = hand_size(s, other)
        for kind in range(KINDS):
            if s.open == 1:
                out[HELD + k * KINDS + kind] = s.hand[other, kind] + (s.laid[other] == kind + 1)


@rule
def audit(s: State) -> bool:
    """MN-1 There are two of each kind, wherever they are."""
    for kind in range(KINDS):
        n = int(s.pile[kind]) + int(s.gone[kind])
        for seat in range(SEATS):
            n += int(s.hand[seat, kind])
            if s.laid[seat] == kind + 1:
                n += 1
        if n != EACH:
            return False
    return s.seat < s.seats


# --- Words -------------------------------------------------------------------------------------------------------


def knows(s: State, m: int, viewer: int) -> bool:
    """May the viewer know which card is moved?"""
    return viewer in (TABLE, s.seat) or (m >= DRAWS and s.open == 1)


def write(s: State, m: int, viewer: int) -> str:
    if m == REVEAL:
        return "-".join(["reveal", *(str(card) for card in s.laid[: s.seats])])
    if m >= DRAWS:
        return f"card-{m - DRAWS + 1}" if knows(s, m, viewer) else "card"
    return f"lay-{m + 1}" if knows(s, m, viewer) else "lay"


def read(s: State, text: str, viewer: int) -> int | None:
    m = REVEAL if text.startswith("reveal") else NUMBERS.get(text)
    return m if m is not None and write(s, m, viewer) == text else None


NUMBERS = {f"{word}-{kind + 1}": first + kind for word, first in (("lay", 0), ("card", DRAWS)) for kind in range(KINDS)}


def hand_text(s: State, seat: int) -> str:
    return "".join(str(kind + 1) * int(s.hand[seat, kind]) for kind in range(KINDS)) or "-"


def draw(s: State, viewer: int = TABLE, word: Any = str) -> str:
    head = pairs([("rules", s.rules), ("open", s.open), ("phase", s.phase), ("seat", s.seat)])
    rows: list[list[object]] = [["hand", "laid", "won"]]
    for seat in range(s.seats):
        seen = viewer in (TABLE, seat)
        hand = hand_text(s, seat) if seen else "?" * hand_size(s, seat)
        rows.append([hand, s.laid[seat] if seen or s.laid[seat] == 0 else "?", s.won[seat]])
    gone = "".join(str(int(n)) for n in s.gone)
    pile = "".join(str(int(n)) for n in s.pile) if viewer == TABLE else "?"
    return "\n".join([head, pairs([("pile", pile), ("gone", gone)]), *columns(rows)]) + "\n"


def parse(text: str) -> Tables:
    tables = State.blank()
    s = State(tables)
    head, heaps, _, *rows = text.splitlines()
    for name, value in unpair(head).items():
        setattr(s, name, int(value))
    for name, value in unpair(heaps).items():
        getattr(s, name)[:] = [int(n) for n in value]
    s.seats = len(rows)
    for seat, row in enumerate(rows):
        hand, laid, won = cells(row)
        for card in hand.replace("-", ""):
            s.hand[seat, int(card) - 1] += 1
        s.laid[seat] = int(laid)
        s.won[seat] = int(won)
    return tables


def show(s: State, viewer: int) -> JsonObject:
    sides = []
    for seat in range(s.seats):
        side: JsonObject = {"won": int(s.won[seat]), "cards": hand_size(s, seat), "has_laid": bool(s.laid[seat])}
        if viewer in (TABLE, seat):
            side |= {"hand": hand_text(s, seat), "laid": int(s.laid[seat])}
        elif s.open:
            held = [int(n) for n in s.hand[seat]]
            if s.laid[seat]:
                held[int(s.laid[seat]) - 1] += 1
            side["held"] = held
        sides.append(side)
    gone = [int(n) for n in s.gone]
    return {"phase": s.phase, "seat": s.seat, "pile": pile_size(s), "gone": gone, "sides": sides}


def tell(s: State, m: int, viewer: int) -> JsonObject:
    told: JsonObject = {"kind": "reveal", "seat": to_act(s), "pieces": [], "places": [], "clause": "MN-3"}
    if m == REVEAL:
        told["pieces"] = [{"kind": "card", "value": int(card)} for card in s.laid[: s.seats]]
    else:
        told |= {"kind": "draw", "clause": "MN-4"} if m >= DRAWS else {"kind": "lay", "clause": "MN-2"}
        if knows(s, m, viewer):
            told["pieces"] = [{"kind": "card", "value": m % KINDS + 1}]
    return told


def forbids(s: State, m: int) -> str | None:
    out = [0] * KINDS
    n = legal(s, out)
    if m in out[:n]:
        return None
    if s.phase == OVER:
        return "MN-5"
    return "MN-3" if m == REVEAL else "MN-4" if m >= DRAWS else "MN-2"


def explain(s: State, viewer: int) -> list[JsonObject]:
    return [{"side": seat, "kind": "won", "clause": "MN-3", "points": int(s.won[seat])} for seat in range(s.seats)]


def preview(s: State, m: int, viewer: int) -> Preview:
    later = after(s, play, m)
    pieces = tell(s, m, viewer)["pieces"]
    effect: JsonObject = {"kind": "hide", "clause": "MN-2", "who": s.seat, "pieces": pieces, "places": []}
    all_laid = later.phase == TURN
    return {
        "points": [0] * s.seats,
        "effects": [effect],
        "chances": chances(later, viewer, KINDS, legal, odds, tell) if all_laid else [],
    }


GAME = Game(
    name="minnows", title="Minnows", package=__name__, clauses="MN", seats=(2, 3), State=State, moves=MOVES,
    outcomes=OUTCOMES, max_legal=KINDS, max_game_length=lambda seats: 2 * KINDS * EACH + KINDS * EACH // seats,
    layout=LAYOUT, reasons=("played",), options=(Option("open", ("no", "yes"), "no"),),
    setup=setup, to_act=to_act, legal=legal, odds=odds, play=play, points=points, rank=rank, reason=reason,
    imagine=imagine, observe=observe, audit=audit, write=write, read=read, draw=draw, parse=parse, show=show,
    tell=tell, forbids=forbids, preview=preview, explain=explain,
)  # fmt: skip
