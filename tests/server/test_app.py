"""The application: errors, headers, rate limits, health and metrics."""

import pytest
from litestar.testing import TestClient

from fathomfive.server import limits, security
from fathomfive.server.app import make_app
from fathomfive.server.house import House
from fathomfive.server.limits import Limits, RateLimiter
from fathomfive.store.store import Store
from server.clients import HERE, Client, client, two_at_a_table, until, wrong
from server.test_house import Quick

__all__ = ["client"]


def test_what_is_no_route_no_body_or_too_much_has_the_same_shape(client: Client) -> None:
    wrong(client.get("/api/none"), 404, "not_found")
    wrong(client.put("/api/me"), 405, "not_allowed")
    wrong(client.post("/api/me", content=b"{", headers={"content-type": "application/json"}), 400, "bad_request")
    wrong(client.post("/api/me", json={"name": "x" * security.MAX_BODY}), 413, "too_large")
    wrong(client.get("/api/tables/none"), 404, "no_such_match")
    wrong(client.post("/api/tables", json={"game": "deep_dive", "seats": ["me", "easy"]}), 401, "not_known")


def test_what_should_not_happen_is_told_as_nothing(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("secret inside")

    monkeypatch.setattr(sqlite, "listed", broken)
    with TestClient(make_app(House(sqlite, Quick())), raise_server_exceptions=False) as client:
        assert "secret" not in wrong(client.get("/api/tables"), 500, "internal")


def test_what_another_site_sends_is_not_done(client: Client) -> None:
    for headers in (
        {"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):  # fmt: skip
        wrong(client.post("/api/me", json={"name": "Anna"}, headers=headers), 403, "bad_origin")
    assert client.post("/api/me", json={"name": "Anna"}, headers=HERE).status_code == 200


def test_every_answer_tells_the_browser_to_be_careful(client: Client) -> None:
    for path in ("/api/games", "/api/none", "/health"):
        policy = client.get(path).headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "script-src 'self'" in policy
        assert client.get(path).headers["x-content-type-options"] == "nosniff"


def test_who_asks_too_fast_is_slowed_down(sqlite: Store) -> None:
    with TestClient(make_app(House(sqlite, Quick()), Limits(0.01, 3))) as client:
        assert [client.get("/api/games").status_code for _ in range(3)] == [200] * 3
        wrong(client.get("/api/games"), 429, "too_many")


def test_a_limiter_forgets_rather_than_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_KEYS", 10)
    limiter = RateLimiter(0.001, 2)
    for n in range(1000):
        limiter.check(str(n))
    assert len(limiter._buckets) <= 11


def test_health_and_meters(client: Client) -> None:
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
