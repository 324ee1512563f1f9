"""One game between bots."""

import pytest

from fathomfive.arena.bout import play, play_match, warm_up
from fathomfive.arena.plan import Plan
from fathomfive.bots.bot import Seen
from fathomfive.kernel import replay
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from tiny import MINNOWS, PIG, TINY
from tiny.players import Watcher


def played(plan: Plan, n: int) -> Match:
    """Play a game and read it back from its text."""
    result, over = play_match(plan, n)
    games: dict[str, Game] = {game.name: game for game in TINY}
    match = replay.read(replay.write(over), games=games)
    assert match.over
    assert (match.points(), match.rank()) == (list(result.points), list(result.places))
    assert (match.reason, len(match.moves), match.fingerprint()) == (result.reason, result.moves, result.fingerprint)
    return match


def draws(match: Match) -> list[int]:
    return [m for m in match.moves if m >= match.game.moves]


def test_the_games_of_a_block_share_the_draws_of_the_table() -> None:
    """Pig's die does not depend on who throws it: the n-th throw is the same in every rotation."""
    plan = Plan.of(PIG, ["tiny.players:Holder", "random", "random"], seed=3)
    throws = [draws(played(plan, n)) for n in range(2 * plan.block)]
    for one in throws[:3]:
        for other in throws[:3]:
            assert all(a == b for a, b in zip(one, other, strict=False))
    assert throws[0][:20] != throws[3][:20], "another deal has other throws"


def test_the_games_of_a_block_begin_with_the_same_hands() -> None:
    plan = Plan.of(MINNOWS, ["random", "random"], seed=1)
    openings = []
    for n in range(12):
        match = played(plan, n)
        first = next(i for i, m in enumerate(match.moves) if m < match.game.moves)
        openings.append(match.at(first).draw())
    assert openings[::2] == openings[1::2]
    assert len(set(openings)) > 3


def test_the_games_of_a_block_share_their_opening() -> None:
    """Random choices are made before any bot is asked, only where there is a choice, and differ from deal to deal."""
    plan = Plan.of(MINNOWS, ["tiny.players:Watcher", "random"], seed=1, opening=3)
    openings = []
    for n in range(12):
        Watcher.looks.clear()
        match = played(plan, n)
        chosen = [i for i in range(len(match.moves)) if (at := match.at(i)).to_act >= 0 and len(at.legal()) > 1]
        assert len(Watcher.looks) == sum(match.at(i).to_act == plan.sitting(n).index(0) for i in chosen[3:])
        openings.append((tuple(match.moves[i] for i in chosen[:3]), match.at(chosen[3]).fingerprint()))
    assert openings[::2] == openings[1::2]
    assert len({moves for moves, _ in openings}) > 3


def test_an_opening_may_be_the_whole_game() -> None:
    plan = Plan.of(MINNOWS, ["tiny.players:Watcher", "tiny.players:Watcher"], opening=100)
    assert play(plan, 0).asked == (0, 0)


def test_a_bot_is_shown_what_its_seat_may_see_and_nothing_else() -> None:
    plan = Plan.of(MINNOWS, ["tiny.players:Watcher", "tiny.players:Watcher"], seed=2)
    differing = 0
    for n in range(6):
        Watcher.looks.clear()
        match = played(plan, n)
        asked = [
            before for i in range(len(match.moves)) if len((before := match.at(i)).legal()) > 1 and before.to_act >= 0
        ]
        assert len(asked) == len(Watcher.looks)
        for before, seen in zip(asked, Watcher.looks, strict=True):
            assert type(seen) is Seen
            assert seen.seat == before.to_act
            assert MINNOWS.show(seen.state, seen.seat) == before.show(seen.seat)
            differing += seen.table.tobytes() != before.state.bytes()
    assert differing > 5, "what the seat cannot know is dealt anew"


def test_a_game_follows_from_its_seed() -> None:
    plan = Plan.of(PIG, ["random", "random"], seed=4)
    assert play(plan, 7).fingerprint == play(plan, 7).fingerprint
    assert play(plan, 7).moves == play(plan, 7).moves
    other = Plan.of(PIG, ["random", "random"], seed=5)
    assert [play(plan, n).fingerprint for n in range(4)] != [play(other, n).fingerprint for n in range(4)]


def test_a_holder_always_beats_a_roller() -> None:
    plan = Plan.of(PIG, ["tiny.players:Holder", "tiny.players:Roller"])
    for n in range(6):
        result = play(plan, n)
        holder = result.bots.index(0)
        assert result.share(holder) == 1
        assert result.share(1 - holder) == 0
        assert result.points[1 - holder] == 0
        assert min(result.asked) > 0
        assert min(result.seconds) > 0


def test_a_shared_first_place_is_a_shared_win() -> None:
    result = play(Plan.of(PIG, ["tiny.players:Roller"], seats=4), 0)
    assert result.places == (1, 1, 1, 1)
    assert [result.share(seat) for seat in range(4)] == [0.25] * 4


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("Lawless", "move 3: expected the number of a legal move, got 99; legal: 0 (roll), 1 (hold)"),
        ("Silent", "move 3: expected the number of a legal move, got None; legal: 0 (roll), 1 (hold)"),
        ("Clumsy", "LookupError: where am I?"),
    ],
)
def test_a_failing_bot_is_named_with_game_and_move(bot: str, words: str) -> None:
    plan = Plan.of(PIG, [f"tiny.players:{bot}"], seats=2)
    warm_up(plan)
    with pytest.raises(Refused) as refusal:
        [play(plan, n) for n in range(9)]
    assert f"bot tiny.players:{bot}" in refusal.value.error
    assert ", game " in refusal.value.error
    assert "in pig, move " in refusal.value.error
    assert words in refusal.value.error
