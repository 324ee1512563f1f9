"""Tables that are played at all the time: when a game is over, the next one is laid."""

import asyncio
import random
import secrets
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle, islice

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.soak.client import PAUSE, Player, insist
from fathomfive.soak.server import PATIENCE
from fathomfive.soak.witness import Ledger
from fathomfive.store.store import Store

TABLES = 4


@dataclass
class Crowd:
    """People at several tables: everyone in one window, the host in two, and somebody who watches."""

    lobby: str  # where tables are laid
    wire: str  # where they are played at: the same, or what stands between
    store: Store
    ledger: Ledger
    dice: random.Random
    tables: int = TABLES
    players: list[Player] = field(default_factory=list)  # at the tables that are played at now
    counted: Counter[str] = field(default_factory=Counter)
    tired: bool = False
    _tasks: list["asyncio.Task[None]"] = field(default_factory=list)

    async def open(self) -> None:
        """Begin to play, at all tables."""
        self._tasks = [asyncio.ensure_future(self._keep_a_table(n)) for n in range(self.tables)]
        async with asyncio.timeout(PATIENCE):
            while len({player.match for player in self.players}) < self.tables:
                self.check()
                await asyncio.sleep(PAUSE)

    async def _keep_a_table(self, n: int) -> None:
        for game in islice(cycle(shelf.games()), n, None):
            if self.tired:
                return
            await self._one_game(game, bots=n % 2)

    async def _one_game(self, game: Game, bots: int) -> None:
        match, keys = await self._lay(game, bots)
        self.ledger.know(self.store, match)
        windows = [Player(self.wire, match, key, self.ledger, self.dice) for key in (*keys, keys[0], None)]
        self.players += windows
        for window in windows:
            window.tired = window.leaving = self.tired
        try:
            await asyncio.gather(*(window.play() for window in windows))
        finally:
            for window in windows:
                self.players.remove(window)
                self._count(window)
        self.counted["games"] += windows[0].over

    def _count(self, window: Player) -> None:
        for what in ("breaks", "resent", "settled", "gaps"):
            self.counted[what] += getattr(window, what)
        for refused in window.wrong:
            self.ledger.complain(f"match {window.match}: {window.viewer} was refused: {refused}")

    async def _lay(self, game: Game, bots: int) -> tuple[str, list[str]]:
        """Lay a table, seat new people, and start; gives its name and their keys."""
        people = max(1, game.default_seats - bots)
        known = [await insist(self.lobby, "/api/me", {"name": f"P{n} {secrets.token_hex(2)}"}) for n in range(people)]
        keys = [person["key"] for person in known]
        seats = ["me", *["person"] * (people - 1), *["random"] * (game.default_seats - people)]
        table = await insist(self.lobby, "/api/tables", {"game": game.name, "seats": seats}, keys[0])
        for seat, secret in table["links"].items():
            await insist(self.lobby, f"/api/tables/{table['match']}/sit", {"secret": secret}, keys[int(seat)])
        await insist(self.lobby, f"/api/tables/{table['match']}/start", None, keys[0])
        return table["match"], keys

    # --- Is everybody well? ---

    def check(self) -> None:
        """Complain about whoever has stopped playing for a reason of their own."""
        for task in self._tasks:
            if task.done() and not self.tired:
                task.result()

    async def heal(self) -> None:
        """Wait until everyone is connected and knows all that was kept when this was called."""
        heads = {player.match: self.ledger.head(player.match) for player in self.players}

        def well(player: Player) -> bool:
            return player.finished or (player.here and player.seq >= heads.get(player.match, 0))

        async with asyncio.timeout(PATIENCE):
            while not all(well(player) for player in list(self.players)):
                self.check()
                await asyncio.sleep(PAUSE / 5)

    async def close(self) -> None:
        """Let everyone finish what is in doubt and learn what they do not know yet; then all leave."""
        self.tired = True
        for player in self.players:
            player.tired = True
        async with asyncio.timeout(PATIENCE):
            while any(player.pending for player in self.players):
                await asyncio.sleep(PAUSE)
        await asyncio.to_thread(self.ledger.compare, self.store)
        await self.heal()
        for player in self.players:
            player.leaving = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._tasks)

    async def give_up(self) -> None:
        """Stop at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def empty(store: Store) -> None:
    """Insist on a store nobody uses: the proofs play in it."""
    if store.everything():
        raise Refused("not_empty", "expected an empty store to play in; there are matches in this one")
