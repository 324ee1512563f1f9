"""Where a cluster is, and what is said if there is none, or one with other code."""

import json
import os
import pickle
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from importlib.metadata import version
from pathlib import Path

import pytest

from arena.pieces import begin, multiply
from cli.commands import fathom
from fathomfive.arena import cluster_address, compete
from fathomfive.arena.cluster_address import GREETING, check_address, find_cluster
from fathomfive.arena.plan import Plan
from fathomfive.arena.remote import Outcome, run_chunk
from fathomfive.arena.remote_start import start_chunk
from fathomfive.arena.simulate import simulate
from fathomfive.arena.versions import versions
from fathomfive.arena.work import Work
from fathomfive.arena.workers import check_place
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.shelf import take

GAME = "deep_dive"
VERSION = version("fathomfive")


@contextmanager
def answering(answer: Callable[[bytes], bytes]) -> Iterator[str]:
    """Listen at an address, and answer the first message of everybody."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:

        def serve() -> None:
            while True:
                try:
                    connection, _ = listener.accept()
                except OSError:  # it was closed
                    return
                with connection:
                    connection.sendall(answer(connection.recv(1000)))

        threading.Thread(target=serve, daemon=True).start()
        yield f"127.0.0.1:{listener.getsockname()[1]}"
        listener.shutdown(socket.SHUT_RDWR)


def head(heard: bytes) -> bytes:
    """Answer as the head of a cluster does."""
    assert heard == GREETING
    return bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])


# --- Addresses ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["", "local", "ray://10.0.0.1:10001", "10.0.0.1", "host:0", "host:70000", "a b:1"])
def test_a_wrong_address_is_refused_before_anything_is_written(address: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"expected auto or HOST:PORT, such as 10\.0\.0\.1:6379, for --cluster, got"):
        compete(GAME, ["random"], 10, cluster=address, out=tmp_path / "results.jsonl", tides=tmp_path / "tides")
    assert list(tmp_path.iterdir()) == []


def test_an_address_that_does_not_answer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_address, "SECONDS", 0.2)
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(Refused, match=rf"no cluster answers at 127\.0\.0\.1:{port} .*'ray start --head'"):
            simulate(take(GAME), 2, 10, cluster=f"127.0.0.1:{port}")
    with pytest.raises(Refused, match="no cluster answers at"):  # nobody listens there any more
        check_address(f"127.0.0.1:{port}")
    with answering(lambda _: b"HTTP/1.1 400 Bad Request\r\n\r\n") as page, pytest.raises(Refused, match="no cluster"):
        check_address(page)


def test_auto_takes_the_cluster_of_the_environment_then_the_one_here(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert find_cluster("auto") is None
    (tmp_path / "ray").mkdir()
    note = tmp_path / "ray" / "ray_current_cluster"
    with answering(head) as one, answering(head) as two:
        note.write_text(one)
        assert find_cluster("auto") == one
        assert find_cluster(two) == two
        monkeypatch.setenv("RAY_ADDRESS", two)
        assert find_cluster("auto") == two
    with pytest.raises(Refused, match=r"no cluster answers at .* \(RAY_ADDRESS\)"):
        find_cluster("auto")
    monkeypatch.delenv("RAY_ADDRESS")
    assert find_cluster("auto") is None, "the cluster that the file names has ended"
    note.write_text("garbage")
    assert find_cluster("auto") is None


def test_with_tls_it_is_enough_that_something_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_USE_TLS", "1")
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        address = f"127.0.0.1:{listener.getsockname()[1]}"
        assert check_address(address) == address


def test_cores_and_a_cluster_are_not_given_together() -> None:
    with pytest.raises(Refused, match="expected a cluster, which has its own cores, or cores, got both"):
        check_place(2, "auto")


def test_without_ray_its_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused, match=r"--cluster needs Ray \(pip install 'fathomfive\[cluster\]'\)"):
        simulate(take(GAME), 2, 10, cluster="auto")


def test_auto_starts_a_cluster_on_this_machine_and_leaves_nothing() -> None:
    expected = simulate(take(GAME), 2, 5000, seed=4).digest
    with tempfile.TemporaryDirectory(prefix="f5-", dir="/tmp") as folder:  # paths of sockets must be short
        ran = fathom(
            *f"simulate {GAME} --games 5000 --seed 4 --cluster auto --json".split(), RAY_TMPDIR=folder, RAY_ADDRESS=""
        )
        assert ran.returncode == 0, ran.stderr
        assert ran.stderr == ""
        report = json.loads(ran.stdout)
        assert (report["digest"], report["cores"]) == (expected, os.cpu_count())
        assert list(Path(folder).glob("fathom-*")) == []


# --- Other code --------------------------------------------------------------------------------------------------


def test_what_decides_a_game_has_a_version(tmp_path: Path) -> None:
    bot = tmp_path / "own.py"
    source = "from fathomfive.bots.random_bot import RandomBot\nclass Own(RandomBot):\n    pass\n"
    bot.write_text(source)
    plan = Plan.of(take(GAME), ["random", str(bot)])
    before = versions((plan, 1))
    assert list(before) == ["fathomfive", "the code of fathomfive", f"the rules of {GAME}", f"bot {bot}"]
    assert before["fathomfive"] == VERSION
    bot.write_text(source + "# changed\n")
    after = versions((plan, 1))
    assert [name for name in after if after[name] != before[name]] == [f"bot {bot}"]
    assert versions((take(GAME), "cpu")).items() <= before.items()


def test_a_worker_with_other_code_does_no_work(monkeypatch: pytest.MonkeyPatch) -> None:
    work = pickle.dumps(Work(begin, (2,), multiply))
    expected = versions((2,))

    def refusal(expected: dict[str, str], work: bytes = work) -> str:
        outcome: Outcome = pickle.loads(run_chunk(work, expected, [(1,)]))
        assert isinstance(outcome.error, Refused)
        assert (outcome.error.code, outcome.results) == ("other_code", [])
        return outcome.error.error

    name = "the code of fathomfive"
    other = refusal({**expected, name: "0123"})
    assert other.startswith(f"expected {name} 0123 on every machine of the cluster, got {expected[name]} on ")
    missing = work.replace(b"arena.pieces", b"arena.absent")
    assert "does not have what is asked for: No module named 'arena.absent'" in refusal(expected, missing)
    assert isinstance(start_chunk(VERSION, work, expected, [(1,)]), bytes)
    older = start_chunk("0.0.1", work, expected, [(1,)])
    assert f"expected fathomfive 0.0.1 on every machine of the cluster, got {VERSION} on" in str(older)
    monkeypatch.setitem(sys.modules, "fathomfive.arena.remote", None)
    assert "got none that works on" in str(start_chunk(VERSION, work, expected, [(1,)]))


def test_an_error_that_cannot_be_pickled_arrives_as_its_text() -> None:
    outcome: Outcome = pickle.loads(run_chunk(pickle.dumps(Work(begin, (2,), fail)), versions(()), [(1,), (2,)]))
    assert (outcome.results, type(outcome.error)) == ([1], RuntimeError)
    assert str(outcome.error) == "Odd: two"


class Odd(Exception):
    """An error that cannot be unpickled."""

    def __init__(self, what: str, more: str) -> None:
        super().__init__(what)


def fail(ready: object, number: int) -> int:
    if number == 2:
        raise Odd("two", "more")
    return number
