"""Several people at one device: a curtain between turns, and what was missed behind it."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser.browsers import A_MOMENT, ACT, PATIENCE, PHONE, Visitor, whose_turn
from fathomfive.soak.server import Server
from fathomfive.store.store import Store

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("how", [{}, {"size": PHONE, "touch": True}], ids=["desktop", "phone"])


def share(ada: Visitor, game: str, *names: str) -> Page:
    """Set a table at one device."""
    page = ada.open(f"/g/{game}").page
    page.click("text=all at this device")
    for n, name in enumerate(names, 1):
        page.fill(f"input[aria-label='Name, seat {n}']", name)
    page.click("section:has(h2:text('With friends')) >> text=Play now")
    return page


def play_to_the_end_of_the_turn(ada: Visitor) -> None:
    """Choose the last move on offer again and again; in Reef Encounter it ends the turn sooner or later."""
    page = ada.page
    for _ in range(40):
        page.wait_for_selector(f"{ACT}, .ask > button.main")
        if page.query_selector(".ask > button.main"):
            return
        more = page.query_selector(".act.more")
        if more:
            more.click()
        with ada.moving():
            page.query_selector_all(".act[data-move]:enabled")[-1].click()


@SIZES
def test_nothing_of_anybodys_hand_is_there_while_the_device_is_passed_on(visit: Visit, how: dict[str, object]) -> None:
    ada = visit(**how)
    opened: list[str] = []
    ada.page.on("websocket", lambda line: opened.append(line.url))
    page = share(ada, "reef_encounter", "Ada", "Zuzka")
    names = []
    for _ in range(3):
        page.wait_for_selector("h1:has-text('Pass the device to')")
        name = page.inner_text("h1").removeprefix("Pass the device to ")
        names.append(name)
        assert "seat=watch" in opened[-1], "while it is covered, only what a spectator sees is sent"
        assert page.query_selector(".table, #log, [data-move]") is None
        assert "polyp" not in page.inner_html("#app"), "no hand, no log"
        assert ada.overflows() == []
        if len(names) == 1:
            assert ada.axe_by_day_and_night() == []
            ada.shoot(f"curtain-{page.viewport_size['width'] if page.viewport_size else 0}")
        page.keyboard.press("Enter")  # the one button is in focus
        page.wait_for_selector(f".story, {ACT}")
        assert f"seat={['Ada', 'Zuzka'].index(name)}" in opened[-1]
        if len(names) > 1:
            page.wait_for_selector(".story")
            assert "Since you last looked" in page.inner_text(".story")
            page.keyboard.press("Escape")
        page.wait_for_selector(ACT)
        play_to_the_end_of_the_turn(ada)
        page.click("text=Cover the table")
    assert names in (["Ada", "Zuzka", "Ada"], ["Zuzka", "Ada", "Zuzka"])
    page.reload()
    page.wait_for_selector("h1:has-text('Pass the device to')")
    assert page.query_selector(".table") is None, "a reload shows nobody's hand"


def test_where_nothing_is_hidden_people_simply_take_turns(visit: Visit) -> None:
    ada = visit()
    page = share(ada, "kipicot", "Ada", "Zuzka")
    seen = set()
    for _ in range(8):
        page.wait_for_selector(ACT)
        assert page.query_selector(".curtain") is None
        seen.add(page.inner_text("[aria-current] .who").split("\n")[0])
        with ada.choosing():
            page.click(ACT)
    assert seen == {"Ada", "Zuzka"}


def wait_until_somebody_left(house: Server, match: str) -> None:
    """Wait until the server knows that a window was closed: what is sent before counts as seen."""
    with Store(house.settings.database) as store:
        for _ in range(PATIENCE // A_MOMENT):
            if any(chair.seen is not None for chair in store.chairs(match)):
                return
            time.sleep(A_MOMENT / 1000)
    raise AssertionError("nobody left")


def test_what_happened_while_somebody_was_away_is_stepped_through(visit: Visit, house: Server) -> None:
    ada, jan = visit(), visit()
    ada.open("/g/deep_dive").page.click("text=Set the table")
    ada.page.click("button:text-is('Code')")
    jan.page.goto(ada.page.input_value("input[readonly]"))
    jan.page.fill("input", "Jan")
    jan.page.click("text=Sit down")
    ada.page.wait_for_selector("li >> text=Jan")
    ada.page.click("button:has-text('Start'):enabled")
    for visitor in (ada, jan):
        visitor.page.wait_for_selector(".ask")  # both are there
    first, other = whose_turn(ada, jan)
    address = other.page.url
    other.open("/settings")
    wait_until_somebody_left(house, address.rpartition("/")[2])
    for _ in range(3):
        first.page.wait_for_selector(f"{ACT}, .wait")
        if not first.page.query_selector(ACT):
            break
        with first.moving():
            first.page.click(ACT)
    other.page.goto(address)
    story = other.page.wait_for_selector(".story")
    assert story is not None
    other.page.keyboard.press("]")  # by hand from here on
    line = other.page.inner_text(".story .lines")
    assert line.startswith(("Guest", "Jan"))
    other.page.click("text=Back to now")
    other.page.wait_for_selector(".story", state="detached")
