"""Two hosts share one PostgreSQL, and one of them fails during play; nothing is lost, and everyone soon goes on."""

import asyncio
import itertools
import random
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

from fathomfive.kernel.errors import Refused
from fathomfive.soak import postgres
from fathomfive.soak.client import PAUSE, Player
from fathomfive.soak.network import LOOPBACK, NETWORK, Host, loopback, namespaces
from fathomfive.soak.played_tables import TABLES, PlayedTables
from fathomfive.soak.report import SoakReport
from fathomfive.soak.server import PATIENCE, Server
from fathomfive.soak.witness import Witness
from fathomfive.store.store import Store

LONGEST = 10.0  # seconds until everybody goes on
MAX_PLAY = 2.0  # seconds of undisturbed play
HOLD = 8.0  # seconds at most that a host stays away after everybody has gone on

# what may happen to a host, and how that ends
KILLED, FROZEN = "killed", "frozen"
UNPLUGGED, SILENT, NO_CLIENTS, NO_DATABASE = "unplugged", "silent", "cut off from clients", "cut off from the database"
ANYWHERE = (FROZEN, KILLED)
WITH_CABLES = (SILENT, NO_DATABASE, KILLED, UNPLUGGED, FROZEN, NO_CLIENTS)


@dataclass
class HostsReport(SoakReport):
    """What happened while hosts failed."""

    simulated_by: str = ""  # namespaces, or addresses of the loopback range
    failures: dict[str, int] = field(default_factory=dict)  # of a host, by kind
    longest: dict[str, float] = field(default_factory=dict)  # seconds until everybody went on, by kind
    longest_wait: float = 0.0  # of all kinds

    def add_failure(self, kind: str, wait: float, within: float, late: str = "") -> None:
        """Add a failure, the seconds until everybody went on, and the clients of a table that went on too late."""
        self.failures[kind] = self.failures.get(kind, 0) + 1
        self.longest[kind] = max(self.longest.get(kind, 0.0), round(wait, 2))
        self.longest_wait = max(self.longest.values())
        if wait > within:
            words = f"{kind}: it took {wait:.1f} s until everybody went on, expected at most {within:g} s"
            self.wrong.append(f"{words} ({late})")

    def lines(self) -> list[str]:
        """Write the report as text."""
        return [
            f"two hosts, simulated by {self.simulated_by}",
            *(
                f"{kind}: {number:,} times, everybody went on within {self.longest[kind]:.1f} s"
                for kind, number in self.failures.items()
            ),
            *super().lines(),
        ]


@dataclass(frozen=True)
class HostsPlan:
    """What is to be done to the hosts."""

    seconds: float = 120.0
    workers: int = 1  # of each host
    seed: int = 0
    tables: int = TABLES
    failures: int = 0  # as many, whatever time that takes; 0: as many as fit into the seconds
    kinds: tuple[str, ...] = ()  # empty: all that can be simulated
    within: float = LONGEST  # seconds, everybody must go on
    hold: float = HOLD


class FailingHost:
    """A host with its server, which can fail and come back."""

    def __init__(self, host: Host, server: Server) -> None:
        self.host = host
        self.server = server

    def fail(self, kind: str) -> None:
        """Let the host fail in one way."""
        if kind == KILLED:
            self.server.kill()
        elif kind == FROZEN:
            self.server.freeze()
        elif kind == UNPLUGGED:
            self.host.unplug()
        elif kind == NO_DATABASE:
            self.host.lose_packets_to(self.host.database)
        elif kind == NO_CLIENTS:
            self.host.lose_packets_to(self.host.clients)
        else:
            assert kind == SILENT, kind
            self.host.lose_packets_from_us()
            self.host.lose_packets_to(self.host.clients, self.host.database)

    def come_back(self, kind: str) -> None:
        """End a failure, and wait until the host serves."""
        if kind == FROZEN:
            self.server.thaw()
        elif kind == UNPLUGGED:
            self.host.plug()
        elif kind != KILLED:
            self.host.deliver_packets()
        if kind == KILLED:
            self.server.start()
            return
        end = time.monotonic() + PATIENCE
        while not self.server.answers():
            if time.monotonic() > end:
                raise TimeoutError
            time.sleep(PAUSE)


def run_hosts_soak(
    folder: Path, plan: HostsPlan, isolated: bool, progress: Callable[[int], None] = lambda seconds: None
) -> HostsReport:
    """Let two hosts fail in turn during play; `isolated`: this process is in a network namespace of its own."""
    if plan.seconds <= 0 or plan.workers < 1:
        raise Refused(
            "bad_number", f"expected seconds above 0 and at least 1 worker, got {plan.seconds:g} and {plan.workers}"
        )
    with ExitStack() as stack:
        hosts = stack.enter_context(namespaces()) if isolated else loopback()
        database = stack.enter_context(postgres.running(durable=True, network=NETWORK if isolated else LOOPBACK))
        store = stack.enter_context(Store(database.url.format("postgres")))
        failing = []
        for host in hosts:
            url = f"postgresql://fathom@{host.database}:{database.port}/postgres"
            server = Server(url, folder, plan.workers, host=host.address, namespace=host.namespace)
            failing.append(FailingHost(host, stack.enter_context(server)))
        report = HostsReport(simulated_by="network namespaces" if isolated else "addresses of the loopback range")
        kinds = plan.kinds or (WITH_CABLES if isolated else ANYWHERE)
        asyncio.run(_play_and_fail(store, failing, plan, kinds, report, progress))
        return report


async def _play_and_fail(
    store: Store, hosts: list[FailingHost], plan: HostsPlan, kinds: tuple[str, ...], report: HostsReport,
    progress: Callable[[int], None],
) -> None:  # fmt: skip
    dice, began = random.Random(plan.seed), time.monotonic()
    for host in hosts:
        await asyncio.to_thread(host.server.start)
    addresses = tuple(host.server.http for host in hosts)
    played = PlayedTables(addresses, addresses, store, Witness(), dice, plan.tables)
    shown = 0
    try:
        await played.open()
        for n, kind in enumerate(itertools.cycle(kinds)):
            done = time.monotonic() - began
            if n >= plan.failures if plan.failures else done >= plan.seconds:
                break
            which = n // len(kinds) % len(hosts) ^ n % len(hosts)  # each kind happens to each host
            await _fail_once(played, hosts, which, kind, report, plan)
            await asyncio.to_thread(played.witness.compare, store)
            progress(round(time.monotonic() - began) - shown)
            shown = round(time.monotonic() - began)
        await played.recover()
        await played.close()
    except TimeoutError:
        logs = " ".join(f"{host.server.log_text()[-1000:]}" for host in hosts)
        report.wrong.append(f"after {sum(report.failures.values())} failures a client did not recover; logs: {logs}")
    finally:
        with suppress(asyncio.CancelledError):
            await played.abort()
    report.add(played)
    report.seconds = round(time.monotonic() - began, 1)


async def _fail_once(
    played: PlayedTables, hosts: list[FailingHost], which: int, kind: str, report: HostsReport, plan: HostsPlan
) -> None:
    """Let one host fail while clients of both play, measure until everybody goes on, and let it come back."""
    await played.recover()
    await asyncio.sleep(played.dice.uniform(0, MAX_PLAY))
    failed = time.monotonic()
    acks = {player: player.acks for player in played.players}
    heads = {player.match: 0 for player in played.players}
    for player in played.players:
        heads[player.match] = max(heads[player.match], player.seq)
    await asyncio.to_thread(hosts[which].fail, kind)
    late = await _everybody_goes_on(played, which, acks, heads, failed + plan.within)
    report.add_failure(kind, time.monotonic() - failed, plan.within, late)
    await asyncio.sleep(played.dice.uniform(0, plan.hold))
    await asyncio.to_thread(hosts[which].come_back, kind)
    for n, player in enumerate(played.players):  # both hosts have clients again
        if player.at != n % len(hosts):
            player.wanted = n % len(hosts)


async def _everybody_goes_on(
    played: PlayedTables, failed: int, acks: dict[Player, int], heads: dict[str, int], deadline: float
) -> str:
    """Wait until all tables go on without the failed host, and describe those that do not by a deadline."""
    waiting, late = set(heads), ""
    async with asyncio.timeout(PATIENCE):
        while waiting:
            played.check()
            for match in list(waiting):
                there = [player for player in played.players if player.match == match]
                if not there or _goes_on(there, failed, acks, heads[match]):
                    waiting.discard(match)
                elif not late and time.monotonic() > deadline:
                    late = "; ".join(map(str, there))
            await asyncio.sleep(PAUSE / 5)
    return late


def _goes_on(players: list[Player], failed: int, acks: dict[Player, int], head: int) -> bool:
    """Was a command acknowledged at this table, unless bots alone play there, and do all clients receive new events?"""
    acknowledged = any(player.acks > acks.get(player, 0) for player in players)
    return (acknowledged or not any(player.decides for player in players)) and all(
        _receives(player, failed, head) for player in players
    )


def _receives(player: Player, failed: int, head: int) -> bool:
    return player.finished or (player.connected and player.at != failed and player.seq > head)
