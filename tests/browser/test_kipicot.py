"""Whole games of Kipicot in a real browser: by pressing spots, and by keyboard alone."""

import random
from collections.abc import Callable

from browser.browsers import Visitor

Visit = Callable[..., Visitor]
SUPPLIES = {"R": "red", "Y": "yellow"}
HELD = "[data-spot][aria-pressed=true]"


def pick(visitor: Visitor, spot: str) -> None:
    """Press a spot, unless it is held already."""
    if visitor.page.get_attribute(f'[data-spot="{spot}"]', "aria-pressed") != "true":
        visitor.page.click(f'[data-spot="{spot}"]')


def offered(visitor: Visitor, dice: random.Random) -> list[str]:
    """Take something up, if anything can be; list every move then on offer, with the list unfolded."""
    steps = [str(step.get_attribute("data-step")) for step in visitor.page.query_selector_all(".act[data-step]")]
    if steps and (not visitor.moves() or dice.random() < 0.5):
        pick(visitor, "red" if "red" in steps and dice.random() < 0.85 else dice.choice(steps))
    more = visitor.page.query_selector(".act.more")
    if more is not None:
        more.click()
    return visitor.moves()


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
    ada = visit().play_bots("kipicot", seats=4)
    dice = random.Random(4)
    pressed = set()
    while ada.asked():
        moves = offered(ada, dice)
        wins = ada.page.query_selector_all(".act:has-text('and win')")
        move = str(wins[0].get_attribute("data-move")) if wins else dice.choice(moves)
        if wins:
            ada.page.mouse.move(0, 0)  # it may point there already
            ada.page.hover(f'[data-spot="{move}"]')
            # what it wins is shown before it is played
            ada.page.wait_for_function("document.querySelectorAll('rect.soft').length >= 2")
            pressed.add("win")
        pressed.add("figure" if len(move) == 2 else move[0] if move[0] in SUPPLIES else "move" if "-" in move else move)
        with ada.moving():
            press(ada, move)
    assert {"stay", "R", "figure"} <= pressed
    assert pressed & {"move", "Y"}
    assert "supply is empty" in ada.page.inner_text("section.end")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """Squares are typed, R and Y add, N moves nothing; numbers and arrows work as everywhere."""
    ada = visit().play_bots("kipicot", seats=4)
    dice = random.Random(2)
    ways = set()
    while ada.asked():
        keys = ada.page.keyboard
        way = dice.choice(["typed", "typed", "typed", "number", "arrows"])
        if ada.page.query_selector(HELD):
            keys.press("Escape")
        question = ada.page.inner_text(".asked h2")
        if way == "number":
            with ada.choosing():
                keys.press("1")
        elif way == "arrows":
            for _ in range(dice.randint(1, 4)):
                keys.press(dice.choice(["ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"]))
            with ada.choosing():
                keys.press("Enter")
        else:
            empty = ada.page.query_selector_all('[data-spot][aria-label$="(empty)"]')
            squares = [str(square.get_attribute("data-spot")) for square in empty]
            move = f"R{dice.choice(squares)}" if "add" in question.lower() else dice.choice(ada.moves())
            with ada.moving():
                for key in "n" if move == "stay" else move.replace("-", ""):
                    keys.press(key)
        ways.add(way)
    assert ways == {"typed", "number", "arrows"}


def test_a_token_is_dragged_and_what_may_not_be_is_explained(visit: Visit) -> None:
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
    ada.page.wait_for_selector("#log >> text=Ada adds a yellow token on b2")


def test_on_a_phone_a_plain_turn_is_few_presses_and_the_board_stays_where_it_is(visit: Visit) -> None:
    ada = visit(size=(390, 780), touch=True).play_bots("kipicot")
    ada.page.wait_for_selector(".act[data-move=stay]")
    plate = ada.page.locator("svg[role=group]")
    size = plate.bounding_box()
    ada.page.tap('[data-spot="red"]')  # moves nothing, and holds red
    ada.page.wait_for_selector('[data-spot="red"][aria-pressed=true]')
    assert plate.bounding_box() == size
    ada.page.tap('[data-spot="c3"]')
    assert plate.bounding_box() == size
    if ada.page.query_selector("h2:has-text('figure')") is None:  # shown first
        ada.page.tap('[data-spot="c3"]')
    ada.page.wait_for_selector("h2:has-text('figure')")
    assert plate.bounding_box() == size
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


def test_the_place_that_is_looked_at_stands_in_the_folded_list(visit: Visit) -> None:
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
