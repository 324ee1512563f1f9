"""The contents of the box, checked against their sums and against the rulebook page."""

import re
from collections import Counter

import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.games.codex_naturalis import components as box
from fathomfive.games.codex_naturalis.notation import corners, cost, objective, shape, worth
from fathomfive.games.codex_naturalis.pieces import card_piece, objective_piece, told_card, told_objective, told_starter
from fathomfive.kernel.game import JsonObject
from fathomfive.texts import LANGUAGES, Texts, rulebook
from games.codex_naturalis.scriptorium import desk


def table(clause: str, lang: str = "en") -> list[list[str]]:
    """Read the rows of the table that follows a clause of the page."""
    page = rulebook(GAME, lang).replace("\N{MINUS SIGN}", "-").replace("\N{NO-BREAK SPACE}", " ")
    body = page.split(f"- **{clause}** ")[1].split("\n\n")[1]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in body.splitlines()[2:]]


def test_a_back_has_four_empty_corners_and_the_symbol_of_its_kingdom() -> None:
    """CN-1"""
    for card in range(box.CARDS):
        assert corners(~card) == "oooo"
        middle = box.FACE_MIDDLE[box.FACE0 + ~card]
        assert middle.sum() == 1
        assert middle[card % 40 // 10] == 1
        assert box.FACE_KINGDOM[box.FACE0 + card] == box.FACE_KINGDOM[box.FACE0 + ~card] == card % 40 // 10


def test_resource_cards_match_the_page() -> None:
    """CN-2"""
    rows = [cells[k : k + 2] for cells in table("CN-2") for k in range(0, 8, 2)]
    page = {int(number): text for number, text in rows}
    assert sorted(page) == list(range(1, 41))
    for number, text in page.items():
        signs, _, points = text.partition(" (")
        assert corners(number - 1) == signs.replace(" ", "")
        assert worth(number - 1) == (points.rstrip(")") or "0")
        assert cost(number - 1) == "."
        assert box.FACE_MIDDLE[box.FACE0 + number - 1].sum() == 0


def test_gold_cards_match_the_page() -> None:
    """CN-3"""
    rows = [cells[k : k + 4] for cells in table("CN-3") for k in (0, 4)]
    page = {int(number): rest for number, *rest in rows}
    assert sorted(page) == list(range(41, 81))
    for number, (signs, points, price) in page.items():
        assert corners(number - 1) == signs.replace(" ", "")
        assert worth(number - 1) == points.replace("corner", "c")
        assert cost(number - 1) == price


def test_starters_match_the_page() -> None:
    """CN-4"""
    rows = table("CN-4")
    assert [row[0] for row in rows] == ["81", "82", "83", "84", "85", "86"]
    for number, front, back, middle in rows:
        card = int(number) - 1
        assert corners(card) == front.replace(" ", "")
        assert corners(~card) == back.replace(" ", "")
        shown = "".join("FPAI"[k] * int(n) for k, n in enumerate(box.FACE_MIDDLE[box.FACE0 + ~card]))
        assert sorted(shown) == sorted(middle.replace(" ", ""))
        assert box.FACE_MIDDLE[box.FACE0 + card].sum() == 0


@pytest.mark.parametrize("number", range(16))
def test_objectives_match_the_page(number: int) -> None:
    """CN-5"""
    name, points, text = table("CN-5")[number]
    assert objective(number) == name
    assert box.OBJECTIVE_POINTS[number] == int(points)
    if "visible" in text:
        assert shape(number) == text.removesuffix(" visible").replace(" ", "")
        return

    def pattern(cards: list[tuple[str, str, str]]) -> set[tuple[str, int, int]]:
        steps = [(letter, int(x), int(y)) for letter, x, y in cards]
        high = max(y for _, _, y in steps)
        left = min(x for _, x, _ in steps)
        return {(letter, x - left, y - high) for letter, x, y in steps}

    wanted = re.findall(r"([FPAI]) \((-?\d), (-?\d)\)", text)
    assert pattern(wanted) == pattern(re.findall(r"([FPAI])@(-?\d),(-?\d)", shape(number)))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("clause", ["CN-2", "CN-3", "CN-4", "CN-5"])
def test_every_language_writes_the_same_cards_with_its_own_letters(clause: str, lang: str) -> None:
    """CN-2, CN-3, CN-4, CN-5"""
    say = Texts(GAME, lang, 2)
    letters = {letter: say.word(letter) for letter in "FPAIqkmo"}
    assert len(set(letters.values())) == len(letters)
    visible = {"cs": "viditelné", "pl": "widoczne"}[lang]

    def translated(cell: str) -> str:
        parts = cell.replace("/corner", "/").partition(" visible")
        words = "".join(letters.get(sign, sign) for sign in parts[0])
        return words.replace("2/", f"2/{say.word('c')}") + (f" {visible}" if parts[1] else "")

    assert table(clause, lang) == [[translated(cell) for cell in row] for row in table(clause)]


def test_a_drawing_has_the_letters_of_its_language() -> None:
    """CN-1, CN-3, CN-5"""
    match = desk(hands={1: "1 8 44", 2: "3 4 41"}, manuscripts={1: "81@0,0 15@1,1 6b@1,-1"})
    plain, translated = match.draw(0), match.draw(0, Texts(GAME, "pl", 2).word)
    for english, polish in (
        ("44   | oo-o", "44    | ··-·"),
        ("2/c", "2/róg"),
        ("rF rF gF", "zG zG złG"),
        ("6(F)", "6(G)"),
    ):
        assert english in plain, english
        assert polish in translated, polish


def test_the_symbols_on_the_fronts_add_up() -> None:
    """CN-2, CN-3"""
    signs = Counter("".join(corners(card) for card in range(box.CARDS)))
    assert signs == {**dict.fromkeys("FPAI", 17), **dict.fromkeys("qkm", 12), "o": 121, "-": 95}


def test_one_card_gives_at_most_twelve_points() -> None:
    """CN-24"""
    flat = max(int(n) for n, per in zip(box.POINTS, box.PER, strict=True) if per == 0)
    cornered = max(int(n) for n, per in zip(box.POINTS, box.PER, strict=True) if per == box.PER_CORNER) * 4
    assert (flat, cornered) == (5, 8)
    assert {int(n) for n, per in zip(box.POINTS, box.PER, strict=True) if box.QUILL <= per < box.EMPTY} == {1}
    assert max(sum(corners(card).count(sign) for card in range(box.CARDS)) for sign in "qkm") == 12


def test_the_numbering_has_no_gaps_and_the_bounds_match_the_proofs() -> None:
    """CN-21, CN-27"""
    assert (box.MOST_LAID, box.MOST_PLACES) == (68, 138)
    assert GAME.max_legal == 138 * 3 * 2
    assert (GAME.moves, GAME.outcomes) == (10 + 6 * 68 * 4, 4 + 80 + 4 + 6 + 16 + 1)
    assert [GAME.max_game_length(seats) for seats in GAME.seats] == [320, 321, 324]


def test_spots_read_back() -> None:
    for x in range(-68, 69):
        for y in range(-68, 69):
            assert box.where(box.spot(x, y)) == (x, y)


def named(piece: JsonObject, lang: str = "en") -> str:
    """Name a piece in words."""
    return Texts(GAME, lang, 2).say(
        f"piece-{piece['kind']}", case="nom", **{k: v for k, v in piece.items() if k != "kind"}
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_is_named_in_words_and_by_its_number(lang: str) -> None:
    pieces = [told_card(card) for card in range(box.CARDS)]
    pieces += [told_starter(box.CARDS + k) for k in range(box.STARTERS)]
    pieces += [told_objective(number) for number in range(box.OBJECTIVES)]
    names = [named(piece, lang) for piece in pieces]
    assert len(set(names)) == len(pieces) == 102
    for piece, name in zip(pieces, names, strict=True):
        assert f" {piece['card']} " in name
        assert not re.search(r"@|/|--|[({ ][FPAIqkmo-]+[)} ]|\(; |: [;)]", name), name


def test_the_name_of_a_piece_says_what_is_printed_on_it() -> None:
    assert named(told_card(4)) == "fungus resource card 5 (quill, plant, fungus)"
    assert named(told_card(7)) == "fungus resource card 8 (fungus; 1 point)"
    assert named(told_card(30)) == "insect resource card 31 (2× insect)"
    assert (
        named(told_card(50))
        == "plant gold card 51 (1 point for each visible quill; cost: 2× plant, insect; shows: quill)"
    )
    assert named(told_card(59)) == "plant gold card 60 (5 points; cost: 5× plant)"
    assert named(told_starter(80)) == "starter card 81 (back: insect in the middle; plant, insect in the corners)"
    assert named(told_starter(84)).endswith("plant, animal, insect in the middle; 2 corners missing)")
    assert named(told_objective(0)) == (
        "objective 87 (three fungus cards on a diagonal rising to the right; 2 points each time)"
    )
    assert named(told_objective(6)) == (
        "objective 93 (two animal cards in a column and a fungus card above them to the right; 3 points each time)"
    )
    assert named(told_objective(12)) == "objective 99 (a visible quill, inkwell and scroll; 3 points each time)"


def test_pieces_carry_everything_printed_on_them() -> None:
    assert card_piece(43) == {
        "kind": "card", "card": 44, "sort": "gold", "kingdom": "fungi", "corners": "oo-o", "gives": 2, "per": "c",
        "cost": "FFFA", "back": "oooo", "middle": "F",
    }  # fmt: skip
    assert (card_piece(0)["cost"], card_piece(0)["per"], card_piece(7)["per"]) == ("", "none", "card")
    assert objective_piece(4) == {
        "kind": "objective", "card": 91, "points": 3, "signs": "",
        "pattern": [{"sign": "F", "x": 0, "y": 0}, {"sign": "F", "x": 0, "y": -2}, {"sign": "P", "x": 1, "y": -3}],
    }  # fmt: skip
    assert (objective_piece(12)["pattern"], objective_piece(12)["signs"]) == ([], "qkm")
