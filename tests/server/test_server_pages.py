"""The pages as a browser fetches them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from fathomfive.kernel.errors import Refused
from fathomfive.server.errors import on_refused
from fathomfive.server.pages import page_routes
from fathomfive.server.runner import local_address, url

Client = TestClient[Any]
A_PERSON = {"accept": "text/html,application/xhtml+xml"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "assets" / "look-1a2b.css").write_text("body{}")
    (tmp_path / "assets" / "look-1a2b.css.br").write_bytes(b"small")
    (tmp_path / "assets" / "look-1a2b.css.gz").write_bytes(b"less small")
    with TestClient(Litestar(page_routes(None, tmp_path), exception_handlers={Refused: on_refused})) as opened:
        yield opened


def test_every_address_opened_in_a_browser_is_the_page_and_is_revalidated(client: Client) -> None:
    for path in ("/", "/t/abc", "/g/deep_dive/rules"):
        answer = client.get(path, headers=A_PERSON)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>the page")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")
        assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_the_root_is_the_page(client: Client) -> None:
    assert client.get("/", headers={"accept": "*/*"}).text == "<!doctype html>the page"
    assert client.get("/t/abc", headers={"accept": "*/*"}).text == "<!doctype html>the page", "who previews a link"
    assert client.get("/mine", headers={"accept": "*/*"}).status_code == 404


def test_a_file_named_by_its_contents_is_cached_forever(client: Client) -> None:
    answer = client.get("/assets/look-1a2b.css", headers={"accept-encoding": "identity"})
    assert (answer.text, answer.headers["content-type"].split(";")[0]) == ("body{}", "text/css")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(("taken", "way"), [("gzip, deflate, br", "br"), ("gzip;q=1.0", "gzip"), ("zstd", None)])
def test_a_file_is_sent_in_the_best_encoding_of_the_browser(client: Client, taken: str, way: str | None) -> None:
    with client.stream("GET", "/assets/look-1a2b.css", headers={"accept-encoding": taken}) as answer:
        assert answer.headers.get("content-encoding") == way
        assert b"".join(answer.iter_raw()) == {"br": b"small", "gzip": b"less small", None: b"body{}"}[way]


@pytest.mark.parametrize("path", ["/assets/gone.js", "/api/nothing", "/../secret", "/assets/../../pages.py"])
def test_a_missing_file_has_the_one_shape_of_errors(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_an_address_of_the_api_is_never_a_page(client: Client) -> None:
    assert client.get("/api/nothing", headers=A_PERSON).json()["code"] == "not_found"


def test_missing_pages_say_how_to_build_them(tmp_path: Path) -> None:
    with TestClient(Litestar(page_routes(None, tmp_path), exception_handlers={Refused: on_refused})) as client:
        assert "make web" in client.get("/", headers=A_PERSON).json()["error"]


def test_the_address_for_others_is_not_the_loopback() -> None:
    assert local_address("127.0.0.1", 8000) == ""
    assert local_address("192.168.1.7", 8000) == "http://192.168.1.7:8000"
    assert url("0.0.0.0", 8000) == "http://127.0.0.1:8000"
    assert url("::", 8000) == "http://[::1]:8000"
    found = local_address("0.0.0.0", 8000)
    assert found == "" or (found.endswith(":8000") and "0.0.0.0" not in found)
