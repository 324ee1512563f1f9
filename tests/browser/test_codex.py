"""Whole games of Codex Naturalis in a real browser: by pointer, by keyboard alone, dragged and zoomed."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page

from browser.browsers import ACT, PHONE, Visitor

Visit = Callable[..., Visitor]
PLACES = '[data-spot^="place-"][role=button]'
HAND = '[data-spot^="hand-"][role=button]'
MARKET = '[data-spot^="up-"][role=button], [data-spot^="deck-"][role=button]'

# the points of the own seat as soon as there are so many; at the end those of objectives are added
SEEN = """n => {
    const points = parseInt(document.querySelector('.seats li:first-child .pts').innerText);
    return document.querySelector('section.end') ? 'the end' : points >= n && String(points);
}"""


def own_points(page: Page) -> int:
    """Read the points of the own seat, which is the first."""
    return int(re.match(r"-?\d+", page.inner_text(".seats li:first-child .pts"))[0])  # type: ignore[index]


def promised(place: str) -> int:
    """Read from the name of a place what a card would score there."""
    return int(re.search(r"\+(\d+)", place)[1])  # type: ignore[index]


def lay(visitor: Visitor, dice: random.Random) -> str:
    """Mean a card, and press the place that promises most; see that it holds."""
    page = visitor.page
    for _ in range(dice.randint(0, 3)):
        page.locator(HAND).nth(dice.randrange(page.locator(HAND).count())).click()
    names = page.locator(PLACES).evaluate_all("spots => spots.map(spot => spot.getAttribute('aria-label'))")
    best = max(range(len(names)), key=lambda n: (promised(names[n]), dice.random()))
    had = own_points(page)
    with visitor.moving():
        page.locator(PLACES).nth(best).click()
    wanted = had + promised(names[best])
    seen = page.wait_for_function(SEEN, arg=wanted).json_value()
    assert seen in ("the end", str(wanted)), names[best]
    return str(names[best])


def test_a_whole_game_by_pointer_scores_what_every_place_promises(visit: Visit) -> None:
    ada = visit().play_bots("codex_naturalis", seats=2)
    dice = random.Random(2)
    asked, laid = set(), []
    while ada.asked():
        first = ada.moves()[0].split("-")[0]
        asked.add(first)
        if first == "lay":
            laid.append(lay(ada, dice))
            continue
        spots = ada.page.locator(f'{MARKET}, [data-spot^="starter-"][role=button], [data-spot^="goal-"][role=button]')
        with ada.moving():
            spots.nth(dice.randrange(spots.count())).click()
    assert {"front", "keep", "lay", "take"} <= asked
    assert any(promised(name) > 0 for name in laid)
    assert re.search(r"wins!|You win!|shared win", ada.page.inner_text("section.end"))


def test_a_whole_game_of_four_by_keyboard_alone(visit: Visit) -> None:
    ada = visit().play_bots("codex_naturalis", seats=4)
    dice = random.Random(7)
    ways = set()
    while ada.asked():
        laying = ada.moves()[0].startswith("lay")
        if laying:
            ada.page.keyboard.press(dice.choice("qwe"))
            if dice.random() < 0.3:
                ada.page.keyboard.press("f")
        way = "number"
        if laying and dice.random() < 0.6:
            for _ in range(3):
                ada.page.keyboard.press(dice.choice(["ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"]))
            if ada.page.evaluate("document.activeElement.dataset.spot ?? ''").startswith("place-"):
                way = "arrows"
        with ada.moving():
            ada.page.keyboard.press("Enter" if way == "arrows" else str(dice.randint(1, min(len(ada.moves()), 6))))
        ways.add(way)
    assert ways == {"number", "arrows"}
    assert ada.page.query_selector("section.end") is not None


def test_a_manuscript_is_dragged_zoomed_and_brought_back_and_the_end_of_a_drag_plays_nothing(visit: Visit) -> None:
    ada = visit().play_bots("codex_naturalis", seats=3)
    while ada.asked() and not ada.moves()[0].startswith("lay"):
        with ada.moving():
            ada.page.keyboard.press("1")
    assert ada.axe() == []
    page = ada.page
    starter = page.locator('[data-spot="laid-0-0,0"]')
    before, at = ada.look(), starter.bounding_box()
    place = page.locator(PLACES).first.bounding_box()
    assert at is not None
    assert place is not None
    page.mouse.move(place["x"] + 20, place["y"] + 15)
    page.mouse.down()
    page.mouse.move(place["x"] + 80, place["y"] + 45, steps=5)
    page.mouse.up()
    moved = starter.bounding_box()
    assert moved is not None
    assert (round(moved["x"] - at["x"]), round(moved["y"] - at["y"])) == (60, 30)
    assert ada.look() == before, "a drag plays nothing"
    page.mouse.wheel(0, -400)
    wide = "w => document.querySelector('[data-spot=\"laid-0-0,0\"]').getBBox().width > w * 1.3"
    page.wait_for_function(wide, arg=at["width"])
    page.keyboard.press("0")
    back = "x => Math.abs(document.querySelector('[data-spot=\"laid-0-0,0\"]').getBoundingClientRect().x - x) < 1"
    page.wait_for_function(back, arg=at["x"])
    page.click("[role=group][aria-label=manuscripts] >> button >> nth=1")
    assert page.locator(PLACES).count() == 0, "nobody lays into another's manuscript"
    page.keyboard.press("q")
    assert page.locator(PLACES).count() > 0, "a card of the hand opens one's own again"


def test_on_a_phone_a_place_is_shown_before_it_is_played_and_axe_finds_nothing(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True).play_bots("codex_naturalis", seats=4)
    while ada.asked() and not ada.moves()[0].startswith("lay"):
        with ada.moving():
            ada.page.tap(f"{ACT} >> nth=0")
    assert ada.overflows() == []
    assert ada.axe() == []
    ada.page.locator(PLACES).first.tap()
    ada.page.wait_for_selector(".chip.full", state="attached")
    assert ada.page.locator(".chip.full").count() == 1
    with ada.moving():
        ada.page.locator(PLACES).first.tap()
    assert ada.asked()
    assert ada.moves()[0].startswith(("take", "draw"))
