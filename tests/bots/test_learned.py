"""The search with a network is repeatable, the same on every engine, and better than the network alone."""

import time
from pathlib import Path

import numpy as np
import pytest

from bots.networks import new_network
from fathomfive.bots import guided
from fathomfive.bots.bot import Seen
from fathomfive.bots.features import Features
from fathomfive.bots.guided import GuidedTree, make_guided_search
from fathomfive.bots.learned import Learned, LearnedSettings, compiled
from fathomfive.bots.network import pack
from fathomfive.bots.reward import POINTS_WEIGHT
from fathomfive.bots.specs import make
from fathomfive.bots.tree import NODES, Result
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.playout import Views
from fathomfive.kernel.shelf import take
from tiny import MINNOWS, PIG
from walks import position, walk

SEARCHED = (PIG, MINNOWS, take("kipicot"))  # chance, hidden cards, neither
each_game = pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.name)


def asked(match: Match) -> Seen:
    """See a match from the seat to act."""
    return Seen.of(match, match.to_act, seeded(len(match.moves)))


def decisions(game: Game, seats: int = 2, seed: int = 2) -> list[Match]:
    """Give the matches of a random walk at which there is a choice."""
    return [match.copy() for match, _ in walk(game, seats, {}, seed) if match.to_act >= 0 and len(match.legal()) > 1]


def weights_of(game: Game, folder: Path, seed: int = 1) -> Path:
    """Save weights that have learned nothing."""
    path = folder / f"{game.name}-{seed}.npz"
    new_network(game, seed=seed).save(path)
    return path


@each_game
def test_the_plain_search_equals_the_compiled_one(game: Game, tmp_path: Path) -> None:
    network = new_network(game)
    found = decisions(game)
    for match in found[:: -(-len(found) // 3)]:
        settings = LearnedSettings(iterations=1, weights=str(weights_of(game, tmp_path)))
        seen = asked(match)
        how = Learned(game, 2, 0, settings).parameters(seen)
        for mix in (0.0, 0.5):
            trees = [GuidedTree.blank(game, 2, 50, pack(network, game)) for _ in range(2)]
            for tree in trees:
                tree.tree.set_root(seen.table)
                tree.tree.buffers.dice[0] = 99
            buffers = trees[0].tree.buffers
            plain = trees[0]._replace(
                tree=trees[0].tree._replace(buffers=buffers._replace(tables=Views(game.State, buffers.tables)))
            )
            limited = how._replace(horizon=min(how.horizon, 2))
            make_guided_search(game, Features.of(game), 0)(10, limited, mix, plain)
            compiled(game)(10, limited, mix, trees[1])
            one, two = (dict(tree.tree.at_root()) for tree in trees)
            assert one.keys() == two.keys() == set(seen.legal())
            for m in one:
                assert one[m] == pytest.approx(two[m], rel=1e-4, abs=1e-4)
            assert trees[0].tree.counts.tolist() == trees[1].tree.counts.tolist()


@each_game
def test_the_same_seed_and_iterations_give_the_same_advice(game: Game, tmp_path: Path) -> None:
    match = decisions(game)[3]
    spec = f"learned:iterations=60,weights={weights_of(game, tmp_path)}"
    for more in ("", ",mix=0.5", ",cores=2"):
        first, again = (make(spec + more, game, 2, 7).advise(asked(match)) for _ in range(2))
        assert first == again
        assert sorted(line.move for line in first) == match.legal()
        assert sum(line.visits for line in first) == 60
        assert all((line.win is None) == (line.visits == 0) for line in first)


def test_other_weights_need_no_compiling(tmp_path: Path) -> None:
    match = decisions(PIG)[3]
    found = set()
    for seed, widths in enumerate(((5,), (9, 7), (3, 4, 6))):
        path = tmp_path / f"{seed}.npz"
        new_network(PIG, *widths, seed=seed).save(path)
        found.add(tuple(make(f"learned:weights={path},iterations=50", PIG, 2).advise(asked(match))))
    assert len(found) == 3
    assert len(compiled(PIG).signatures) == 1  # type: ignore[attr-defined]  # of Numba


def test_the_network_is_asked_once_an_iteration_and_not_about_forced_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = []

    def make_counting_look(game: Game) -> object:
        def look(s: object, seat: int, moves: object, n: int, *_: object) -> None:
            looks.append(n)

        return look

    monkeypatch.setattr(guided, "make_look", make_counting_look)
    match = decisions(PIG)[3]
    seen = asked(match)
    tree = GuidedTree.blank(PIG, 2, 200, pack(new_network(PIG), PIG))
    tree.tree.set_root(seen.table)
    tree.tree.buffers.dice[0] = 99
    buffers = tree.tree.buffers._replace(tables=Views(PIG.State, tree.tree.buffers.tables))
    how = Learned(PIG, 2, 0, LearnedSettings(iterations=1, weights=str(weights_of(PIG, tmp_path)))).parameters(seen)
    make_guided_search(PIG, Features.of(PIG), 0)(40, how, 0.0, tree._replace(tree=tree.tree._replace(buffers=buffers)))
    assert 30 <= len(looks) <= 41  # once at the root; an iteration that ends the game needs none
    assert min(looks) > 1


def test_values_are_rewarded_as_results_are() -> None:
    """With two sides a value is the chance to win; among more, the win goes to whoever leaves all others behind."""
    r = Result.blank(2)
    guided.reward_by_network(r, np.array([0.5, -0.5, 0, 0]), 1, 2, 0.0)
    assert r.win.tolist() == [0.25, 0.75]
    assert r.reward.tolist() == pytest.approx([0.25 + POINTS_WEIGHT / 4, 0.75 - POINTS_WEIGHT / 4])
    r = Result.blank(3)
    guided.reward_by_network(r, np.array([1.0, 0.0, -1.0]), 1, 3, 0.0)
    assert r.win[1] == pytest.approx(0.8)
    assert r.reward[1] > r.reward[2] > r.reward[0]
    r.win[:], r.reward[:] = (1, 0, 0), (1, 0.5, 0)
    guided.reward_by_network(r, np.array([-1.0, -1.0, -1.0]), 0, 3, 0.5)
    assert r.win[0] == 0.5


def test_a_win_in_one_move_is_found_whatever_the_network_says(tmp_path: Path) -> None:
    drawing = "rules 1  goal 20  seat 1  pot 10\nrolling 0  over 0  moves 10\nscore | 10 | 19\n"
    match = position(PIG, drawing, 2)
    for seed in range(4):
        bot = make(f"learned:iterations=400,weights={weights_of(PIG, tmp_path, seed)}", PIG, 2, seed)
        best = bot.advise(asked(match))[0]
        assert (match.write(best.move, 0), best.win) == ("hold", 1.0)


def test_a_full_tree_can_still_be_searched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomfive.bots.learned.MAX_NODES", 8)
    monkeypatch.setattr(guided, "MAX_EDGES", 20)
    game = take("kipicot")
    for match in decisions(game)[:30:10]:
        bot = Learned(game, 2, 1, LearnedSettings(iterations=300, weights=str(weights_of(game, tmp_path))))
        assert sum(line.visits for line in bot.advise(asked(match))) == 300
        assert bot.trees[0].counts[NODES] == 8
        assert bot.choose(asked(match)) in match.legal()


def test_thinking_stops_in_time_and_any_move_can_be_asked_about(tmp_path: Path) -> None:
    game = take("kipicot")
    match = decisions(game)[5]
    compiled(game)
    bot = make(f"learned:seconds=0.3,weights={weights_of(game, tmp_path)}", game, 2, 1)
    assert isinstance(bot, Learned)
    began = time.perf_counter()
    judgement = bot.judge(asked(match))
    assert 0.3 <= time.perf_counter() - began < 5
    assert sum(judgement.wins) == pytest.approx(1)
    worst = judgement.advice[-1].move
    advice = bot.advise_on(asked(match), {line.move: "move" for line in judgement.advice}, worst)
    assert next(line for line in advice if line.move == worst).visits >= 50
