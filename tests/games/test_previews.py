"""What `preview` promises is what happens: for every game on the shelf, and for the two tiny ones."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from itertools import islice
from math import sqrt
from typing import Any

import pytest

from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import TABLE, Game
from fathomfive.kernel.match import Match
from fathomfive.texts import LANGUAGES, Texts
from tiny import TINY
from walks import WAYS, Way, home, imagined, some, way_name

each_way = pytest.mark.parametrize("way", WAYS, ids=way_name)

Effects = Callable[[Match, int, int], list[dict[str, Any]]]
MANY = 16  # legal moves looked at in one position
DREAMS = 160  # imagined tables that odds are averaged over
DREAMT = 4  # positions for which that is done


@cache
def slow_effects(game: Game) -> Effects | None:
    """Load `effects.py` beside the tests of a game: the same effects, found by comparing tables."""
    file = home(game) / "effects.py"
    if not file.exists():
        return None
    spec = spec_from_file_location(f"effects_of_{game.name}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Effects = module.effects
    return found


def positions(way: Way) -> Iterator[tuple[Match, list[int]]]:
    """Give positions of a random game in which a seat decides, each with some of its legal moves."""
    for match, _ in some(*way, 0):
        if match.to_act >= 0:
            legal = match.legal()
            yield match, legal[:: 1 + len(legal) // MANY]


def decisions(way: Way) -> Iterator[tuple[Match, int]]:
    """Give each of those moves with its position."""
    for match, moves in positions(way):
        for m in moves:
            yield match, m


def explained(match: Match, viewer: int) -> list[int]:
    points = [0] * match.game.sides(match.seats)
    for line in match.explain(viewer):
        points[line["side"]] += line["points"]
    return points


def belongs(told: Mapping[str, Any], chance: Mapping[str, Any]) -> bool:
    """Is an outcome, as it is told, of the kind that a chance describes?"""
    return all(told.get(name) == value for name, value in chance.items() if name not in ("weight", "of"))


@each_way
def test_points_are_won_and_effects_happen_as_foretold(way: Way) -> None:
    slow = slow_effects(way[0])
    assert slow is not None or not way[0].stable, f"expected a slow twin in {home(way[0]) / 'effects.py'}"
    for match, moves in positions(way):
        viewers = (match.to_act, TABLE)
        before = [explained(match, viewer) for viewer in viewers]
        for m in moves:
            later = match.copy().play(m)
            for viewer, points in zip(viewers, before, strict=True):
                preview = match.preview(m, viewer)
                assert preview.keys() == {"points", "effects", "chances"}
                won = [b - a for a, b in zip(points, explained(later, viewer), strict=True)]
                assert preview["points"] == won, f"{match.write(m)} in\n{match}"
                if slow is not None:
                    assert preview["effects"] == slow(match.copy(), m, viewer), f"{match.write(m)} in\n{match}"


@each_way
def test_chances_agree_with_the_odds(way: Way) -> None:
    """Every outcome belongs to one chance, and the odds of its outcomes add up to the weight of a chance."""
    dreamt = 0
    for match, m in decisions(way):
        later = match.copy().play(m)
        for viewer in (match.to_act, TABLE):
            chances = match.preview(m, viewer)["chances"]
            if later.to_act != TABLE:
                assert chances == []
                continue
            assert chances or not match.game.perfect_information
            if not chances:
                continue
            assert all(chance["weight"] > 0 for chance in chances)
            assert {chance["of"] for chance in chances} == {sum(chance["weight"] for chance in chances)}
            if viewer == TABLE or match.game.perfect_information:
                for share, chance in zip(shares(later, viewer, chances), chances, strict=True):
                    assert share == pytest.approx(chance["weight"] / chance["of"], abs=1e-12)
            elif dreamt < DREAMT:
                dreamt += 1
                foretold_on_average(match, m, viewer, chances)


def shares(later: Match, viewer: int, chances: list[dict[str, Any]]) -> list[float]:
    """Give the part of the odds of the TABLE's next draw that falls to each chance."""
    found = Counter[int]()
    for outcome, weight in zip(later.legal(), later.odds(), strict=True):
        told = later.tell(outcome, viewer)
        (which,) = (k for k, chance in enumerate(chances) if belongs(told, chance))
        found[which] += weight
    return [found[k] / found.total() for k in range(len(chances))]


def foretold_on_average(match: Match, m: int, viewer: int, chances: list[dict[str, Any]]) -> None:
    """Compare the chances a viewer is given with the odds of tables that the viewer may imagine."""
    sums = [0.0] * len(chances)
    for n in range(DREAMS):
        dream = imagined(match, viewer, seeded(n, 7)).play(m)
        sums = [total + share for total, share in zip(sums, shares(dream, viewer, chances), strict=True)]
    for total, chance in zip(sums, chances, strict=True):
        p = chance["weight"] / chance["of"]
        assert abs(total / DREAMS - p) <= 5 * sqrt(p * (1 - p) / DREAMS) + 1e-9, f"{match.write(m)}: {chance}"


@each_way
def test_a_preview_is_plain_data_and_asking_changes_nothing(way: Way) -> None:
    for match, m in decisions(way):
        before = match.state.bytes()
        preview = match.preview(m, match.to_act)
        assert json.loads(json.dumps(preview)) == preview
        assert match.state.bytes() == before
        for effect in preview["effects"]:
            assert {"kind", "clause", "pieces", "places"} <= effect.keys()
            assert effect["clause"].startswith(f"{match.game.clauses}-")
        for chance in preview["chances"]:
            assert {"kind", "clause", "weight", "of"} <= chance.keys()


@pytest.mark.parametrize("way", [way for way in WAYS if way[0] not in TINY], ids=way_name)
def test_a_preview_has_words_in_every_language(way: Way) -> None:
    game, seats, _ = way
    texts = [Texts(game, lang, seats) for lang in LANGUAGES]
    for match, m in islice(decisions(way), 200):
        preview = match.preview(m, match.to_act)
        said = [language.consequences(preview, match.to_act) for language in texts]
        assert all(all(lines) for lines in said)
        assert len({len(lines) for lines in said}) == 1
        changed = sum(points != 0 for points in preview["points"])
        assert len(said[0]) == changed + len(preview["effects"]) + len(preview["chances"])


@each_way
def test_what_a_move_is_about_leads_back_to_it(way: Way) -> None:
    for match, m in decisions(way):
        told = match.tell(m, match.to_act)
        wanted = {name: told[name] for name in ("kind", "pieces", "places")}
        found = match.candidates(wanted, match.to_act)
        assert m in found
        assert len(set(found)) == len(found)
        assert all(0 <= other < match.game.moves for other in found)
