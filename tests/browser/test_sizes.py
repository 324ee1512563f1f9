"""Every screen: boards use the room they have, a finger meets what it aims at, and nothing is cut off or covered."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.browsers import Visitor
from browser.exact import decisions, recorded
from fathomfive.kernel import replay, shelf

Visit = Callable[..., Visitor]
Size = tuple[int, int]
GAMES = [game for game in shelf.names() if (shelf.take(game).folder / "web" / "Board.svelte").exists()]
TURNS = 9  # own decisions until there is something to be seen

# By kind of screen: the sizes tried always, those tried with -m slow, and the least share of the window
# that a board covers, without and with a hand beside it.
SCREENS: dict[str, tuple[list[Size], list[Size], float, float]] = {
    "a phone on its side": ([(844, 390)], [(667, 375), (932, 430)], 0.48, 0.41),
    "a phone held upright": ([(390, 844)], [(360, 740), (430, 932)], 0.44, 0.36),
    "a tablet": ([(820, 1180)], [(1180, 820), (768, 1024), (1024, 768)], 0.46, 0.36),
    "a laptop": ([(1440, 900)], [(1280, 720), (1366, 768), (1920, 1080)], 0.40, 0.30),
    "a wall": ([(3840, 2160)], [(2560, 1440), (3440, 1440)], 0.55, 0.36),
}
USUAL = [(kind, size) for kind, (sizes, *_) in SCREENS.items() for size in sizes]
ALL = [(kind, size) for kind, (usual, rare, *_) in SCREENS.items() for size in usual + rare]
PHONES = [size for kind, size in ALL if "phone" in kind]

FINGER = 44  # px
LEAST = 32  # px of a place on a board, where many of them share a small screen
TINY = 18  # px of what is excepted

# What is smaller, and why.
EXCEPTIONS = {
    "supply-": "larvae of the supply: five in a narrow sea, and each can be chosen from the list",
    "alga-": "cylinders of the supply: the same",
    "tile-": "coral tiles: ten on the board, and each can be chosen from the list",
    "place-": "places of a manuscript: it grows without end, and two fingers enlarge it",
    "hand-": "polyps behind the screen: all ten kinds of things keep a place of their own in one row of a phone",
    "larva-": "larvae behind the screen: the same",
}

# Interactive parts of the page, as a finger meets them: a box with its label, a part of a list where it is in sight.
PARTS = """
const parts = () => [...document.querySelectorAll('button, a[href], select, input, textarea, summary')]
    .filter((part) => part.checkVisibility() && !part.closest('.sr, svg') && !part.matches('.sr, :disabled'))
    .map((part) => (part.matches('[type=checkbox], [type=radio]') && part.closest('label')) || part);
const name = (part) => `${part.tagName}.${part.className} ${(part.innerText || part.ariaLabel || '').slice(0, 30)}`;
const inText = (part) => part.matches('a') && getComputedStyle(part).display === 'inline';
"""
TOO_SMALL = f"""(finger) => {{ {PARTS}
    // flags of manuscripts lie beside three objectives; four seats in a low column are drawn smaller as a whole
    const excepted = '.codex .frame > .tabs .tab, .seats .fit summary, .seats .fit button';
    return parts().filter((part) => !inText(part) && !part.matches(excepted)).flatMap((part) => {{
        const {{ width, height }} = part.getBoundingClientRect();
        return Math.min(width, height) < finger - 0.5 ? [`${{name(part)}}: ${{width}} x ${{height}}`] : [];
    }});
}}"""
# A part is covered where something else is met at its middle or near its corners.
COVERED = f"""() => {{ {PARTS}
    const inSight = (part) => {{
        const seen = {{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }};
        for (let box = part; box && box !== document.documentElement; box = box.parentElement) {{
            const place = box.getBoundingClientRect();
            if (box !== part && getComputedStyle(box).overflow === 'visible') continue;
            for (const side of ['left', 'top']) seen[side] = Math.max(seen[side], place[side]);
            for (const side of ['right', 'bottom']) seen[side] = Math.min(seen[side], place[side]);
        }}
        return seen;
    }};
    return parts().filter((part) => !inText(part)).flatMap((part) => {{
        const {{ left, top, right, bottom }} = inSight(part);
        if (right - left < 12 || bottom - top < 12) return [];
        const points = [[(left + right) / 2, (top + bottom) / 2], [left + 5, top + 5], [right - 5, bottom - 5]];
        const met = points.map(([x, y]) => document.elementFromPoint(x, y));
        const same = (one) => part.contains(one) || one.contains(part) || one.closest('label')?.contains(part);
        const other = met.find((one) => one && !same(one));
        return other ? [`${{name(part)}} under ${{name(other)}}`] : [];
    }});
}}"""
BOARD = """() => {
    const { width, height } = document.querySelector('.plate').getBoundingClientRect();
    return (width * height) / (innerWidth * innerHeight);
}"""
SPOTS = """() => [...document.querySelectorAll('[data-spot][role=button]')].map((spot) => {
    const { width, height } = spot.getBoundingClientRect();
    return [spot.dataset.spot, Math.min(width, height)];
})"""
# What is cut off in the columns beside a board: seats of which not all is seen, a log of a few lines.
COLUMNS = """() => {
    const [seats, log] = ['.seats', '.log'].map((part) => document.querySelector(part));
    const cut = document.querySelector('.seats .column') && seats.scrollHeight > seats.clientHeight + 1;
    return [...(cut ? [`seats: ${seats.scrollHeight} in ${seats.clientHeight}`] : []),
        ...(log && log.clientHeight < 150 ? [`log: ${log.clientHeight}`] : [])];
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"


def resize(ada: Visitor, size: Size) -> None:
    """Change the window, and wait until it is drawn."""
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.page.evaluate(DRAWN)


def look_at_page(ada: Visitor, where: object) -> None:
    """Check what holds for every page."""
    ada.page.evaluate("scrollTo(0, 0)")
    assert ada.overflows() == [], where
    assert ada.page.evaluate(TOO_SMALL, FINGER) == [], where
    assert ada.page.evaluate(COVERED) == [], where


def look_at_table(ada: Visitor, game: str, kind: str, size: Size) -> None:
    """Check a table on a screen."""
    where = (game, kind, size)
    resize(ada, size)
    look_at_page(ada, where)
    plain, with_hand = SCREENS[kind][2:]
    least = with_hand if ada.page.query_selector(".table.hand") else plain
    assert ada.page.evaluate(BOARD) >= least, where
    spots: list[Any] = ada.page.evaluate(SPOTS)
    excepted = tuple(EXCEPTIONS)
    assert [spot for spot in spots if spot[1] < (TINY if spot[0].startswith(excepted) else LEAST)] == [], where
    assert ada.page.evaluate(COLUMNS) == [], where


@pytest.mark.parametrize("game", GAMES)
def test_a_table_uses_every_screen(visit: Visit, game: str) -> None:
    ada = visit(touch=True).play_on(recorded(game, seats=3, seed=1, until=TURNS))
    assert ada.asked()
    for kind, size in USUAL:
        look_at_table(ada, game, kind, size)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_uses_every_screen_with_any_number_of_players(visit: Visit, game: str, seats: int) -> None:
    ada = visit(touch=True)
    for until in (1, TURNS, 4 * TURNS):
        ada.play_on(recorded(game, seats=seats, seed=1, until=until))
        if ada.asked():
            for kind, size in ALL:
                look_at_table(ada, game, kind, size)


def open_page(ada: Visitor, page: str, game: str) -> None:
    """Open a page other than a table."""
    if page == "room":
        match = ada.post("/api/tables", {"game": game, "seats": ["me", "person", "easy"]})["match"]
        ada.go(f"/t/{match}")
    elif page == "replay":
        written = replay.write(recorded(game, seats=3, seed=1, until=TURNS))
        ada.go(f"/replay/{ada.post('/api/replays', {'text': written})['match']}#30")
    else:
        ada.go({"home": "/", "game": f"/g/{game}", "lesson": f"/learn/{game}"}.get(page, f"/{page}"))
    ready = {"lesson": ".plate svg", "replay": ".plate svg", "game": ".friends select", "room": "main ol"}
    ada.page.wait_for_selector(ready.get(page, "main h1"))


PAGES = ["home", "game", "room", "lesson", "replay", "mine", "settings"]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_uses_every_screen(visit: Visit, page: str) -> None:
    ada = visit(touch=True)
    ada.post("/api/me", {"name": "Ada"})
    open_page(ada, page, "deep_dive")
    for kind, size in USUAL:
        resize(ada, size)
        look_at_page(ada, (page, kind, size))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", ["game", "room", "lesson", "replay"])
def test_a_page_of_every_game_uses_every_screen(visit: Visit, page: str, game: str) -> None:
    ada = visit(touch=True)
    ada.post("/api/me", {"name": "Ada"})
    open_page(ada, page, game)
    for kind, size in ALL:
        resize(ada, size)
        look_at_page(ada, (page, game, kind, size))


def test_the_result_comes_before_the_buttons_or_beside_them_and_the_lesson_before_the_forms(visit: Visit) -> None:
    ada = visit(size=PHONES[0], touch=True)
    match = recorded("deep_dive", seats=2, seed=1)
    last = len(decisions(match))
    ada.follow(match, last - 1, last, lambda move: ada.page.click(f'.act[data-move="{move}"]'))
    tops = "() => ['.end ol', '.end .row'].map((part) => document.querySelector(part).getBoundingClientRect().top)"
    for size in PHONES:
        resize(ada, size)
        standing, buttons = ada.page.evaluate(tops)
        assert standing < buttons, size
    resize(ada, (820, 1180))
    for part in (".end .main", ".end ol > li >> nth=0"):  # of what comes next, and of the result
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=1)
    open_page(ada, "game", "deep_dive")
    for size in PHONES:
        resize(ada, size)
        learn = ada.page.query_selector('a[href="/learn/deep_dive"]')
        box = learn and learn.bounding_box()
        assert box
        assert box["y"] < 600, size
        resize(ada, (390, 844))
    open_page(ada, "home", "")
    pictures = ada.page.query_selector_all(".band .vignette")
    assert pictures
    assert all(picture.is_visible() for picture in pictures)


def test_late_in_a_game_no_seat_is_cut_off_on_a_laptop(visit: Visit) -> None:
    ada = visit().play_on(recorded("deep_dive", seats=3, seed=1, until=24))
    assert ada.asked()
    for size in ((1440, 900), (1280, 720)):
        resize(ada, size)
        assert ada.page.query_selector(".seats .column"), size
        assert ada.page.evaluate(COLUMNS) == [], size


def test_on_a_large_screen_a_drag_ends_where_the_pointer_is(visit: Visit) -> None:
    """Everything is drawn larger there; the pointer is not."""
    ada = visit(size=(3840, 2160)).play_on(recorded("kipicot", seats=2, seed=1, until=TURNS))
    assert ada.asked()
    assert ada.page.evaluate("() => getComputedStyle(document.documentElement).zoom") == "1.8"
    found = [
        spot
        for spot in ada.page.query_selector_all("[data-spot][role=button]")
        if len(spot.get_attribute("data-spot") or "") == 2
    ]
    box = found[-1].bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x - 300, y - 200, steps=4)
    at: list[float] = ada.page.evaluate(
        """() => {
            const carried = document.querySelector('.dragging > g:last-of-type > g:last-of-type');
            const { left, top, width, height } = carried.getBoundingClientRect();
            return [left + width / 2, top + height / 2];
        }"""
    )
    ada.page.mouse.up()
    assert abs(at[0] - (x - 300)) < 40, at
    assert abs(at[1] - (y - 200)) < 40, at
