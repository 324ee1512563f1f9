"""What holds for every game on the shelf, and for the two tiny ones: a sixth game is tested once its folder exists."""

import json
import random
from itertools import islice
from typing import Any

import numpy as np
import pytest

from fathomfive.kernel import replay
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.match import Match, table_of
from tiny import PIG
from walks import ALL, WAYS, Way, finished, home, imagined, observed, some, stride, walk, way_name

each_way = pytest.mark.parametrize("way", WAYS, ids=way_name)
each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


FEW = pytest.param(range(2), id="few")
MANY = pytest.param(range(2, 60), id="many", marks=pytest.mark.slow)


@pytest.fixture(params=[FEW, MANY])
def seeds(request: pytest.FixtureRequest) -> Any:
    """Give the seeds: a few in the normal run, many in the slow one."""
    return request.param


# --- Moves -------------------------------------------------------------------------------------------------------


@each_way
def test_live_games_offer_moves_of_their_numbering_and_finished_ones_none(way: Way, seeds: range) -> None:
    game = way[0]
    for seed in seeds:
        for match, _ in walk(*way, seed):
            legal = match.legal()
            assert bool(legal) != match.over
            assert legal == sorted(set(legal))
            assert len(legal) <= game.max_legal
            decisions = range(game.moves)
            outcomes = range(game.moves, game.moves + game.outcomes)
            assert all(m in (outcomes if match.to_act == TABLE else decisions) for m in legal)


@each_way
def test_texts_are_unique_and_read_back(way: Way, seeds: range) -> None:
    for seed in seeds:
        for match, _ in some(*way, seed):
            for viewer in {TABLE, match.to_act} - {NOBODY}:
                texts = match.texts(viewer)
                assert len(set(texts)) == len(texts)
            legal = match.legal()
            for m in legal:
                text = match.write(m)
                assert text
                assert not set(text) & set(" \t\n=:[]\"'")
                assert match.find(text) == m
                if m < match.game.moves:
                    assert match.find(match.write(m, match.to_act), match.to_act) == m


NO_MOVES = (
    "",
    "?",
    "-1",
    "0",
    "99999999999999999999",
    "٣",
    "a" * 200,
    "card-",
    "card-99999999999999999999",
    "\x00",
    "🦈",
)


@each_way
def test_every_text_is_found_and_no_other(way: Way) -> None:
    game = way[0]
    for match, _ in islice(some(*way, 0), 0, None, 9):
        written = {match.write(m): m for m in range(game.moves + game.outcomes)}
        for text in written:
            found = match.find(text)
            assert found is not None, text
            assert match.write(found) == text
        for text in (*NO_MOVES, *(f"{text}x" for text in list(written)[::50])):
            assert match.find(text) == written.get(text)
        if match.to_act >= 0:  # a seat reads its own decisions in its own words
            for m in range(game.moves):
                text = match.write(m, match.to_act)
                found = match.find(text, match.to_act)
                assert found is not None, text
                assert match.write(found, match.to_act) == text


@each_way
def test_every_number_has_a_text_at_any_time(way: Way) -> None:
    game = way[0]
    for match, _ in some(*way, 0):
        texts = [match.write(m) for m in range(game.moves + game.outcomes)]
        assert all(texts)


@each_way
def test_odds_are_positive_and_fit_the_dice(way: Way, seeds: range) -> None:
    for seed in seeds:
        for match, _ in walk(*way, seed):
            if match.to_act == TABLE:
                odds = match.odds()
                assert min(odds) > 0
                assert sum(odds) <= 1 << 31


@each_way
def test_a_clause_forbids_exactly_the_illegal_moves(way: Way) -> None:
    game = way[0]
    for match, _ in some(*way, 0):
        legal = set(match.legal())
        for m in range(game.moves + game.outcomes):
            clause = match.forbids(m)
            assert (clause is None) == (m in legal), match.write(m)
            assert clause is None or clause.startswith(f"{game.clauses}-")


# --- Tables ------------------------------------------------------------------------------------------------------


@each_way
def test_every_piece_is_accounted_for(way: Way, seeds: range) -> None:
    for seed in seeds:
        for match, _ in walk(*way, seed):
            assert match.game.audit(match.state), str(match)
            for name in match.game.State.arrays:
                assert not name.startswith("scratch") or not getattr(match.state, name).any()


@each_way
def test_copies_are_independent_and_the_same_move_gives_the_same_bytes(way: Way) -> None:
    for match, m in some(*way, 0):
        before = match.state.bytes()
        if m >= 0:
            one, two = match.copy().play(m), match.copy().play(m)
            assert one.state.bytes() == two.state.bytes() != before
            again = one.copy_from(match)
            assert (again.state.bytes(), again.moves) == (before, match.moves)
            assert again.play(m).state.bytes() == two.state.bytes()
            assert again.undo().state.bytes() == before
        assert match.state.bytes() == before


@each_way
def test_a_drawing_reads_back_and_every_table_has_its_own(way: Way) -> None:
    for match, _ in some(*way, 0):
        back = table_of(match.game, match.draw())
        assert back.bytes() == match.state.bytes(), f"{match}reads back as\n{match.game.draw(back)}"


@each_way
def test_asking_changes_nothing(way: Way) -> None:
    game = way[0]
    for match, _ in some(*way, 0):
        before = match.state.bytes()
        match.points(), match.rank(), match.draw(), match.explain(), game.audit(match.state)
        for viewer in game.viewers(match.seats):
            match.show(viewer), match.explain(viewer)
        assert match.state.bytes() == before


@each_way
def test_undo_equals_replaying_one_move_less(way: Way) -> None:
    match = finished(*way, 1)
    again = Match(match.game, match.seats, match.options)
    tables = [again.state.bytes()] + [again.play(m).state.bytes() for m in match.moves]
    looks = range(len(match.moves) + 1)
    for n in random.Random(7).sample(looks, min(12, len(looks))):
        assert match.at(n).state.bytes() == tables[n]
    while match.moves:
        match.undo()
        assert match.state.bytes() == tables[len(match.moves)]


@each_way
def test_a_tide_round_trip_reproduces_every_table(way: Way, seeds: range) -> None:
    games = {way[0].name: way[0]}
    for seed in seeds:
        match = finished(*way, seed)
        back = replay.read(replay.write(match), games=games)
        one, two = match.at(0), back.at(0)
        for m, k in zip(match.moves, back.moves, strict=True):
            assert one.play(m).state.bytes() == two.play(k).state.bytes()
        half = match.at(len(match.moves) // 2)
        assert replay.read(replay.write(half), games=games).state.bytes() == half.state.bytes()


# --- The end -----------------------------------------------------------------------------------------------------


@each_way
def test_a_game_ends_within_its_bound_for_a_reason_it_lists(way: Way, seeds: range) -> None:
    for seed in seeds:
        match = finished(*way, seed)
        assert len(match.moves) <= match.game.max_game_length(match.seats)
        assert match.reason in match.game.reasons


@each_way
def test_places_follow_points_and_ties_share(way: Way, seeds: range) -> None:
    for seed in seeds:
        match = finished(*way, seed)
        points, rank = match.points(), match.rank()
        assert len(points) == len(rank) == match.game.sides(match.seats)
        for place in rank:
            assert sum(other < place for other in rank) == place - 1
        for a in range(len(rank)):
            for b in range(len(rank)):
                assert points[a] <= points[b] or rank[a] < rank[b]


@each_way
def test_results_do_not_depend_on_what_was_in_the_buffer(way: Way) -> None:
    game, seats, _ = way
    for match, _ in some(*way, 0):
        for rule, clean in ((game.points, match.points()), (game.rank, match.rank())):
            for dirt in (-7, 99):
                out = np.full(game.sides(seats), dirt, np.int64)
                rule(match.state, out)
                assert out.tolist() == clean


@each_way
def test_explanations_add_up_to_the_points(way: Way) -> None:
    for match, _ in walk(*way, 0):
        for viewer in (TABLE, *match.game.viewers(match.seats)):
            sums = [0] * match.game.sides(match.seats)
            for line in match.explain(viewer):
                sums[line["side"]] += line["points"]
            if viewer == TABLE or match.over:
                assert sums == match.points()


# --- Silence -----------------------------------------------------------------------------------------------------


def seen_by(match: Match, viewer: int) -> Any:
    """Give everything a viewer is ever shown of a table."""
    own = match.legal() if match.to_act == viewer else None
    return (
        match.show(viewer),
        match.explain(viewer),
        match.draw(viewer),
        match.to_act,
        len(match.moves),
        observed(match, viewer) if viewer >= 0 else None,
        own,
        [(match.tell(m, viewer), match.write(m, viewer), match.preview(m, viewer)) for m in own or ()],
    )


@each_way
def test_a_viewer_cannot_tell_an_imagined_table_from_the_real_one(way: Way) -> None:
    game = way[0]
    for n, (match, _) in enumerate(some(*way, 0)):
        for viewer in game.viewers(match.seats):
            dream = imagined(match, viewer, seeded(n, 99 + viewer))
            assert seen_by(dream, viewer) == seen_by(match, viewer)
            assert game.audit(dream.state), str(dream)


@each_way
def test_twins_look_alike_and_are_imagined_alike(way: Way, seeds: range) -> None:
    """Two matches whose every move was written to a viewer in the same words are the same to that viewer."""
    game, seats, options = way
    step = stride(game, seats)
    differed = imagined_otherwise = 0
    for viewer in game.viewers(seats):
        pairs = len(seeds) if step > 1 else 3 * len(seeds)
        for seed in range(seeds.start, seeds.start + pairs):
            dice = random.Random(f"twins {seed} {viewer}")
            one, two = Match(game, seats, options), Match(game, seats, options)
            while not one.over:
                m = dice.choice(one.legal())
                same = [k for k in two.legal() if two.write(k, viewer) == one.write(m, viewer)]
                if not same:
                    break
                other = dice.choice([k for k in same if k != m] or same)
                assert one.tell(m, viewer) == two.tell(other, viewer)
                one.play(m)
                two.play(other)
                looked_at = len(one.moves) % step == 0 or one.over
                if looked_at and one.state.bytes() != two.state.bytes():  # equal tables look alike
                    assert seen_by(one, viewer) == seen_by(two, viewer)
                    dreams = [imagined(match, viewer, seeded(seed, len(one.moves))) for match in (one, two)]
                    assert dreams[0].state.bytes() == dreams[1].state.bytes()
                    differed += 1
                    seen = {imagined(one, viewer, seeded(k, seed)).state.bytes() for k in range(24)}
                    imagined_otherwise += len(seen) > 1
    # Where two tables look alike to a viewer and are not, imagining must not settle on one of them.
    assert imagined_otherwise == differed


@each_way
def test_nobody_sees_more_than_the_table_and_views_are_plain_data(way: Way) -> None:
    game = way[0]
    for match, m in some(*way, 0):
        for viewer in (TABLE, *game.viewers(match.seats)):
            json.dumps([match.show(viewer), match.explain(viewer)])
            if m >= 0:
                told = match.tell(m, viewer)
                json.dumps(told)
                assert {"kind", "seat", "pieces", "places", "clause"} <= told.keys()
                assert told["seat"] == match.to_act


def differ(match: Match, m: int) -> bool:
    """Is any viewer shown or told something else than a spectator?"""
    for viewer in range(match.seats):
        if match.show(viewer) != match.show(NOBODY) or match.explain(viewer) != match.explain(NOBODY):
            return True
        for k in {m, *match.legal()} - {-1}:
            if match.write(k, viewer) != match.write(k, NOBODY) or match.tell(k, viewer) != match.tell(k, NOBODY):
                return True
            if k < match.game.moves and match.preview(k, viewer) != match.preview(k, NOBODY):
                return True
    return False


@each_game
def test_a_game_says_that_it_hides_nothing_exactly_if_all_viewers_see_the_same(game: Game, seeds: range) -> None:
    positions = (
        differ(match, m)
        for seats, options in game.ways()
        for seed in seeds
        for match, m in some(game, seats, options, seed)
    )
    assert any(positions) != game.perfect_information


# --- Data files --------------------------------------------------------------------------------------------------


def perft(match: Match, depth: int) -> int:
    """Count the sequences of `depth` moves, outcomes included."""
    if depth == 0:
        return 1
    legal = match.legal()
    return len(legal) if depth == 1 else sum(perft(match.copy().play(m), depth - 1) for m in legal)


@each_way
def test_perft_counts_are_as_recorded(way: Way) -> None:
    """Counted anew by `python tests/games/perft.py`, which prints the lines to compare."""
    game, seats, options = way
    lines = (home(game) / "perft.txt").read_text().splitlines()
    recorded = dict(line.split(": ") for line in lines)
    counts = [int(n) for n in recorded[way_name(way)].split()]
    assert len(counts) >= 3
    assert [perft(Match(game, seats, options), depth) for depth in range(1, len(counts) + 1)] == counts


@each_game
def test_golden_games_replay_and_cover_every_reason_and_number_of_players(game: Game) -> None:
    matches = {}
    for file in sorted((home(game) / "games").glob("*.tide")):
        text = file.read_text(encoding="utf-8")
        matches[file] = replay.read(text, str(file), {game.name: game})
        assert replay.write(matches[file]) == text
    over = [match for match in matches.values() if match.over]
    assert {match.reason for match in over} == set(game.reasons)
    assert {match.seats for match in over} == set(game.seats)
    for option in game.options:
        played = {match.options[option.name] for match in over if option.name in match.options}
        assert played == set(option.values)


def test_walks_differ() -> None:
    first = [list(islice((m for _, m in walk(PIG, 2, {}, seed)), 40)) for seed in range(3)]
    assert first[0] != first[1] != first[2]
