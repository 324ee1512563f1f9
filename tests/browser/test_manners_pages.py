"""Good manners in real browsers: several people end a match, replace, mute, report, remove and shut out others."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from browser import browsers
from browser.browsers import ACT, PATIENCE, PHONE, SMALL, Visitor
from browser.exact import deal, serve_impatiently
from fathomfive.kernel import shelf
from fathomfive.kernel.match import Match
from fathomfive.soak.server import Server
from fathomfive.store.host_acts import HostActs
from fathomfive.store.store import Store

Visit = Callable[..., Visitor]
LANGUAGES = ["en", "cs", "pl"]
FIRST = deal(Match(shelf.take("deep_dive"), 2)).to_act  # the seat that decides first
expect.set_options(timeout=PATIENCE)
LINES = 120  # more than a newcomer gets


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without luck that does not wait long for people."""
    browsers.needed()
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder / 'store.db'}", folder, run=serve_impatiently)
    running.start()
    yield running
    running.stop()


def create(ada: Visitor, *others: tuple[Visitor, str], **agreed: object) -> str:
    """Create a table of Ada's at which others sit, too; give its name."""
    ada.post("/api/me", {"name": "Ada"})
    body = {"game": "deep_dive", "seats": ["me", *["person"] * len(others)], **agreed}
    made = ada.post("/api/tables", body)
    for seat, (visitor, name) in enumerate(others, 1):
        visitor.post("/api/me", {"name": name})
        visitor.post(f"/api/tables/{made['match']}/sit", {"secret": made["links"][str(seat)]})
    return str(made["match"])


def begin(ada: Visitor, *others: tuple[Visitor, str], **agreed: object) -> str:
    """Let people play at a table of Ada's; give its name."""
    match = create(ada, *others, **agreed)
    ada.post(f"/api/tables/{match}/start", {})
    for visitor in (ada, *(other for other, _ in others)):
        visitor.open(f"/t/{match}").page.wait_for_selector(".ask")
    return match


def menu(visitor: Visitor) -> Page:
    """Open the menu of the table."""
    visitor.page.click("header >> text=/^(Table|Stůl|Stół|More|Více|Więcej)$/")
    visitor.page.wait_for_selector("dialog[open]")
    return visitor.page


def say_to_the_table(visitor: Visitor, text: str) -> None:
    visitor.page.fill("[placeholder='Say something']", text)
    visitor.page.click("text=Send")


def test_a_player_who_resigns_leaves_for_good_and_the_other_closes_the_table(visit: Visit) -> None:
    ada, jan = visit(), visit(size=PHONE, touch=True)
    match = begin(ada, (jan, "Jan"))
    page = menu(jan)
    page.click("dialog >> text=Quit the game")
    assert "You cannot come back" in page.inner_text("dialog [aria-label='Quit the game']")
    assert jan.axe_by_day_and_night(part="dialog[open]") == []
    jan.shoot("manners-resign-390")
    page.select_option("dialog [aria-label='Quit the game'] select", "easy")
    page.keyboard.press("Shift+Tab")  # from the harmless answer to the other one
    page.keyboard.press("Enter")
    expect(page.locator(".ask h2")).to_have_text("You have quit this game")
    expect(page.locator(".tools")).to_have_count(0)
    jan.shoot("manners-resigned-390")
    expect(ada.page.locator("#log")).to_contain_text("Jan quits the game. A bot plays on.")
    expect(ada.page.locator(".seats")).to_contain_text("has quit · bot, easy")
    page = menu(ada)
    page.click("dialog >> text=Close the table")
    ada.shoot("manners-close-1440")
    page.click("text=Yes, close it")
    expect(page.locator("section.end h2")).to_have_text("The table is closed")
    expect(page.locator("section.end")).to_contain_text("nobody else left to play. There is no result.")
    assert ada.axe_by_day_and_night() == []
    ada.shoot("manners-closed-1440")
    expect(jan.page.locator("section.end h2")).to_have_text("The table is closed")
    assert jan.overflows() == []
    jan.shoot("manners-closed-390")
    ada.go("/mine").page.wait_for_selector(f"a[href='/replay/{match}']")
    expect(ada.page.locator("main li").first).to_contain_text("Closed")
    assert ada.axe_by_day_and_night() == []
    ada.shoot("manners-mine-1440")
    ada.page.click("main li >> text=Replay")
    ada.page.click("role=tab[name='Result']")
    expect(ada.page.locator("#replay-panel")).to_contain_text("There is no result.")


def test_an_offer_to_end_is_declined_withdrawn_and_agreed_to_by_all(visit: Visit) -> None:
    ada, jan, eva = visit(), visit(lang="cs"), visit(lang="pl", size=SMALL)
    begin(ada, (jan, "Jan"), (eva, "Eva"))

    def offer() -> None:
        page = menu(ada)
        page.click("dialog >> text=Offer to end the game")
        assert "once everyone named here agrees: Jan, Eva." in page.inner_text("dialog")
        page.click("text=Make the offer")
        expect(page.locator(".consent")).to_contain_text("You have offered to end the game without a result.")

    offer()
    jan.page.click(".consent >> text=Odmítnout")
    expect(ada.page.locator(".consent")).to_have_count(0)
    expect(ada.page.locator("#log")).to_contain_text("Jan declines.")
    offer()
    ada.shoot("manners-offer-1440")
    ada.page.click(".consent >> text=Cancel the request")
    expect(jan.page.locator(".consent")).to_have_count(0)
    expect(jan.page.locator("#log")).to_contain_text("Ada bere žádost zpět.")
    offer()
    jan.page.click(".consent >> text=Souhlasit")
    expect(eva.page.locator(".consent")).to_contain_text("Na razie zgoda: Jan")
    assert eva.axe_by_day_and_night(part=".consent") == []
    assert eva.overflows() == []
    eva.shoot("manners-offer-360")
    eva.page.click(".consent button:text-is('Zgódź się')")
    for visitor, words in ((ada, "The players agreed"), (jan, "Hráči se dohodli"), (eva, "Gracze uzgodnili")):
        expect(visitor.page.locator("section.end")).to_contain_text(words)


def test_an_absent_player_is_replaced_when_the_agreed_time_is_over_and_may_return(visit: Visit) -> None:
    people = [visit(), visit()]
    match = begin(people[0], (people[1], "Jan"), absence=10)
    gone, here = people[FIRST], people[1 - FIRST]
    name = ["Ada", "Jan"][FIRST]
    gone.page.wait_for_selector(ACT)
    gone.open("/settings")
    expect(here.page.locator(".absent")).to_contain_text(f"{name} has been away since")
    expect(here.page.locator(".absent")).to_contain_text("you can let a bot play this seat")
    expect(here.page.locator(".seat.now")).to_contain_text("away since")
    here.shoot("manners-away-1440")
    here.page.wait_for_selector(".absent button:has-text('Let a bot play')")
    assert here.axe_by_day_and_night() == []
    here.shoot("manners-replace-1440")
    here.page.click(".absent button:has-text('Let a bot play')")
    expect(here.page.locator("#log")).to_contain_text(
        f"{name} is away. {['Ada', 'Jan'][1 - FIRST]} lets a bot play this seat."
    )
    gone.open(f"/t/{match}")
    gone.page.click("button:has-text('Take your seat back') >> visible=true")
    expect(here.page.locator("#log")).to_contain_text(f"{name} is back.")


def test_a_muted_person_is_not_read_and_a_report_is_sent(visit: Visit, server: Server) -> None:
    ada, jan = visit(), visit()
    begin(ada, (jan, "Jan"))
    for visitor in (ada, jan):
        visitor.page.click("role=tab[name=/Chat/]")
    say_to_the_table(jan, "Ahoj <b>všichni</b>")
    chat = ada.page.locator(".chat ul")
    expect(chat).to_contain_text("Ahoj <b>všichni</b>")
    page = menu(ada)
    page.click("role=button[name='Mute Jan']")
    expect(page.locator("dialog")).to_contain_text("You will not see this person’s messages")
    page.click("role=button[name='Report Jan']")
    page.fill("dialog textarea", "He is rude.")
    assert ada.axe_by_day_and_night(part="dialog[open]") == []
    ada.shoot("manners-people-1440")
    page.click("text=Send the report")
    expect(page.locator("dialog [role=status]")).to_contain_text("Thank you")
    page.keyboard.press("Escape")
    expect(chat).not_to_contain_text("Ahoj")
    say_to_the_table(jan, "Is anybody here?")
    expect(jan.page.locator(".chat ul")).to_contain_text("Is anybody here?")
    say_to_the_table(ada, "Yes.")
    expect(chat).to_contain_text("Yes.")
    expect(chat).not_to_contain_text("anybody")
    page = menu(ada)
    page.click("role=button[name='Unmute Jan']")
    page.keyboard.press("Escape")
    expect(chat).to_contain_text("Is anybody here?")


def test_a_line_that_the_host_of_the_server_deletes_disappears_from_open_pages(visit: Visit, server: Server) -> None:
    ada, jan = visit(), visit()
    match = begin(ada, (jan, "Jan"))
    for visitor in (ada, jan):
        visitor.page.click("role=tab[name=/Chat/]")
    for text in ("Good evening.", "Something rude."):
        say_to_the_table(jan, text)
        expect(jan.page.locator(".chat ul")).to_contain_text(text)
    for visitor in (ada, jan):
        expect(visitor.page.locator(".chat ul")).to_contain_text("Something rude.")
    with Store(server.settings.database) as store:
        HostActs(store.writer, "root").delete_chat(match, line=2)
    for visitor in (ada, jan):
        expect(visitor.page.locator(".chat ul")).not_to_contain_text("Something rude.")
        expect(visitor.page.locator(".chat ul")).to_contain_text("Good evening.")


def test_earlier_lines_of_a_long_chat_are_read_on_demand(visit: Visit, server: Server) -> None:
    ada = visit(size=PHONE)
    person = ada.post("/api/me", {"name": "Ada"})["person"]
    match = ada.post("/api/tables", {"game": "deep_dive", "seats": ["me", "random"]})["match"]
    with Store(server.settings.database) as store:
        for n in range(1, LINES + 1):
            store.say(match, person, f"line {n}.", f"{person}:{n}")
    ada.post(f"/api/tables/{match}/start", {})
    ada.open(f"/t/{match}").page.click("header >> text=Log")
    ada.page.click("role=tab[name=/Chat/]")
    chat = ada.page.locator(".chat ul")
    expect(chat).to_contain_text(f"line {LINES}.")
    expect(chat).not_to_contain_text("line 1.")
    ada.shoot("manners-chat-390")
    ada.page.click("text=Show earlier messages")
    expect(chat).to_contain_text("line 1.")
    expect(ada.page.locator("text=Show earlier messages")).to_have_count(0)
    assert ada.axe_by_day_and_night(part="dialog[open]") == []


def test_the_host_removes_a_person_and_closes_the_table_before_the_start(visit: Visit) -> None:
    ada, jan, eva = visit(), visit(), visit(size=SMALL)
    ada.post("/api/me", {"name": "Ada"})
    ada.open("/g/deep_dive").page.click("text=Create table")
    ada.page.click("button:text-is('QR code')")
    old = ada.page.input_value("input[readonly]")
    jan.page.goto(old)
    jan.page.fill("input", "Jan")
    jan.page.click("text=Sit down")
    ada.page.click("role=button[name='Remove Jan']")
    assert "Jan loses the seat" in ada.page.inner_text("main")
    assert ada.axe_by_day_and_night() == []
    ada.shoot("manners-kick-1440")
    ada.page.click("text=Yes, remove")
    expect(jan.page.locator("main")).to_contain_text("The host has removed you from this table.")
    jan.shoot("manners-kicked-1440")
    ada.page.wait_for_selector("button:text-is('Copy link')")
    new = ada.page.input_value("input[readonly]")
    assert new != old
    jan.page.goto(old)
    jan.page.reload()  # the address differs only behind the #
    jan.page.click("text=Sit down")
    expect(jan.page.locator(".trouble")).to_contain_text("This link no longer works.")
    jan.complaints.clear()  # the browser writes down that this was refused
    eva.page.goto(new)
    eva.page.fill("input", "Eva")
    eva.page.click("text=Sit down")
    ada.page.wait_for_selector("li >> text=Eva")
    assert eva.overflows() == []
    eva.shoot("manners-room-360")
    ada.page.click("main >> text=Close the table")
    ada.page.click("text=Yes, close it")
    for visitor in (ada, eva):
        expect(visitor.page.locator("h1")).to_have_text("This table is closed")
    ada.go("/mine")
    expect(ada.page.locator("main")).to_contain_text("The host closed the table before the game started.")


def test_a_table_without_spectators_is_for_its_players_alone(visit: Visit) -> None:
    ada, jan, eva = visit(), visit(), visit(size=SMALL)
    ada.open("/g/deep_dive")
    absence = "label:has-text('A bot may take over for an absent player') select"
    expect(ada.page.locator(absence)).to_have_value("600")
    ada.page.select_option(absence, "3600")
    ada.page.uncheck("label:has-text('Allow spectators') input")
    ada.shoot("manners-new-table-1440")
    ada.page.click("text=Create table")
    ada.page.click("button:text-is('QR code')")
    expect(ada.page.locator("main")).to_contain_text("A bot may take over for an absent player after 1 hour.")
    expect(ada.page.locator("main")).to_contain_text("No spectators: only the players can see this table.")

    def accept() -> None:
        jan.page.goto("about:blank")
        jan.page.goto(ada.page.input_value("input[readonly]"))
        expect(jan.page.locator("main")).to_contain_text("No spectators: only the players can see this table.")
        assert jan.page.query_selector("text=Just watch") is None
        jan.page.fill("input", "Jan")
        jan.page.click("text=Sit down")

    accept()
    ada.page.click("role=button[name='Remove Jan']")
    ada.page.click("text=Yes, remove")
    expect(jan.page.locator("h1")).to_have_text("You are no longer at this table")
    ada.page.wait_for_selector("input[readonly]")
    accept()
    ada.page.click("button:has-text('Start'):enabled")
    jan.page.wait_for_selector(".ask")
    eva.open(ada.page.url.removeprefix(ada.address))
    for lang, words in zip(LANGUAGES, ("Only the players can see", "vidí jen hráči", "tylko gracze"), strict=True):
        eva.page.select_option("header select", lang)
        expect(eva.page.locator("h1")).to_contain_text(words)
        assert eva.overflows() == []
    assert eva.axe_by_day_and_night() == []
    eva.shoot("manners-private-360")


def test_a_stranger_may_sit_down_at_a_listed_table_without_spectators(visit: Visit) -> None:
    ada, eva = visit(), visit()
    ada.post("/api/me", {"name": "Ada"})
    agreed = {"game": "deep_dive", "seats": ["me", "person"], "listed": True, "spectators": False}
    match = ada.post("/api/tables", agreed)["match"]
    eva.open(f"/t/{match}").page.click("button >> text=Sit down")
    expect(eva.page.locator("main")).to_contain_text("Everyone is here.")
    expect(eva.page.locator("main ol li >> nth=1")).to_contain_text("Guest")


def test_the_menu_of_a_table_fits_a_small_phone_in_every_language(visit: Visit) -> None:
    ada, jan = visit(size=SMALL), visit()
    begin(ada, (jan, "Konstantin-Maximilian"))
    page = menu(ada)
    for closed in page.query_selector_all("dialog [aria-expanded=false]"):
        closed.click()
    assert page.locator("dialog .sure section").count() == 3, "to offer the end, to quit, to report"
    for lang, words in zip(LANGUAGES, ("Send the report", "Odeslat hlášení", "Wyślij zgłoszenie"), strict=True):
        page.select_option("dialog select >> nth=0", lang)
        expect(page.locator("dialog")).to_contain_text(words)
        assert ada.overflows() == []
        assert ada.axe_by_day_and_night(part="dialog[open]") == []
        ada.shoot(f"manners-menu-{lang}-360")
