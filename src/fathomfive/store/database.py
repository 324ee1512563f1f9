"""The database: opened from a URL, with its schema migrated to the newest version."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from platformdirs import user_data_path
from sqlalchemy.engine import make_url

from fathomfive.kernel.errors import Refused

TIMEOUT = 10  # seconds for the lock of another process, or to connect to a distant host
MIGRATION_LOCK = 0xF5  # the advisory lock in PostgreSQL that lets one starting worker migrate
READERS = 8  # connections kept in the pool
DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


def default_url() -> str:
    """Give the default URL: FATHOM_DATABASE, or a file in the user's data folder."""
    return os.environ.get("FATHOM_DATABASE") or f"sqlite:///{user_data_path('fathomfive') / 'fathom.db'}"


def open_database(url: str) -> sa.Engine:
    """Open a database and migrate its schema."""
    engine = _engine(_checked(url))
    try:
        with database_errors(engine):
            _migrate(engine)
    except Refused:
        engine.dispose()
        raise
    return engine


def is_sqlite(engine: sa.Engine) -> bool:
    """Is it SQLite: one file with one writer?"""
    return engine.dialect.name == "sqlite"


@contextmanager
def database_errors(engine: sa.Engine) -> Iterator[None]:
    """Turn errors of the database into a refusal that does not contain its password."""
    try:
        yield
    except sa.exc.DBAPIError as error:
        what = str(error.orig).strip().splitlines()[0] if str(error.orig).strip() else type(error.orig).__name__
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
        file = Path(url.database)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused("bad_database", f"cannot create the folder {file.parent}: {error.strerror}") from None
        engine = sa.create_engine(url, pool_size=READERS, connect_args={"timeout": TIMEOUT})
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
        return engine
    try:
        return sa.create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": TIMEOUT})
    except ImportError:
        raise Refused(
            "bad_database", "PostgreSQL needs its driver; install it with: pip install 'fathomfive[postgres]'"
        ) from None


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
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: sa.Connection) -> None:
    # a writer takes its lock at once: upgrading a read transaction could fail as busy
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _migrate(engine: sa.Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.execution_options(writing=True).begin() as connection:
        if not is_sqlite(engine):
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            where = engine.url.render_as_string(hide_password=True)
            raise Refused("newer_store", f"{where} was written by a newer version of the program ({error})") from None
