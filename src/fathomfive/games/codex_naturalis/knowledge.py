"""Who may know which front.  Nothing else decides it."""

from fathomfive.games.codex_naturalis.components import EACH, HAND, Phase, State
from fathomfive.games.codex_naturalis.rules_manuscript import is_seen
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.speed import rule


@rule
def knows_card(s: State, owner: int, card: int, viewer: int) -> bool:
    """CN-26 May a viewer know the front of a card in a hand, or of one laid face down?"""
    return viewer in (TABLE, owner) or is_seen(s, card)


@rule
def knows_kept(s: State, owner: int, viewer: int) -> bool:
    """CN-12, CN-26 May a viewer know the objective that a player keeps?  All may at the end."""
    return viewer in (TABLE, owner) or s.phase == Phase.OVER


@rule
def knows_returned(s: State, owner: int, viewer: int) -> bool:
    """CN-12, CN-26 May a viewer know the objective that a player returned?  Nobody else ever may."""
    return viewer in (TABLE, owner)


def hand_seen(s: State, owner: int, viewer: int) -> list[tuple[int, bool]]:
    """List a hand as a viewer may know it: (card, True), or (back, False); in an order that tells nothing more."""
    known, hidden = [], []
    for k in range(HAND):
        card = int(s.hand[owner, k]) - 1
        if card >= 0 and knows_card(s, owner, card, viewer):
            known.append((card, True))
        elif card >= 0:
            hidden.append((card // EACH, False))
    return known + hidden
