"""The search is fair, repeatable, right on small positions, and always answers."""

import random
import time
from collections.abc import Callable
from functools import cache
from itertools import product

import numpy as np
import pytest

from fathomfive.bots import search as search_module
from fathomfive.bots.bot import Bot, Seen
from fathomfive.bots.features import Features, no_glance, uniform
from fathomfive.bots.levels import LEVELS, length_of, settings_of
from fathomfive.bots.mcts import make_search
from fathomfive.bots.search import Search, Settings, compiled
from fathomfive.bots.specs import make
from fathomfive.bots.tree import NODES, Tree
from fathomfive.kernel.dice import below, seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.playout import Views
from fathomfive.kernel.shelf import take
from tiny import MINNOWS, PIG
from walks import ALL, WAYS, Way, position, walk, way_name

each_way = pytest.mark.parametrize("way", WAYS, ids=way_name)
each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)

KINDS = ("random", "greedy:tries=1", "flat:iterations=12", "search:iterations=12", "search:iterations=12,features=no")


def asked(match: Match, seat: int | None = None) -> Seen:
    """See a match from the seat to act."""
    return Seen.of(match, match.to_act if seat is None else seat, seeded(len(match.moves)))


def decisions(way: Way, seed: int, every: int = 1) -> list[Match]:
    """Give the matches of a random walk at which there is a choice."""
    found = [match.copy() for match, _ in walk(*way, seed) if match.to_act >= 0 and len(match.legal()) > 1]
    return found[::every]


# --- Fair --------------------------------------------------------------------------------------------------------


@each_way
def test_twins_are_played_alike(way: Way) -> None:
    """A bot is not influenced by what it cannot see, from the first decision to the last."""
    game, seats, options = way
    for viewer in range(min(2, seats)):
        dice = random.Random(viewer)
        one, two = Match(game, seats, options), Match(game, seats, options)
        bots = [[make(kind, game, seats, 5) for _ in range(2)] for kind in KINDS]
        choices = 0
        while not one.over and choices < 12:
            m = dice.choice(one.legal())
            same = [k for k in two.legal() if two.write(k, viewer) == one.write(m, viewer)]
            if not same:
                break
            if one.to_act == viewer and len(one.legal()) > 1:
                choices += 1
                views = [Seen.of(match, viewer, seeded(choices)) for match in (one, two)]
                assert views[0].table.tobytes() == views[1].table.tobytes()
                for pair in bots:
                    assert pair[0].choose(views[0]) == pair[1].choose(views[1])
            one.play(m)
            two.play(dice.choice([k for k in same if k != m] or same))


def test_twins_do_differ() -> None:
    """The test above would pass if twins were always equal; here are two that look alike and differ."""
    one, two = Match(MINNOWS, 2), Match(MINNOWS, 2)
    for text, other in (("card-1", "card-1"), ("card-2", "card-2"), ("card-3", "card-5"), ("card-4", "card-6")):
        one.play(text)
        two.play(other)
    assert one.state.bytes() != two.state.bytes()
    assert asked(one).table.tobytes() == asked(two).table.tobytes()
    assert make("search", MINNOWS, 2).advise(asked(one)) == make("search", MINNOWS, 2).advise(asked(two))


# --- Repeatable --------------------------------------------------------------------------------------------------


@each_game
def test_the_same_seed_and_iterations_give_the_same_advice(game: Game) -> None:
    found = decisions((game, game.default_seats, {}), 3)
    if not found:
        pytest.skip("a game of no choices")
    match = found[len(found) // 2]
    for kind in ("greedy", "flat:iterations=40", "search:iterations=60", "search:iterations=60,cores=2"):
        first, again = (make(kind, game, match.seats, 7).advise(asked(match)) for _ in range(2))
        assert first == again
    others = [make("flat:iterations=40,features=no", game, match.seats, n).advise(asked(match)) for n in range(8)]
    assert any(other != others[0] for other in others)


@each_game
def test_the_plain_search_equals_the_compiled_one(game: Game) -> None:
    """The search and the features have one source for every engine, like the rules."""
    for match in decisions((game, game.default_seats, {}), 2, every=15)[:3]:
        bot = Search(game, match.seats, 0, Settings(iterations=1))
        seen = asked(match)
        how = bot.parameters(seen)
        how = how._replace(horizon=min(how.horizon, 3))
        trees = [Tree.blank(game, match.seats, 50) for _ in range(2)]
        for tree in trees:
            tree.set_root(seen.table)
            tree.buffers.dice[0] = 99
        buffers = trees[0].buffers._replace(tables=Views(game.State, trees[0].buffers.tables))
        make_search(game, Features.of(game), 0)(12, how, trees[0]._replace(buffers=buffers))
        compiled(game)(12, how, trees[1])
        one, two = (dict(tree.at_root()) for tree in trees)
        assert one.keys() == two.keys()
        for m in one:
            assert one[m] == pytest.approx(two[m])
        assert trees[0].counts.tolist() == trees[1].counts.tolist()


# --- Right -------------------------------------------------------------------------------------------------------


@cache
def pig_wins(goal: int) -> Callable[[int, int, int], tuple[float, float]]:
    """Solve Pig for two: the chance to win by rolling and by holding, for (own score, other score, pot)."""
    best = np.full((goal, goal, goal + 1), 0.5)

    def both(own: int, other: int, pot: int) -> tuple[float, float]:
        def worth(pot: int) -> float:
            return 1.0 if own + pot >= goal else float(best[own, other, pot])

        lost = 1 - float(best[other, own, 0])
        roll = (lost + sum(worth(pot + face) for face in range(2, 7))) / 6
        hold = 1.0 if own + pot >= goal else 1 - float(best[other, own + pot, 0])
        return roll, hold

    for _ in range(60):
        for own, other in product(range(goal), repeat=2):
            for pot in range(goal - own):
                roll, hold = both(own, other, pot)
                best[own, other, pot] = max(roll, hold) if pot else roll
    return both


def pig(own: int, other: int, pot: int) -> Match:
    """Begin a game of Pig to 20."""
    drawing = f"rules 1  goal 20  seat 1  pot {pot}\nrolling 0  over 0  moves 10\nscore | {own} | {other}\n"
    return position(PIG, drawing, 2)


def test_the_best_hold_in_pig_is_found() -> None:
    wrong = []
    for own, other, pot in product((2, 10, 15), (3, 12, 18), (2, 4, 8, 12)):
        if own + pot >= 20:
            continue
        roll, hold = pig_wins(20)(own, other, pot)
        if abs(roll - hold) > 0.06:
            chosen = make("search:iterations=3000,exploration=0.6", PIG, 2, 1).choose(asked(pig(own, other, pot)))
            if chosen != (0 if roll > hold else 1):
                wrong.append((own, other, pot, roll, hold))
    assert not wrong


def test_the_chance_to_win_pig_is_known_near_the_end() -> None:
    for own, other, pot in ((15, 2, 4), (10, 18, 8), (17, 17, 2), (19, 19, 0)):
        roll, hold = pig_wins(20)(own, other, pot)
        advice = make("search:iterations=8000,exploration=0.6", PIG, 2, 1).advise(asked(pig(own, other, pot)))
        assert advice[0].win == pytest.approx(max(roll, hold) if pot else roll, abs=0.06)
    sure = make("search", PIG, 2).advise(asked(pig(10, 19, 10)))[0]
    assert (sure.move, sure.win, sure.points) == (1, 1.0, 20.0)


def test_hidden_cards_are_weighted_by_their_probability() -> None:
    """The last two tricks of Minnows: the other has laid one of two unseen cards, and what follows is forced."""
    match = position(
        MINNOWS,
        "rules 1  open 0  phase 1  seat 1\npile 000000  gone 221111\nhand | laid | won\n4 | 6 | 4\n35 | 0 | 4\n",
        2,
    )
    unseen = (4, 6)
    assert [match.write(m, 1) for m in match.legal()] == ["lay-3", "lay-5"]

    def wins(own: int, kept: int) -> float:
        total = 0.0
        for laid, left in (unseen, unseen[::-1]):
            score = sum((mine > yours) - (mine < yours) for mine, yours in ((own, laid), (kept, left)))
            total += 0.5 if score == 0 else float(score > 0)
        return total / 2

    advice = {a.move: a for a in make("flat:iterations=4000", MINNOWS, 2, 3).advise(asked(match))}
    for m, own, kept in ((2, 3, 5), (4, 5, 3)):
        assert 0 < wins(own, kept) < 1
        assert advice[m].win == pytest.approx(wins(own, kept), abs=0.03)


# --- It always answers -------------------------------------------------------------------------------------------


@each_game
def test_advice_covers_every_legal_move_the_best_first(game: Game) -> None:
    for match in decisions((game, game.default_seats, {}), 5, every=9)[:6]:
        advice = make("search:iterations=50", game, match.seats, 1).advise(asked(match))
        assert sorted(a.move for a in advice) == match.legal()
        assert [a.visits for a in advice] == sorted((a.visits for a in advice), reverse=True)
        assert sum(a.visits for a in advice) == 50
        for a in advice:
            assert (a.win is None) == (a.points is None) == (a.visits == 0)
            assert a.win is None or 0 <= a.win <= 1
        flat = make("flat:iterations=400", game, match.seats, 1).advise(asked(match))
        visits = [a.visits for a in flat]
        assert max(visits) - min(visits) <= 1


def test_a_full_tree_can_still_be_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_module, "MAX_NODES", 8)
    game = take("codex_naturalis")
    for match in decisions((game, 2, {}), 1, every=8)[:3]:
        bot = Search(game, 2, 1, Settings(iterations=300))
        advice = bot.advise(asked(match))
        assert bot.trees[0].counts[NODES] == 8
        assert sum(a.visits for a in advice) == 300
        assert bot.choose(asked(match)) in match.legal()


def test_thinking_stops_in_time() -> None:
    match = Match(take("kipicot"), 2)
    match.play("stay")
    compiled(match.game)
    for cores in (1, 2):
        bot = make(f"search:seconds=0.3,cores={cores}", match.game, 2, 1)
        began = time.perf_counter()
        advice = bot.advise(asked(match))
        assert 0.3 <= time.perf_counter() - began < 1.5
        assert sum(a.visits for a in advice) > 100
    began = time.perf_counter()
    assert sum(a.visits for a in make("search:seconds=60,iterations=120", match.game, 2).advise(asked(match))) == 120
    assert time.perf_counter() - began < 30


def test_cores_search_separate_trees_that_are_added_up() -> None:
    game = take("codex_naturalis")
    match = decisions((game, 2, {}), 1)[9]
    bot = Search(game, 2, 4, Settings(iterations=400, cores=2))
    advice = {a.move: a for a in bot.advise(asked(match))}
    found = [dict(tree.at_root()) for tree in bot.trees]
    assert found[0].keys() != found[1].keys() or any((found[0][m] != found[1][m]).any() for m in found[0])
    for m, a in advice.items():
        assert a.visits == sum(int(sums[m][0]) for sums in found if m in sums)
    assert [sum(int(sums[0]) for sums in tree.values()) for tree in found] == [200, 200]


def test_the_tree_is_kept_for_the_next_decision_of_a_turn() -> None:
    game = take("kipicot")
    match = half_way(game)
    bot = Search(game, 2, 1, Settings(iterations=400))
    match.play(bot.choose(asked(match)))
    advice = bot.advise(asked(match))
    assert sum(a.visits for a in advice) > 400


def half_way(game: Game) -> Match:
    """Find the middle of a game of two, at the beginning of a turn."""
    found = [match for match in decisions((game, 2, {}), 1) if len(match.moves) % 3 == 0]
    return found[len(found) // 2]


@each_way
def test_every_kind_plays_to_the_end(way: Way) -> None:
    game, seats, options = way
    match = Match(game, seats, options, seed=1)
    bots: list[Bot] = [make(KINDS[1 + seat % (len(KINDS) - 1)], game, seats, seat) for seat in range(seats)]
    while not match.deal().over:
        match.play(bots[match.to_act].choose(asked(match)), match.to_act)
    assert len(match.moves) <= game.max_game_length(seats)


# --- Features ----------------------------------------------------------------------------------------------------


@each_way
def test_features_are_defined_everywhere_and_change_nothing(way: Way) -> None:
    """In games played by the playout policy with some random moves, lists are legal and figures are finite."""
    game, seats, options = way
    features = Features.of(game)
    glance, hand = features.glance or no_glance, features.playout or uniform
    moves, scores, value = np.zeros(game.max_legal, np.int32), np.zeros(game.max_legal), np.zeros(game.sides(seats))
    match, dice = Match(game, seats, options, seed=4), seeded(4)
    while not match.deal().over:
        legal = match.legal()
        before = match.state.bytes()
        n = glance(match.state, moves)
        assert set(moves[:n].tolist()) <= set(legal)
        if n == 0 or len(match.moves) % 5 == 0:
            n = len(legal)
            moves[:n] = legal
        if features.order:
            scores[:n] = np.nan
            features.order(match.state, moves, n, scores)
            assert np.isfinite(scores[:n]).all()
        if features.value:
            value[:] = np.nan
            features.value(match.state, value)
            assert np.isfinite(value).all()
        if features.to_come:
            assert 0 <= features.to_come(match.state) < 100
        chosen = hand(match.state, moves, n, scores, dice) if len(match.moves) % 5 else below(dice, n)
        assert 0 <= chosen < n
        assert match.state.bytes() == before
        match.play(int(moves[chosen]))


def test_a_game_without_features_has_none() -> None:
    assert Features.of(PIG) == Features()
    assert Features.of(PIG).rules() == []


# --- Levels ------------------------------------------------------------------------------------------------------


@each_game
def test_levels_think_longer_and_longer(game: Game) -> None:
    for seats in game.seats:
        hard, expert = (settings_of(level, game, seats) for level in ("hard", "expert"))
        assert expert.iterations == pytest.approx(10 * hard.iterations, rel=0.1)
        assert settings_of("expert", game, seats, 0.1).iterations == pytest.approx(hard.iterations, rel=0.1)
        assert expert.seconds > 0
        assert 1 <= length_of(game, seats).choices < 30


def test_medium_looks_a_turn_ahead_with_features_and_to_the_end_without() -> None:
    assert settings_of("medium", take("podwodni_lowcy"), 2).horizon == 1
    assert settings_of("medium", take("kipicot"), 2).horizon == 0
    assert settings_of("medium", PIG, 2).horizon is None


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses(level: str) -> None:
    match = Match(take("deep_dive"), 3, seed=1).deal().play("flip").deal()
    assert make(f"{level}:share=0.01", match.game, 3).choose(asked(match)) in match.legal()


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("search:iterations", "expected name=value, got 'iterations'"),
        ("search:iterations=many", "expected `int` for iterations, got 'many'"),
        ("search:seconds=nan", "expected `float` >= 0.0 for seconds, got 'nan'"),
        ("search:depth=3", "unknown field `depth`; the settings are: iterations, tries, seconds"),
        ("search:features=maybe", "expected `bool` for features, got 'maybe'"),
        ("search:seconds=inf", "for seconds, got 'inf'"),
        ("search:iterations=-5", "expected `int` >= 0 for iterations, got '-5'"),
        ("search:iterations=0", "expected a limit to the thinking"),
        ("search:cores=1000", "cores on this machine, got 1000"),
        ("search:widening=0", "expected `float` > 0.0 for widening, got '0'"),
        ("expert:iterations=5", "unknown field `iterations`; the settings are: share"),
        ("easy:share=2", "expected `float` <= 1.0 for share, got '2'"),
    ],
)
def test_bad_settings_are_refused_with_a_reason(spec: str, words: str) -> None:
    with pytest.raises(Refused) as refusal:
        make(spec, PIG, 2)
    assert words in refusal.value.error
