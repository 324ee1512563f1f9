"""What a viewer sees of Klofni rybku: everything but what the unseen tiles are."""

from fathomfive.games.deep_dive.components import DEPTHS, LEVELS, PENGUINS, Phase, State
from fathomfive.games.deep_dive.explain import grid_of
from fathomfive.games.deep_dive.pieces import PIECES, piece
from fathomfive.games.deep_dive.rules import to_act
from fathomfive.games.deep_dive.rules_scoring import points_beside
from fathomfive.kernel.game import JsonObject


def show(s: State, viewer: int) -> JsonObject:
    """Build what a viewer sees."""
    shown: JsonObject = {
        "rules": s.rules,
        "seats": s.seats,
        "to_act": to_act(s),
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
    if s.phase == Phase.RETURN:
        shown["homes"] = [depth + 1 for depth in range(DEPTHS) if s.homes >> depth & 1]  # DD-31
    if s.seats == 1:
        shown["rival"] = {"depth": s.rival + 1, "level": LEVELS[s.level]}
    return shown


def _show_depths(s: State) -> list[JsonObject]:
    def heap(pieces: list[JsonObject], tiles: list[int]) -> list[JsonObject]:
        return [{**thing, "n": n} for thing, n in zip(pieces, tiles, strict=True) if n]

    # plain lists first: a table is shown to everyone after every move, and cells of arrays are slow to read one by one
    heaps = zip(PIECES, s.down.tolist(), s.up.tolist(), s.unseen.tolist(), strict=True)
    return [
        {"down": down, "up": heap(things, up), "unseen": heap(things, unseen)} for things, down, up, unseen in heaps
    ]


def _show_side(s: State, side: int) -> JsonObject:
    trapped = s.trapped[side].tolist()
    grid = grid_of(s, side)
    return {
        "points": sum(row.points for row in grid.rows) + points_beside(s, side),
        "grid": [list(column) for column in grid.columns],
        "rows": [{"sum": row.total, "points": row.points} for row in grid.rows],
        "rocks": int(s.rocks[side]),
        "bubbles": int(s.bubbles[side]),
        "trapped": trapped,
        "free": PENGUINS - sum(trapped),
    }
