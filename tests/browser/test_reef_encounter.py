"""Reef Encounter in a real browser: whole games by pointer and by keyboard, steps, and every size."""

import random
import re
from collections.abc import Callable

from browser.browsers import ACT, ROOT, Visitor
from browser.exact import decisions, recorded
from fathomfive.kernel import replay

Visit = Callable[..., Visitor]
GAME = "reef_encounter"
LESSON = ROOT / "src" / "fathomfive" / "games" / GAME / "lesson" / "match.tide"
FIRST_TURN = 37  # moves of the lesson before the first turn begins


def spots(ada: Visitor, pattern: str) -> list[str]:
    """Name the spots that can be pressed now, except the player's shrimps on the reefs."""
    found: list[str] = ada.page.evaluate(
        "pattern => [...document.querySelectorAll('[data-spot][role=button]')].filter((spot) => "
        "!spot.ariaLabel.includes('Ada’s shrimp on')).map((spot) => spot.dataset.spot)"
        ".filter((id) => new RegExp(pattern).test(id))",
        pattern,
    )
    return found


def coloured(ada: Visitor, colour: str) -> set[str]:
    """Find the squares with a polyp of a colour, by what a screen reader hears."""
    labels = ada.page.eval_on_selector_all(
        '[data-spot^="sq-"]', "all => all.map((spot) => [spot.dataset.spot.slice(3), spot.getAttribute('aria-label')])"
    )
    return {name for name, label in labels if f": {colour}" in label and " polyp, " in label}


def beside(name: str) -> list[str]:
    """Name the squares edge to edge with one."""
    column, row = ord(name[2]), int(name[3])
    around = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
    return [f"{name[:2]}{chr(c)}{r}" for c, r in around]


class Player:
    """Grows corals, attacks whenever it can, and brings the game to an end."""

    MOST = 4  # moves in a turn

    def __init__(self, ada: Visitor, seed: int) -> None:
        self.ada = ada
        self.page = ada.page
        self.dice = random.Random(seed)
        self.made: set[str] = set()  # kinds of moves, and where each was begun
        self.n = 0  # moves of this turn

    def press(self, selector: str) -> None:
        """Press something, and wait until a move is made or something else is asked."""
        with self.ada.choosing():
            self.page.click(selector)

    def play(self) -> None:
        """Press something on the board, and go on until a move is made."""
        before = self.ada.at()
        spot = self.wanted()
        if spot:
            self.press(f'[data-spot="{spot}"]')
            self.made.add(spot.split("-")[0])
        else:
            self.press('.act[data-step="take"]' if self.page.query_selector('.act[data-step="take"]') else ".act")
        while self.ada.at() == before:
            self.go_on()
        self.n = self.n + 1 if spot else 0

    def go_on(self) -> None:
        """Take the next choice after a step, or among several moves."""
        squares, spaces = spots(self.ada, "^sq-b"), spots(self.ada, "^(sea|alga|tile|prey)-")
        if self.page.query_selector(".asked >> text=Choose something else") and (squares or spaces):
            self.press(f'[data-spot="{self.dice.choice(squares or spaces)}"]')
        else:
            self.press(ACT)

    def wanted(self) -> str | None:
        """Choose what to press; None: end the turn."""
        if found := spots(self.ada, "^(hand|supply)-"):
            return self.dice.choice(found)
        if self.n < self.MOST:
            placing = re.search(r"Where does the (\w+) polyp go", self.page.inner_text(".ask h2"))
            if placing and (squares := spots(self.ada, "^sq-b")):
                own, held = coloured(self.ada, placing[1]), coloured(self.ada, "")
                attacks = [one for one in squares if one[3:] in held]
                near = [one for one in squares if any(next_to in own for next_to in beside(one[3:]))]
                self.made.add("attack" if attacks else "place")
                return self.dice.choice(attacks or near or squares)
            for pattern, chance in (("^larva-", 1.0), ("^prey-", 0.6), ("^shrimp$", 0.8)):
                if (found := spots(self.ada, pattern)) and self.dice.random() < chance:
                    return self.dice.choice(found)
        return None


def late(ada: Visitor) -> Visitor:
    """Sit down at the end of a turn late in a recorded game; the sea is nearly dry."""
    game = recorded(GAME, seats=2, seed=1)
    return ada.play_on(game.at(decisions(game)[-1]))


def test_a_whole_game_by_pointer_on_the_board(visit: Visit) -> None:
    """The first turns of a game, and the last ones of another."""
    ada = visit().play_bots(GAME)
    player = Player(ada, 5)
    for _ in range(12):
        assert ada.asked()
        player.play()
    assert player.made == {"hand", "supply", "larva", "sq", "place", "attack", "shrimp"}
    late(ada)
    while ada.asked():
        player.play()
    assert re.search(r"wins!|You win!|shared win", ada.page.inner_text("section.end"))
    with ada.page.expect_download() as got:
        ada.page.click("text=Download")
    assert replay.read(got.value.path().read_text(encoding="utf-8")).over


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """The first choices of a game, and the last ones of another."""
    ada = visit().play_bots(GAME)
    ways = [press_keys(ada, n) for n in range(24)]
    assert set(ways) == {"arrows", "keys", "end"}
    late(ada)
    while ada.asked():
        press_keys(ada, 5)


def press_keys(ada: Visitor, n: int) -> str:
    """Choose something with the keyboard in one of three ways, and say in which: every sixth time the turn is ended."""
    assert ada.asked()
    keys: list[str] = ada.page.eval_on_selector_all(".act kbd", "all => all.map((key) => key.innerText)")
    way = "end" if n % 6 == 5 and "0" in keys else "arrows" if n % 3 == 1 and spots(ada, "") else "keys"
    if way == "arrows":
        for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft")[: 1 + n % 2]:
            ada.page.keyboard.press(arrow)
        assert ada.page.evaluate("document.activeElement.getAttribute('role')") == "button"
    with ada.choosing():
        ada.page.keyboard.press({"end": "0", "arrows": "Enter"}.get(way, keys[n % len(keys)]))
    return way


def test_esc_goes_back_step_by_step_and_a_far_press_plays_nothing(visit: Visit) -> None:
    ada = visit().play_on(replay.read(LESSON.read_text(encoding="utf-8")).at(FIRST_TURN))
    assert ada.asked()
    assert "What do you do first?" in ada.look()
    ada.page.keyboard.press("4")
    ada.page.wait_for_selector("text=Which coral should the shrimp guard?")
    assert spots(ada, "^sq-")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("text=What do you do first?")
    assert not spots(ada, "^sq-")
    ada.page.click('[data-spot="sea-white"]')
    ada.page.wait_for_selector('.act[data-move="take-W"]')
    assert "What do you do first?" in ada.look(), "a sea space that is pressed by chance ends no turn"
    ada.page.keyboard.press("Escape")
    ada.page.click('[data-spot^="sq-"][aria-label*="bare rock"]')
    ada.page.wait_for_selector(".why >> text=RE-22")
