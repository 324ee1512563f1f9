"""The settings of a person in real browsers: another device, signing out, data, passkeys, leaving for good."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser import browsers
from browser.browsers import DESKTOP, SMALL, Visitor
from browser.exact import serve_exactly
from fathomfive.soak.server import Server

Visit = Callable[..., Visitor]
LANGUAGES = ["en", "cs", "pl"]


def named(visitor: Visitor, name: str) -> Visitor:
    """Become a person, and open the settings."""
    visitor.post("/api/me", {"name": name})
    visitor.open("/settings").page.wait_for_selector("#devices")
    return visitor


def expect_name(visitor: Visitor, name: str) -> None:
    """Expect that the settings, which are open, show the name of the person."""
    expect(visitor.page.locator("form input").first).to_have_value(name)


def was_refused(visitor: Visitor) -> None:
    """Expect that the browser has logged a refused request, and nothing else."""
    assert visitor.complaints
    assert all("400 (Bad Request)" in line for line in visitor.complaints)
    visitor.complaints.clear()


def link_of(visitor: Visitor) -> str:
    """Let a person make a link for another device."""
    visitor.page.click("text=Use another device")
    visitor.page.wait_for_selector("svg[role=img]")
    return str(visitor.page.input_value(".link input")).partition(visitor.address)[2]


def test_a_person_goes_on_at_another_device_and_signs_it_out(visit: Visit) -> None:
    ada, phone = named(visit(), "Ada"), visit(size=SMALL, touch=True)
    path = link_of(ada)
    assert path.startswith("/follow#")
    phone.open(path).page.wait_for_selector("text=On this device you will play as Ada")
    assert phone.overflows() == []
    assert phone.axe_by_day_and_night() == []
    phone.page.click("text=Continue as Ada")
    phone.page.wait_for_url("**/mine")
    expect_name(phone.open("/settings"), "Ada")
    ada.page.reload()
    ada.page.wait_for_selector("text=Sign out everywhere else")
    assert len(ada.page.query_selector_all("[aria-labelledby=devices] li")) == 2
    assert "Chrom" in ada.page.inner_text("[aria-labelledby=devices] li")
    ada.page.click("button >> text=Sign out everywhere else")
    ada.page.wait_for_selector("text=One device was signed out.")
    phone.open("/settings").page.wait_for_selector("h1")
    phone.page.wait_for_load_state("networkidle")
    assert phone.page.query_selector("#devices") is None
    phone.open(path).page.wait_for_selector("text=This link has already been used")
    was_refused(phone)


def test_a_browser_that_is_somebody_keeps_that_or_switches(visit: Visit) -> None:
    ada, jan = named(visit(), "Ada"), named(visit(), "Jan")
    path = link_of(ada)
    jan.open(path).page.click("text=Keep playing as Jan")
    jan.page.wait_for_url("**/mine")
    expect_name(jan.open("/settings"), "Jan")
    jan.open(path).page.wait_for_selector("text=This browser already plays as Jan.")
    assert jan.axe_by_day_and_night() == []
    jan.page.click("button >> text=Switch to Ada")
    jan.page.wait_for_url("**/mine")
    expect_name(jan.open("/settings"), "Ada")


def test_a_person_takes_their_data_and_leaves_for_good(visit: Visit, tmp_path: Path) -> None:
    ada = named(visit(), "Ada")
    with ada.page.expect_download() as download:
        ada.page.click("[aria-labelledby=your-data] button")
    file = tmp_path / "data.json"
    download.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["name"] == "Ada"
    assert ada.page.is_disabled("role=button[name='Delete everything']")
    ada.page.focus("[aria-labelledby=leave-for-good] input")
    ada.page.keyboard.press("Space")
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector("text=Your data has been deleted")
    assert ada.context.cookies() == []
    assert ada.page.query_selector("#devices") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_settings_of_a_person_are_complete_and_fit(visit: Visit, lang: str) -> None:
    ada = named(visit(lang=lang), "Ada")
    ada.page.click("[aria-labelledby=devices] .row button")
    ada.page.wait_for_selector("svg[role=img]")
    assert "⟨" not in ada.page.inner_text("body")
    assert ada.axe_by_day_and_night() == []
    for size in (SMALL, DESKTOP):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert ada.overflows() == [], size
        ada.shoot(f"settings-person-{lang}-{size[0]}")
    ada.page.emulate_media(color_scheme="dark")
    ada.shoot(f"settings-person-{lang}-dark")


def test_a_name_that_cannot_be_used_is_refused_in_words(visit: Visit) -> None:
    ada = named(visit(), "Ada")
    ada.page.fill("form input", "admin")
    ada.page.click("form button")
    ada.page.wait_for_selector("text=This name cannot be used.")
    ada.page.reload()
    expect_name(ada, "Ada")
    was_refused(ada)


def test_a_name_from_right_to_left_turns_nothing_else_around(visit: Visit) -> None:
    """Every name stands in an element or between controls that isolate it."""
    ada = visit()
    ada.post("/api/me", {"name": "محمد 12"})
    table = ada.post("/api/tables", {"game": "deep_dive", "seats": ["me", "person"]})["match"]
    ada.open(f"/t/{table}").page.wait_for_selector("li >> text=محمد")
    assert ada.page.query_selector("li bdi >> text=محمد") is not None


@pytest.fixture(scope="module")
def passkey_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that offers passkeys, at an address where browsers accept them."""
    browsers.needed()
    folder = tmp_path_factory.mktemp("passkeys")
    running = Server(f"sqlite:///{folder / 'store.db'}", folder, run=serve_exactly)
    address = f"http://localhost:{running.port}"
    running.settings = replace(running.settings, passkeys=True, address=address)
    running.start()
    yield address
    running.stop()


def test_a_passkey_brings_back_a_person_whose_cookie_is_lost(chromium: Browser, passkey_server: str) -> None:
    ada = Visitor(chromium, passkey_server)
    tools = ada.context.new_cdp_session(ada.page)
    tools.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    ada.post("/api/me", {"name": "Ada"})
    ada.open("/settings").page.click("button >> text=Add a passkey")
    ada.page.wait_for_selector("[aria-labelledby=passkeys] li")
    assert ada.axe_by_day_and_night("[aria-labelledby=passkeys]") == []
    ada.context.clear_cookies()
    ada.open("/settings").page.click("button >> text=Sign in with a passkey")
    expect_name(ada, "Ada")
    ada.page.click("[aria-labelledby=passkeys] li button")
    ada.page.wait_for_selector("[aria-labelledby=passkeys] li", state="detached")
    ada.context.clear_cookies()
    ada.open("/settings").page.click("button >> text=Sign in with a passkey")
    ada.page.wait_for_selector("text=This passkey did not work here.")
    was_refused(ada)
    ada.close()
