"""The file of a SQLite store: only its owner may read it, and one server at a time uses it."""

import fcntl
import logging
import os
import stat
from pathlib import Path

from fathomfive.kernel.errors import Refused

PRIVATE = 0o600  # the mode of a store: it holds hands, chat and hashes of keys
PRIVATE_FOLDER = 0o700
BESIDE = ("-wal", "-shm", ".lock")  # what lies beside the file, by the end of its name

log = logging.getLogger("fathom.store")


def beside(file: Path, end: str) -> Path:
    """Name a file that lies beside the store."""
    return file.with_name(file.name + end)


def prepare_file(file: Path) -> None:
    """Create the file and its folder for their owner alone, and tighten the mode of files that exist."""
    try:
        file.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("bad_database", f"cannot create the folder {file.parent}: {error.strerror}") from None
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE))
    except OSError as error:
        if not file.exists():
            raise Refused("bad_database", f"cannot create the file {file}: {error.strerror}") from None
    for found in (file, *(beside(file, end) for end in BESIDE)):
        _tighten(found)


def is_private(file: Path) -> bool:
    """May only its owner read and write a file?"""
    return not stat.S_IMODE(file.stat().st_mode) & 0o077


def _tighten(file: Path) -> None:
    try:
        if is_private(file):
            return
        before = stat.S_IMODE(file.stat().st_mode)
        file.chmod(PRIVATE)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("%s can be read by others, and its mode cannot be changed: %s", file, error.strerror)
        return
    log.warning("%s had mode %04o and has %04o now: only its owner may read a store", file, before, PRIVATE)


def lock_file(file: Path) -> "ServerLock":
    """Take the right to serve a file, or refuse; a new file is created."""
    prepare_file(file)
    return ServerLock(file)


class ServerLock:
    """The right to serve a file.  The system frees it when the process ends, however it ends."""

    def __init__(self, file: Path) -> None:
        self.path = beside(file.resolve(), ".lock")
        try:
            self._descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        except OSError as error:
            raise Refused("bad_database", f"cannot create the lock {self.path}: {error.strerror}") from None
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = _read_pid(self._descriptor)
            os.close(self._descriptor)
            raise Refused(
                "store_in_use",
                f"expected a file that no other server uses, got {file}, which the process {holder} serves; "
                "stop it first, or use PostgreSQL for several servers",
            ) from None
        os.ftruncate(self._descriptor, 0)
        os.pwrite(self._descriptor, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        """Let another server use the file."""
        os.close(self._descriptor)

    def __enter__(self) -> "ServerLock":
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


def server_of(file: Path) -> str | None:
    """Give the process that serves a file now, None if there is none."""
    try:
        descriptor = os.open(beside(file.resolve(), ".lock"), os.O_RDWR | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return _read_pid(descriptor)
    finally:
        os.close(descriptor)
    return None


def _read_pid(descriptor: int) -> str:
    return os.pread(descriptor, 20, 0).decode("ascii", "replace").strip() or "unknown"
