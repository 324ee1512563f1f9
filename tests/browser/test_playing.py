"""Whole games in a real browser: by pointer, by keyboard alone, by two at one table, over a broken connection."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.browsers import ACT, DESKTOP, PHONE, Visitor
from browser.exact import deal, decisions, recorded
from fathomfive.kernel import replay, shelf
from fathomfive.kernel.match import Match
from fathomfive.soak.server import Server

Visit = Callable[..., Visitor]


def spot_of(page: Page, move: str) -> str:
    """Find the spot of a move."""
    if move.startswith("take-"):
        tile, depth = move[5:].split("@")
        return f"tile-{depth}-{tile}"
    if move.startswith("rock@"):
        return f"knot-{move[5:]}"
    if move == "flip":
        return str(page.get_attribute('[data-spot^="pile-"][role=button]', "data-spot"))
    if move in ("deeper", "leave", "no-rock"):
        return str(page.get_attribute('[data-spot^="knot-"][role=button]', "data-spot"))
    return "sky"


def test_a_whole_game_by_pointer_on_the_board(visit: Visit) -> None:
    ada, game = visit(), recorded("deep_dive", seats=3, seed=22)
    pressed = set()

    def press(move: str) -> None:
        pressed.add(re.split("[-@]", move)[0] if move != "no-rock" else move)
        ada.page.wait_for_selector(".table:not(.settling)")  # a tap that is forced does not wait by itself
        ada.page.click(f'[data-spot="{spot_of(ada.page, move)}"]', force=move in ("surface", "decline"))

    ada.follow(game, 0, 9, press)
    ada.follow(game, 13, 20, press)
    ada.follow(game, 50, 53, press)
    assert pressed == {"flip", "deeper", "take", "rock", "no-rock", "leave", "surface", "decline"}
    assert re.search(r"wins!|You win!|shared win", ada.page.inner_text("section.end"))
    with ada.page.expect_download() as got:
        ada.page.click("text=Download")
    assert replay.read(got.value.path().read_text(encoding="utf-8")).moves == game.moves


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ada, game = visit(), recorded("deep_dive", seats=2, seed=4)
    ways: list[str] = []

    def press(move: str) -> None:
        ways.append("arrows" if len(ways) % 2 and ada.steer(spot_of(ada.page, move)) else "number")
        ada.page.keyboard.press("Enter" if ways[-1] == "arrows" else str(1 + ada.moves().index(move)))

    ada.follow(game, 0, 12, press)
    ada.follow(game, 50, 56, press)
    assert set(ways) == {"number", "arrows"}
    ada.page.keyboard.press("Tab")
    assert ada.page.query_selector("section.end") is not None


def test_keys_undo_hint_why_and_look_back(visit: Visit) -> None:
    ada = visit().play_on(Match.from_moves(shelf.take("deep_dive"), 2, ["start-1", "flip", "bubbles"]))
    assert ada.asked()
    ada.page.keyboard.press("x")
    ada.page.click('[data-spot="pile-5"]')
    ada.page.wait_for_selector(".why >> text=/DD-\\d+/")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("[")
    ada.page.wait_for_selector("text=How the table looked")
    assert ada.moves() == [], "nobody acts in the past"
    ada.page.keyboard.press("]")
    ada.page.keyboard.press("Escape")
    assert ada.asked()
    for _ in range(8):
        ada.page.keyboard.press("h")
        answer = ada.page.wait_for_selector(".odds meter, .trouble", timeout=120_000)
        if answer is not None and answer.evaluate("one => one.matches('meter')"):
            break  # else the bots are not compiled yet, and one is told to come again
    assert ada.page.query_selector(".odds meter")
    lines = ada.page.inner_text("#log")
    ada.page.keyboard.press("u")
    assert "will be drawn again" in ada.page.inner_text("section[aria-label='Undo takes back:']"), "said beforehand"
    assert ada.page.query_selector("#log .undone") is None, "nothing has happened yet"
    ada.page.click("text=Take it back")
    ada.page.wait_for_selector("#log .undone")
    assert ada.page.inner_text("#log") != lines


def test_two_browsers_at_one_table_and_a_link_that_claims_the_seat(visit: Visit) -> None:
    ada, jan, eva = visit(), visit(size=PHONE, touch=True), visit()
    ada.open("/g/deep_dive").page.click("text=Create table")
    ada.page.click("button:text-is('QR code')")
    assert ada.page.wait_for_selector("svg[role=img] path")
    link = ada.page.input_value("input[readonly]")
    assert "#sit=" in link
    jan.page.goto(link)
    jan.page.fill("input", "Jan")
    jan.page.click("text=Sit down")
    ada.page.wait_for_selector("li >> text=Jan")
    ada.page.click("button:has-text('Start'):enabled")
    eva.open(ada.page.url.removeprefix(ada.address))
    eva.page.wait_for_selector("text=You are watching")
    match = deal(Match(shelf.take("deep_dive"), 2))
    for _ in range(6):
        mover, other = (jan, ada) if match.to_act else (ada, jan)
        mover.page.wait_for_selector(ACT)
        assert mover.moves() == match.texts(match.to_act)
        with mover.moving():
            mover.page.click(ACT)
        deal(match.play(match.legal()[0]))
        other.page.wait_for_selector(f".table[data-at='{1 + len(match.moves)}']")
    said = "Ahoj <b>všichni</b>"
    ada.page.click("role=tab[name=/Chat/]")
    ada.page.fill("[placeholder='Say something']", said)
    ada.page.click("text=Send")
    jan.page.click("header >> text=Log")
    jan.page.click("role=tab[name=/Chat/]")
    jan.page.wait_for_selector(f"text={said}")
    assert eva.moves() == [], "a spectator is asked nothing"
    eva.page.wait_for_selector(f".table[data-at='{1 + len(match.moves)}']")
    assert eva.step() == len(match.moves)


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(visit: Visit) -> None:
    ada = visit().play_on(Match.from_moves(shelf.take("deep_dive"), 2, ["start-1", "flip", "G2"]))
    assert ada.asked()
    assert "surface" in ada.moves()
    seen = (ada.look(), ada.moves(), ada.page.inner_text("#log"), ada.page.inner_text(".seats"))
    ada.page.reload()
    assert ada.asked()
    ada.page.wait_for_function("words => document.querySelector('.seats').innerText === words", arg=seen[3])
    assert (ada.look(), ada.moves(), ada.page.inner_text("#log"), ada.page.inner_text(".seats")) == seen


def test_a_lost_connection_is_announced_and_nothing_can_be_pressed_until_it_is_back(visit: Visit) -> None:
    ada = visit().play_bots("deep_dive")
    assert ada.asked()
    ada.context.set_offline(True)
    ada.page.wait_for_selector("text=Reconnecting. Your moves are safe.")
    assert ada.page.query_selector(ACT) is None
    ada.context.set_offline(False)
    ada.page.wait_for_selector(ACT)
    ada.complaints.clear()  # the browser writes down that it was offline


def test_a_move_whose_answer_is_lost_is_sent_again_with_its_id_and_made_once(visit: Visit) -> None:
    ada = visit()
    sent: list[dict[str, str]] = []

    def cut(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            server.send(message)
            said = json.loads(message)
            if said["type"] == "act":
                sent.append(said)
                if len(sent) == 1:
                    line.close()  # it was sent; whether it was heard nobody here knows

        line.on_message(pass_on)

    ada.page.route_web_socket(re.compile("/wire"), cut)
    ada.play_bots("deep_dive")
    assert ada.asked()
    with ada.moving():
        ada.page.keyboard.press("1")
    ada.asked()
    ada.page.wait_for_function("document.querySelectorAll('#log li.me').length > 0")
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert len(ada.page.query_selector_all("#log li.me:not(.by-table)")) == 1


def test_a_server_that_is_killed_in_the_middle_loses_nothing(visit: Visit, server: Server) -> None:
    ada = visit().play_bots("deep_dive")
    assert ada.asked()
    before, lines = ada.look(), ada.step()
    ada.page.evaluate("window.addEventListener('keydown', () => {}, true)")
    server.kill()
    ada.page.wait_for_selector("text=Reconnecting")
    server.start()
    assert ada.asked()
    assert (ada.look(), ada.step()) == (before, lines)
    with ada.moving():
        ada.page.keyboard.press("1")
    ada.complaints.clear()  # the browser writes down that nobody answered


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    ada = visit().play_bots("deep_dive")
    assert ada.asked()
    ada.page.click("header >> text=Table")
    ada.page.select_option("dialog select >> nth=-1", "easy")
    ada.page.click("text=Let a bot play")
    ada.page.click("button:has-text('Take your seat back') >> visible=true")
    ada.page.wait_for_selector("#log >> text=Ada is back.")


@pytest.mark.parametrize("seats", [1, 6])
def test_games_for_one_and_for_six_can_be_played(visit: Visit, seats: int) -> None:
    ada = visit()
    ada.follow(recorded("deep_dive", seats, seed=1), 8, 14, lambda move: ada.page.click(f'.act[data-move="{move}"]'))
    if seats == 1:
        assert "The rival" in ada.page.inner_text(".seats")
    assert ada.overflows() == []


def test_moves_of_others_are_shown_in_motion_and_can_be_skipped(visit: Visit) -> None:
    """The turn ends, and three bots have theirs."""
    game = recorded("deep_dive", seats=4, seed=31)
    ada = visit(still=False).play_on(game.at(decisions(game)[13]))
    assert ada.asked()
    ada.page.click(".act[data-move=surface]")
    ada.page.wait_for_selector("button:text-is('Skip')")
    assert ada.moves() == [], "nothing is asked before everything is shown"
    ada.page.keyboard.press("Escape")
    assert ada.asked()
    assert ada.page.query_selector("button:text-is('Skip')") is None
    assert ada.at() == str(1 + decisions(game)[14])


def test_a_clock_ticks_and_says_what_happens_when_it_runs_out(visit: Visit) -> None:
    ada = visit().play_bots("deep_dive", clock={"kind": "game", "seconds": 10})
    assert ada.asked()
    first = ada.page.inner_text(".clock.ticks")
    ada.page.wait_for_function("text => document.querySelector('.clock.ticks').innerText !== text", arg=first)
    ada.page.click(".seat.now summary")
    words = ada.page.inner_text(".seat.now")
    assert "10 seconds per player" in words
    assert "a bot takes over" in words
    ada.shoot("table-clock-1440")
    ada.page.wait_for_selector("text=A bot is playing for you")
    assert "Your time is up" in ada.look()
    assert ada.page.query_selector("text=Take your seat back") is None, "a clock for the whole game does not come back"
    assert "A bot plays on for Ada." in ada.page.inner_text("#log")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_is_left_is_listed_as_far_as_the_viewer_may_know(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size).play_bots("deep_dive")
    assert ada.asked()
    ada.page.click("header >> text=/^What’s left$/")
    left = ada.page.inner_text("dialog")
    assert "Depth 5: " in left
    assert "predator" in left
    assert ada.overflows() == []
    assert ada.axe() == []
    ada.shoot(f"left-{size[0]}")


def test_events_are_announced_politely_and_only_the_viewers_turn_interrupts(visit: Visit) -> None:
    ada = visit().play_bots("deep_dive", seats=3)
    assert ada.asked()
    said = []
    for _ in range(4):
        assert ada.page.inner_text("[aria-live=assertive]") == "Your turn"
        with ada.moving():
            ada.page.keyboard.press("1")
        assert ada.asked()
        said.append(ada.page.inner_text("body > #app > [aria-live=polite], #app [aria-live=polite].sr").strip("\u200b"))
    assert all(line.endswith(".") for line in said)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_happened_is_told_over_a_large_board_and_under_a_small_one(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size, touch=size == PHONE).play_bots("deep_dive")
    again = ada.page.locator("button:has-text('What happened?')")
    while ada.asked() and not again.count():
        with ada.moving():
            ada.page.click(ACT)
    again.click()
    expect(ada.page.locator(".story")).to_be_visible()
    assert ada.page.locator(".ask .story").count() == (size == PHONE)
    told, board = (ada.page.locator(part).bounding_box() for part in (".story", ".plate"))
    assert told
    assert board
    assert (told["y"] >= board["y"] + board["height"]) == (size == PHONE)
    ada.page.click("text=Back to the current move")
    expect(ada.page.locator(".story")).to_have_count(0)
