"""Moves of Klofni rybku as data, for the log, the board and the list of moves."""

from fathomfive.games.deep_dive.components import (
    BUBBLES,
    DECLINE,
    DEEPER,
    DEEPEST,
    DEPTHS,
    DROP_ROCK,
    FLIP,
    GIVE,
    KEEP_ROCKS,
    LEAVE,
    MOVES,
    PENGUINS,
    PREDATOR,
    ROCK,
    STARTS,
    STEPS,
    SURFACE,
    SWAG,
    TAKE,
    TURN_UP,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.deep_dive.pieces import piece
from fathomfive.games.deep_dive.rules import to_act
from fathomfive.games.deep_dive.rules_dive import lies_ready
from fathomfive.games.deep_dive.rules_solo import best_of
from fathomfive.kernel.game import JsonObject


def tell(s: State, m: int, viewer: int) -> JsonObject:
    """Describe a move."""
    kind, clause, pieces, places, more = _outcome(s, m) if m >= MOVES else (*_decision(s, m), {})
    return {"kind": kind, "seat": to_act(s), "pieces": pieces, "places": places, "clause": clause, **more}


def _decision(s: State, m: int) -> tuple[str, str, list[JsonObject], list[int]]:
    """Give the kind, clause, pieces and places of a decision."""
    here = s.depth + 1
    if m < FLIP:
        depth, kind = divmod(m - TAKE, SWAG)
        word, clause = ("bring", "DD-31") if s.phase == Phase.RETURN else ("take", "DD-22")
        return word, clause, [piece(depth, kind)], [depth + 1]
    if m == FLIP:
        return "flip", "DD-22", [], [here]
    if m == LEAVE:
        return "leave", "DD-30" if s.trapped[s.side, s.depth] else "DD-43", [], [here]
    if m == SURFACE:
        return "surface", "DD-24", [piece(s.depth, s.flipped)], [here]
    if m == DEEPER:
        return "deeper", "DD-24", [piece(s.depth, s.flipped)], [min(here + 1, DEPTHS)]
    if m == DECLINE:
        return "decline", "DD-31", [], []
    if m == KEEP_ROCKS:
        return "no-rock", "DD-21", [], [1]
    if m < GIVE:
        return "rock", "DD-21", [piece(0, ROCK)], [m - DROP_ROCK + 1]
    colour = m - GIVE
    best = max(best_of(s, s.rival, colour), colour * STEPS)
    return "give", "DD-61", [piece(s.rival, best)], [s.rival + 1]


def _outcome(s: State, m: int) -> tuple[str, str, list[JsonObject], list[int], JsonObject]:
    """Give the kind, clause, pieces and places of an outcome of the TABLE, whom it concerns and what follows."""
    if m < TURN_UP:
        return "start", "DD-11", [], [], {"who": m - STARTS}
    kind = m - TURN_UP
    depth = flip_depth(s)
    ends = "yes" if not s.ending and s.down[depth] == 1 else "no"  # DD-40
    word, clause, then = turn_up(s, kind)
    more = {"who": s.side, "ends": ends, "then": then}
    if then == "trapped":
        more["home"] = _homecoming(s)
    return word, clause, [piece(depth, kind)], [depth + 1], more


def _homecoming(s: State) -> str:
    """DD-31 Say whether the penguin that is trapped now is the third one, and whether there is something to bring."""
    if s.trapped[s.side].sum() < PENGUINS - 1:
        return "no"
    depths = (depth for depth in range(DEPTHS) if s.trapped[s.side, depth] or depth == s.depth)
    return "laden" if any(lies_ready(s, depth) for depth in depths) else "empty"


def flip_depth(s: State) -> int:
    """Give the depth where a tile is flipped."""
    return s.rival if s.phase == Phase.RIVAL_FLIP else s.depth


def turn_up(s: State, kind: int) -> tuple[str, str, str]:
    """Give the word and the clause for a tile that turns up, and the word for what follows."""
    if s.phase == Phase.RIVAL_FLIP:
        return "rival-flips", "DD-61", "stays" if kind == PREDATOR else "keeps"
    if kind == PREDATOR:
        return "turns-up", "DD-25", "trapped"
    if kind == BUBBLES:
        return "turns-up", "DD-23", "on"
    return ("turns-up", "DD-26", "takes") if s.depth == DEEPEST else ("turns-up", "DD-24", "choice")
