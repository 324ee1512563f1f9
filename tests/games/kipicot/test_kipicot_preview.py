"""What a decision would do."""

from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.games.kipicot.preview import preview
from fathomfive.kernel.match import Match
from games.kipicot.boards import middle, play, reef
from games.kipicot.effects import effects

Effect = dict[str, Any]
RED, YELLOW = {"kind": "token", "colour": "red"}, {"kind": "token", "colour": "yellow"}


def previewed(match: Match, text: str) -> Any:
    """Preview the move with this text."""
    return preview(match.state, match.read(text), 0)


def effect(kind: str, clause: str, pieces: Any = (), places: Any = (), **more: Any) -> Effect:
    """Write an effect."""
    return {"kind": kind, "clause": clause, "pieces": list(pieces), "places": list(places), **more}


# --- Tokens ------------------------------------------------------------------------------------------------------


def test_a_token_may_cover_another_or_uncover_it() -> None:
    """KI-20, KI-21"""
    match = middle(step=2)
    nothing = {"points": [0, 0, 0], "effects": [], "chances": []}
    assert previewed(match, "Rb1") == nothing
    assert previewed(match, "d4-d3") == nothing
    assert previewed(middle(), "stay") == nothing
    assert previewed(match, "Ya1") == nothing | {"effects": [effect("covers", "KI-21", [RED], ["a1"])]}
    assert previewed(match, "Rd4")["effects"] == [effect("covers", "KI-21", [YELLOW], ["d4"])]
    assert previewed(match, "b2-b5")["effects"] == [effect("uncovers", "KI-20", [YELLOW], ["b2"])]
    assert previewed(middle(), "b2-b5")["effects"] == [effect("uncovers", "KI-20", [YELLOW], ["b2"])]


def test_the_last_token_of_a_supply_ends_the_game() -> None:
    """KI-40"""
    match = middle(step=2, left=(1, 2))
    assert previewed(match, "Rb1")["effects"] == [effect("last-token", "KI-40", [RED])]
    assert previewed(match, "Yb1")["effects"] == []
    assert previewed(middle(step=2, left=(2, 1)), "Yb1")["effects"] == [effect("last-token", "KI-40", [YELLOW])]
    assert previewed(play(match, "Rb1"), "b1")["effects"] == [effect("game-ends", "KI-40")]
    assert previewed(middle(step=3), "b2")["effects"] == []


SQUARE = """
 .  .  .  .  .
 .  R  Y  .  .
 .  Y  R  .  .
 .  .  .  R1 .
 .  .  .  .  Y2
"""


def test_a_token_may_complete_fishing_squares_and_break_others() -> None:
    """KI-30"""
    block = ["b2", "c2", "b3", "c3"]
    assert previewed(reef(SQUARE, step=2), "b2-b1")["effects"] == [effect("breaks", "KI-30", places=block, to="c3")]
    assert previewed(reef(SQUARE, step=1), "c3-d3")["effects"] == [effect("breaks", "KI-30", places=block, to="c3")]
    open_block = reef(SQUARE.replace("R  Y", ".  Y"), step=2)
    assert previewed(open_block, "Rb2")["effects"] == [effect("completes", "KI-30", places=block, to="c3")]
    assert previewed(open_block, "Yb2")["effects"] == []
    covered = previewed(reef(SQUARE, step=2), "Yb2")["effects"]
    assert covered == [effect("covers", "KI-21", [RED], ["b2"]), effect("breaks", "KI-30", places=block, to="c3")]


def test_a_quiet_turn_may_force_the_next_player_to_add() -> None:
    """KI-22"""
    assert previewed(middle(step=2, calm=8), "d4-d3")["effects"] == [effect("forces-add", "KI-22")]
    assert previewed(middle(step=2, calm=7), "d4-d3")["effects"] == []
    assert previewed(middle(step=2, calm=8), "Rb1")["effects"] == []
    assert previewed(middle(step=1, calm=9), "d4-d3")["effects"] == []


# --- The figure --------------------------------------------------------------------------------------------------


def test_a_figure_says_what_it_wins_by_colour() -> None:
    """KI-31"""
    match = reef(SQUARE.replace("R  Y", "Ry Y"), step=3)
    assert previewed(match, "b3") == {
        "points": [5, 0],
        "effects": [
            effect("wins", "KI-31", [RED, YELLOW, YELLOW, YELLOW, RED], ["b2", "c2", "b3", "c3"], n=5, red=2, yellow=3),
            effect("figure-returns", "KI-31", [{"kind": "figure", "colour": "blue"}]),
        ],
        "chances": [],
    }
    second = reef(SQUARE.replace("R1", "R2").replace("Y2", "Y1"), step=3, turn=2)
    assert previewed(second, "c2")["points"] == [0, 4]
    assert previewed(second, "c2")["effects"][1]["pieces"] == [{"kind": "figure", "colour": "green"}]


def test_tokens_under_an_opponent_are_not_won() -> None:
    """KI-31"""
    match = reef(". . . . .\n. Ry Yr2 . .\n. Y R . .\n. . . . .\nR1 . . . .", step=3)
    assert previewed(match, "c3")["effects"] == [
        effect("wins", "KI-31", [RED, YELLOW, YELLOW, RED], ["b2", "b3", "c3"], n=4, red=2, yellow=2),
        effect("protected", "KI-31", [YELLOW, RED], ["c2"], n=2),
        effect("figure-returns", "KI-31", [{"kind": "figure", "colour": "blue"}]),
    ]


def test_an_opponent_opposite_bars_a_block() -> None:
    """KI-30, KI-32"""
    match = reef("R Y R . .\nY R2 Y . .\nR Y R . .\n. . . . .\n. . . . Y1", step=3)
    barred = effect("barred", "KI-30", places=["a1", "b1", "a2", "b2"], to="b2")
    assert previewed(match, "a1") == {"points": [0, 0], "effects": [barred], "chances": []}
    beside = previewed(match, "b1")["effects"]
    assert [it["kind"] for it in beside] == ["wins", "protected", "figure-returns"]
    assert (beside[0]["places"], beside[1]["places"]) == (["a1", "b1", "c1", "a2", "c2"], ["b2"])
    match = reef("R Y R2 . .\nY R Y . .\nR Y R . .\n. . . . .\n. . . . Y1", step=3)
    middle_of_four = previewed(match, "b2")["effects"]
    assert [it["kind"] for it in middle_of_four] == ["wins", "figure-returns", "barred"]
    assert middle_of_four[0]["places"] == ["a1", "b1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert middle_of_four[2]["places"] == ["b1", "c1", "b2", "c2"]


def test_a_figure_elsewhere_wins_nothing() -> None:
    """KI-12, KI-30"""
    match = reef(SQUARE.replace("R1", "R").replace("Y2", "Y1"), step=3)
    assert previewed(match, "d4") == {"points": [0, 0], "effects": [], "chances": []}


# --- The slow twin -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "drawn",
    [
        lambda: middle(),
        lambda: middle(step=2, calm=8),
        lambda: middle(step=3, left=(0, 3)),
        lambda: reef(SQUARE, step=2, left=(1, 1)),
        lambda: reef(SQUARE, step=3, turn=2),
        lambda: reef("R Y R . .\nY R2 Y . .\nR Yr R . .\n. . . . .\n. . . . Y1", step=3),
        lambda: reef("R Y R . .\nY R Y . .\nR Y R . .\n. . . . .\n. . . . Y1", step=2),
    ],
    ids=["step 1", "calm", "last turn", "last tokens", "second seat", "barred", "four blocks"],
)
def test_a_preview_says_what_the_tables_before_and_after_show(drawn: Callable[[], Match]) -> None:
    """KI-12, KI-20, KI-21, KI-22, KI-30, KI-31, KI-40"""
    match = drawn()
    for m in match.legal():
        assert preview(match.state, m, 0)["effects"] == effects(match, m, 0)
