"""The easiest level overlooks one thing in every turn, and plays sensibly otherwise."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import fathomfive as ff
from fathomfive.bots.bot import Seen
from fathomfive.bots.careless import Careless, Oversight
from fathomfive.bots.levels import LEVELS, settings_of
from fathomfive.bots.search import Search
from fathomfive.bots.specs import make
from fathomfive.bots.turns import ends_turn
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take

LONG_TURN = Path(__file__).parent / "games" / "reef_long_turn.tide"


def asked(match: Match) -> Seen:
    """See a match from the seat to act."""
    return Seen.of(match, match.to_act, seeded(len(match.moves)))


def easy(name: str, seed: int = 1) -> Careless:
    """Make the easiest bot of a game of two."""
    bot = make("easy", take(name), 2, seed)
    assert isinstance(bot, Careless)
    return bot


def decisions(name: str, seed: int, most: int) -> Iterator[tuple[Careless, Seen, int]]:
    """Let the bot play both seats, and give its choices."""
    match, bots = Match(take(name), 2, seed=seed), [easy(name, 2 * seed + seat) for seat in range(2)]
    made = 0
    while not match.deal().over and made < most:
        seen, bot = asked(match), bots[match.to_act]
        m = bot.choose(seen)
        if len(seen.legal()) > 1:
            made += 1
            yield bot, seen, m
        match.play(m)


def kind(seen: Seen, m: int) -> str:
    """Give the kind of a move."""
    return str(seen.game.tell(seen.state, m, seen.seat)["kind"])


@pytest.mark.parametrize("name", ["deep_dive", "kipicot"])
def test_something_else_is_overlooked_in_every_turn(name: str) -> None:
    overlooked = {bot.overlooked for bot, _, _ in decisions(name, 1, 30)}
    chance = {Oversight.LUCK} if take(name).outcomes else set()
    assert overlooked == {Oversight.OTHERS, Oversight.KIND} | chance


def test_a_seed_always_overlooks_the_same() -> None:
    one, two, other = ([(bot.overlooked, m) for bot, _, m in decisions("deep_dive", seed, 12)] for seed in (1, 1, 2))
    assert one == two != other


@pytest.mark.parametrize("name", ["kipicot", "podwodni_lowcy"])
def test_a_kind_that_is_not_thought_of_is_not_chosen(name: str) -> None:
    forgotten = 0
    for seed in range(2):
        for bot, seen, m in decisions(name, seed, 20):
            kinds = {kind(seen, k): k for k in seen.legal()}
            if bot.forgotten in kinds and len(kinds) > 1:
                forgotten += 1
                assert kind(seen, m) != bot.forgotten
    assert forgotten


def test_the_end_of_a_turn_is_always_thought_of() -> None:
    match = ff.load(LONG_TURN)
    ends = {kind(asked(match), m) for m in match.legal() if ends_turn(asked(match), m)}
    assert ends == {"take"}
    forgotten = set()
    for seed in range(24):
        bot = make("easy", match.game, match.seats, seed)
        assert isinstance(bot, Careless)
        bot.choose(asked(match))
        forgotten.add(bot.forgotten)
    assert len(forgotten) > 2
    assert not ends & forgotten


def test_only_the_likeliest_outcome_happens_to_a_bot_without_fear() -> None:
    """A bot that overlooks the odds expects something else of a flip than one that knows them."""
    match = Match(take("deep_dive"), 2, seed=1).deal()
    bold, careful = easy("deep_dive"), easy("deep_dive")
    bold.overlooked, careful.overlooked = Oversight.LUCK, None
    figures = [{line.move: line.points for line in bot.advise(asked(match))} for bot in (bold, careful)]
    flip = match.read("flip")
    assert figures[0][flip] != figures[1][flip]
    assert bold.parameters(asked(match)).likeliest
    assert not careful.parameters(asked(match)).likeliest


def test_what_others_gain_is_overlooked() -> None:
    """In Kipicot nothing but the other player's next turn tells one last step from another."""
    game = take("kipicot")
    for _, seen, _ in decisions("kipicot", 3, 60):
        bot = easy("kipicot")
        sighted = {line.move: line.win or 0.0 for line in bot.advise(seen)}
        bot.overlooked = Oversight.OTHERS
        blind = {line.move: line.win or 0.0 for line in bot.advise(seen)}
        if all(ends_turn(seen, m) for m in seen.legal()) and len(set(sighted.values())) > 1:
            assert len(set(blind.values())) < len(set(sighted.values())) or max(blind.values()) != max(sighted.values())
            return
    pytest.fail(f"no turn of {game.name} ends in different ways")


@pytest.mark.parametrize("level", LEVELS)
def test_old_levels_are_kept_under_their_version(level: str) -> None:
    game = take("reef_encounter")
    first, latest = make(f"{level}@1", game, 2), make(level, game, 2)
    assert isinstance(first, Search)
    assert isinstance(latest, Search)
    assert type(first) is Search
    how = first.settings
    assert (how.decision_cost, how.ending, how.goods, how.blunders) == (0.0, False, False, True)
    assert make(f"{level}@2:share=0.5", game, 2).settings == settings_of(level, game, 2, 0.5)  # type: ignore[attr-defined]
    assert latest.settings.decision_cost > 0
    assert make("easy@1", game, 2).settings.features is False  # type: ignore[attr-defined]


@pytest.mark.parametrize("spec", ["easy@3", "easy@", "easy@1@1", "medium@x", "random@1"])
def test_a_version_that_never_was_is_refused(spec: str) -> None:
    with pytest.raises(Refused, match="no bot"):
        make(spec, take("kipicot"), 2)
