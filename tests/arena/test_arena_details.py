"""What many games answer: shares with intervals, places, points and lengths."""

import numpy as np
import pytest

from fathomfive.arena.details import Details, Histogram, wilson
from fathomfive.arena.game_rows import GameRows
from fathomfive.kernel.shelf import take
from tiny import PIG


def rows_of(points: list[list[int]], firsts: list[int], bots: list[list[int]] | None = None) -> GameRows:
    """Make games that are ranked by points."""
    ranks = [[1 + sum(other > own for other in game) for own in game] for game in points]
    numbers = np.arange(len(points))
    return GameRows(
        start=0,
        bots=None if bots is None else np.array(bots),
        firsts=np.array(firsts),
        points=np.array(points),
        ranks=np.array(ranks),
        reasons=np.zeros(len(points), np.int32),
        steps=10 + numbers,
        decisions=5 + numbers,
        hashes=numbers.astype(np.int64),
    )


def test_quantiles_are_those_of_the_sorted_numbers() -> None:
    rng = np.random.default_rng(1)
    for size in (1, 2, 19, 400):
        values = rng.integers(-30, 40, size)
        histogram = Histogram()
        for part in np.array_split(values, 3):
            histogram.add(part)
        data = histogram.data()
        assert data.pop("mean") == pytest.approx(values.mean())
        shares = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1]
        assert list(data.values()) == np.quantile(values, shares, method="inverted_cdf").tolist()


def test_histograms_of_parts_are_the_histogram_of_the_whole() -> None:
    parts = [np.array([5, 5, 7]), np.array([-2]), np.array([30, 6])]
    whole, merged = Histogram(), Histogram()
    whole.add(np.concatenate(parts))
    for part in parts:
        other = Histogram()
        other.add(part)
        merged.merge(other)
    merged.merge(Histogram())
    assert (merged.low, merged.counts.tolist()) == (whole.low, whole.counts.tolist())


def test_a_shared_first_place_is_a_shared_win_and_turns_count_from_the_first_seat() -> None:
    details = Details(PIG, 3)
    details.add(rows_of([[9, 1, 5], [4, 4, 4], [7, 7, 1]], firsts=[1, 0, 2]))
    answers = details.answers()
    assert [line.wins for line in answers.sides] == pytest.approx([1 + 1 / 3 + 1 / 2, 1 / 3 + 1 / 2, 1 / 3])
    # seats in turn: 1 2 0, then 0 1 2, then 2 0 1
    assert [line.wins for line in answers.turns] == pytest.approx([1 / 3, 1 / 3 + 1 / 2, 1 + 1 / 3 + 1 / 2])
    assert [line.points["mean"] for line in answers.turns] == pytest.approx([6 / 3, 16 / 3, 20 / 3])
    assert [line.mean_place for line in answers.sides] == pytest.approx([1, 5 / 3, 2])
    assert answers.bots == []
    assert (answers.steps["min"], answers.steps["max"], answers.decisions["p50"]) == (10, 12, 6)


def test_bots_are_summed_up_wherever_they_sit() -> None:
    details = Details(PIG, 2, ["a", "b", "c"])
    details.add(rows_of([[9, 1], [3, 5]], firsts=[0, 0], bots=[[0, 1], [0, 2]]))
    a, b, c = details.answers().bots
    assert [(line.name, line.games, line.wins) for line in (a, b, c)] == [("a", 2, 1), ("b", 1, 0), ("c", 1, 1)]
    assert (a.points["min"], a.points["max"], b.points["mean"]) == (3, 9, 1)


def test_a_rival_is_a_side_without_a_turn() -> None:
    game = take("deep_dive")
    details = Details(game, 1)
    details.add(rows_of([[9, 1], [3, 5], [2, 8]], firsts=[0, 0, 0]))
    answers = details.answers()
    assert [line.wins for line in answers.sides] == [1, 2]
    assert [line.wins for line in answers.turns] == [1]


def test_parts_add_up_to_the_whole_in_any_order() -> None:
    rng = np.random.default_rng(2)
    points = rng.integers(0, 4, (60, 3)).tolist()
    rows = rows_of(points, firsts=rng.integers(0, 3, 60).tolist())
    whole, merged = Details(PIG, 3), Details(PIG, 3)
    whole.add(rows)
    for begin, end in ((40, 60), (0, 7), (7, 40)):
        part = Details(PIG, 3)
        part.add(rows.cut(begin, end))
        merged.merge(part)
    assert merged.answers() == whole.answers()


def test_wilsons_interval_covers_the_true_share_in_about_19_of_20_cases() -> None:
    rng = np.random.default_rng(3)
    for share in (0.1, 0.5, 0.97):
        bounds = [wilson(float(wins), 80) for wins in rng.binomial(80, share, 2000)]
        assert 0.92 <= np.mean([low <= share <= high for low, high in bounds]) <= 0.985
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(10, 10)[0] > 0.7
    assert wilson(0, 0) == (0, 1)
