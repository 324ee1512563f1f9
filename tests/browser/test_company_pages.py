"""Finding each other in real browsers: open tables, quick matches, rematches, invitations, friends, one's own list."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.browsers import PATIENCE, PHONE, Visitor

Visit = Callable[..., Visitor]
LANGUAGES = ["en", "cs", "pl"]
expect.set_options(timeout=PATIENCE)

COMMAND = """([match, type]) => new Promise((done) => {
    const wire = new WebSocket(`ws://${location.host}/api/tables/${match}/wire`);
    wire.onmessage = ({data}) => {
        const message = JSON.parse(data);
        if (message.type === 'news') wire.send(JSON.stringify({type, cmd_id: type, expected_seq: message.seq}));
        if (message.type === 'ack') { wire.close(); done(); }
    };
})"""


def ended(ada: Visitor, jan: Visitor) -> str:
    """Let two people play, and agree to end; give the match."""
    for visitor, name in ((ada, "Ada"), (jan, "Jan")):
        visitor.post("/api/me", {"name": name})
    made = ada.post("/api/tables", {"game": "kipicot", "seats": ["me", "person"]})
    match = str(made["match"])
    jan.post(f"/api/tables/{match}/sit", {"secret": made["links"]["1"]})
    ada.post(f"/api/tables/{match}/start", {})
    for visitor, command in ((ada, "offer"), (jan, "agree")):
        visitor.open("/mine").page.evaluate(COMMAND, [match, command])
    return match


def test_a_newcomer_sits_down_at_an_open_table_in_two_clicks(visit: Visit) -> None:
    ada, stranger = visit(), visit(size=PHONE, touch=True)
    stranger.open("/g/kipicot").page.wait_for_selector("h1")
    ada.open("/g/kipicot").page.fill("[autocomplete=nickname]", "Ada")
    ada.page.check("text=Public: anyone can find this table")
    ada.page.click(".panel:has(fieldset) > button.big")
    ada.page.wait_for_url("**/t/*")
    row = stranger.page.locator("li:has-text('Ada')")
    expect(row).to_contain_text("1 of 2 seats free")
    assert stranger.overflows() == []
    assert stranger.axe_by_day_and_night() == []
    stranger.shoot("company-open-390")
    row.locator("a").click()
    stranger.page.click("main button:has-text('Sit down')")
    expect(stranger.page.locator("ol")).to_contain_text("you")
    expect(ada.page).to_have_title("● Everyone is here · Kipicot · Fathom Five")


def test_the_shelf_leads_to_an_open_table_or_to_the_list_of_several(visit: Visit) -> None:
    ada, stranger = visit(), visit(size=PHONE, touch=True)
    ada.post("/api/me", {"name": "Ada"})
    table = {"game": "codex_naturalis", "seats": ["me", "person"], "listed": True}
    first = ada.post("/api/tables", table)["match"]
    ada.open(f"/t/{first}").page.wait_for_selector("text=Close the table")  # its host is there
    stranger.open("/").page.click("main a:has-text('1 open table')")
    stranger.page.wait_for_url(f"**/t/{first}")
    expect(stranger.page.locator("main")).to_contain_text("One seat is free. Sit down to play.")
    stranger.page.fill("[autocomplete=nickname]", "Eva")
    second = ada.post("/api/tables", table)["match"]
    stranger.page.click("main button:has-text('Sit down')")
    expect(ada.page.locator("main")).to_contain_text("Eva")
    third = ada.post("/api/tables", table)["match"]
    jan = visit(size=PHONE, touch=True)
    jan.open("/").page.click("main a:has-text('2 open tables')")
    expect(jan.page.locator("#tables li")).to_have_count(2)
    expect(jan.page.locator("#tables h2").first).to_be_in_viewport()
    for match in (first, second, third):
        ada.post(f"/api/tables/{match}/close", {})


def test_a_game_page_opened_without_a_connection_recovers_by_itself(visit: Visit) -> None:
    ada = visit()
    ada.open("/").page.wait_for_selector("text=Kipicot")
    ada.page.context.set_offline(True)
    ada.page.click("main a[href='/g/kipicot']")
    expect(ada.page.locator("main [role=alert]")).to_contain_text("not responding")
    ada.page.context.set_offline(False)
    expect(ada.page.locator("main button.main")).to_be_enabled()
    expect(ada.page.locator("main [role=alert]")).to_have_count(0)
    ada.complaints = [line for line in ada.complaints if "ERR_INTERNET_DISCONNECTED" not in line]


def test_two_strangers_find_each_other_by_a_quick_match(visit: Visit) -> None:
    ada, jan = visit(), visit(lang="pl", size=PHONE, touch=True)
    for visitor in (ada, jan):
        visitor.open("/g/kipicot").page.wait_for_selector("h1")
    quick = ".panel:has(> .lists) > button.big"
    ada.page.select_option(".panel:has(> .lists) label:nth-of-type(2) select", "600")
    ada.page.click(quick)
    expect(ada.page.locator("[role=timer]")).to_contain_text("bots join in")
    ada.shoot("company-waiting-1440")
    jan.page.click(quick)
    for visitor in (ada, jan):
        visitor.page.wait_for_selector(".table .ask")
    assert ada.page.url == jan.page.url


def test_a_rematch_reaches_the_other_player_who_accepts_or_declines_with_one_tap(visit: Visit) -> None:
    ada, jan, eva = visit(), visit(size=PHONE, touch=True), visit()
    match = ended(ada, jan)
    for visitor in (ada, jan, eva):
        visitor.open(f"/t/{match}").page.wait_for_selector("section.end")
    ada.page.click("section.end >> text=Play again")
    ada.page.wait_for_url(lambda url: not url.endswith(match))
    expect(ada.page.locator("main")).to_contain_text("Invited: Jan.")
    expect(jan.page.locator("section.end [role=alert]")).to_contain_text("Ada wants to play again.")
    expect(jan.page.locator("section.end >> text=Accept")).to_be_in_viewport()
    expect(jan.page).to_have_title("● Ada wants to play again · Kipicot · Fathom Five")
    assert jan.axe_by_day_and_night() == []
    assert jan.overflows() == []
    jan.shoot("company-rematch-390")
    expect(eva.page.locator("section.end")).to_contain_text("Watch the next game")
    jan.page.click("section.end >> text=Accept")
    expect(ada.page.locator("main button.main")).to_be_enabled()
    ada.page.click("main button.main")
    for visitor in (ada, jan):
        visitor.page.wait_for_selector(".table .ask")
    assert ada.page.url == jan.page.url


def test_a_declined_rematch_frees_the_seat(visit: Visit) -> None:
    ada, jan = visit(), visit()
    match = ended(ada, jan)
    again = ada.post(f"/api/tables/{match}/rematch", {})["match"]
    ada.open(f"/t/{again}").page.wait_for_selector("text=Invited: Jan.")
    jan.open(f"/t/{match}").page.click("section.end >> text=Decline")
    expect(jan.page.locator("section.end")).to_contain_text("You declined.")
    expect(jan.page.locator("section.end a:has-text('Watch the next game')")).to_be_visible()
    expect(ada.page.locator("main")).not_to_contain_text("Invited: Jan.")
    expect(ada.page.locator("main [role=status]")).to_contain_text("Declined: Jan.")
    ada.page.click("text=Invite by link")
    expect(ada.page.locator("text=Copy link")).to_be_visible()


def test_a_recent_opponent_becomes_a_friend_and_is_invited_again(visit: Visit) -> None:
    ada, jan = visit(), visit()
    ended(ada, jan)
    people = ada.open("/mine").page.locator("section:has-text('People you have played with')")
    people.locator("role=button[name='Add Jan to your friends']").click()
    expect(people.locator("role=button[name='Remove Jan from your friends']")).to_have_text("★")
    ada.shoot("company-mine-1440")
    assert ada.axe_by_day_and_night() == []
    people.locator("text=Invite again").click()
    expect(ada.page.locator("main")).to_contain_text("Invited: Jan.")
    jan.open("/").page.wait_for_selector("text=Ada invites you")
    jan.open("/mine").page.click("text=Accept")
    jan.page.wait_for_url("**/t/*")
    expect(ada.page.locator("main button.main")).to_be_enabled()


def test_a_finished_game_is_listed_with_opponents_and_removed(visit: Visit) -> None:
    ada, jan = visit(), visit()
    ended(ada, jan)
    row = ada.open("/mine").page.locator("main li:has-text('Kipicot')").first
    expect(row).to_contain_text("with Jan")
    row.locator("text=Remove").click()
    expect(ada.page.locator("main")).to_contain_text("no games yet", ignore_case=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_fit_in_every_language(visit: Visit, lang: str) -> None:
    ada, jan = visit(lang=lang, size=PHONE, touch=True), visit()
    match = ended(ada, jan)
    again = jan.post(f"/api/tables/{match}/rematch", {})["match"]
    jan.post("/api/tables", {"game": "kipicot", "seats": ["me", "person", "hard", "easy"], "listed": True})
    for path, there in (("/g/kipicot", ".lists li"), ("/mine", "ul[aria-label] li"), (f"/t/{again}", "[role=alert]")):
        ada.open(path).page.wait_for_selector(there)
        assert (path, ada.overflows()) == (path, [])
        ada.shoot(f"company-{path.split('/')[1]}-{lang}-390")
