"""The image and compose.yaml: what a machine without a container runtime can run of them is run."""

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest

from checkout import ROOT
from conftest import new_database
from fathomfive.cli.main import main
from fathomfive.soak.client import ask
from fathomfive.soak.ports import free_port
from hosting.kit import DEPLOY, Running, compose, installed, instructions, program

SETTINGS = {"FATHOM_NAME": "localhost", "FATHOM_DATABASE_PASSWORD": "secret"}
CONTAINERFILE = instructions((DEPLOY / "Containerfile").read_text())


def the(instruction: str) -> str:
    """Give an instruction of the image itself, which is the last stage."""
    return [rest for word, rest in CONTAINERFILE if word == instruction][-1]


# --- The image -------------------------------------------------------------------------------------------------------


def test_the_image_has_two_stages_and_a_user_without_rights() -> None:
    words = [word for word, _ in CONTAINERFILE]
    assert words.count("FROM") == 2
    final = words[words.index("FROM", 1) :]
    assert the("USER") == "fathom"
    assert "RUN" not in final[final.index("USER") :], "nothing is installed by that user, so it can change nothing"
    assert the("STOPSIGNAL") == "SIGTERM"
    assert the("COPY").startswith("--from=build"), "no sources and no build tools"


def test_the_command_and_the_health_check_of_the_image_work(tmp_path: Path) -> None:
    """With the variables of the image, its paths put into a folder of the test."""
    port = free_port()
    variables = dict(word.split("=", 1) for word in shlex.split(the("ENV").replace("/data", str(tmp_path))))
    server = Running(
        [*installed(json.loads(the("CMD"))), "--port", str(port), "--cold"], tmp_path,
        f"http://127.0.0.1:{port}/health/ready", variables,
    )  # fmt: skip
    check = json.loads(the("HEALTHCHECK").partition(" CMD ")[2])
    assert check[0] == "python"
    command = [sys.executable, *check[1:-1], check[-1].replace(":8000", f":{port}")]
    assert f":{port}" in command[-1]
    assert subprocess.run(command, capture_output=True, check=False).returncode != 0, "nobody is there yet"
    with server:
        assert subprocess.run(command, capture_output=True, check=False).returncode == 0
        ask(f"http://127.0.0.1:{port}", "/api/me", {"name": "Anna"})
        assert server.stop() in (0, -signal.SIGTERM)
    assert (tmp_path / "fathom.db").exists(), "matches are in the volume"


@pytest.mark.slow
def test_the_image_is_built_by_its_commands_in_a_fresh_environment(tmp_path: Path) -> None:
    """Both stages' RUN lines, with /source, /wheels and python put into folders of the test."""
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(tmp_path / "source")], check=True)
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    ran = 0
    for word, rest in CONTAINERFILE:
        if word == "RUN" and "pip" in rest:
            line = rest.replace("/wheels", str(tmp_path / "wheels")).replace("python -m", f"{python} -m")
            subprocess.run(line, shell=True, cwd=tmp_path / "source", check=True)
            ran += 1
    assert ran == 2
    (wheel,) = (tmp_path / "wheels").glob("fathomfive-*.whl")
    listed = subprocess.run([python, "-m", "zipfile", "-l", wheel], capture_output=True, text=True, check=True).stdout
    assert "fathomfive/server/static/index.html" in listed, "the pages are in the wheel"
    port = free_port()
    command = [str(tmp_path / "venv" / "bin" / "fathom"), *json.loads(the("CMD"))[1:], "--port", str(port), "--cold"]
    database = {"FATHOM_DATABASE": f"sqlite:///{tmp_path / 'fathom.db'}", "PYTHONPATH": ""}
    with Running(command, tmp_path, f"http://127.0.0.1:{port}/health/ready", database) as server:
        assert server.stop() in (0, -signal.SIGTERM)


# --- compose.yaml ----------------------------------------------------------------------------------------------------


def test_compose_accepts_the_file() -> None:
    """The real docker-compose checks it against the schema of its specification; that needs no runtime."""
    command = [program("docker-compose"), "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    done = subprocess.run(command, env={**os.environ, **SETTINGS}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    bare = {name: value for name, value in os.environ.items() if name not in SETTINGS}
    done = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert "run deploy/configure" in done.stderr, "without a name and a password it says what to do"


def test_no_secret_is_in_the_file_and_configure_makes_one(tmp_path: Path) -> None:
    (tmp_path / "configure").write_bytes((DEPLOY / "configure").read_bytes())
    command = ["sh", str(tmp_path / "configure")]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 2
    subprocess.run([*command, "play.example.org"], check=True, capture_output=True)
    file = tmp_path / ".env"
    lines = dict(line.split("=", 1) for line in file.read_text().splitlines())
    assert lines["FATHOM_NAME"] == "play.example.org"
    assert len(lines["FATHOM_DATABASE_PASSWORD"]) == 48
    assert file.stat().st_mode & 0o077 == 0
    assert subprocess.run([*command, "x"], capture_output=True, check=False).returncode == 1, "it is not overwritten"
    assert ".env" in (ROOT / ".gitignore").read_text()


def services() -> dict[str, Any]:
    found: dict[str, Any] = compose(**SETTINGS)["services"]
    return found


def test_servers_have_few_rights_and_the_database_is_not_public() -> None:
    for name in ("one", "two"):
        server = services()[name]
        assert server["read_only"]
        assert server["cap_drop"] == ["ALL"]
        assert server["networks"] == ["inside"]
        assert server["hostname"] == name, "so that the proxy's health check asks a host that the server knows"
        assert "ports" not in server
    assert "ports" not in services()["database"]
    assert [port.partition(":")[0] for port in services()["proxy"]["ports"]] == ["80", "443", "443"]


def test_the_servers_start_with_the_command_and_variables_of_the_file(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """The password comes from the environment, and the proxy is trusted by its network."""
    url = new_database(request, tmp_path, "postgresql")
    server, port = services()["one"], free_port()
    variables = dict(server["environment"])
    assert variables["FATHOM_DATABASE"] == "postgresql://fathom@database/fathom"
    assert variables["PGPASSWORD"] == "secret"
    variables["FATHOM_DATABASE"] = url
    command = [str(port) if word == "8000" else word for word in server["command"]]
    address = f"http://127.0.0.1:{port}"
    with Running([*installed(command), "--cold"], tmp_path, f"{address}/health/ready", variables) as running:
        assert ask(address, "/api/me", {"name": "Anna"})["name"] == "Anna"
        assert running.stop() in (0, -signal.SIGTERM)
        assert "others reach them at https://localhost" in running.text()
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT count(*) FROM people").fetchone() == (1,)


def test_the_backup_service_is_a_command_that_exists(capsys: pytest.CaptureFixture[str]) -> None:
    """It is asked for its help, which has every option that the files use."""
    command = services()["backup"]["command"]
    with pytest.raises(SystemExit) as ended:
        main([*command[1:2], "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert all(word in said for word in command if word.startswith("--"))
