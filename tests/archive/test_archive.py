"""Files are imported and exported, and damage in the store is found."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from fathomfive.archive.tides import export_match, import_file
from fathomfive.archive.verification import verify, verify_all
from fathomfive.kernel.errors import Refused
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.session.session import Session
from fathomfive.store.schema import events, matches
from fathomfive.store.store import Store
from walks import TESTS

CARD = Card("m1", "deep_dive", 1, 2, {}, made=0)
START = Event(1, "start", at=0)
GOLDEN = TESTS / "games" / "deep_dive" / "games" / "two-players.tide"


# --- Into the store and out of it --------------------------------------------------------------------------------


def test_an_imported_file_is_exported_unchanged(store: Store, tmp_path: Path) -> None:
    match, links = import_file(store, GOLDEN)
    assert links == []
    assert verify(store, match).match.over
    export_match(store, match, tmp_path / "out.tide")
    assert (tmp_path / "out.tide").read_text() == GOLDEN.read_text()


def test_seats_of_an_unfinished_match_can_be_claimed(sqlite: Store, tmp_path: Path) -> None:
    lines = GOLDEN.read_text().splitlines()
    cut = next(n for n, line in enumerate(lines) if line.startswith("at "))
    tags = [line for line in lines[:cut] if not line.startswith(("[result", "[reason"))]
    half = tmp_path / "half.tide"
    half.write_text("\n".join([*tags, lines[cut].replace("at", "end", 1)]) + "\n")
    match, links = import_file(sqlite, half)
    assert not verify(sqlite, match).match.over
    anna, _ = sqlite.people.welcome("Anna")
    assert [sqlite.claim(match, anna.person, link) for link in links] == [0, 1]


@pytest.mark.parametrize("reads", [1, 2])
def test_a_match_that_changes_while_it_is_verified_is_not_reported_as_damaged(url: str, reads: int) -> None:
    """If card and events were read at different moments, the card could lack the start that the events have."""
    with Store(url) as store, Store(url) as other:
        store.create(CARD, [Chair(0), Chair(1)])
        tables: list[str] = []

        def start(_connection: sa.Connection, _cursor: Any, statement: str, *_: object) -> None:
            if statement.startswith("SELECT"):
                tables.append(re.findall(r"FROM (\w+)", statement)[-1])
                if len(tables) == reads:
                    other.append("m1", 0, [START])

        sa.event.listen(store.engine, "after_cursor_execute", start)
        assert not verify(store, "m1").started
        assert tables == ["matches", "seats", "events"]
        assert verify(store, "m1").started


DAMAGES: dict[str, tuple[Callable[[], sa.Executable], str]] = {
    "an event is gone": (lambda: events.delete().where(events.c.seq == 7), "expected event 7"),
    "the last event is gone": (
        lambda: events.delete().where(events.c.seq == sa.select(sa.func.max(events.c.seq)).scalar_subquery()),
        "its events say False",
    ),
    "a fingerprint differs": (
        lambda: events.update().where(events.c.fingerprint.is_not(None)).values(fingerprint="f" * 16),
        "expected the fingerprint ffff",
    ),
    "the end has no fingerprint": (
        lambda: events.update().values(fingerprint=None),
        "expected a fingerprint at its end",
    ),
    "the card knows of no end": (lambda: matches.update().values(ended=None), "its card says ended: None"),
    "the rules are unknown": (lambda: matches.update().values(rules=99), "knows rules number 1, not 99"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_verify_finds_damage(sqlite: Store, damage: str) -> None:
    good, _ = import_file(sqlite, GOLDEN)
    doing, words = DAMAGES[damage]
    with sqlite.engine.begin() as connection:
        connection.execute(doing())
    other, _ = import_file(sqlite, GOLDEN)
    found = dict(verify_all(sqlite, sqlite.all_matches()))
    assert isinstance(found[other], Session), "a wrong match does not keep the others from being checked"
    wrong = found[good]
    assert isinstance(wrong, Refused)
    assert words in wrong.error
