"""Small versions of every attack: nobody loses a move, nothing is stolen, and the server holds nothing afterwards.

No speed is asserted: `fathom soak hostile` measures it.
"""

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fathomfive.cli.main import main
from fathomfive.soak import hostile
from fathomfive.soak.attackers import Outcome
from fathomfive.soak.attacks.catalogue import ATTACKS
from fathomfive.soak.disk import DiskProbe
from fathomfive.soak.hostile import run_hostile_soak
from fathomfive.soak.hostile_report import AttackResult, HostilePlan, HostileReport
from fathomfive.soak.load_report import Latency
from fathomfive.soak.processes import Footprint
from soak.impatient import serve_impatiently

SMALL = HostilePlan(
    (), seconds=0.5, calm=0.2, addresses=2, size=0.1, patience=30, tables=3, bot_tables=1, moves_per_second=15,
    memory=0.5, memory_seconds=20, cold=True,
)  # fmt: skip
GROUPS = {
    "connections": ("slow-readers", "slow-writers", "headers", "connections", "sockets", "nonsense"),
    "floods": (
        "chat", "undo-leave-return", "messages", "people", "tables", "addresses", "bots",
        "uploads", "replays", "lessons", "questions",
    ),
    "thieves": ("clock", "origins", "seats", "consent", "keys", "rematches"),
}  # fmt: skip


@pytest.mark.parametrize("attacks", GROUPS.values(), ids=GROUPS)
def test_attacks_are_repelled_and_leave_nothing_behind(attacks: tuple[str, ...]) -> None:
    said: list[str] = []
    plan = replace(SMALL, attacks=attacks)
    found = run_hostile_soak(plan, said.append, run=serve_impatiently)
    assert list(found.complaints()) == [], "\n".join(found.lines())
    assert [result.name for result in found.results] == list(attacks)
    assert [result.outcome.note for result in found.results] == [""] * len(attacks), "every attack was carried out"
    assert all(result.outcome.tally for result in found.results)
    assert all(result.during.n for result in found.results), "people played during every attack"
    assert found.kept == found.acknowledged > 0
    assert said


def test_every_attack_has_a_small_version() -> None:
    assert sorted(name for group in GROUPS.values() for name in group) == sorted(attack.name for attack in ATTACKS)


def test_an_attack_that_is_unknown_or_impossible_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "hostile", "--only", "floods"]) == 2
    assert "no attack 'floods'; there are: slow-readers" in capsys.readouterr().err
    assert main(["soak", "hostile", "--seconds", "0"]) == 2
    assert "expected seconds above 0" in capsys.readouterr().err


# --- What the report notices ---------------------------------------------------------------------------------------


def report(**more: Any) -> HostileReport:
    one = Latency.of([(0, 0.01)], 0)
    outcome = Outcome({"accepted": 3}, more.pop("broken", []))
    result = AttackResult(
        "chat", "Talk.", outcome, one, one, one, one, 100.0, Footprint(100, 9), more.pop("sockets_left", 0)
    )  # fmt: skip
    begun = Footprint(100, 9)
    found = HostileReport(HostilePlan(("chat",)), one, one, begun, begun, [result], 1, acknowledged=2, kept=2)
    return replace(found, **more)


def test_a_report_without_complaints_is_good() -> None:
    assert report().ok
    assert report().slow == []
    assert "every promise is kept" in list(report().lines())


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"broken": ["a seat was stolen"]}, "chat: a seat was stolen"),
        ({"sockets_left": 3}, "3 sockets of attackers who are gone"),
        ({"kept": 1}, "1 of 2 acknowledged moves"),
        ({"acknowledged": 0, "kept": 0}, "0 of 0 acknowledged moves"),
        ({"ended": Footprint(111, 9)}, "began with 100 MB and ended with 111 MB"),
        ({"ended": Footprint(100, 10)}, "began with 9 descriptors and ended with 10"),
        ({"wrong": ["a socket was closed"]}, "a socket was closed"),
    ],
)
def test_every_broken_promise_is_reported(more: dict[str, Any], words: str) -> None:
    found = report(**more)
    assert not found.ok
    assert words in next(iter(found.complaints()))
    assert "1 promises are broken" in list(found.lines())


def test_what_is_slow_is_said_and_breaks_no_promise() -> None:
    slow = Latency.of([(0, 0.1)], 0)
    found = report()
    found.results[0] = replace(found.results[0], during=slow, bots=slow)
    assert found.ok
    assert len(found.slow) == 2
    assert any(line.startswith("too slow: chat: the p99") for line in found.lines())


def test_the_command_prints_a_report(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(hostile, "run_hostile_soak", lambda plan, log: report(plan=plan, broken=["a seat was stolen"]))
    assert main(["soak", "hostile", "--only", "chat", "--seconds", "5", "--json"]) == 1
    said = json.loads(capsys.readouterr().out)
    assert said["broken"] == ["chat: a seat was stolen"]
    assert said["plan"]["attacks"] == ["chat"]
    assert said["plan"]["seconds"] == 5


def test_the_disk_is_measured_beside_the_server(tmp_path: Path) -> None:
    """A disk that stalls delays every move, whatever the server does."""
    began = time.perf_counter()
    with DiskProbe(tmp_path) as disk:
        while len(disk.times) < 3:
            time.sleep(0.01)
    assert disk.since(began, time.perf_counter()).n >= 3
    assert not list(tmp_path.iterdir()), "nothing is left beside the store"
