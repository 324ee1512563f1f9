"""Reminding an absent player of their turn."""

import pytest

from fathomfive.store import turns as stored_turns
from fathomfive.store.store import Store
from server.alerting import play_until_turn_of, serving
from server.clients import eventually, person, two_at_a_table, wrong
from server.push_service import Browser, PushService
from server.test_alerts import public_key, service, subscribe, taken_on

__all__ = ["service"]


def test_an_absent_player_is_reminded_once_an_hour(
    sqlite: Store, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathomfive.server.attendance.AWAY_AFTER", -1)  # who is not connected is away
    with serving(sqlite) as client:
        match, keys = two_at_a_table(client, game="kipicot")
        browser = Browser(service, "jan")
        subscribe(client, keys[1], browser, "en")
        play_until_turn_of(client, match, keys, 1)
        vapid = public_key(client, keys[1])
        eventually(lambda: len(browser.messages(vapid)) == 1 and taken_on(sqlite))
        path = f"/api/tables/{match}/nudge"
        wrong(client.post(path, headers=keys[0], json={"seat": 1}), 409, "already_nudged")
        wrong(client.post(path, headers=keys[0], json={"seat": 0}), 409, "not_absent")
        wrong(client.post(path, headers=person(client, "Eva"), json={"seat": 1}), 403, "not_seated")
        monkeypatch.setattr(stored_turns, "REMINDER_PAUSE", -10_000)  # an hour later
        assert client.post(path, headers=keys[0], json={"seat": 1}).json() == {"ok": True}
        eventually(lambda: len(browser.messages(vapid)) == 2)
        assert browser.messages(vapid)[0] == browser.messages(vapid)[1]


def test_a_player_who_is_here_is_not_reminded(sqlite: Store) -> None:
    with serving(sqlite) as client:
        match, keys = two_at_a_table(client, game="kipicot")
        play_until_turn_of(client, match, keys, 1)
        wrong(client.post(f"/api/tables/{match}/nudge", headers=keys[0], json={"seat": 1}), 409, "not_absent")
