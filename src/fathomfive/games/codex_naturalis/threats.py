"""What is about to end the game: a player near the points that call the end, decks that run out, the end of a round."""

from fathomfive.games.codex_naturalis.components import (
    CALL_AT,
    CORNERS,
    NOT_CALLED,
    PER,
    PER_CORNER,
    POINTS,
    Stage,
    State,
)
from fathomfive.games.codex_naturalis.imagine import hand_seen, unseen_fronts
from fathomfive.games.codex_naturalis.preview import Manuscript
from fathomfive.games.codex_naturalis.rules_manuscript import can_pay, card_points

ROUNDS = 2  # from so many rounds before they run out, the decks are a threat


def may_call(s: State, p: int, viewer: int) -> bool:
    """CN-30 May a seat call the end with the next card it lays, as far as a viewer may know its hand?"""
    if s.called != NOT_CALLED or s.stage != Stage.TURNS:
        return False
    needs = CALL_AT - int(s.points[p])
    held = [[card] if known else unseen_fronts(s, viewer, card) for card, known in hand_seen(s, p, viewer)]
    enough = [card for cards in held for card in cards if _most(s, p, card) >= needs and can_pay(s, p, card)]
    if not enough:
        return False
    manuscript = Manuscript(s, p)
    return any(_points(manuscript, card, at) >= needs for card in set(enough) for at in manuscript.open)


def _most(s: State, p: int, card: int) -> int:
    """CN-24 Give points that a card cannot exceed, wherever it goes."""
    per = int(PER[card])
    times = CORNERS if per == PER_CORNER else int(s.symbols[p, per]) + 1 if per else 1
    return int(POINTS[card]) * times


def _points(manuscript: Manuscript, card: int, at: int) -> int:
    """CN-24 Count the points that a card scores at a spot."""
    covers = len(manuscript.site(at).under)
    return int(card_points(manuscript.symbols_after(card, at), manuscript.seat, card, covers))


def draws_left(s: State) -> int | None:
    """CN-30 Count the draws until both decks are empty, once that is near; each draw takes one card from a deck."""
    left = int(s.size.sum())
    return left if s.called == NOT_CALLED and left <= ROUNDS * s.seats else None


def ends_round(s: State) -> bool:
    """CN-27, CN-30 Does the turn of the seat to act end a round: has nobody after it an open place?"""
    if s.stage != Stage.TURNS:
        return False
    later = range(1, (int(s.start) - int(s.seat)) % s.seats or s.seats)
    return not any(s.places[(s.seat + n) % s.seats] for n in later)
