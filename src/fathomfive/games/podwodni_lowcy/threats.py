"""What divers are about to win or to lose: sets that lie face up, and the cards that would complete one."""

from fathomfive.games.podwodni_lowcy.components import BEYOND, KEPT, KINDS, SHRIMP, Phase, State
from fathomfive.games.podwodni_lowcy.pieces import piece
from fathomfive.kernel.game import JsonObject

_COLOURS = [range(1 + colour, 1 + colour + KINDS) for colour in range(0, SHRIMP - 1, KINDS)]
_KINDS = [range(1 + kind, SHRIMP, KINDS) for kind in range(KINDS)]
LINES = (*_COLOURS, *_KINDS)  # sorts of fish of one colour, or of one kind


def has_set(up: list[int], beyond: int = BEYOND) -> bool:
    """PL-50, PL-51 Is there a set, with some more cards, among these face-up cards, counted by sort?"""
    held, shrimp = sum(up), min(1, up[SHRIMP])
    if held < 3 + beyond:
        return False
    if max(up[1:SHRIMP]) + shrimp >= 3:
        return True
    return held >= 4 + beyond and any(sum(up[card] for card in line) + shrimp >= 4 for line in LINES)


def threats(s: State, side: int) -> JsonObject:
    """PL-32, PL-40, PL-50 Show how near a diver is to a set.

    ready: the diver could score a set now, if it were their turn.
    perils: what would cost them that: a wave, whichever group they give up, or a net that takes the right card.
    wants: the cards that would complete a set so that they could score it; none where only other cards are missing.
    """
    up = s.up[side].tolist()
    if s.phase == Phase.OVER:
        return {"ready": False, "perils": [], "wants": []}
    if has_set(up):
        own = [card for card in range(1, KEPT) if up[card]]
        wave = not any(has_set(_changed(up, card, -up[card])) for card in own)
        net = not all(has_set(_changed(up, card, -1)) for card in own)
        return {
            "ready": True,
            "perils": [name for name, is_one in (("wave", wave), ("net", net)) if is_one],
            "wants": [],
        }
    wants = [] if has_set(up, 0) else [card for card in range(1, KEPT) if has_set(_changed(up, card, 1))]
    return {"ready": False, "perils": [], "wants": [piece(card) for card in wants]}


def _changed(up: list[int], card: int, by: int) -> list[int]:
    """Count face-up cards after some of a sort came or went."""
    return [n + by if sort == card else n for sort, n in enumerate(up)]
