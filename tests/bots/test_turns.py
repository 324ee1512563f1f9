"""A bot ends its turn when nothing more is to be gained, keeps its goods, and does not go to and fro."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import fathomfive as ff
from fathomfive.bots.bot import Seen
from fathomfive.bots.features import Features
from fathomfive.bots.search import Search
from fathomfive.bots.specs import make
from fathomfive.bots.turns import Ranked, Turn
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take

GAMES = Path(__file__).parent / "games"
HARD, EXPERT = "search:iterations=1067", "search:iterations=10667"  # of Reef Encounter, without a clock
FORGETFUL = "decision_cost=0,ending=no,goods=no"
ENOUGH = 18  # decisions of a turn
COST = 0.002
BEFORE = 424  # moves of the match, one turn before its end


@cache
def reef() -> Match:
    """A player far behind in its last turn, with many shrimps, larvae and consumed polyps to play with."""
    return ff.load(GAMES / "reef_long_turn.tide")


def asked(match: Match) -> Seen:
    """See a match from the seat to act."""
    return Seen.of(match, match.to_act, seeded(len(match.moves)))


def judged(match: Match, spec: str) -> tuple[float, ...]:
    """Say what a search thinks of the chances of all seats."""
    bot = make(spec, match.game, match.seats, 1)
    assert isinstance(bot, Search)
    return bot.judge(asked(match)).wins


def play_turn(match: Match, spec: str, seed: int, most: int = 40) -> tuple[list[str], Match]:
    """Let a bot play a whole turn, or the beginning of a very long one."""
    match = match.copy()
    seat, bot, texts = match.to_act, make(spec, match.game, match.seats, seed), list[str]()
    while match.to_act == seat and len(texts) < most:
        m = bot.choose(asked(match)) if len(match.legal()) > 1 else match.legal()[0]
        texts.append(match.write(m, seat))
        match.play(m)
    return texts, match


def tables_of_turn(match: Match, played: list[str]) -> list[str]:
    """Give the tables of a turn as text."""
    match = match.copy()
    tables = []
    for text in played:
        match.play(text)
        tables.append(str(match))
    return tables


@cache
def lost_turn(spec: str, seed: int) -> tuple[list[str], Match]:
    """Let a bot play the turn of the player far behind."""
    return play_turn(reef(), spec, seed)


each_bot = pytest.mark.parametrize(
    ("spec", "seed"), [("easy", 1), ("easy", 2), ("easy", 3), ("medium", 1), ("medium", 2), (HARD, 1), (EXPERT, 1)]
)


@each_bot
def test_a_turn_ends_when_nothing_more_is_to_be_gained(spec: str, seed: int) -> None:
    turn, after = lost_turn(spec, seed)
    assert len(turn) <= ENOUGH
    assert turn[-1].startswith("take-")
    tables = tables_of_turn(reef(), turn)
    assert len(set(tables)) == len(tables)
    moves = [text.split("-") for text in turn]
    to_and_fro = [one for one, two in pairwise(moves) if one[0] == two[0] == "move" and one[1:] == two[:0:-1]]
    assert not to_and_fro
    assert after.to_act != reef().to_act


@each_bot
def test_nothing_is_paid_for_nothing(spec: str, seed: int) -> None:
    """A larva that is paid places a polyp, and none is given for a polyp that stays behind the screen."""
    turn, _ = lost_turn(spec, seed)
    for text, after in pairwise(turn):
        assert not (text.startswith("pay-") and after.startswith(("pay-", "take-")))


@pytest.mark.parametrize("spec", [HARD, EXPERT])
def test_a_tie_is_not_lost_by_giving_goods_away(spec: str) -> None:
    """As it was played, this player lost a tie at 22 points for want of consumed polyps, and came last."""
    _, match = lost_turn(spec, 1)
    seat, bot = reef().to_act, make(HARD, match.game, match.seats, 1)
    while not match.deal().over:
        match.play(bot.choose(asked(match)) if len(match.legal()) > 1 else match.legal()[0])
    assert match.rank()[0] == 1
    assert match.rank()[seat] == 2


def test_a_leader_who_can_end_the_game_is_seen() -> None:
    """The first player eats its last coral next; only the largest meal of the second one was an answer to that."""
    match = reef().at(BEFORE)
    meal = "eat-b2G4"
    assert make(HARD, match.game, 3, 1).choose(asked(match)) == match.read(meal)
    match.play("move-b1D1-b1D3")  # what was played instead
    for spec in (HARD, EXPERT):
        for now in (match, reef()):
            wins = judged(now, spec)
            assert wins[0] > 0.9
    wins = judged(match, f"{HARD},{FORGETFUL}")
    assert wins[0] < 0.5


def test_a_bot_does_not_move_a_piece_back() -> None:
    match = reef().at(300)  # a shrimp went to and fro here
    turn = Turn(Features.of(match.game), patience=5)
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


def test_after_idle_decisions_a_further_one_must_be_worth_more_than_the_end_of_the_turn() -> None:
    match = reef().copy()
    turn = Turn(Features.of(match.game), patience=2)
    ends = [m for m in match.legal() if match.write(m, match.to_act).startswith("take-")]
    gained = idle = 0
    for text, extra in (("grow-O", -1), ("grow-O", -1), ("grow-P", 0), ("pay-O", 1)):
        m = match.read(text)
        for lead in (0.0015, 0.003):
            lucky = Ranked(ends[2], 0.9, 2)  # rarely tried
            ranked = [Ranked(m, 0.5, 9), Ranked(ends[0], 0.5 - 9 * lead, 9), Ranked(ends[1], 0.5 - lead, 9), lucky]
            expected = ends[1] if extra >= 0 and lead < COST * 2**extra else m
            assert turn.choose(asked(match), ranked, COST) == expected
            gained, idle = gained + (expected == m), idle + (expected != m)
        turn.remember(asked(match), m)
        match.play(m)
    assert gained > 0 < idle
    assert turn.goes_on(asked(match))
    other = reef().at(300)
    assert not turn.goes_on(asked(other))  # another table, so another turn


@pytest.mark.parametrize("name", ["deep_dive", "podwodni_lowcy", "codex_naturalis", "kipicot"])
def test_turns_of_other_games_neither_come_back_nor_grow_long(name: str) -> None:
    for n, spec in enumerate(("easy", "medium", "search:iterations=40")):
        match = Match(take(name), 2, seed=n)
        bots = [make(spec, match.game, 2, seat) for seat in range(2)]
        seat, turn = -1, list[str]()
        while not match.deal().over and len(match.moves) < 120:
            if match.to_act != seat:
                seat, turn = match.to_act, []
            match.play(bots[seat].choose(asked(match)) if len(match.legal()) > 1 else match.legal()[0])
            turn.append(str(match))
            assert len(set(turn)) == len(turn)
            assert len(turn) <= ENOUGH


def test_first_turns_pay_no_larva_for_nothing() -> None:
    """A larva that is paid places a polyp at once, or after a shrimp has moved out of the way."""
    for seed in range(3):
        match = Match(take("reef_encounter"), 3, seed=seed)
        bots = [make(HARD, match.game, 3, seat) for seat in range(3)]
        first, turns = list[str](), 0
        while turns < 3:
            match.deal()
            seat, text = match.to_act, match.write(bots[match.to_act].choose(asked(match)), match.to_act)
            first.append(text)
            match.play(text)
            turns += text.startswith("take-") and match.deal().to_act != seat
        later = ("place-", "attack-", "replace-", "reattack-")
        for text, *after in (first[n : n + 4] for n in range(len(first))):
            if text.startswith("pay-"):
                after = [one for one in after if not one.startswith("move-")]
                assert after[0].startswith(later), first
