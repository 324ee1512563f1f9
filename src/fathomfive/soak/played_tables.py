"""Tables in continuous play: when a game is over, the next one starts."""

import asyncio
import random
import secrets
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle, islice

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.soak.client import PAUSE, Addresses, Player, insist
from fathomfive.soak.server import PATIENCE
from fathomfive.soak.witness import Witness
from fathomfive.store.store import Store

TABLES = 4


@dataclass
class PlayedTables:
    """Clients at several tables: one for every person, a second one for the host, and a spectator."""

    lobby: Addresses  # where tables are laid
    wire: Addresses  # for sockets: the same, or a proxy
    store: Store
    witness: Witness
    dice: random.Random
    tables: int = TABLES
    players: list[Player] = field(default_factory=list)  # at the tables in play now
    counted: Counter[str] = field(default_factory=Counter)
    stopping: bool = False
    _tasks: list["asyncio.Task[None]"] = field(default_factory=list)

    async def open(self) -> None:
        """Start to play at all tables."""
        self._tasks = [asyncio.ensure_future(self._play_continuously(n)) for n in range(self.tables)]
        async with asyncio.timeout(PATIENCE):
            while len({player.match for player in self.players}) < self.tables:
                self.check()
                await asyncio.sleep(PAUSE)

    async def _play_continuously(self, n: int) -> None:
        for game in islice(cycle(shelf.games()), n, None):
            if self.stopping:
                return
            await self._play_one(game, bots=n % 2)

    async def _play_one(self, game: Game, bots: int) -> None:
        match, keys = await self._lay(game, bots)
        self.witness.add_match(self.store, match)
        clients = [
            Player(self.wire, match, key, self.witness, self.dice, first=n)
            for n, key in enumerate((*keys, keys[0], None))
        ]
        self.players += clients
        for client in clients:
            client.stopping = client.leaving = self.stopping
        try:
            await asyncio.gather(*(client.play() for client in clients))
        finally:
            for client in clients:
                self.players.remove(client)
                self._count(client)
        self.counted["games"] += clients[0].over

    def _count(self, client: Player) -> None:
        for what in ("breaks", "resent", "settled", "gaps"):
            self.counted[what] += getattr(client, what)
        for refused in client.wrong:
            self.witness.complain(f"match {client.match}: {client.viewer} was refused: {refused}")

    async def _lay(self, game: Game, bots: int) -> tuple[str, list[str]]:
        """Lay a table, seat new people, and start; gives the match and their keys."""
        people = max(1, game.default_seats - bots)
        known = [await insist(self.lobby, "/api/me", {"name": f"P{n} {secrets.token_hex(2)}"}) for n in range(people)]
        keys = [person["key"] for person in known]
        seats = ["me", *["person"] * (people - 1), *["random"] * (game.default_seats - people)]
        table = await insist(self.lobby, "/api/tables", {"game": game.name, "seats": seats}, keys[0])
        for seat, secret in table["links"].items():
            await insist(self.lobby, f"/api/tables/{table['match']}/sit", {"secret": secret}, keys[int(seat)])
        await insist(self.lobby, f"/api/tables/{table['match']}/start", None, keys[0])
        return table["match"], keys

    def check(self) -> None:
        """Raise the error of a client that has failed."""
        for task in self._tasks:
            if task.done() and not self.stopping:
                task.result()

    async def recover(self) -> None:
        """Wait until every client is connected and has received all events stored when this was called."""
        heads = {player.match: self.witness.head(player.match) for player in self.players}

        def is_recovered(player: Player) -> bool:
            return player.finished or (player.connected and player.seq >= heads.get(player.match, 0))

        async with asyncio.timeout(PATIENCE):
            while not all(is_recovered(player) for player in list(self.players)):
                self.check()
                await asyncio.sleep(PAUSE / 5)

    async def close(self) -> None:
        """Let all clients settle commands in doubt and receive the last events, then leave."""
        self.stopping = True
        for player in self.players:
            player.stopping = True
        async with asyncio.timeout(PATIENCE):
            while any(player.pending for player in self.players):
                await asyncio.sleep(PAUSE)
        await asyncio.to_thread(self.witness.compare, self.store)
        await self.recover()
        for player in self.players:
            player.leaving = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._tasks)

    async def abort(self) -> None:
        """Stop at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def require_empty(store: Store) -> None:
    """Refuse a store that is in use, since the tests play in it."""
    if store.all_matches():
        raise Refused("not_empty", "expected an empty store to play in, got one with matches")
