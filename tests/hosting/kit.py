"""The host's kit in action: the files of deploy/ as they are, with only addresses and paths of a test put in."""

import os
import re
import shlex
import shutil
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import yaml

from checkout import ROOT
from fathomfive.soak.ports import free_port
from postgres import missing

DEPLOY = ROOT / "deploy"
NAME = "play.example.org"  # in deploy/nginx.conf
PATIENCE = 60.0  # seconds
HOSTS_OPTIONS = "--cold --address https://localhost --access-log - --log-addresses full"  # of /etc/fathom.env


def program(name: str, package: str = "") -> str:
    """Find a program; without it the test is skipped, and fails where everything must be tested."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        missing(f"{name} is not installed (Debian: apt-get install {package or name}; make hosting does that)")
    assert found is not None
    return found


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for localhost, signed by itself."""
    file, key = folder / "fullchain.pem", folder / "privkey.pem"
    subprocess.run(
        [
            program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
            "-days", "90", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
            "-keyout", str(key), "-out", str(file),
        ],
        check=True, capture_output=True,
    )  # fmt: skip
    return file, key


class Running:
    """A program in a process of its own, with its output in a file."""

    def __init__(self, command: list[str], folder: Path, ready: str, environment: Mapping[str, str] = {}) -> None:
        self.command = command
        self.folder = folder
        self.ready = ready  # the address that answers once it is ready
        self.environment = {**os.environ, **environment}
        self.log = folder / f"{Path(command[0]).name}-{free_port()}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start it."""
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                self.command, cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL, stdout=out, stderr=out
            )

    def start(self) -> None:
        """Start it, unless it was started, and wait until it answers."""
        if self.process is None or self.process.poll() is not None:
            self.begin()
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while not answers(self.ready):
            assert self.process.poll() is None, self.text()
            assert time.monotonic() < end, self.text()
            time.sleep(0.05)

    def stop(self) -> int:
        """Stop it as systemd and a container runtime do, and give its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def text(self) -> str:
        """Read its output."""
        return self.log.read_text(errors="replace")

    def __enter__(self) -> "Running":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            finally:
                self.process.kill()
                self.process.wait()


def answers(address: str) -> bool:
    """Is there somebody who is ready?"""
    with suppress(OSError):
        try:
            urlopen(address, timeout=PATIENCE, context=ssl._create_unverified_context()).close()
        except HTTPError as error:
            error.close()
            return error.code < 500 or address.startswith("https:")  # a proxy is ready before the servers behind it
        return True
    return False


# --- systemd ---------------------------------------------------------------------------------------------------------


def unit(name: str) -> dict[str, list[str]]:
    """Read the settings of a unit."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / name).read_text().splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


def server_of_unit(port: int, folder: Path, database: str) -> Running:
    """Prepare the server that `systemctl start fathom@PORT` would start, installed here."""
    (line,) = unit("fathom@.service")["ExecStart"]
    words = line.replace("%i", str(port)).replace("$FATHOM_OPTIONS", HOSTS_OPTIONS)
    environment = {"FATHOM_DATABASE": database}
    return Running(installed(shlex.split(words)), folder, f"http://127.0.0.1:{port}/health/ready", environment)


def installed(command: list[str]) -> list[str]:
    """Give a command of the kit as it is run here: by the package under test."""
    assert Path(command[0]).name == "fathom", command
    return [sys.executable, "-m", "fathomfive", *command[1:]]


# --- Containers ------------------------------------------------------------------------------------------------------


def compose(**environment: str) -> dict[str, Any]:
    """Read compose.yaml with its variables put in."""
    text = re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: environment[found[1]], (DEPLOY / "compose.yaml").read_text())
    text = re.sub(r"\$\{(\w+):-([^}]*)\}", lambda found: f'"{environment.get(found[1], found[2])}"', text)
    read: dict[str, Any] = yaml.safe_load(text)
    return read


def instructions(text: str) -> list[tuple[str, str]]:
    """Split a Containerfile into its instructions."""
    lines = re.sub(r"\\\n", " ", "\n".join(line for line in text.splitlines() if not line.startswith("#")))
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines.splitlines() if line)]


# --- Proxies ---------------------------------------------------------------------------------------------------------


@contextmanager
def nginx(folder: Path, servers: list[int], header_seconds: int = round(PATIENCE)) -> Iterator[Running]:
    """Run the real nginx with deploy/nginx.conf in front of two servers; its address is https://localhost:PORT."""
    file, key = certificate(folder)
    plain, secure = free_port(), free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in {
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(file),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        NAME: "localhost",
        "listen [::]:80;": "",
        "listen [::]:443 ssl http2;": "",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{secure} ssl http2;",
        "127.0.0.1:8001": f"127.0.0.1:{servers[0]}",
        "127.0.0.1:8002": f"127.0.0.1:{servers[1]}",
        "/var/cache/nginx/fathom": f"{folder}/cache",
        "client_header_timeout 10s": f"client_header_timeout {header_seconds}s",
        "client_body_timeout 20s": f"client_body_timeout {round(PATIENCE)}s",
    }.items():
        assert old in text, f"deploy/nginx.conf has no {old}"
        text = text.replace(old, new)
    (folder / "fathom.conf").write_text(text)
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""  # a folder of the tests belongs to one user
    (folder / "nginx.conf").write_text(
        f"{user} worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{ worker_connections 1024; }}\n"
        f"http {{ access_log off; {temporary} include {folder}/fathom.conf; }}\n"
    )
    command = [
        program("nginx", "nginx-light"),
        "-p",
        str(folder),
        "-c",
        str(folder / "nginx.conf"),
        "-g",
        "daemon off;",
    ]
    subprocess.run([*command[:-1], "daemon off;", "-t"], check=True, capture_output=True)
    with Running(command, folder, f"https://localhost:{secure}/health/live") as started:
        started.environment = {"CERTIFICATE": str(file), "HTTPS": f"https://localhost:{secure}",
                               "HTTP": f"http://localhost:{plain}"}  # fmt: skip
        yield started


@contextmanager
def caddy(folder: Path, servers: list[int], header_seconds: int = round(PATIENCE)) -> Iterator[Running]:
    """Run the real Caddy with deploy/Caddyfile and the variables of compose.yaml in front of two servers."""
    plain, secure = free_port(), free_port()
    given = compose(FATHOM_NAME="localhost", FATHOM_DATABASE_PASSWORD="")["services"]["proxy"]["environment"]
    for name, port in zip(("one", "two"), servers, strict=True):
        given["FATHOM_SERVERS"] = given["FATHOM_SERVERS"].replace(f"{name}:8000", f"127.0.0.1:{port}")
    environment = {
        **given, "FATHOM_HTTP_PORT": str(plain), "FATHOM_HTTPS_PORT": str(secure),
        "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder),
    }  # fmt: skip
    text = (DEPLOY / "Caddyfile").read_text()
    assert "read_header 10s" in text
    (folder / "Caddyfile").write_text(text.replace("read_header 10s", f"read_header {header_seconds}s"))
    command = [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with Running(command, folder, f"https://localhost:{secure}/health/live", environment) as started:
        authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        started.environment = {"CERTIFICATE": str(authority), "HTTPS": f"https://localhost:{secure}",
                               "HTTP": f"http://localhost:{plain}"}  # fmt: skip
        yield started
