"""A migration only adds: servers of the version before it go on working on the newer schema."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from conftest import new_database
from fathomfive.store import migrations
from fathomfive.store.store import Store

CONFIG = Config()
CONFIG.set_main_option("script_location", str(next(iter(migrations.__path__))))
VERSIONS = [script.revision for script in reversed(list(ScriptDirectory.from_config(CONFIG).walk_revisions()))]
# Versions that remove what no release since has used: every server must have been replaced by a newer one before.
CONTRACTING: frozenset[str] = frozenset()


@pytest.fixture
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[sa.Engine]:
    """An empty PostgreSQL, the one store that is migrated while servers use it."""
    with Store(new_database(request, tmp_path, "postgresql")) as store:
        with store.engine.begin() as c:
            c.exec_driver_sql("DROP SCHEMA public CASCADE")
            c.exec_driver_sql("CREATE SCHEMA public")
        yield store.engine


def migrate(engine: sa.Engine, version: str) -> dict[str, dict[str, Any]]:
    """Migrate a database to a version, and describe its tables."""
    with engine.begin() as connection:
        CONFIG.attributes["connection"] = connection
        command.upgrade(CONFIG, version)
    return describe(engine)


def describe(engine: sa.Engine) -> dict[str, dict[str, Any]]:
    """Describe the tables: columns, and everything that limits what may be written."""
    inspector = sa.inspect(engine)
    return {
        table: {
            "columns": {
                column["name"]: (str(column["type"]), column["nullable"], column["default"])
                for column in inspector.get_columns(table)
            },
            "rules": {
                str(rule)
                for rules in (
                    [inspector.get_pk_constraint(table)],
                    inspector.get_indexes(table),
                    inspector.get_unique_constraints(table),
                    inspector.get_foreign_keys(table),
                    inspector.get_check_constraints(table),
                )
                for rule in rules
            },
        }
        for table in inspector.get_table_names()
    }


def breaks(before: dict[str, dict[str, Any]], after: dict[str, dict[str, Any]]) -> list[str]:
    """List what would break a server that knows only the schema before."""
    found = [f"{table} is gone" for table in before if table not in after]
    for table in before.keys() & after.keys():
        old, new = before[table], after[table]
        for name, column in old["columns"].items():
            if new["columns"].get(name) != column:
                found.append(f"{table}.{name} is gone or another one")
        for name, (_, nullable, default) in new["columns"].items():
            if name not in old["columns"] and not nullable and default is None:
                found.append(f"{table}.{name} must be written, and older servers do not know it")
        # an index stops all writers while it is built, and a constraint may refuse what older servers write
        found += [f"{table} has another index or constraint" for _ in new["rules"] ^ old["rules"]][:1]
    return found


def test_every_migration_only_adds(engine: sa.Engine) -> None:
    before = migrate(engine, VERSIONS[0])
    for old, new in pairwise(VERSIONS):
        after = migrate(engine, new)
        assert after != before
        if new not in CONTRACTING:
            assert breaks(before, after) == [], f"{new} is not additive: a server with schema {old} breaks"
        before = after


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ("DROP TABLE curves", ["curves is gone"]),
        ("ALTER TABLE chat DROP COLUMN text", ["chat.text is gone or another one"]),
        ("ALTER TABLE chat RENAME COLUMN text TO words", ["chat.text is gone", "chat.words must be written"]),
        ("ALTER TABLE chat ALTER COLUMN text TYPE varchar(10)", ["chat.text is gone or another one"]),
        ("ALTER TABLE seats ALTER COLUMN bot SET NOT NULL", ["seats.bot is gone or another one"]),
        ("ALTER TABLE chat ADD COLUMN tone varchar NOT NULL", ["chat.tone must be written"]),
        ("ALTER TABLE people ADD UNIQUE (name)", ["people has another index or constraint"]),
        ("CREATE INDEX by_time ON events (at)", ["events has another index or constraint"]),
        ("ALTER TABLE chat ADD CHECK (n < 9)", ["chat has another index or constraint"]),
        ("ALTER TABLE chat ADD COLUMN tone varchar", []),
        ("ALTER TABLE chat ADD COLUMN tone varchar NOT NULL DEFAULT ''", []),
        ("CREATE TABLE ratings (person varchar PRIMARY KEY REFERENCES people)", []),
    ],
)
def test_a_change_that_breaks_older_servers_is_noticed(engine: sa.Engine, change: str, broken: list[str]) -> None:
    before = migrate(engine, "head")
    with engine.begin() as c:
        c.exec_driver_sql(change)
    found = breaks(before, describe(engine))
    assert len(found) == len(broken), found
    assert all(line.startswith(words) for line, words in zip(found, broken, strict=True)), found
