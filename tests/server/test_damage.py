"""Damaged matches: each is logged once and set aside, and stops nothing else."""

import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from fathomfive.archive.verification import verify_all
from fathomfive.kernel.errors import Refused
from fathomfive.server.app import make_app
from fathomfive.server.limits import Limits
from fathomfive.server.registry import TableRegistry
from fathomfive.store.store import Store
from server.clients import Client, client, laid, person, wrong
from server.people import Party, run
from server.test_registry import Quick

__all__ = ["client"]

Damage = Callable[[sa.Connection, str], object]


def change(table: str, what: str) -> Damage:
    """Change a row of a match as no part of the program would."""
    return lambda connection, match: connection.execute(sa.text(f"UPDATE {table} SET {what} WHERE match = '{match}'"))


DAMAGES: dict[str, Damage] = {
    "an impossible move": change("events", "move = 999999 - seq"),
    "an unknown kind of event": change("events", "kind = 'dance'"),
    "an unknown game": change("matches", "game = 'chess'"),
    "rules of the future": change("matches", "rules = 99"),
    "bad settings": change("matches", "settings = '{\"clock\": '"),
    "settings of another shape": change("matches", "settings = '[1, 2]'"),
    "a bad clock": change("matches", "settings = '{\"clock\": 5}'"),
    "too many seats": change("matches", "seats = 4"),
    "too few chairs": lambda c, match: c.execute(sa.text(f"DELETE FROM seats WHERE match = '{match}' AND seat = 1")),
}
damages = pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)


@pytest.fixture(autouse=True)
def errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.ERROR):
        yield


async def played(store: Store) -> Party:
    """Play some moves at a table with a clock."""
    party = await Party.of(store, "deep_dive", clock={"kind": "game", "seconds": 3600})
    await party.play_on(4)
    return party


def break_match(store: Store, match: str, damage: Damage) -> None:
    with store.engine.execution_options(writing=True).begin() as connection:
        damage(connection, match)


@damages
def test_a_damaged_match_is_logged_once_and_stops_no_other(
    sqlite: Store, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        before, bad, after = [await played(sqlite) for _ in range(3)]
        name = bad.table.card.match
        break_match(sqlite, name, damage)
        registry = TableRegistry(sqlite, Quick())
        await registry.open()
        assert len(registry) == 2, "the others are open"
        for _ in range(3):
            with pytest.raises(Refused) as found:
                await registry.table(name)
            assert found.value.code == "damaged"
            assert name in found.value.error
        logged = [record.getMessage() for record in caplog.records if name in record.getMessage()]
        assert len(logged) == 1, logged
        assert len(sqlite.damage) == 1
        for party in (before, after):
            party.table = await registry.table(party.table.card.match)
            await party.act()
        await registry.close()

    run(story())


def served(store: Store) -> Client:
    return TestClient(make_app(TableRegistry(store, Quick()), Limits(1000, 1000)), raise_server_exceptions=False)


@damages
def test_a_damaged_match_hides_no_other_in_lists(sqlite: Store, damage: Damage) -> None:
    with served(sqlite) as client:
        key = person(client)
        names = [laid(client, key, "me", "random", listed=True)["match"] for _ in range(3)]
        for name in names:
            client.post(f"/api/tables/{name}/start", headers=key)
    break_match(sqlite, names[1], damage)
    with served(sqlite) as client:
        for address in ("/api/mine", "/api/tables"):
            answer = client.get(address, headers=key)
            assert answer.status_code == 200, answer.text
            assert {names[0], names[2]} <= {table["match"] for table in answer.json()["tables"]}
        assert "fathom_damaged_matches 1.0" in client.get("/metrics").text


@pytest.mark.parametrize("damage", [DAMAGES["bad settings"], DAMAGES["an unknown kind of event"]])
def test_opening_a_damaged_match_is_refused_in_words_without_its_secrets(
    sqlite: Store, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    party = run(played(sqlite))
    match = party.table.card.match
    break_match(sqlite, match, damage)
    with served(sqlite) as client:
        for path in ("frames", "frames?first=3"):
            words = wrong(client.get(f"/api/tables/{match}/{path}"), 500, "damaged")
            assert match in words
            assert "dance" not in words
        with client.websocket_connect(f"/api/tables/{match}/wire") as socket:
            refusal: dict[str, Any] = socket.receive_json(timeout=30)
            assert (refusal["type"], refusal["code"]) == ("refuse", "damaged")


def test_a_finished_match_that_is_damaged_has_no_replay(client: Client, sqlite: Store) -> None:
    async def story() -> str:
        party = await Party.of(sqlite, "deep_dive")
        await party.play_on()
        return party.table.card.match

    match = run(story())
    break_match(sqlite, match, change("events", "fingerprint = 'x'"))
    for path in ("replay", "story", "frames?first=1000"):
        wrong(client.get(f"/api/tables/{match}/{path}"), 500, "damaged")
    (found,) = [found for _, found in verify_all(sqlite, [match])]
    assert isinstance(found, Refused), "fathom verify finds it, too"
