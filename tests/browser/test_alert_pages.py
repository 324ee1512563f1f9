"""Your turn reaches people who are elsewhere: the count on every page, the settings, the service worker, the mails."""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium

from browser import browsers
from browser.browsers import DESKTOP, PATIENCE, PHONE, Visitor
from browser.exact import serve_exactly
from fathomfive.soak.server import Server
from server.alerting import Mailbox, smtp_server
from server.push_service import Browser, PushService

Visit = Callable[..., Visitor]
LANGUAGES = ["en", "cs", "pl"]
JAN = "jan@example.org"

# Chromium here reaches no push service: its subscription is one of the test's, all else is real.
SUBSCRIBED = """([told]) => {
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint: told.endpoint, keys: told }) });
}"""


@pytest.fixture(scope="module")
def box() -> Mailbox:
    return Mailbox()


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Server]:
    """A server that tells people at once, by push and by mail."""
    browsers.needed()
    folder = tmp_path_factory.mktemp("telling")
    with smtp_server(box) as smtp:
        running = Server(f"sqlite:///{folder / 'store.db'}", folder, run=serve_exactly)
        running.settings = replace(
            running.settings, smtp=smtp, mail_from="play@example.org", address=running.http, private_push=True,
            alert_delay=0.0,
        )  # fmt: skip
        running.start()
        yield running
        running.stop()


@pytest.fixture
def come(chromium: Chromium, telling: Server) -> Iterator[Visit]:
    """Open a browser for a person at that server."""
    came: list[Visitor] = []

    def visit(name: str | None = None, **how: Any) -> Visitor:
        came.append(Visitor(chromium, telling.http, worker=True, **how))
        if name is not None:
            came[-1].post("/api/me", {"name": name})
        return came[-1]

    yield visit
    complaints = [line for visitor in came for line in visitor.complaints]
    for visitor in came:
        visitor.close()
    assert complaints == []


def play(ada: Visitor, jan: Visitor, **agreed: Any) -> str:
    """Let two people sit down at a table and start."""
    table = ada.post("/api/tables", {"game": "kipicot", "seats": ["me", "person"], **agreed})
    jan.post(f"/api/tables/{table['match']}/sit", {"secret": table["links"]["1"]})
    ada.post(f"/api/tables/{table['match']}/start", {})
    return str(table["match"])


def make_turn(visitor: Visitor, match: str) -> None:
    """Make the decisions of one turn at a table, and leave it."""
    visitor.open(f"/t/{match}")
    visitor.asked()
    while visitor.page.query_selector(browsers.ACT):
        with visitor.choosing():
            visitor.page.click(browsers.ACT)
        visitor.page.wait_for_timeout(browsers.A_MOMENT)
    visitor.open("/")


def waits_for_title(visitor: Visitor, title: str) -> None:
    visitor.page.wait_for_function("title => document.title === title", arg=title, timeout=PATIENCE)


def test_every_page_counts_the_tables_that_wait_and_leads_to_the_oldest(come: Visit) -> None:
    ada, jan = come("Ada"), come("Jan")
    first, second = play(ada, jan), play(ada, jan)
    ada.page.add_init_script("navigator.setAppBadge = async (n) => { window.badge = n; }")
    ada.open("/settings")
    waits_for_title(ada, "(2) Settings · Fathom Five")
    assert ada.page.evaluate("window.badge") == 2
    rules = "Rules: Kipicot · Fathom Five"
    for path, title in (("/", "Fathom Five"), ("/g/kipicot/rules", rules), ("/mine", "My games · Fathom Five")):
        ada.go(path)
        waits_for_title(ada, f"(2) {title}")
    ada.shoot("turn-count-desktop")
    link = ada.page.wait_for_selector("header a.turns")
    assert link is not None
    assert (
        link.get_attribute("aria-label") == "It is your turn at 2 tables. Open the one that has been waiting longest."
    )
    link.click()
    ada.page.wait_for_url(f"**/t/{first}")
    ada.asked()
    waits_for_title(ada, "(1) ● Your turn · Kipicot · Fathom Five")
    assert ada.page.get_attribute("header a.turns", "href") == f"/t/{second}"
    assert ada.overflows() == []
    jan.open("/settings").page.wait_for_selector("#alerts")
    assert jan.page.title() == "Settings · Fathom Five"
    make_turn(ada, first)
    waits_for_title(jan, "(1) Settings · Fathom Five")
    waits_for_title(ada, "(1) Fathom Five")


def test_the_count_fits_a_phone(come: Visit) -> None:
    ada, jan = come("Ada", size=PHONE, touch=True), come("Jan")
    play(ada, jan)
    match = play(ada, jan)
    ada.open("/").page.wait_for_selector("header a.turns")
    assert ada.overflows() == []
    assert ada.axe_by_day_and_night("header") == []
    ada.shoot("turn-count-phone")
    ada.open(f"/t/{match}").page.wait_for_selector("header a.turns")
    ada.asked()
    assert ada.overflows() == []
    ada.shoot("turn-count-table-phone")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_settings_have_every_way_to_be_told(come: Visit, lang: str) -> None:
    for size in (DESKTOP, PHONE):
        ada = come("Ada", lang=lang, size=size)
        ada.open("/settings").page.wait_for_selector("#vacation")
        ada.page.wait_for_selector(".mail")
        assert len(ada.page.query_selector_all(".way button")) == 2
        assert ada.overflows() == []
        assert ada.axe_by_day_and_night() == []
        ada.shoot(f"alerts-{lang}-{size[0]}")


def test_a_message_of_the_server_becomes_a_notification_that_opens_the_table(come: Visit, telling: Server) -> None:
    with PushService.running() as service:
        receiver = Browser(service)
        ada, jan = come("Ada"), come("Jan")
        jan.context.grant_permissions(["notifications"], origin=telling.http)
        jan.open("/settings").page.wait_for_selector("#alerts-push")
        told = receiver.subscription()
        jan.page.evaluate(SUBSCRIBED, [told])
        jan.page.click(".way:has(#alerts-push) button")
        jan.page.wait_for_selector("text=1 device gets notifications.")
        key = jan.page.evaluate("fetch('/api/me/alerts').then((answer) => answer.json()).then((told) => told.push_key)")
        match = play(ada, jan)
        make_turn(ada, match)
        end = time.monotonic() + 30
        while not service.requests and time.monotonic() < end:
            jan.page.wait_for_timeout(browsers.A_MOMENT)
        (message,) = receiver.messages(key)
        assert message["body"] == "Kipicot: Ada has moved, and now it is your turn."
        deliver(jan, telling, message)
        jan.page.wait_for_function(
            "() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
            ".then((all) => all.length > 0)"
        )
        shown = jan.page.evaluate(
            "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
            ".then((all) => all.map(({title, body, tag}) => ({title, body, tag})))"
        )
        assert shown == [{"title": "Your turn", "body": message["body"], "tag": match}]
        jan.page.click(".way:has(#alerts-push) button")
        jan.page.wait_for_selector("text=1 device gets notifications.", state="detached")


def deliver(visitor: Visitor, server: Server, message: dict[str, Any]) -> None:
    """Deliver a message to the service worker of a page, as the browser does when one comes from a push service."""
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        visitor.page.wait_for_timeout(browsers.A_MOMENT)
    payload = {"origin": server.http, "registrationId": found[0], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", payload)
    visitor.page.wait_for_function(
        "() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.length > 0)"
    )


def test_a_hidden_page_shows_a_notification_where_the_person_switched_them_on(come: Visit, telling: Server) -> None:
    ada, jan = come("Ada"), come("Jan")
    jan.context.grant_permissions(["notifications"], origin=telling.http)
    jan.page.add_init_script(
        """window.shown = [];
        window.Notification = class { constructor(title, how) { shown.push([title, how.body, how.tag]); }
            static permission = 'granted'; static requestPermission = async () => 'granted'; };
        ServiceWorkerRegistration.prototype.showNotification = async (title, how) => new Notification(title, how);
        Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });"""
    )
    jan.open("/settings").page.wait_for_selector("#alerts-open")
    jan.page.click(".way:has(#alerts-open) button")
    jan.page.wait_for_selector(".way:has(#alerts-open) button >> text=Turn off")
    jan.page.evaluate("window.away = true; document.dispatchEvent(new Event('visibilitychange'))")
    match = play(ada, jan)
    make_turn(ada, match)
    jan.page.wait_for_function("() => shown.length > 0", timeout=90_000)
    assert jan.page.evaluate("shown") == [["Your turn", "Kipicot", match]]


def test_an_address_is_confirmed_by_its_link_and_the_mails_end_by_another(come: Visit, box: Mailbox) -> None:
    ada, jan = come("Ada"), come("Jan")
    jan.open("/settings").page.fill("input[type=email]", JAN)
    jan.page.click(".mail button >> text=Save")
    jan.page.wait_for_selector(f"text=Open the link in the email we have sent to {JAN}.")
    site = jan.address
    stranger = come()
    stranger.open(f"/mail#confirm={secret(jan, box, site, 'confirm')}")
    stranger.page.wait_for_selector(f"text=we will email {JAN}")
    assert stranger.axe_by_day_and_night() == []
    stranger.shoot("mail-confirmed")
    jan.open("/settings").page.wait_for_selector(f"text=Emails go to {JAN}.")
    box.mails.clear()
    jan.open("/")
    jan.page.goto("about:blank")
    make_turn(ada, play(ada, jan))
    stranger.open(f"/mail#stop={secret(jan, box, site, 'stop')}")
    stranger.page.click("text=Stop emails")
    stranger.page.wait_for_selector("text=Your address has been deleted.")
    assert stranger.overflows() == []
    jan.open("/settings").page.wait_for_selector(".mail")
    assert jan.page.query_selector("text=Stop emails") is None


def secret(visitor: Visitor, box: Mailbox, site: str, kind: str) -> str:
    """Wait for a mail, and find the secret in its link."""
    end = time.monotonic() + 30
    while not box.texts(JAN) and time.monotonic() < end:
        visitor.page.wait_for_timeout(browsers.A_MOMENT)
    return box.texts(JAN)[-1].partition(f"{site}/mail#{kind}=")[2].split()[0]


def test_a_vacation_is_seen_at_the_table(come: Visit) -> None:
    ada, jan = come("Ada"), come("Jan")
    match = play(ada, jan, clock={"kind": "move", "seconds": 2 * 24 * 3600})
    ada.open("/settings").page.wait_for_selector("text=You have 14 days left.")
    ada.page.fill("input[type=number]", "3")
    ada.page.click("text=Start holiday")
    ada.page.wait_for_selector("text=You are on holiday until")
    ada.shoot("vacation")
    jan.open(f"/t/{match}").page.wait_for_selector("text=on holiday until")
    assert jan.overflows() == []
    jan.shoot("vacation-table")
    assert jan.page.query_selector(".clock.ticks") is None
    ada.page.click("text=End holiday")
    ada.page.wait_for_selector("text=You have 13 days left.")
    jan.page.wait_for_selector("text=on holiday until", state="detached")
