"""Several people at one device: hands are hidden between turns, and missed moves are shown."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser.browsers import A_MOMENT, ACT, PATIENCE, PHONE, Visitor
from browser.exact import deal
from fathomfive.kernel import shelf
from fathomfive.kernel.match import Match
from fathomfive.soak.server import Server
from fathomfive.store.store import Store

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("how", [{}, {"size": PHONE, "touch": True}], ids=["desktop", "phone"])


def share(ada: Visitor, game: str, *names: str) -> Page:
    """Set a table at one device."""
    page = ada.open(f"/g/{game}").page
    page.click("text=all on this device")
    for n, name in enumerate(names, 1):
        page.fill(f"input[aria-label='Name of player {n}']", name)
    page.click("section:has(h2:text('With friends')) >> text=Play now")
    return page


def play_to_the_end_of_the_turn(ada: Visitor) -> None:
    """Choose the last move on offer until somebody else is to act; in Reef Encounter it takes from the sea."""
    page = ada.page
    while page.wait_for_selector(f"{ACT}, .ask > button.main") and not page.query_selector(".ask > button.main"):
        if page.query_selector(".act.more"):
            page.click(".act.more")
        with ada.moving():
            page.query_selector_all(".act[data-move]:enabled")[-1].click()


@SIZES
def test_no_hand_is_on_the_page_while_the_device_is_passed_on(visit: Visit, how: dict[str, object]) -> None:
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
        page.click("button:has-text('Cover the table')")
    first = deal(Match(shelf.take("reef_encounter"), 2)).to_act
    assert names == [["Ada", "Zuzka"][(first + n) % 2] for n in range(3)]
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


def wait_until_somebody_left(server: Server, match: str) -> None:
    """Wait until the server knows that a window was closed: what is sent before counts as seen."""
    with Store(server.settings.database) as store:
        for _ in range(PATIENCE // A_MOMENT):
            if any(chair.seen is not None for chair in store.chairs(match)):
                return
            time.sleep(A_MOMENT / 1000)
    raise AssertionError("nobody left")


def test_moves_made_while_a_person_was_away_are_shown_step_by_step(visit: Visit, server: Server) -> None:
    ada, jan = visit(), visit()
    ada.open("/g/deep_dive").page.click("text=Create table")
    ada.page.click("button:text-is('QR code')")
    jan.page.goto(ada.page.input_value("input[readonly]"))
    jan.page.fill("input", "Jan")
    jan.page.click("text=Sit down")
    ada.page.wait_for_selector("li >> text=Jan")
    ada.page.click("button:has-text('Start'):enabled")
    for visitor in (ada, jan):
        visitor.page.wait_for_selector(".ask")  # both are there
    match = deal(Match(shelf.take("deep_dive"), 2))
    seat = match.to_act
    first, other = (jan, ada) if seat else (ada, jan)
    address = other.page.url
    other.open("/settings")
    wait_until_somebody_left(server, address.rpartition("/")[2])
    for _ in range(2):
        assert match.to_act == seat
        first.page.wait_for_selector(ACT)
        with first.moving():
            first.page.click(ACT)
        deal(match.play(match.legal()[0]))
    other.page.goto(address)
    story = other.page.wait_for_selector(".story")
    assert story is not None
    other.page.keyboard.press("]")  # by hand from here on
    line = other.page.inner_text(".story .lines")
    assert line.startswith("Jan" if seat else "Guest")
    other.page.click("text=Back to the current move")
    other.page.wait_for_selector(".story", state="detached")
