"""Hostile visitors beside people who play: what each attack does to the moves, the bots, the memory and the store."""

import asyncio
import gc
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from urllib.request import urlopen

import msgspec

from fathomfive.kernel.errors import Refused
from fathomfive.server.limits import Limits
from fathomfive.server.runner import Settings, serve
from fathomfive.soak.attackers import Outcome, attack
from fathomfive.soak.attacks.catalogue import chosen, number_of
from fathomfive.soak.attacks.matches import open_long_match
from fathomfive.soak.attacks.target import Target, network
from fathomfive.soak.attacks.visitor import Visitor
from fathomfive.soak.connections import Address
from fathomfive.soak.disk import DiskProbe
from fathomfive.soak.hostile_report import AttackResult, HostilePlan, HostileReport
from fathomfive.soak.load import check_acks
from fathomfive.soak.load_generator import LoadGenerator, Log
from fathomfive.soak.load_report import Latency, LoadPlan
from fathomfive.soak.processes import Footprint, clients_of, footprint
from fathomfive.soak.server import Server
from fathomfive.store.database import file_of

HOST = "127.0.0.1"
SOCKETS_A_TABLE = 4  # two of them spectators
CLIENTS = tuple(f"127.32.0.{n}" for n in range(1, 51))  # addresses of honest people
COMPILE_SECONDS = 1800.0  # for the server to compile all bots
FREE_SECONDS = 30.0  # for the server to notice that attackers are gone
POLL = 0.2
FOREVER = 10**6  # seconds
WARM_UP = 100  # the number of no attack
VISITORS = 4  # that use everything before the attacks


def run_hostile_soak(plan: HostilePlan, log: Log, run: Callable[[Settings], None] = serve) -> HostileReport:
    """Start a server, let people play and others attack it, and check its store; `run` is the function that serves."""
    report = HostileReport(plan)
    with tempfile.TemporaryDirectory(prefix="fathom-hostile-") as folder:
        url = plan.database or f"sqlite:///{folder}/hostile.db"
        with Server(url, Path(folder), run=run) as server:
            server.settings = replace(server.settings, cold=plan.cold, limits=Limits())
            server.start()
            if not plan.cold:
                log("compiling the bots")
                _wait_for_bots(server)
            file = file_of(url)
            with DiskProbe(Path(folder) if file is None else file.parent) as disk:
                acks = asyncio.run(_Battle(plan, server, report, disk, log).run())
            server.stop()
        log("the server has stopped; checking its store")
        check_acks(url, acks, report)
    return report


def _wait_for_bots(server: Server) -> None:
    end = time.monotonic() + COMPILE_SECONDS
    while time.monotonic() < end:
        with suppress(OSError), urlopen(f"{server.http}/health", timeout=60) as answer:
            if msgspec.json.decode(answer.read()).get("bots") == "ready":
                return
        time.sleep(1)
    raise Refused("no_bots", f"the bots are not compiled after {COMPILE_SECONDS:g} seconds")


class _Battle:
    """People who play all the time, and one attack after the other."""

    def __init__(
        self, plan: HostilePlan, server: Server, report: HostileReport, disk: DiskProbe, log: Log
    ) -> None:  # fmt: skip
        self.plan = plan
        self.server = server
        self.report = report
        self.disk = disk
        self.log = log
        self.address = Address(HOST, server.port)
        light = Target(self.address, server.pid, 0, 0, 1, 1, 0).light
        load = LoadPlan(
            light.name, plan.tables, plan.tables * SOCKETS_A_TABLE, plan.moves_per_second,
            bot_tables=plan.bot_tables, bot=plan.bot, clients=CLIENTS,
        )  # fmt: skip
        self.generator = LoadGenerator(load, self.address)
        self.measured = self.generator.measured
        self.playing: asyncio.Task[None] | None = None

    async def run(self) -> dict[str, dict[str, int]]:
        """Measure before, during and after each attack; gives every acknowledged move."""
        report, plan = self.report, self.plan
        await self.generator.lay_all(self.log)
        gc.collect()
        gc.freeze()  # pauses of our own garbage collection must not be measured
        self.resume()
        await self.warm_up()
        await asyncio.sleep(plan.calm)  # not measured
        began = time.perf_counter()
        await asyncio.sleep(3 * plan.calm)
        report.usual = Latency.of(self.measured.ack_times, began)
        report.usual_bots = self.bots(began)
        report.began = await self.pause()
        self.log(f"before the attacks: moves {report.usual}; bots {report.usual_bots}; {report.began.megabytes:.0f} MB")
        try:
            for name in plan.attacks:
                await self.suffer(name)
            report.ended = await self.until_memory_is_back()
        except Refused as refused:
            report.wrong.append(f"the test ended early: {refused.error}")
        self.pause_at_once()
        await self.generator.close()
        gc.unfreeze()
        report.games, report.acknowledged = self.generator.games, self.measured.acknowledged()
        report.wrong += self.measured.wrong
        return self.measured.acks

    async def warm_up(self) -> None:
        """Use what costs memory once: processes that the server starts when they are needed belong to its beginning."""
        target = Target(self.address, self.server.pid, WARM_UP, 0, VISITORS, self.plan.size, 0)

        async def visit(visitor: Visitor) -> None:
            match = await open_long_match(target, visitor, await visitor.person("Anna"))
            for path in (
                f"/api/tables/{match}/replay",
                f"/api/tables/{match}/frames",
                f"/api/lessons/{target.heavy.name}",
            ):
                await visitor.ask("GET", path)

        await asyncio.gather(*map(visit, target.visitors))

    async def suffer(self, name: str) -> None:
        """Let people play while one attack goes on, and for a while after it."""
        plan, number = self.plan, number_of(name)
        target = Target(
            self.address, self.server.pid, number, plan.seconds, plan.addresses, plan.size, patience=plan.patience
        )
        self.resume()
        began = time.perf_counter()
        attacking = asyncio.ensure_future(attack(name, target))
        peak = 0.0
        while not attacking.done():
            self.check()
            peak = max(peak, (await asyncio.to_thread(footprint, self.server.pid)).megabytes)
            await asyncio.wait([attacking], timeout=1)
        outcome: Outcome = attacking.result()
        ended, bots = time.perf_counter(), self.bots(began)
        await asyncio.sleep(plan.calm)
        sockets_left = await self.until_attackers_are_gone(number)
        left = await self.pause()
        (known,) = chosen([name])
        result = AttackResult(
            name, known.does, outcome,
            during=Latency.of(self.measured.ack_times, began, ended),
            after=Latency.of(self.measured.ack_times, ended),
            bots=bots,
            flush=self.disk.since(began, ended),
            peak=peak, left=left, sockets_left=sockets_left,
        )  # fmt: skip
        self.report.results.append(result)
        self.log(result.line(self.report.usual_bots.p50))

    def bots(self, since: float) -> Latency:
        """Sum up the turns of bots that ended since a moment, and those that have not ended yet."""
        now = time.perf_counter()
        ended = [(begun + took, took) for begun, took in self.measured.bot_times]
        waiting = [now - table.bot_since for table in self.generator.live if table.bot_since is not None]
        return Latency.of(ended + [(now, took) for took in waiting], since)

    # --- The people ---

    def resume(self) -> None:
        """Let people play."""
        if self.playing is None:
            self.playing = asyncio.ensure_future(self.generator.play(FOREVER, self.plan.moves_per_second))

    def check(self) -> None:
        """Raise if people cannot play any more."""
        if not self.server.is_running:
            raise Refused("lost", f"the server died; its log: {self.server.log_text()[-1000:]}")
        if self.playing is not None and self.playing.done():
            self.playing.result()

    def pause_at_once(self) -> None:
        """Let people make no more moves."""
        if self.playing is not None:
            self.playing.cancel()
            self.playing = None

    async def pause(self) -> Footprint:
        """Let people finish their moves, and measure what the server holds while nothing happens."""
        self.check()
        self.pause_at_once()
        await self.generator.settle()
        await asyncio.sleep(min(2.0, self.plan.calm))  # an idle server collects its garbage
        return await asyncio.to_thread(footprint, self.server.pid)

    # --- What is left ---

    async def until_attackers_are_gone(self, number: int) -> int:
        """Wait until the server holds no socket of an attack that is over; gives those that stay."""
        end = time.monotonic() + FREE_SECONDS
        while True:
            held = await asyncio.to_thread(clients_of, self.server.pid, self.address.port)
            left = sum(address.startswith(network(number)) for address, _ in held)
            if not left or time.monotonic() > end:
                return left
            await asyncio.sleep(POLL)

    async def until_memory_is_back(self) -> Footprint:
        """Wait, while nobody plays, until the server holds no more than before the attacks, or a limit is reached."""
        end = time.monotonic() + self.plan.memory_seconds
        while True:
            self.report.ended = await asyncio.to_thread(footprint, self.server.pid)
            is_back = self.report.memory_is_back and self.report.ended.descriptors <= self.report.began.descriptors
            if is_back or time.monotonic() > end:
                return self.report.ended
            await asyncio.sleep(1)
