"""What a viewer may know, and re-dealing everything else."""

from fathomfive.games.codex_naturalis.components import DECK, EACH, HAND, OBJECTIVES, Phase, State
from fathomfive.games.codex_naturalis.rules_manuscript import is_seen
from fathomfive.kernel.dice import Dice, below
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.speed import rule

# --- What a viewer may know ------------------------------------------------------------------------------------


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
    """CN-12, CN-26 May a viewer know the objective that a player returned?  Only its owner may."""
    return viewer in (TABLE, owner)


def hand_seen(s: State, owner: int, viewer: int) -> list[tuple[int, bool]]:
    """List a hand as a viewer may know it: (card, True), or (back, False); in an order that reveals nothing."""
    known, hidden = [], []
    for k in range(HAND):
        card = int(s.hand[owner, k]) - 1
        if card >= 0 and knows_card(s, owner, card, viewer):
            known.append((card, True))
        elif card >= 0:
            hidden.append((card // EACH, False))
    return known + hidden


def unseen_fronts(s: State, viewer: int, back: int) -> list[int]:
    """CN-26 List the cards with a back whose front the viewer has not seen: any of them may be in the deck."""
    cards = range(back * EACH, back * EACH + EACH)
    if viewer == TABLE:
        return [card for card in cards if int(s.cards[card // DECK]) >> card % DECK & 1]
    own: set[int] = set()
    if viewer >= 0:
        own |= {card - 1 for card in s.hand[viewer].tolist()}
        own |= {~face for face in s.face[viewer, : s.laid[viewer]].tolist()}
    return [card for card in cards if card not in own and not is_seen(s, card)]


def unseen_objectives(s: State, viewer: int) -> int:
    """CN-12 Count the objectives the viewer has not seen: any of them may be in the deck."""
    if viewer == TABLE:
        return int(s.objectives).bit_count()
    own = s.secret[viewer].tolist() if viewer >= 0 else []
    seen = [n for n in (*s.common.tolist(), *own) if n > 0]
    return OBJECTIVES - len(seen)


# --- Re-dealing the rest ---------------------------------------------------------------------------------------


@rule
def imagine(s: State, viewer: int, dice: Dice) -> None:
    """CN-26 Re-deal what the viewer cannot know, every placing equally likely.

    Backs are known to all, so the unseen cards of one back change places among themselves: other hands, cards laid face
    down and the deck.
    """
    if viewer == TABLE:
        return
    for p in range(s.seats):
        if p != viewer:
            for k in range(HAND):
                back_to_deck(s, int(s.hand[p, k]) - 1)
            for i in range(1, s.laid[p]):
                back_to_deck(s, ~int(s.face[p, i]))
    for p in range(s.seats):
        if p != viewer:
            for k in range(HAND):
                s.hand[p, k] = 1 + deal_like(s, int(s.hand[p, k]) - 1, dice)
            for i in range(1, s.laid[p]):
                if s.face[p, i] < 0:
                    s.face[p, i] = ~deal_like(s, ~int(s.face[p, i]), dice)
            sort_hand(s, p)
    imagine_objectives(s, viewer, dice)


@rule
def is_unseen(s: State, card: int) -> bool:
    """Is this a card whose front only its owner has seen?"""
    return card >= 0 and not is_seen(s, card)


@rule
def back_to_deck(s: State, card: int) -> None:
    """Return an unseen card to its deck."""
    if is_unseen(s, card):
        s.cards[card // DECK] |= 1 << card % DECK


@rule
def deal_like(s: State, card: int, dice: Dice) -> int:
    """Deal a random card with the same back in place of an unseen one; a known card stays."""
    if not is_unseen(s, card):
        return card
    sort = card // DECK
    first = card % DECK // EACH * EACH
    chosen = first + one_of(int(s.cards[sort]) >> first, EACH, dice)
    s.cards[sort] ^= 1 << chosen
    return sort * DECK + chosen


@rule
def one_of(bits: int, width: int, dice: Dice) -> int:
    """Choose one of the lowest bits that are set, each equally likely."""
    n = 0
    for k in range(width):
        n += bits >> k & 1
    mark = below(dice, n)
    chosen = 0
    for k in range(width):
        if bits >> k & 1:
            if mark == 0:
                chosen = k
            mark -= 1
    return chosen


@rule
def sort_hand(s: State, p: int) -> None:
    """Sort a hand again, because cards with the same back have changed."""
    for end in range(HAND - 1, 0, -1):
        for k in range(end):
            if s.hand[p, k + 1] > 0 and s.hand[p, k] > s.hand[p, k + 1]:
                higher = s.hand[p, k]
                s.hand[p, k] = s.hand[p, k + 1]
                s.hand[p, k + 1] = higher


@rule
def imagine_objectives(s: State, viewer: int, dice: Dice) -> None:
    """CN-12, CN-26 Re-deal the objectives that others drew; the kept ones are known at the end."""
    first = 1 if s.phase == Phase.OVER else 0
    for p in range(s.seats):
        for k in range(first, 2):
            if p != viewer and s.secret[p, k] > 0:
                s.objectives |= 1 << int(s.secret[p, k]) - 1
    for p in range(s.seats):
        for k in range(first, 2):
            if p != viewer and s.secret[p, k] > 0:
                drawn = one_of(s.objectives, OBJECTIVES, dice)
                s.objectives ^= 1 << drawn
                s.secret[p, k] = drawn + 1
    p = s.seat
    if s.phase == Phase.KEEP and s.secret[p, 0] > s.secret[p, 1]:
        higher = s.secret[p, 0]
        s.secret[p, 0] = s.secret[p, 1]
        s.secret[p, 1] = higher
