"""A load test: many tables played at a steady rate, every move timed from its due time and looked up in the store."""

import asyncio
import gc
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from fathomfive.archive.verification import verify
from fathomfive.kernel.errors import Refused
from fathomfive.soak.connections import Address
from fathomfive.soak.load_generator import LoadGenerator, Log
from fathomfive.soak.load_report import Latency, LoadPlan, LoadReport
from fathomfive.soak.processes import Usage, usage
from fathomfive.store.store import Store

HOST = "127.0.0.1"
TIMEOUT = 60.0  # seconds for the server to start or stop
WARM_UP = 10.0  # seconds of play, after all tables are laid, that are not measured
UNLIMITED = (
    "--requests-per-second", "100000", "--sockets-per-address", "100000", "--tables-per-person", "100000",
    "--sockets-per-second", "100000", "--connections-per-address", "100000", "--people-per-address", "100000",
    "--messages-per-second", "100000",
)  # fmt: skip


def run_load_soak(plan: LoadPlan, log: Log) -> LoadReport:
    """Start a server, put it under load, and check its store."""
    with tempfile.TemporaryDirectory(prefix="fathom-load-") as folder:
        url = plan.database or f"sqlite:///{folder}/load.db"
        with _serving(url, Path(folder)) as (pid, port):
            report, acks = asyncio.run(_run(plan, pid, port, log))
        log("the server has stopped; checking its store")
        check_acks(url, acks, report)
    return report


class MoveReport(Protocol):
    """A report that counts the acknowledged moves that the store has."""

    kept: int
    wrong: list[str]


def check_acks(url: str, acks: dict[str, dict[str, int]], report: MoveReport) -> None:
    """Verify every match, and count the acknowledged moves that the store has."""
    with Store(url) as store:
        for match, moves in acks.items():
            try:
                verify(store, match)
            except Refused as refused:
                report.wrong.append(refused.error)
            stored = {event.cmd_id.partition(":")[2]: event.seq for event in store.since(match) if event.cmd_id}
            report.kept += sum(stored.get(cmd_id) == seq for cmd_id, seq in moves.items())


async def _run(plan: LoadPlan, pid: int, port: int, log: Log) -> tuple[LoadReport, dict[str, dict[str, int]]]:
    generator = LoadGenerator(plan, Address(HOST, port))
    measured = generator.measured
    await generator.lay_all(log)
    gc.collect()
    gc.freeze()  # pauses of the generator's own garbage collection must not be measured
    await generator.play(WARM_UP, plan.moves_per_second)
    log("warmed up; measuring from here")
    began, due_before = time.perf_counter(), generator.due
    sampler = _Sampler(generator, pid, log)
    sampling = asyncio.ensure_future(sampler.run())
    await generator.play(plan.seconds, plan.moves_per_second)
    seconds = time.perf_counter() - began
    sampling.cancel()
    await generator.close()
    gc.unfreeze()
    report = LoadReport(
        plan=plan,
        wrong=measured.wrong,
        ack=Latency.of(measured.ack_times, began),
        news=Latency.of(measured.news_times, began),
        pace=(generator.due - due_before) / seconds,
        games=generator.games,
        acknowledged=measured.acknowledged(),
        least_live=sampler.least_live,
    )
    sampler.add_to(report)
    return report, measured.acks


class _Sampler:
    """Measures the processes of the server and of the generator once a second."""

    def __init__(self, generator: LoadGenerator, pid: int, log: Log) -> None:
        self.generator = generator
        self.pid = pid
        self.log = log
        self.samples: list[tuple[Usage, Usage]] = []  # of the server and of the generator
        self.least_live = generator.plan.tables

    async def run(self) -> None:
        while True:
            server, own = usage(self.pid), usage(os.getpid())
            if server is not None and own is not None:
                self.samples.append((server, own))
            self.least_live = min(self.least_live, len(self.generator.live))
            if len(self.samples) % 30 == 0:
                self.log(f"{self.generator.due} moves so far, {len(self.generator.measured.wrong)} things wrong")
            await asyncio.sleep(1)

    def add_to(self, report: LoadReport) -> None:
        if len(self.samples) < 2:
            return
        report.megabytes = [round(server.megabytes, 1) for server, _ in self.samples]
        report.server_cpu, report.crowd_cpu = (
            round((last.seconds - first.seconds) / (last.at - first.at), 2)
            for first, last in zip(self.samples[0], self.samples[-1], strict=True)
        )


@contextmanager
def _serving(database: str, folder: Path) -> Iterator[tuple[int, int]]:
    """Serve a store in another process; gives its process id and its port."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    command = [
        sys.executable, "-m", "fathomfive", "serve", "--cold", "--port", str(port), "--database", database, *UNLIMITED,
    ]  # fmt: skip
    log = folder / "server.log"
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, stdin=subprocess.DEVNULL)
    try:
        _wait_for_port(process, port, log)
        yield process.pid, port
    finally:
        process.terminate()
        try:
            process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_for_port(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    end = time.monotonic() + TIMEOUT
    while True:
        if process.poll() is not None or time.monotonic() > end:
            raise Refused("no_server", f"the server did not start: {log.read_text()[-500:]}")
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                return
        time.sleep(0.05)
