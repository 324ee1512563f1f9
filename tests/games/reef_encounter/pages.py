"""Write the tables that the tests of the board draw: `python tests/games/reef_encounter/pages.py` from the root."""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
sys.path[:0] = [str(ROOT / "tests")]

from fathomfive.games.reef_encounter.preview import preview  # noqa: E402  # the modules of the tests lie beside the games
from fathomfive.kernel.match import Match  # noqa: E402
from games.reef_encounter.reef import dealt, play, reef  # noqa: E402

FILE = ROOT / "web" / "test" / "reefs.json"
SEAT = 2  # the third player, whose view is drawn

# Example T2 of the rules, before the turn of the third player: board b1.
CORALS = {1: "O C5 D5 E5 D4 E4 D3@2 D2, Y A4 A5@3, P F1 E1 F2 E2@1 F3", 2: "W C3, G E5", 3: "O D2"}
T2: dict[str, Any] = {
    "boards": CORALS, "seat": 3, "turns": 11, "hands": {1: "O5", 2: "P5", 3: "Y3 W4"}, "cubes": {3: "Y1 W1"},
    "prey": {3: "W1"}, "eaten": {3: 1}, "fish": {3: "G2"},
}  # fmt: skip


def tables() -> dict[str, tuple[Match, str]]:
    """Give the tables by name, each with the texts of the legal moves to list, or with all legal moves."""
    turn = reef(3, **T2)
    few = "pay-Y pay-W hatch-W grow-W grow-Y swap-W-blue-sea swap-W-red-sea swap-W-tile4 put-b2C3 put-b3D2"
    shrimp = "move-b1A5-b1A4 move-b1A5-b2C3 move-b1A5-home"
    buying = reef(3, **T2 | {"prey": {3: "W1 P1"}})
    swaps = " ".join(f"hatch-{c} swap-{c}-blue-sea swap-{c}-red-sea swap-{c}-tile3" for c in "WP")
    meal = {1: "Y A3 A4 A5@3 B3 B5, O D3@2 D4", 2: "W C3, G E5", 3: "O D2"}
    last: dict[str, Any] = {"asked": "last", "ended": "shrimps_eaten", "more": "ender 1", "eaten": {1: 4, 3: 1}}
    six = {1: "Y A3 A4 A5@3 B3 B5 C5"}
    placing = play(turn.copy(), "pay-Y")
    return {
        "turn": (turn, f"{few} {shrimp} take-W take-G"),
        "advanced": (reef(3, **T2 | {"game": "advanced"}), "take-W"),
        "placing": (placing, "place-Yb1B5 place-Yb3B1 place-Yb3C1 take-W"),
        "attacking": (play(placing.copy(), "place-Yb1B5"), "attack-Yb1C5 place-Yb1B6 place-Yb3B1 take-W"),
        "both": (
            reef(3, **T2 | {"prey": {3: "Y1"}, "done": "paid 1 placing Y"}),
            "place-Yb1B5 replace-Yb1B5 place-Yb3B1 replace-Yb3B1 take-W",
        ),
        "consumed": (
            reef(3, **T2 | {"prey": {3: "Y1"}, "hands": {3: "W4"}, "done": "paid 1 placing Y"}),
            "replace-Yb1B5 replace-Yb3B1 take-W",
        ),
        "buying": (buying, f"{swaps} take-W"),
        "meal": (reef(3, **T2 | {"boards": meal}), f"eat-b1A5 pay-Y {shrimp} put-b2C3 take-W"),
        "rock": (play(turn.copy(), "move-b1A5-b1B3"), "pay-Y move-b1B3-home take-W".removesuffix(" take-W")),
        "feeding": (dealt(3, start=3, hands={3: "WWWYYY"}), ""),
        "larvae": (play(dealt(3, start=3), "feed-W feed-W feed-W"), ""),
        "last": (reef(3, **T2 | {"boards": six} | last), ""),
        "over": (
            play(reef(3, **T2 | {"asked": "reveal", "ended": "too_long", "turns": 400}), "reveal-W-W-G"), "",
        ),
    }  # fmt: skip


def recorded() -> dict[str, Any]:
    """Give what a browser gets for every table: what is shown, and the listed moves."""
    found = {}
    for name, (match, texts) in tables().items():
        numbers = [match.read(text) for text in texts.split()] or (match.legal() if match.to_act == SEAT else [])
        legal = [
            {
                "move": m, "text": match.write(m, SEAT), "told": match.tell(m, SEAT),
                "preview": preview(match.state, m, SEAT),
            }
            for m in numbers
        ]  # fmt: skip
        found[name] = {"table": match.show(SEAT), "legal": legal}
    return found


def written() -> str:
    """Give the text of the file, with one table a line to keep changes readable."""
    lines = [f"{json.dumps(name)}: {json.dumps(table, sort_keys=True)}" for name, table in recorded().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
