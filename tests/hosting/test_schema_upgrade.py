"""An upgrade to a newer schema under play: the old server goes on until it is replaced, and no move is lost."""

import asyncio
import os
import shutil
import signal
import subprocess
from pathlib import Path

import psycopg
import pytest

from checkout import ROOT
from conftest import new_database
from fathomfive.soak.played_tables import PlayedTables
from fathomfive.soak.ports import free_port
from fathomfive.soak.processes import workers_of
from fathomfive.soak.server import Server
from fathomfive.store.database import schema_versions
from fathomfive.store.store import Store
from hosting.kit import PATIENCE, Running, answers, installed, nginx, server_of_unit
from hosting.test_upgrade import play_during, visited
from server.people import run
from server.test_trouble import more, refused

NEXT = "9000"  # the schema of the next release
MIGRATION = f'''
"""What an additive migration may do: new columns, new tables, and indexes of those."""

import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{{head}}"


def upgrade() -> None:
    op.add_column("events", sa.Column("note", sa.String, nullable=True))
    op.add_column("matches", sa.Column("league", sa.Integer, nullable=False, server_default="0"))
    for table in ("people", "tokens", "seats", "chat", "hours"):
        op.add_column(table, sa.Column("added", sa.BigInteger, nullable=True))
    op.create_table(
        "ratings",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_ratings_person"),
    )
    op.create_index("ix_ratings_points", "ratings", ["points"])
'''


def next_release(folder: Path, head: str) -> dict[str, str]:
    """Make a newer version of the program: this one with one more migration.  Gives the environment that runs it."""
    package = folder / "next" / "fathomfive"
    shutil.copytree(ROOT / "src" / "fathomfive", package, ignore=shutil.ignore_patterns("__pycache__"))
    versions = package / "store" / "migrations" / "versions"
    (versions / f"v{NEXT}_next.py").write_text(MIGRATION.replace("{head}", head))
    return {"PYTHONPATH": str(package.parent)}


def upgraded(server: Running, environment: dict[str, str]) -> Running:
    """Give the server at the same port after `pip install --upgrade`."""
    newer = Running(server.command, server.folder, server.ready)
    newer.environment = {**server.environment, **environment}
    return newer


async def replace(old: Running, new: Running) -> None:
    """Restart a server, as the guide does."""
    assert await asyncio.to_thread(old.stop) in (0, -signal.SIGTERM)
    await asyncio.to_thread(new.start)


def test_a_newer_server_migrates_while_the_old_one_serves(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database(request, tmp_path, "postgresql")
    ports = [free_port(), free_port()]
    one, two = (server_of_unit(port, tmp_path, database) for port in ports)
    one.begin()
    with two, one, nginx(tmp_path, ports) as proxy, Store(database) as store:
        head = schema_versions(database)[1]
        environment = next_release(tmp_path, head)
        new_one, new_two = upgraded(one, environment), upgraded(two, environment)
        https = proxy.environment["HTTPS"]
        monkeypatch.setenv("SSL_CERT_FILE", proxy.environment["CERTIFICATE"])

        async def upgrade(tables: PlayedTables) -> None:
            assert schema_versions(database)[0] == head
            await replace(one, new_one)
            assert schema_versions(database)[0] == NEXT
            await more(tables)  # at both
            await asyncio.to_thread(new_one.stop)
            await more(tables)  # at the old one alone
            await asyncio.to_thread(new_one.start)
            await replace(two, new_two)
            await more(tables)

        try:
            with visited(https, proxy.environment["CERTIFICATE"]) as visitor:
                tables = run(play_during(upgrade, https, store))
        finally:
            for server in (new_one, new_two):
                server.__exit__()
    assert tables.witness.wrong == []
    assert tables.counted["breaks"], "clients went to the other server"
    assert visitor.answered
    assert visitor.refused == [], "a visitor notices nothing"
    assert f"migrated from {head} to {NEXT}" in new_one.text()
    for server in (one, two, new_one, new_two):
        assert "Traceback" not in server.text()


def test_a_migration_that_has_to_wait_keeps_nobody_waiting(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """A backup reads the tables in one long transaction, and a change of a table waits for its end."""
    database = new_database(request, tmp_path, "postgresql")
    old = server_of_unit(free_port(), tmp_path, database)
    with old, Store(database) as store, psycopg.connect(database) as backup:
        new = server_of_unit(free_port(), tmp_path, database)
        new.environment |= next_release(tmp_path, schema_versions(database)[1])

        async def upgrade(tables: PlayedTables) -> None:
            backup.execute("SELECT count(*) FROM events")
            new.begin()
            for tries in (1, 2, 3):
                await said(new, "trying again", tries)
                await more(tables)
            assert schema_versions(database)[0] != NEXT
            backup.rollback()
            await asyncio.to_thread(new.start)
            assert schema_versions(database)[0] == NEXT

        try:
            tables = run(play_during(upgrade, old.ready.removesuffix("/health/ready"), store))
        finally:
            new.__exit__()
    assert tables.witness.wrong == []
    assert tables.counted["breaks"] == 0, "nobody was disconnected"
    for server in (old, new):
        assert "Traceback" not in server.text()


async def said(server: Running, words: str, times: int) -> None:
    """Wait until a server has logged something that often."""
    async with asyncio.timeout(PATIENCE):
        while server.text().count(words) < times:
            await asyncio.sleep(0.02)


def test_a_schema_that_lacks_something_stops_an_old_server_and_loses_nothing(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Where a release was skipped: what a server needs was removed.  It is put back for the comparison."""
    database = new_database(request, tmp_path, "postgresql")
    with server_of_unit(free_port(), tmp_path, database) as old, Store(database) as store:

        async def remove_a_column(tables: PlayedTables) -> None:
            with psycopg.connect(database, autocommit=True) as c:
                c.execute("ALTER TABLE events RENAME COLUMN word TO gone")
                await refused(tables, "store_down")
                async with asyncio.timeout(PATIENCE):
                    while await asyncio.to_thread(answers, old.ready):  # a proxy would send visitors there
                        await asyncio.sleep(0.02)
                assert "column events.word does not exist" in old.text()
                c.execute("ALTER TABLE events RENAME COLUMN gone TO word")

        tables = run(play_during(remove_a_column, old.ready.removesuffix("/health/ready"), store))
    assert tables.witness.wrong == []


def migrate(database: str, folder: Path) -> None:
    """Migrate a store by a command of the next release."""
    environment = {**os.environ, **next_release(folder, schema_versions(database)[1])}
    command = installed(["fathom", "verify", "--database", database])
    subprocess.run(command, env=environment, check=True, capture_output=True, timeout=PATIENCE)
    assert schema_versions(database)[0] == NEXT


def test_a_worker_that_cannot_start_again_leaves_the_others_to_go_on(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = new_database(request, tmp_path, "postgresql")
    with Server(database, tmp_path, workers=2) as old, Store(database) as store:
        old.start()

        async def lose_a_worker(tables: PlayedTables) -> None:
            await asyncio.to_thread(migrate, database, tmp_path)
            first, _ = workers_of(old.pid)
            os.kill(first, signal.SIGKILL)
            async with asyncio.timeout(PATIENCE):
                while "install that version or a newer one" not in old.log_text():
                    tables.check()
                    await asyncio.sleep(0.05)

        tables = run(play_during(lose_a_worker, old.http, store))
    assert tables.witness.wrong == []


@pytest.mark.parametrize("command", ["serve --port 0", "verify", "backup --into backups"])
def test_an_older_program_refuses_a_newer_schema_and_says_what_to_do(
    command: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = new_database(request, tmp_path, "postgresql")
    Store(database).close()
    head = schema_versions(database)[1]
    migrate(database, tmp_path)
    older = {**os.environ, "FATHOM_DATABASE": database.replace("fathom@", "fathom:secret@")}
    ended = subprocess.run(
        installed(["fathom", *command.split()]),
        env=older, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr
    assert "secret" not in ended.stderr
    assert f"expected a store with schema {head} or an older one" in ended.stderr
    assert f"with schema {NEXT}" in ended.stderr
    assert "install that version or a newer one, or restore the backup from before the upgrade" in ended.stderr
    assert schema_versions(database)[0] == NEXT, "nothing was changed"
