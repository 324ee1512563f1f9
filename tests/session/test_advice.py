"""Hints and reasons: questions to a session that change nothing."""

import pytest

from fathomfive.bots.bot import Advice, Seen
from fathomfive.bots.specs import make
from fathomfive.kernel import shelf
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.session.advice import HINT_BOT, HINT_MOVES, Legality, best_moves, check_hint, judge_moves, why
from fathomfive.session.commands import Leave
from fathomfive.session.decider import carry_out
from session.test_decider import pig


def test_the_seat_to_act_may_ask_for_a_hint() -> None:
    assert check_hint(pig(), 0) == 0


def test_a_hint_is_refused_to_everyone_else() -> None:
    left = pig()
    carry_out(left, Leave("easy"), 0)
    for session, seat, code in (
        (pig(), 1, "not_your_turn"),
        (left, 0, "not_your_turn"),
        (pig(hints=False), 0, "no_hints"),
    ):
        with pytest.raises(Refused) as found:
            check_hint(session, seat)
        assert found.value.code == code


def of_kind(match: Match, kind: str) -> list[int]:
    return [m for m in match.legal() if match.tell(m, match.to_act)["kind"] == kind]


def test_a_hint_names_the_best_moves_and_the_best_of_every_other_kind_or_every_move() -> None:
    match = Match.from_moves(
        shelf.take("kipicot"), 2, ["stay", "Rb3", "b3", "stay", "Ya1", "a1", "stay", "Rd4", "d4", "stay"]
    )
    adds, moves = of_kind(match, "add"), of_kind(match, "move")
    advice = [Advice(m, 0.5, 1.0, 9) for m in adds] + [Advice(m, 0.1, 1.0, 1) for m in moves]
    named = best_moves(match, advice)
    assert [line.move for line in named] == [*adds[:HINT_MOVES], moves[0]]
    assert best_moves(match, advice, every=True) == advice
    untried = [*advice[: len(adds)], *(Advice(m, None, None, 0) for m in moves)]
    assert [line.move for line in best_moves(match, untried)] == adds[:HINT_MOVES], "a move without figures is no hint"


@pytest.mark.parametrize("game", ["kipicot", "reef_encounter"])
def test_the_best_move_of_every_kind_and_a_move_that_is_asked_about_have_figures(game: str) -> None:
    match = Match(shelf.take(game), 2, seed=3).deal()
    for _ in range(4):
        match.play(match.legal()[0]).deal()
    seen = Seen.of(match, match.to_act, seeded(1))
    bot = make(HINT_BOT, match.game, 2, 7)
    advice = judge_moves(bot, seen)
    assert sorted(line.move for line in advice) == match.legal()
    kinds = {line.move: match.tell(line.move, seen.seat)["kind"] for line in advice}
    assert {kinds[line.move] for line in advice if line.win is not None} == set(kinds.values())
    assert {kinds[line.move] for line in best_moves(match, advice)} == set(kinds.values())
    least = min(advice, key=lambda line: line.visits).move
    worth = next(line for line in judge_moves(bot, seen, least) if line.move == least)
    assert worth.win is not None
    assert worth.visits > 1
    assert 0 <= worth.win <= 1


def test_a_bot_that_only_chooses_is_asked_what_it_knows() -> None:
    session = pig()
    seen = session.seen(0)
    assert judge_moves(make("random", seen.game, 2, 7), seen)[0].visits == 1


def test_a_move_has_the_clause_that_forbids_it_or_none() -> None:
    assert why(pig(), 0, "hold") == Legality(1, "hold", "PG-2", None)
    assert why(pig(), 0, "roll") == Legality(0, "roll", None, None)


def test_a_press_is_judged_by_the_moves_it_may_mean() -> None:
    assert why(pig(), 0, {"kind": "hold"}) == Legality(1, "hold", "PG-2", None)
    assert why(pig(), 0, {"pieces": []}) == Legality(0, "roll", None, None), "one of the candidates is legal"
    with pytest.raises(Refused, match="there is no such move in pig"):
        why(pig(), 0, {"kind": "jump"})


def test_reasons_are_for_the_seat_to_act_and_for_decisions() -> None:
    for seat, text, code in ((1, "roll", "not_your_turn"), (0, "4", "unknown_move"), (0, "jump", "unknown_move")):
        with pytest.raises(Refused) as found:
            why(pig(), seat, text)
        assert found.value.code == code
