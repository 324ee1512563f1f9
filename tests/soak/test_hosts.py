"""One of two hosts fails while people play at both: nothing is lost, and everybody goes on."""

import json

import pytest

from fathomfive.cli.main import main
from fathomfive.soak import postgres
from fathomfive.soak.hosts import FROZEN, NO_DATABASE, SILENT, HostsReport
from fathomfive.soak.network import can_isolate
from postgres import missing

SLOW_MACHINE = "600"  # seconds until everybody must go on: tests assert no times, `fathom soak hosts` does


def soak(capfd: pytest.CaptureFixture[str], *args: str) -> HostsReport:
    if postgres.find("initdb") is None:
        missing("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    status = main(["soak", "hosts", "--tables", "2", "--hold", "1", "--within", SLOW_MACHINE, "--json", *args])
    printed = capfd.readouterr()
    found = json.loads(printed.out)
    assert found.pop("ok") == (status == 0), printed.err
    report = HostsReport(**found)
    assert report.wrong == []
    assert report.acknowledged
    assert report.seen > report.events > report.acknowledged
    return report


def test_a_host_that_is_cut_off_loses_no_move(capfd: pytest.CaptureFixture[str]) -> None:
    if not can_isolate():
        pytest.skip("network namespaces need root and iproute2; the next test runs anywhere")
    for seed in range(1, 6):
        report = soak(capfd, "--failures", "2", "--seed", str(seed))
        assert report.simulated_by == "network namespaces"
        assert report.failures == {SILENT: 1, NO_DATABASE: 1}
        assert report.breaks, "clients went from one host to the other"
        if report.settled:  # at most moments of a failure, but not at all, a command is on its way
            return
    pytest.fail("no command in doubt was settled by the other host")


def test_a_host_that_stands_still_loses_no_move(capfd: pytest.CaptureFixture[str]) -> None:
    report = soak(capfd, "--failures", "1", "--loopback")
    assert report.simulated_by == "addresses of the loopback range"
    assert report.failures == {FROZEN: 1}
    assert report.breaks


def test_impossible_numbers_are_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "hosts", "--loopback", "--seconds", "0"]) == 2
    assert "expected seconds above 0" in capfd.readouterr().err


def test_a_wait_that_is_too_long_is_wrong() -> None:
    report = HostsReport()
    report.add_failure(FROZEN, 3.0, within=10)
    assert report.ok
    report.add_failure(FROZEN, 12.0, within=10)
    assert not report.ok
    assert "frozen: 2 times, everybody went on within 12.0 s" in report.lines()
    assert "expected at most 10 s" in report.wrong[0]
