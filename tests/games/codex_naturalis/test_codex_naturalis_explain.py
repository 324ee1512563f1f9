"""The points of Codex Naturalis, line by line."""

from fathomfive.games.codex_naturalis.components import REVEAL, Phase
from fathomfive.kernel.game import NOBODY
from games.codex_naturalis.scriptorium import NINETEEN, desk


def test_points_are_explained_line_by_line() -> None:
    """CN-24, CN-31, CN-32"""
    match = desk(
        turn=2, last=True, called="twenty_points", manuscripts={1: NINETEEN + " 20@4,2", 2: "81@0,0 1b@1,1 2b@2,2"},
        common="97 87", secrets={1: "101 88", 2: "95 96"}, hands={2: "3 50 60"},
    )  # fmt: skip
    assert [line for line in match.explain(NOBODY) if line["kind"] == "cards"] == [
        {"side": 0, "kind": "cards", "clause": "CN-24", "points": 20}
    ]
    match.play("lay-3b@3,3")
    lines = [line for line in match.explain(NOBODY) if line["side"] == 1]
    assert [(line["kind"], line["card"], line["worth"], line["points"]) for line in lines] == [("so-far", 87, 2, 0)]
    own = match.explain(1)[-1]
    assert own == {
        "side": 1, "kind": "so-far", "clause": "CN-31", "card": 95, "what": "three", "sign1": "F", "sign2": "F",
        "n": 1, "values": ["FFF"], "worth": 2, "points": 0,
    }  # fmt: skip
    match.play(REVEAL)
    lines = [line for line in match.explain(NOBODY) if line["side"] == 1]
    assert [(line["kind"], line["card"], line["worth"], line["points"]) for line in lines] == [
        ("objective", 87, 2, 2), ("objective", 95, 2, 2),
    ]  # fmt: skip
    assert not [line for line in match.explain() if line["kind"] == "tie"]
    even = desk(common="99 100", secrets={1: "101 88", 2: "102 96"})
    even.state.points[:2], even.state.bonus[:2], even.state.phase = (5, 7), (4, 2), Phase.OVER
    assert [line["bonus"] for line in even.explain() if line["kind"] == "tie"] == [4, 2]
    tied = desk(turn=2, last=True, called="empty_decks", left={"resource": 0, "gold": 0}, hands={2: "50 60 70"})
    tied.play("lay-50b@-1,1")
    tied.play(REVEAL)
    assert tied.points()[0] == tied.points()[1]
    assert [line for line in tied.explain(NOBODY) if line["kind"] == "tie"] == [
        {"side": p, "kind": "tie", "clause": "CN-32", "bonus": tied.points()[p], "points": 0} for p in range(2)
    ]
