"""The strength ladder: its questions, and the report of its answers."""

from pathlib import Path

import pytest

import strength
from fathomfive.kernel.shelf import names, take
from strength import Rung, climb, ladder


@pytest.mark.parametrize("name", names())
def test_every_game_is_asked_at_two_seats_and_at_a_full_table(name: str) -> None:
    asked = {(rung.bots, rung.bar) for rung in ladder(name)}
    assert (("medium", "random"), 0.9) in asked
    assert {(strength.EXPERT, "medium"), (strength.EXPERT, "random")} <= {bots for bots, bar in asked if bar is None}


def test_answers_say_the_command_the_interval_and_the_bar(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    rungs = [
        Rung(("greedy:tries=1", "random"), 3, 0.2),
        Rung(("random", "greedy:tries=1"), 2, 0.9),
        Rung(("random",), 4),
    ]
    monkeypatch.setattr(strength, "ladder", lambda name: rungs)
    climb("kipicot", 1, tmp_path)
    above, below, full = capsys.readouterr().out.splitlines()
    assert above.startswith("| `fathom arena kipicot greedy:tries=1 random --games 4 --opening 4` | 100.0% (")
    assert "| above 20% |" in above
    assert "| NOT ABOVE 90% |" in below
    assert f"random{' random' * (max(take('kipicot').seats) - 1)} --games 4 --opening 4`" in full
    assert "| place " in full
    assert len(list(tmp_path.glob("*.jsonl"))) == 3
