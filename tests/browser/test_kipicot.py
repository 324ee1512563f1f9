"""Whole games of Kipicot in a real browser: by pressing spots, and by keyboard alone."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.browsers import Visitor
from browser.exact import recorded

Visit = Callable[..., Visitor]
SUPPLIES = {"R": "red", "Y": "yellow"}
HELD = "[data-spot][aria-pressed=true]"
WAYS = ("number", "typed", "arrows")


def pick(visitor: Visitor, spot: str) -> None:
    """Press a spot, unless it is picked already."""
    if visitor.page.get_attribute(f'[data-spot="{spot}"]', "aria-pressed") != "true":
        visitor.page.click(f'[data-spot="{spot}"]')


def press(visitor: Visitor, move: str) -> None:
    """Make a move on the board: what is taken, then where it goes."""
    if move == "stay":
        visitor.page.click('[data-spot="red"]')
    elif move[0] in SUPPLIES:
        pick(visitor, SUPPLIES[move[0]])
        visitor.page.click(f'[data-spot="{move[1:]}"]')
    else:
        *start, end = move.split("-")
        for spot in start:
            pick(visitor, spot)
        visitor.page.click(f'[data-spot="{end}"]')


def test_a_whole_game_by_pressing_spots(visit: Visit) -> None:
    """The first and the last turns of a recorded game: moves of all kinds, and it ends with a catch."""
    ada, game = visit(), recorded("kipicot", seats=4, seed=11)
    pressed = set()

    def play(move: str) -> None:
        pressed.add("figure" if len(move) == 2 else move[0] if move[0] in SUPPLIES else "move" if "-" in move else move)
        if len(move) == 2 and ada.page.query_selector(".act.more"):
            ada.page.click(".act.more")
        if ada.page.query_selector(f".act[data-move={move}]:has-text('and win')"):
            ada.page.mouse.move(0, 0)  # it may point there already
            ada.page.hover(f'[data-spot="{move}"]')
            # what it wins is shown before it is played
            ada.page.wait_for_function("document.querySelectorAll('rect.soft').length >= 2")
            pressed.add("win")
        press(ada, move)

    ada.follow(game, 0, 9, play)
    ada.follow(game, 27, 33, play)
    assert pressed == {"stay", "R", "Y", "figure", "move", "win"}
    assert "supply is empty" in ada.page.inner_text("section.end")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """Squares are typed, R and Y add, N moves nothing; numbers and arrows work as everywhere."""
    ada, game = visit(), recorded("kipicot", seats=4, seed=11)
    ways: list[str] = []

    def play(move: str) -> None:
        ways.append(WAYS[len(ways) % len(WAYS)])
        keys = ada.page.keyboard
        if ada.page.query_selector(HELD):
            keys.press("Escape")
        act = ada.page.query_selector(f".act[data-move={move}]")
        if ways[-1] == "number" and act:
            keys.press(act.inner_text()[0])
        elif ways[-1] == "arrows" and len(move) == 2 and ada.steer(move):
            keys.press("Enter")
        else:
            ways[-1] = "typed"
            for key in "n" if move == "stay" else move.replace("-", ""):
                keys.press(key)

    ada.follow(game, 0, 9, play)
    ada.follow(game, 27, 33, play)
    assert set(ways) == set(WAYS)


def test_a_token_is_dragged_and_a_forbidden_move_is_explained(visit: Visit) -> None:
    ada = visit().play_bots("kipicot")
    assert ada.asked()
    for keys in ("n", "rc3", "c3"):
        with ada.moving():
            for key in keys:
                ada.page.keyboard.press(key)
        assert ada.asked()
    ada.page.wait_for_selector(".act[data-move=stay]")
    ada.page.click('[data-spot="c3"]')
    ada.page.wait_for_selector(".why >> text=KI-20")
    ada.page.keyboard.press("n")
    ada.page.wait_for_selector("h2:has-text('Add a token')")
    ada.page.drag_and_drop('[data-spot="yellow"]', '[data-spot="b2"]')
    ada.page.wait_for_selector("#log >> text=Ada adds a yellow token to b2")


def test_an_undone_move_is_no_longer_marked_on_the_board(visit: Visit) -> None:
    ada = visit().play_bots("kipicot")
    assert ada.asked()
    for keys in ("n", "rc3"):
        with ada.moving():
            for key in keys:
                ada.page.keyboard.press(key)
        assert ada.asked()
    marked = ada.page.locator(".spot:has([data-spot=c3]) .last")
    expect(marked).to_have_count(1)
    with ada.moving():
        ada.page.keyboard.press("u")
    ada.page.wait_for_selector("h2:has-text('Add a token')")
    expect(marked).to_have_count(0)


def test_on_a_phone_a_plain_turn_is_few_presses_and_the_board_stays_where_it_is(visit: Visit) -> None:
    ada = visit(size=(390, 780), touch=True).play_bots("kipicot")
    ada.page.wait_for_selector(".act[data-move=stay]")
    plate = ada.page.locator("svg[role=group]")
    size = plate.bounding_box()
    ada.page.tap('[data-spot="red"]')  # moves nothing, and holds red
    ada.page.wait_for_selector('[data-spot="red"][aria-pressed=true]')
    assert plate.bounding_box() == size
    ada.page.tap('[data-spot="c3"]')  # a first tap shows what it would do
    ada.page.wait_for_selector(".act.on[data-move=Rc3]")
    assert plate.bounding_box() == size
    ada.page.tap('[data-spot="c3"]')
    ada.page.wait_for_selector("h2:has-text('figure')")
    assert plate.bounding_box() == size
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


def test_the_previewed_place_is_in_the_folded_list(visit: Visit) -> None:
    for how in ({}, {"size": (390, 780), "touch": True}):
        ada = visit(**how).play_bots("kipicot")
        ada.page.wait_for_selector(".act[data-move=stay]")
        ada.page.click('[data-spot="red"]')
        ada.page.wait_for_selector(".act.more")
        assert ada.page.query_selector(".act[data-move=Re4]") is None
        (ada.page.tap if how else ada.page.hover)('[data-spot="e4"]')
        ada.page.wait_for_selector(".act.on[data-move=Re4]")
        seen = ada.page.evaluate(
            "[...document.querySelectorAll('.acts, .act.on')].map((part) => part.getBoundingClientRect().bottom)"
        )
        assert seen[1] <= seen[0] + 1, "nothing has to be scrolled"


def test_what_is_left_counts_turns_in_a_sentence(visit: Visit) -> None:
    """KI-22"""
    ada = visit().play_bots("kipicot", seats=4)
    assert ada.asked()
    ada.page.click("header >> text=/left/i")
    ada.page.wait_for_selector(".left >> text='12 more turns with no token added or won'")
    assert "20× red token" in " ".join(ada.page.inner_text("dialog[open] .left").split())


def test_players_who_could_catch_the_same_square_are_joined_as_in_speech(visit: Visit) -> None:
    """KI-30"""
    ada = visit().play_on(recorded("kipicot", seats=4, seed=1, until=9))
    assert ada.asked()
    labels = " ".join(str(spot.get_attribute("aria-label")) for spot in ada.page.query_selector_all("[data-spot]"))
    assert re.search(r"\w+ or \w+ (could )?catch this square", labels), labels
    assert not re.search(r"\w+, \w+ (could )?catch this square", labels), labels
