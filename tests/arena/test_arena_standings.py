"""Strength estimated from invented results, so that the true strength is known."""

from collections.abc import Iterable

import numpy as np
import pytest

from fathomfive.arena.bout import Result
from fathomfive.arena.plan import Plan
from fathomfive.arena.standings import ELO, INTERVAL, MAX_GROUPS, BotLine, SeatLine, fit, sum_up, win_shares
from fathomfive.kernel.shelf import take
from tiny import PIG


def result(plan: Plan, n: int, places: Iterable[int], first: int = 0) -> Result:
    """Make the result of a game."""
    places = tuple(places)
    zeros = (0,) * plan.seats
    return Result(
        n, plan.sitting(n), first, tuple(10 - p for p in places), places, "", 1, zeros, (0.0,) * plan.seats, ""
    )


def contest(plan: Plan, games: int, strengths: list[float], seats: list[float], seed: int) -> list[Result]:
    """Invent a contest: the order of places is drawn by the odds of strength and seat."""
    rng = np.random.default_rng(seed)
    results = []
    for n in range(games):
        first = int(rng.integers(plan.seats))
        worth = [
            (strengths[bot] + seats[(seat - first) % plan.seats]) / ELO for seat, bot in enumerate(plan.sitting(n))
        ]
        order = np.argsort(-(np.array(worth) + rng.gumbel(size=plan.seats)))
        results.append(result(plan, n, (np.argsort(order) + 1).tolist(), first))
    return results


def test_strength_and_seats_are_told_apart() -> None:
    plan = Plan.of(PIG, ["random"] * 3)
    strengths, seats = [150.0, 0.0, -150.0], [80.0, 0.0, -80.0]
    standings = sum_up(plan, contest(plan, 1500, strengths, seats, seed=1))
    lines: list[BotLine | SeatLine] = [*standings.bots, *standings.seat_advantage]
    for line, truth in zip(lines, [*strengths, *seats], strict=True):
        assert line.rating_low <= truth <= line.rating_high
        assert line.rating == pytest.approx(truth, abs=25)
        assert line.rating_high - line.rating_low < 80
        assert line.low < line.win_share < line.high
    assert sum(bot.wins for bot in standings.bots) == pytest.approx(1500)
    assert sum(seat.win_share for seat in standings.seat_advantage) == pytest.approx(1)
    assert [bot.win_share for bot in standings.bots] == sorted((bot.win_share for bot in standings.bots), reverse=True)
    assert [bot.mean_place for bot in standings.bots] == sorted(bot.mean_place for bot in standings.bots)


def test_a_strong_seat_does_not_make_a_bot_strong() -> None:
    """The first player always wins: all bots are equally strong, and only the seat matters."""
    plan = Plan.of(PIG, ["random", "random"])
    standings = sum_up(plan, [result(plan, n, (1, 2)) for n in range(60)])
    assert [bot.win_share for bot in standings.bots] == [0.5, 0.5]
    assert [bot.rating for bot in standings.bots] == pytest.approx([0, 0], abs=0.01)
    assert [seat.win_share for seat in standings.seat_advantage] == [1, 0]
    assert standings.seat_advantage[0].rating > 200
    assert standings.seat_advantage[0].low > 0.85


def test_seats_are_counted_from_the_first_to_act() -> None:
    plan = Plan.of(PIG, ["random"] * 3)
    standings = sum_up(plan, [result(plan, n, (2, 1, 3), first=1) for n in range(30)])
    assert [seat.win_share for seat in standings.seat_advantage] == [1, 0, 0]


def test_intervals_contain_the_true_value_often_enough() -> None:
    """Twenty blocks of two correlated games; 95% are promised, fewer than 90% of 300 would be a surprise."""
    rng = np.random.default_rng(7)
    for share in (0.5, 0.8, 0.95):
        covered = 0
        for _ in range(300):
            luck = rng.beta(2 * share, 2 * (1 - share), 20)  # of each deal
            won = rng.binomial(2, luck).astype(float)
            low, high = np.percentile(win_shares(np.stack([won, np.full(20, 2.0)], -1)[:, None], rng), INTERVAL)
            covered += low <= share <= high
        assert covered >= 270


def test_games_of_one_deal_are_not_independent() -> None:
    """When the deal decides both games of a block, the interval must be about a root of two wider."""
    plan = Plan.of(PIG, ["random", "random"])
    rng = np.random.default_rng(3)
    widths = []
    for together in (False, True):
        winners = rng.integers(0, 2, 400)
        if together:
            winners[1::2] = winners[::2]
        results = [
            result(plan, n, (1, 2) if plan.sitting(n)[0] == winner else (2, 1)) for n, winner in enumerate(winners)
        ]
        (bot, _) = sum_up(plan, results).bots
        widths.append(bot.high - bot.low)
    assert 1.2 < widths[1] / widths[0] < 1.7


def test_an_unbeaten_bot_has_a_finite_rating() -> None:
    plan = Plan.of(PIG, ["random", "random"])
    standings = sum_up(plan, [result(plan, n, (1, 2) if plan.sitting(n)[0] == 0 else (2, 1)) for n in range(20)])
    best, worst = standings.bots
    assert (best.win_share, best.high) == (1, 1)
    assert 0.6 < best.low < 0.9
    assert best.rating_low > worst.rating_high
    assert np.isfinite(best.rating)
    more = sum_up(plan, [result(plan, n, (1, 2) if plan.sitting(n)[0] == 0 else (2, 1)) for n in range(200)])
    assert more.bots[0].low > 0.95


def test_ratings_are_elo() -> None:
    """Three games out of four are 190.8 points; a shared place is half a win."""
    design = np.array([[1.0, -1.0]])
    for won in (3000.0, 2000.0):
        theta = ELO * fit(design, np.array([[4000.0]]), np.array([[won]]))[0]
        assert theta[0] - theta[1] == pytest.approx(190.85 if won == 3000 else 0, abs=0.2)
        assert theta.sum() == pytest.approx(0, abs=1e-9)
    plan = Plan.of(PIG, ["random", "random"])
    shared = sum_up(plan, [result(plan, n, (1, 1)) for n in range(10)])
    assert [bot.rating for bot in shared.bots] == pytest.approx([0, 0])
    assert [bot.wins for bot in shared.bots] == [5, 5]


def test_an_incomplete_last_block_and_very_many_blocks_are_summed_up() -> None:
    plan = Plan.of(PIG, ["random"] * 4)
    assert sum_up(plan, contest(plan, 7, [0.0] * 4, [0.0] * 4, seed=1)).games == 7
    many = Plan.of(PIG, ["random", "random"])
    standings = sum_up(many, contest(many, 2 * MAX_GROUPS + 1001, [50.0, -50.0], [0.0, 0.0], seed=2))
    assert standings.bots[0].games == 2 * MAX_GROUPS + 1001
    assert standings.bots[0].rating == pytest.approx(50, abs=15)
    assert standings.deals == MAX_GROUPS + 501


def test_a_solo_bot_is_measured_against_the_rival() -> None:
    plan = Plan.of(take("deep_dive"), ["random", "random"], seats=1)
    wins = [Result(n, plan.sitting(n), 0, (9, 5), (1, 2), "", 1, (1,), (0.5,), "") for n in range(0, 20, 2)]
    losses = [Result(n, plan.sitting(n), 0, (3, 5), (2, 1), "", 1, (1,), (0.5,), "") for n in range(1, 20, 2)]
    one, other = sum_up(plan, [game for pair in zip(wins, losses, strict=True) for game in pair]).bots
    assert (one.win_share, other.win_share) == (1, 0)
    assert one.rating > 100 > -100 > other.rating
    assert one.seconds_per_move == 0.5
