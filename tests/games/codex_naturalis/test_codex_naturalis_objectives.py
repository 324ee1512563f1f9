"""Objectives: each one counts the largest number of patterns that share no cards."""

import random
from itertools import permutations

import numpy as np
import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.games.codex_naturalis.components import LAID, spot
from fathomfive.games.codex_naturalis.explain import patterns
from fathomfive.games.codex_naturalis.rules_objectives import objective_points, times_met
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from games.codex_naturalis import slow_twin
from games.codex_naturalis.scriptorium import desk, play

CARDS_OF = {
    letter: [*range(n, n + 10), *range(40 + n, 50 + n)] for letter, n in zip("FPAI", (1, 11, 21, 31), strict=True)
}


def shape(kingdoms: dict[tuple[int, int], str]) -> Match:
    """Fill the first manuscript with cards of given kingdoms at given spots, whether or not that can be played."""
    match = Match(GAME, 2)
    s = match.state
    stock = {letter: list(cards) for letter, cards in CARDS_OF.items()}
    for i, ((x, y), letter) in enumerate(kingdoms.items()):
        s.spot[0, i] = spot(x, y)
        s.face[0, i] = ~(stock[letter].pop(0) - 1) if letter else 80
        if letter and i % 2:
            s.face[0, i] = ~int(s.face[0, i])
    s.laid[0] = len(kingdoms)
    return match


def met(match: Match, objective: int, seat: int = 1) -> int:
    """Count how often an objective is met."""
    return times_met(match.state, seat - 1, objective - 87, np.zeros(LAID, np.int8))


@pytest.mark.parametrize("objective", [87, 88, 89, 90])
@pytest.mark.parametrize(("length", "times"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (7, 2), (9, 3), (20, 6)])
def test_a_diagonal_is_met_once_for_every_three_cards_in_line(objective: int, length: int, times: int) -> None:
    """CN-31, CN-5: seven fungi on one rising diagonal meet 87 twice, not five times"""
    letter, step = {87: ("F", 1), 88: ("P", -1), 89: ("A", 1), 90: ("I", -1)}[objective]
    line = {(-5 + k, step * (-5 + k)): letter for k in range(length)}
    assert met(shape(line), objective) == times
    assert met(shape(dict(reversed(line.items()))), objective) == times
    mirrored = {(-x, y): letter for (x, y), letter in line.items()}
    assert met(shape(mirrored), objective) == 0
    broken = {at: letter if n != 1 else {"F": "P"}.get(letter, "F") for n, (at, letter) in enumerate(line.items())}
    assert met(shape(broken), objective) == max(0, (length - 2) // 3)


@pytest.mark.parametrize("objective", range(91, 95))
def test_a_bent_shape_counts_only_as_it_is_printed(objective: int) -> None:
    """CN-5, CN-31: the shape of 91 mirrored counts nothing"""
    cards = {(x, y): letter for letter, x, y in slow_twin.SHAPES[objective]}
    assert met(shape(cards), objective) == 1
    assert [met(shape(cards), other) for other in range(87, 95) if other != objective] == [0] * 7
    for turned in (
        {(-x, y): letter for (x, y), letter in cards.items()},
        {(x, -y): letter for (x, y), letter in cards.items()},
        {(-x, -y): letter for (x, y), letter in cards.items()},
        {(y, -x): letter for (x, y), letter in cards.items()},
    ):
        assert met(shape(turned), objective) == 0
    for at in cards:
        assert met(shape({**cards, at: ""}), objective) == 0


@pytest.mark.parametrize("objective", range(87, 95))
def test_the_order_in_which_cards_were_laid_makes_no_difference(objective: int) -> None:
    """CN-31"""
    cards = [((x, y), letter) for letter, x, y in slow_twin.SHAPES[objective]]
    for order in permutations(cards):
        assert met(shape(dict(order)), objective) == 1


def test_two_shapes_that_need_the_same_card_count_once() -> None:
    """CN-31: three fungi in a column with plants beside the second and the third meet 91 once, four with three twice"""
    column = {(0, -2 * k): "F" for k in range(4)}
    three = dict.fromkeys(list(column)[:3], "F")
    assert met(shape({**three, (1, -3): "P", (1, -5): "P"}), 91) == 1
    assert met(shape({**column, (1, -3): "P", (1, -5): "P", (1, -7): "P"}), 91) == 2
    assert met(shape({**column, (1, -5): "P", (1, -7): "P"}), 91) == 1
    assert met(shape({**column, (1, -3): "P", (1, -7): "P"}), 91) == 2


def test_the_starter_has_no_kingdom() -> None:
    """CN-5"""
    match = desk(manuscripts={1: "81@0,0 1b@1,1 2b@-1,-1"})
    assert met(match, 87) == 0
    match = desk(manuscripts={1: "81@0,0 1b@1,1 2b@2,2 3b@3,3"})
    assert met(match, 87) == 1


def test_cards_count_for_a_pattern_with_either_side_up() -> None:
    """CN-5"""
    match = desk(manuscripts={1: "81@0,0 1@1,1 2b@2,2 10@3,3"})
    assert met(match, 87) == 1


@pytest.mark.parametrize(
    ("objective", "manuscript", "times"),
    [
        (95, "82@0,0 1@1,1 2b@-1,-1", 1),
        (96, "82@0,0 11b@1,1 12@-1,-1 13b@2,2 18@-1,1", 1),
        (97, "84b@0,0 21@1,1 22b@2,2 23b@3,3 24b@4,4 25b@-1,-1", 2),
        (98, "81b@0,0 31@-1,1", 1),
        (99, "81@0,0 5@-1,1 6@1,1 7@-1,-1", 1),
        (99, "81@0,0 5@-1,1 6@1,1", 0),
        (100, "81@0,0 7@-1,1 17@1,-1", 1),
        (101, "81@0,0 6@-1,1 16@1,-1", 1),
        (102, "81@0,0 5@-1,1 27@1,-1", 1),
    ],
)
def test_only_visible_symbols_are_counted(objective: int, manuscript: str, times: int) -> None:
    """CN-31, CN-5: 99 is met as often as the smallest of the three object counts"""
    match = desk(manuscripts={1: manuscript}, common="87 88" if objective > 88 else "101 102")
    assert met(match, objective) == times
    twin = slow_twin.Manuscript(int(manuscript[:2]), "b" not in manuscript.split()[0])
    for item in manuscript.split()[1:]:
        name, _, at = item.partition("@")
        twin.lay(int(name.removesuffix("b")), not name.endswith("b"), (int(at.split(",")[0]), int(at.split(",")[1])))
    assert slow_twin.times_met(twin, objective) == times


@pytest.mark.parametrize("counts", [*permutations((1, 2, 3)), (2, 2, 2), (4, 0, 4), (0, 3, 3), (3, 3, 0)])
def test_the_objective_of_three_objects_is_met_as_often_as_the_rarest_object(counts: tuple[int, int, int]) -> None:
    """CN-31: 99 is met as often as the smallest of the three object counts"""
    match = desk()
    match.state.symbols[0] = (5, 6, 7, 8, *counts, 9, 9)
    assert met(match, 99) == min(counts)
    assert [met(match, n) for n in (102, 101, 100)] == [n // 2 for n in counts]
    assert [met(match, n) for n in (95, 96, 97, 98)] == [1, 2, 2, 2]


def test_a_card_may_count_for_several_objectives() -> None:
    """CN-31"""
    match = desk(
        manuscripts={1: "81@0,0 1b@1,1 2b@2,2 3b@3,3"}, common="87 95", secrets={1: "101 102"}, turn=2, last=True,
        called="empty_decks", left={"resource": 0, "gold": 0}, keeper=2, start=1,
    )  # fmt: skip
    play(match, match.texts()[-1])
    match.play(match.texts()[0])
    assert match.points()[0] == 2 + 2
    assert [(line["card"], line["n"], line["points"]) for line in match.explain() if line["side"] == 0] == [
        (87, 1, 2), (95, 1, 2),
    ]  # fmt: skip


def test_explanations_name_the_cards_of_each_pattern() -> None:
    """CN-31, CN-26"""
    match = desk(manuscripts={1: "81@0,0 1@1,1 2b@2,2 3b*@3,3"})
    assert patterns(match.state, 0, 0, 0) == (1, ["1@1,1 2b@2,2 3b@3,3"])
    assert patterns(match.state, 0, 0, 1) == patterns(match.state, 0, 0, NOBODY) == (1, ["1@1,1 rFb@2,2 3b@3,3"])
    assert patterns(match.state, 0, 8, 0) == (1, ["FFF"])
    line = " ".join(f"{n}b@{n},{n}" for n in range(1, 7))
    assert patterns(desk(manuscripts={1: f"81@0,0 {line}"}).state, 0, 0, 0) == (
        2, ["4b@4,4 5b@5,5 6b@6,6", "1b@1,1 2b@2,2 3b@3,3"],
    )  # fmt: skip


def test_the_points_of_objectives_so_far_are_explained_before_the_end_but_do_not_count_yet() -> None:
    """CN-31, CN-12"""
    match = desk(manuscripts={1: "81@0,0 1b@1,1 2b@2,2 3b@3,3"}, common="87 102", secrets={1: "95 96"})
    own = match.explain(0)
    assert [(line["kind"], line["card"], line["worth"], line["points"]) for line in own] == [
        ("so-far", 87, 2, 0), ("so-far", 95, 2, 0),
    ]  # fmt: skip
    assert [line["card"] for line in match.explain(1)] == [87]
    assert [line["card"] for line in match.explain(NOBODY)] == [87]


def check_against_brute_force(seeds: range) -> int:
    """Compare crowded manuscripts with brute force, and count the shapes."""
    total = 0
    for seed in seeds:
        dice = random.Random(seed)
        kingdoms = slow_twin.crowded(dice, dice.randrange(3, 19))
        if any([*kingdoms.values()].count(letter) > 20 for letter in "FPAI"):
            continue
        match = shape(kingdoms)
        for objective in range(87, 95):
            found = slow_twin.shapes_in(kingdoms, objective)
            marks = np.zeros(LAID, np.int8)
            times = times_met(match.state, 0, objective - 87, marks)
            assert times == slow_twin.most_apart(found), (kingdoms, objective)
            if len(found) < 7:
                assert times == slow_twin.by_subsets(found)
            marked = [
                frozenset(at for at, mark in zip(kingdoms, marks, strict=False) if mark == k + 1) for k in range(times)
            ]
            assert all(cards in found for cards in marked)
            assert not match.state.scratch.any()
            assert objective_points(match.state, 0, objective - 87) == times * slow_twin.WORTH[objective]
            assert not match.state.scratch.any()
            total += len(found)
    return total


def test_shapes_agree_with_brute_force() -> None:
    """CN-31"""
    assert check_against_brute_force(range(300)) > 300


@pytest.mark.slow
def test_shapes_agree_with_brute_force_on_many_manuscripts() -> None:
    """CN-31"""
    assert check_against_brute_force(range(1_000, 12_000)) > 11_000
