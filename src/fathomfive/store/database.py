"""The database: opened from a URL, with its schema migrated to the newest version."""

import json
import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy.engine import make_url

from fathomfive.kernel.errors import Refused
from fathomfive.store.liveness import (
    allow_long_transaction,
    is_blocked,
    limit_lock_waits,
    own_timeouts,
    set_their_timeouts,
)
from fathomfive.store.sqlite_file import PRIVATE, beside, prepare_file, server_of

TIMEOUT = 10  # seconds for the lock of another process
MIGRATION_LOCK = 0xF5  # the advisory lock in PostgreSQL that lets one starting worker migrate
MIGRATION_PAUSE = 1.0  # seconds in which others use the tables before a migration tries again
READERS = 8  # connections kept in the pool
log = logging.getLogger("fathom.store")
DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


def default_url() -> str:
    """Give the default URL: FATHOM_DATABASE, or a file in the user's data folder."""
    return os.environ.get("FATHOM_DATABASE") or f"sqlite:///{user_data_path('fathomfive') / 'fathom.db'}"


def open_database(url: str, keep_old: bool = True) -> sa.Engine:
    """Open a database and migrate its schema; a file is copied before, unless it is a copy itself."""
    engine = _engine(_checked(url))
    try:
        with database_errors(engine):
            _migrate(engine, keep_old)
    except Refused:
        engine.dispose()
        raise
    return engine


def file_of(url: str) -> Path | None:
    """Give the file of a database, None for PostgreSQL."""
    parsed = _checked(url)
    return Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None


def schema_versions(url: str) -> tuple[str | None, str]:
    """Give the schema version of a database, None for an empty one, and the one of this program; nothing is changed."""
    head = ScriptDirectory.from_config(_migration_config()).get_current_head()
    assert head is not None, "there are migrations"
    file = file_of(url)
    if file is not None and not file.exists():
        return None, head
    engine = _engine(_checked(url))
    try:
        with database_errors(engine), engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision(), head
    finally:
        engine.dispose()


def is_sqlite(engine: sa.Engine) -> bool:
    """Is it SQLite: one file with one writer?"""
    return engine.dialect.name == "sqlite"


@contextmanager
def database_errors(engine: sa.Engine) -> Iterator[None]:
    """Turn errors of the database into a refusal that does not contain its password."""
    try:
        yield
    except (sa.exc.DBAPIError, sa.exc.TimeoutError) as error:  # or no connection of the pool became free in time
        cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
        what = str(cause).strip().splitlines()[0] if str(cause).strip() else type(cause).__name__
        where = engine.url.render_as_string(hide_password=True)
        raise Refused("store_down", f"the store {where} is not available: {what}") from error


@contextmanager
def snapshot(engine: sa.Engine) -> Iterator[sa.Connection]:
    """Connect for reads that all see the same snapshot, whatever is written meanwhile."""
    if not is_sqlite(engine):
        engine = engine.execution_options(isolation_level="REPEATABLE READ")  # SQLite does so anyway
    with database_errors(engine), engine.connect() as connection:
        yield connection


def _checked(url: str) -> sa.URL:
    shapes = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
    try:
        parsed = make_url(url)
    except sa.exc.ArgumentError:
        raise Refused(
            "bad_database", f"expected a database like {shapes}, got '{url.partition('@')[2] or url}'"
        ) from None
    kind = parsed.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise Refused("bad_database", f"expected a database like {shapes}, got one of kind '{kind}'")
    if kind == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise Refused("bad_database", "expected a file after sqlite:///, since matches must outlive the program")
    return parsed.set(drivername=DRIVERS[kind])


def _engine(url: sa.URL) -> sa.Engine:
    if url.get_backend_name() == "sqlite":
        assert url.database is not None, "checked before"
        prepare_file(Path(url.database))
        engine = sa.create_engine(
            url, pool_size=READERS, connect_args={"timeout": TIMEOUT}, json_deserializer=read_json
        )
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
        return engine
    try:
        engine = sa.create_engine(url, pool_pre_ping=True, connect_args=own_timeouts(url), json_deserializer=read_json)
    except ImportError:
        raise Refused(
            "bad_database", "PostgreSQL needs its driver; install it with: pip install 'fathomfive[postgres]'"
        ) from None
    sa.event.listen(engine, "connect", set_their_timeouts)
    return engine


def read_json(text: str) -> Any:
    """Decode a value; damaged JSON stays text, so that one bad row does not fail a query of many."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin explicitly, in _begin_sqlite
    end = time.monotonic() + TIMEOUT
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
            break
        except sqlite3.OperationalError:  # another process is opening it; busy_timeout does not cover this pragma
            if time.monotonic() > end:
                raise
            time.sleep(0.01)
    # a checkpoint inside a commit would stall all writers: see checkpoint.py
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=0", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: sa.Connection) -> None:
    # a writer takes its lock at once: upgrading a read transaction could fail as busy
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _migration_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def _migrate(engine: sa.Engine, keep_old: bool) -> None:
    """Migrate the schema, with pauses for the others while a table that it changes is in use."""
    while True:
        try:
            return _try_to_migrate(engine, keep_old)
        except sa.exc.DBAPIError as error:
            if not is_blocked(error):
                raise
        log.warning("the schema is not migrated yet: a long transaction, such as a backup, uses it; trying again")
        time.sleep(MIGRATION_PAUSE)


def _try_to_migrate(engine: sa.Engine, keep_old: bool) -> None:
    config = _migration_config()
    scripts = ScriptDirectory.from_config(config)
    with engine.execution_options(writing=True).begin() as connection:
        allow_long_transaction(connection)
        if not is_sqlite(engine):
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            limit_lock_waits(connection)
        old, new = MigrationContext.configure(connection).get_current_revision(), scripts.get_current_head()
        if old == new:
            return
        if old is not None:
            _check_known(engine, scripts, old)
            if keep_old and is_sqlite(engine):
                _copy_file(engine, old, str(new))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    if old is not None and not is_sqlite(engine):
        log.warning(
            "the schema was migrated from %s to %s; older servers go on, and do not start again: replace them", old, new
        )


def _check_known(engine: sa.Engine, scripts: ScriptDirectory, version: str) -> None:
    """Refuse a schema that this version of the program does not know."""
    if version not in {script.revision for script in scripts.walk_revisions()}:
        where = engine.url.render_as_string(hide_password=True)
        raise Refused(
            "newer_store",
            f"expected a store with schema {scripts.get_current_head()} or an older one, got {where} with schema "
            f"{version}, which a newer version of the program has written; install that version or a newer one, or "
            "restore the backup from before the upgrade into an empty store",
        )


def _copy_file(engine: sa.Engine, old: str, new: str) -> None:
    """Copy the file of a store that is about to be migrated, and say so; a server must not be using it."""
    file = Path(str(engine.url.database))
    server = server_of(file)
    if server not in (None, str(os.getpid())):
        raise Refused(
            "store_in_use",
            f"expected a store with schema {new}, got {file} with schema {old}, which the process {server} serves; "
            "stop it, and the schema is migrated",
        )
    copy = beside(file, f".schema-{old}-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}")
    part = beside(copy, ".part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY | os.O_CLOEXEC, PRIVATE))
        with closing(sqlite3.connect(file)) as source:  # the migration holds the write lock: nothing changes meanwhile
            source.execute("VACUUM INTO ?", [str(part)])
        part.replace(copy)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise Refused(
            "cannot_save", f"the schema is not migrated from {old} to {new}, since {file} cannot be copied: {error}"
        ) from None
    log.warning("%s is migrated from schema %s to %s; a copy of the old one is kept in %s", file, old, new, copy)
