"""What a decision of Kipicot would do."""

from collections.abc import Iterator

from fathomfive.games.kipicot.components import (
    ADD,
    BLOCK,
    BLOCKS_WITH,
    CALM_ROUNDS,
    FIGURE,
    MOVE,
    RED,
    SQUARES,
    STAY,
    WAYS,
    YELLOW,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.kipicot.notation import square_name
from fathomfive.games.kipicot.pieces import by_colour, colours_on, each, figure, names, token
from fathomfive.games.kipicot.rules import catch, fishing_squares, play, winning_blocks
from fathomfive.kernel.game import JsonObject
from fathomfive.kernel.preview import Preview, after


def preview(s: State, m: int, viewer: int) -> Preview:
    """Describe what a legal decision would do: tokens covered or won, fishing squares completed or broken, the end."""
    later: State = after(s, play, m)
    points = [0] * s.seats
    if m >= FIGURE:
        effects = [*_figure(s, m - FIGURE), *_what_ends(later)]
        points[s.seat] = sum(effect["n"] for effect in effects if effect["kind"] == "wins")
    else:
        effects = [*_token(s, m), *_blocks(s, later), *_what_follows(s, later)]
    return {"points": points, "effects": effects, "chances": []}


def _effect(
    kind: str, clause: str, pieces: list[JsonObject] | None = None, places: list[str] | None = None
) -> JsonObject:
    return {"kind": kind, "clause": clause, "pieces": pieces or [], "places": places or []}


def _block(kind: str, block: int) -> JsonObject:
    """Give an effect on a block, said by two opposite corners: the first of its places, and `to`."""
    places = names(BLOCK << block)
    return {**_effect(kind, "KI-30", places=places), "to": places[-1]}


# --- Steps 1 and 2 -----------------------------------------------------------------------------------------------


def _token(s: State, m: int) -> Iterator[JsonObject]:
    """KI-20, KI-21 Give the token that a move uncovers or covers, and the last one of a supply."""
    if m < STAY:
        square = (m - MOVE) // WAYS
        for colour in colours_on(s, square)[1:]:
            yield _effect("uncovers", "KI-20", [token(colour)], [square_name(square)])
    elif m > STAY:
        colour, square = divmod(m - ADD, SQUARES)
        if int(s.top[1 - colour]) >> square & 1:
            yield _effect("covers", "KI-21", [token(1 - colour)], [square_name(square)])
        if s.supply[colour] == 1:
            yield _effect("last-token", "KI-40", [token(colour)])


def _blocks(s: State, later: State) -> Iterator[JsonObject]:
    """KI-30 Give the fishing squares that a move completes, and those that it breaks."""
    before, then = fishing_squares(s), fishing_squares(later)
    for kind, blocks in (("completes", then & ~before), ("breaks", before & ~then)):
        for block in each(blocks):
            yield _block(kind, block)


def _what_follows(s: State, later: State) -> Iterator[JsonObject]:
    """KI-22 Warn when the next player must add a token, unless this turn wins some."""
    if later.phase == Phase.FIGURE and later.calm == CALM_ROUNDS * s.seats:
        yield _effect("forces-add", "KI-22")


# --- Step 3 ------------------------------------------------------------------------------------------------------


def _figure(s: State, square: int) -> Iterator[JsonObject]:
    """KI-30, KI-31 Give the tokens that the figure wins, those it does not, and the blocks that are barred."""
    caught = catch(s, square)
    blocks = winning_blocks(s, square)
    if caught:
        colours = [colour for q in each(caught) for colour in colours_on(s, q)]
        yield {
            **_effect("wins", "KI-31", [token(colour) for colour in colours], names(caught)),
            "n": len(colours),
            **by_colour([colours.count(RED), colours.count(YELLOW)]),
        }
        squares = 0
        for block in each(blocks):
            squares |= BLOCK << block
        protected = squares & ~caught
        if protected:
            pieces = [token(colour) for q in each(protected) for colour in colours_on(s, q)]
            yield {**_effect("protected", "KI-31", pieces, names(protected)), "n": len(pieces)}
        yield _effect("figure-returns", "KI-31", [figure(s.seat)])
    for block in each(fishing_squares(s) & int(BLOCKS_WITH[square]) & ~blocks):
        yield _block("barred", block)


def _what_ends(later: State) -> Iterator[JsonObject]:
    """KI-40 Say whether the game ends."""
    if later.phase == Phase.OVER:
        yield _effect("game-ends", "KI-40")
