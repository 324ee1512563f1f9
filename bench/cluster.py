"""Two machines of a cluster compared with one, in turn in one run: `python bench/cluster.py`.

The machines are processes here, with one core each; a third one without a core holds the cluster together.
"""

import argparse
import json
import logging
import operator
import os
import pickle
import statistics
import time
from collections.abc import Callable
from typing import Any

from fathomfive.arena import cluster
from fathomfive.arena.cluster import on_cluster
from fathomfive.arena.game_rows import GameRows
from fathomfive.arena.remote import Outcome
from fathomfive.arena.report import Report, Tally
from fathomfive.arena.simulate import BATCH, simulate
from fathomfive.arena.work import Work
from fathomfive.kernel.engines import engine
from fathomfive.kernel.game import Game
from fathomfive.kernel.playout import Series
from fathomfive.kernel.shelf import take

ROUNDS = 3
STORE = 80 << 20
EMPTY = 1000  # chunks with almost no work, to see what a chunk costs the process that sends it


def empty_chunks_per_s(address: str, chunks: int = EMPTY) -> float:
    """Measure how many chunks with one addition each are sent and received a second."""
    longest, cluster.MAX_CHUNK = cluster.MAX_CHUNK, 1
    try:
        with on_cluster(Work(int, (), operator.add), address) as workers:
            began = time.perf_counter()
            received = sum(1 for _ in workers.map((n,) for n in range(chunks)))
            return received / (time.perf_counter() - began)
    finally:
        cluster.MAX_CHUNK = longest


def bytes_of_a_chunk(game: Game, seats: int) -> int:
    """Measure what comes back for a chunk of simulated games, however many they are."""
    results = engine(game, "plain").playouts(Series(0, seats, game.encode_options(game.rules, {})), 0, 2)
    return len(pickle.dumps(Outcome([Tally.of(game, GameRows.of_results(0, results))])))


def compare(one: Callable[[], Report], two: Callable[[], Report], rounds: int = ROUNDS) -> dict[str, Any]:
    """Run both in turn, and give medians and their ratio; both must have played the same games."""
    pairs = [(one(), two()) for _ in range(rounds)]
    digests = {report.digest for pair in pairs for report in pair}
    assert len(digests) == 1, f"expected one digest, got {sorted(digests)}"
    first, second = (statistics.median(report.games_per_s for report in side) for side in zip(*pairs, strict=True))
    return {"one": first, "two": second, "ratio": second / first, "digest": digests.pop()}


def measure(game: Game, seats: int, games: int) -> dict[str, Any]:
    """Start a cluster, and compare one machine of it with two."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    logging.getLogger("ray").setLevel(logging.ERROR)
    machines = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 0, "object_store_memory": STORE, "include_dashboard": False}
    )
    machines.add_node(num_cpus=1, object_store_memory=STORE)

    def run(cores: int) -> Report:
        report = simulate(game, seats, games, cluster=machines.address)
        assert report.cores == cores, f"expected {cores} cores, got {report.cores}"
        return report

    def with_another() -> Report:
        second = machines.add_node(num_cpus=1, object_store_memory=STORE)
        try:
            return run(2)
        finally:
            machines.remove_node(second, allow_graceful=True)

    try:
        found = compare(lambda: run(1), with_another)
        return {
            "game": game.name,
            "seats": seats,
            "games": games,
            **found,
            "batch": BATCH["cpu"],
            "empty_chunks_per_s": empty_chunks_per_s(machines.address),
            "bytes_of_a_chunk": bytes_of_a_chunk(game, seats),
        }
    finally:
        machines.shutdown()


def main() -> None:
    """Print the figures, or one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="deep_dive")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=2_000_000)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    result = measure(take(args.game), args.seats, args.games)
    if args.json:
        print(json.dumps(result))
        return
    print(f"{result['game']}, {result['seats']} seats, {result['games']:,} games, digest {result['digest']}")
    print(f"  one machine   {result['one']:>12,.0f} games/s")
    print(f"  two machines  {result['two']:>12,.0f} games/s   {result['ratio']:.2f} times")
    print(f"  {result['empty_chunks_per_s']:,.0f} empty chunks/s, {result['bytes_of_a_chunk']} bytes back for a chunk")


if __name__ == "__main__":
    main()
