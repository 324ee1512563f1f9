"""What a move of Podwodni łowcy would do, before it is made."""

from itertools import islice
from time import process_time
from typing import Any

import pytest

from fathomfive.games.podwodni_lowcy import GAME
from fathomfive.games.podwodni_lowcy.preview import preview
from fathomfive.kernel.match import Match
from games.podwodni_lowcy.effects import effects as effects_of
from games.podwodni_lowcy.sea import BARE, begin, effects, play, sea, washing
from walks import walk

LETTERS = {"red": "R", "green": "G", "yellow": "Y"}
MANY = "3xRA 3xRB 3xRC 3xGA 3xGB 3xGC 2xYA 2xYB 2xYC 2xshrimp"


def see(match: Match, text: str) -> Any:
    """Give the preview of a move by its text."""
    return preview(match.state, match.read(text), match.to_act)


def name(piece: dict[str, Any]) -> str:
    """Name a card as the notation does."""
    return LETTERS[piece["colour"]] + piece["letter"] if piece["kind"] == "fish" else str(piece["kind"])


def short(effect: dict[str, Any]) -> str:
    """Write an effect as one line: kind, clause, seat, pieces, @places and further fields."""
    rest = {k: v for k, v in effect.items() if k not in ("kind", "clause", "who", "pieces", "places")}
    words = [effect["kind"], effect["clause"], f"seat-{effect['who'] + 1}", *map(name, effect["pieces"])]
    return " ".join([*words, *(f"@{place}" for place in effect["places"]), *(f"{k}={v}" for k, v in rest.items())])


def lines(match: Match, text: str) -> list[str]:
    """List the effects of a move, one line each."""
    return [short(effect) for effect in see(match, text)["effects"]]


def odds(match: Match, text: str) -> dict[str, tuple[int, int]]:
    """Give the chances after a move by kind: the number of cards, and of how many."""
    return {chance["kind"]: (chance["weight"], chance["of"]) for chance in see(match, text)["chances"]}


# --- What breaks the dive ----------------------------------------------------------------------------------------


def test_the_odds_of_a_break_are_counted_for_every_corner() -> None:
    """PL-22"""
    match = play(begin(2), "dive YB")  # 73 cards are left: 14 reds, 14 greens, 13 yellows and 32 others
    for corner in ("top-left", "top-right"):  # red at both ends of row 1
        assert odds(match, corner) == {"lay": (46, 73), "break": (27, 73)}
    assert lines(match, "top-left") == ["clash PL-22 seat-1 RA YB @a1 @new1"]
    assert lines(match, "top-right") == ["clash PL-22 seat-1 RB YB @d1 @new1"]
    assert odds(match, "bottom-left") == odds(match, "bottom-right") == {"lay": (60, 73), "break": (13, 73)}
    assert lines(match, "bottom-right") == ["clash PL-22 seat-1 YB YB @d3 @new1"]


def test_going_deeper_distinguishes_waves_that_wash_from_other_cards_that_break_the_dive() -> None:
    """PL-22, PL-24, PL-40"""
    match = play(begin(2, grid="RA GA YA RB\nGB wave wave GC\nYC RA GA YB"), "dive net top-left shrimp")
    found = see(match, "deeper")
    assert found["points"] == [0, 0]
    assert found["chances"] == [
        {"kind": "lay", "clause": "PL-21", "weight": 38, "of": 72},
        {"kind": "break-all", "clause": "PL-24", "weight": 28, "of": 72},  # 14 greens, 7 shrimps, 7 nets
        {"kind": "breaker", "clause": "PL-40", "weight": 6, "of": 72},
    ]
    assert lines(match, "deeper") == [
        "clash PL-22 seat-1 GB wave wave net shrimp @a2 @b2 @c2 @new1 @new2",
    ]  # fmt: skip


def test_only_cards_that_can_still_be_drawn_clash() -> None:
    """PL-22"""
    match = play(sea(deck="RC YA 2xnet 3xwave"), "dive RC top-left YA")
    assert lines(match, "deeper") == []
    assert odds(match, "deeper") == {"lay": (5, 5)}


def test_an_empty_deck_is_renewed_before_the_odds_are_counted() -> None:
    """PL-10"""
    match = play(sea(grid=BARE, deck="RC YA"), "dive RC top-left YA")
    shown = sum(heap["n"] for heap in match.show()["discards"])
    assert lines(match, "deeper") == [
        f"renew PL-10 seat-1 n={shown}",
        "clash PL-22 seat-1 net net net net YA @a2 @b2 @c2 @d2 @new2",
    ]
    assert odds(match, "deeper")["break-all"] == (21, shown)  # 17 yellows and the four other nets


def test_the_first_card_of_a_dive_cannot_break_it() -> None:
    """PL-20"""
    assert see(begin(3), "dive") == {
        "points": [0, 0, 0],
        "effects": [],
        "chances": [{"kind": "draw", "clause": "PL-20", "weight": 74, "of": 74}],
    }


# --- What is caught, taken and lost ------------------------------------------------------------------------------

SETS = {1: "3xRA GB YC", 2: "RB"}


@pytest.mark.parametrize(
    ("match", "text", "points", "expected"),
    [
        (begin(2), "dive", [0, 0], []),
        (sea(up=SETS), "score", [0, 0], ["set-points PL-51 seat-1 n=10"]),
        (
            play(begin(2), "dive RC top-left shrimp"),
            "column",
            [2, 0],
            ["receive PL-31 seat-1 RC shrimp @new1 @new2"],
        ),
        (
            play(begin(2), "dive wave top-left net"),
            "column",
            [0, 0],
            ["discard PL-31 seat-1 wave @new1", "idle PL-32 seat-1 net"],
        ),
        (
            play(sea(up={2: "RA"}), "dive harpoon top-left net"),
            "column",
            [0, 0],
            ["act PL-32 seat-1 net", "act PL-33 seat-1 harpoon"],
        ),
        (play(begin(2), "dive RC top-left shrimp"), "pick-a1", [0, 0], ["pick-more PL-30 seat-1 n=1"]),
        (play(begin(2), "dive RC top-left shrimp"), "pick-b1", [0, 0], ["pick-more PL-30 seat-1 n=1"]),
        (play(begin(2), "dive RC top-left shrimp deeper net"), "pick-c2", [0, 0], ["pick-more PL-30 seat-1 n=2"]),
        (
            play(begin(2), "dive RC top-left shrimp pick-b1"),
            "pick-c1",
            [2, 0],
            ["receive PL-31 seat-1 GA YA @b1 @c1", "refill PL-34 seat-1 RC shrimp @b1 @c1"],
        ),
        (
            play(begin(2), "dive RC bottom-right shrimp deeper wave pick-a2 pick-d2"),
            "pick-new",
            [2, 0],
            [
                "receive PL-31 seat-1 GB GC @a2 @d2",
                "discard PL-31 seat-1 wave @new3",
                "refill PL-34 seat-1 RC shrimp @a2 @d2",
            ],
        ),
        (
            effects(),
            "net-shrimp-2",
            [1, -1],
            ["spend PL-32 seat-1 net", "steal PL-32 seat-1 shrimp other=1", "act PL-33 seat-1 harpoon"],
        ),
        (
            effects(),
            "harpoon-new2",
            [1, 0],
            ["spend PL-33 seat-1 harpoon", "receive PL-33 seat-1 YB @new2", "act PL-32 seat-1 net"],
        ),
        (
            play(effects(), "no-net"),
            "harpoon-d3",
            [1, 0],
            [
                "spend PL-33 seat-1 harpoon",
                "receive PL-33 seat-1 YB @d3",
                "refill PL-34 seat-1 RC YB @b2 @c2",
            ],
        ),
        (
            play(effects(), "no-harpoon"),
            "no-net",
            [0, 0],
            ["spend PL-32 seat-1 net", "refill PL-34 seat-1 RC YB @b2 @c2"],
        ),
        (
            sea(asked="effects", up={2: "RA"}, more="nets 2"),
            "net-RA-2",
            [1, -1],
            ["spend PL-32 seat-1 net", "steal PL-32 seat-1 RA other=1", "idle PL-32 seat-1 net"],
        ),
        (
            sea(asked="effects", grid=BARE.replace("wave", "RA", 1), more="harpoons 2"),
            "harpoon-a1",
            [1, 0],
            ["spend PL-33 seat-1 harpoon", "receive PL-33 seat-1 RA @a1", "idle PL-33 seat-1 harpoon"],
        ),
        (sea(up=SETS), "dive", [0, 0], ["leave-set PL-40 seat-1"]),
        (
            sea(up=SETS, asked="first-set"),
            "set-3xRA",
            [-3, 0],
            ["pool PL-51 seat-1 RA RA RA", "set-next PL-51 seat-1 n=10"],
        ),
        (play(sea(up=SETS), "score set-3xRA"), "down-RA", [10, 0], ["secure PL-51 seat-1 RA"]),
        (play(sea(up=SETS), "score set-3xRA down-RA"), "give-GB", [-1, 0], ["pool PL-51 seat-1 GB"]),
        (play(sea(up=SETS), "score set-3xRA down-RA give-GB"), "give-YC", [-1, 0], ["pool PL-51 seat-1 YC"]),
        (
            play(sea(3, up=SETS), "score set-3xRA down-RA give-GB give-YC"),
            "take-YC",
            [0, 1, 0],
            ["receive PL-51 seat-2 YC"],
        ),
        (
            play(sea(3, up=SETS), "score set-3xRA down-RA give-GB give-YC take-YC"),
            "take-RA",
            [0, 0, 1],
            ["receive PL-51 seat-3 RA", "discard PL-51 seat-1 RA GB"],
        ),
        (play(sea(up=SETS), "score set-3xRA down-RA give-GB give-YC take-YC"), "stop", [0, 0], []),
    ],
)
def test_a_preview_tells_the_effects_of_a_move(match: Match, text: str, points: list[int], expected: list[str]) -> None:
    """PL-31"""
    assert lines(match, text) == expected
    assert see(match, text)["points"] == points


@pytest.mark.parametrize(
    ("match", "text", "points", "expected"),
    [
        (
            sea(3, up={1: "RA", 2: "2xRB"}, asked="wash", laid="wave wave"),
            "wash-RA",
            [-1, 0, 0],
            ["wash PL-40 seat-1 RA n=1"],
        ),
        (
            washing(),
            "wash-RB",
            [0, -2, 0],
            ["wash PL-40 seat-2 RB n=2", "clear PL-41 seat-1 wave wave @new1 @new2"],
        ),
        (
            play(sea(grid=BARE, up={2: "GA 3xGB"}), "dive RC top-right wave"),
            "wash-GB",
            [1, -3],
            [
                "wash PL-40 seat-2 GB n=3",
                "clear PL-41 seat-1 wave wave wave wave wave @a1 @b1 @c1 @d1 @new2",
                "receive PL-23 seat-1 RC @new1",
            ],
        ),
        (
            play(sea(grid="\n".join(BARE.splitlines()[::-1]), up={2: "GA"}), "dive RC bottom-left wave"),
            "wash-GA",
            [1, -1],
            [
                "wash PL-40 seat-2 GA n=1",
                "clear PL-41 seat-1 wave wave wave wave wave @a3 @b3 @c3 @d3 @new2",
                "receive PL-23 seat-1 RC @new1",
            ],
        ),
        (
            play(sea(grid=BARE, up={2: "GA"}), "dive net bottom-left RC deeper YB deeper wave"),
            "wash-GA",
            [0, -1],
            [
                "wash PL-40 seat-2 GA n=1",
                "clear PL-41 seat-1 wave wave wave wave wave @a1 @b1 @c1 @d1 @new4",
                "lose PL-24 seat-1 net RC YB @new1 @new2 @new3",
            ],
        ),
        (play(begin(2), "dive RC top-left"), "YA", [0, 0], []),
        (
            play(begin(2), "dive RC top-left"),
            "RA",
            [1, 0],
            ["receive PL-23 seat-1 RC @new1", "lose PL-23 seat-1 RA @new2"],
        ),
        (
            play(begin(2), "dive wave top-left"),
            "RC",
            [0, 0],
            ["discard PL-23 seat-1 wave @new1", "lose PL-23 seat-1 RC @new2"],
        ),
        (
            play(sea(up={2: "RA"}), "dive net top-left"),
            "RC",
            [0, 0],
            ["lose PL-23 seat-1 RC @new2", "act PL-32 seat-1 net"],
        ),
        (
            play(begin(2), "dive harpoon top-left"),
            "RC",
            [0, 0],
            ["lose PL-23 seat-1 RC @new2", "act PL-33 seat-1 harpoon"],
        ),
        (
            play(begin(2), "dive RC top-left YA deeper"),
            "GA",
            [0, 0],
            ["lose PL-24 seat-1 RC YA GA @new1 @new2 @new3"],
        ),
        (
            play(begin(2), "dive wave top-left"),
            "wave",
            [0, 0],
            ["clear PL-41 seat-1 wave wave @new1 @new2"],
        ),
        (play(sea(up={2: "RA"}), "dive wave top-left"), "wave", [0, 0], []),
        (Match(GAME, 2), "start-2", [0, 0], []),
        (Match(GAME, 2).play("start-1"), "RA", [0, 0], []),
        (play(begin(2), "dive"), "RA", [0, 0], []),
    ],
)
def test_waves_and_broken_dives_tell_the_lost_cards(
    match: Match, text: str, points: list[int], expected: list[str]
) -> None:
    """PL-23, PL-24, PL-41"""
    assert lines(match, text) == expected
    assert see(match, text)["points"] == points


def test_a_preview_tells_that_a_move_starts_the_last_turns_or_ends_the_game() -> None:
    """PL-61, PL-63"""
    nearly = sea(up={1: "GA GB"}, down={1: "RA RB RC"})
    assert lines(play(nearly, "dive shrimp top-left wave deeper YA deeper RB"), "column") == [
        "receive PL-31 seat-1 shrimp YA RB @new1 @new3 @new4",
        "discard PL-31 seat-1 wave @new2",
        "reach PL-61 seat-1",
    ]
    assert lines(play(sea(2, diver=2, reached=1), "dive RC top-left YA"), "column") == [
        "receive PL-31 seat-2 RC YA @new1 @new2",
        "over PL-61 seat-2",
    ]
    assert lines(play(sea(2, turns=999), "dive RC top-left YA"), "column") == [
        "receive PL-31 seat-1 RC YA @new1 @new2",
        "over PL-63 seat-1",
    ]


def test_after_a_turn_the_gaps_are_filled_from_the_deck() -> None:
    """PL-10"""
    match = play(effects(), "no-net")
    assert see(match, "harpoon-d3")["chances"] == [{"kind": "fill", "clause": "PL-10", "weight": 68, "of": 68}]
    assert see(match, "no-harpoon")["chances"] == []


# --- The slow twin -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_previews_agree_with_what_happens(seats: int) -> None:
    """PL-22, PL-31"""
    for n, (match, m) in enumerate(islice(walk(GAME, seats, {"length": "short"}, 8), 700)):
        if m < 0:
            break
        legal = match.legal()
        for k in {m, legal[n % len(legal)], legal[-1]}:
            found = preview(match.state, k, match.to_act)
            later = match.copy().play(k)
            assert found["effects"] == effects_of(match, k, match.to_act), match.write(k)
            assert found["points"] == [new - old for old, new in zip(match.points(), later.points(), strict=True)]
            drawn: dict[tuple[str, str], int] = {}
            if later.to_act < 0 and not later.over:
                for outcome, weight in zip(later.legal(), later.odds(), strict=True):
                    told = later.tell(outcome)
                    drawn[told["kind"], told["clause"]] = drawn.get((told["kind"], told["clause"]), 0) + weight
            assert {(one["kind"], one["clause"]): one["weight"] for one in found["chances"]} == drawn
            assert {one["of"] for one in found["chances"]} <= {sum(drawn.values())}


def test_previews_change_nothing_and_are_quick() -> None:
    """PL-11"""
    match = sea(up={1: MANY}, asked="more-sets")
    before = match.state.bytes()
    began = process_time()
    for m in match.legal():
        preview(match.state, m, 0)
    assert process_time() - began < 0.2  # usually takes a millisecond
    assert match.state.bytes() == before
