"""What OpenSpiel is told of a state: an information state is what a seat was told, and resampling keeps it."""

import pickle
import random
from typing import Any

import pyspiel
import pytest

from envs.spiels import HIDING, after, loaded, loaded_way, step
from fathomfive.kernel import shelf
from fathomfive.kernel.game import TABLE, Game
from tiny import MINNOWS, PIG
from walks import WAYS, Way, way_name

STEPS = 150  # of a long game, to keep these tests short
each_hiding = pytest.mark.parametrize("game", HIDING, ids=lambda game: game.name)
each_hiding_way = pytest.mark.parametrize("way", [way for way in WAYS if way[0] in HIDING], ids=way_name)


def sampler(seed: int) -> Any:
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


def known(state: Any, player: int) -> Any:
    """Give everything that OpenSpiel can ask about what a player knows."""
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.legal_actions() if state.current_player() == player else None,
    )


def middle(game: Game) -> Any:
    """Play a quarter of a short game, or the beginning of a long one."""
    return after(loaded(game), min(60, game.max_game_length(game.default_seats) // 4))


def words(state: Any, player: int) -> dict[int, str]:
    """Write every legal action as a player would be told of it."""
    table = state.table
    return {m: table.way.game.write(table.state, m, player) for m in state.legal_actions()}


@each_hiding_way
def test_twins_have_equal_information_states_until_they_are_told_different_words(way: Way) -> None:
    game, seats, _ = way
    spiel = loaded_way(way)
    stride = 10 if spiel.max_game_length() > STEPS else 1  # a look at a long game is costly
    differed = 0
    for player in range(seats):
        dice = random.Random(f"twins {player}")
        one, two = spiel.new_initial_state(), spiel.new_initial_state()
        for n in range(STEPS):
            if one.is_terminal():
                break
            m = step_apart(one, two, player, dice)
            if m is None:
                break
            if n % stride == 0 and str(one) != str(two):
                differed += 1
                assert known(one, player) == known(two, player)
        if not one.is_terminal():
            part(one, two, player, dice)
            assert one.information_state_string(player) != two.information_state_string(player)
            assert one.information_state_tensor(player) != two.information_state_tensor(player)
    assert differed, f"the twins of {game.name} were never different"


def step_apart(one: Any, two: Any, player: int, dice: random.Random) -> int | None:
    """Play an action in each state that the player is told in the same words, another one if there is any."""
    mine, other = words(one, player), words(two, player)
    m = dice.choice(sorted(mine))
    same = [k for k, word in other.items() if word == mine[m]]
    if not same:
        return None
    one.apply_action(m)
    two.apply_action(dice.choice([k for k in same if k != m] or same))
    return m


def part(one: Any, two: Any, player: int, dice: random.Random) -> None:
    """Play on in two twins until the player is told different words."""
    while True:
        mine, other = words(one, player), words(two, player)
        pairs = [(m, k) for m in mine for k in other if mine[m] != other[k]]
        m, k = dice.choice(pairs or [(m, k) for m in mine for k in other])
        one.apply_action(m)
        two.apply_action(k)
        if pairs:
            return


def test_an_information_state_is_the_words_a_seat_was_told() -> None:
    state = loaded(MINNOWS).new_initial_state()
    for text in ("card-1", "card-2", "card-3", "card-4", "lay-2"):
        state.apply_action(state.string_to_action(text))
    assert state.information_state_string(0) == "seat 1: card-1 card-2 card card lay-2"
    assert state.information_state_string(1) == "seat 2: card card card-3 card-4 lay"


def test_where_nothing_is_hidden_all_are_told_the_same_but_no_two_players_share_an_information_state() -> None:
    state = after(loaded(PIG), 12)
    mine, other = (state.information_state_string(player).partition(":") for player in range(2))
    assert mine[2] == other[2]
    assert mine[0] != other[0]


@each_hiding
def test_a_resampled_state_cannot_be_told_from_the_true_one(game: Game) -> None:
    differed = 0
    for actions in (10, 60, 140):
        state = after(loaded(game, max(game.seats)), actions)
        for player in range(state.num_players()):
            before = known(state, player)
            worlds = [state.resample_from_infostate(player, sampler(seed)) for seed in range(12)]
            assert all(known(world, player) == before for world in worlds)
            assert all(world.current_player() == state.current_player() for world in worlds)
            assert all(game.audit(world.table.state) for world in worlds)
            assert known(state, player) == before
            differed += len({str(world) for world in worlds}) > 1
    assert differed, f"the worlds of {game.name} were never different"


@each_hiding
def test_a_resampled_state_does_not_reveal_how_the_true_one_came_about(game: Game) -> None:
    state = middle(game)
    player = state.current_player()
    world = state.resample_from_infostate(player, sampler(1))
    assert world.history() == []
    for other in set(range(state.num_players())) - {player}:
        assert world.information_state_string(other) != state.information_state_string(other)
    again = world.resample_from_infostate(player, sampler(2))
    assert known(again, player) == known(state, player)


@each_hiding
def test_a_resampled_state_is_cloned_stored_and_played_like_any_other(game: Game) -> None:
    state = middle(game)
    player = state.current_player()
    world = state.resample_from_infostate(player, sampler(3))
    _, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(world.get_game(), world))
    copies = [world.clone(), pickle.loads(pickle.dumps(world)), stored]
    dice = random.Random(5)
    for n in range(40):
        if world.is_terminal():
            break
        m = step(world, dice)
        for copy in copies:
            copy.apply_action(m)
            assert str(copy) == str(world)
            if n % 13 == 0:
                assert [known(copy, p) for p in range(2)] == [known(world, p) for p in range(2)]
    match = state.resample_from_infostate(player, sampler(3)).to_match()
    assert (match.to_act, match.legal()) == (player, state.legal_actions())
    assert copies[0].history() == world.history() != []


@each_hiding
def test_equal_information_states_of_the_others_in_resampled_states_offer_the_same_actions(game: Game) -> None:
    """A search that shares what it learned between worlds needs that."""
    state = middle(game)
    player = state.current_player()
    offered: dict[tuple[int, str], list[int]] = {}
    met = 0
    for seed in range(60):
        world = state.resample_from_infostate(player, sampler(seed % 6))
        dice = random.Random(seed % 3)
        for _ in range(25):
            if world.is_terminal():
                break
            if not world.is_chance_node():
                key = (world.current_player(), world.information_state_string())
                met += key in offered
                assert offered.setdefault(key, world.legal_actions()) == world.legal_actions()
            step(world, dice)
    assert met


def test_a_resampled_state_is_dealt_by_the_numbers_that_are_drawn() -> None:
    state = after(loaded(shelf.take("codex_naturalis")), 60)
    player = state.current_player()
    worlds = [str(state.resample_from_infostate(player, sampler(seed))) for seed in (1, 1, 2)]
    assert worlds[0] == worlds[1] != worlds[2]


def test_where_nothing_is_hidden_a_resampled_state_is_the_same_with_its_history() -> None:
    state = after(loaded(PIG), 12)
    world = state.resample_from_infostate(0, sampler(1))
    assert (str(world), world.history()) == (str(state), state.history())


@each_hiding
def test_an_action_is_written_for_its_player_and_complete_for_chance(game: Game) -> None:
    dice = random.Random(2)
    state = loaded(game).new_initial_state()
    for _ in range(STEPS):
        if state.is_terminal():
            break
        table, player = state.table, state.current_player()
        viewer = TABLE if state.is_chance_node() else player
        for m in state.legal_actions():
            assert state.action_to_string(player, m) == game.write(table.state, m, viewer)
        step(state, dice)
