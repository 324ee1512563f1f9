"""The test that may stop at any time, tried on bots whose strength is known."""

import numpy as np
import pytest

from fathomfive.arena.verdict import Verdict
from fathomfive.kernel.errors import Refused


def verdicts(share: float, bar: float, *, blocks: int, times: int, seed: int) -> list[Verdict]:
    """Test many contests of a bot that wins each of two games with this probability."""
    rng = np.random.default_rng(seed)
    heard = []
    for _ in range(times):
        verdict = Verdict(bar)
        for score in rng.binomial(2, share, blocks) / 2:
            if verdict.add(float(score)):
                break
        heard.append(verdict)
    return heard


@pytest.mark.parametrize("bar", [0.5, 0.7])
def test_a_bot_at_the_bar_rarely_gets_a_verdict(bar: float) -> None:
    """The hardest case: each error has a chance of 5%; out of 400, more than 35 would be a surprise of one in 500."""
    decisions = [verdict.decision for verdict in verdicts(bar, bar, blocks=250, times=400, seed=1)]
    assert decisions.count("above") <= 35
    assert decisions.count("below") <= 35


@pytest.mark.parametrize(("share", "right"), [(0.85, "above"), (0.55, "below")])
def test_a_bot_far_from_the_bar_soon_gets_the_right_verdict(share: float, right: str) -> None:
    heard = verdicts(share, 0.7, blocks=250, times=100, seed=2)
    decisions = [verdict.decision for verdict in heard]
    assert decisions.count(right) >= 95
    assert np.median([verdict.blocks for verdict in heard]) < 80


def test_a_bot_that_always_wins_is_above_after_a_few_blocks_for_good() -> None:
    verdict = Verdict(0.5)
    while verdict.add(1.0) is None:
        pass
    assert verdict.decision == "above"
    assert verdict.blocks <= 10
    for _ in range(500):
        verdict.add(0.0)
    assert verdict.data() == {"bar": 0.5, "risk": 0.05, "decision": "above", "blocks": verdict.blocks}


def test_a_smaller_risk_takes_longer() -> None:
    def blocks(risk: float) -> int:
        verdict = Verdict(0.6, risk)
        while not verdict.add(0.0):
            pass
        assert verdict.decision == "below"
        return verdict.blocks

    assert blocks(0.2) < blocks(0.05) < blocks(0.001)


@pytest.mark.parametrize(("bar", "risk"), [(0, 0.05), (1, 0.05), (float("nan"), 0.05), (0.5, 0), (0.5, 1.5)])
def test_an_impossible_bar_or_risk_is_refused(bar: float, risk: float) -> None:
    with pytest.raises(Refused, match=r"expected a (bar|risk) between 0 and 1"):
        Verdict(bar, risk)
