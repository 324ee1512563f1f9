"""The figures on the pages are those of the docs."""

import json
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_every_figure_of_the_data_is_in_the_docs_and_the_other_way_round() -> None:
    rows = [
        f"| `fathom arena {one['game']} {one['bots']} {one['arguments']}`"
        f" | {one['share']:.1f}% ({one['low']:.1f}% to {one['high']:.1f}%) | {one['note']} |"
        for one in json.loads((DOCS / "strength.json").read_text())
    ]
    page = (DOCS / "strength.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in page if line.startswith("| `fathom arena ")] == rows
