"""A WebSocket connection to a table: messages in, commands to the table, replies and news out."""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from fathomfive.kernel.errors import Refused
from fathomfive.server import wire
from fathomfive.server.errors import for_visitors
from fathomfive.server.legality import why
from fathomfive.server.limits import MESSAGE_BURST, Limits, RateLimiter
from fathomfive.server.metrics import Metrics
from fathomfive.server.presence import Visit
from fathomfive.server.registry import TableRegistry
from fathomfive.server.revocations import Revocations
from fathomfive.server.sanctions import SanctionList
from fathomfive.server.security import MAX_MESSAGE, check_path, client_address, key_of, visitor_key
from fathomfive.server.table import Table
from fathomfive.server.views import build_explanation
from fathomfive.session.cards import Chair
from fathomfive.store.cards import Person

POLICY_VIOLATION = 1008  # the close code of a refused socket
TRY_AGAIN_LATER = 1013  # the close code of a socket that another worker may serve
CLOSE_SECONDS = 1.0  # that a client has to receive the end of its connection
MAX_SEQ = 10**9  # no match has more events
MAX_SOCKETS = 5000  # of all clients, unless one address may have more
MESSAGES_PER_SECOND = 50  # of one socket

Socket = WebSocket[Any, Any, State]


def encode(message: wire.ServerMessage) -> str:
    """Encode a message as text."""
    return wire.encode(message).decode()


class ConnectionRegistry:
    """The open connections of this process, counted by address."""

    def __init__(self, metrics: Metrics, limits: Limits) -> None:
        self.metrics = metrics
        self.max_per_address = limits.sockets
        self.max_total = max(MAX_SOCKETS, limits.sockets)
        self.rate_limiter = RateLimiter(MESSAGES_PER_SECOND, MESSAGE_BURST * MESSAGES_PER_SECOND)
        self.messages = RateLimiter(limits.messages, MESSAGE_BURST * limits.messages)
        self.questions = RateLimiter(limits.questions, MESSAGE_BURST * limits.questions)
        self.connections: set[Connection] = set()
        self._count_by_address: dict[str, int] = {}
        self._count = 0
        self.revocations = Revocations(self.connections)

    def admit(self, address: str) -> None:
        """Count one more socket of an address, or refuse it."""
        with self.metrics.counting_limit("sockets"):
            if self._count >= self.max_total or self._count_by_address.get(address, 0) >= self.max_per_address:
                raise Refused("too_many", "there are too many connections; close some, or try again later")
        self._count_by_address[address] = self._count_by_address.get(address, 0) + 1
        self._count += 1
        self.metrics.sockets.inc()

    def release(self, address: str) -> None:
        """Subtract one socket from the count of an address."""
        self._count_by_address[address] -= 1
        self._count -= 1
        if not self._count_by_address[address]:
            del self._count_by_address[address]
        self.metrics.sockets.dec()

    def disconnect_all(self) -> None:
        """Disconnect all clients, when this worker has lost its database and another one may have it."""
        for connection in self.connections:
            connection.disconnect()

    def enforce(self, sanctions: SanctionList) -> None:
        """Disconnect people and networks that are banned now."""
        for connection in self.connections:
            try:
                sanctions.check_address(client_address(connection.socket))
                sanctions.check_person(connection.person)
            except Refused as refused:
                connection.expel(refused)


class Connection:
    """One connection of a seat or a spectator."""

    def __init__(
        self,
        socket: Socket,
        table_registry: TableRegistry,
        table: Table,
        person: str | None,
        seat: int | None,
        registry: ConnectionRegistry,
        visitor: str = "",
        device: str = "",
    ) -> None:
        self.visitor = visitor  # the network that it comes from
        self.socket = socket
        self.table_registry = table_registry
        self.table = table
        self.person = person
        self.seat = seat
        self.registry = registry
        self.device = device  # the name of the key that was presented
        self.is_looking = True  # the page is in front
        self.expelled: Refused | None = None  # why it is ended from outside
        self.wake = asyncio.Event()  # set by the table when there is news
        self.last_sent_event = 0
        self.last_sent_line = 0  # of chat
        self.sent_deletions: frozenset[int] = frozenset()  # the deleted lines of chat that the client knows of
        self.hint_task: asyncio.Future[None] | None = None
        self._expulsion = asyncio.Event()
        self._send_lock = asyncio.Lock()
        self._timeout = asyncio.timeout(None)  # one for all messages: a timer for each costs more than sending it

    @property
    def viewer(self) -> int:
        """The viewer that this connection shows the table to: its seat, or a spectator."""
        return self.table.viewer_of(self.person, self.seat)

    async def run(self, since: int | None, left: int | None) -> None:
        """Serve until the client leaves or is disconnected."""
        self.registry.connections.add(self)
        try:
            self.table_registry.sanctions.check_person(self.person)  # perhaps banned since the key was looked up
            async with self._timeout:
                await self._run(since, left)
        except TimeoutError:  # disconnected from outside; closed before anything waits for the store
            with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
                async with asyncio.timeout(CLOSE_SECONDS):  # the client may not receive anything
                    await self.socket.close(TRY_AGAIN_LATER)
            raise
        finally:
            self.registry.connections.discard(self)
            self.registry.rate_limiter.forget(str(id(self)))

    def disconnect(self) -> None:
        """End the connection from outside."""
        self._timeout.reschedule(asyncio.get_running_loop().time())

    def expel(self, refused: Refused) -> None:
        """End the connection from outside, and say why."""
        self.expelled = refused
        self._expulsion.set()

    async def _run(self, since: int | None, left: int | None) -> None:
        self.table.enter(self.wake, Visit(self.visitor, self.seat, self.person))
        try:
            await self.greet(since, left)
            await until_one_ends(self.receive(), self.forward_news(), self._wait_for_expulsion())
        finally:
            self.table.leave(self.wake)
            if self.hint_task is not None:
                self.hint_task.cancel()
                self.hint_task = None  # its cancellation knows this object: a cycle

    async def _wait_for_expulsion(self) -> None:
        await self._expulsion.wait()
        if self.expelled is not None:
            raise self.expelled

    async def greet(self, since: int | None, left: int | None) -> None:
        """Send `hello` and the first news."""
        card = self.table.card
        await self.send(encode(wire.Hello(card.match, card.game, self.seat, left)))
        self.last_sent_event = self.table.session.seq if since is None else since
        await self.send_news()

    async def receive(self) -> None:
        """Reply to messages until the client leaves."""
        while True:
            try:
                raw: str | bytes = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            await self.registry.rate_limiter.wait_for(str(id(self)))
            await self.registry.messages.wait_for(self.visitor)
            await self.reply(raw)

    async def reply(self, raw: str | bytes) -> None:
        """Do what a message asks for, and reply; a hint is sent when it is ready."""
        cmd_id = None
        try:
            if len(raw) > MAX_MESSAGE:
                raise Refused("too_large", f"expected a message of at most {MAX_MESSAGE} bytes, got {len(raw)}")
            message = wire.decode(raw)
            if not isinstance(message, wire.Since | wire.Look):
                cmd_id = message.cmd_id
            text = await self.answer(message)
        except Refused as refused:
            text = encode(self.refusal(refused, cmd_id))
        if text is not None:
            await self.send(text)

    async def answer(self, message: wire.Message) -> str | None:
        """Answer a question or carry out a command; None if the answer comes later."""
        if isinstance(message, wire.Since | wire.Why | wire.Explain):
            await self.registry.questions.wait_for(self.visitor)
        if isinstance(message, wire.Since):
            return (await self.table.news(self.viewer, message.seq, self.visitor)).text
        if isinstance(message, wire.Look):
            self.table_registry.presence.look(self, message.on)
            return None
        if isinstance(message, wire.Hint):
            self.start_hint(message)
            return None
        if isinstance(message, wire.Why):
            heavy = self.table_registry.heavy
            return encode(await why(heavy, self.table, self.person, self.seat, message, self.visitor))
        if isinstance(message, wire.Explain):
            session = self.table.session
            return encode(wire.ExplainReply(message.cmd_id, session.seq, build_explanation(session.match, self.viewer)))
        began = time.perf_counter()
        if isinstance(message, wire.Say):
            self.table_registry.sanctions.check_chat(self.person)
            ack = await self.table.say(self.person, message)
        else:
            ack = await self.table.command(self.person, self.seat, message)
        self.registry.metrics.commands.observe(time.perf_counter() - began)
        return encode(ack)

    def start_hint(self, message: wire.Hint) -> None:
        """Let a bot think about a hint while other messages are answered."""
        seat = self.table.check_hint(self.person, self.seat)
        if self.hint_task is not None and not self.hint_task.done():
            raise Refused("no_hint_now", "a hint is being computed; ask again when it has arrived")
        self.hint_task = asyncio.ensure_future(self.send_hint(message, seat))

    async def send_hint(self, message: wire.Hint, seat: int) -> None:
        """Send a hint when it is ready."""
        reply: wire.ServerMessage
        try:
            moves = await self.table_registry.hint(self.table, seat, message.all, self.visitor, message.move)
            reply = wire.HintReply(message.cmd_id, moves)
        except Refused as refused:
            reply = self.refusal(refused, message.cmd_id)
        with suppress(WebSocketDisconnect):
            await self.send(encode(reply))

    def refusal(self, refused: Refused, cmd_id: str | None) -> wire.Refuse:
        """Build the message of a refusal, and count it."""
        self.registry.metrics.refusals.labels(refused.code).inc()
        return wire.Refuse.of(for_visitors(refused), cmd_id)

    async def forward_news(self) -> None:
        """Send news whenever the table has any; a slow client gets several events at once."""
        while True:
            await self.wake.wait()
            await self.send_news()

    async def send_news(self) -> None:
        """Send what happened and what was said since the last time."""
        self.wake.clear()
        if self.table.gone is not None:
            raise self.table.gone
        last = min(self.last_sent_event, self.table.session.seq)
        news = await self.table.news(self.viewer, last, self.visitor)
        self.last_sent_event = news.seq
        await self.send(news.text)
        lines = self.table.said(self.last_sent_line, self.person)
        self.last_sent_line = max(self.last_sent_line, self.table.chat.last)
        if lines:
            await self.send(encode(wire.Chat(lines)))
        deleted = self.table.chat.deleted - self.sent_deletions
        self.sent_deletions = self.table.chat.deleted
        if deleted:
            await self.send(encode(wire.DeletedLines(sorted(deleted))))

    async def send(self, text: str) -> None:
        """Send an encoded message; waits while the client has not read the last ones."""
        async with self._send_lock:
            await write(self.socket, text)


async def until_one_ends(*work: Coroutine[Any, Any, None]) -> None:
    """Run several things until one of them ends, and cancel the others."""
    tasks = [asyncio.ensure_future(each) for each in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        del task, tasks  # an error knows this frame, and its task knows the error: a cycle


@websocket("/api/tables/{match:str}/wire")
async def connect(
    socket: Socket,
    match: FromPath[str],
    table_registry: NamedDependency[TableRegistry],
    registry: NamedDependency[ConnectionRegistry],
) -> None:
    """Open a table to a seat of the person whose key was presented, or to a spectator."""
    try:
        await serve(socket, match, table_registry, registry)
    finally:
        del socket.receive, socket.send  # a reference cycle, which would keep the socket until the next collection


async def serve(socket: Socket, match: str, table_registry: TableRegistry, registry: ConnectionRegistry) -> None:
    """Serve a socket until it ends."""
    await socket.accept()
    address = visitor_key(socket)
    try:
        check_path(socket)
        registry.admit(address)
    except Refused as refused:
        await refuse(socket, refused, registry.metrics)
        return
    try:
        revocations = registry.revocations.count
        person, chairs, muted = await asyncio.to_thread(look_up, table_registry, key_of(socket), match)
        person_id = None if person is None else person.person
        table = await table_registry.table(match)
        seat = chosen_seat(table, person_id, socket.query_params.get("seat"))
        check_program(socket, table, seat)
        table.viewer_of(person_id, seat)  # or it is refused
        asked = socket.query_params.get("since")
        await table.refresh(number(asked, "since", MAX_SEQ) or 0)  # a client of another worker may know newer events
        since = number(asked, "since", table.session.seq)
        device = "" if person is None else person.device
        connection = Connection(socket, table_registry, table, person_id, seat, registry, address, device)
        left = None if seat is None else chairs[seat].seen
        await registry.revocations.check(table_registry.store, device, revocations)
        async with table_registry.presence.of(connection, muted):
            await connection.run(since, left)
    except Refused as refused:
        await refuse(socket, refused, registry.metrics)
    except (WebSocketDisconnect, TimeoutError):
        pass  # the client has left, or was disconnected
    finally:
        registry.release(address)


def look_up(
    table_registry: TableRegistry, key: str | None, match: str
) -> tuple[Person | None, list[Chair], frozenset[str]]:
    """Look up the person of a key, the seats of a match, and the people that the person has muted."""
    store = table_registry.store
    person = None if key is None else store.people.who(key)
    muted = store.conduct.muted_by([person.person])[person.person] if person is not None else frozenset[str]()
    return person, store.chairs(match), muted


def chosen_seat(table: Table, person: str | None, wanted: str | None) -> int | None:
    """Choose the seat of a connection: the one asked for, the person's first one, or none."""
    if wanted == "watch":
        return None
    own = table.session.seats_of(person)
    seat = number(wanted, "seat", table.card.seats - 1)
    if seat is not None and seat not in own:
        raise Refused("not_seated", f"seat {seat + 1} is not yours")
    return seat if seat is not None else own[0] if own else None


def check_program(socket: Socket, table: Table, seat: int | None) -> None:
    """Refuse a browser on the seat of a program: a person there would seem to consent to every undo."""
    if seat is not None and table.session.chairs[seat].external and "authorization" not in socket.headers:
        raise Refused("not_seated", f"seat {seat + 1} is for a program, which sends its token as `Authorization`")


def number(text: str | None, what: str, most: int) -> int | None:
    """Read a number from the query of an address."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= most):
        raise Refused("bad_request", f"expected {what} to be a number from 0 to {most}, got '{text[:20]}'")
    return int(text)


async def refuse(socket: Socket, refused: Refused, metrics: Metrics) -> None:
    """Send a refusal and close the socket."""
    metrics.refusals.labels(refused.code).inc()
    with suppress(WebSocketDisconnect, OSError):
        await write(socket, encode(wire.Refuse.of(for_visitors(refused))))
        await socket.close(POLICY_VIOLATION)


async def write(socket: Socket, text: str) -> None:
    """Send text, or raise WebSocketDisconnect if the socket is closed."""
    try:
        await socket.send_text(text)
    except (RuntimeError, OSError) as error:  # uvicorn reports a closed socket in these ways
        raise WebSocketDisconnect(detail=str(error)) from None
