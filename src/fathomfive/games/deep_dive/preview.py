"""What a decision of Klofni rybku would do."""

from collections.abc import Iterator

from fathomfive.games.deep_dive.components import (
    COLOURS,
    DECLINE,
    DEEPER,
    DEEPEST,
    DEPTHS,
    DROP_ROCK,
    FLIP,
    FOODS,
    GIVE,
    KEEP_ROCKS,
    LEAVE,
    PENGUINS,
    PREDATOR,
    ROCK,
    STEPS,
    SURFACE,
    SWAG,
    TAKE,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.deep_dive.pieces import piece
from fathomfive.games.deep_dive.rules import play, to_act
from fathomfive.games.deep_dive.rules_dive import first_stop
from fathomfive.games.deep_dive.rules_scoring import row_points
from fathomfive.games.deep_dive.rules_solo import best_of
from fathomfive.games.deep_dive.tell import flip_depth, turn_up
from fathomfive.kernel.game import TABLE, JsonObject
from fathomfive.kernel.preview import Preview, after


def preview(s: State, m: int, viewer: int) -> Preview:
    """Describe what a legal decision would do: the row that food goes to, the next depth, the odds of a flip."""
    later: State = after(s, play, m)
    effects = [*_effects(s, m, later), *_what_ends(s, later)]
    points = [0] * s.sides
    for effect in effects:
        points[s.side] += effect.get("gain", 0)
    return {"points": points, "effects": effects, "chances": _chances(later) if to_act(later) == TABLE else []}


def _effects(s: State, m: int, later: State) -> Iterator[JsonObject]:
    """Give what a decision does to pieces, in order."""
    if m < FLIP:
        yield _gained(s, later, (m - TAKE) // SWAG, (m - TAKE) % SWAG)
    elif m == FLIP:
        yield from _flip(s)
    elif m == LEAVE:
        yield from _dive(s, s.depth + 1)
    elif m == SURFACE:
        yield _gained(s, later, s.depth, s.flipped)
    elif m == DEEPER:
        yield _effect("left", "DD-24", [piece(s.depth, s.flipped)], [s.depth + 1])
        yield from _dive(s, s.depth + 1)
    elif m == DECLINE:
        yield _effect("empty-handed", "DD-31")
    elif m == KEEP_ROCKS:
        yield from _dive(s, 0)
    elif m < GIVE:
        yield _effect("rock-dropped", "DD-21", [piece(0, ROCK)])
        yield from _dive(s, m - DROP_ROCK)
    else:
        yield _gained(s, later, s.rival, best_of(s, s.rival, m - GIVE))
        if later.rival != s.rival:
            yield _effect("rival-dives", "DD-62", places=[later.rival + 1])


def _effect(
    kind: str, clause: str, pieces: list[JsonObject] | None = None, places: list[int] | None = None
) -> JsonObject:
    return {"kind": kind, "clause": clause, "pieces": pieces or [], "places": places or []}


def _gained(s: State, later: State, depth: int, kind: int) -> JsonObject:
    """DD-21, DD-28, DD-50 Describe where a tile goes: food to its row, a rock beside the grid."""
    pieces, places = [piece(depth, kind)], [depth + 1]
    if kind >= FOODS:
        return _effect("rock-useless" if s.last else "rock-gained", "DD-21", pieces, places)
    row = int(s.height[s.side, kind // STEPS])
    filled = sum(height > row for height in later.height[s.side].tolist())
    word = ("row-opens", "row-grows", "row-completes")[filled - 1]
    points = row_points(later, s.side, row)
    return {
        **_effect(word, "DD-28" if filled < COLOURS else "DD-50", pieces, places),
        "side": s.side, "row": row + 1, "n": filled, "of": COLOURS, "points": points,
        "gain": points - row_points(s, s.side, row),
    }  # fmt: skip


def _flip(s: State) -> Iterator[JsonObject]:
    """DD-31, DD-40 Warn of what a flip may or must lead to besides the tile."""
    trapped = int(s.trapped[s.side].sum())
    if trapped == PENGUINS - 1 and s.unseen[s.depth, PREDATOR] > 0:
        yield _effect("third-penguin", "DD-31", [{"kind": "predator"}], [s.depth + 1])
    if s.down[s.depth] == 1 and not s.ending:
        yield _effect("last-tile", "DD-40", places=[s.depth + 1])


def _dive(s: State, depth: int) -> Iterator[JsonObject]:
    """DD-20, DD-27 Describe the way down to a depth: what is passed, and what awaits the diver."""
    stop = first_stop(s, depth)
    if stop > depth:
        yield {**_effect("passes", "DD-27", places=[n + 1 for n in range(depth, stop)]), "n": stop - depth}
    if stop == DEPTHS:
        yield _effect("empty-handed", "DD-27")
        return
    unseen, up = s.unseen[stop].tolist(), s.up[stop].tolist()
    ready = [piece(stop, kind) for kind in range(SWAG) for _ in range(up[kind])]
    may_leave = stop < DEEPEST and s.trapped[s.side, stop] > 0
    flips = s.down[stop] > 0
    yield {
        **_effect("dives", "DD-20", ready, [stop + 1]),
        "n": len(ready),
        "predators": unseen[PREDATOR] if flips else 0,
        "unseen": sum(unseen) if flips else 0,
        "own": "yes" if may_leave else "no",
    }


def _what_ends(s: State, later: State) -> Iterator[JsonObject]:
    """DD-41 Say whether the decision begins the last round, or ends the game."""
    if later.phase == Phase.OVER:
        yield _effect("game-ends", "DD-41")
    elif later.last > s.last:
        yield _effect("last-round", "DD-41")


def _chances(s: State) -> list[JsonObject]:
    """DD-22 Sum up the tiles that may turn up by what follows."""
    found: dict[tuple[str, str, str], JsonObject] = {}
    unseen = s.unseen[flip_depth(s)].tolist()
    of = sum(unseen)
    for kind, n in enumerate(unseen):
        if n:
            word, clause, then = key = turn_up(s, kind)
            found.setdefault(key, {"kind": word, "then": then, "clause": clause, "weight": 0, "of": of})["weight"] += n
    return list(found.values())
