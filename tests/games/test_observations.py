"""Observations of every game: whole numbers in range, everything a seat knows, and nothing else."""

import json
import random
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from fathomfive.kernel import replay
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.layout import Field, Layout
from fathomfive.kernel.match import Match, table_of
from fathomfive.kernel.records import Record
from games import observation_pages
from games.neighbours import neighbours, questions
from tiny import PIG
from walks import ALL, WAYS, Way, finished, home, imagined, observed, some, way_name, written

each_way = pytest.mark.parametrize("way", WAYS, ids=way_name)
each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)

FEW = pytest.param(range(1), id="few")
MANY = pytest.param(range(2, 30), id="many", marks=pytest.mark.slow)


@pytest.fixture(params=[FEW, MANY])
def seeds(request: pytest.FixtureRequest) -> Any:
    """Give the seeds: a few in the normal run, many in the slow one."""
    return request.param


# --- Numbers -----------------------------------------------------------------------------------------------------


def limits(layout: Layout) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Give the smallest and the largest value of every number."""
    sizes = [field.size for field in layout]
    return (
        np.repeat([field.least for field in layout], sizes),
        np.repeat([field.most for field in layout], sizes),
    )


def belongs_to(layout: Layout, numbers: NDArray[np.bool_]) -> list[str]:
    """Name the fields of some numbers."""
    return [field.name for field in layout if numbers[layout.where(field.name)].any()]


@each_way
def test_observations_are_whole_numbers_within_the_range_of_their_field(way: Way, seeds: range) -> None:
    layout = way[0].layout
    least, most = limits(layout)
    for seed in seeds:
        for match, _ in some(*way, seed):
            for seat in range(match.seats):
                seen = written(match, seat)
                assert belongs_to(layout, (seen < least) | (seen > most)) == []


@each_way
def test_seats_that_are_absent_are_zeros(way: Way) -> None:
    """The first axis of a field counts seats from the own one, or from the one after it."""
    game, seats, _ = way
    most = max(game.sides(n) for n in game.seats)
    for match, _ in some(*way, 0):
        for seat in range(seats):
            split = game.layout.split(written(match, seat))
            for field in game.layout:
                if field.axes[:1] in (("seat",), ("side",)):
                    there = game.sides(seats) - (most - field.shape[0])
                    assert not split[field.name][there:].any(), field.name


# Fields that no test needs to see used: none at present.
UNUSED: dict[str, set[str]] = {}


def played(game: Game) -> list[Match]:
    """Give finished games: random ones of every way, and the golden ones, which show what is rare."""
    random_games = [finished(game, seats, options, 0) for seats, options in game.ways()]
    files = sorted((home(game) / "games").glob("*.tide"))
    golden = [replay.read(file.read_text(encoding="utf-8"), str(file), {game.name: game}) for file in files]
    return random_games + golden


@each_game
def test_every_field_is_used_somewhere(game: Game) -> None:
    used = np.zeros(game.observation, np.bool_)
    for whole in played(game):
        match = whole.at(0)
        for m in whole.moves:
            match.play_unchecked(m)
            seat = match.to_act if match.to_act >= 0 else len(match.moves) % match.seats
            used |= written(match, seat) != 0
    names = {field.name for field in game.layout}
    assert names - set(belongs_to(game.layout, used)) == UNUSED.get(game.name, set())


# --- Knowledge ---------------------------------------------------------------------------------------------------

SIBLINGS = 4  # other moves tried at every position
QUESTIONS = 12  # positions of a game whose neighbours are compared
NOT_OBSERVED = {
    "rules",  # chosen before the game: learners and their opponents play by one number
    "stage", "round", "ends_round",  # of Codex Naturalis: they follow from the question, the cards laid and the places
}  # fmt: skip


class Views:
    """What seats that decide are shown, by what they observe."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.shown: dict[tuple[int, bytes], str] = {}

    def add(self, s: Record, seat: int) -> None:
        """Check that tables which are shown differently are observed differently."""
        shown = {key: value for key, value in self.game.show(s, seat).items() if key not in NOT_OBSERVED}
        text = json.dumps(shown, sort_keys=True)
        out = np.zeros(self.game.observation, np.int16)
        self.game.observe(s, seat, out)
        before = self.shown.setdefault((seat, out.tobytes()), text)
        assert before == text, f"seat {seat + 1} observes the same, but is shown\n{before}\nand\n{text}"


def is_possible(game: Game, s: Record, seat: int) -> bool:
    """Could this be a table at which the seat decides?"""
    try:
        return game.to_act(s) == seat and game.audit(s) and table_of(game, game.draw(s)).bytes() == s.bytes()
    except (IndexError, KeyError, OverflowError, ValueError, ZeroDivisionError):  # there is no such table
        return False


@each_way
def test_tables_that_are_shown_differently_to_the_seat_that_decides_are_observed_differently(
    way: Way, seeds: range
) -> None:
    game = way[0]
    views = Views(game)
    dice = random.Random(way_name(way))
    for seed in seeds:
        for match, _ in some(*way, seed):
            if match.to_act >= 0:
                views.add(match.state, match.to_act)
            legal = match.legal()
            for m in dice.sample(legal, min(SIBLINGS, len(legal))):
                other = match.copy().play(m)
                if other.to_act >= 0:
                    views.add(other.state, other.to_act)
    for match in islice(questions(way, seeds), QUESTIONS * len(seeds)):
        seat = match.to_act
        for table in neighbours(match.state, dice):
            if is_possible(game, table, seat):
                views.add(table, seat)


@each_way
def test_a_seat_observes_an_imagined_table_as_the_real_one(way: Way, seeds: range) -> None:
    for seed in seeds:
        for n, (match, _) in enumerate(some(*way, seed)):
            for seat in range(match.seats):
                assert observed(imagined(match, seat, seeded(n, seed)), seat) == observed(match, seat)


# --- Matches -----------------------------------------------------------------------------------------------------


@each_way
def test_a_match_gives_scaled_observations_and_masks(way: Way) -> None:
    game = way[0]
    for match, _ in some(*way, 0):
        for seat in range(match.seats):
            seen = match.observe(seat)
            assert seen.dtype == np.float32
            assert seen.tolist() == game.layout.scaled(written(match, seat)).tolist()
            assert np.abs(seen).max() <= 1
        mask = match.mask()
        assert mask.dtype == np.bool_
        assert mask.shape == (game.moves,)
        assert np.flatnonzero(mask).tolist() == (match.legal() if match.to_act >= 0 else [])


def test_a_seat_that_does_not_exist_observes_nothing() -> None:
    for seat in (-1, 2):
        with pytest.raises(Refused, match=f"expected a seat from 0 to 1 to observe from, got {seat}"):
            Match(PIG, 2).observe(seat)


# --- Layouts -----------------------------------------------------------------------------------------------------


@each_game
def test_every_field_says_what_it_is(game: Game) -> None:
    for field in game.layout:
        assert field.about.endswith("."), field.name
        assert field.name.isidentifier()
        assert field.about[0].isupper()


@pytest.mark.parametrize("game", observation_pages.games(), ids=lambda game: game.name)
def test_the_pages_describe_the_layouts(game: Game) -> None:
    """Rewritten by `python tests/games/observation_pages.py`."""
    page = observation_pages.page_of(game).read_text(encoding="utf-8")
    assert page == observation_pages.renewed(page, game.layout), "run python tests/games/observation_pages.py"
    listed = (observation_pages.PAGES.parent / "observations.md").read_text(encoding="utf-8")
    assert f"| {game.title} | {game.layout.size:,} | [fields](observations/{game.name}.md) |" in listed


def test_a_layout_splits_observations_by_field() -> None:
    layout = Layout(
        Field("calm", "Quiet turns.", 4),
        Field("hand", "Cards.", 2, (2, 3), axes=("seat", "card")),
        Field("shift", "Left or right.", 8, (2,), -8, ("way",)),
    )
    assert layout.size == 9
    assert layout.starts == (0, 1, 7)
    assert repr(layout) == "<Layout of 9 numbers: calm, hand, shift>"
    both = layout.split(np.arange(18).reshape(2, 9))
    assert both["calm"].tolist() == [0, 9]
    assert both["hand"][1].tolist() == [[10, 11, 12], [13, 14, 15]]
    raw = np.array([1, 0, 1, 2, 2, 1, 0, -8, 4], np.int16)
    assert layout.scaled(raw).tolist() == [0.25, 0, 0.5, 1, 1, 0.5, 0, -1, 0.5]
    assert layout.describe()[2] == {
        "name": "shift", "at": 7, "size": 2, "shape": [2], "axes": ["way"], "least": -8, "most": 8,
        "about": "Left or right.",
    }  # fmt: skip


def test_layouts_that_weights_can_share_have_the_same_fingerprint() -> None:
    calm = Field("calm", "Quiet turns.", 4, (2,), axes=("seat",))
    assert Layout(calm).fingerprint == Layout(replace(calm, about="Turns without noise.")).fingerprint
    others = [Layout(calm), Layout(calm, Field("last", "The end."))]
    others += [
        Layout(replace(calm, **change)) for change in ({"most": 5}, {"name": "still"}, {"least": -1}, {"shape": (3,)})
    ]
    assert len({layout.fingerprint for layout in others}) == len(others)


def test_a_layout_refuses_unknown_fields_and_wrong_sizes() -> None:
    layout = Layout(Field("calm", "Quiet turns.", 4))
    with pytest.raises(Refused, match="no field 'storm' in this layout; there are: calm"):
        layout.where("storm")
    with pytest.raises(Refused, match="expected 1 numbers on the last axis, got 3"):
        layout.split(np.zeros((5, 3)))


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ((Field("a", "A."), Field("a", "A.")), "two fields are called a"),
        ((Field("a", "A.", 1, least=-2),), "would leave its scale"),
        ((Field("a", "A.", 1 << 15),), "would leave its scale"),
        ((Field("a", "A.", shape=(2,)),), "every axis of a has a name"),
    ],
)
def test_a_layout_must_make_sense(fields: tuple[Field, ...], why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        Layout(*fields)
