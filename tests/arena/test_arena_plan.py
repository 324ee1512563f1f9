"""The bots at the seats of every game, and its deal."""

import pickle
from collections import Counter
from itertools import combinations

import pytest

from fathomfive.arena.plan import MAX_BLOCK, MAX_OPENING, Plan, derived
from fathomfive.kernel.errors import Refused
from tiny import MINNOWS, PIG


def block(plan: Plan, deal: int) -> list[tuple[int, ...]]:
    return [plan.sitting(n) for n in range(deal * plan.block, (deal + 1) * plan.block)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_has_every_seat_once_in_a_block(seats: int) -> None:
    plan = Plan.of(PIG, ["random"] * seats)
    for deal in range(5):
        assert {plan.deal(n) for n in range(deal * seats, (deal + 1) * seats)} == {deal}
        sittings = block(plan, deal)
        assert all(Counter(column) == Counter(range(seats)) for column in zip(*sittings, strict=True))
        circle = sittings[0] * 2
        assert sittings == [circle[k : k + seats] for k in range(seats)], "a rotation keeps the circle"


def test_neighbours_change_from_deal_to_deal() -> None:
    plan = Plan.of(PIG, ["random"] * 4)
    after = Counter()  # type: Counter[int]
    for deal in range(60):
        (sitting, *_) = block(plan, deal)
        after[sitting[(sitting.index(0) + 1) % 4]] += 1
    assert min(after[bot] for bot in (1, 2, 3)) >= 10


def test_more_bots_than_seats_all_meet_on_every_deal() -> None:
    plan = Plan.of(PIG, ["random"] * 5, seats=2)
    assert plan.block == 20
    assert sorted(block(plan, 3)) == sorted(
        [*combinations(range(5), 2), *((b, a) for a, b in combinations(range(5), 2))]
    )


def test_fewer_bots_than_seats_are_repeated_and_numbered() -> None:
    assert Plan.of(PIG, ["random", "tiny.players:Holder"], seats=4).names == (
        "random", "tiny.players:Holder", "random#2", "tiny.players:Holder#2",
    )  # fmt: skip
    assert Plan.of(PIG, ["random"] * 3).names == ("random", "random#2", "random#3")


def test_a_plan_can_be_pickled() -> None:
    plan = Plan.of(MINNOWS, ["random", "random"], seats=3, seed=5, opening=2)
    again = pickle.loads(pickle.dumps(plan))
    assert again == plan
    assert again.game is MINNOWS


def test_seeds_for_different_purposes_are_different() -> None:
    seeds = {derived(seed, what, n) for seed in range(10) for what in ("deal", "bot") for n in range(50)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 1 << 62 for seed in seeds)


@pytest.mark.parametrize(
    ("bots", "seats", "seed", "words"),
    [
        ([], None, 0, "expected at least one bot, got none"),
        (["random"] * 5, None, 0, "pig is for 2 to 4 seats, not 5"),
        (["random"], None, 0, "pig is for 2 to 4 seats, not 1"),
        (["random", "clever"], None, 0, "no bot 'clever'; expected"),
        (["random", "random"], None, -1, "expected a seed from 0"),
        (
            ["random"] * 30,
            4,
            0,
            f"30 bots at 4 seats need 109620 games on each deal; expected at most {MAX_BLOCK}",
        ),
    ],
)
def test_an_impossible_contest_is_refused(bots: list[str], seats: int | None, seed: int, words: str) -> None:
    with pytest.raises(Refused) as refusal:
        Plan.of(PIG, bots, seats, seed=seed)
    assert words in refusal.value.error


@pytest.mark.parametrize("opening", [-1, MAX_OPENING + 1])
def test_the_length_of_an_opening_is_limited(opening: int) -> None:
    with pytest.raises(Refused, match=f"expected an opening of 0 to {MAX_OPENING} choices, got {opening}"):
        Plan.of(PIG, ["random", "random"], opening=opening)
