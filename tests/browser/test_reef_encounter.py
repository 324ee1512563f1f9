"""Reef Encounter in a real browser: whole games by pointer and by keyboard, attacks seen beforehand, every size."""

import random
import re
from collections.abc import Callable

from browser.browsers import Visitor

Visit = Callable[..., Visitor]
GAME = "reef_encounter"


def spots(ada: Visitor, pattern: str) -> list[str]:
    """Name the spots that can be pressed now, but for own shrimps on the reefs."""
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
    """Plays as somebody would who grows corals, attacks what can be attacked, and comes to an end."""

    MOST = 7  # moves in a turn

    def __init__(self, ada: Visitor, seed: int) -> None:
        self.ada = ada
        self.page = ada.page
        self.dice = random.Random(seed)
        self.made: set[str] = set()  # kinds of moves, and where each was begun
        self.n = 0  # moves of this turn

    def moved(self) -> str:
        """Say how many moves were made."""
        return self.page.inner_text("section.log .tiny")

    def play(self) -> None:
        """Press something on the board, and go on until a move is made."""
        before = self.moved()
        spot = self.wanted()
        if spot:
            self.page.click(f'[data-spot="{spot}"]')
            self.made.add(spot.split("-")[0])
        else:
            self.page.click('.act[data-step="take"]' if self.page.query_selector('.act[data-step="take"]') else ".act")
        for _ in range(6):
            self.page.wait_for_timeout(30)
            if self.moved() != before:
                break
            self.go_on()
        self.n = 0 if not spot else self.n + 1

    def go_on(self) -> None:
        """A step was chosen, or several moves are possible there: take the next choice."""
        squares, spaces = spots(self.ada, "^sq-b"), spots(self.ada, "^(sea|alga|tile|prey)-")
        if self.page.query_selector(".asked >> text=Choose something else") and (squares or spaces):
            self.page.click(f'[data-spot="{self.dice.choice(squares or spaces)}"]')
        else:
            self.page.click(".act:enabled")

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
