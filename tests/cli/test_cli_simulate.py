"""`fathom simulate`."""

import json
from pathlib import Path

import pytest

from cli.commands import fathom

GAME = "deep_dive"


def simulated(*args: str) -> dict[str, object]:
    result = fathom("simulate", GAME, *args, "--json")
    assert result.returncode == 0, result.stderr
    report: dict[str, object] = json.loads(result.stdout)
    return report


def test_simulate_gives_one_object_with_the_same_digest_everywhere() -> None:
    reports = [
        simulated("--seats", "3", "--games", "40", "--seed", "5", "--on", on, "--cores", cores)
        for on, cores in (("plain", "1"), ("plain", "2"), ("cpu", "1"), ("cpu", "2"))
    ]
    keys = "game seats on cores games steps seconds games_per_s steps_per_s mean_steps points win_share reasons digest"
    for report in reports:
        assert list(report) == keys.split()
        assert report["digest"] == reports[0]["digest"]
        assert report["steps"] == reports[0]["steps"]
        assert report["points"] == reports[0]["points"]
        assert report["reasons"] == {"last_dive": 40}
        assert sum(report["win_share"]) == pytest.approx(1)  # type: ignore[call-overload]  # a list of numbers
    assert [report["cores"] for report in reports] == [1, 2, 1, 2]


def test_simulate_plays_what_it_is_asked_for() -> None:
    easy = simulated("--seats", "1", "--games", "30", "--option", "level=easy")
    hard = simulated("--seats", "1", "--games", "30", "--option", "level=hard")
    assert easy["digest"] != hard["digest"]
    assert easy["points"][0] == hard["points"][0]  # type: ignore[index]  # the same dives ...
    assert easy["points"][1] < hard["points"][1]  # type: ignore[index]  # ... against a rival scored otherwise
    assert simulated("--games", "30")["seats"] == 2


def test_simulate_prints_a_table_for_people() -> None:
    result = fathom("simulate", GAME, "--seats", "2", "--games", "30")
    for word in ("games", "steps", "mean", "points", "win share", "last_dive: 30", "digest"):
        assert word in result.stdout


def test_details_come_last_and_only_if_they_are_asked_for() -> None:
    report = simulated("--games", "40", "--details", "--on", "plain")
    assert list(report)[-2:] == ["digest", "details"]
    details = report["details"]
    assert isinstance(details, dict)
    assert list(details) == ["sides", "turns", "bots", "steps", "decisions"]
    assert [line["name"] for line in details["turns"]] == ["1", "2"]
    keys = "name games wins win_share low high mean_place points"
    assert list(details["turns"][0]) == keys.split()
    assert list(details["steps"]) == ["mean", "min", "p5", "p25", "p50", "p75", "p95", "max"]


def test_bots_play_as_they_are_told_and_keep_their_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    report = simulated("--bots", "random", "--seats", "3", "--games", "4", "--seating", "stay", "--out", str(file))
    assert (report["bots"], report["seating"]) == (["random", "random#2", "random#3"], "stay")
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert [row["bots"] for row in rows] == [report["bots"]] * 4
    assert sum(row["steps"] for row in rows) == report["steps"]


def test_people_get_tables_of_bots_seats_and_lengths() -> None:
    result = fathom("simulate", GAME, "--bots", "random,random", "--games", "4")
    for line in ("deep_dive, 2 seats, random, random#2 (rotate), 1 core(s)", "seat in turn", "95%", "median", "length"):
        assert line in result.stdout
