"""Load: many tables played at a steady pace, timed from when each move was due, and all of it found in the store."""

import asyncio
import gc
import itertools
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take
from fathomfive.soak.figures import SEATS, Found, Plan, Times, Usage, usage
from fathomfive.soak.wires import Asker, Wire
from fathomfive.store.check import check
from fathomfive.store.store import Store

HOST = "127.0.0.1"
ASKERS = 8  # who lay tables side by side
PATIENCE = 60.0  # seconds until something that was asked for counts as lost
WARM_UP = 10.0  # seconds of play, after all tables are laid, that are not counted
UNLIMITED = ("--requests-per-second", "100000", "--sockets-per-address", "100000", "--tables-per-person", "100000")

Say = Callable[[str], None]


class _Move(msgspec.Struct):
    move: int


class _Seq(msgspec.Struct):
    seq: int


class _End(msgspec.Struct):
    reason: str


class _View(msgspec.Struct):
    legal: list[_Move] = []
    end: _End | None = None


class _Heard(msgspec.Struct):
    """What a spectator reads of a message; the rest is skipped without being built."""

    type: str
    seq: int = 0
    events: list[_Seq] = []
    cmd_id: str | None = None
    code: str = ""
    error: str = ""


class _Played(_Heard):
    """What a player reads of a message."""

    view: _View | None = None


_watch = msgspec.json.Decoder(_Heard).decode
_play = msgspec.json.Decoder(_Played).decode


@dataclass
class Sent:
    """A move on its way."""

    due: float
    cmd_id: str
    seq: int  # the event it must become
    mover: int
    acked: bool = False
    deaf: int = 0  # sockets that have not heard of it


class Live:
    """One table that is being played, with all its sockets."""

    def __init__(self, crowd: "Crowd", match: str, keys: list[str]) -> None:
        self.crowd = crowd
        self.match = match
        self.keys = keys
        self.wires: list[Wire] = []
        self.heard = [0] * crowd.a_table  # the last event, by socket
        self.legal: list[list[int]] = [[] for _ in keys]
        self.over = False
        self.sent: Sent | None = None
        self.ahead = 0  # moves it is to make at once, before it waits for its turn among the others

    async def connect(self) -> None:
        """Open all sockets, and wait until every one has seen the table."""
        for n in range(self.crowd.a_table):
            key = self.keys[n] if n < SEATS else None
            path = f"/api/tables/{self.match}/wire?since=0"
            self.wires.append(
                await Wire.to(
                    HOST, self.crowd.port, path, key, lambda raw, n=n: self.hear(n, raw), self.crowd.wrong.append  # type: ignore[misc]
                )
            )  # fmt: skip
        end = time.perf_counter() + PATIENCE
        while not all(self.heard):
            if time.perf_counter() > end:
                raise Refused("lost", f"match {self.match}: a socket heard nothing for {PATIENCE:g} seconds")
            await asyncio.sleep(0.01)
        self.rest()

    def hear(self, n: int, raw: bytes) -> None:
        """Take a message to socket n."""
        message: _Heard = _play(raw) if n < SEATS else _watch(raw)
        if message.type == "news":
            self.news(n, message)
        elif message.type == "ack":
            assert self.sent is not None
            if (message.cmd_id, message.seq) != (self.sent.cmd_id, self.sent.seq):
                self.crowd.wrong.append(f"match {self.match}: expected {self.sent}, got {message}")
            self.sent.acked = True
            self.crowd.acks.setdefault(self.match, {})[self.sent.cmd_id] = message.seq
            self.crowd.ack_times.append((self.sent.due, time.perf_counter() - self.sent.due))
            self.rest()
        elif message.type == "refuse":
            self.crowd.wrong.append(f"match {self.match}: refused, {message.code}: {message.error}")

    def news(self, n: int, message: _Heard) -> None:
        """Take what happened: every event once, in order, at every socket."""
        if [event.seq for event in message.events] != list(range(self.heard[n] + 1, message.seq + 1)):
            self.crowd.wrong.append(
                f"match {self.match}: socket {n} knew {self.heard[n]} events and was told {message.events}"
            )
        before, self.heard[n] = self.heard[n], message.seq
        if isinstance(message, _Played) and message.view is not None:
            self.legal[n] = [line.move for line in message.view.legal]
            self.over = message.view.end is not None
        sent = self.sent
        if sent is not None and before < sent.seq <= message.seq:
            if n != sent.mover:
                sent.deaf -= 1
                if not sent.deaf:
                    self.crowd.news_times.append((sent.due, time.perf_counter() - sent.due))
            self.rest()

    def rest(self) -> None:
        """When everybody knows the last move, wait for the next one."""
        if self.sent is not None and not (self.sent.acked and self.sent.seq <= min(self.heard)):
            return
        self.sent = None
        if self.over:
            self.crowd.finished(self)
        elif self.ahead:
            self.ahead -= 1
            self.move(time.perf_counter())
        else:
            self.crowd.ready.append(self)

    def move(self, due: float) -> None:
        """Make a move that the view of whoever is asked lists."""
        mover = next(n for n in range(SEATS) if self.legal[n])
        chosen = self.crowd.dice.choice(self.legal[mover])
        self.sent = Sent(due, f"c{next(self.crowd.names)}", self.heard[mover] + 1, mover, deaf=self.crowd.a_table - 1)
        act = {"type": "act", "cmd_id": self.sent.cmd_id, "expected_seq": self.heard[mover], "move": chosen}
        self.wires[mover].send(msgspec.json.encode(act))

    def close(self) -> None:
        """Let all sockets go."""
        for wire in self.wires:
            wire.close()


class Crowd:
    """Everybody who plays and watches."""

    def __init__(self, plan: Plan, port: int) -> None:
        self.plan = plan
        self.port = port
        self.a_table = plan.sockets // plan.tables
        self.dice = random.Random(7)
        self.names = itertools.count(1)
        self.ready: deque[Live] = deque()  # tables that wait for a move, the longest first
        self.live: set[Live] = set()
        self.wrong: list[str] = []
        self.acks: dict[str, dict[str, int]] = {}
        self.ack_times: list[tuple[float, float]] = []  # when it was due, and how long it took
        self.news_times: list[tuple[float, float]] = []
        self.due = 0  # moves that were due so far
        self.games = 0
        self._askers: asyncio.Queue[Asker] = asyncio.Queue()
        self._laying: set[asyncio.Task[None]] = set()
        for _ in range(ASKERS):
            self._askers.put_nowait(Asker(HOST, port))

    async def ask(self, path: str, body: Any = None, key: str | None = None) -> dict[str, Any]:
        """Ask the lobby."""
        asker = await self._askers.get()
        try:
            return await asyncio.wait_for(asker.post(path, body, key), PATIENCE)
        except BaseException:
            asker.close()
            raise
        finally:
            self._askers.put_nowait(asker)

    async def lay(self, ahead: int = 0) -> None:
        """Let two people lay a table, sit down, start and play some moves."""
        keys = [(await self.ask("/api/me", {"name": name}))["key"] for name in ("Anna", "Jan")]
        laid = await self.ask("/api/tables", {"game": self.plan.game, "seats": ["me", "person"]}, keys[0])
        await self.ask(f"/api/tables/{laid['match']}/sit", {"secret": laid["links"]["1"]}, keys[1])
        table = await self.begin(laid["match"], keys, ahead)
        while table.ahead and not table.over and not self.wrong:
            await asyncio.sleep(0.05)

    async def begin(self, match: str, keys: list[str], ahead: int = 0) -> Live:
        """Start a table, and come to it."""
        await self.ask(f"/api/tables/{match}/start", None, keys[0])
        table = Live(self, match, keys)
        table.ahead = ahead
        self.live.add(table)
        await table.connect()
        return table

    def finished(self, table: Live) -> None:
        """Leave a table whose game is over, and play again."""
        self.games += 1
        self.live.discard(table)
        table.close()
        task = asyncio.ensure_future(self._again(table))
        self._laying.add(task)
        task.add_done_callback(self._laying.discard)

    async def _again(self, table: Live) -> None:
        try:
            again = await self.ask(f"/api/tables/{table.match}/rematch", None, table.keys[0])
            await self.begin(again["match"], table.keys)
        except (Refused, OSError, TimeoutError, EOFError) as error:
            self.wrong.append(f"match {table.match}: no rematch: {error!r}")

    async def lay_all(self, say: Say) -> None:
        """Lay all tables, and bring them to different stages of the game, so that they do not all end at once."""
        length = usual_length(self.plan.game, self.dice)
        left = iter(range(self.plan.tables))

        async def some() -> None:
            for n in left:
                await self.lay(self.dice.randrange(length))
                if (n + 1) % 100 == 0:
                    say(f"{n + 1} tables are laid")

        await asyncio.gather(*(some() for _ in range(ASKERS)))

    async def play(self, seconds: float, pace: float) -> None:
        """Make so many moves a second, each when it is due, whatever became of those before."""
        start = time.perf_counter()
        for n in range(int(seconds * pace)):
            due = start + n / pace
            while (wait := due - time.perf_counter()) > 0 or not self.ready:
                await asyncio.sleep(max(wait, 0.0005))
                if -wait > PATIENCE:
                    raise Refused("lost", f"no table was ready for a move for {PATIENCE:g} seconds")
            self.due += 1
            self.ready.popleft().move(due)
        await asyncio.sleep(max(0, start + seconds - time.perf_counter()))

    async def settle(self) -> None:
        """Wait until every move is answered and known to all, and go."""
        end = time.perf_counter() + PATIENCE
        while self._laying or any(table.sent for table in self.live):
            if time.perf_counter() > end:
                stuck = [table.match for table in self.live if table.sent]
                self.wrong.append(f"{len(stuck)} moves were never answered or told to all, of matches {stuck[:5]}")
                break
            await asyncio.sleep(0.05)
        for table in self.live:
            table.close()
        for _ in range(ASKERS):
            self._askers.get_nowait().close()


def usual_length(game: str, dice: random.Random, games: int = 5) -> int:
    """Play a few games at random, and count the decisions of one."""
    made = 0
    for _ in range(games):
        match = Match(take(game), SEATS)
        while not match.over:
            made += match.to_act >= 0
            match.play(dice.choice(match.legal()))
    return made // games


@contextmanager
def served(database: str, folder: Path, *more: str) -> Iterator[tuple[int, int]]:
    """Serve a store in a process of its own; gives its id and its port."""
    with socket.socket() as door:
        door.bind((HOST, 0))
        port = door.getsockname()[1]
    command = [
        sys.executable, "-m", "fathomfive", "serve", "--cold", "--port", str(port), "--database", database, *more,
    ]  # fmt: skip
    log = folder / "server.log"
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, stdin=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            if process.poll() is not None or time.monotonic() > end:
                raise Refused("no_server", f"the server did not start: {log.read_text()[-500:]}")
            with socket.socket() as knock:
                if knock.connect_ex((HOST, port)) == 0:
                    break
            time.sleep(0.05)
        yield process.pid, port
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


async def press(plan: Plan, pid: int, port: int, say: Say) -> tuple[Found, dict[str, dict[str, int]]]:
    """Play for the time that is planned."""
    crowd = Crowd(plan, port)
    samples: list[tuple[Usage, Usage]] = []
    least = plan.tables

    async def look() -> None:
        nonlocal least
        while True:
            both = usage(pid), usage(os.getpid())
            if both[0] is not None and both[1] is not None:
                samples.append((both[0], both[1]))
            least = min(least, len(crowd.live))
            if len(samples) % 30 == 0:
                say(f"{crowd.due} moves so far, {len(crowd.wrong)} things wrong")
            await asyncio.sleep(1)

    await crowd.lay_all(say)
    gc.collect()
    gc.freeze()  # that the generator stands still to look through all its sockets must not be what is measured
    await crowd.play(WARM_UP, plan.moves_per_second)
    say("warm; counting from here")
    began, before = time.perf_counter(), crowd.due
    looking = asyncio.ensure_future(look())
    await crowd.play(plan.seconds, plan.moves_per_second)
    seconds = time.perf_counter() - began
    looking.cancel()
    await crowd.settle()
    gc.unfreeze()
    found = Found(
        plan, crowd.wrong, Times.of(crowd.ack_times, began), Times.of(crowd.news_times, began),
        (crowd.due - before) / seconds, crowd.games, sum(map(len, crowd.acks.values())), 0, least,
    )  # fmt: skip
    if len(samples) > 1:
        found.megabytes = [round(server.megabytes, 1) for server, _ in samples]
        found.server_cpu, found.crowd_cpu = (
            round((last.seconds - first.seconds) / (last.at - first.at), 2)
            for first, last in zip(samples[0], samples[-1], strict=True)
        )
    return found, crowd.acks


def look_up(url: str, acks: dict[str, dict[str, int]], found: Found) -> None:
    """Replay every match, and count the acknowledged moves that are where they should be."""
    with Store(url) as store:
        for match, moves in acks.items():
            try:
                check(store, match)
            except Refused as refused:
                found.wrong.append(refused.error)
            there = {event.cmd_id.partition(":")[2]: event.seq for event in store.since(match) if event.cmd_id}
            found.kept += sum(there.get(cmd_id) == seq for cmd_id, seq in moves.items())


def load(plan: Plan, say: Say) -> Found:
    """Start a server, press it, and look into its store."""
    with tempfile.TemporaryDirectory(prefix="fathom-load-") as folder:
        url = plan.database or f"sqlite:///{folder}/load.db"
        with served(url, Path(folder), *UNLIMITED) as (pid, port):
            found, acks = asyncio.run(press(plan, pid, port, say))
        say("the server has stopped; looking into its store")
        look_up(url, acks, found)
    return found
