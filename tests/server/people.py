"""People at a table, for tests of the server."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.shelf import take
from fathomfive.server.table import Table
from fathomfive.server.wire import Ack, Act, Command
from fathomfive.session.cards import Card, Chair
from fathomfive.store.store import Store

T = TypeVar("T")


def hold_clock(*tables: Table) -> None:
    """Let the time of tables stand still between events, because a view says how long an absent player has left."""
    for table in tables:
        table.clock = lambda table=table: table.session.at  # type: ignore[misc]  # of a lambda


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine."""
    return asyncio.run(work)


def in_a_thread(append: Callable[..., None]) -> Callable[..., Coroutine[Any, Any, None]]:
    """Turn a blocking append into a coroutine that runs it in a thread."""
    return lambda *args: asyncio.to_thread(append, *args)


class Party:
    """A table, and the people who sit at it."""

    def __init__(self, store: Store, table: Table, people: list[str | None]) -> None:
        self.store = store
        self.table = table
        self.people = people  # by seat; None where a bot sits

    @classmethod
    async def of(cls, store: Store, game: str, seats: str = "pp", start: bool = True, **settings: Any) -> "Party":
        """Lay a table: a letter for each seat, p a person, b a bot."""
        names = [store.people.welcome(f"P{n}")[0].person if kind == "p" else None for n, kind in enumerate(seats)]
        host = next((name for name in names if name), None)
        match = secrets.token_hex(4)
        options = take(game).check_options(len(seats), {})
        card = Card(match, game, 1, len(seats), options, settings, host=host, made=1)
        store.create(card, [Chair(n, None if name else "random", name) for n, name in enumerate(names)])
        table = await Table.open(store, match)
        if start:
            await table.start(host)
        return cls(store, table, names)

    async def do(self, seat: int, command: Command) -> Ack:
        return await self.table.command(self.people[seat], seat, command)

    async def act(self, move: int | str | None = None, cmd_id: str | None = None, seat: int | None = None) -> Ack:
        """Make a move for the seat to act: the first legal one, unless a move is given."""
        match = self.table.session.match
        who = match.to_act if seat is None else seat
        chosen = match.legal()[0] if move is None else move
        return await self.do(who, Act(cmd_id=cmd_id or secrets.token_hex(4), expected_seq=self.seq, move=chosen))

    @property
    def seq(self) -> int:
        return self.table.session.seq

    async def play_on(self, most: int = 10_000) -> None:
        """Play the first legal move of every seat until the end, or until `most` moves are made."""
        for _ in range(most):
            if self.table.session.match.over:
                return
            turn = self.table.session.bot_turn()
            if turn:
                assert await self.table.bot_act(turn, self.table.session.seen(turn.seat).legal()[0])
            else:
                await self.act()


async def refused(work: Coroutine[Any, Any, object]) -> Refused:
    """Expect a refusal."""
    with pytest.raises(Refused) as found:
        await work
    return found.value


def make_command(kind: type[Any], party: Party, cmd_id: str = "c", **values: Any) -> Any:
    """Build a command for the table as it is."""
    return kind(cmd_id=cmd_id, expected_seq=party.seq, **values)
