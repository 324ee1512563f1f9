"""Hints and reasons: questions to a session that change nothing."""

import pytest

from fathomfive.bots.bot import Advice
from fathomfive.kernel.errors import Refused
from fathomfive.session.advice import HINT_MOVES, Legality, best_moves, check_hint, why
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


def test_a_hint_names_the_best_moves_or_every_move() -> None:
    advice = [Advice(m, 0.5, 1.0, 1) for m in range(9)]
    assert best_moves(advice) == advice[:HINT_MOVES]
    assert best_moves(advice, every=True) == advice


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
