"""Placement agrees with a slow twin: places and costs before a card is laid, symbols and points after it."""

import random

import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from games.codex_naturalis.scriptorium import symbols
from games.codex_naturalis.slow_twin import Manuscript


def lays(manuscript: Manuscript, hand: list[int]) -> set[str]:
    """Write all ways to lay a hand card, by the slow twin."""
    found = set()
    places = manuscript.places()
    for card in hand:
        for x, y in places:
            found.add(f"lay-{card}b@{x},{y}")
            if manuscript.may_pay(card):
                found.add(f"lay-{card}@{x},{y}")
    return found


def read(text: str) -> tuple[int, bool, tuple[int, int]]:
    """Split the text of a lay into its parts."""
    name, _, at = text.removeprefix("lay-").partition("@")
    x, _, y = at.partition(",")
    return int(name.removesuffix("b")), not name.endswith("b"), (int(x), int(y))


def compare(positions: int, series: str) -> None:
    """Play random games beside the twin until enough positions were compared; half of them prefer fronts."""
    seen = game = 0
    while seen < positions:
        game += 1
        dice = random.Random(f"{series} {game}")
        match = Match(GAME, 2 + game % 3, seed=game if series == "few" else 1_000 + game)
        twins: dict[int, Manuscript] = {}
        drawn = 0
        while not match.over and seen < positions:
            who = match.to_act
            if who == TABLE:
                text = match.write(match.draw_outcome())
                drawn = int(text.split("-")[1]) if text.startswith("starter") else drawn
            else:
                texts = match.texts()
                fronts = [t for t in texts if t.startswith("lay") and "b@" not in t]
                text = dice.choice(fronts if fronts and game % 2 else texts)
            if text in ("front", "back"):
                twins[who] = Manuscript(drawn, text == "front")
            if text.startswith("lay"):
                hand = [int(card) - 1 for card in match.state.hand[who]]
                assert set(texts) == lays(twins[who], [card + 1 for card in hand]), str(match)
                twins[who].lay(*read(text))
                seen += 1
            match.play(text)
            if who != TABLE and who in twins:
                assert "".join(sorted(symbols(match, who + 1))) == twins[who].visible(), str(match)
                assert int(match.state.points[who]) == twins[who].points, str(match)
        if match.over:
            for p, twin in twins.items():
                total = int(match.state.points[p])
                total += sum(
                    line["points"] for line in match.explain() if line["side"] == p and line["kind"] == "objective"
                )
                assert (total, int(match.state.points[p])) == (match.points()[p], twin.points)


def test_placement_agrees_with_the_slow_twin() -> None:
    """CN-21, CN-22, CN-23, CN-24"""
    compare(400, "few")


@pytest.mark.slow
def test_placement_agrees_with_the_slow_twin_on_many_positions() -> None:
    """CN-21, CN-22, CN-23, CN-24"""
    compare(20_000, "many")
