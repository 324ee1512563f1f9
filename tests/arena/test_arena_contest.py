"""Contests: played, interrupted, continued, stopped early, on one core or several."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from fathomfive.arena import BotLine, SeatLine, Standings, compete
from fathomfive.arena.plan import Plan
from fathomfive.arena.result_file import ResultFile
from fathomfive.kernel.errors import Refused
from tiny import MINNOWS, PIG

HOLDER, ROLLER = "tiny.players:Holder", "tiny.players:Roller"
BOTS = [HOLDER, "random"]


def timeless(standings: Standings) -> dict[str, Any]:
    """Give everything that does not depend on the speed of the machine."""
    data = standings.data()
    for bot in data["bots"]:
        assert bot.pop("seconds_per_move") >= 0
    return data


def games(file: Path) -> list[dict[str, Any]]:
    """Read the games of a file in their order, without the time they took."""
    found = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    for game in found:
        assert min(game.pop("seconds")) >= 0
    return sorted(found, key=lambda game: int(game["n"]))


def test_the_stronger_bot_wins() -> None:
    standings = compete(PIG, [ROLLER, HOLDER], 12)
    roller, holder = standings.bots
    assert (holder.name, holder.games, holder.wins, holder.win_share, holder.mean_place) == (HOLDER, 12, 12, 1, 1)
    assert (roller.wins, roller.mean_points, roller.high < 0.5) == (0, 0, True)
    assert holder.rating_low > roller.rating_high
    assert holder.mean_points == 20


def test_random_against_random_is_even_in_any_game() -> None:
    standings = compete("kipicot", ["random", "random"], 30, seed=2)
    assert (standings.game, standings.seats, standings.games, standings.deals) == ("kipicot", 2, 30, 15)
    lines: list[BotLine | SeatLine] = [*standings.bots, *standings.seat_advantage]
    for line in lines:
        assert line.low <= 0.5 <= line.high
        assert line.rating_low <= 0 <= line.rating_high
    assert sum(bot.wins for bot in standings.bots) == 30


def test_options_reach_the_table() -> None:
    long = compete(PIG, [HOLDER, HOLDER], 4, options={"goal": "50"})
    assert long.options == {"goal": "50"}
    assert sum(bot.mean_points for bot in long.bots) > 50


# --- Stopping early ----------------------------------------------------------------------------------------------


def test_a_contest_stops_as_soon_as_it_is_decided(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    standings = compete(PIG, [HOLDER, ROLLER], 1000, until=0.6, out=file)
    assert standings.games < 30
    assert standings.verdict is not None
    assert standings.verdict["decision"] == "above"
    assert standings.verdict["bot"] == HOLDER
    assert standings.games == 2 * standings.verdict["blocks"] == len(games(file))
    below = compete(PIG, [ROLLER, HOLDER], 1000, until=0.6)
    assert below.verdict is not None
    assert below.verdict["decision"] == "below"


def test_a_contest_may_end_undecided() -> None:
    standings = compete(PIG, ["random", "random"], 8, until=0.5)
    assert standings.verdict == {"bot": "random", "bar": 0.5, "risk": 0.05, "decision": "undecided", "blocks": 4}


# --- Cores -------------------------------------------------------------------------------------------------------


def test_the_number_of_cores_changes_nothing(tmp_path: Path) -> None:
    one = compete(PIG, [HOLDER, "random", "random"], 18, seed=3, out=tmp_path / "one", tides=tmp_path / "tides1")
    two = compete(
        PIG, [HOLDER, "random", "random"], 18, seed=3, cores=2, out=tmp_path / "two", tides=tmp_path / "tides2"
    )
    assert timeless(one) == timeless(two)
    assert games(tmp_path / "one") == games(tmp_path / "two")
    tides = sorted((tmp_path / "tides1").iterdir())
    assert [tide.name for tide in tides] == [f"{n:06}.tide" for n in range(18)]
    for tide in tides:
        assert tide.read_text() == (tmp_path / "tides2" / tide.name).read_text()


def test_two_cores_reach_the_verdict_at_the_same_game(tmp_path: Path) -> None:
    one = compete(PIG, [HOLDER, ROLLER], 500, until=0.8)
    two = compete(PIG, [HOLDER, ROLLER], 500, until=0.8, cores=2, out=tmp_path / "two")
    again = compete(PIG, [HOLDER, ROLLER], 500, until=0.8, out=tmp_path / "two")
    assert timeless(one) == timeless(two) == timeless(again)
    assert one.games < 500


def test_failures_in_other_processes_are_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPARED", str(os.getpid()))
    with pytest.raises(Refused, match="a worker process died"):
        compete(PIG, [HOLDER, "tiny.players:Deserter"], 4, cores=2)
    with pytest.raises(
        Refused, match=r"bot tiny.players:Clumsy, game \d, seat \d in pig, move \d+: LookupError: where"
    ):
        compete(PIG, ["random", "tiny.players:Clumsy"], 6, cores=2, out=tmp_path / "kept")
    ResultFile(Plan.of(PIG, ["random", "tiny.players:Clumsy"]), tmp_path / "kept").__exit__(None, None, None)


# --- Results on disk ---------------------------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "results.jsonl"
    compete(PIG, BOTS, 6, seed=9, out=file)
    return file


def test_a_file_has_a_card_and_a_line_for_each_game(kept: Path) -> None:
    card, *lines = [json.loads(line) for line in kept.read_text().splitlines()]
    assert card == {
        "arena": 1, "game": "pig", "rules": 1, "seats": 2, "options": {"goal": "20"}, "bots": BOTS,
        "seed": 9, "opening": 0,
    }  # fmt: skip
    assert [line["n"] for line in lines] == list(range(6))
    keys = "n bots first points places reason moves asked seconds fingerprint"
    assert all(list(line) == keys.split() for line in lines)
    assert {name for line in lines for name in line["bots"]} == set(BOTS)


def test_results_are_on_disk_as_soon_as_a_game_is_over(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    seen = []
    compete(PIG, BOTS, 4, out=file, progress=lambda done: seen.append((done, file.read_bytes().count(b"\n"))))
    assert seen == [(0, 1), (1, 2), (1, 3), (1, 4), (1, 5)]


def test_a_file_cut_at_any_byte_can_be_continued(kept: Path) -> None:
    raw = kept.read_bytes()
    plan = Plan.of(PIG, BOTS, seed=9)
    ends = [i + 1 for i, byte in enumerate(raw) if byte == ord("\n")]
    for cut in range(len(raw) + 1):
        kept.write_bytes(raw[:cut])
        whole = [end for end in ends if end <= cut]
        with ResultFile(plan, kept) as file:
            assert len(file.results) == max(0, len(whole) - 1)
            assert file.resumed == bool(whole)
        assert kept.read_bytes() == raw[: max(whole, default=ends[0])]


@pytest.mark.parametrize("part", [0, 0.1, 0.4, 0.7, 0.99, 1])
def test_an_interrupted_contest_ends_like_an_uninterrupted_one(kept: Path, part: float) -> None:
    before, raw = games(kept), kept.read_bytes()
    expected = timeless(compete(PIG, BOTS, 6, seed=9))
    kept.write_bytes(raw[: int(len(raw) * part)])
    assert timeless(compete(PIG, BOTS, 6, seed=9, out=kept)) == expected
    assert games(kept) == before


def test_missing_games_are_played_and_more_can_be_added(kept: Path) -> None:
    before = games(kept)
    card, *lines = kept.read_text().splitlines(keepends=True)
    kept.write_text(card + lines[5] + lines[2])
    compete(PIG, BOTS, 8, seed=9, out=kept)
    assert games(kept)[:6] == before
    assert [game["n"] for game in games(kept)] == list(range(8))
    fewer = compete(PIG, BOTS, 4, seed=9, out=kept)
    assert fewer.games == 4
    assert timeless(fewer) == timeless(compete(PIG, BOTS, 4, seed=9))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": 8}, "expected seed 8, got 9"),
        ({"opening": 2}, "expected opening 2, got 0"),
        ({"bots": ["random", "random"]}, "expected bots ['random', 'random'], got"),
        ({"game": MINNOWS}, "another contest: expected "),
        ({"options": {"goal": "50"}}, "expected options {'goal': '50'}, got {'goal': '20'}"),
        ({"seats": 3}, "another contest: expected "),
    ],
)
def test_the_results_of_another_contest_are_left_alone(kept: Path, change: dict[str, Any], words: str) -> None:
    raw = kept.read_bytes()
    with pytest.raises(Refused) as refusal:
        compete(**{"game": PIG, "bots": BOTS, "games": 6, "seed": 9, "out": kept, **change})
    assert f"{kept}:1: these are the results of another contest" in refusal.value.error
    assert words in refusal.value.error
    assert kept.read_bytes() == raw


@pytest.mark.parametrize("text", ["mine", "mine\n", '{"a": 1}\n', "[1]\n", "\n", "\x00\n"])
def test_a_file_with_other_content_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text)
    with pytest.raises(Refused, match="expected the results of an arena"):
        compete(PIG, BOTS, 6, out=file)
    assert file.read_text() == text


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("", "expected a game, got b'garbage'"),
        ({"n": -1}, "Expected `int` >= 0 - at `$.n`"),
        ({"n": 0}, "expected bots"),
        ({"bots": ["random", "random"]}, "expected bots"),
        ({"points": [1, 2, 3]}, "expected 2 numbers of points in game 1"),
        ({"points": [1, "2"]}, "Expected `int`, got `str` - at `$.points[1]`"),
        ({"places": [2, 2]}, "expected a first place in game 1"),
        ({"seconds": [1]}, "expected 2 numbers of seconds in game 1"),
        ({"first": 2}, "expected first to be a seat from 0 in game 1, got 2"),
        ({"reason": None}, "Expected `str`, got `null` - at `$.reason`"),
        ({"more": 1}, "unknown field `more`"),
    ],
)
def test_a_damaged_line_is_refused_with_its_number(kept: Path, change: Any, words: str) -> None:
    lines = kept.read_text().splitlines()
    lines[2] = json.dumps({**json.loads(lines[2]), **change}) if change else "garbage"
    kept.write_text("\n".join(lines) + "\n")
    with pytest.raises(Refused) as refusal:
        compete(PIG, BOTS, 6, seed=9, out=kept)
    assert f"{kept}:3: " in refusal.value.error
    assert words in refusal.value.error


def test_a_repeated_game_is_refused(kept: Path) -> None:
    text = kept.read_text()
    kept.write_text(text + text.splitlines()[3] + "\n")
    with pytest.raises(Refused, match=f"{kept}:8: game 2 is in the file twice"):
        compete(PIG, BOTS, 6, seed=9, out=kept)


def test_games_before_a_failure_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    bots = [ROLLER, "tiny.players:Clumsy"]
    with pytest.raises(Refused) as refusal:
        compete(PIG, bots, 100, out=file)
    failed = int(refusal.value.error.partition("game ")[2].partition(",")[0])
    assert [game["n"] for game in games(file)] == list(range(failed))


def test_games_of_another_contest_are_not_overwritten(tmp_path: Path) -> None:
    file, tides = tmp_path / "results.jsonl", tmp_path / "deep" / "tides"
    compete(PIG, BOTS, 2, out=file, tides=tides)
    with pytest.raises(Refused, match=r"expected a folder without \.tide files for a new contest"):
        compete(PIG, BOTS, 2, seed=1, tides=tides)
    compete(PIG, BOTS, 4, out=file, tides=tides)
    assert len(list(tides.iterdir())) == 4
    for name, where in (("out", file / "x"), ("tides", file / "x"), ("out", tmp_path)):
        with pytest.raises(Refused, match="cannot keep"):
            compete(PIG, BOTS, 2, **{name: where})  # type: ignore[arg-type]  # either of two paths


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"games": 1}, "expected 2 (every line-up in every rotation once) to 10000000 games, got 1"),
        ({"games": 10**8}, "10000000 games, got 100000000"),
        ({"cores": 0}, "cores on this machine, got 0"),
        ({"until": 1.2}, "expected a bar between 0 and 1, got 1.2"),
        ({"until": 0.5, "risk": 0.0}, "expected a risk between 0 and 1"),
        ({"bots": ["clever"]}, "is for 2 to 4 seats"),
        ({"options": {"goal": "7"}}, "expected one of 20, 50 for option goal of pig, got '7'"),
        ({"game": "ludo"}, "no game 'ludo' on the shelf"),
    ],
)
def test_bad_input_is_refused_before_a_file_is_created(tmp_path: Path, change: dict[str, Any], words: str) -> None:
    file = tmp_path / "results.jsonl"
    with pytest.raises(Refused) as refusal:
        compete(**{"game": PIG, "bots": BOTS, "games": 6, "out": file, **change})
    assert words in refusal.value.error
    assert not file.exists()


def test_every_result_can_be_read_back(kept: Path) -> None:
    plan = Plan.of(PIG, BOTS, seed=9)
    with ResultFile(plan, kept) as file:
        results = dict(file.results)
    again = kept.with_name("again.jsonl")
    with ResultFile(plan, again) as file:
        for result in results.values():
            file.add(result)
    assert again.read_bytes() == kept.read_bytes()
    assert asdict(results[3])["n"] == 3
