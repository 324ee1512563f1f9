"""The recorded tables for the tests of the board match the rules of today."""

import json

from games.reef_encounter.pages import FILE, recorded


def test_recorded_tables_match_what_is_shown_told_and_previewed() -> None:
    """RE-20 `python tests/games/reef_encounter/pages.py` records them anew."""
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(json.dumps(recorded()))
