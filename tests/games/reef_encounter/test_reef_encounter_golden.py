"""The recorded games show what their names say."""

from functools import cache

import pytest

from fathomfive.kernel import replay
from fathomfive.kernel.match import Match
from games.reef_encounter.golden import GAMES, SCRIPTS, record
from games.reef_encounter.sightings import Watcher
from games.reef_encounter.twin import Twin

SHOWN = {
    "all-tiles-are-locked": (
        "RE-60 all tiles are locked",
        "RE-25 the game ends with a shrimp on bare rock",
        "RE-61 a last coral is left",
    ),
    "all-tiles-are-locked-advanced": (
        "RE-60 all tiles are locked",
        "RE-52 the last tile is not for who has one polyp",
        "RE-70 a coral of five gives nothing",
        "RE-61 a last coral is eaten",
    ),
    "four-shrimps-are-eaten": (
        "RE-60 four shrimps of a player are eaten",
        "RE-42 a coral grows",
        "RE-42 growth joins corals",
    ),
    "four-shrimps-are-eaten-advanced": (
        "RE-60 four shrimps of a player are eaten",
        "RE-61 a player is passed over",
        "RE-70 nothing grows in the advanced game",
    ),
    "nowhere-is-left": ("RE-60 nowhere is left",),
    "nowhere-is-left-advanced": ("RE-60 nowhere is left",),
    "no-polyp-is-left": ("RE-60 no polyp is left for the sea", "RE-60 the bonus tiles go into the bag"),
    "no-polyp-is-left-advanced": ("RE-60 no polyp is left for the sea", "RE-60 the bonus tiles go into the bag"),
    "no-larva-is-left": ("RE-60 no larva is left for the sea", "RE-63 a tie is broken by larvae"),
    "no-larva-is-left-advanced": ("RE-60 no larva is left for the sea",),
    "four-hundred-turns": ("RE-64 four hundred turns", "RE-44 a coral is split in three"),
    "four-hundred-turns-advanced": ("RE-64 four hundred turns", "RE-44 a coral is split in three"),
}


@cache
def golden(name: str) -> Match:
    """Replay a recorded game."""
    match = replay.load(GAMES / f"{name}.tide")
    assert match.over
    return match


def watched(match: Match) -> tuple[Twin, set[str]]:
    """Replay a game with the twin, and count the situations seen."""
    twin, watcher = Twin(match.seats, match.options["game"] == "advanced"), Watcher()
    for m in match.moves:
        assert m in twin.asked[1]
        watcher.look(twin, m)
        twin.play(m)
    watcher.look(twin, None)
    return twin, set(watcher.seen)


@pytest.mark.parametrize("name", SHOWN)
def test_a_recorded_game_shows_what_its_name_says(name: str) -> None:
    """RE-60, RE-61, RE-62, RE-63, RE-64, RE-70"""
    match = golden(name)
    twin, seen = watched(match)
    assert seen >= set(SHOWN[name])
    assert (match.points(), match.rank(), match.reason) == (twin.points(), twin.ranks(), twin.reason)


def test_both_games_are_recorded_for_every_number_of_players() -> None:
    """RE-14, RE-70"""
    assert {file.stem for file in GAMES.glob("*.tide")} == set(SHOWN) == set(SCRIPTS)
    tables = {(match.seats, match.options["game"]) for match in map(golden, SHOWN)}
    assert tables == {(seats, game) for seats in (2, 3, 4) for game in ("basic", "advanced")}


@pytest.mark.parametrize("name", ["no-larva-is-left", "no-larva-is-left-advanced"])
def test_a_script_plays_the_same_game_again(name: str) -> None:
    assert replay.write(record(*SCRIPTS[name])) == (GAMES / f"{name}.tide").read_text()
