"""Many tables as a Gymnasium vector environment: every step is one decision at each, by the seat whose turn it is."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fathomfive.envs.series import check_choice, check_seed, take_game
from fathomfive.envs.spaces import action_space, observation_space
from fathomfive.kernel.batch import Batch, Step
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game

ON = ("cpu", "plain")  # engines whose arrays NumPy reads

Observations = NDArray[np.float32]
Infos = dict[str, Any]


class TablesEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Self-play at many tables: the observations, masks and rewards are those of the seat to act.

    Where a game ends, the next one begins in the same step.  `infos["final_info"]` then has the rewards of all sides.
    """

    metadata = {  # noqa: RUF012  # Gymnasium reads it from the class
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | Sequence[int] | None = None,
        options: Mapping[str, str] | Sequence[Mapping[str, str]] | None = None,
        *,
        rules: int | None = None,
        on: str = "cpu",
        cores: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        check_choice("on", on, ON)
        check_choice("render_mode", render_mode, (None, "ansi"))
        taken = take_game(game)
        self.batch = Batch(
            taken, num_envs, taken.default_seats if seats is None else seats,
            on=on, options=options, rules=rules, cores=cores,
        )  # fmt: skip
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self.single_observation_space = observation_space(taken)
        self.single_action_space = action_space(taken.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._all = np.arange(num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Infos]:
        """Lay out all tables for the games of a seed; without one, of a seed that the last one leads to."""
        if seed is not None:
            check_seed(seed)  # one for all tables
        if options:
            raise Refused("bad_option", f"expected no options of a reset, got {', '.join(options)}")
        super().reset(seed=seed)
        step = self.batch.reset(int(self.np_random.integers(1 << 62)) if seed is None else int(seed))
        return self._given(step.observation), self._infos(step)

    def step(
        self, actions: Any
    ) -> tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """Play a decision at every table; rewards are those of the seats that decided."""
        deciders = self.batch.look().to_act.copy()
        moves = np.asarray(actions)
        if moves.dtype.kind == "i" and (moves < 0).any():  # a batch would leave the table as it is
            raise Refused("unknown_move", f"expected moves from 0 to {self.batch.game.moves - 1}, got a negative one")
        step = self.batch.step(moves)
        reward = step.reward[self._all, deciders].astype(np.float64)
        infos = self._infos(step)
        if step.done.any():
            infos["final_info"] = {
                "rewards": step.reward.copy(), "_rewards": step.done.copy(),
                "reason": step.reason.copy(), "_reason": step.done.copy(),
            }  # fmt: skip
            infos["_final_info"] = step.done.copy()
        return self._given(step.observation), reward, step.done.copy(), np.zeros(self.num_envs, np.bool_), infos

    def render(self) -> Any:
        """Draw every table as text."""
        if self.render_mode is None:
            raise Refused("bad_choice", "expected the render_mode ansi to render, got none")
        return tuple(self.batch.match(i).draw() for i in range(self.num_envs))

    def _given(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _infos(self, step: Step) -> Infos:
        present = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._given(step.mask.view(np.int8)), "_action_mask": present,
            "to_act": step.to_act.copy(), "_to_act": present.copy(),
        }  # fmt: skip
