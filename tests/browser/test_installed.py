"""The app on a device: it is installed, starts from what it keeps, says that it is offline, and takes new versions."""

import json
import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser

from browser import browsers
from browser.browsers import ACT, DESKTOP, PHONE, Visitor
from browser.exact import serve_exactly
from fathomfive.kernel import shelf
from fathomfive.server import pages
from fathomfive.server.pages import BUILT
from fathomfive.server.runner import Settings
from fathomfive.soak.server import Server
from walks import finished

Visit = Callable[..., Visitor]
OFFLINE = {"en": "You are offline", "cs": "Jste offline", "pl": "Nie masz połączenia"}
SLOW = {"offline": False, "latency": 1500, "downloadThroughput": 20_000, "uploadThroughput": 20_000}
PNG = b"\x89PNG\r\n\x1a\n"

KEPT = """async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('fathom-'));
    const list = async (name) => (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname);
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await list(name)])));
}"""


@pytest.fixture
def visit(visit: Visit) -> Visit:
    """Open browsers with a service worker."""
    return lambda **how: visit(worker=True, **how)


def settle(visitor: Visitor) -> None:
    """Wait until the worker has kept everything and serves this page."""
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")


def quiet(visitor: Visitor) -> None:
    """Forget what the console said: a browser without a network writes every request down."""
    visitor.complaints = [line for line in visitor.complaints if "ERR_INTERNET_DISCONNECTED" not in line]


def build_of(visitor: Visitor) -> str:
    return str(visitor.page.get_attribute("meta[name=build]", "content"))


# --- The manifest ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "mine"), [("en", "My games"), ("cs", "Moje hry"), ("pl", "Moje gry")])
def test_the_manifest_is_valid_and_speaks_the_language(visit: Visit, lang: str, mine: str) -> None:
    ada = visit(lang=lang).open("/")
    ada.page.wait_for_selector("header")
    path = ada.page.get_attribute("link[rel=manifest]", "href")
    answer = ada.context.request.get(f"{ada.address}{path}")
    assert answer.headers["content-type"] == "application/manifest+json"
    assert answer.headers["cache-control"] == "no-cache"
    manifest = answer.json()
    assert (manifest["lang"], manifest["display"], manifest["start_url"], manifest["id"]) == (
        lang,
        "standalone",
        "/",
        "/",
    )
    assert manifest["theme_color"] == manifest["background_color"] == "#F3EAD6"
    assert [(one["name"], one["url"]) for one in manifest["shortcuts"]] == [(mine, "/mine")]
    assert {(one["sizes"], one["purpose"]) for one in manifest["icons"]} == {
        (f"{side}x{side}", purpose) for side in (192, 512) for purpose in ("any", "maskable")
    }
    for icon in [*manifest["icons"], {"src": "/icons/apple-touch-icon.png", "sizes": "180x180"}]:
        answer = ada.context.request.get(ada.address + icon["src"])
        picture = answer.body()
        assert answer.headers["content-type"] == "image/png"
        assert picture.startswith(PNG)
        assert f"{int.from_bytes(picture[16:20])}x{int.from_bytes(picture[20:24])}" == icon["sizes"]


def test_chromium_finds_nothing_wrong_with_the_manifest(visit: Visit) -> None:
    ada = visit().open("/")
    settle(ada)
    session = ada.context.new_cdp_session(ada.page)
    assert session.send("Page.getAppManifest")["errors"] == []
    found = {one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert found <= {"in-incognito"}, "the context of a test is a private window"


# --- Starting again ----------------------------------------------------------------------------------------------


def test_the_worker_keeps_the_files_of_the_build_and_nothing_else(visit: Visit) -> None:
    ada = visit().play_bots("kipicot")
    settle(ada)
    ada.page.reload()
    assert ada.asked()
    kept = ada.page.evaluate(KEPT)
    assert list(kept) == [f"fathom-{build_of(ada)}"]
    files = set(kept[f"fathom-{build_of(ada)}"])
    built = {f"/{file.relative_to(BUILT).as_posix()}" for file in BUILT.rglob("*") if file.suffix not in (".br", ".gz")}
    assert files <= built
    assert {"/index.html", "/mark.svg", "/manifest.webmanifest"} <= files
    assert {path for path in built if re.match(r"/assets/.*\.(js|css)$", path)} <= files, "boards and texts, too"
    fonts = {path for path in files if path.endswith(".woff2")}
    assert any("latin-ext" in path for path in fonts)
    assert not any("greek" in path for path in fonts)


def test_precaching_begins_after_the_first_load(visit: Visit) -> None:
    ada = visit().open("/")
    ada.page.wait_for_load_state("networkidle")
    assert ada.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found === undefined)")
    settle(ada)


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_without_a_network_the_shell_appears_and_says_so(visit: Visit, lang: str) -> None:
    ada = visit(lang=lang, size=PHONE if lang == "pl" else DESKTOP).open("/")
    settle(ada)
    ada.context.set_offline(True)
    for path in ("/", "/g/reef_encounter", "/g/kipicot/rules", "/mine", "/settings", "/replay/nothing"):
        ada.page.goto(ada.address + path)
        ada.page.wait_for_selector(f".notes >> text={OFFLINE[lang]}")
        ada.page.wait_for_selector("header")
        assert ada.overflows() == [], path
    ada.shoot(f"offline-{lang}")
    assert ada.axe(".notes") == []
    ada.context.set_offline(False)
    ada.page.wait_for_selector(".notes >> .offline", state="detached")
    quiet(ada)


def test_a_table_comes_back_by_itself_after_a_start_without_a_network(visit: Visit) -> None:
    ada = visit().play_bots("deep_dive")
    assert ada.asked()
    settle(ada)
    ada.context.set_offline(True)
    ada.page.reload()
    ada.page.wait_for_selector(".opening >> text=You are offline")
    ada.context.set_offline(False)
    assert ada.asked()
    quiet(ada)


def test_a_start_after_an_earlier_visit_takes_less_than_a_second_on_a_slow_network(visit: Visit) -> None:
    ada = visit().open("/")
    settle(ada)
    ada.page.goto("about:blank")
    session = ada.context.new_cdp_session(ada.page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    for target in ada.context.service_workers:
        assert target.url.endswith("/worker.js")
    times = []
    for _ in range(3):
        began = time.monotonic()
        ada.page.goto(ada.address + "/g/kipicot", wait_until="commit")
        ada.page.wait_for_selector("h1")
        times.append(time.monotonic() - began)
        ada.page.goto("about:blank")
    assert min(times) < 1, times


def test_the_second_start_fetches_no_file_again(visit: Visit) -> None:
    ada = visit().open("/")
    settle(ada)
    session = ada.context.new_cdp_session(ada.page)
    session.send("Network.enable")
    came: dict[str, bool] = {}
    session.on(
        "Network.responseReceived",
        lambda event: came.update({event["response"]["url"]: event["response"].get("fromServiceWorker", False)}),
    )
    ada.page.reload()
    ada.page.wait_for_load_state("networkidle")
    files = {url: kept for url, kept in came.items() if "/assets/" in url}
    assert len(files) > 5
    assert all(files.values()), files
    answers = {url: kept for url, kept in came.items() if "/api/" in url}
    assert answers
    assert not any(answers.values()), "what the server says of people and tables never passes the worker"


# --- A new version -----------------------------------------------------------------------------------------------


class Releases:
    """A server whose pages can be replaced by another version."""

    def __init__(self, folder: Path) -> None:
        self.static = folder / "static"
        shutil.copytree(BUILT, self.static)
        self.server = Server(f"sqlite:///{folder / 'store.db'}", folder, run=ServePages(self.static))

    def release(self, name: str) -> None:
        """Name the build anew, and all its code and styles as if every one of them had changed."""
        old = re.search(r'name="build" content="(\w+)"', (self.static / "index.html").read_text())
        assert old is not None
        for packed in [file for file in self.static.rglob("*") if file.suffix in (".br", ".gz")]:
            packed.unlink()
        assets = [file for file in (self.static / "assets").iterdir() if file.suffix in (".js", ".css")]
        names = {file.name: f"{file.stem}{name[:4]}{file.suffix}" for file in assets} | {old[1]: name}
        words = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
        for file in [*assets, self.static / "index.html", self.static / "worker.js"]:
            file.write_text(words.sub(lambda found: names[found[0]], file.read_text()))
            file.rename(file.with_name(names.get(file.name, file.name)))
        self.server.stop()
        self.server.start()


class ServePages:
    """Serves the pages of a folder, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, settings: Settings) -> None:
        with patch.object(pages.page_routes, "__defaults__", (self.folder,)):
            serve_exactly(settings)


@pytest.fixture
def releases(tmp_path: Path) -> Iterator[Releases]:
    browsers.needed()
    made = Releases(tmp_path)
    made.server.start()
    yield made
    made.server.stop()


def test_a_new_version_waits_for_a_tap_and_breaks_no_open_table(chromium: Browser, releases: Releases) -> None:
    ada = Visitor(chromium, releases.server.http, worker=True)
    ada.play_bots("deep_dive")
    assert ada.asked()
    settle(ada)
    before, at = build_of(ada), ada.at()
    releases.release("feedfacefeedface")
    ada.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => undefined)")
    ada.page.wait_for_selector(".notes >> text=A new version is available")
    ada.page.wait_for_selector("header .offline", state="detached")
    assert (build_of(ada), ada.at()) == (before, at), "the table is as it was"
    ada.shoot("new-version-table")
    with ada.moving():
        ada.page.click(f"{ACT} >> nth=0")
    assert set(ada.page.evaluate(KEPT)) == {f"fathom-{before}", "fathom-feedfacefeedface"}
    with ada.page.expect_navigation():
        ada.page.click(".notes >> text=Reload")
    assert ada.asked()
    assert build_of(ada) == "feedfacefeedface"
    ada.page.wait_for_function(f"() => ({KEPT})().then((kept) => Object.keys(kept).length === 1)")
    assert list(ada.page.evaluate(KEPT)) == ["fathom-feedfacefeedface"], "the old files are gone"
    assert ada.page.query_selector(".newer") is None
    ada.close()


def test_a_window_of_the_version_before_goes_on_after_another_one_has_taken_the_new(
    chromium: Browser, releases: Releases
) -> None:
    ada = Visitor(chromium, releases.server.http, worker=True)
    ada.play_bots("deep_dive")
    assert ada.asked()
    settle(ada)
    old = ada.context.new_page()
    old.goto(f"{ada.address}/g/kipicot")
    old.wait_for_selector("h1")
    before = build_of(ada)
    releases.release("feedfacefeedface")
    ada.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => undefined)")
    ada.page.wait_for_selector(".notes >> text=A new version is available")
    with ada.page.expect_navigation():
        ada.page.click(".notes >> text=Reload")
    assert ada.asked()
    assert build_of(ada) == "feedfacefeedface"
    came: list[int] = []
    old.on("response", lambda answer: came.append(answer.status))
    old.click("header nav a[href='/mine']")  # code and texts that this window has not needed so far
    old.wait_for_selector("h1")
    old.click("header a[href='/']")
    old.click("a[href='/g/codex_naturalis']")
    old.click("a[href='/learn/codex_naturalis']")
    old.wait_for_selector(".lesson svg, .board svg")
    assert old.get_attribute("meta[name=build]", "content") == before
    assert not [status for status in came if status >= 500 or status == 404]
    ada.close()


# --- Sharing -----------------------------------------------------------------------------------------------------

SHARING = "navigator.share = async (what) => { window.told = what; };"


def shared(visitor: Visitor) -> dict[str, str]:
    told: dict[str, str] = json.loads(visitor.page.evaluate("JSON.stringify(window.told)"))
    return told


def test_an_invitation_is_shared_by_the_device_or_copied(visit: Visit) -> None:
    ada, ben = visit(), visit(lang="cs")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for visitor in (ada, ben):
        visitor.post("/api/me", {"name": "Ada"})
    ben.context.add_init_script(SHARING)
    for visitor, button in ((ada, "Copy link"), (ben, "Sdílet")):
        visitor.open("/g/kipicot").page.click("text=Create table" if visitor is ada else "text=Připravit stůl")
        visitor.page.click(f"button:text-is('{button}') >> nth=0")
    ada.page.wait_for_selector("button:text-is('Copied')")
    copied = ada.page.evaluate("navigator.clipboard.readText()")
    ben.page.wait_for_function("() => window.told")
    for link in (copied, shared(ben)["url"]):
        assert re.search(r"/t/\w+#sit=[\w-]+$", link)
    assert shared(ben)["text"] == "Zahraj si se mnou Kipicot:"


def test_a_replay_is_shared_at_its_event_and_opens_there(visit: Visit) -> None:
    ada = visit()
    ada.context.add_init_script(SHARING)
    match = finished_game(ada)
    ada.open(f"/replay/{match}#5").page.click("button:text-is('Share')")
    ada.page.wait_for_function("() => window.told")
    link = shared(ada)["url"]
    assert link.endswith(f"/replay/{match}?at=5")
    assert f"/api/tables/{match}/picture?at=5" in ada.context.request.get(link).text()
    ben = visit()
    ben.page.goto(ada.address + f"/replay/{match}?at=5")
    ben.page.wait_for_url(f"**/replay/{match}#5")
    ben.page.wait_for_selector(".board svg")


def test_an_own_result_is_shared(visit: Visit) -> None:
    ada = visit(size=PHONE)
    ada.context.add_init_script(SHARING)
    match = finished_game(ada)
    ada.open(f"/t/{match}").page.click("section.end >> text=Share the result")
    ada.page.wait_for_function("() => window.told")
    assert re.match(r"I (won|shared|came).* Klofni rybku.* points?:", shared(ada)["text"])
    assert f"/replay/{match}?at=" in shared(ada)["url"]
    assert ada.overflows() == []
    ada.shoot("share-result")


def finished_game(visitor: Visitor) -> str:
    """Play the last moves of a game, and give its match."""
    whole = finished(shelf.take("deep_dive"), 2, {}, 1)
    late = next(n for n in range(len(whole.moves) - 12, 0, -1) if whole.at(n).to_act >= 0)
    visitor.play_on(whole.at(late))
    while visitor.asked():
        with visitor.moving():
            visitor.page.click(f"{ACT} >> nth=0")
    return visitor.page.url.rpartition("/")[2]
