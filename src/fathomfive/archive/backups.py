"""Backups: a copy of a store that was checked before it appears, rotation of old ones, and restoring one."""

import re
import secrets
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

from fathomfive.archive.verification import verify_all
from fathomfive.kernel.errors import Refused
from fathomfive.store.database import database_errors, file_of, schema_versions
from fathomfive.store.sqlite_file import PRIVATE_FOLDER, beside, server_of
from fathomfive.store.store import Store
from fathomfive.store.transfer import copy_store, count_rows

NAME = re.compile(r"fathom-\d{8}T\d{6}Z\.db")
Progress = Callable[[int], None]


@dataclass
class Copied:
    """What was copied, and what is wrong with it."""

    rows: int
    checked: int  # matches that were replayed
    wrong: list[str] = field(default_factory=list)  # damaged matches: they were so before


def name_for_now() -> str:
    """Name a backup by the time."""
    return f"fathom-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}.db"


def list_backups(folder: Path) -> list[Path]:
    """List the backups in a folder, the oldest first."""
    return sorted(file for file in folder.iterdir() if NAME.fullmatch(file.name)) if folder.is_dir() else []


def rotate(folder: Path, keep: int) -> list[Path]:
    """Delete all but the newest backups of a folder; give those that are gone."""
    old = list_backups(folder)[:-keep]
    for file in old:
        file.unlink()
    return old


def make_folder(folder: Path) -> None:
    """Create the folder of backups for its owner alone."""
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("cannot_save", f"cannot create the folder {folder}: {error.strerror}") from None


def back_up(store: Store, file: Path, check: int | None, progress: Progress = lambda rows: None) -> Copied:
    """Copy a store into a new file; it appears complete and checked, or not at all."""
    if file.exists():
        raise Refused("file_exists", f"{file} already exists and is not overwritten")
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")
    try:
        with Store(f"sqlite:///{part}") as target:
            copied = copy_checked(store, target, check, progress)
            target.checkpoint()
        part.replace(file)
    except OSError as error:
        raise Refused("cannot_save", f"cannot save {file}: {error.strerror}") from None
    finally:
        for rest in ("", "-wal", "-shm"):
            with suppress(OSError):
                beside(part, rest).unlink()
    return copied


def copy_checked(source: Store, target: Store, check: int | None, progress: Progress) -> Copied:
    """Copy a store into an empty one, and check the copy: its rows, and the newest matches (None: all of them)."""
    rows = copy_store(source, target, progress)
    found = count_rows(target)
    if found != rows:
        raise Refused("bad_copy", f"expected {rows} rows in the copy, got {found}")
    if not target.is_shared:
        with database_errors(target.engine), target.engine.connect() as c:
            if (answer := c.scalar(sa.text("PRAGMA integrity_check"))) != "ok":
                raise Refused("bad_copy", f"the copy is damaged: {answer}")
    matches = target.all_matches()
    wanted = matches if check is None else matches[len(matches) - min(check, len(matches)) :]
    wrong = []
    for match, session in verify_all(target, wanted):
        if isinstance(session, Refused):
            wrong.append(session.error)
            if source.since(match)[: len(target.since(match))] != target.since(match):
                raise Refused("bad_copy", f"expected the copy of match {match} to be the same, got another one")
    return Copied(rows, len(wanted), wrong)


def restore(file: Path, url: str, check: int | None, progress: Progress = lambda rows: None) -> Copied:
    """Copy a backup into an empty store, and check it; the backup itself is not changed, even if it is migrated."""
    target_file = file_of(url)
    server = None if target_file is None else server_of(target_file)
    if server is not None:
        raise Refused("store_in_use", f"expected a store that no server uses, got one of the process {server}")
    with _private_copy(file) as copy, Store(f"sqlite:///{copy}", keep_old=False) as source, Store(url) as target:
        return copy_checked(source, target, check, progress)


@contextmanager
def _private_copy(file: Path) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="fathom-restore-") as folder:
        copy = Path(folder) / "backup.db"
        try:
            shutil.copyfile(file, copy)
        except OSError as error:
            raise Refused("not_found", f"cannot read {file}: {error.strerror}") from None
        try:
            version, _ = schema_versions(f"sqlite:///{copy}")
        except Refused:
            version = None
        if version is None:
            raise Refused("bad_backup", f"expected a backup of a store, got {file}")
        yield copy
