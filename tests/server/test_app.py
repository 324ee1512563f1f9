"""The application: errors, headers, rate limits, health and metrics."""

import asyncio

import pytest
from litestar.testing import TestClient

from fathomfive.server import limits, security
from fathomfive.server.app import make_app
from fathomfive.server.limits import Limits, RateLimiter
from fathomfive.server.registry import TableRegistry
from fathomfive.store.store import Store
from server.clients import HERE, Client, client, two_at_a_table, until, wrong
from server.people import run
from server.test_chat import StoppedClock
from server.test_registry import Quick

__all__ = ["client"]


def test_unknown_routes_unreadable_bodies_and_large_ones_have_the_one_shape_of_errors(client: Client) -> None:
    wrong(client.get("/api/none"), 404, "not_found")
    wrong(client.put("/api/me"), 405, "not_allowed")
    wrong(client.post("/api/me", content=b"{", headers={"content-type": "application/json"}), 400, "bad_request")
    wrong(client.post("/api/me", json={"name": "x" * security.MAX_BODY}), 413, "too_large")
    wrong(client.get("/api/tables/none"), 404, "no_such_match")
    wrong(client.post("/api/tables", json={"game": "deep_dive", "seats": ["me", "easy"]}), 401, "not_known")


def test_an_exception_is_logged_with_its_route_and_answered_without_details(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret inside")

    monkeypatch.setattr(sqlite, "listed", broken)
    monkeypatch.setattr(sqlite, "card", broken)
    with TestClient(make_app(TableRegistry(sqlite, Quick())), raise_server_exceptions=False) as client:
        for path in ("/api/tables", "/api/tables/hidden", "/api/tables/hidden/story"):
            assert "secret" not in wrong(client.get(path), 500, "internal")
    lines = [record.getMessage() for record in caplog.records if record.name == "fathom.server"]
    assert lines == [
        "GET /api/tables failed",
        "GET /api/tables/{match} failed",
        "GET /api/tables/{match}/story failed",
    ]


def test_requests_from_other_sites_are_refused(client: Client) -> None:
    for headers in (
        {"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):  # fmt: skip
        wrong(client.post("/api/me", json={"name": "Anna"}, headers=headers), 403, "bad_origin")
    assert client.post("/api/me", json={"name": "Anna"}, headers=HERE).status_code == 200


def test_every_answer_has_the_security_headers(client: Client) -> None:
    for path in ("/api/games", "/api/none", "/health"):
        policy = client.get(path).headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "script-src 'self'" in policy
        assert client.get(path).headers["x-content-type-options"] == "nosniff"


def test_a_client_that_asks_too_fast_is_refused(sqlite: Store) -> None:
    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(0.01, 3))) as client:
        assert [client.get("/api/games").status_code for _ in range(3)] == [200] * 3
        wrong(client.get("/api/games"), 429, "too_many")
        assert [client.get("/assets/none.js").status_code for _ in range(5)] == [404] * 5, (
            "files of pages are not limited"
        )


def test_a_rate_limiter_remembers_a_limited_number_of_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_KEYS", 10)
    limiter = RateLimiter(0.001, 2)
    for n in range(1000):
        assert not limiter.take(str(n))
    assert len(limiter._buckets) <= 11


def test_a_flood_of_visitors_does_not_free_the_one_that_asks_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_KEYS", 10)
    limiter = RateLimiter(0.001, 3)
    for _ in range(3):
        limiter.check("greedy", "too much")
    for n in range(1000):
        assert not limiter.take(str(n))
    assert limiter.take("greedy") > 0


def test_waiting_for_a_rate_limiter_wakes_nobody_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    """40 sockets of one address used to wake each other 50 times a second."""
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(round(seconds, 6))

    async def story() -> None:
        limiter = RateLimiter(100, 10)
        await asyncio.gather(*(limiter.wait_for("one") for _ in range(40)))

    monkeypatch.setattr("fathomfive.server.limits.time", StoppedClock())
    monkeypatch.setattr("fathomfive.server.limits.asyncio.sleep", pause)
    run(story())
    assert pauses == [n / 100 for n in range(1, 31)], "ten at once, then each when its turn comes"


def test_health_and_metrics(client: Client) -> None:
    assert client.get("/health").json()["bots"] == "cold"
    match, keys = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[0]) as session:
        until(session, "news")
        session.send_text("rubbish")
        until(session, "refuse")
        page = client.get("/metrics").text
    assert "fathom_sockets 1.0" in page
    assert "fathom_tables 1.0" in page
    assert 'fathom_refusals_total{code="bad_message"} 1.0' in page
    assert match not in page
