"""What a seat of Podwodni łowcy observes."""

from games.podwodni_lowcy.sea import GRID, effects, play, sea
from walks import fields, observed


def test_a_seat_observes_itself_first() -> None:
    """PL-60"""
    match = sea(3, diver=2, up={1: "RA", 2: "2xRB"}, down={3: "GA"})
    seen = fields(match, 0)
    assert (seen["seats"], seen["turn"], seen["points"]) == ([0, 1, 0, 0], [0, 1, 0, 0, 0], [1, 2, 10, 0, 0])
    assert (seen["up"][0], seen["up"][1]) == ([1] + [0] * 9, [0, 2] + [0] * 8)
    assert seen["down"][2] == [0, 0, 0, 1] + [0] * 6
    turned = sea(3, diver=1, up={3: "RA", 1: "2xRB"}, down={2: "GA"})
    assert observed(turned, 0) == observed(match, 1)
    assert observed(turned, 2) == observed(match, 0)


def test_cards_questions_and_corners_are_observed_as_categories() -> None:
    """PL-11, PL-20"""
    begun = sea()
    assert fields(begun, 0)["asked"] == [1] + [0] * 12
    assert fields(begun, 0)["grid"][0] == [int(card == begun.state.grid[0]) for card in range(1, 14)]
    assert fields(begun, 0)["corner"] == [0] * 4
    first = play(sea(), "dive RC")
    assert fields(first, 0)["asked"] == [0, 1] + [0] * 11
    assert fields(first, 0)["column"] == [[0, 0, 1] + [0] * 10, *[[0] * 13] * 3]
    assert (fields(first, 0)["laid"], fields(first, 0)["corner"]) == (1, [0] * 4)
    assert fields(play(sea(), "dive RC top-right"), 0)["corner"] == [0, 1, 0, 0]


def test_everything_on_the_table_is_observed() -> None:
    """PL-60"""
    base = observed(sea(), 0)
    others = [
        sea(length="long"), sea(turns=21), sea(diver=2), sea(reached=2), sea(grid=GRID.replace("RA", "net")),
        sea(deck="RA"), sea(up={1: "RA"}), sea(down={2: "RA"}), sea(up={2: "RA"}), sea(3), sea(asked="more-sets"),
        play(sea(), "dive RC"), play(sea(), "dive RC top-right"), effects(),
    ]  # fmt: skip
    seen = {base, *(observed(match, 0) for match in others)}
    assert len(seen) == len(others) + 1
