"""Whole games of Podwodni łowcy in a real browser: by pointer, by keyboard alone, on a phone."""

import random
import re
from collections.abc import Callable

import pytest

from browser.browsers import SMALL, Visitor

Visit = Callable[..., Visitor]
PATIENCE = 400  # decisions of one seat after which a game is given up
GAMES = 4  # after which everything must have happened; nearly always it has after one

# how many cards have a ring, whenever a dive breaks
WATCH = """() => {
    window.blamed = [];
    let last = null;
    new MutationObserver(() => {
        const broken = document.querySelector('.broken');
        if (broken && broken !== last) window.blamed.push(broken.querySelectorAll('.blame').length);
        last = broken;
    }).observe(document.body, { subtree: true, childList: true });
}"""


def dive(visitor: Visitor, seats: int) -> Visitor:
    """Sit down to a short game against random bots."""
    return visitor.play_bots("podwodni_lowcy", seats, options={"length": "short"})


def choose(moves: list[str], dice: random.Random, done: set[str]) -> str:
    """Choose what has not been done yet; else as somebody who wants to come to an end."""
    new = [move for move in moves if move.split("-")[0] not in done]
    sets = [move for move in moves if move.startswith(("set", "score"))]
    move = dice.choice(new or sets[:6] or [move for move in moves if move != "deeper"] or moves)
    done.add(move.split("-")[0])
    return move


def spot_of(move: str) -> str:
    """Find where on the board, in a seat or in the catch a move is made."""
    kind, _, what = move.partition("-")
    if kind == "net":
        card, seat = what.split("-")
        return f"held-{int(seat) - 1}-{card}"
    if kind in ("pick", "harpoon"):
        return f"new-{what[3:]}" if what.startswith("new") and what != "new" else f"cell-{what}"
    if kind in ("wash", "give"):
        return f"catch-{what}"
    if kind in ("down", "take"):
        return f"pool-{what}"
    if move in ("top-left", "top-right", "bottom-left", "bottom-right"):
        return f"corner-{move}"
    named = {"dive": "deck", "deeper": "next", "column": "new-1", "no-net": "act-net", "no-harpoon": "act-harpoon"}
    return named.get(move, "safe" if move in ("score", "stop") else move)


def choose_together(visitor: Visitor, move: str, dice: random.Random) -> None:
    """Press cards of the row, or for the pool, in any order; of the row, change one's mind first."""
    page = visitor.page
    find = '[data-spot][role=button][aria-pressed="false"]'
    spots = [str(spot.get_attribute("data-spot")) for spot in page.query_selector_all(find)]
    dice.shuffle(spots)
    needed = 2 if move.startswith("give") else page.locator('[data-spot^="new-"]').count()
    if move.startswith("pick"):
        for pressed in ("true", "false"):
            page.click(f'[data-spot="{spots[0]}"]')
            assert page.get_attribute(f'[data-spot="{spots[0]}"]', "aria-pressed") == pressed
    with visitor.moving():
        for n in range(needed):
            page.click(f'[data-spot="{spots[n % len(spots)]}"]')
    page.wait_for_function("() => !document.querySelector('[data-spot][aria-pressed=true]')")


def press(visitor: Visitor, move: str, dice: random.Random) -> None:
    """Press where a move is made."""
    page = visitor.page
    if page.query_selector("[data-spot][aria-pressed]") and move.startswith(("pick", "give")):
        choose_together(visitor, move, dice)
        return
    with visitor.moving():
        page.click(f'[data-spot="{spot_of(move)}"]')


def test_a_whole_game_by_pointer_on_the_board_in_the_seats_and_in_the_catch(visit: Visit) -> None:
    ada, dice = visit(), random.Random(3)
    pressed, blamed = set[str](), list[int]()
    for game in range(GAMES):
        dive(ada, 2).page.evaluate(WATCH)
        assert ada.asked()
        if game == 0:
            assert ada.axe() == []
        for _ in range(PATIENCE):
            if not ada.asked():
                break
            press(ada, choose(ada.moves(), dice, pressed), dice)
        assert re.search(r"wins!|You win!|shared win", ada.page.inner_text("section.end"))
        blamed += ada.page.evaluate("window.blamed")
        if blamed and pressed >= {"dive", "deeper", "column", "pick", "set", "down", "give"}:
            break
    else:
        pytest.fail(f"{GAMES} games, and all that happened was {pressed} and {len(blamed)} dives that broke")
    assert min(blamed) >= 2, "whenever one breaks, the guilty cards are ringed"


def by_keys(ada: Visitor, dice: random.Random, own: dict[str, str], used: set[str]) -> None:
    """Play to the end."""
    done = set[str]()
    for _ in range(PATIENCE):
        if not ada.asked():
            break
        moves = ada.moves()
        move = choose(moves, dice, done)
        needed = ada.page.locator('[data-spot^="new-"]').count()
        if move in own:
            used.add(own[move])
            keys = [own[move]]
        elif move.startswith("pick") and "list" not in used:
            used.add("list")  # from the list, from right to left
            picks = [text for text in moves if text.startswith("pick")]
            keys = [str(1 + moves.index(text)) for text in picks[: -1 - needed : -1]]
        elif move.startswith("pick"):
            used.add("r")
            keys = ["r", *["ArrowRight"] * (4 - needed), "Space", *["ArrowRight", "Space"] * (needed - 1)]
        else:
            keys = [str(1 + moves.index(move) if moves.index(move) < 9 else 1)]
        with ada.moving() if move.startswith("pick") else ada.choosing():  # of what is given together, one by one
            for key in keys:
                pressed = ada.page.evaluate("document.activeElement.getAttribute('aria-pressed')")
                assert key != "Space" or pressed == "false"
                ada.page.keyboard.press(key)
    assert ada.page.query_selector("section.end") is not None


def test_a_whole_game_of_five_by_keyboard_alone(visit: Visit) -> None:
    ada, dice = visit(), random.Random(5)
    own = {"dive": "d", "score": "s", "deeper": "d", "column": "c", "top-left": "q", "bottom-right": "s", "stop": "n"}
    used = set[str]()
    for _ in range(GAMES):
        dive(ada, 5)
        by_keys(ada, dice, own, used)
        if used >= {"d", "c", "r", "list"}:
            break
    else:
        pytest.fail(f"{GAMES} games, and only {used} was pressed")


def test_a_small_phone_shows_everything_and_axe_finds_nothing(visit: Visit) -> None:
    ada = dive(visit(size=SMALL, touch=True, lang="pl"), 5)
    dice = random.Random(11)
    asked, done = set(), set[str]()
    for _ in range(16):
        if not ada.asked():
            break
        moves = ada.moves()
        kind = moves[0].split("-")[0]
        if kind not in asked:
            asked.add(kind)
            assert ada.overflows() == [], kind
            assert ada.axe() == [], kind
        if kind == "net":
            theirs = ada.page.locator('[data-spot^="theirs-"][role=button]')
            assert theirs.count() >= len([move for move in moves if move.startswith("net-")]) > 0
        with ada.choosing():
            ada.page.tap(f'.act[data-move="{choose(moves[:6], dice, done)}"]')
    assert {"dive", "top"} <= asked
