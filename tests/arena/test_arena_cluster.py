"""Work on a Ray cluster of two machines: the same results, also when a machine is lost in the middle."""

import json
import logging
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fathomfive
from arena.pieces import Counted, begin, die_at_three, multiply, nothing, open_log, product, slowly
from fathomfive.arena import cluster as on_ray
from fathomfive.arena import compete
from fathomfive.arena.cluster import on_cluster
from fathomfive.arena.dataset import make_dataset
from fathomfive.arena.simulate import simulate
from fathomfive.arena.work import Work
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.shelf import take

GAME = "deep_dive"
BOTS = ["random", "tiny.players:Holder"]
PATH = os.pathsep.join(sys.path)
STORE = 80 << 20  # the smallest store of objects that Ray takes


class Machines:
    """A cluster of two machines with one core each; they are processes here."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        logging.getLogger("ray").setLevel(logging.ERROR)
        # workers as urgent as the tests beside them, or they would hardly run
        quickly = {"health_check_period_ms": 500, "health_check_failure_threshold": 4, "worker_niceness": 0}
        self.cluster = Cluster()
        self.add(num_cpus=1, include_dashboard=False, _system_config=quickly)  # the first one is the head
        self.address: str = self.cluster.address
        self.add(num_cpus=1)
        self.is_gone = False

    def add(self, path: str = PATH, **args: Any) -> Any:
        return self.cluster.add_node(object_store_memory=STORE, env_vars={"PYTHONPATH": path}, **args)

    def kill(self, machine: Any) -> None:
        self.cluster.remove_node(machine, allow_graceful=False)

    def kill_all(self) -> None:
        self.is_gone = True
        for machine in self.cluster.list_all_nodes():
            machine.kill_all_processes(check_alive=False, allow_graceful=False)


@pytest.fixture(scope="module")
def clusters() -> Iterator[list[Machines]]:
    """The clusters that were started: one, unless a test lost it."""
    started: list[Machines] = []
    yield started
    for machines in started:
        machines.kill_all()


@pytest.fixture
def machines(clusters: list[Machines]) -> Machines:
    if not clusters or clusters[-1].is_gone:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
            clusters.append(Machines())
    return clusters[-1]


def games(file: Path) -> list[dict[str, Any]]:
    """Read the games of a file in their order, without the time they took."""
    found = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    for game in found:
        del game["seconds"]
    return sorted(found, key=lambda game: int(game["n"]))


# --- The same results --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("on", "number"), [("cpu", 30_000), ("plain", 60)])
def test_a_simulation_has_the_same_digest_as_on_one_machine(machines: Machines, on: str, number: int) -> None:
    here = simulate(take(GAME), 3, number, seed=5, on="cpu")
    steps: list[int] = []
    there = simulate(take(GAME), 3, number, seed=5, on=on, cluster=machines.address, progress=steps.append)
    assert there.cores == 2
    assert sum(steps) == there.games == number
    same = ("digest", "steps", "points", "reasons")
    assert [getattr(there, name) for name in same] == [getattr(here, name) for name in same]
    assert there.win_share == pytest.approx(here.win_share)


def test_a_contest_has_the_same_games_as_on_one_machine(machines: Machines, tmp_path: Path) -> None:
    for name, cluster in (("here", None), ("there", machines.address)):
        compete(GAME, BOTS, 40, seed=3, cluster=cluster, out=tmp_path / f"{name}.jsonl", tides=tmp_path / name)
    assert games(tmp_path / "there.jsonl") == games(tmp_path / "here.jsonl")
    tides = sorted((tmp_path / "here").iterdir())
    assert len(tides) == len(list((tmp_path / "there").iterdir())) == 40
    assert all(tide.read_text() == (tmp_path / "there" / tide.name).read_text() for tide in tides)


def test_a_dataset_has_the_same_files_as_on_one_machine(machines: Machines, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    for name, cluster in (("here", None), ("there", machines.address)):
        report = make_dataset(GAME, BOTS, 6, tmp_path / name, seed=3, shard=4, cluster=cluster)
        assert report.games == report.played == 6
    files = [file.relative_to(tmp_path / "here") for file in sorted((tmp_path / "here").rglob("*.parquet"))]
    assert len(files) >= 2
    assert all((tmp_path / "here" / file).read_bytes() == (tmp_path / "there" / file).read_bytes() for file in files)


def test_every_call_is_done_once_by_workers_that_are_made_ready_once(machines: Machines) -> None:
    with on_cluster(Work(begin, (10,), multiply), machines.address) as workers:
        done = list(workers.map((n,) for n in range(400)))
        assert list(workers.map([])) == []
    assert sorted(number for number, _, _ in done) == [10 * n for n in range(400)]
    assert os.getpid() not in {process for _, process, _ in done}


def test_results_of_a_chunk_become_one_where_they_can(machines: Machines) -> None:
    work = Work(begin, (1,), multiply, reduce=product, merge=int.__add__)
    with on_cluster(work, machines.address) as workers:
        sums = list(workers.map((n,) for n in range(1000)))
    assert sum(sums) == sum(range(1000))
    assert len(sums) < 200


def test_only_a_bounded_number_of_chunks_is_in_flight(machines: Machines, tmp_path: Path) -> None:
    calls = Counted()
    with on_cluster(Work(open_log, (tmp_path / "log",), slowly), machines.address) as workers:
        results = workers.map(calls)
        next(results)
        assert calls.taken <= 2 * on_ray.AHEAD * workers.cores


# --- What goes wrong ---------------------------------------------------------------------------------------------


def test_a_chunk_lost_with_its_machine_is_done_again_and_counted_once(machines: Machines, tmp_path: Path) -> None:
    log, doomed = tmp_path / "log", machines.add(num_cpus=2)
    with on_cluster(Work(open_log, (log,), slowly), machines.address) as workers:
        assert workers.cores == 4
        results = workers.map((n,) for n in range(60))
        done = [next(results) for _ in range(8)]
        machines.kill(doomed)
        done += results
    assert sorted(done) == list(range(60))
    begun = [int(line) for line in log.read_text().split()]
    assert set(begun) == set(range(60))
    assert len(begun) > 60, "what the lost machine had begun was begun again"


def test_a_contest_and_a_simulation_survive_the_loss_of_a_machine(machines: Machines, tmp_path: Path) -> None:
    doomed = machines.add(num_cpus=1)
    lost: list[int] = []

    def lose(played: int) -> None:
        if played and not lost:
            lost.append(played)
            machines.kill(doomed)

    bots = ["random", "tiny.players:Sleepy"]
    compete(GAME, bots, 12, seed=7, cluster=machines.address, out=tmp_path / "there", progress=lose)
    assert lost
    compete(GAME, bots, 12, seed=7, out=tmp_path / "here")
    assert games(tmp_path / "there") == games(tmp_path / "here")
    doomed = machines.add(num_cpus=1)
    lost.clear()
    there = simulate(take(GAME), 2, 200, on="plain", cluster=machines.address, progress=lose)
    assert lost
    assert there.digest == simulate(take(GAME), 2, 200).digest


def test_errors_on_a_worker_are_reported_and_games_before_them_are_kept(machines: Machines, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    with pytest.raises(
        Refused, match=r"bot tiny.players:Clumsy, game \d+, seat \d in deep_dive, move \d+: LookupError"
    ):
        compete(GAME, ["random", "tiny.players:Clumsy"], 20, cluster=machines.address, out=out)
    assert len(games(out)) < 20
    with (
        pytest.raises(Refused, match=r"lost 4 times \(a bot ended its process, or memory ran out\)"),
        on_cluster(Work(nothing, (), die_at_three), machines.address) as workers,
    ):
        list(workers.map((n,) for n in range(9)))


def test_a_cluster_without_a_gpu_is_refused(machines: Machines) -> None:
    with pytest.raises(Refused, match=r"expected a GPU in the cluster at .*, got none"):
        simulate(take(GAME), 2, 10, on="gpu", cluster=machines.address)


def test_a_machine_with_other_rules_is_refused(machines: Machines, tmp_path: Path) -> None:
    package = tmp_path / fathomfive.__name__
    shutil.copytree(Path(fathomfive.__file__).parent, package, ignore=shutil.ignore_patterns("server", "web", "*.pyc"))
    rules = package / "games" / GAME / "rules.py"
    rules.write_text(rules.read_text() + "# changed\n")
    path = os.pathsep.join([str(tmp_path), PATH])
    stale = machines.add(path, num_cpus=0, num_gpus=1)  # only there is what the work needs
    try:
        with pytest.raises(Refused) as refusal:
            simulate(take(GAME), 2, 10, on="gpu", cluster=machines.address)
    finally:
        machines.kill(stale)
    assert refusal.value.code == "other_code"
    assert refusal.value.error.startswith(f"expected the rules of {GAME} ")
    assert "on every machine of the cluster, got " in refusal.value.error


def test_a_cluster_whose_workers_are_all_lost_is_reported(
    machines: Machines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_ray, "BARE_SECONDS", 1.0)
    only = machines.add(num_cpus=0, num_gpus=1)
    with on_cluster(Work(open_log, (tmp_path / "log",), slowly, gpu=True), machines.address) as workers:
        results = workers.map((n,) for n in range(100))
        next(results)
        machines.kill(only)
        with pytest.raises(Refused, match="has gone away: it has had no GPU for 1 s"):
            list(results)


def test_a_connection_of_the_calling_program_is_used_and_stays_open(machines: Machines) -> None:
    import ray

    ray.init(machines.address, **on_ray.QUIET)
    try:
        with on_cluster(Work(begin, (2,), multiply, reduce=product), "auto") as workers:
            assert sorted(workers.map((n,) for n in range(5))) == [0, 2, 4, 6, 8]
        with (
            pytest.raises(Refused, match="to which Ray is connected already, got 10"),
            on_cluster(Work(begin, (2,), multiply), "10.0.0.1:6379"),
        ):
            pass
        assert ray.is_initialized()
    finally:
        ray.shutdown()


# --- The command -------------------------------------------------------------------------------------------------


def begun(out: Path, address: str) -> "subprocess.Popen[str]":
    """Start a long contest on the cluster, and wait until a few games are played."""
    command = f"arena {GAME} random tiny.players:Sleepy --games 400 --seed 8 --cluster {address} --json --out {out}"
    process = subprocess.Popen(
        [sys.executable, "-m", "fathomfive", *command.split()],
        env={**os.environ, "PYTHONPATH": PATH},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # what runs in the background ignores it
    )
    while not out.exists() or out.read_bytes().count(b"\n") < 4:
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    return process


def test_ctrl_c_leaves_a_contest_that_can_be_continued(machines: Machines, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    process = begun(out, machines.address)
    process.send_signal(signal.SIGINT)
    printed, said = process.communicate(timeout=60)
    assert (process.returncode, printed) == (130, "")
    assert f"the games so far are in {out}; the same command continues" in said
    played = len(games(out))
    assert 3 <= played < 400
    compete(GAME, ["random", "tiny.players:Sleepy"], played + 10, seed=8, cluster=machines.address, out=out)
    assert [game["n"] for game in games(out)][: played + 10] == list(range(played + 10))


def test_a_cluster_that_goes_away_is_reported_and_the_results_stay_valid(machines: Machines, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    process = begun(out, machines.address)
    machines.kill_all()
    printed, said = process.communicate(timeout=100)
    assert process.returncode == 2, said
    assert f"the cluster at {machines.address} has gone away" in said
    assert json.loads(printed)["code"] == "cluster_gone"
    assert "Traceback" not in said
    before = games(out)
    assert len(before) >= 3
    compete(GAME, ["random", "tiny.players:Sleepy"], 2, seed=8, out=out)
    assert games(out)[: len(before)] == before
