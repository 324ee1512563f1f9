"""The judge of finished matches: one point of view, the same dice, and choices told apart from draws."""

import numpy as np
import pytest

import fathomfive as ff
from checkout import ROOT
from fathomfive.bots.bot import Advice, Bot, Seen
from fathomfive.kernel import replay, shelf
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.match import Match
from fathomfive.server.jobs import see_choice
from fathomfive.session.judge import Alternative, Choice, Judge, Manner, open_table
from fathomfive.session.mistakes import MIN_DIFFERENCE, find_flaw, find_mistake, is_clear
from server.tides import golden

FEW = 64  # samples


def choice_in(match: Match, n: int) -> Choice:
    """The decision after n moves; the next one follows."""
    again, then = match.at(n + 1), n + 1
    while not again.over and (again.to_act < 0 or len(again.legal()) == 1):
        again.play_unchecked(match.moves[then])
        then += 1
    return see_choice(match, n, then, seeded(1, n))


def decisions_of(match: Match) -> list[int]:
    again, found = match.at(0), []
    for n, m in enumerate(match.moves):
        if again.to_act >= 0 and len(again.legal()) > 1:
            found.append(n)
        again.play_unchecked(m)
    return found


@pytest.fixture(scope="module")
def dive() -> Match:
    return replay.read(golden("deep_dive", "three-players"))


def test_the_end_of_a_game_is_exactly_its_result_and_ties_are_shared() -> None:
    match = replay.read(golden("kipicot", "two-players-red-runs-out"))
    judge = Judge(match.game, match.seats, 1, FEW)
    verdict = judge.judge(choice_in(match, decisions_of(match)[-1]))
    places = match.rank()
    assert verdict.then == [(place == 1) / places.count(1) for place in places]


def test_the_shares_of_all_sides_are_one_and_the_changes_add_up(dive: Match) -> None:
    judge = Judge(dive.game, dive.seats, 1, FEW)
    for n in decisions_of(dive)[10:40:10]:
        verdict = judge.judge(choice_in(dive, n))
        for wins in (verdict.wins, verdict.chosen, verdict.then):
            assert len(wins) == 3
            assert sum(wins) == pytest.approx(1)
            assert min(wins) >= 0
        assert 0 < verdict.error < 0.5


def test_only_a_draw_is_luck(dive: Match) -> None:
    judge = Judge(dive.game, dive.seats, 1, FEW)
    choices = [choice_in(dive, n) for n in decisions_of(dive)[5:30]]
    drawn, calm = next(one for one in choices if one.drawn), next(one for one in choices if not one.drawn)
    assert judge.judge(drawn).chosen != judge.judge(drawn).then
    verdict = judge.judge(calm)
    assert (verdict.chosen, verdict.luck_error) == (verdict.then, 0.0)


def test_equal_tables_are_judged_alike_whoever_decided_and_whatever_was_judged_before(dive: Match) -> None:
    first, second = decisions_of(dive)[20:22]
    judge = Judge(dive.game, dive.seats, 1, FEW)
    following = judge.judge(choice_in(dive, first)).then
    assert judge.judge(choice_in(dive, second)).wins == following
    assert Judge(dive.game, dive.seats, 1, FEW).judge(choice_in(dive, second)).wins == following


def test_common_dice_leave_a_smaller_error_of_a_change_than_two_judgements_have(dive: Match) -> None:
    choice = next(one for one in (choice_in(dive, n) for n in decisions_of(dive)[20:]) if one.drawn)
    judge = Judge(dive.game, dive.seats, 1, 4 * FEW)
    before, same = (judge.stand(open_table(choice.seen, table)) for table in (choice.before, choice.before))
    assert before.change_error(same) == 0.0 < before.error()


def test_hidden_cards_are_open_to_the_judge() -> None:
    match = replay.read(golden("codex_naturalis", "two-players"))
    n = decisions_of(match)[len(decisions_of(match)) // 2]
    choice = choice_in(match, n)
    assert not np.array_equal(choice.seen.table, choice.before), "the seat does not know everything"
    judge = Judge(match.game, match.seats, 1, FEW)
    assert judge.stand(open_table(choice.seen, choice.before)).wins.tolist() == judge.judge(choice).wins


@pytest.mark.parametrize(("seats", "sides"), [(1, 2), (6, 6)])
def test_a_rival_without_a_seat_and_a_full_table_are_judged(seats: int, sides: int) -> None:
    match = Match(shelf.take("deep_dive"), seats, seed=3)
    while len(match.moves) < 40:
        match.deal().play(match.legal()[0])
    match.deal()
    standing = Judge(match.game, seats, 1, FEW).stand(
        open_table(Seen.of(match, match.to_act, seeded(1)), match.state.tables)
    )
    assert len(standing.wins) == sides
    assert standing.wins.sum() == pytest.approx(1)


def test_odds_are_calibrated_by_the_data_of_each_game() -> None:
    for game in shelf.games():
        manner = Manner.of(game)
        assert 0.3 <= manner.temperature <= 5
        assert manner.fitted, f"python bench/calibration.py {game.name} --fit"
    for manner in (Manner(temperature=2.0), Manner(doubt=0.1)):
        milder = manner.calibrate(np.array([0.8, 0.15, 0.05]))
        assert milder.sum() == pytest.approx(1)
        assert 0.8 > milder[0] > milder[1] > milder[2] > 0.05


# --- Mistakes ----------------------------------------------------------------------------------------------------


def test_a_move_is_called_better_only_beyond_the_error() -> None:
    assert is_clear(Alternative(0.3, 1, 0.5, 0.05))
    assert not is_clear(Alternative(0.3, 1, 0.5, 0.11))
    assert not is_clear(Alternative(0.3, 1, 0.3 + MIN_DIFFERENCE, 0.0))


class Certain(Bot):
    """Prefers one move."""

    wanted: int

    def advise(self, seen: Seen) -> list[Advice]:
        return [Advice(self.wanted, 0.5, 0.0, 1)]


@pytest.fixture(scope="module")
def reef() -> Match:
    return ff.load(ROOT / "tests" / "bots" / "games" / "reef_long_turn.tide").at(425)


def test_a_leader_who_can_end_the_game_is_seen_once_the_opponent_did_not_eat(reef: Match) -> None:
    """Seat 1 has 33 points and one shrimp left; seat 2 could eat a coral for 20, but moves a shrimp."""
    choice = see_choice(reef, 424, 425, seeded(1))
    judge = Judge(reef.game, reef.seats, 1, FEW)
    verdict = judge.judge(choice)
    assert max(verdict.wins) == verdict.wins[1]
    assert verdict.chosen[0] > 0.6
    bot = Certain(reef.game, reef.seats)
    bot.wanted = reef.at(424).read("eat-b2G4")
    mistake = find_mistake(judge, bot, choice)
    assert mistake is not None
    assert (mistake.best, mistake.flaw) == (bot.wanted, "points")
    assert mistake.best_win - mistake.win > 0.2
    eaten = choice._replace(move=bot.wanted)
    bot.wanted = choice.move
    assert find_mistake(judge, bot, eaten) is None


def test_a_flaw_is_read_from_the_previews(dive: Match) -> None:
    """A flip leaves much to the draw; what lies open is safe; to go on by itself leaves nothing to an opponent."""
    found = set()
    for n in decisions_of(dive)[:60]:
        seen = Seen.of(dive.at(n), dive.at(n).to_act, seeded(1))
        made, *others = sorted(seen.legal(), key=lambda m: seen.game.preview(seen.state, m, seen.seat)["points"])
        for better in others[-1:]:
            was, other = (seen.game.preview(seen.state, m, seen.seat) for m in (made, better))
            flaw = find_flaw(seen, made, better)
            found.add(flaw)
            if flaw in ("points", "safe"):
                assert other["points"][seen.seat] > was["points"][seen.seat]
            if flaw in ("safe", "risk"):
                assert len(was["chances"]) > 1 >= len(other["chances"])
            if flaw == "careful":
                assert len(other["chances"]) > 1 >= len(was["chances"])
    assert found & {"points", "safe"}
    assert len(found) >= 2
