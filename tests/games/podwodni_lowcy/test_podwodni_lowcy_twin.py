"""The rules agree with their slow twin, move by move, over whole games."""

import random
from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from fathomfive.games.podwodni_lowcy import GAME
from fathomfive.games.podwodni_lowcy.components import CELLS, SET_CARDS
from fathomfive.games.podwodni_lowcy.notation import CARD_NAMES, cell_name
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.podwodni_lowcy import twin as slow
from games.podwodni_lowcy.twin import GOALS, LOOT, Twin, is_set


def heap(counts: Any) -> Counter[str]:
    """Count the cards of a heap by name."""
    return Counter({CARD_NAMES[card]: int(counts[card]) for card in range(1, len(counts)) if counts[card]})


def assert_alike(match: Match, twin: Twin) -> None:
    """Compare the whole table and all legal moves."""
    s = match.state
    assert {cell_name(cell): CARD_NAMES[s.grid[cell]] for cell in range(CELLS) if s.grid[cell]} == twin.grid
    assert [CARD_NAMES[card] if card else None for card in s.column[: s.laid]] == twin.column
    assert heap(s.deck) == Counter(twin.deck)
    assert heap(s.discards) == Counter(twin.discards)
    assert heap(s.pool) == Counter(twin.pool)
    assert Counter(net=s.nets, harpoon=s.harpoons) == Counter(twin.in_hand)
    for seat in range(match.seats):
        assert heap(s.up[seat]) == Counter(twin.up[seat])
        assert heap(s.down[seat]) == Counter(twin.down[seat])
    assert match.points() == [twin.points(seat) for seat in range(match.seats)]
    assert s.turns == twin.turns
    if twin.asked is None:
        assert match.to_act == NOBODY
        assert match.reason == twin.reason
        assert match.rank() == twin.places()
        return
    who, may = twin.asked
    assert match.to_act == (TABLE if who == slow.TABLE else who)
    assert set(match.texts()) == set(may)
    if match.to_act == TABLE:
        assert dict(zip(match.texts(), match.odds(), strict=True)) == may


def compare(seats: int, length: str, seed: int, hoard: float = 0.0) -> int:
    """Play a game beside its twin and count the positions compared; hoarders leave most sets unscored."""
    dice = random.Random(f"{seats} {length} {seed}")
    match, twin = Match(GAME, seats, {"length": length}, seed=seed), Twin(seats, length)
    assert_alike(match, twin)
    while not match.over:
        m = match.draw_outcome() if match.to_act == TABLE else dice.choice(match.legal())
        if match.write(m) == "score" and dice.random() < hoard:
            m = match.read("dive")
        twin.play(match.write(m))
        match.play(m)
        assert_alike(match, twin)
    return len(match.moves) + 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_rules_agree_with_the_slow_twin(seats: int) -> None:
    """PL-10, PL-22, PL-34, PL-40, PL-41, PL-50, PL-51"""
    assert compare(seats, "standard", 7) > 100


@pytest.mark.slow
@pytest.mark.parametrize("hoard", [0.0, 0.9], ids=["random", "hoarding"])
def test_the_rules_agree_with_the_slow_twin_over_many_games(hoard: float) -> None:
    """PL-10, PL-22, PL-34, PL-40, PL-41, PL-50, PL-51"""
    compared = 0
    seed = 100
    while compared < 40_000:
        compared += sum(compare(seats, length, seed, hoard) for seats in GAME.seats for length in GOALS)
        seed += 1


def test_the_table_of_sets_lists_every_set() -> None:
    """PL-50"""
    every = [cards for size in (3, 4) for cards in combinations_with_replacement(LOOT, size) if is_set(cards)]
    assert len(every) == 150
    assert sorted(tuple(CARD_NAMES[card] for card in cards) for cards in SET_CARDS) == sorted(every)
