"""The real nginx and the real Caddy, with the files of deploy/, in front of two servers that share a PostgreSQL."""

import asyncio
import json
import random
import socket
import ssl
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from conftest import new_database
from fathomfive.cli.main import main
from fathomfive.server.pages import BUILT, load_files
from fathomfive.soak.played_tables import PlayedTables
from fathomfive.soak.ports import free_port
from fathomfive.soak.witness import Witness
from fathomfive.store.store import Store
from hosting.kit import PATIENCE, Running, caddy, nginx, server_of_unit
from postgres import missing
from server.people import run

PROXIES = {"nginx": nginx, "caddy": caddy}
HOSTS_OWN = ("backups", "pages")  # what the doctor finds on a machine that is no host


@dataclass
class Site:
    """Two servers behind a proxy with TLS."""

    database: str
    servers: list[Running]
    proxy: Running

    @property
    def https(self) -> str:
        return self.proxy.environment["HTTPS"]

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.proxy.environment["CERTIFICATE"])

    def browser(self, **how: object) -> httpx.Client:
        """A browser, as far as headers go."""
        return httpx.Client(base_url=self.https, verify=self.trust, headers={"origin": self.https}, **how)  # type: ignore[arg-type]

    def log(self) -> list[dict[str, object]]:
        """Read the access logs of both servers."""
        lines = "\n".join(server.text() for server in self.servers).splitlines()
        return [json.loads(line) for line in lines if line.startswith("{") and '"route"' in line]


@pytest.fixture(params=PROXIES, scope="module")
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    database = new_database(request, folder, "postgresql")
    ports = [free_port(), free_port()]
    with ExitStack() as stack:
        servers = [server_of_unit(port, folder, database) for port in ports]
        for server in servers:
            server.begin()
        for server in servers:
            stack.enter_context(server)
        proxy = stack.enter_context(PROXIES[request.param](folder, ports))
        yield Site(database, servers, proxy)


def test_a_cookie_is_secure_and_makes_a_visitor_known(site: Site) -> None:
    with site.browser() as browser:
        answer = browser.post("/api/me", json={"name": "Anna"})
        assert answer.status_code == 200, answer.text
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "httponly" in answer.headers["set-cookie"].lower()
        assert browser.get("/api/me").json()["name"] == "Anna"
        assert answer.headers["strict-transport-security"]


def test_plain_http_leads_to_https(site: Site) -> None:
    answer = httpx.get(f"{site.proxy.environment['HTTP']}/games?x=1")
    assert answer.status_code in (301, 308)
    assert answer.headers["location"].startswith("https://localhost")
    assert answer.headers["location"].endswith("/games?x=1")


def test_another_origin_is_refused(site: Site) -> None:
    with site.browser() as browser:
        answer = browser.post("/api/me", json={"name": "Eve"}, headers={"origin": "https://evil.example"})
    assert answer.json()["code"] == "bad_origin"


def test_the_servers_see_the_address_of_a_visitor_and_not_what_it_claims(site: Site) -> None:
    source = "127.0.0.77"  # the whole range is this machine
    with site.browser(transport=httpx.HTTPTransport(local_address=source, verify=site.trust)) as browser:
        browser.get("/api/games", headers={"x-forwarded-for": "203.0.113.9", "forwarded": "for=203.0.113.9"})
    end = time.monotonic() + PATIENCE
    while source not in json.dumps(site.log()):  # a line is written when its answer was sent
        assert time.monotonic() < end
        time.sleep(0.02)
    assert "203.0.113.9" not in json.dumps(site.log())


def test_large_requests_are_refused_in_the_one_shape(site: Site) -> None:
    with site.browser() as browser:
        answer = browser.post("/api/replays", content=b"x" * 700_000, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        assert browser.get("/api/games", headers={"x-much": "x" * 40_000}).status_code in (400, 413, 431)
        assert browser.get("/api/games").status_code == 200


def test_the_metrics_are_not_public(site: Site) -> None:
    with site.browser() as browser:
        assert browser.get("/metrics").status_code == 404


def test_assets_are_cached_for_good(site: Site) -> None:
    assets = [path for path in load_files(BUILT) if path.startswith("/assets/") and path.endswith(".js")]
    if not assets:
        missing("the pages are not built: make web")
    with site.browser() as browser:
        for _ in range(2):
            answer = browser.get(assets[0], headers={"accept-encoding": "br"})
            assert answer.status_code == 200
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-encoding"] == "br"
        assert "content-encoding" not in browser.get(assets[0], headers={"accept-encoding": "identity"}).headers


def test_a_websocket_passes_and_ends_with_the_visitor(site: Site) -> None:
    with site.browser() as browser:
        browser.post("/api/me", json={"name": "Anna"})
        match = browser.post("/api/tables", json={"game": "kipicot", "seats": ["me", "random"]}).json()["match"]
        address = f"{site.https.replace('http', 'ws', 1)}/api/tables/{match}/wire"
        cookie = {"cookie": f"fathom={browser.cookies['fathom']}", "origin": site.https}

        async def greeting() -> str | bytes:
            async with (
                asyncio.timeout(PATIENCE),
                connect(address, ssl=site.trust, additional_headers=cookie, open_timeout=PATIENCE) as wire,
            ):
                return await wire.recv()

        hello = json.loads(run(greeting()))
    assert (hello["type"], hello["seat"]) == ("hello", 0)


def test_a_whole_game_is_played_through_it(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", site.proxy.environment["CERTIFICATE"])

    async def play(store: Store) -> PlayedTables:
        tables = PlayedTables(site.https, site.https, store, Witness(), random.Random(5), tables=2)
        try:
            await tables.open()
            async with asyncio.timeout(PATIENCE):
                while not tables.counted["games"]:
                    tables.check()
                    await asyncio.sleep(0.02)
            await tables.close()
        finally:
            await tables.abort()
        tables.witness.finish(store)
        return tables

    with Store(site.database) as store:
        tables = run(play(store))
    assert tables.witness.wrong == []
    assert tables.counted["games"]
    assert tables.counted["breaks"] == 0, "no connection was lost on the way"


def test_the_doctor_finds_nothing_wrong_with_the_site(
    site: Site, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    here = ["--database", site.database, "--port", "0", "--ca", site.proxy.environment["CERTIFICATE"]]
    main(["doctor", site.https, "--json", *here])
    found = json.loads(capsys.readouterr().out)["findings"]
    expected = (*HOSTS_OWN, "TLS") if "caddy" in site.proxy.command[0] else HOSTS_OWN  # its own ones last for hours
    assert [finding for finding in found if finding["state"] == "wrong" and finding["subject"] not in expected] == []
    assert len(found) > 10


@pytest.mark.parametrize("name", PROXIES)
def test_a_visitor_that_sends_no_whole_request_is_disconnected(name: str, tmp_path: Path) -> None:
    """The time limit of the file, shortened; the servers behind the proxy never hear of this visitor."""
    with PROXIES[name](tmp_path, [free_port(), free_port()], header_seconds=1) as proxy:
        trust = ssl.create_default_context(cafile=proxy.environment["CERTIFICATE"])
        port = int(proxy.environment["HTTPS"].rpartition(":")[2])
        with (
            socket.create_connection(("localhost", port), timeout=PATIENCE) as plain,
            trust.wrap_socket(plain, server_hostname="localhost") as client,
        ):
            client.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            assert client.recv(1000)[:12] in (b"", b"HTTP/1.1 408")


@pytest.mark.parametrize("name", PROXIES)
def test_without_a_server_there_is_an_answer_in_the_one_shape(name: str, tmp_path: Path) -> None:
    with PROXIES[name](tmp_path, [free_port(), free_port()]) as proxy:
        trust = ssl.create_default_context(cafile=proxy.environment["CERTIFICATE"])
        answer = httpx.get(f"{proxy.environment['HTTPS']}/api/games", verify=trust, timeout=PATIENCE)
    assert answer.status_code in (502, 503)
    assert answer.json()["code"] == "store_down", "which clients take for a reason to try again"
    assert answer.headers["retry-after"] == "2"
    assert answer.headers["strict-transport-security"]
