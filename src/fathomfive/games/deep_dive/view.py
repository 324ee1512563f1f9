"""What one viewer may see of Klofni rybku: everything but what the unseen tiles are, and those are not there yet."""

from typing import Any

from fathomfive.games.deep_dive import notation, rules
from fathomfive.games.deep_dive.components import (
    BUBBLES_POINTS,
    COLOURS,
    COLUMN,
    DECLINE,
    DEEPER,
    DEEPEST,
    DEPTHS,
    DROP_ROCK,
    FLIP,
    FOODS,
    GIVE,
    HARD,
    KEEP_ROCKS,
    KINDS,
    LEAVE,
    LEVELS,
    LONGEST,
    MOVES,
    PENGUINS,
    ROCK_POINTS,
    SIDES,
    STARTS,
    STEPS,
    SURFACE,
    SWAG,
    TAKE,
    TURN_UP,
    VALUES,
    Phase,
    State,
)  # fmt: skip
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import NOBODY, Told
from fathomfive.kernel.speed import rule

COLOUR_NAMES = ("pink", "green", "yellow")

# --- For search and learning -------------------------------------------------------------------------------------


@rule
def imagine(s: State, viewer: int, dice: Dice) -> None:
    """Re-deal nothing: what nobody knows has not been drawn yet."""


A_SIDE = DEPTHS + 3 + COLOURS + COLOURS * COLUMN  # what is observed of one side
OBSERVATION = 9 + DEPTHS + 2 * DEPTHS * KINDS + DEPTHS + SWAG + COLOURS + DEPTHS + SIDES * A_SIDE


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own side first."""
    out[0] = s.seats
    out[1] = s.level
    out[2] = (s.start - seat) % s.sides
    out[3] = s.ending
    out[4] = s.last
    out[5] = s.discarded
    out[6] = (s.side - seat) % s.sides
    out[7] = s.phase
    out[8] = s.rival
    n = 9
    for depth in range(DEPTHS):
        out[n] = s.down[depth]
        n += 1
        for kind in range(KINDS):
            out[n] = s.unseen[depth, kind]
            out[n + 1] = s.up[depth, kind]
            n += 2
    for depth in range(DEPTHS):
        out[n] = 1 if s.depth == depth else 0
        n += 1
    for kind in range(SWAG):
        out[n] = 1 if s.phase == Phase.FLIPPED and s.flipped == kind else 0
        n += 1
    for colour in range(COLOURS):
        out[n] = s.choice >> colour & 1
        n += 1
    for depth in range(DEPTHS):
        out[n] = s.homes >> depth & 1
        n += 1
    for k in range(SIDES):
        side = (seat + k) % s.sides
        for cell in range(A_SIDE):
            out[n + cell] = 0
        if k < s.sides:
            observe_side(s, side, out, n)
        n += A_SIDE


@rule
def observe_side(s: State, side: int, out: Any, n: int) -> None:
    """Write what lies before one side."""
    for depth in range(DEPTHS):
        out[n + depth] = s.trapped[side, depth]
    n += DEPTHS
    out[n] = s.rocks[side]
    out[n + 1] = s.bubbles[side]
    out[n + 2] = rules.side_points(s, side)
    n += 3
    for colour in range(COLOURS):
        out[n] = s.height[side, colour]
        n += 1
        for row in range(COLUMN):
            out[n + row] = s.grid[side, colour, row]
        n += COLUMN


# --- For people ----------------------------------------------------------------------------------------------------


def piece(depth: int, kind: int) -> Told:
    """Name a kind of tile as data."""
    if kind < FOODS:
        return {"kind": "food", "colour": COLOUR_NAMES[kind // STEPS], "value": int(VALUES[depth, kind])}
    return {"kind": notation.THINGS[kind]}


PIECES = [[piece(depth, kind) for kind in range(KINDS)] for depth in range(DEPTHS)]


def show(s: State, viewer: int) -> Told:
    """Build what a viewer sees."""
    shown: Told = {
        "rules": s.rules,
        "seats": s.seats,
        "to_act": rules.to_act(s),
        "asked": Phase(s.phase).name.lower(),
        "side": s.side,
        "depth": s.depth + 1,
        "start": s.start,
        "token": "last_dive" if s.last else "start",
        "ending": bool(s.ending),
        "discarded": s.discarded,
        "depths": _show_depths(s),
        "sides": [_show_side(s, side) for side in range(s.sides)],
    }
    if s.phase == Phase.FLIPPED:
        shown["flipped"] = piece(s.depth, s.flipped)
    if s.seats == 1:
        shown["rival"] = {"depth": s.rival + 1, "level": LEVELS[s.level]}
    return shown


def _show_depths(s: State) -> list[Told]:
    def heap(pieces: list[Told], tiles: list[int]) -> list[Told]:
        return [{**thing, "n": n} for thing, n in zip(pieces, tiles, strict=True) if n]

    # plain lists first: a table is shown to everyone after every move, and cells of arrays are slow to read one by one
    heaps = zip(PIECES, s.down.tolist(), s.up.tolist(), s.unseen.tolist(), strict=True)
    return [
        {"down": down, "up": heap(things, up), "unseen": heap(things, unseen)} for things, down, up, unseen in heaps
    ]


def _show_side(s: State, side: int) -> Told:
    trapped = s.trapped[side].tolist()
    columns = zip(s.grid[side].tolist(), s.height[side].tolist(), strict=True)
    return {
        "points": rules.side_points(s, side),
        "grid": [column[:height] for column, height in columns],
        "rows": [
            {"sum": rules.row_sum(s, side, row), "points": rules.row_points(s, side, row)}
            for row in range(rules.rows(s, side))
        ],
        "rocks": int(s.rocks[side]),
        "bubbles": int(s.bubbles[side]),
        "trapped": trapped,
        "free": PENGUINS - sum(trapped),
    }


def tell(s: State, m: int, viewer: int) -> Told:
    """Tell a move as data, for the log, the board and the list of moves."""
    told: Told = {"kind": "", "seat": rules.to_act(s), "pieces": [], "places": [], "clause": ""}
    depth = s.depth

    def as_(kind: str, clause: str, pieces: list[Told] | None = None, places: list[int] | None = None) -> Told:
        return {**told, "kind": kind, "clause": clause, "pieces": pieces or [], "places": places or []}

    if m < FLIP:
        depth, kind = divmod(m - TAKE, SWAG)
        clause = "DD-31" if s.phase == Phase.RETURN else "DD-22"
        return as_("take" if clause == "DD-22" else "bring", clause, [piece(depth, kind)], [depth + 1])
    if m == FLIP:
        return as_("flip", "DD-22", places=[depth + 1])
    if m == LEAVE:
        return as_("leave", "DD-30" if s.trapped[s.side, depth] else "DD-43", places=[depth + 1])
    if m == SURFACE:
        return as_("surface", "DD-24", [piece(depth, s.flipped)], [depth + 1])
    if m == DEEPER:
        return as_("deeper", "DD-24", [piece(depth, s.flipped)], [min(depth + 2, DEPTHS)])
    if m == DECLINE:
        return as_("decline", "DD-31")
    if m == KEEP_ROCKS:
        return as_("no-rock", "DD-21", places=[1])
    if m < GIVE:
        return as_("rock", "DD-21", [{"kind": "rock"}], [m - DROP_ROCK + 1])
    if m < MOVES:
        colour = m - GIVE
        best = max(rules.best_of(s, s.rival, colour), colour * STEPS)
        return as_("give", "DD-61", [piece(s.rival, best)], [s.rival + 1])
    if m < TURN_UP:
        return {**as_("start", "DD-11"), "who": m - STARTS}
    kind = m - TURN_UP
    where = s.rival if s.phase == Phase.RIVAL_FLIP else depth
    more = {"who": s.side, "ends": "yes" if not s.ending and s.down[where] == 1 else "no"}  # DD-40
    if s.phase == Phase.RIVAL_FLIP:
        return {**as_("rival-flips", "DD-61", [piece(where, kind)], [where + 1]), **more}
    name = notation.THINGS.get(kind, "food")
    clause = {"predator": "DD-25", "bubbles": "DD-23"}.get(name, "DD-26" if depth == DEEPEST else "DD-24")
    then = {"DD-25": "trapped", "DD-26": "takes"}.get(clause, "on")
    return {**as_("turns-up", clause, [piece(where, kind)], [where + 1]), **more, "then": then}


def forbids(s: State, m: int) -> str | None:
    """Name the clause that forbids a move now; None when it is legal."""
    buffer = [0] * (LONGEST + 1)
    n = rules.legal(s, buffer)
    if m in buffer[:n]:
        return None
    phase = s.phase
    if phase == Phase.OVER:
        return "DD-41"
    if m >= MOVES:
        return _forbids_outcome(s, m)
    if phase == Phase.START:
        return "DD-11"
    if m >= GIVE or phase in (Phase.RIVAL_CHOICE, Phase.RIVAL_FLIP):
        return "DD-61"
    if m >= KEEP_ROCKS or phase == Phase.ROCK:
        return "DD-21"
    if m == DECLINE or phase == Phase.RETURN:
        return "DD-31"
    if m in (SURFACE, DEEPER) or phase == Phase.FLIPPED:
        return "DD-24"
    if phase == Phase.FLIP or m == FLIP:
        return "DD-22"
    if m == LEAVE:
        return "DD-30" if s.depth == DEEPEST else "DD-20"
    return "DD-22" if (m - TAKE) // SWAG == s.depth else "DD-20"


def _forbids_outcome(s: State, m: int) -> str:
    if m < TURN_UP:
        return "DD-11"
    if s.phase == Phase.RIVAL_FLIP:
        return "DD-61"
    return "DD-1" if s.phase == Phase.FLIP else "DD-22"


def explain(s: State, viewer: int) -> list[Told]:
    """Explain the points of every side, line by line."""
    lines: list[Told] = []
    for side in range(s.sides):
        is_rival = side >= s.seats
        for row in range(rules.rows(s, side)):
            whole = row < rules.full_rows(s, side)
            kind = "row-full" if whole else "row-hard" if is_rival and s.level == HARD else "row-half"
            values = [int(s.grid[side, c, row]) for c in range(COLOURS) if row < s.height[side, c]]
            lines.append(
                {
                    "side": side,
                    "kind": kind,
                    "clause": "DD-64" if kind == "row-hard" else "DD-50",
                    "row": row + 1,
                    "values": values,
                    "points": rules.row_points(s, side, row),
                }
            )
        if is_rival:
            for kind, n, worth in (
                ("rocks", int(s.rocks[side]), int(ROCK_POINTS[s.level])),
                ("bubbles", int(s.bubbles[side]), int(BUBBLES_POINTS[s.level])),
            ):
                if n and worth:
                    lines.append({"side": side, "kind": kind, "clause": "DD-64", "n": n, "points": n * worth})
    return lines + (_ties(s) if rules.to_act(s) == NOBODY and s.seats > 1 else [])


def _ties(s: State) -> list[Told]:
    """Give what breaks a tie, for every side that shares its points with another."""
    points = [rules.side_points(s, side) for side in range(s.sides)]
    return [
        {"side": side, "kind": "tie", "clause": "DD-50", "rows": rules.full_rows(s, side), "points": 0}
        for side in range(s.sides)
        if points.count(points[side]) > 1
    ]
