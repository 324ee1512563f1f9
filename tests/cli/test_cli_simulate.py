"""`fathom simulate`."""

import json

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
