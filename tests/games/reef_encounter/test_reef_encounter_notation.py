"""Moves and tables as text, and back."""

import pytest

from fathomfive.games.reef_encounter import GAME
from fathomfive.games.reef_encounter.notation import read
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match, table_of
from games.reef_encounter.reef import begin, colour, dealt, laid_out, play, reef

DRAWN = """\
reef_encounter table  rules 1  seats 2  game basic
asked turn  seat 1  start 2  turns 12  ended no
begun yes  paid 1  placing W  placed 0  put no  covered no  tired b0A4

b0  A  B  C  D  E  F  G     b2  A  B  C  D  E  F  G
1   .  .  .  #  #  #  .     1   .  #  #  .  #  #  #
2   .  #  #  #  #  #  .     2   .  #  #  #  #  #  .
3   W  #  .  #  #  #  #     3   #  #  #  .  #  #  #
4   W1 #  #  *  #  .  #     4   #  #  #  *  #  .  #
5   #  #  #  .  #  #  #     5   .  #  #  #  #  #  #
6   #  #  #  #  #  #  #     6   .  #  #  #  .  #  #

colour | value | beats | larvae | bag | bonus | larva | space
W      | 4     | Y O P | 8      | 28  | 1     | 1     | W3
Y      | 3     | O P   | 9      | 36  | 1     | 1     | Y3
O      | 3     | P G   | 9      | 36  | 1     | 1     | W1 G2
P      | 2     | G     | 9      | 35  | 1     | 1     | P3
G      | 3     | W Y   | 9      | 34! | 1     | 1     | G3
in-bag 169

tile | shows | large | small  | locked | tile | shows | large | small  | locked
1    | W>Y   | green | blue   | no     | 6    | O>G   | blue  | green  | no
2    | W>O   | red   | purple | no     | 7    | W>P   | green | purple | no
3    | Y>O   | blue  | red    | yes    | 8    | P>G   | green | purple | no
4    | Y>P   | purple | blue  | no     | 9    | G>W   | red   | purple | no
5    | O>P   | green | red    | no     | 10   | G>Y   | blue  | red    | no
blue 4  green 5  purple 5  red 4  afloat red

seat | shrimps | eaten | larvae | consumed | fish  | fed | hand  | noted
1    | 3       | 0     | W1     | O1       | W2 P1 | W   | W2 O2 | O1
2    | 3       | 1     | .      | .        | W1    | W   | .     | .
"""


def drawn() -> Match:
    """The table of the drawing."""
    return reef(boards={0: "W A3 A4@1", 2: ""}, start=2, done="paid 1 placing W tired b0A4", down="7", locked="3",
                afloat="red", sea={"O": "W1 G2"}, counted="G", cubes={1: "W1"}, prey={1: "O1"},
                fish={1: "W2 P1"}, hands={1: "W2 O2"}, noted={1: "O1"}, eaten={2: 1})  # fmt: skip


def squeezed(text: str) -> str:
    """Remove extra blanks from a drawing."""
    return "\n".join(" ".join(line.split()) for line in text.splitlines())


def test_a_drawing_shows_the_whole_table() -> None:
    """RE-3, RE-47"""
    assert squeezed(drawn().draw()) == squeezed(DRAWN)


def test_a_drawing_reads_back() -> None:
    """RE-20"""
    tables = [
        drawn(), Match(GAME, 3), laid_out(4), dealt(), begin(2), play(reef(), "take-W"),
        play(reef(cubes={1: "W1"}, bag="Y3"), "grow-W"), play(reef(bag="", bonus=""), "take-W"),
        play(Match(GAME, 2), "boards-1-3 starfish-down first-G polyp-W polyp-W polyp-W polyp-Y"),
        play(reef(3, seat=3, boards={0: "W A3 B3 A4 B4 A5@3, Y E1 F1 E2 F2 E3 F3@2"}, eaten={3: 3}), "eat-b0A5"),
    ]  # fmt: skip
    for match in tables:
        assert table_of(GAME, match.draw()).bytes() == match.state.bytes()


def test_a_drawing_for_a_viewer_hides_what_is_secret() -> None:
    """RE-47"""
    picture = drawn().draw(1)
    assert "O1 ?3" in picture
    assert "W1 P1 ?1" in picture
    assert [colour(drawn(), letter, 1)["bag"] for letter in "WG"] == ["?", "34!"]
    assert drawn().draw(0) != drawn().draw(1) != drawn().draw(NOBODY)


def test_labels_of_a_drawing_may_be_translated() -> None:
    """RE-20"""
    picture = drawn().draw(TABLE, lambda word: f"<{word}>")
    for label in ("<asked> <turn>", "<begun> <yes>", "<in-bag>", "<afloat> <red>", "<fed>", "<seat>", "<large>"):
        assert label in " ".join(picture.split())


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("asked turn", "asked dance"),
        ("seats 2", "seats 5"),
        ("seats 2", "seats 0"),
        ("rules 1", "rules"),
        ("game basic", "game odd"),
        ("ended no", "ended never"),
        ("begun yes", "begun perhaps"),
        ("put no", "put 0"),
        ("covered no", "covered ."),
        ("placing W", "placing Q"),
        ("tired b0A4", "tired b0C3"),  # sand
        ("tired b0A4", "tired b1A4"),  # no such board here
        ("tired b0A4", "tired c0A4"),
        ("turns 12", "turns many"),
        ("turns 12", "turns 99999"),
        ("4   W1", "4   W9"),
        ("4   W1", "4   X1"),
        ("b2  A", "bx  A"),
        ("W1 G2", "W1 Q2"),
        ("W1 G2", "W1 G"),
        ("W1 G2", "W1 G200"),
        ("Y>P ", "Y>W "),
        ("Y>P ", "Y-P "),
        ("| yes ", "| maybe "),
        ("afloat red", "afloat pink"),
        ("blue 4", "blue many"),
        ("| W   | .", "| Q   | ."),
        ("\n\n", "\n"),
        (" | O1       |", " |"),
    ],
)  # fmt: skip
def test_a_drawing_that_cannot_be_read_is_refused(before: str, after: str) -> None:
    """RE-20"""
    good = drawn().draw()
    assert before in good
    with pytest.raises(Refused, match=r"drawing|pairs") as refusal:
        table_of(GAME, good.replace(before, after))
    assert refusal.value.code == "bad_drawing"


def test_an_empty_text_is_not_a_drawing() -> None:
    """RE-20"""
    for text in ("", "reef_encounter", "a\n\nb\n\nc\n\nd"):
        with pytest.raises(Refused, match="a drawing of reef_encounter has parts"):
            table_of(GAME, text)


def test_the_text_of_a_move_says_what_it_does() -> None:
    """RE-20"""
    match = reef(boards={0: "W A3@1 A4, Y A5"}, prey={1: "W1 O1"}, hands={1: "W1"}, cubes={1: "W1"}, eaten={1: 1})
    some = {"pay-W", "hatch-O", "swap-O-blue-sea", "swap-W-tile10", "grow-W", "take-G", "move-b0A3-home"}
    assert some <= set(match.texts())


def test_moves_that_are_impossible_now_have_a_text_too() -> None:
    """RE-20"""
    for match in (Match(GAME, 2), laid_out(3), begin(), drawn()):
        texts = [match.write(m) for m in range(GAME.moves + GAME.outcomes)]
        assert all(texts)
        assert len(set(texts)) == len(texts)
    assert begin().write(0) == "feed-W"


def test_a_text_that_is_not_a_move_is_refused() -> None:
    """RE-20"""
    with pytest.raises(Refused, match="there is no move 'dance'"):
        begin().play("dance")


# --- Reading moves -------------------------------------------------------------------------------------------------


def read_tables() -> list[Match]:
    """Tables of every phase, and a turn with moves of many different texts."""
    boards = {0: "W A3@1 A4, Y A5 E1@1, O D1@2"}
    return [
        Match(GAME, 2), Match(GAME, 4), laid_out(), dealt(), begin(3), drawn(), play(dealt(), "feed-W feed-W"),
        reef(boards=boards, hands={1: "W2"}, prey={1: "W1 O1"}, done="paid 1 placing W"),
        reef(3, boards=boards, seat=2, prey={2: "W1"}),
        play(reef(), "take-W"), play(reef(cubes={1: "W1"}, bag="Y3"), "grow-W"),
        play(reef(bag="", bonus=""), "take-W"), play(reef(bag="", bonus=""), "take-W reveal-W-W"),
    ]  # fmt: skip


@pytest.mark.parametrize("match", read_tables())
def test_every_text_is_read_as_a_move_with_the_same_text(match: Match) -> None:
    """RE-20"""
    legal = set(match.legal())
    for viewer in {TABLE, max(0, match.to_act)}:
        for m in range(GAME.moves + GAME.outcomes):
            text = match.write(m, viewer)
            if text == "polyp":  # only the owner sees the colour
                assert read(match.state, text, viewer) is None
                continue
            found = read(match.state, text, viewer)
            assert found is not None, text
            assert match.write(found, viewer) == text
            assert found == m or m not in legal


def test_a_text_without_the_colour_is_not_a_move() -> None:
    """RE-47"""
    match = dealt()
    assert match.write(0, 1) == match.write(0, NOBODY) == "feed"
    assert [read(match.state, text, NOBODY) for text in ("feed", "feed-W")] == [None, None]
    assert read(match.state, "feed-W", 0) == 0


@pytest.mark.parametrize(
    "text",
    [
        "", "-", "eat", "eat-", "eat-none9", "eat-none", "eat-b0A4", "eat-b9Z9", "move", "move-b0A3", "move-b0A3-",
        "move--home",
        "move-b0A3-b1A1", "move-none5-home", "move-b0A3-home-home", "put", "put-home", "put-", "put-b0A1", "put-b3A3",
        "put-nowhere-1", "put-nowhere-132", "put-nowhere-999999999999999999999", "put-b0\u0661A3", "place", "place-",
        "place-W", "place-Wb0", "place-b0A6", "place-Yb0A6", "place-Whome", "attack-Wb0A6", "place-Wb0A5",
        "place-\U0001f41fb0A6",
        "swap-W", "swap-W-tile0", "swap-W-tile11", "swap-W-tile\u0661", "swap-W-pink-sea", "take-w", "take-WW",
        "pass-", "PASS",
        "reveal-W-W-W", "reveal-", "boards-1-0", "boards-4", "start-0", "start-5", "b0A3", "\x00", "move-" * 1000,
    ],
)  # fmt: skip
def test_other_texts_are_not_read_as_moves(text: str) -> None:
    """RE-20"""
    match = reef(boards={0: "W A3@1 A4, Y A5"}, hands={1: "W2"}, done="paid 1 placing W")
    for viewer in (TABLE, 0, 1, NOBODY):
        assert read(match.state, text, viewer) is None
