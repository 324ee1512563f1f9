"""A real browser, a real server, and the people who use them."""

import json
import os
import shutil
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browser.exact import decisions
from fathomfive.kernel import replay
from fathomfive.kernel.match import Match
from fathomfive.server.pages import BUILT

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESKTOP, PHONE, SMALL = (1440, 900), (390, 844), (360, 740)
PATIENCE = 30_000  # ms
A_MOMENT = 50  # ms
ARTEFACTS = Path(__file__).parent / "pictures"  # of every page, to be looked at; git ignores them
QUIET = ("401 (Unauthorized)",)  # nobody is known yet: the server says so, and the browser writes it down


def needed() -> None:
    """Skip where there is no browser or nothing was built; in CI that is a failure."""
    missing = [] if CHROMIUM else ["Chromium (apt-get install chromium)"]
    missing += [] if (BUILT / "index.html").exists() else ["the built pages (make web)"]
    missing += [] if AXE.exists() else ["web/node_modules (make web)"]
    if missing:
        words = f"tests in a browser need {' and '.join(missing)}"
        if os.environ.get("CI") == "true":
            pytest.fail(words)
        pytest.skip(words)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Open the browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


# Text may be shortened where it is meant to be (an ellipsis), and things may be scrolled where they can be.
OVERFLOWS = """() => {
    const page = document.documentElement.scrollWidth;
    const wide = page > innerWidth + 1 ? [`page: ${page}`] : [];
    const scrolled = (element) => {
        for (let box = element; box && box !== document.body; box = box.parentElement) {
            const { overflowX } = getComputedStyle(box);
            if (overflowX === 'auto' || overflowX === 'scroll') return true;
        }
        return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const box = text.parentElement;
        const unseen = '.sr, script, option, [hidden], details:not([open]) > :not(summary)';
        if (!text.data.trim() || box.closest(unseen)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const place = range.getBoundingClientRect();
        const style = getComputedStyle(box);
        if (!place.width || style.visibility === 'hidden' || scrolled(box)) continue;
        const words = text.data.trim().slice(0, 40);
        if (place.left < -1 || place.right > innerWidth + 1) wide.push(`leaves the window: ${words}`);
        const clips = style.overflowX === 'hidden' || style.overflowX === 'clip' || box.matches('.btn, .act, .badge');
        const cut = box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0;
        if (clips && cut && style.textOverflow !== 'ellipsis') wide.push(`is cut off: ${words}`);
    }
    return wide;
}"""


# What others do is shown at this speed, unless the visitor has chosen another one.
CHOOSE_SPEED = """if (location.protocol.startsWith('http') && !localStorage.getItem('fathom'))
    localStorage.setItem('fathom', JSON.stringify({speed: '%s'}))"""

ACT = ".act:enabled:not(.more)"  # something to choose in the list

# How far the table is, and what is asked, but for what pointing at the board may change: the entry before "more" gives
# way to what is pointed at.
LOOK = """() => [
    document.querySelector('.table').dataset.at,
    ...[...document.querySelectorAll('.ask > :not(.acts, .tools), .acts li, section.end')]
        .filter((part) => !part.nextElementSibling?.querySelector(':scope > .more')).map((part) => part.innerText),
].join('\\n')"""

# The next move may be made: news of a move may arrive before its acknowledgement does.
READY = "!document.querySelector('.act:disabled, .settling')"

MOST_ARROWS = 16

# The spot in focus, and the arrows that lead from it to another one: along the longer way, and along the shorter.
BEARING = """spot => {
    const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const focused = document.activeElement.dataset.spot;
    const [x, y] = middle(document.querySelector(`[data-spot="${spot}"]`));
    const [a, b] = focused ? middle(document.activeElement) : [0, 0];
    const arrows = [x > a ? 'ArrowRight' : 'ArrowLeft', y > b ? 'ArrowDown' : 'ArrowUp'];
    return [focused, ...(Math.abs(x - a) > Math.abs(y - b) ? arrows : arrows.reverse())];
}"""

LOOK_CLOSELY = """([part, rules]) => axe.run(part, {resultTypes: ['violations'], ...(rules.length && {runOnly: rules})})
    .then((found) => JSON.stringify(found))"""
BY_COLOUR = ["color-contrast", "link-in-text-block"]  # the rules of axe that another light can break


def is_blank(picture: bytes) -> bool:
    """Is a PNG nearly blank: are almost all its rows of pixels the same?"""
    data, at = b"", 8
    width, height = (int.from_bytes(picture[n : n + 4]) for n in (16, 20))
    while at < len(picture):
        length = int.from_bytes(picture[at : at + 4])
        if picture[at + 4 : at + 8] == b"IDAT":
            data += picture[at + 8 : at + 8 + length]
        at += length + 12
    lines = zlib.decompress(data)
    step = len(lines) // height
    return len({lines[n * step : (n + 1) * step] for n in range(height)}) < min(40, width)


class Visitor:
    """A person with a browser of their own."""

    def __init__(
        self, browser: Browser, address: str, size: tuple[int, int] = DESKTOP, lang: str = "en", still: bool = True,
        touch: bool = False, night: bool = False, speed: str | None = None,
        worker: bool = False,
    ) -> None:  # fmt: skip
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=lang, has_touch=touch,
            reduced_motion="reduce" if still else "no-preference", color_scheme="dark" if night else "light",
        )  # fmt: skip
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(CHOOSE_SPEED % (speed or ("once" if still else "normal")))
        if not worker:  # it would keep all files of the build for every visitor of every test
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda line: self._hear(line.type, line.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(words in text for words in QUIET):
            self.complaints.append(text)

    def open(self, path: str) -> "Visitor":
        """Open an address of the server."""
        self.page.goto(self.address + path)
        return self

    def go(self, path: str) -> "Visitor":
        """Go to a path of the server without loading the page again; the first one is opened."""
        if not self.page.url.startswith(self.address):
            return self.open(path)
        self.page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }", path)
        return self

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Post something to the server as the person at this browser."""
        answer: dict[str, Any] = self.context.request.post(self.address + path, data=body).json()
        assert answer["ok"], answer
        return answer

    def play_bots(self, game: str, seats: int = 2, level: str = "random", **agreed: Any) -> "Visitor":
        """Sit down against bots; a random one plays at once."""
        self.post("/api/me", {"name": "Ada"})
        table = self.post("/api/tables", {"game": game, "seats": ["me", *[level] * (seats - 1)], **agreed})["match"]
        self.post(f"/api/tables/{table}/start", {})
        return self.open(f"/t/{table}")

    def play_on(self, match: Match[Any], level: str = "random") -> "Visitor":
        """Sit down at an exact position, on the seat to act; bots play the others."""
        self.post("/api/me", {"name": "Ada"})
        opened = self.post("/api/replays", {"text": replay.write(match)})["match"]
        wanted = {"seq": 1 + len(match.moves), "seat": match.to_act, "bot": level}  # the first event is the start
        return self.go(f"/t/{self.post(f'/api/tables/{opened}/on', wanted)['match']}")

    def follow(self, match: Match[Any], first: int, last: int, press: Callable[[str], None]) -> None:
        """Sit down at a recorded game, and make some decisions of the first seat again; all goes as recorded."""
        own = decisions(match)
        if first:
            self.play_on(match.at(own[first]))
        else:
            self.play_bots(match.game.name, match.seats, options=match.options)
        for n in own[first:last]:
            assert self.asked()
            assert self.at() == str(n + 1), "the first event is the start"
            with self.moving():
                press(match.at(n).write(match.moves[n], 0))
        if last >= len(own):
            self.page.wait_for_selector("section.end")
            assert self.at() == str(len(match.moves) + 1)

    def asked(self) -> bool:
        """Wait until it is this visitor's turn, or the game is over; say which."""
        self.page.wait_for_selector(f"{ACT}, section.end")
        self.page.wait_for_function(f"() => {READY}")
        return self.page.query_selector("section.end") is None

    def steer(self, spot: str) -> bool:
        """Move the focus with the arrow keys until it is on a spot; say whether it got there."""
        before = None
        for n in range(MOST_ARROWS):
            here, along, across = self.page.evaluate(BEARING, spot)
            self.page.keyboard.press(across if here == before or n % 3 == 2 else along)
            before = here
            role, there = self.page.evaluate("(({role, dataset}) => [role, dataset.spot])(document.activeElement)")
            assert role == "button", "arrows go over legal spots only"
            if there == spot:
                return True
        return False

    def moves(self) -> list[str]:
        """List the moves on offer."""
        return [str(act.get_attribute("data-move")) for act in self.page.query_selector_all(".act[data-move]")]

    def step(self) -> int:
        """Say how far the table is, as this visitor sees it."""
        return len(self.page.query_selector_all("#log li"))

    def at(self) -> str:
        """Say after which event the table is shown."""
        return str(self.page.get_attribute(".table", "data-at"))

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Make a move inside; wait until it is shown."""
        at = self.at()
        yield
        self.page.wait_for_function(f"at => document.querySelector('.table')?.dataset.at !== at && {READY}", arg=at)

    @contextmanager
    def choosing(self) -> Iterator[None]:
        """Press something inside; wait until something else is asked, or a move is shown."""
        before = self.look()
        yield
        self.page.wait_for_function(f"before => ({LOOK})() !== before && {READY}", arg=before)

    def look(self) -> str:
        """Read how far the table is, and what is asked."""
        seen: str = self.page.evaluate(LOOK)
        return seen

    def axe(self, part: str = "html", rules: Sequence[str] = ()) -> list[str]:
        """Check the page or a part of it with axe, by all its rules or by some, and describe what it finds."""
        assert self.page.query_selector(part), f"there is no {part} to look at"
        self.page.evaluate("source => { if (!window.axe) (0, eval)(source); }", AXE.read_text(encoding="utf-8"))
        found: dict[str, Any] = json.loads(self.page.evaluate(LOOK_CLOSELY, [part, rules]))
        return [
            f"{what['id']} ({what['impact']}): {what['help']}: {node['target']} {node['html'][:160]}"
            for what in found["violations"] for node in what["nodes"]
        ]  # fmt: skip

    def axe_by_day_and_night(self, part: str = "html") -> list[str]:
        """Check the page or a part of it with axe in light and dark colours."""
        self.page.emulate_media(color_scheme="dark")
        dark = [f"dark: {line}" for line in self.axe(part, BY_COLOUR)]
        self.page.emulate_media(color_scheme="light")
        return dark + self.axe(part)

    def overflows(self) -> list[str]:
        """Name every text that leaves the window or is cut off, and whatever makes the page wider than it."""
        found: list[str] = self.page.evaluate(OVERFLOWS)
        return found

    def shoot(self, name: str) -> bytes:
        """Keep a picture of the page among the artefacts, and give it."""
        ARTEFACTS.mkdir(exist_ok=True)
        return self.page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=True)

    def close(self) -> None:
        self.context.close()
