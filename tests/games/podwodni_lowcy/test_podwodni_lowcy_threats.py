"""What divers of Podwodni łowcy are about to win or to lose."""

from collections import Counter
from functools import cache
from itertools import combinations, islice
from typing import Any

import pytest

from fathomfive.games.podwodni_lowcy import GAME
from fathomfive.kernel.match import Match
from games.podwodni_lowcy.sea import cards, over, sea
from games.podwodni_lowcy.twin import LOOT, is_set
from walks import walk


def named(piece: dict[str, Any]) -> str:
    """Name a card as the notation does."""
    return piece["colour"][0].upper() + piece["letter"] if piece["kind"] == "fish" else str(piece["kind"])


@cache
def scores(own: tuple[str, ...], beyond: int = 2) -> bool:
    """Find by trying all of them whether three or four cards are a set, and two more are left."""
    return any(is_set(some) for n in (3, 4) if len(own) >= n + beyond for some in set(combinations(own, n)))


def able(up: Counter[str]) -> bool:
    """Say whether a diver with these cards could score a set."""
    return scores(tuple(sorted(up.elements())))


def slowly(up: Counter[str]) -> dict[str, Any]:
    """The slow twin: tries every loss and every card."""
    if able(up):
        washed = [able(Counter({card: n for card, n in up.items() if card != lost})) for lost in up]
        netted = [able(up - Counter([lost])) for lost in up]
        perils = ["wave"] * (not any(washed)) + ["net"] * (not all(netted))
        return {"ready": True, "perils": perils, "wants": []}
    is_whole = scores(tuple(sorted(up.elements())), beyond=0)  # only other cards are missing
    return {
        "ready": False,
        "perils": [],
        "wants": [card for card in LOOT if not is_whole and able(up + Counter([card]))],
    }


def shown(match: Match, side: int) -> dict[str, Any]:
    """Give what is shown of one diver's sets, with cards by name."""
    own = match.show()["sides"][side]
    return {"ready": own["ready"], "perils": own["perils"], "wants": [named(card) for card in own["wants"]]}


@pytest.mark.parametrize("seats", [2, 5])
def test_the_sets_shown_are_those_found_by_trying_every_card(seats: int) -> None:
    """PL-40, PL-50, PL-51"""
    kinds: Counter[str] = Counter()
    for seed in range(2):
        for match, _ in islice(walk(GAME, seats, {}, seed), 400):
            if match.over:
                continue
            for side, own in enumerate(match.show()["sides"]):
                up = Counter({named(heap): heap["n"] for heap in own["up"]})
                if up.total() > 12:
                    continue  # too many to try
                found = slowly(up)
                assert shown(match, side) == found, str(match)
                kinds.update([*found["perils"], "wants" if found["wants"] else "ready" if found["ready"] else "none"])
    assert min(kinds[kind] for kind in ("wave", "net", "wants", "ready", "none")) > 5, kinds


def test_a_diver_is_ready_exactly_when_scoring_is_legal_on_their_turn() -> None:
    """PL-11"""
    for match, _ in islice(walk(GAME, 2, {}, 3), 900):
        if match.show()["asked"] == "turn":
            assert match.show()["sides"][match.to_act]["ready"] == ("score" in match.texts())


@pytest.mark.parametrize(
    ("up", "ready", "perils", "wants"),
    [
        ("3xRA GB YC", True, ["wave", "net"], []),
        ("3xRA 3xGB", True, ["wave"], []),  # a net leaves three alike and two more
        ("3xRA GB YC GC", True, ["net"], []),  # the wave may have a single fish
        ("3xRA 3xGB 2xYC", True, [], []),
        ("2xRA GB YC", False, [], ["RA", "shrimp"]),
        ("3xRA GB", False, [], []),  # any card would do
        ("2xRA GB", False, [], []),  # with a third one, two more cards would be missing
        ("RA RB RC GA GB", False, [], ["RA", "RB", "RC", "shrimp"]),
    ],
)
def test_what_endangers_a_set_and_what_completes_one(up: str, ready: bool, perils: list[str], wants: list[str]) -> None:
    """PL-32, PL-40, PL-50"""
    found = shown(sea(up={2: up}), 1)
    assert found == slowly(cards(up))
    assert found == {"ready": ready, "perils": perils, "wants": wants}


def test_nothing_is_endangered_after_the_end() -> None:
    """PL-61"""
    assert shown(over(), 0) == {"ready": False, "perils": [], "wants": []}
