"""Random play of our games and of other frameworks, on the same core in the same run, as one table: `make bench`."""

import argparse
import json
import os
import statistics
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rollouts import PAIRS

BENCH = Path(__file__).resolve().parent
PEERS = BENCH.parent / ".venv-peers"  # their environment
ROUNDS = 5
SECONDS = 1.0  # about as long as each contestant plays in a round
PATIENCE = 900.0  # seconds until a silent worker is stopped; JAX compiles for minutes

# every framework gets one thread on one core
ALONE = {
    "JAX_PLATFORMS": "cpu",
    "NUMBA_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
}


@dataclass(frozen=True)
class Framework:
    """A framework, the module that plays its games, and its Python."""

    name: str
    module: str
    python: str | None = None  # None is that of the peers' environment


OURS = Framework("Fathom Five", "frameworks.fathomfive", sys.executable)
OPEN_SPIEL = Framework("OpenSpiel", "frameworks.open_spiel", sys.executable)
PGX = Framework("Pgx", "frameworks.pgx")
OUR_BATCH = Framework("Fathom Five", "frameworks.fathomfive:observed", sys.executable)
PGX_OBSERVED = Framework("Pgx", "frameworks.pgx:observed")
PETTINGZOO = Framework("PettingZoo", "frameworks.pettingzoo")
RLCARD = Framework("RLCard", "frameworks.rlcard")
CATANATRON = Framework("catanatron", "frameworks.catanatron")


@dataclass(frozen=True)
class Contestant:
    """A row of the table."""

    framework: Framework
    game: str
    players: int
    step: str  # what counts as one step


OBSERVED = "decision with an observation and a mask"

CONTESTANTS = (
    *(Contestant(OURS, game, seats, "decision, outcome of chance") for game, (seats, _, _) in PAIRS.items()),
    *(Contestant(OPEN_SPIEL, peer, players, "decision, outcome of chance") for _, peer, players in PAIRS.values()),
    Contestant(PGX, "backgammon", 2, "decision, roll of both dice"),
    Contestant(PGX, "sparrow_mahjong", 3, "decision, tile dealt, drawn or shown"),
    Contestant(PGX, "go_9x9", 2, "decision"),
    Contestant(PGX, "chess", 2, "decision"),
    Contestant(PETTINGZOO, "hanabi_v5", 2, "decision, card dealt or drawn"),
    Contestant(PETTINGZOO, "texas_holdem_v4", 2, "decision, card dealt"),
    Contestant(PETTINGZOO, "connect_four_v3", 2, "decision"),
    Contestant(PETTINGZOO, "chess_v6", 2, "decision"),
    Contestant(RLCARD, "gin-rummy", 2, "decision, card dealt or drawn"),
    Contestant(RLCARD, "uno", 2, "decision, card dealt or drawn"),
    Contestant(RLCARD, "limit-holdem", 2, "decision, card dealt"),
    Contestant(CATANATRON, "catan", 4, "decision, roll, card bought, stolen or discarded, piece of the map"),
    # as learners play; so do the rows of PettingZoo above
    *(Contestant(OUR_BATCH, game, 2, OBSERVED) for game in PAIRS),
    *(
        Contestant(PGX_OBSERVED, game, players, OBSERVED)
        for game, players in (("backgammon", 2), ("sparrow_mahjong", 3), ("go_9x9", 2), ("chess", 2))
    ),
)


class Skipped(Exception):
    """Why a contestant does not play."""


class Worker:
    """A process that plays one framework's games when asked."""

    def __init__(self, framework: Framework, peers: Path = PEERS) -> None:
        python = Path(framework.python or peers / "bin" / "python")
        if not python.exists():
            raise Skipped(f"no {python}; `make bench` sets it up")
        self.process = subprocess.Popen(
            [python, BENCH / "worker.py", framework.module],
            env={**os.environ, **ALONE},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, contestant: Contestant, seconds: float, patience: float = PATIENCE) -> dict[str, Any]:
        """Let it play, and give its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        impatience = threading.Timer(patience, self.process.kill)
        impatience.start()
        try:
            print(contestant.game, contestant.players, seconds, file=self.process.stdin, flush=True)
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        finally:
            impatience.cancel()
        if not line:
            raise Skipped(f"its worker ended with status {self.process.wait()}")
        said: dict[str, Any] = json.loads(line)
        if "error" in said:
            raise Skipped(said["error"])
        return said

    def dismiss(self) -> None:
        """End it."""
        self.process.communicate()


@dataclass
class Row:
    """The results of a contestant."""

    contestant: Contestant
    version: str = ""
    note: str = ""
    games_per_s: list[float] = field(default_factory=list)  # by round
    steps_per_s: list[float] = field(default_factory=list)
    skipped: str = ""

    def add(self, said: dict[str, Any]) -> None:
        """Add a round."""
        self.version, self.note = said["version"], said["note"]
        self.games_per_s.append(said["games_per_s"])
        self.steps_per_s.append(said["steps_per_s"])

    def data(self) -> dict[str, Any]:
        """Give the row as plain data."""
        row = self.contestant
        data = {"framework": row.framework.name, "game": row.game, "players": row.players, "step": row.step}
        if self.skipped:
            return {**data, "skipped": self.skipped}
        medians = {
            "games_per_s": statistics.median(self.games_per_s),
            "steps_per_s": statistics.median(self.steps_per_s),
        }
        return {**data, "version": self.version, "note": self.note, **medians}


@contextmanager
def workers() -> Iterator[dict[Framework, Worker]]:
    """Keep workers between rounds, so that nothing is compiled twice."""
    hired: dict[Framework, Worker] = {}
    try:
        yield hired
    finally:
        for worker in hired.values():
            worker.dismiss()


def measure(contestants: Iterable[Contestant], seconds: float, rounds: int, peers: Path = PEERS) -> list[Row]:
    """Let all play in turn for several rounds, after a warm-up round."""
    rows = [Row(contestant) for contestant in contestants]
    with workers() as hired:
        for turn in range(rounds + 1):
            for row in rows:
                if row.skipped:
                    continue
                who = row.contestant
                try:
                    if who.framework not in hired:
                        hired[who.framework] = Worker(who.framework, peers)
                    said = hired[who.framework].ask(who, seconds)
                except Skipped as why:
                    row.skipped = str(why)
                    print(f"{who.framework.name} {who.game} is skipped: {why}", file=sys.stderr)
                    continue
                if turn:
                    row.add(said)
                print(f"round {turn} of {rounds}: {who.framework.name} {who.game}", file=sys.stderr)
    return rows


def table(rows: list[Row]) -> str:
    """Format the rows as a table of Markdown."""
    cells = [
        ["framework", "game", "players", "games/s", "steps/s", "a step is a"],
        ["---"] * 3 + ["---:"] * 2 + ["---"],
    ]
    for row in rows:
        data = row.data()
        name = f"{data['framework']} {data.get('version', '')}".strip()
        game = f"{data['game']}, {data['note']}" if data.get("note") else data["game"]
        speeds = ["skipped", ""] if row.skipped else [figure(data["games_per_s"]), figure(data["steps_per_s"])]
        cells.append([name, game, str(data["players"]), *speeds, row.skipped or data["step"]])
    return "\n".join(f"| {' | '.join(line)} |" for line in cells)


def figure(value: float) -> str:
    """Format a number with three significant digits."""
    return f"{float(f'{value:.3g}'):,.0f}" if value >= 100 else f"{value:.3g}"


def main() -> None:
    """Print the table, or one JSON object for each row."""
    names = list(dict.fromkeys(contestant.framework.name for contestant in CONTESTANTS))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("framework", nargs="*", metavar="FRAMEWORK", help=f"of {', '.join(names)} (default: all)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each contestant in a round (default: 1)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="whose median is given (default: 5)")
    parser.add_argument("--peers", type=Path, default=PEERS, help="environment they live in (default: .venv-peers)")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    for name in args.framework:
        if name not in names:
            parser.error(f"expected frameworks of {', '.join(names)}, got {name}")
    if not args.seconds > 0 or args.rounds < 1:
        parser.error(f"expected seconds above 0 and rounds from 1, got {args.seconds} and {args.rounds}")
    where = "one core"
    if hasattr(os, "sched_setaffinity"):  # inherited by the workers
        core = max(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {core})
        where = f"core {core}"
    chosen = [contestant for contestant in CONTESTANTS if contestant.framework.name in (args.framework or names)]
    rows = measure(chosen, args.seconds, args.rounds, args.peers)
    if args.json:
        for row in rows:
            print(json.dumps(row.data()))
        return
    print(table(rows))
    print(f"\nRandom play on {where}, in turn; medians of {args.rounds} rounds of {args.seconds:g} s each.")


if __name__ == "__main__":
    main()
