"""Every page, in three languages, in light and dark colours, on large and small screens: complete, readable, small."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from browser.browsers import DESKTOP, PHONE, SMALL, Visitor, is_blank
from fathomfive.kernel import shelf
from fathomfive.server.pages import BUILT

Visit = Callable[..., Visitor]
PAGES = ["/", "/g/deep_dive", "/g/deep_dive/rules", "/mine", "/settings", "/nowhere"]
EVERY = [*PAGES, *(f"/g/{game}" for game in shelf.names()), "/g/reef_encounter/rules"]
FIRST_LOAD = 250_000  # bytes
LANGUAGES = ["en", "cs", "pl"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_are_complete_and_fit(visit: Visit, lang: str) -> None:
    """A missing text is an error on the console, and no browser may have logged one."""
    ada = visit(lang=lang)
    for path in EVERY:
        ada.open(path).page.wait_for_load_state("networkidle")
        assert ada.page.get_attribute("html", "lang") == lang
        assert "⟨" not in ada.page.inner_text("body")
        for size in (SMALL, PHONE, DESKTOP):
            ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert ada.overflows() == [], (path, size)
            if size != SMALL and lang == "en":
                assert not is_blank(ada.shoot(f"{path.strip('/').replace('/', '-') or 'shelf'}-{size[0]}")), path


def test_overflowing_text_is_noticed(visit: Visit) -> None:
    ada = visit(size=PHONE).open("/settings")
    ada.page.wait_for_load_state("networkidle")
    assert ada.overflows() == []
    ada.page.evaluate("document.querySelector('h1').append('Hotentotenstottertrottelmutterattentater'.repeat(2))")
    assert any("leaves the window" in line for line in ada.overflows())
    ada.open("/nowhere").page.wait_for_load_state("networkidle")
    assert not is_blank(ada.page.screenshot())
    ada.page.evaluate("document.body.replaceChildren()")
    assert is_blank(ada.page.screenshot())


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, size: tuple[int, int]) -> None:
    """Boards are checked in test_boards.py."""
    ada = visit(size=size)
    for path in PAGES:
        ada.open(path).page.wait_for_load_state("networkidle")
        assert ada.axe_by_day_and_night() == [], path
    ada.open("/g/reef_encounter").page.click("text=Create table")
    ada.page.click("button:text-is('QR code') >> nth=0")
    ada.page.wait_for_selector("input[readonly]")
    assert ada.axe_by_day_and_night() == [], "the waiting room"
    assert not is_blank(ada.shoot(f"room-{size[0]}"))
    ada.play_bots("deep_dive", seats=3)
    assert ada.asked()
    for sheet in ("Log", "More") if size == PHONE else ("Table",):
        ada.page.click(f"header >> text={sheet}")
        assert ada.axe_by_day_and_night(part="dialog[open]") == [], sheet
        ada.page.keyboard.press("Escape")


def test_the_first_load_is_small(visit: Visit) -> None:
    """The files that a browser fetches for the shelf are counted as they are sent."""
    ada = visit()
    sizes: dict[str, int] = {}
    session = ada.context.new_cdp_session(ada.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    ada.open("/").page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes.values()) < FIRST_LOAD, f"{sum(sizes.values())} bytes"


def test_language_and_colours_can_be_changed_and_are_remembered(visit: Visit) -> None:
    ada = visit().open("/")
    ada.page.select_option("header select", "cs")
    ada.page.wait_for_selector("text=Moje hry")
    ada.page.click("text=Noc")
    dark = ada.page.evaluate("getComputedStyle(document.body).backgroundColor")
    ada.page.reload()
    ada.page.wait_for_selector("text=Moje hry")
    assert dark == "rgb(12, 27, 34)" == ada.page.evaluate("getComputedStyle(document.body).backgroundColor")


CALLED = "name => fetch('/api/me').then((answer) => answer.json()).then((me) => me.name === name)"


def test_a_person_without_a_name_has_the_default_one_of_the_language(visit: Visit) -> None:
    ada = visit().open("/settings")
    ada.page.fill("form input", "Guest")
    ada.page.click("form button")
    ada.page.wait_for_function(CALLED, arg="Guest")
    ada.page.select_option("header select", "cs")
    ada.page.wait_for_function(CALLED, arg="Host")
    ada.page.fill("form input", "Ada")
    ada.page.click("form button")
    ada.page.wait_for_function(CALLED, arg="Ada")
    sent: list[str] = []
    ada.page.on("request", lambda request: sent.append(request.post_data or "") if request.method == "POST" else None)
    ada.page.select_option("header select", "pl")
    ada.page.wait_for_selector("header >> text=Moje gry")
    known = ({"name": "Ada"}, {"lang": "cs"}, {"lang": "pl"})  # a request just before may be reported late
    assert all(json.loads(body) in known for body in sent), "a chosen name is not translated"
    assert ada.page.evaluate(CALLED, "Ada")


def test_a_clause_has_an_address(visit: Visit) -> None:
    ada = visit().open("/g/deep_dive/rules#DD-31")
    ada.page.wait_for_selector("#DD-31.aimed")
    assert "third penguin" in ada.page.inner_text("#DD-31")


def test_nothing_is_loaded_from_elsewhere() -> None:
    """The pages carry everything they need."""
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    assert "http" not in page
    assert "<style" not in page
    assert "<script>" not in page
    fonts = {Path(font).name.split("-")[0] for font in map(str, BUILT.glob("assets/*.woff2"))}
    assert fonts == {"brygada", "atkinson"}
