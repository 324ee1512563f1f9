"""The notice of the host, how the server sees a client, and daily expiry."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from litestar.testing import TestClient

from fathomfive.cli.main import main
from fathomfive.server import expiry
from fathomfive.server.app import make_app
from fathomfive.server.notice import MAX_BYTES, load_notice
from fathomfive.server.registry import TableRegistry
from fathomfive.session.cards import Card, Chair
from fathomfive.store.admin import DAY, Records
from fathomfive.store.cards import now
from fathomfive.store.store import Store
from server.clients import client, wrong
from server.test_registry import Quick

__all__ = ["client"]


def test_a_server_without_a_notice_says_so(client: TestClient) -> None:  # type: ignore[type-arg]  # of any app
    assert client.get("/api/address").json()["notice"] is False
    wrong(client.get("/api/notice"), 404, "not_found")


def test_a_notice_is_given_in_the_language_that_is_asked_for(sqlite: Store, tmp_path: Path) -> None:
    for lang, text in (("en", "# Hello"), ("cs", "# Ahoj")):
        (tmp_path / f"{lang}.md").write_text(text, encoding="utf-8")
    app = make_app(TableRegistry(sqlite, Quick()), notice=load_notice(str(tmp_path)))
    with TestClient(app) as visitor:
        assert visitor.get("/api/address").json()["notice"] is True
        assert visitor.get("/api/notice?lang=cs").json() == {"ok": True, "lang": "cs", "text": "# Ahoj"}
        for asked in ("", "?lang=pl", "?lang=../secret"):
            assert visitor.get(f"/api/notice{asked}").json()["text"] == "# Hello"


def test_one_file_is_the_notice_in_every_language(tmp_path: Path) -> None:
    file = tmp_path / "notice.md"
    file.write_text("# Kdo to tu vede", encoding="utf-8")
    assert load_notice(str(file)) == {"": "# Kdo to tu vede"}
    assert load_notice("") == {}


def test_a_notice_that_cannot_be_read_stops_the_server_before_it_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(path: Path) -> str:
        assert main(["serve", "--notice", str(path), "--database", f"sqlite:///{tmp_path / 'store.db'}"]) == 2
        return capsys.readouterr().err

    assert "cannot read the notice" in refused(tmp_path / "none.md")
    (tmp_path / "folder").mkdir()
    assert "expected one of en.md, cs.md, pl.md" in refused(tmp_path / "folder")
    file = tmp_path / "bytes.md"
    file.write_bytes(b"\xff")
    assert "expected UTF-8" in refused(file)
    file.write_bytes(b"x" * (MAX_BYTES + 1))
    assert f"at most {MAX_BYTES} bytes" in refused(file)


def test_the_server_tells_a_client_how_it_sees_it(client: TestClient) -> None:  # type: ignore[type-arg]  # of any app
    seen = client.get("/api/seen").json()
    assert (seen["scheme"], seen["host"], seen["address"]) == ("http", "testserver.local", "testclient")


def test_a_server_expires_what_is_abandoned_by_itself(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    store.create(Card("m1", "kipicot", 1, 2, {}, made=now() - 30 * DAY), [Chair(0), Chair(1)])
    store.create(Card("m2", "kipicot", 1, 2, {}, made=now()), [Chair(0), Chair(1)])

    async def story() -> None:
        with closing(store.open_leases()) as leases:
            task = asyncio.ensure_future(expiry.expire_daily(store, leases, first=0))
            async with asyncio.timeout(60):
                while "expired: 1 tables" not in caplog.text:
                    await asyncio.sleep(0.01)
            task.cancel()

    asyncio.run(story())
    assert store.all_matches() == ["m2"]
    (entry,) = Records(store.engine).audit()
    assert (entry["admin"], entry["act"], entry["details"]["tables"]) == ("fathom serve", "expire", 1)
    assert entry["details"]["matches"] == ["m1"]


def test_one_worker_at_a_time_expires(store: Store) -> None:
    store.create(Card("m1", "kipicot", 1, 2, {}, made=now() - 30 * DAY), [Chair(0), Chair(1)])
    with closing(store.open_leases()) as other, closing(store.open_leases()) as own:
        if store.is_shared:
            assert other.acquire(expiry.LEASE)
            expiry.expire_once(store, own)
            assert store.all_matches() == ["m1"]
            other.release(expiry.LEASE)
        expiry.expire_once(store, own)
    assert store.all_matches() == []
