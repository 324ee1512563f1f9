"""Dice give the same numbers on every engine, and are fair."""

import numpy as np
import pytest
from numba import njit

from fathomfive.kernel import dice as d
from fathomfive.kernel.speed import register_rules


def test_dice_give_the_same_numbers_on_every_engine() -> None:
    register_rules("cpu")
    seed, throw, below = d.seed, d.throw, d.below

    @njit  # type: ignore[untyped-decorator]  # Numba has no types
    def compiled(series: int, game: int, out: d.Dice) -> None:
        dice = np.zeros(1, np.int64)
        seed(dice, series, game)
        for i in range(0, len(out), 2):
            out[i] = throw(dice)
            out[i + 1] = below(dice, 1 + i * i)

    for series, game in ((0, 0), (7, 3), ((1 << 63) - 1, (1 << 40) + 5)):
        fast = np.zeros(2000, np.int64)
        compiled(series, game, fast)
        dice = d.seeded(series, game)
        slow = [x for i in range(0, 2000, 2) for x in (d.throw(dice), d.below(dice, 1 + i * i))]
        assert fast.tolist() == slow


def test_the_state_of_dice_always_fits_a_word() -> None:
    dice = d.seeded(1)
    for _ in range(10_000):
        d.throw(dice)
        assert 0 < int(dice[0]) < d.CARRY << 32


def test_every_game_of_a_series_has_dice_of_its_own() -> None:
    starts = {int(d.seeded(series, game)[0]) for series in range(3) for game in range(5_000)}
    assert len(starts) == 15_000


@pytest.mark.parametrize("n", [2, 3, 6, 12, 1000])
def test_below_is_even(n: int) -> None:
    dice = d.seeded(n)
    throws = 60_000
    counts = np.bincount([d.below(dice, n) for _ in range(throws)], minlength=n)
    expected = throws / n
    chi = float(((counts - expected) ** 2 / expected).sum())
    assert chi < (n - 1) + 5 * np.sqrt(2 * (n - 1)), "five standard deviations"


def test_an_unfair_throw_is_thrown_again() -> None:
    """With two thirds of 2**32 faces every third throw is unfair; taking it would double some numbers."""
    n = (1 << 31) - (1 << 29)  # 2**32 is not a multiple: a third of it is left over
    dice = d.seeded(4)
    low = sum(d.below(dice, n) < n // 2 for _ in range(20_000))
    assert abs(low - 10_000) < 5 * np.sqrt(20_000 / 4)
    again = d.seeded(4)
    throws = 0
    while int(again[0]) != int(dice[0]):
        d.throw(again)
        throws += 1
    assert throws > 20_000


def test_pick_follows_the_weights() -> None:
    weights = np.array([1, 0, 5, 2], np.int32)
    dice = d.seeded(9)
    counts = np.bincount([d.pick(dice, weights, 4) for _ in range(40_000)], minlength=4)
    assert counts[1] == 0
    assert np.allclose(counts / 40_000, weights / 8, atol=0.015)


def test_fresh_dice_differ() -> None:
    assert len({int(d.fresh()[0]) for _ in range(50)}) == 50
