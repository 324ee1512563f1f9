"""The games in PettingZoo, with an agent at every seat: agents act in turn (`env`) or all at once (`parallel_env`)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from fathomfive.envs.series import ILLEGAL, LOST, Series, check_choice, read_move, rewards
from fathomfive.envs.spaces import action_space, observation_with_mask_space
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, Game

try:
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env import AECEnv, ParallelEnv
except ImportError:
    raise Refused(
        "no_petting_zoo", "these environments need PettingZoo; install it with: pip install 'fathomfive[petting-zoo]'"
    ) from None

Observation = dict[str, Any]  # "observation": float32, "action_mask": int8

VERSION = 1
RENDER_MODES = ("human", "ansi")  # printed after every step; given by `render`


def agent_name(seat: int) -> str:
    """Name the agent of a seat."""
    return f"seat_{seat}"


class _Agents:
    """What both kinds of environment have: a table, and an agent at every seat."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        rules: int | None = None,
        seed: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        if max_cycles is not None and max_cycles < 1:
            raise Refused("bad_number", f"expected max_cycles of at least 1, got {max_cycles}")
        self.series = Series(game, seats, options, rules)
        self.metadata = {
            "name": f"{self.series.game.name}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [agent_name(seat) for seat in range(self.series.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._first_seed = seed
        self._decisions = 0
        self._observation_spaces = {
            agent: observation_with_mask_space(self.series.game, self.actions) for agent in self.possible_agents
        }
        self._action_spaces = {agent: action_space(self.actions) for agent in self.possible_agents}

    @property
    def actions(self) -> int:
        """How many actions an agent has."""
        return self.series.game.moves

    def observation_space(self, agent: str) -> Any:
        """Give the space of what an agent observes."""
        self._seat(agent)
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Give the space of an agent's moves."""
        self._seat(agent)
        return self._action_spaces[agent]

    def render(self) -> str | None:
        """Draw the whole table as text: for `human` it is printed, for `ansi` given."""
        if self.render_mode is None:
            raise Refused("bad_choice", f"expected a render_mode ({', '.join(RENDER_MODES)}) to render, got none")
        drawn = self.series.match.draw()
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _seat(self, agent: str) -> int:
        if agent not in self._seats:
            raise Refused("no_such_seat", f"expected one of {', '.join(self.possible_agents)}, got '{agent}'")
        return self._seats[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is None:
            seed, self._first_seed = self._first_seed, None
        self.series.begin(seed)
        self.agents = list(self.possible_agents)
        self._decisions = 0
        self._print()

    def _play(self, m: int) -> None:
        self.series.play(m)
        self._decisions += 1
        self._print()

    def _print(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _decider(self) -> int:
        return self.series.match.to_act

    @property
    def _is_cut(self) -> bool:
        """Is the game cut after `max_cycles` decisions?"""
        return self.max_cycles is not None and self._decisions >= self.max_cycles and not self.series.match.over

    def _rewards(self) -> dict[str, float]:
        given = rewards(self.series.match.rank()) if self.series.match.over else [0.0] * self.series.seats
        return {agent: given[seat] for agent, seat in self._seats.items()}

    def _infos(self) -> dict[str, dict[str, Any]]:
        over = self.series.match.over
        return {agent: self.series.result(seat) if over else {} for agent, seat in self._seats.items()}


class TableEnv(_Agents, AECEnv[str, Observation, int]):
    """A table as an AEC environment without wrappers: the agent of the seat to act decides, and the TABLE draws."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay out game 0 of a seed; without a seed the next game.  PettingZoo's options are not used."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self._skip_agent_selection = None
        self.agent_selection = agent_name(self._decider())

    def observe(self, agent: str) -> Observation:
        """Give what an agent knows, and its legal moves: none where another one decides."""
        seat = self._seat(agent)
        return {"observation": self.series.observe(seat), "action_mask": self.series.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play the decision of the selected agent; an illegal one is refused, and nothing changes."""
        if not self.series.has_begun:
            raise Refused("not_begun", "call reset() before the first step")
        if not self.agents:
            raise Refused("game_over", f"expected reset() after the end of a game, got action {action}")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._play(read_move(action, self.actions))
        over, cut = self.series.match.over, self._is_cut
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._rewards()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.infos = self._infos()
        self._accumulate_rewards()
        if over or cut:
            self._deads_step_first()
        else:
            self.agent_selection = agent_name(self._decider())


class AllAtOnceEnv(_Agents, ParallelEnv[str, Observation, int]):
    """A table as a parallel environment: the seat to act decides, and the others can only pass.

    A cycle is one decision.  The action after the last move of the game is to pass.  Settings are those of `env`.
    """

    def __init__(self, game: str | Game, *args: Any, illegal: str = "lose", **kwargs: Any) -> None:
        super().__init__(game, *args, **kwargs)
        check_choice("illegal", illegal, ILLEGAL)
        self.illegal = illegal

    @property
    def actions(self) -> int:
        """How many actions an agent has: the moves, and to pass."""
        return self.series.game.moves + 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Lay out game 0 of a seed; without a seed the next game.  PettingZoo's options are not used."""
        self._begin(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the decision of the seat to act; all others pass."""
        moves = {agent: read_move(action, self.actions) for agent, action in actions.items()}
        decider = agent_name(self._decider())
        if decider not in self.agents or set(moves) != set(self.agents):
            expected = ", ".join(self.agents) or "none, the game is over"
            raise Refused("bad_agents", f"expected an action for each of {expected}; got {', '.join(moves) or 'none'}")
        losers = self._losers(moves, decider)
        if not losers:
            self._play(self.series.legal_or_random(moves[decider]) if self.illegal == "random" else moves[decider])
        over = bool(losers) or self.series.match.over
        given = {agent: LOST if agent in losers else reward for agent, reward in self._rewards().items()}
        cut = not losers and self._is_cut
        if over or cut:
            self.agents = []
        everybody = self.possible_agents
        return self._observations(), given, dict.fromkeys(everybody, over), dict.fromkeys(everybody, cut), self._infos()

    def _losers(self, moves: Mapping[str, int], decider: str) -> list[str]:
        """List the agents that lose by an illegal action, or refuse it."""
        if self.illegal == "random":
            return []
        to_pass = self.series.game.moves
        idle = [agent for agent, m in moves.items() if agent != decider and m != to_pass]
        if self.illegal == "lose":
            return idle if moves[decider] in self.series.match.legal() else [*idle, decider]
        if idle:
            got = moves[idle[0]]
            raise Refused("not_your_turn", f"expected {to_pass} (to pass) from {idle[0]}, {decider} decides; got {got}")
        return []

    def _observations(self) -> dict[str, Observation]:
        match = self.series.match
        out = {}
        for agent, seat in self._seats.items():
            mask = np.append(self.series.mask(seat), np.int8(match.to_act not in (seat, NOBODY)))
            out[agent] = {"observation": self.series.observe(seat), "action_mask": mask}
        return out


class RandomInstead(wrappers.BaseWrapper[str, Observation, int]):
    """Plays a legal move by dice in place of an illegal one."""

    def step(self, action: int | None) -> None:
        """Play an action, or a legal one in its place."""
        table = self.unwrapped
        assert isinstance(table, TableEnv)
        agent = table.agent_selection
        if action is not None and not (table.terminations[agent] or table.truncations[agent]):
            action = table.series.legal_or_random(read_move(action, table.actions))
        super().step(action)


raw_env = TableEnv  # as PettingZoo calls it


def env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    rules: int | None = None,
    seed: int | None = None,
    illegal: str = "lose",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """Make a table with the usual wrappers.

    `illegal` says what becomes of an illegal move: its agent loses, it is refused, or a random legal one is played.
    """
    check_choice("illegal", illegal, ILLEGAL)
    made: AECEnv[str, Observation, int] = TableEnv(
        game, seats, options, rules=rules, seed=seed, max_cycles=max_cycles, render_mode=render_mode
    )
    if illegal == "lose":
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=LOST)
    elif illegal == "random":
        made = RandomInstead(made)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


parallel_env = AllAtOnceEnv  # as PettingZoo calls it
