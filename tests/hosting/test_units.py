"""The units of systemd: systemd itself reads and judges them."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from fathomfive.cli.main import main
from fathomfive.store.store import Store
from hosting.kit import DEPLOY, program, unit
from store.samples import CARD, begun

EXPOSURE = "25"  # in tenths; systemd calls up to 4.0 good, and an unprotected service has 9.6
UNITS = ("fathom@.service", "fathom-backup.service", "fathom-backup.timer")


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units, with a program that is here in place of the one that a host installs."""
    for name in UNITS:
        shutil.copy(DEPLOY / name, tmp_path)
        text = (tmp_path / name).read_text().replace("/opt/fathom/bin/fathom", shutil.which("true") or "/bin/true")
        (tmp_path / name).write_text(text)
    return tmp_path


def analyze(units: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [program("systemd-analyze", "systemd"), *words], cwd=units, capture_output=True, text=True, check=False,
        env={**os.environ, "SYSTEMD_UNIT_PATH": f"{units}:"},
    )  # fmt: skip


@pytest.mark.parametrize("name", ["fathom@8000.service", "fathom-backup.service", "fathom-backup.timer"])
def test_systemd_accepts_the_unit(units: Path, name: str) -> None:
    done = analyze(units, "verify", name)
    assert (done.returncode, done.stderr) == (0, "")


def test_systemd_notices_a_mistake(units: Path) -> None:
    """So that the test before would."""
    with (units / "fathom@.service").open("a") as file:
        file.write("[Service]\nMemmoryMax=1G\n")
    assert "Memmory" in analyze(units, "verify", "fathom@8000.service").stderr


@pytest.mark.parametrize("name", ["fathom@.service", "fathom-backup.service"])
def test_a_service_has_few_rights(units: Path, name: str) -> None:
    done = analyze(units, "security", "--offline=true", f"--threshold={EXPOSURE}", name)
    assert done.returncode == 0, done.stdout


def test_a_server_has_time_to_stop_and_is_started_again() -> None:
    from fathomfive.server.runner import GRACE

    server = unit("fathom@.service")
    assert int(server["TimeoutStopSec"][0]) > GRACE
    assert server["KillSignal"] == ["SIGTERM"]
    assert server["Restart"] == ["always"]
    assert server["ExecReload"] == ["/bin/kill -HUP $MAINPID"]


def test_the_backup_of_the_unit_can_be_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = unit("fathom-backup.service")["ExecStart"]
    words = line.replace("/var/lib/fathom/backups", str(tmp_path / "backups")).split()
    store, again = (f"sqlite:///{tmp_path / name}.db" for name in ("store", "again"))
    with Store(store) as opened:
        begun(opened)
    assert main([*words[1:], "--database", store, "--check", "0"]) == 0
    (copy,) = (tmp_path / "backups").glob("*.db")
    assert main(["restore", str(copy), "--database", again, "--check", "0"]) == 0
    with Store(again) as restored:
        assert restored.all_matches() == [CARD.match]


def test_the_backup_runs_as_the_server_does_and_sees_its_store() -> None:
    server, backup = unit("fathom@.service"), unit("fathom-backup.service")
    for key in ("User", "DynamicUser", "StateDirectory", "EnvironmentFile"):
        assert server[key] == backup[key]
    assert server["Environment"][0] == backup["Environment"][0], "both begin with the same store"
