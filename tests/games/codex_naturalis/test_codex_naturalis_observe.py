"""What a seat of Codex Naturalis observes, field by field."""

import numpy as np
import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.games.codex_naturalis.components import (
    EMPTY,
    FACE0,
    FACE_CORNERS,
    FACE_MIDDLE,
    HAND,
    LAY,
    LETTERS,
    PLACES,
    SYMBOLS,
    TAKE,
    TOP_CARD,
    Phase,
)
from fathomfive.kernel.match import Match
from games.codex_naturalis.scriptorium import CLOSED, Scribe, desk
from walks import fields, walk, written

KINGDOMS = "FPAI"
PRINTED = "FPAIqkmo"


def letters(flags: list[int], names: str) -> str:
    """Read the names that are marked."""
    return "".join(name for flag, name in zip(flags, names, strict=True) for _ in range(flag))


def test_cards_in_view_are_observed_as_they_are_printed() -> None:
    """CN-2, CN-3"""
    match = desk(2, turn=1, up="8 36 41 77", hands={1: "1 44 80"}, manuscripts={1: "81@0,0"})
    seen = fields(match, 0)
    assert seen["gold"] == [0, 1, 1, 0, 0, 1, 1]
    assert [letters(row, KINGDOMS) for row in seen["kingdom"]] == list("FFIFIFI")
    assert seen["points"] == [0, 2, 5, 1, 0, 1, 3]
    assert [letters(row, "qkmc") for row in seen["per"]] == ["", "c", "", "", "", "q", ""]
    assert [letters(row, KINGDOMS) for row in seen["cost"]] == ["", "FFFA", "IIIII", "", "", "FFA", "III"]
    assert seen["payable"] == [1, 0, 0, 1, 1, 0, 0]
    corners = ["".join(letters(corner, PRINTED) or "-" for corner in card) for card in seen["corners"]]
    assert corners == ["FoF-", "oo-o", "oo--", "oFo-", "mI-F", "-ooq", "k-o-"]


def test_places_in_the_hand_and_among_the_face_up_cards_stay_where_moves_name_them() -> None:
    """CN-20, CN-25"""
    match = desk(2, turn=1, hands={1: "1 44* 80"}, manuscripts={1: "81@0,0"})
    match.play(next(text for text in match.texts() if text.startswith("lay-1b")))
    seen = fields(match, 0)
    assert [letters(row, KINGDOMS) for row in seen["kingdom"][:3]] == ["F", "I", ""]
    assert seen["open_hand"] == [1, 0, 0]
    for m in [m for m in match.legal() if m < TOP_CARD]:
        place = HAND + m - TAKE
        assert seen["kingdom"][place] != [0] * 4
        assert fields(match.copy().play(m), 0)["kingdom"][place] == [0] * 4


@pytest.mark.parametrize("seats", [2, 4])
def test_open_places_say_what_a_card_would_cover(seats: int) -> None:
    """CN-21, CN-22: a slow twin lays the card and counts the symbols"""
    for match, _ in walk(GAME, seats, {}, 5):
        if match.state.phase == Phase.LAY:
            seat = match.to_act
            seen = GAME.layout.split(written(match, seat))
            legal = [m for m in match.legal() if (m - LAY) // PLACES == 1]  # the first card, back up
            assert np.flatnonzero(seen["open"] > 0).tolist() == [(m - LAY) % PLACES for m in legal]
            before = match.state.symbols[seat].astype(int)
            back = FACE0 + ~(int(match.state.hand[seat, 0]) - 1)
            printed = [int((FACE_CORNERS[back] == symbol).sum()) for symbol in range(EMPTY + 2)]
            printed[:4] = [n + int(more) for n, more in zip(printed, FACE_MIDDLE[back], strict=False)]
            for m in legal[::3]:
                after = match.copy().play(m).state.symbols[seat].astype(int)
                covered = before + printed - after
                place = divmod((m - LAY) % PLACES, 4)
                assert seen["covers"][place].tolist() == covered[:SYMBOLS].tolist()
                assert seen["open"][place] == covered.sum()


def test_the_own_manuscript_is_observed_card_by_card() -> None:
    """CN-20, CN-21"""
    match = desk(2, turn=1, manuscripts={1: "85b@0,0 33@1,1 79b@0,2", 2: "81@0,0"})
    seen = fields(match, 0)
    assert seen["own_starter"] == [0, 0, 0, 0, 1, 0]
    assert [letters(row, KINGDOMS) for row in seen["laid_kingdom"][:4]] == ["", "I", "I", ""]
    assert seen["laid_down"][:4] == [1, 0, 1, 0]
    assert (seen["laid_x"][:4], seen["laid_y"][:4]) == ([0, 1, 0, 0], [0, 1, 2, 0])
    assert [row.count(-1) for row in seen["open"][:4]] == [2, 1, 0, 0]  # 85b and 33 have hidden corners
    assert (seen["laid"], seen["places"][0]) == ([3, 1, 0, 0], int(match.state.places[0]))
    shut = desk(2, turn=2, manuscripts={1: CLOSED})
    assert {n for row in fields(shut, 0)["open"] for n in row} == {0, -1}


def test_other_manuscripts_and_hands_show_numbers_only_where_they_are_known() -> None:
    """CN-26"""
    match = desk(2, turn=1, hands={2: "1 2* 41"}, manuscripts={1: "81@0,0", 2: "82b@0,0 15@1,1 66b@-1,-1"})
    seen = fields(match, 0)
    assert seen["other_card"][0][:4] == [-82, 15, -87 - 6, 0]  # an unseen gold card of the animals
    assert (seen["other_x"][0][:4], seen["other_y"][0][:4]) == ([0, 1, -1, 0], [0, 1, -1, 0])
    assert seen["known"][0] == [2, 0, 0]
    assert [back.index(1) for back in seen["backs"][0]] == [0, 0, 4]
    assert (seen["seen"][1], seen["seen"][0], seen["seen"][65], seen["seen"][14]) == (1, 0, 0, 1)
    own = fields(match, 1)
    assert (own["seen"][0], own["seen"][65]) == (1, 1)
    assert own["open_hand"] == [0, 1, 0]
    assert own["other_card"][0][:2] == [81, 0]


def test_objectives_decks_and_the_question_are_observed() -> None:
    """CN-10, CN-12, CN-30"""
    match = desk(3, turn=2, start=3, left={"gold": 4}, tops="PF")
    seen = fields(match, 1)
    assert (seen["seats"], seen["asked"]) == ([0, 1, 0], [0, 0, 1, 0, 0])
    assert (seen["turn"], seen["start"]) == ([1, 0, 0, 0], [0, 1, 0, 0])
    assert [row.index(1) + 87 for row in seen["common"]] == [101, 102]
    kept = match.show(1)["manuscripts"][1]
    assert [row.index(1) + 87 for row in seen["own"]] == [kept["kept"]["card"], kept["returned"]["card"]]
    assert (seen["size"][1], seen["left"][1]) == (4, [4, 0, 0, 0])
    assert [letters(row, KINGDOMS) for row in seen["top"]] == ["P", "F"]
    assert (seen["called"], seen["last"], seen["kept"], seen["bonus"]) == ([0, 0], 0, [0] * 3, [0] * 4)


def test_a_starter_is_observed_before_it_is_laid() -> None:
    """CN-11"""
    match = Scribe(2, starters="84 82").deal().match
    for seat in range(2):
        assert fields(match, seat)["starter"] == [0, 0, 0, 1, 0, 0]
        assert fields(match, seat)["asked"] == [1, 0, 0, 0, 0]
    assert fields(match.copy().play("back"), 0)["starter"] == [0] * 6


def test_nothing_is_observed_of_an_empty_table_but_the_decks() -> None:
    """CN-10"""
    used = {name for name, numbers in GAME.layout.split(written(Match(GAME, 2), 0)).items() if numbers.any()}
    assert used == {"seats", "start", "turn", "size", "left"}
    assert LETTERS[:SYMBOLS] == "FPAIqkm"
