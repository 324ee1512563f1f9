"""Following the game in a real browser: double clicks, speed, banners, undo of two people, chat, replay, keys, log."""

import re
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.browsers import ACT, DESKTOP, PATIENCE, PHONE, Visitor
from browser.exact import deal, decisions, recorded
from fathomfive.kernel import replay, shelf
from fathomfive.kernel.match import Match

Visit = Callable[..., Visitor]
BETWEEN = 170  # ms between two clicks of a hand that means one
DIVE = Path(__file__).parents[1] / "games" / "deep_dive" / "games" / "three-players.tide"
OWN = "#log li.me:not(.by-table)"  # own decisions
expect.set_options(timeout=PATIENCE)


def begin(ada: Visitor, jan: Visitor) -> list[Visitor]:
    """Let two people play; the one who decides first comes first."""
    ada.post("/api/me", {"name": "Ada"})
    made = ada.post("/api/tables", {"game": "deep_dive", "seats": ["me", "person"]})
    jan.post("/api/me", {"name": "Jan"})
    jan.post(f"/api/tables/{made['match']}/sit", {"secret": made["links"]["1"]})
    ada.post(f"/api/tables/{made['match']}/start", {})
    for visitor in (ada, jan):
        visitor.open(f"/t/{made['match']}").page.wait_for_selector(".ask")
    return [jan, ada] if deal(Match(shelf.take("deep_dive"), 2)).to_act else [ada, jan]


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def settled(visitor: Visitor) -> None:
    """Wait until it is this visitor's turn, and taps count."""
    assert visitor.asked()
    visitor.page.wait_for_selector(".table:not(.settling) .ask:not(.settling)")


# --- Double clicks ------------------------------------------------------------------------------------------------


def double(visitor: Visitor, place: str, touch: bool = False) -> None:
    """Click twice where something lies now, whatever lies there the second time."""
    x, y = middle(visitor.page.locator(place).first)
    tap = visitor.page.touchscreen.tap if touch else visitor.page.mouse.click
    tap(x, y)
    visitor.page.wait_for_timeout(BETWEEN)
    tap(x, y)


@pytest.mark.parametrize(("place", "touch"), [(ACT, False), (ACT, True), ('[data-spot^="pile-"][role=button]', False)])
def test_a_double_click_decides_once(visit: Visit, place: str, touch: bool) -> None:
    ada = visit(touch=touch).play_on(Match.from_moves(shelf.take("deep_dive"), 2, ["start-1"]))
    settled(ada)
    before = ada.page.locator(OWN).count()
    for n in range(1, 4):
        double(ada, place if ada.page.locator(place).count() else ACT, touch)
        expect(ada.page.locator(OWN)).to_have_count(before + n)
        settled(ada)
        assert ada.page.locator(OWN).count() == before + n


def test_keys_are_as_fast_as_they_like_but_a_held_one_decides_once(visit: Visit) -> None:
    ada = visit().play_on(Match.from_moves(shelf.take("deep_dive"), 2, ["start-1"]))
    settled(ada)
    before = ada.page.locator(OWN).count()
    for _ in range(2):
        with ada.moving():
            ada.page.keyboard.press("1")
        assert ada.asked()
    assert ada.page.locator(OWN).count() == before + 2
    with ada.moving():
        ada.page.keyboard.down("1")
    assert ada.asked()
    for _ in range(6):
        ada.page.keyboard.down("1")  # the same key again without being released: the keyboard repeats it
    settled(ada)
    assert ada.page.locator(OWN).count() == before + 3
    ada.page.keyboard.up("1")
    with ada.moving():
        ada.page.keyboard.press("1")


# --- What others do ------------------------------------------------------------------------------------------------

WATCH = """() => {
    window.seen = [[performance.now(), document.querySelector('.table').dataset.at]];
    new MutationObserver(() => {
        const at = document.querySelector('.table').dataset.at;
        if (at !== window.seen.at(-1)[1]) window.seen.push([performance.now(), at]);
    }).observe(document.querySelector('.table'), { attributes: true, attributeFilter: ['data-at'] });
}"""


def watch(ada: Visitor, move: str) -> list[float]:
    """Make a move after which bots have their turns; give the ms between what was shown of them."""
    settled(ada)
    ada.page.evaluate(WATCH)
    with ada.moving():
        ada.page.click(f".act[data-move={move}]")
    assert ada.asked()
    times: list[float] = [entry[0] for entry in ada.page.evaluate("window.seen")]
    return [later - earlier for earlier, later in pairwise(times[2:])]


def test_the_speed_of_others_is_chosen_at_the_table_and_kept(visit: Visit) -> None:
    game = recorded("deep_dive", seats=4, seed=31)
    start = game.at(decisions(game)[13])
    ada = visit(speed="calm").play_on(start)
    calm = watch(ada, "surface")
    assert len(calm) >= 3, "every decision of the bots is shown"
    assert sum(calm) / len(calm) > 800, "each for as long as it takes to see it"
    ada.play_on(start)
    settled(ada)
    ada.page.click(".act[data-move=surface]")
    skip = ada.page.wait_for_selector("text=Skip")
    assert skip
    ada.shoot("following-pace-1440")
    ada.page.select_option(".pace select", "once")
    skip.click()
    assert ada.asked()
    once = watch(ada.play_on(start), "surface")
    assert sum(once) < sum(calm) / 2
    ada.page.click("header >> text=Table")
    expect(ada.page.locator("dialog .speed select")).to_have_value("once")
    ada.open("/settings")
    expect(ada.page.locator(".speed select")).to_have_value("once")


def test_what_bots_did_before_the_first_decision_is_shown(visit: Visit) -> None:
    """The opening bot has its turn while the page still loads."""
    game = shelf.take("deep_dive")
    seats = next(n for n in range(2, 7) if deal(Match(game, n)).to_act > 0)
    ada = visit(speed="normal").play_bots("deep_dive", seats=seats)
    ada.page.wait_for_selector("text=Skip")
    assert ada.moves() == [], "nothing is asked before everything is shown"
    assert ada.asked()


def trapping() -> Match[Any]:
    """Find a position in which the tile that is flipped next is a predator."""
    for seed in range(40):
        game = recorded("deep_dive", seats=2, seed=seed)
        for n in decisions(game):
            here = game.at(n)
            if here.write(game.moves[n], 0) == "flip" and game.at(n + 1).tell(game.moves[n + 1])["then"] == "trapped":
                return here
    pytest.fail("no predator in 40 games")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_trapped_penguin_is_said_in_a_banner(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size).play_on(trapping())
    settled(ada)
    ada.page.keyboard.press("1" if ada.moves()[0] == "flip" else " ")
    expect(ada.page.locator(".banner.bad")).to_contain_text("A predator! Your penguin is trapped at depth")
    assert ada.overflows() == []
    ada.shoot(f"following-banner-{size[0]}")
    assert ada.axe_by_day_and_night(part=".banner") == []


# --- Undo of two people --------------------------------------------------------------------------------------------


def play_until_the_other_has_decided(first: Visitor, other: Visitor) -> None:
    while True:
        for visitor in (first, other):
            visitor.page.wait_for_selector(f"{ACT}, .wait")
        if other.page.locator(ACT).count():
            break
        with first.moving():
            first.page.keyboard.press("1")
    with other.moving():
        other.page.keyboard.press("1")


def ask_for_undo(visitor: Visitor) -> None:
    visitor.page.wait_for_selector(".ask:not(.settling)")
    visitor.page.click(".tools >> text=/undo/i")
    visitor.page.wait_for_selector("section[aria-label='Undo takes back:']")
    visitor.page.click("section[aria-label='Undo takes back:'] >> text=/Ask/")


def test_both_sides_of_an_undo_see_what_it_is(visit: Visit) -> None:
    first, other = begin(visit(), visit())
    asker = first.context.request.get(f"{first.address}/api/me").json()["name"]
    play_until_the_other_has_decided(first, other)
    ask_for_undo(first)
    expect(first.page.locator(".consent")).to_contain_text("You have asked to take back a move.")
    expect(first.page.locator(".consent li")).not_to_have_count(0)
    consent = other.page.locator(".consent")
    expect(consent).to_contain_text("would like to take back a move.")
    expect(consent.locator("li.mine").first).to_contain_text("yours")
    lost = consent.locator("li").count()
    assert lost > consent.locator("li.mine").count(), "also what the asker did"
    expect(other.page).to_have_title(re.compile("^● (Ada|Jan) asks to take back a move · "))
    other.shoot("following-undo-asked-1440")
    assert other.axe_by_day_and_night(part=".consent") == []
    assert other.overflows() == []
    other.page.click(".consent >> text=Decline")
    expect(first.page.locator(".declined")).to_contain_text("has declined your request. Nothing is taken back.")
    expect(other.page).not_to_have_title(re.compile("take back"))
    first.shoot("following-undo-declined-1440")
    ask_for_undo(first)
    other.page.click(".consent >> text=Agree")
    line = other.page.locator("#log li", has_text="Everyone agrees:")
    expect(line).to_have_count(1)
    expect(line).to_contain_text(f"{asker} takes back a move.")
    expect(other.page.locator("#log .undone")).to_have_count(lost)


# --- Chat ----------------------------------------------------------------------------------------------------------


def say_to_the_table(visitor: Visitor, text: str) -> None:
    visitor.page.click("#tab-chat")
    visitor.page.fill("[placeholder='Say something']", text)
    visitor.page.click("text=Send")
    expect(visitor.page.locator(".chat ul")).to_contain_text(text)


def test_players_are_told_that_spectators_read_the_chat_whenever_they_write(visit: Visit) -> None:
    ada, jan = visit(), visit()
    begin(ada, jan)
    ada.page.click("#tab-chat")
    told = ada.page.locator(".chat", has_text="Spectators can read this chat, too.")
    expect(told).to_have_count(1)
    say_to_the_table(ada, "first")
    expect(told).to_have_count(1)


def test_players_are_told_that_somebody_watches(visit: Visit) -> None:
    ada, jan, eva = visit(), visit(size=PHONE, touch=True), visit()
    begin(ada, jan)
    ada.page.click("#tab-chat")
    seen = "header .watched"
    for visitor in (ada, jan):
        expect(visitor.page.locator(seen)).to_be_empty()
    eva.open(ada.page.url.removeprefix(ada.address)).page.wait_for_selector(".ask")
    for visitor in (ada, jan):
        expect(visitor.page.locator(seen)).to_have_text("Someone is watching")
        assert visitor.overflows() == []
        assert visitor.axe_by_day_and_night(part="header") == []
    expect(ada.page.locator(".chat")).to_contain_text("Someone is watching and can read this chat.")
    ada.shoot("following-watched-1440")
    jan.shoot("following-watched-390")
    expect(eva.page.locator(seen)).to_be_empty()  # she knows


def test_the_badge_counts_what_was_not_read(visit: Visit) -> None:
    ada, jan = visit(), visit()
    begin(ada, jan)
    badge = ada.page.locator("#tab-chat b")
    say_to_the_table(jan, "first")
    expect(badge).to_have_text("1")
    ada.page.click("#tab-chat")
    say_to_the_table(jan, "second")
    expect(ada.page.locator(".chat ul")).to_contain_text("second")
    say_to_the_table(ada, "my own")
    ada.page.click("#tab-log")
    expect(badge).to_have_count(0)
    ada.page.reload()
    ada.page.wait_for_selector("#tab-chat")
    expect(jan.page.locator(".chat ul")).to_contain_text("my own")
    expect(badge).to_have_count(0)
    say_to_the_table(jan, "third")
    expect(badge).to_have_text("1")
    ada.page.reload()
    expect(badge).to_have_text("1")


# --- Replay --------------------------------------------------------------------------------------------------------


def look_at(ada: Visitor, event: int) -> Match[Any]:
    """Look at an event of a replay; give its match."""
    ada.post("/api/me", {"name": "Ada"})
    text = DIVE.read_text(encoding="utf-8")
    ada.open(f"/replay/{ada.post('/api/replays', {'text': text})['match']}#{event}")
    ada.page.wait_for_selector("input[type=range]")
    return replay.read(text)


def at(ada: Visitor) -> int:
    return int(ada.page.input_value("input[type=range]"))


def seconds(ada: Visitor, speed: str, events: int) -> float:
    """Play so many events at a speed; give the seconds that an event was shown."""
    ada.page.select_option("select[aria-label='Speed of the replay']", speed)
    start = at(ada)
    ada.page.click("role=button[name='Play']")
    begin = time.monotonic()
    ada.page.wait_for_function(f"() => Number(document.querySelector('input[type=range]').value) >= {start + events}")
    took = time.monotonic() - begin
    ada.page.click("role=button[name='Pause']")
    return took / events


def test_a_replay_has_speeds_and_goes_from_turn_to_turn(visit: Visit) -> None:
    ada = visit()
    match = look_at(ada, 1)
    assert seconds(ada, "8", 16) * 3 < seconds(ada, "1", 2)
    assert seconds(ada, "0.5", 1) > 1.5
    again, seats = match.at(0), []
    for n, m in enumerate(match.moves):
        seats.append((n + 2, again.to_act))  # the first event is the start
        again.play(m)
    decided = [(seq, seat) for seq, seat in seats if seat >= 0]
    turns = [seq for n, (seq, seat) in enumerate(decided) if not n or decided[n - 1][1] != seat]
    ada.page.keyboard.press("Home")
    for turn in turns[:2]:
        ada.page.click("role=button[name='One turn forward']")
        assert at(ada) == turn
    ada.page.keyboard.press("Shift+ArrowRight")
    assert at(ada) == turns[2]
    ada.page.keyboard.press("Shift+ArrowLeft")
    ada.page.click("role=button[name='One turn back']")
    assert at(ada) == turns[0]
    ada.page.keyboard.press("+")
    expect(ada.page.locator("select[aria-label='Speed of the replay']")).to_have_value("1")
    ada.page.keyboard.press("?")
    expect(ada.page.locator("dialog")).to_contain_text("slower, faster")


def test_the_buttons_of_a_replay_are_large_enough_for_a_finger(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True)
    look_at(ada, 40)
    for button in ada.page.locator(".line .row button, .line .row select").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    assert ada.overflows() == []
    ada.shoot("following-replay-390")


# --- Keys, log, why not --------------------------------------------------------------------------------------------


def test_the_table_gets_its_keys_back_from_the_menu(visit: Visit) -> None:
    ada = visit().play_on(Match.from_moves(shelf.take("deep_dive"), 2, ["start-1"]))
    settled(ada)
    ada.page.click("header >> text=Table")
    ada.page.wait_for_selector("dialog[open]")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog", state="detached")
    with ada.moving():
        ada.page.keyboard.press("Space")
    assert ada.page.query_selector("dialog") is None
    ada.page.keyboard.press("?")
    expect(ada.page.locator("dialog[open]")).to_contain_text("why can’t I?")
    ada.shoot("following-keys-1440")
    ada.page.keyboard.press("Escape")


def test_a_phone_is_shown_no_keys(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True).play_on(Match.from_moves(shelf.take("deep_dive"), 2, ["start-1"]))
    settled(ada)
    expect(ada.page.locator(".tools kbd")).to_be_hidden()
    ada.page.click("header >> text=More")
    expect(ada.page.locator("dialog .sounds input")).to_be_visible()
    expect(ada.page.locator("dialog summary", has_text="Keys")).to_be_hidden()
    ada.shoot("following-menu-390")
    assert ada.overflows() == []


def test_runs_of_like_lines_are_folded_and_a_refused_press_moves_nothing_on_a_phone(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True).play_bots("reef_encounter", seats=2)
    settled(ada)
    ada.page.evaluate("scrollTo(0, 60)")
    before = ada.page.evaluate("scrollY")
    spot = ada.page.locator('[data-spot^="sq-"][role=img]').first
    spot.dispatch_event("click")
    expect(ada.page.locator(".why")).to_be_in_viewport()
    assert ada.page.evaluate("scrollY") == before
    ada.shoot("following-why-390")
    ada.page.click(".why .close")
    expect(ada.page.locator(".why")).to_have_count(0)
    ada.page.click("header >> text=Log")
    run = ada.page.locator("li[data-run]", has_text=re.compile(r"draws \d+ polyps")).first
    n = int(str(run.get_attribute("data-run")))
    lines = ada.page.locator("dialog ol > li").count()
    run.locator("button").click()
    expect(ada.page.locator("dialog ol > li")).to_have_count(lines + n)
    ada.shoot("following-runs-390")
