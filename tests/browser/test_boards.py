"""Every board, in three languages, in light and dark colours, on screens of any size: readable, nothing cut off."""

from collections.abc import Callable

import pytest

from browser.browsers import DESKTOP, PHONE, SMALL, Visitor, is_blank
from browser.exact import recorded
from fathomfive.kernel import shelf

Visit = Callable[..., Visitor]
SIZES = [DESKTOP, (1024, 768), PHONE, SMALL]
WALL = (3840, 2160)  # the layout of a desktop with more room, so that one language is enough
LANGUAGES = ["en", "cs", "pl"]
BOARDS = [game for game in shelf.names() if (shelf.take(game).folder / "web" / "Board.svelte").exists()]
TURNS = 9  # own decisions until there is something to be seen

# text that a drawing cuts off
CUT = """() => [...document.querySelectorAll('.table svg text')].filter((text) => {
    const box = text.getBoundingClientRect(), plate = text.ownerSVGElement.getBoundingClientRect();
    const seen = box.width && getComputedStyle(text).visibility !== 'hidden' && !text.closest('.grid');
    return seen && (box.right > plate.right + 2 || box.left < plate.left - 2 || box.bottom > plate.bottom + 2);
}).map((text) => text.textContent)"""

# how far the plate reaches over the tray under it, in pixels
OVER = """() => {
    const at = (part) => document.querySelector(`.table .board ${part}`)?.getBoundingClientRect();
    return at('.tray') ? Math.max(0, Math.round(at('.plate').bottom - at('.tray').top)) : 0;
}"""


def resize(ada: Visitor, size: tuple[int, int]) -> None:
    """Change the window, and wait until it is drawn."""
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_is_complete_and_fits_and_axe_finds_nothing(visit: Visit, game: str) -> None:
    ada = visit().play_on(recorded(game, seats=4, seed=1, until=TURNS))
    assert ada.asked()
    for lang in LANGUAGES:
        ada.page.select_option("header select", lang)
        ada.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        for size in SIZES if lang != "en" else [*SIZES, WALL]:
            resize(ada, size)
            assert "⟨" not in ada.page.inner_text("body")
            assert ada.overflows() == [], (lang, size)
            assert ada.page.evaluate(CUT) == [], (lang, size)
            assert ada.page.evaluate(OVER) == 0, (lang, size)
            if lang == "en":
                assert not is_blank(ada.shoot(f"table-{game}-{size[0]}"))
        resize(ada, DESKTOP)
    for size in (DESKTOP, PHONE):
        resize(ada, size)
        assert ada.axe_by_day_and_night() == [], size
        ada.page.click("header >> text=/zostało/i")
        ada.page.wait_for_selector("dialog[open] .left b")
        assert ada.overflows() == [], size
        assert ada.axe(part="dialog[open]") == [], size
        ada.page.keyboard.press("Escape")
