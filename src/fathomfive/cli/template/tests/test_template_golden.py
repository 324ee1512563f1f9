"""The recorded games of Template replay unchanged."""

from pathlib import Path

import pytest

from fathomfive.kernel import replay

GAMES = sorted((Path(__file__).parent / "games").glob("*.tide"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_end(file: Path) -> None:
    """A changed rule is noticed here."""
    assert replay.load(file).over
