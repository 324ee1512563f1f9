"""Secrecy on the wire: tables that are twins for a viewer send that viewer the same bytes, whatever is asked."""

import random
from collections.abc import Iterator
from itertools import count

import pytest

from fathomfive.bots import bot
from fathomfive.kernel import shelf
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import TABLE, Game
from fathomfive.kernel.match import Match
from fathomfive.server import events
from server.people import run
from server.twins import Pair, begun, connections, from_here
from walks import walk

WHOLE = 2  # pairs of every viewer that are played from the first move on
LOOKS = 12  # in a whole game
MIDDLE = 60  # pairs of a game that begin anywhere
SLOW = 20_000  # the same, in the slow run
EACH = 50  # pairs that begin somewhere in one game, about
STEPS = 8  # the most moves of such a pair between two looks
HIDDEN = ("codex_naturalis", "reef_encounter")

GAMES = pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.name)


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the same dice for both twins to imagine the table that a bot is shown."""
    monkeypatch.setattr("fathomfive.session.session.fresh", lambda: seeded(5))


@GAMES
def test_twins_send_a_viewer_the_same_bytes_from_the_first_move(game: Game) -> None:
    async def story() -> None:
        differed = looked = 0
        seats, options = next((seats, options) for seats, options in game.ways() if seats == game.default_seats)
        between = 1 + len(finished(game, seats, options).moves) // LOOKS
        for viewer in game.viewers(seats):
            for seed in range(WHOLE):
                dice = random.Random(f"wire {seed} {viewer}")
                pair = Pair(begun(game, seats, options), begun(game, seats, options), viewer, dice, connections())
                going = True
                while going:
                    going = all(pair.step() for _ in range(dice.randint(1, 2 * between)))
                    differed += pair.differ
                    looked += 1
                    await pair.look()
                pair.look_back()
                assert pair.sent > 1000
        assert looked > WHOLE * 3
        assert differed or game.name not in HIDDEN, "where hands are hidden, twins differ"

    run(story())


async def from_the_middle(game: Game, pairs: int) -> tuple[int, int]:
    """Compare pairs that begin anywhere in games of all kinds; count those that differed, and the bytes sent."""
    differed = sent = 0
    for match, viewer, seed in beginnings(game, pairs):
        dice = random.Random(seed)
        pair = Pair(*from_here(match, viewer, seed), viewer, dice, connections())
        differed += pair.differ
        await pair.look()
        for _ in range(dice.randint(1, STEPS)):
            if not pair.step():
                break
        await pair.look()
        sent += pair.sent
    return differed, sent


def beginnings(game: Game, pairs: int) -> Iterator[tuple[Match, int, int]]:
    """Give positions of random games with all seats and options, each with another viewer."""
    ways, dice = list(game.ways()), random.Random(pairs)
    lengths = [len(finished(game, seats, options).moves) for seats, options in ways]
    left = pairs
    for n in count():
        seats, options = ways[n % len(ways)]
        viewers = game.viewers(seats)
        for match, _ in walk(game, seats, options, n):
            if dice.random() * lengths[n % len(ways)] < EACH:
                yield match, viewers[left % len(viewers)], left
                left -= 1
                if not left:
                    return


def finished(game: Game, seats: int, options: dict[str, str], seed: int = 0) -> Match:
    *_, (match, _) = walk(game, seats, options, seed)
    return match


@GAMES
def test_twins_from_any_position_send_a_viewer_the_same_bytes(game: Game) -> None:
    differed, sent = run(from_the_middle(game, MIDDLE))
    assert sent > MIDDLE * 1000
    assert differed > MIDDLE / 2 or game.name not in HIDDEN


@pytest.mark.slow
@GAMES
def test_twenty_thousand_twins_send_a_viewer_the_same_bytes(game: Game) -> None:
    differed, _ = run(from_the_middle(game, SLOW))
    assert differed > SLOW / 2 or game.name not in HIDDEN


@pytest.mark.parametrize("name", HIDDEN)
@pytest.mark.parametrize("leak", ["view", "events", "refusal", "hint"])
def test_a_leak_is_detected(name: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of these leaks one secret to a viewer."""
    if leak == "view":
        show = Match.show
        monkeypatch.setattr(Match, "show", lambda match, viewer: {**show(match, viewer), "is": match.fingerprint()})
    elif leak == "events":
        build = events.build_event
        monkeypatch.setattr(events, "build_event", lambda match, event, viewer: build(match, event, TABLE))
    elif leak == "refusal":
        monkeypatch.setattr(Match, "why_not", lambda match, m: (match.fingerprint(), None))
    else:
        monkeypatch.setattr(bot, "_imagined", lambda game, tables, seat, dice: tables.copy())
    with pytest.raises(AssertionError, match=r"to -?\d"):
        run(from_the_middle(shelf.take(name), MIDDLE))
