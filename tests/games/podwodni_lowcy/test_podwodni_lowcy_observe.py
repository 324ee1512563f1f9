"""What a seat of Podwodni łowcy observes."""

import numpy as np

from fathomfive.games.podwodni_lowcy.observe import OBSERVATION
from games.podwodni_lowcy.sea import GRID, effects, play, sea
from walks import observed


def test_a_seat_observes_itself_first() -> None:
    """PL-60"""
    match = sea(3, diver=2, up={1: "RA", 2: "2xRB"}, down={3: "GA"})
    seats = [np.frombuffer(observed(match, seat), np.float32) for seat in range(3)]
    assert {len(seen) for seen in seats} == {OBSERVATION}
    turned = sea(3, diver=1, up={3: "RA", 1: "2xRB"}, down={2: "GA"})
    assert observed(turned, 0) == observed(match, 1)
    assert observed(turned, 2) == observed(match, 0)


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
