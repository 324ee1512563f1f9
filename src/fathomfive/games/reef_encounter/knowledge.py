"""Which polyps a viewer may know (RE-47); every other module asks here."""

from fathomfive.games.reef_encounter.components import COLOURS, Phase, State
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.speed import rule


@rule
def knows_hand(owner: int, viewer: int) -> bool:
    """RE-47 May a viewer know every polyp behind a screen?  Only the owner may."""
    return viewer == TABLE or viewer == owner  # a tuple of two widths does not compile


@rule
def knows_fed(s: State, owner: int, viewer: int) -> bool:
    """RE-47 May a viewer know the polyp a player fed first?  Everyone may at the end, when parrotfish are counted."""
    return knows_hand(owner, viewer) or s.phase == Phase.OVER


@rule
def knows_bag(s: State, colour: int, viewer: int) -> bool:
    """RE-47 May a viewer know how many polyps of a colour are in the bag?

    Everyone may once the bag was seen to hold none, because everything that goes in or out later is seen, too.
    """
    return viewer == TABLE or s.counted >> colour & 1 == 1


@rule
def surely_in_bag(s: State, colour: int) -> bool:
    """RE-47 Can everyone work out that the bag holds a polyp of a colour?

    Everyone can if more polyps of the colour are unseen than could be behind screens or fed in secret.
    """
    unseen = int(s.bag[colour])
    elsewhere = 0
    for p in range(s.seats):
        unseen += int(s.hand[p, colour]) - int(s.noted[p, colour]) + (s.fed[p] == colour + 1)
        elsewhere += unnoted(s, p) + 1
    return unseen > elsewhere


@rule
def behind(s: State, owner: int) -> int:
    """RE-47 Count the polyps behind a screen."""
    n = 0
    for colour in range(COLOURS):
        n += int(s.hand[owner, colour])
    return n


@rule
def unnoted(s: State, owner: int) -> int:
    """RE-47 Count the polyps behind a screen whose colour the other players do not know."""
    n = behind(s, owner)
    for colour in range(COLOURS):
        n -= int(s.noted[owner, colour])
    return n


def hand_seen(s: State, owner: int, viewer: int) -> tuple[list[int], int]:
    """Give the polyps behind a screen that a viewer may know by colour, and the number of the others."""
    if knows_hand(owner, viewer):
        return [int(n) for n in s.hand[owner]], 0
    return [int(n) for n in s.noted[owner]], unnoted(s, owner)


def fish_seen(s: State, owner: int, viewer: int) -> tuple[list[int], int]:
    """Give the polyps in a parrotfish that a viewer may know by colour, and the number of the others."""
    polyps = [int(n) for n in s.fish[owner]]
    if knows_fed(s, owner, viewer) or s.fed[owner] == 0:
        return polyps, 0
    polyps[int(s.fed[owner]) - 1] -= 1
    return polyps, 1


def unseen(s: State, viewer: int) -> list[int]:
    """Count the polyps that the viewer has not seen: in the bag, behind screens, and fed in secret."""
    found = [int(n) for n in s.bag]
    for p in range(s.seats):
        known_hand, _ = hand_seen(s, p, viewer)
        known_fish, _ = fish_seen(s, p, viewer)
        for colour in range(COLOURS):
            found[colour] += int(s.hand[p, colour]) - known_hand[colour]
            found[colour] += int(s.fish[p, colour]) - known_fish[colour]
    return found
