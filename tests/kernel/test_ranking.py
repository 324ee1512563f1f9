"""Places from standings."""

import numpy as np
import pytest

from fathomfive.kernel.ranking import places


@pytest.mark.parametrize(
    ("standings", "expected"),
    [([3, 9, 4], [3, 1, 2]), ([5, 5, 1], [1, 1, 3]), ([0, 0], [1, 1]), ([1, 7, 7, 2], [4, 1, 1, 3]), ([8], [1])],
)
def test_the_highest_is_first_and_equal_ones_share(standings: list[int], expected: list[int]) -> None:
    out = np.array(standings, np.int64)
    places(out, len(out))
    assert out.tolist() == expected


def test_only_the_first_n_are_ranked() -> None:
    out = np.array([1, 2, 99], np.int64)
    places(out, 2)
    assert out.tolist() == [2, 1, 99]
