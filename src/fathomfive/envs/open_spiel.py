"""OpenSpiel: every game of the shelf as `fathom_<name>`, registered when this module is imported."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"expected OpenSpiel (pip install 'fathomfive[open-spiel]'): {error}") from error

from fathomfive.envs.open_spiel_observer import Observer
from fathomfive.envs.open_spiel_table import ToldTable, Way
from fathomfive.kernel import shelf
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE, Game, Option
from fathomfive.kernel.match import Match

# a seat has the same number in OpenSpiel
PLAYERS: dict[int, int] = {TABLE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}
SEED = 1 << 62  # a number drawn by OpenSpiel becomes a seed below this


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A table of Fathom Five as a state.  Actions are the game's own numbers, for seats and for the TABLE."""

    table: ToldTable  # OpenSpiel copies and stores a state by its attributes

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.table = game.start.copy()

    def current_player(self) -> int:
        """Give the seat that decides, CHANCE or TERMINAL."""
        to_act = self.table.to_act
        return PLAYERS.get(to_act, to_act)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.table.to_act == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Give the TABLE's outcomes with their probabilities."""
        if self.table.to_act != TABLE:
            raise Refused("not_the_table", f"expected a state in which the TABLE draws, got {self!r}")
        return self.table.chances()

    def _apply_action(self, action: int) -> None:
        if action not in self.table.legal():
            self.to_match().play(action)  # refuses it, and says why
            raise AssertionError(f"action {action} of {self!r} is legal in plain Python, but not compiled")
        self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.table.way.game
        if not 0 <= action < game.moves + game.outcomes:
            raise Refused(
                "unknown_move", f"expected a move below {game.moves + game.outcomes} of {game.name}, got {action}"
            )
        return game.write(self.table.state, int(action), player if player == self.table.to_act else TABLE)

    def returns(self) -> list[float]:
        """Give every player's reward: at the end the part of the other sides left behind, -1 to 1, before it 0."""
        return self.table.rewards() if self.is_terminal() else [0.0] * self.table.way.seats

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """Give a state that this player cannot tell from this one, every placing of the unseen pieces equally likely.

        Where something is hidden it has no history, because the true one would reveal what the player cannot know.
        """
        seats = self.table.way.seats
        if not 0 <= player_id < seats:
            raise Refused("no_such_seat", f"expected a player from 0 to {seats - 1} to resample for, got {player_id}")
        state: SpielState
        if self.table.way.game.perfect_information:
            state = self.clone()
            return state
        state = self.get_game().new_initial_state()
        state.table = self.table.copy()
        state.table.imagine(player_id, seeded(*(int(probability_sampler() * SEED) for _ in range(2))))
        return state

    def to_match(self) -> Match:
        """Give the state as a match of Fathom Five."""
        return self.table.to_match(self.history())

    def __str__(self) -> str:
        return self.table.way.game.draw(self.table.state, TABLE, str)

    def __repr__(self) -> str:
        way = self.table.way
        return f"<state of {way.game.name}, {way.seats} players, {len(self.history())} actions>"


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of Fathom Five, with its number of players, options and engine, as OpenSpiel knows games."""

    fathom: ClassVar[Game]  # every game has a subclass of its own

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        game = self.fathom
        way = way_of(game, parameters)
        longest = game.max_game_length(way.seats)
        constant = game.sides(way.seats) == way.seats  # a side without a seat takes from the sum
        info = pyspiel.GameInfo(
            num_distinct_actions=game.moves,
            max_chance_outcomes=game.moves + game.outcomes if game.outcomes else 0,
            num_players=way.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if constant else None,
            max_game_length=longest,
        )
        super().__init__(game_type(game, constant=constant), info, dict(parameters))
        self.way = way
        self.start = ToldTable.at_setup(way)
        self._most_chance_nodes = longest if game.outcomes else 0

    def new_initial_state(self) -> SpielState:
        """Lay out a table."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Give a bound to the TABLE's moves in a game."""
        return self._most_chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Make an observer of what one player knows; of anything else there is none."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise Refused("bad_observer", f"expected no parameters for an observer of {self}, got {params}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.way.game, perfect_recall=kind.perfect_recall)

    def __reduce__(self) -> tuple[Callable[[Game, str], "SpielGame"], tuple[Game, str]]:
        return _load, (self.fathom, str(self))


def parameter(option: Option, value: str) -> int | str:
    """Give the value of an option as OpenSpiel reads it from a text: as a number if all its values are numbers."""
    return int(value) if all(v.isdecimal() and str(int(v)) == v for v in option.values) else value


def way_of(game: Game, parameters: Mapping[str, Any]) -> Way:
    """Read how to play from the parameters of a game; OpenSpiel has added those that were not given."""
    seats = game.check_seats(parameters.get("players", game.default_seats))
    usable = game.options_for(seats)
    options = {
        option.name: str(parameters.get(option.name, option.default))
        for option in game.options
        if option in usable or str(parameters.get(option.name, option.default)) != option.default
    }
    rules = game.check_rules(parameters.get("rules", game.rules))
    complete = game.check_options(seats, options)
    return Way(game, seats, tuple(complete.items()), rules, parameters.get("on", "cpu"))


def game_type(game: Game, *, constant: bool = True) -> Any:
    """Describe a game as OpenSpiel knows games."""
    options = {option.name: parameter(option, option.default) for option in game.options}
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"fathom_{game.name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if game.outcomes else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if game.perfect_information
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if constant else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.default_seats, "rules": game.rules, "on": "cpu", **options},
    )


_registered: dict[str, Game] = {}


def register(game: Game) -> str:
    """Let OpenSpiel load a game, and give its name there."""
    described = game_type(game)
    name: str = described.short_name
    if _registered.setdefault(name, game) is not game:
        raise Refused("registered", f"expected a game with a name of its own, got a second {game.name}: {game.package}")
    if name not in pyspiel.registered_names():
        # a class, because OpenSpiel releases what it was given after Python has ended: a function would be freed then
        pyspiel.register_game(described, type(name, (SpielGame,), {"fathom": game}))
    return name


def _load(game: Game, text: str) -> SpielGame:
    """Load a pickled game, perhaps in a process that does not know it yet."""
    register(game)
    loaded: SpielGame = pyspiel.load_game(text)
    return loaded


for _game in shelf.games():
    register(_game)
