"""A bot ends its turn when nothing more is to be gained, and does not go to and fro."""

from pathlib import Path

import pytest

import fathomfive as ff
from fathomfive.bots.bot import Seen
from fathomfive.bots.features import Features
from fathomfive.bots.specs import make
from fathomfive.bots.turns import Ranked, Turn
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take

GAMES = Path(__file__).parent / "games"
EXPERT = "search:iterations=10667"  # an expert without a clock
ENOUGH = 24
LONG = 30  # decisions of a turn that nobody would watch
COST = 0.002


@pytest.fixture(scope="module")
def reef() -> Match:
    """A player far behind in the last rounds, with many shrimps, larvae and consumed polyps to play with."""
    return ff.load(GAMES / "reef_long_turn.tide")


def asked(match: Match) -> Seen:
    """See a match from the seat to act."""
    return Seen.of(match, match.to_act, seeded(len(match.moves)))


def play_turn(match: Match, spec: str, seed: int) -> list[str]:
    """Let a bot play a whole turn, or the beginning of a very long one."""
    match = match.copy()
    seat, bot, texts = match.to_act, make(spec, match.game, match.seats, seed), list[str]()
    while match.to_act == seat and len(texts) < LONG:
        m = bot.choose(asked(match)) if len(match.legal()) > 1 else match.legal()[0]
        texts.append(match.write(m, seat))
        match.play(m)
    return texts


@pytest.mark.parametrize("seed", [1, 2])
def test_a_turn_ends_when_nothing_more_is_to_be_gained(reef: Match, seed: int) -> None:
    turn = play_turn(reef, f"{EXPERT},decision_cost=0.004", seed)
    assert len(turn) <= ENOUGH
    assert turn[-1].startswith("take-")
    assert sum(text.startswith("attack-") for text in turn) >= 2  # what is worth something is still done


def test_without_the_cost_of_a_decision_the_same_turn_is_very_long(reef: Match) -> None:
    turn = play_turn(reef, EXPERT, 1)
    assert len(turn) == LONG
    assert sum(text.startswith("move-") for text in turn) > LONG // 3


def test_a_bot_does_not_move_a_piece_back(reef: Match) -> None:
    match = reef.at(300)  # a shrimp went to and fro here
    turn = Turn(Features.of(match.game), most=5)
    there, back, instead = "move-b1D3-b1B2", "move-b1B2-b1D3", "pay-Y"
    seen = asked(match)
    assert turn.choose(seen, [Ranked(match.read(there), 0.5, 9)], COST) == match.read(there)
    turn.remember(seen, match.read(there))
    match.play(there)
    ranked = [Ranked(match.read(back), 0.5, 9), Ranked(match.read(instead), 0.499, 9)]
    assert turn.choose(asked(match), ranked, COST) == match.read(instead)
    assert turn.choose(asked(match), ranked[:1], COST) == match.read(back)  # there is nothing else
    assert turn.choose(asked(match), ranked, COST / 9) == match.read(back)  # nothing else is as good
    assert Turn(Features.of(match.game), 5).choose(asked(match), ranked, COST) == match.read(back)  # it was not there


def test_a_decision_of_a_long_turn_must_be_worth_more_than_the_end_of_the_turn(reef: Match) -> None:
    match = reef.copy()
    turn = Turn(Features.of(match.game), most=1)
    ends = [m for m in match.legal() if match.write(m, match.to_act).startswith("take-")]
    for text, extra in (("pay-P", 0), ("place-Pb1G4", 0), ("grow-O", 1)):
        m = match.read(text)
        for lead in (0.0015, 0.0025):
            lucky = Ranked(ends[2], 0.9, 2)  # rarely tried
            ranked = [Ranked(m, 0.5, 9), Ranked(ends[0], 0.5 - 9 * lead, 9), Ranked(ends[1], 0.5 - lead, 9), lucky]
            expected = ends[1] if extra and lead < COST * extra else m
            assert turn.choose(asked(match), ranked, COST) == expected
        turn.remember(asked(match), m)
        match.play(m)
    assert len(turn.stands) == 3
    other = reef.at(300)
    turn.choose(asked(other), [Ranked(other.legal()[0], 0.5, 9)], COST)
    assert turn.stands == []  # another table, so another turn


@pytest.mark.parametrize("name", ["deep_dive", "kipicot"])
def test_short_turns_are_played_as_before(name: str) -> None:
    game = take(name)
    played = []
    for more in (",decision_cost=0.004", ""):
        match = Match(game, 2, seed=3)
        bots = [make(f"search:iterations=20{more}", game, 2, seat) for seat in range(2)]
        while not match.deal().over:
            match.play(bots[match.to_act].choose(asked(match)))
        played.append(match.moves)
    assert played[0] == played[1]
