"""Simulations between bots, and details of random play."""

import pytest

from fathomfive.arena import BotLine, SeatLine, compete
from fathomfive.arena.bot_games import simulate_bots
from fathomfive.arena.details import Line
from fathomfive.arena.plan import Plan
from fathomfive.arena.report import Report
from fathomfive.arena.simulate import simulate
from fathomfive.bots.search import Search
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.shelf import take
from tiny import MINNOWS, PIG

HOLDER, ROLLER = "tiny.players:Holder", "tiny.players:Roller"
TIMES = ("seconds", "games_per_s", "steps_per_s", "cores")


def without_times(report: Report) -> dict[str, object]:
    return {name: value for name, value in report.data().items() if name not in TIMES}


def test_bots_that_rotate_have_the_results_of_the_arena() -> None:
    """The same plan is played: wins by bot and by seat in turn are those of the standings, intervals nearly so."""
    report = simulate_bots(MINNOWS, [HOLDER, "random"], 40, seed=3)
    standings = compete(MINNOWS, [HOLDER, "random"], 40, seed=3)
    assert report.details is not None
    assert (report.bots, report.seating, report.on) == ((HOLDER, "random"), "rotate", "bots")
    lines: list[tuple[Line, BotLine | SeatLine]] = [
        *zip(report.details.bots, standings.bots, strict=True),
        *zip(report.details.turns, standings.seat_advantage, strict=True),
    ]
    for found, expected in lines:
        assert (found.games, found.wins, found.win_share) == (expected.games, expected.wins, expected.win_share)
        assert found.low <= found.win_share <= found.high
        assert (found.low, found.high) == pytest.approx((expected.low, expected.high), abs=0.06)
    for line, bot in zip(report.details.bots, standings.bots, strict=True):
        assert line.points["mean"] == pytest.approx(bot.mean_points)
        assert line.mean_place == pytest.approx(bot.mean_place)


def test_bots_that_stay_keep_their_seats_and_every_game_has_a_deal_of_its_own() -> None:
    report = simulate_bots(PIG, [HOLDER, ROLLER, ROLLER], 12, stay=True)
    assert report.details is not None
    assert [line.wins for line in report.details.sides] == [12, 0, 0]
    assert [line.wins for line in report.details.bots] == [12, 0, 0]
    assert report.seating == "stay"
    plan = Plan.of(PIG, [HOLDER, ROLLER], stay=True)
    assert [plan.deal(n) for n in range(4)] == [0, 1, 2, 3]
    assert {plan.sitting(n) for n in range(4)} == {(0, 1)}


def test_the_report_is_the_same_on_any_number_of_cores() -> None:
    reports = [simulate_bots(PIG, ["random", HOLDER], 20, seed=1, cores=cores) for cores in (1, 2)]
    assert without_times(reports[0]) == without_times(reports[1])
    at_random = [simulate(PIG, 3, 50, on="plain", cores=cores, details=True) for cores in (1, 2)]
    assert without_times(at_random[0]) == without_times(at_random[1])


def test_details_of_random_play_agree_with_the_sums() -> None:
    plain = simulate(MINNOWS, 3, 60, seed=2, on="plain")
    report = simulate(MINNOWS, 3, 60, seed=2, on="plain", details=True)
    assert plain.details is None
    assert "details" not in plain.data()
    assert "bots" not in report.data()
    assert report.details is not None
    assert [line.points["mean"] for line in report.details.sides] == pytest.approx(report.points)
    assert [line.win_share for line in report.details.sides] == pytest.approx(report.win_share)
    assert report.details.steps["mean"] == pytest.approx(report.mean_steps)
    assert sum(line.win_share for line in report.details.turns) == pytest.approx(1)
    assert {line.games for line in report.details.turns} == {60}
    assert report.digest == plain.digest


def test_a_simulation_counts_iterations_and_does_not_look_at_the_clock() -> None:
    """An expert also has a clock, for people who wait; here only what is limited by time alone stays so."""
    game = take("kipicot")
    specs = ["expert", "search:seconds=0.5", "search:iterations=9,seconds=1", "random"]
    clocked, plan = Plan.of(game, specs, stay=True), Plan.of(game, specs, stay=True, clocked=False)
    with_clock, without = (
        [bot.settings.seconds for k in range(3) if isinstance(bot := planned.make_bot(0, k), Search)]
        for planned in (clocked, plan)
    )
    assert min(with_clock) > 0
    assert without == [0, 0.5, 0]
    assert plan.timed == ["search:seconds=0.5"]
    assert clocked.timed == specs[:3]


@pytest.mark.parametrize(
    ("bots", "games", "stay", "words"),
    [
        (["clever"], 4, False, "no bot 'clever'"),
        (["random"] * 3, 4, True, "expected at most 2 bots that stay at their seats, got 3"),
        (["random"], 1, False, r"expected 2 \(every line-up in every rotation once\) to 10000000 games, got 1"),
        (["random"], 0, True, "expected 1 to 10000000 games, got 0"),
    ],
)
def test_bad_settings_are_refused(bots: list[str], games: int, stay: bool, words: str) -> None:
    with pytest.raises(Refused, match=words):
        simulate_bots(PIG, bots, games, seats=2, stay=stay)
