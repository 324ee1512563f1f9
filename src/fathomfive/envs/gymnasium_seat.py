"""One seat of a table as a Gymnasium environment; bots play the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from fathomfive.bots.bot import Bot, Seen
from fathomfive.bots.specs import make
from fathomfive.envs.series import ILLEGAL, LOST, Series, check_choice, read_move, rewards
from fathomfive.envs.spaces import action_space, observation_space
from fathomfive.kernel.dice import Dice, seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game

Observation = NDArray[np.float32]


class SeatEnv(gymnasium.Env[Any, Any]):
    """A step is one decision of the seat and everything up to its next one.

    `info["action_mask"]` marks the legal moves.  `illegal` says what becomes of an illegal move: the seat loses, it is
    refused, or a random legal one is played.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # Gymnasium reads it from the class

    def __init__(
        self,
        game: str | Game,
        bot: str = "medium",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        rules: int | None = None,
        seat: int | None = 0,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        check_choice("render_mode", render_mode, (None, "ansi"))
        check_choice("illegal", illegal, ILLEGAL)
        self.series = Series(game, seats, options, rules)
        if seat is not None and not 0 <= seat < self.series.seats:
            raise Refused("no_such_seat", f"expected a seat from 0 to {self.series.seats - 1}, or None, got {seat}")
        make(bot, self.series.game, self.series.seats)  # refuses what is no bot
        self.bot = bot
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.series.game)
        self.action_space = action_space(self.series.game.moves)
        self.seat = seat or 0
        self._any_seat = seat is None
        self._lost = False
        self._bots: dict[int, Bot] = {}
        self._eyes: Dice = seeded(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Lay out game 0 of a seed; without a seed the next game.  Gymnasium's options are not used."""
        super().reset(seed=seed)
        if seed is None and self.series.seed is None:
            seed = int(self.np_random.integers(1 << 62))
        self.series.begin(seed)
        game, seats = self.series.game, self.series.seats
        if self._any_seat:
            self.seat = self.series.derived("seat") % seats
        self._bots = {
            other: make(self.bot, game, seats, self.series.derived("bot", other))
            for other in range(seats)
            if other != self.seat
        }
        self._eyes = seeded(self.series.derived("eyes"))
        self._lost = False
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a decision of the seat, then let the bots play until it decides again or the game is over."""
        m = read_move(action, self.series.game.moves)
        match = self.series.match
        if match.over or self._lost:
            raise Refused("game_over", f"expected reset() after the end of a game, got action {m}")
        try:
            self.series.play(self.series.legal_or_random(m) if self.illegal == "random" else m)
        except Refused as refusal:
            if self.illegal != "lose":
                raise
            self._lost = True
            return self._observation(), LOST, True, False, {**self._info(), "illegal": refusal.error}
        self._let_bots_play()
        reward = rewards(match.rank())[self.seat] if match.over else 0.0
        return self._observation(), reward, match.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Mark the legal moves, as learners with masks ask for them."""
        return self.series.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Draw the table as the seat sees it."""
        if self.render_mode is None:
            raise Refused("bad_choice", "expected the render_mode ansi to render, got none")
        return self.series.match.draw(self.seat)

    def _let_bots_play(self) -> None:
        match = self.series.match
        while not match.over and match.to_act != self.seat:
            seat = match.to_act
            self.series.play(self._bots[seat].choose(Seen.of(match, seat, self._eyes)))

    def _observation(self) -> Observation:
        return self.series.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.series.mask(self.seat), "seat": self.seat}
        if self.series.match.over:
            info |= self.series.result(self.seat)
        return info
