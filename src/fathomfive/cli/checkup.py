"""What `fathom doctor` finds out about this machine and its store."""

import importlib.metadata
import shutil
import socket
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from packaging.requirements import Requirement

from fathomfive import __version__
from fathomfive.kernel.errors import Refused

State = Literal["ok", "warning", "wrong"]
ROOM = 1 << 30  # bytes that should be free
MIN_ROOM = 100 << 20  # bytes without which the next hours are in danger
DESCRIPTORS = 4096  # for some thousand sockets
BACKUP_AGE = 2 * 24 * 3600  # seconds after which a daily backup is missing
CLOCK_ERROR = 60  # seconds
OLDEST_PYTHON = (3, 11)


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at."""

    subject: str
    state: State
    found: str
    mend: str = ""  # what to do about it


def ok(subject: str, found: str) -> Finding:
    """Make a finding that is as it should be."""
    return Finding(subject, "ok", found)


def warning(subject: str, found: str, mend: str) -> Finding:
    """Make a finding that may be meant so."""
    return Finding(subject, "warning", found, mend)


def wrong(subject: str, found: str, mend: str) -> Finding:
    """Make a finding that must be mended."""
    return Finding(subject, "wrong", found, mend)


def look_at_machine(database: str, backups: Path | None, host: str, port: int) -> list[Finding]:
    """Look at the program, the store, the limits of the system and the port."""
    system = [_backups(backups), _descriptors(), _port(database, host, port)]
    return [_python(), _packages(), _pages(), *_store(database), *system]


# --- The program -------------------------------------------------------------------------------------------------


def _python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < OLDEST_PYTHON:
        return wrong("Python", version, "install Python 3.11 or newer")
    return ok("Python", f"{version}, Fathom Five {__version__}")


def _packages() -> Finding:
    try:
        needed = [Requirement(line) for line in importlib.metadata.requires("fathomfive") or ()]
    except importlib.metadata.PackageNotFoundError:
        return warning("packages", "Fathom Five is not installed as a package", "pip install it, to check versions")
    bad = []
    for requirement in needed:
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": ""}):
            continue
        try:
            version = importlib.metadata.version(requirement.name)
        except importlib.metadata.PackageNotFoundError:
            version = "none"
        if version == "none" or not requirement.specifier.contains(version, prereleases=True):
            bad.append(f"{requirement.name} {requirement.specifier}, got {version}")
    if bad:
        return wrong("packages", f"expected {'; '.join(bad)}", "pip install --upgrade fathomfive")
    return ok("packages", f"all {len(needed)} requirements are there")


def _pages() -> Finding:
    from fathomfive.server.pages import BUILT

    if not (BUILT / "index.html").exists():
        return wrong("pages", "they are not built", "make web, or install a wheel")
    return ok("pages", "built")


# --- The store ---------------------------------------------------------------------------------------------------


def _store(database: str) -> Iterator[Finding]:
    from fathomfive.store.database import file_of, schema_versions

    try:
        file = file_of(database)
        if file is not None:
            yield from _file(file)
        if file is not None and not file.exists():
            return
        version, newest = schema_versions(database)
    except Refused as refused:
        yield wrong("store", refused.error, "check --database or FATHOM_DATABASE, and that the database runs")
        return
    if version is None:
        yield warning("schema", "the store is empty", "'fathom serve' fills it")
        return
    if version != newest:
        known = version < newest
        how = "make a backup, and start 'fathom serve': it migrates" if known else "install the newer Fathom Five"
        yield wrong("schema", f"expected version {newest}, got {version}", how)
        return
    yield ok("schema", f"version {version}")
    yield _writable(database)
    yield _clock(database)


def _file(file: Path) -> Iterator[Finding]:
    from fathomfive.store.sqlite_file import BESIDE, beside, is_private

    folder = next(parent for parent in (file.resolve(), *file.resolve().parents) if parent.is_dir())
    room = shutil.disk_usage(folder).free
    words = f"{room >> 20} MiB are free at {folder}"
    if room < ROOM:
        mend = "make room: without it no move can be stored"
        yield wrong("disk", words, mend) if room < MIN_ROOM else warning("disk", words, mend)
    else:
        yield ok("disk", words)
    if not file.exists():
        yield warning("store", f"there is no file {file}", "'fathom serve' creates it; or check --database")
        return
    public = [one for one in (file, *(beside(file, end) for end in BESIDE)) if one.exists() and not is_private(one)]
    if public:
        mend = f"chmod 600 {' '.join(map(str, public))}; every command that opens the store does so, too"
        yield wrong("file mode", f"others can read {', '.join(one.name for one in public)}", mend)
    else:
        yield ok("file mode", "only its owner can read the store")


def _writable(database: str) -> Finding:
    import sqlalchemy as sa

    from fathomfive.store.schema import hours
    from fathomfive.store.store import Store

    class Undone(Exception):
        """The write was possible, and must not stay."""

    try:
        with Store(database) as store:
            try:
                with store.engine.execution_options(writing=True).begin() as c:
                    c.execute(hours.insert(), {"server": "fathom doctor", "opened": 0, "seen": 0})
                    raise Undone
            except Undone:
                return ok("store", "can be read and written")
    except (Refused, sa.exc.DBAPIError) as error:
        words = error.error if isinstance(error, Refused) else str(error.orig)
        return wrong("store", f"cannot be written: {words}", "check the owner and mode of the file, and the disk")


def _clock(database: str) -> Finding:
    from fathomfive.store.store import Store
    from fathomfive.store.uptime import latest

    with Store(database) as store:
        ahead = latest(store.uptime.spans()) / 1000 - time.time()
    if ahead > CLOCK_ERROR:
        mend = "set the clock (NTP); players' clocks run on, but times are shown in the future until then"
        return wrong("clock", f"a server has served {ahead:.0f} seconds from now: it was or is wrong", mend)
    return ok("clock", f"{time.strftime('%Y-%m-%d %H:%M', time.gmtime())} UTC, after all that is stored")


def _backups(folder: Path | None) -> Finding:
    from fathomfive.archive.backups import list_backups

    mend = "fathom backup --into FOLDER --keep 14, every day"
    if folder is None:
        return warning("backups", "no folder was given", f"--backups FOLDER checks them; to make some: {mend}")
    found = list_backups(folder)
    if not found:
        return wrong("backups", f"there is none in {folder}", mend)
    age = time.time() - found[-1].stat().st_mtime
    words = f"the newest of {len(found)} is {age / 3600:.0f} hours old"
    return ok("backups", words) if age < BACKUP_AGE else wrong("backups", words, mend)


# --- The system --------------------------------------------------------------------------------------------------


def _descriptors() -> Finding:
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]  # the server raises its soft limit
    if hard != resource.RLIM_INFINITY and hard < DESCRIPTORS:
        mend = "raise it: LimitNOFILE=65536 in the systemd unit, or ulimit -Hn"
        return warning("file descriptors", f"at most {hard}, one for every visitor", mend)
    return ok("file descriptors", "no limit" if hard == resource.RLIM_INFINITY else f"at most {hard}")


def _port(database: str, host: str, port: int) -> Finding:
    from fathomfive.store.database import file_of
    from fathomfive.store.sqlite_file import server_of

    try:
        file = file_of(database)
    except Refused:
        file = None
    server = None if file is None else server_of(file)
    place = f"{host}:{port}"
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, proto) as probe:
            probe.settimeout(5)
            is_taken = probe.connect_ex(address) == 0
    except OSError as error:
        return wrong("port", f"{place}: {error.strerror}", "check --host and --port")
    if server is not None:
        if is_taken:
            return ok("port", f"something answers at {place}, and the process {server} serves the store")
        return wrong("port", f"the process {server} serves the store, but nothing answers at {place}", "check --port")
    if is_taken:
        mend = "if it is not your server, stop it or choose another --port"
        return (
            warning("port", f"something answers at {place}", mend)
            if file is not None
            else ok("port", f"{place} answers")
        )
    return ok("port", f"{place} is free")
