"""A table over a WebSocket: a message in, a command to the table, its answer and the news out."""

import asyncio
import math
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY
from fathomfive.server import questions, wire
from fathomfive.server.guard import LONGEST_MESSAGE, Pace, check_address, check_origin, key_of, visitor
from fathomfive.server.house import House
from fathomfive.server.limits import Limits
from fathomfive.server.meters import Meters
from fathomfive.server.table import Table
from fathomfive.session.cards import Chair
from fathomfive.store.cards import Person

GONE_WRONG = 1008  # how a socket is closed that is refused
SLOWEST = 20.0  # seconds a reader may take for a message before it is let go
MOST_EVENTS = 10**9  # no match has more
MOST_SOCKETS = 5000  # unless one address may have more

Socket = WebSocket[Any, Any, State]


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """Who you are at this table."""

    match: str
    game: str
    seat: int | None
    left: int | None  # the last event you were told when you were here before


class Doorman:
    """Counts who is in."""

    def __init__(self, meters: Meters, limits: Limits) -> None:
        self.meters = meters
        self.of_one = limits.sockets
        self.of_all = max(MOST_SOCKETS, limits.sockets)
        self.pace = Pace(50, 100)  # messages of one socket
        self.inside: set[Connection] = set()
        self._of: dict[str, int] = {}
        self._count = 0

    def come_in(self, who: str) -> None:
        """Let one more in, or refuse."""
        if self._count >= self.of_all or self._of.get(who, 0) >= self.of_one:
            raise Refused("too_many", "there are too many connections; close some, or come back later")
        self._of[who] = self._of.get(who, 0) + 1
        self._count += 1
        self.meters.sockets.inc()

    def go_out(self, who: str) -> None:
        """Let one out."""
        self._of[who] -= 1
        self._count -= 1
        if not self._of[who]:
            del self._of[who]
        self.meters.sockets.dec()

    async def watch(self) -> None:
        """Let go, again and again, of those who do not take what is sent to them."""
        while True:
            await asyncio.sleep(SLOWEST / 10)
            late = time.monotonic() - SLOWEST
            for connection in self.inside:
                if connection.sending_since < late:
                    connection.let_go()


class Connection:
    """One window of one person, or of a spectator."""

    def __init__(
        self, socket: Socket, house: House, table: Table, person: str | None, seat: int | None, doorman: Doorman
    ) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.person = person
        self.seat = seat
        self.viewer = NOBODY if seat is None else seat
        self.doorman = doorman
        self.bell = asyncio.Event()
        self.told = 0  # the last event that was sent
        self.said = 0  # the last line that was sent
        self.sending_since = math.inf  # when the message was begun that is being sent
        self.advising: asyncio.Future[None] | None = None  # a hint that is being thought about
        self._sending = asyncio.Lock()
        self._patience = asyncio.timeout(None)  # one for all messages: a timer for each would cost more than sending it

    async def run(self, since: int | None, left: int | None) -> None:
        """Serve until the other side goes, or does not read."""
        self.doorman.inside.add(self)
        try:
            async with self._patience:
                await self._run(since, left)
        finally:
            self.doorman.inside.discard(self)
            self.doorman.pace.forget(str(id(self)))

    def let_go(self) -> None:
        """Serve no longer."""
        self.sending_since = math.inf
        self._patience.reschedule(asyncio.get_running_loop().time())

    async def _run(self, since: int | None, left: int | None) -> None:
        self.table.bells.add(self.bell)
        try:
            await self.greet(since, left)
            both = [asyncio.ensure_future(self.listen()), asyncio.ensure_future(self.tell())]
            try:
                done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in both:
                    task.cancel()
                await asyncio.gather(*both, return_exceptions=True)
            for task in done:
                task.result()
        finally:
            self.table.bells.discard(self.bell)
            if self.advising is not None:
                self.advising.cancel()

    async def greet(self, since: int | None, left: int | None) -> None:
        """Say who they are here, and what happened."""
        await self.send(wire.encode(Hello(self.table.card.match, self.table.card.game, self.seat, left)).decode())
        self.told = self.table.log.seq if since is None else since
        await self.news()

    async def listen(self) -> None:
        """Answer messages until there are no more."""
        while True:
            try:
                raw: str | bytes = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            while wait := self.doorman.pace.wait(str(id(self))):  # who sends too fast is read more slowly
                await asyncio.sleep(wait)
            await self.reply(raw)

    async def reply(self, raw: str | bytes) -> None:
        """Answer a message; a hint comes when it is ready."""
        answer = await self.answer(raw)
        if answer is not None:
            await self.send(wire.encode(answer).decode())

    async def answer(self, raw: str | bytes) -> Any:
        """Do what a message asks for, and give what to say to it; of a hint, nothing yet."""
        cmd_id = None
        try:
            if len(raw) > LONGEST_MESSAGE:
                raise Refused("too_large", f"expected a message of at most {LONGEST_MESSAGE} bytes, got {len(raw)}")
            message = wire.read(raw)
            if isinstance(message, wire.Since):
                events = await self.table.since(self.viewer, message.seq)
                return wire.News(message.seq + len(events), events, self.table.view(self.viewer))
            cmd_id = message.cmd_id
            if isinstance(message, wire.Hint):
                seat = self.table.may_ask_for_a_hint(self.person, self.seat)
                if self.advising is not None and not self.advising.done():
                    raise Refused("no_hint_now", "a hint is on its way; ask again when it is there")
                self.advising = asyncio.ensure_future(self.advise(message, seat))
                return None
            if isinstance(message, wire.Why):
                return questions.why(self.table, self.person, self.seat, message)
            if isinstance(message, wire.Explain):
                return questions.explain(self.table, self.viewer, message)
            began = time.perf_counter()
            if isinstance(message, wire.Say):
                ack = await self.table.say(self.person, message)
            else:
                ack = await self.table.command(self.person, self.seat, message)
            self.doorman.meters.commands.observe(time.perf_counter() - began)
            return ack
        except Refused as refused:
            return self.refusal(refused, cmd_id)

    async def advise(self, message: wire.Hint, seat: int) -> None:
        """Send a hint; meanwhile other messages are answered."""
        answer: Any
        try:
            answer = wire.Advice(message.cmd_id, await self.house.hint(self.table, seat, message.all))
        except Refused as refused:
            answer = self.refusal(refused, message.cmd_id)
        with suppress(WebSocketDisconnect):
            await self.send(wire.encode(answer).decode())

    def refusal(self, refused: Refused, cmd_id: str | None) -> wire.Refuse:
        """Put a refusal on the wire, and count it."""
        self.doorman.meters.refusals.labels(refused.code).inc()
        return wire.Refuse.of(refused, cmd_id)

    async def tell(self) -> None:
        """Send what is new, whenever the bell rings; who reads slowly gets more at once."""
        while True:
            await self.bell.wait()
            await self.news()

    async def news(self) -> None:
        """Send what happened and what was said since the last time."""
        self.bell.clear()
        news = await self.table.news(self.viewer, min(self.told, self.table.log.seq))
        self.told = news.seq
        await self.send(news.text)
        lines = self.table.said(self.said)
        if lines:
            self.said = lines[-1]["n"]
            await self.send(wire.encode(wire.Chat(lines)).decode())

    async def send(self, message: str) -> None:
        """Send one message; who does not take it in time is let go."""
        async with self._sending:
            self.sending_since = time.monotonic()
            await write(self.socket, message)
            self.sending_since = math.inf


@websocket("/api/tables/{match:str}/wire")
async def sit_at(
    socket: Socket, match: FromPath[str], house: NamedDependency[House], doorman: NamedDependency[Doorman]
) -> None:
    """Open a table to a seat of whoever shows a key, or to a spectator."""
    try:
        await serve(socket, match, house, doorman)
    finally:
        del socket.receive, socket.send  # both hold the socket that holds them: it would stay until looked for


async def serve(socket: Socket, match: str, house: House, doorman: Doorman) -> None:
    """Serve a socket until it ends."""
    await socket.accept()
    who = visitor(socket)
    try:
        check_address(socket)
        check_origin(socket)
        doorman.come_in(who)
    except Refused as refused:
        await refuse(socket, refused)
        return
    try:
        person, chairs = await asyncio.to_thread(who_comes, house, key_of(socket), match)
        table = await house.table(match)
        seat = chosen_seat(table, None if person is None else person.person, socket.query_params.get("seat"))
        asked = socket.query_params.get("since")
        await table.hear(number(asked, "since", MOST_EVENTS) or 0)  # who was at another worker may know more than we do
        since = number(asked, "since", table.log.seq)
        window = Connection(socket, house, table, None if person is None else person.person, seat, doorman)
        left = None if seat is None else chairs[seat].seen
        try:
            await window.run(since, left)
        finally:
            if seat is not None and table.log.started:
                with suppress(Refused):  # a store that is gone forgets it, and no more
                    await asyncio.to_thread(house.store.saw, match, seat, window.told)
    except Refused as refused:
        await refuse(socket, refused)
    except (WebSocketDisconnect, TimeoutError):
        pass  # the other side is gone, or does not read
    finally:
        doorman.go_out(who)


def who_comes(house: House, key: str | None, match: str) -> tuple[Person | None, list[Chair]]:
    """Look up whose key it is, and what everyone at a table has seen."""
    return None if key is None else house.store.people.who(key), house.store.chairs(match)


def chosen_seat(table: Table, person: str | None, wanted: str | None) -> int | None:
    """Find the seat somebody looks from: the one asked for, the first own one, or none."""
    if wanted == "watch":
        return None
    own = table.seats_of(person)
    seat = number(wanted, "seat", table.card.seats - 1)
    if seat is not None and seat not in own:
        raise Refused("not_seated", f"seat {seat + 1} is not yours")
    return seat if seat is not None else own[0] if own else None


def number(text: str | None, what: str, most: int) -> int | None:
    """Read a number of an address."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= most):
        raise Refused("bad_request", f"expected {what} to be a number from 0 to {most}, got '{text[:20]}'")
    return int(text)


async def refuse(socket: Socket, refused: Refused) -> None:
    """Say why, and close."""
    with suppress(WebSocketDisconnect):
        await write(socket, wire.encode(wire.Refuse.of(refused)).decode())
        await socket.close(GONE_WRONG)


async def write(socket: Socket, message: str) -> None:
    """Send text, unless the socket was closed by a frame that was none."""
    try:
        await socket.send_text(message)
    except RuntimeError as error:  # this is how the server under us says so
        raise WebSocketDisconnect(detail=str(error)) from None
