"""The rules on bit masks agree with their slow twin, move by move."""

import random
from collections import Counter
from typing import Any

import pytest

from fathomfive.games.kipicot import GAME
from fathomfive.kernel.match import Match
from games.kipicot.boards import reef
from games.kipicot.twin import ALL, Twin, apart

pytestmark = pytest.mark.unwatched

EVERYONE = (2, 3, 4)
FEW = pytest.param(150, id="few")
MANY = pytest.param(7_000, id="many", marks=pytest.mark.slow)  # for each number of seats


def snapshot(match: Match) -> dict[str, Any]:
    """Give everything there is to compare, in the format of the twin."""
    shown = match.show()
    return {
        "board": shown["board"],
        "supply": shown["supply"],
        "stands": [side["stands"] for side in shown["sides"]],
        "won": [side["won"] for side in shown["sides"]],
        "side": shown["side"],
        "step": {"move": 1, "build": 2, "figure": 3, "over": 0}[shown["asked"]],
        "calm": shown["calm"],
    }


def agree(match: Match, twin: Twin) -> None:
    """Check that the tables and their legal moves agree."""
    assert snapshot(match) == twin.snapshot(), str(match)
    assert set(match.texts()) == twin.legal(), str(match)


# --- Games -------------------------------------------------------------------------------------------------------


def choose(match: Match, dice: random.Random, manner: str) -> str:
    """Choose a move: at random, moving rather than adding, or fishing whenever possible."""
    texts = match.texts()
    if manner == "still":
        texts = [text for text in texts if text[0] not in "RY"] or texts
    if manner == "greedy" and dice.random() < 0.9:
        fish = [match.write(m) for m in match.legal() if match.tell(m)["kind"] == "fish"]
        texts = fish or texts
    return dice.choice(texts)


@pytest.mark.parametrize("manner", ["anyhow", "still", "greedy"])
@pytest.mark.parametrize("seats", EVERYONE)
def test_whole_games_agree_with_the_slow_twin(seats: int, manner: str) -> None:
    """KI-1, KI-10, KI-11, KI-12, KI-13, KI-20, KI-21, KI-22, KI-31, KI-40"""
    dice = random.Random(f"twin {seats} {manner}")
    match, twin = Match(GAME, seats), Twin(seats)
    agree(match, twin)
    forced = 0
    while not match.over:
        forced += bool(match.show()["must_add"])
        text = choose(match, dice, manner)
        match.play(text)
        twin.play(text)
        agree(match, twin)
    assert (forced > 0) == (manner == "still")


# --- Positions ---------------------------------------------------------------------------------------------------


def cell(square: str, dice: random.Random, density: float, order: str) -> str:
    """Fill a square at random: nothing, a token or a stack, in colours that make fishing squares more or less often."""
    if dice.random() > density:
        return "."
    dark = (ord(square[0]) + int(square[1])) % 2
    colour = {"chequered": "RY"[dark], "red": "R"}.get(order, dice.choice("RY"))
    if dice.random() < 0.1:
        colour = dice.choice("RY")
    return colour + (dice.choice(["", "ry"["RY".index(colour) - 1]]))


def somewhere(seats: int, dice: random.Random) -> Match:
    """Make a random table."""
    while True:
        density, order = dice.choice((0.3, 0.6, 0.8, 1.0)), dice.choice(("chequered", "red", "wild"))
        cells = {square: cell(square, dice, density, order) for square in ALL}
        lying = [sum(c.upper().count(letter) for c in cells.values()) for letter in "RY"]
        if max(lying) < 20:
            break
    places = [square for square in ALL if cells[square] != "."]
    dice.shuffle(places)
    if dice.random() < 0.5:
        middle = dice.choice(("b2", "c3", "d4"))
        places.sort(key=lambda square: sum(apart(square, middle)))  # figures crowd in few blocks
        places[:4] = dice.sample(places[:4], len(places[:4]))
    for seat, square in zip(range(1, seats + 1), places, strict=False):
        if dice.random() < 0.8:
            cells[square] += str(seat)
    step = dice.choice((1, 2, 3))
    if not [c for c in cells.values() if c[-1] in "RYry"]:
        step = dice.choice((1, 2))  # there is no place for a figure before a token is added
    least = [1, 1]
    if step == 3 and dice.random() < 0.2:
        least[dice.randrange(2)] = 0
    supply = [dice.choice((low, dice.randint(low, 20 - on))) for low, on in zip(least, lying, strict=True)]
    calm = 0 if 0 in supply else dice.choice((0, 3 * seats - 1, 3 * seats, dice.randint(0, 3 * seats)))
    drawn = "\n".join(" ".join(cells[square] for square in ALL[row * 5 : row * 5 + 5]) for row in range(5))
    return reef(
        drawn, seats, step=step, turn=dice.randint(1, seats), calm=calm, left=(supply[0], supply[1])
    )  # fmt: skip


@pytest.mark.parametrize("positions", [FEW, MANY])
@pytest.mark.parametrize("seats", EVERYONE)
def test_positions_and_every_move_from_them_agree_with_the_slow_twin(seats: int, positions: int) -> None:
    """KI-11, KI-12, KI-20, KI-21, KI-22, KI-30, KI-31, KI-32, KI-40"""
    dice = random.Random(f"positions {seats} {positions}")
    seen: Counter[str] = Counter()
    for _ in range(positions):
        match = somewhere(seats, dice)
        shown = match.show()
        agree(match, Twin.of(shown))
        texts = match.texts()
        for text in texts if shown["asked"] == "figure" else dice.sample(texts, min(4, len(texts))):
            after, twin = match.copy().play(text), Twin.of(shown)
            twin.play(text)
            agree(after, twin)
            told = match.tell(match.read(text))
            seen[told["kind"]] += 1
            if told["kind"] == "fish":
                caught = len(told["caught"])
                seen[f"fish {min(caught, 5)}"] += 1
                before = shown["sides"][shown["side"]]["points"]
                assert sum(twin.won[shown["side"]].values()) == before + told["n"]
        seen["forced"] += shown["must_add"] and shown["asked"] == "build"
        seen["over"] += 0 in shown["supply"].values()
    # nothing rare was missed: a corner kept by an opponent, one block, several blocks, forced adds, the last turn
    for kind in ("move", "leap", "stay", "add", "stack", "figure", "fish 3", "fish 4", "fish 5", "forced", "over"):
        assert seen[kind] > 0, kind
    assert seats == 2 or seen["fish 2"] > 0
