"""Players are told that somebody watches their table, by news that a flood of spectators cannot multiply."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from conftest import new_database
from fathomfive.server.attendance import WATCHED_FOR
from fathomfive.server.presence import CHECKS, RENEW_SECONDS, Presence, Visit
from fathomfive.server.registry import TableRegistry
from fathomfive.server.table import Table
from fathomfive.store.store import Store
from server.clients import Client, client, two_at_a_table, until
from server.people import Party, run
from server.test_registry import Quick
from server.test_registry import until as until_true

__all__ = ["client"]


@contextlib.contextmanager
def at(table: Table, person: str | None, seat: int | None = None) -> Iterator[None]:
    """Connect somebody to a table."""
    table.enter(wake := asyncio.Event(), Visit("network", seat, person))
    try:
        yield
    finally:
        table.leave(wake)


def test_players_are_told_at_once_that_somebody_watches_and_soon_that_nobody_does(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        table, presence = party.table, Presence(sqlite, lambda: [party.table])
        stranger, _ = sqlite.people.welcome("Eva")
        with at(table, party.people[0], 0), at(table, party.people[1], 1), at(table, party.people[1]):
            assert not table.view(0).watched, "a player with a second window, or with a hidden hand, is no spectator"
            for person in (None, stranger.person):
                with at(table, person):
                    assert table.view(0).watched
                    await presence.check(renew=True)
                    assert table.view(0).watched
                assert table.view(0).watched
                await presence.check(renew=False)
                assert not table.view(0).watched

    run(story())


def test_spectators_who_come_and_go_in_a_flood_send_two_news_between_two_checks(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        table, presence = party.table, Presence(sqlite, lambda: [party.table])
        player = asyncio.Event()
        table.enter(player, Visit("network", 0, party.people[0]))
        woken = 0
        for n in range(1, 501):
            player.clear()
            with at(table, None):
                woken += player.is_set()
                player.clear()
            if n % 100 == 0:
                await presence.check(renew=False)
            woken += player.is_set()
        assert woken == 2 * 5

    run(story())


def test_a_finished_game_is_no_longer_watched_when_the_spectators_have_gone(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        table = party.table
        with at(table, None):
            await party.play_on()
        assert table.session.over
        assert table.watched
        await Presence(sqlite, lambda: [table]).check(renew=True)
        assert not table.watched

    run(story())


def test_a_view_says_that_somebody_watches(client: Client) -> None:
    match, keys = two_at_a_table(client)
    address = f"/api/tables/{match}/wire"
    with client.websocket_connect(address, headers=keys[0]) as anna:
        assert until(anna, "news")["view"]["watched"] is False
        with client.websocket_connect(address, headers=keys[1]) as jan:
            assert until(jan, "news")["view"]["watched"] is False
            with client.websocket_connect(address) as eva:
                assert until(eva, "news")["view"]["watched"] is True
                assert until(anna, "news")["view"]["watched"] is True
                assert until(jan, "news")["view"]["watched"] is True


def test_players_at_another_worker_are_told_too(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    url = new_database(request, tmp_path, "postgresql")

    async def story(one: Store, two: Store) -> None:
        match = (await Party.of(one, "deep_dive")).table.card.match
        here, there = TableRegistry(one, Quick()), TableRegistry(two, Quick())
        await asyncio.gather(here.open(), there.open())
        table, other = await here.table(match), await there.table(match)
        with at(table, None):
            await here.presence.check(renew=False)
            await until_true(lambda: other.watched)
            now = other.clock()
            other.clock = lambda: now + WATCHED_FOR // 2
            await there.presence.check(renew=False)
            assert other.watched, "its worker will say so again"
        other.clock = lambda: now + 2 * WATCHED_FOR
        await there.presence.check(renew=False)
        assert not other.watched
        await here.close()
        await there.close()

    with Store(url) as one, Store(url) as two:
        run(story(one, two))


def test_the_word_of_another_worker_is_good_for_longer_than_it_takes_to_repeat_it() -> None:
    assert 2 * 1000 * RENEW_SECONDS / CHECKS < WATCHED_FOR
