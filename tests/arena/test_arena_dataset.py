"""Datasets: every row is what a match says, and files are whole, the same in every run, and resumed."""

import errno
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import fathomfive as ff
from fathomfive.arena import dataset, positions
from fathomfive.arena.arrow import ParquetFile
from fathomfive.arena.dataset import make_dataset
from fathomfive.arena.positions import PlayedGame, rewards
from fathomfive.bots.bot import Advice, Bot, Seen
from fathomfive.bots.search import Search, Settings
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE, Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take
from tiny import MINNOWS, PIG

Row = dict[str, Any]
SEARCH = "search:iterations=60"


def rows_of(folder: Path) -> tuple[list[Row], list[Row]]:
    """Read the games and positions of a dataset."""
    return pq.read_table(folder / "games").to_pylist(), pq.read_table(folder / "positions").to_pylist()


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != ".lock"
    }


def check_rows(game: Game, folder: Path) -> tuple[int, int]:
    """Replay every game from its moves, and compare every position with the match; count rows and choices."""
    games, rows = rows_of(folder)
    left = iter(rows)
    chosen = 0
    for row in games:
        match = Match(game, row["seats"], json.loads(row["options"]), row["rules"])
        for k, m in enumerate(row["moves"]):
            if match.to_act != TABLE:
                position = next(left)
                check_position(match, position, row["n"], k, m)
                assert position["points"] == row["points"]
                assert position["reward"] == pytest.approx(rewards(row["ranks"]))
                chosen += position["asked"]
            match.play(m)
        assert match.over
        assert (match.points(), match.rank(), match.reason) == (row["points"], row["ranks"], row["reason"])
        assert (row["steps"], row["decisions"]) == (len(match.moves), sum(m < game.moves for m in match.moves))
    assert next(left, None) is None
    return len(rows), chosen


def check_position(match: Match, row: Row, n: int, at: int, m: int) -> None:
    assert (row["n"], row["at"], row["seat"], row["move"]) == (n, at, match.to_act, m)
    assert row["legal"] == match.legal()
    seen = np.array(row["observation"], np.int16)
    assert np.array_equal(match.game.layout.scaled(seen), match.observe(match.to_act))
    assert row["asked"] <= (len(row["legal"]) > 1)
    for name in ("visits", "win", "expected"):
        assert len(row[name]) == len(row["legal"])
    for visits, win in zip(row["visits"], row["win"], strict=True):
        assert (win is None) == (visits == 0)
        assert visits == 0 or 0 <= win <= 1


# --- Rows --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "bots"),
    [(PIG, 3, ["random"]), (MINNOWS, 2, [SEARCH, "random"]), (take("deep_dive"), 1, ["random"])],
)
def test_every_row_is_what_the_match_says(game: Game, seats: int, bots: list[str], tmp_path: Path) -> None:
    report = make_dataset(game, bots, 6, tmp_path / "data", seats=seats, seed=1, shard=4)
    count, chosen = check_rows(game, tmp_path / "data")
    assert (report.games, report.positions, report.shards, report.played) == (6, count, 2, 6)
    assert 0 < chosen <= count


@pytest.mark.slow
@pytest.mark.parametrize("game", ff.shelf.names())
def test_every_row_is_what_the_match_says_in_every_game(game: str, tmp_path: Path) -> None:
    taken = take(game)
    for seats, options in taken.ways():
        folder = tmp_path / "-".join((str(seats), *options.values()))
        bots = ["medium", "random"][:seats]
        make_dataset(taken, bots, 2 * seats, folder, seats=seats, options=options, stay=True, opening=2)
        check_rows(taken, folder)


def test_the_bot_is_asked_where_it_has_a_choice_and_its_thoughts_are_kept(tmp_path: Path) -> None:
    """The most visited move is the one that a search plays; dice make the opening."""
    make_dataset(MINNOWS, [SEARCH], 4, tmp_path / "data", seats=2, opening=2)
    _, rows = rows_of(tmp_path / "data")
    for n in range(4):
        game = [row for row in rows if row["n"] == n]
        choices = [row for row in game if len(row["legal"]) > 1]
        assert [row["asked"] for row in choices] == [False, False, *[True] * (len(choices) - 2)]
        for row in game:
            if row["asked"]:
                assert sum(row["visits"]) >= 60
                assert row["visits"][row["legal"].index(row["move"])] == max(row["visits"])
            else:
                assert sum(row["visits"]) == 0


class Adviser(Bot):
    """Says what it thinks of two moves, without figures of the others."""

    def advise(self, seen: Seen) -> list[Advice]:
        last, first = seen.legal()[-1], seen.legal()[0]
        return [Advice(last, 0.75, 3.5, 9), Advice(first, None, None, 0)]


def test_thoughts_of_own_bots_are_kept_as_far_as_they_say_them(tmp_path: Path) -> None:
    make_dataset(PIG, [f"{__name__}:Adviser", "tiny.players:Holder"], 2, tmp_path / "data", stay=True)
    games, rows = rows_of(tmp_path / "data")
    assert games[0]["bots"] == [f"{__name__}:Adviser", "tiny.players:Holder"]
    asked = [row for row in rows if row["asked"]]
    assert {row["seat"] for row in asked} == {0, 1}
    for row in asked:
        known = row["seat"] == 0
        assert row["move"] == row["legal"][-1]
        assert row["visits"] == ([0, 9] if known else [0, 0])
        assert row["win"] == ([None, 0.75] if known else [None, None])
        assert row["expected"] == ([None, 3.5] if known else [None, None])


def test_a_search_remembers_what_it_thought() -> None:
    match = ff.new("kipicot", seats=2, seed=1).play("stay")
    bot = Search(match.game, 2, 1, Settings(iterations=50))
    chosen = bot.choose(Seen.of(match, match.to_act, np.ones(1, np.int64)))
    assert bot.thoughts[0].move == chosen
    assert {advice.move for advice in bot.thoughts} == set(match.legal())


def test_rewards_are_those_of_batches() -> None:
    """In a game without chance, the decision that ends it is known."""
    batch = ff.batch("kipicot", tables=6, seats=3, on="plain", seed=2)
    step = batch.reset()
    rng = np.random.default_rng(1)
    ended = 0
    while ended < 6:
        before = [batch.match(i) for i in range(6)]
        moves = np.array([rng.choice(np.nonzero(mask)[0]) for mask in step.mask])
        step = batch.step(moves)
        for i in np.nonzero(step.done)[0]:
            assert step.reward[i].tolist() == pytest.approx(rewards(before[i].play(int(moves[i])).rank()))
            ended += 1
    assert rewards([1, 1, 3]) == (0.5, 0.5, -1)
    assert rewards([1]) == (-1,)


# --- Shards ------------------------------------------------------------------------------------------------------

BOTS = ["random", "tiny.players:Holder"]


def made(folder: Path, games: int = 9, **more: Any) -> dataset.DatasetReport:
    return make_dataset(MINNOWS, BOTS, games, folder, seed=5, shard=4, **more)


@pytest.fixture
def whole(tmp_path: Path) -> dict[str, bytes]:
    """The files of a run without interruption."""
    made(tmp_path / "whole")
    files = files_of(tmp_path / "whole")
    shards = [f"{kind}/00000{k}.parquet" for kind in ("games", "positions") for k in range(3)]
    assert sorted(files) == [*shards[:3], "manifest.json", *shards[3:]]
    return files


@pytest.mark.parametrize("after", [0, 3, 4, 7, 8, 9])
def test_an_interrupted_run_is_continued_to_the_same_files(tmp_path: Path, whole: dict[str, bytes], after: int) -> None:
    folder = tmp_path / "data"
    left = [after]

    def interrupt(played: int) -> None:
        left[0] -= played
        if left[0] < 0:
            raise KeyboardInterrupt

    if after < 9:
        with pytest.raises(KeyboardInterrupt):
            made(folder, progress=interrupt)
    else:
        made(folder, progress=interrupt)
    kept = files_of(folder)
    played = min(9, after + 1)  # the call that interrupts comes after its game was kept
    complete = 3 if played == 9 else played // 4
    assert sorted(kept) == sorted(name for name in whole if name == "manifest.json" or int(name[-9]) < complete)
    assert made(folder).played == 9 - min(9, 4 * complete)
    assert files_of(folder) == whole


def test_two_cores_make_the_same_files(tmp_path: Path, whole: dict[str, bytes]) -> None:
    made(tmp_path / "data", cores=2)
    assert files_of(tmp_path / "data") == whole


def test_the_number_of_games_may_be_raised(tmp_path: Path, whole: dict[str, bytes]) -> None:
    """A shard that had fewer games is made anew; to ask for fewer games changes nothing."""
    folder = tmp_path / "data"
    assert made(folder, games=6).played == 6
    assert made(folder).played == 9 - 4
    assert files_of(folder) == whole
    fewer = made(folder, games=2)
    assert (fewer.played, files_of(folder)) == (0, whole)


def test_a_shard_without_its_games_is_made_anew(tmp_path: Path, whole: dict[str, bytes]) -> None:
    """Positions are written first; a run that is killed in between also leaves parts, which are removed."""
    folder = tmp_path / "data"
    made(folder)
    (folder / "games" / "000001.parquet").unlink()
    (folder / "positions" / "000001.parquet").write_bytes(b"of another time")
    (folder / "games" / ".000001.parquet.12345678.part").write_bytes(b"PAR1")
    assert made(folder).played == 4
    (folder / "positions" / "000000.parquet").unlink()
    assert made(folder).played == 4
    assert files_of(folder) == whole


def test_the_manifest_and_every_schema_say_what_the_data_is(tmp_path: Path) -> None:
    made(tmp_path / "data")
    manifest = json.loads((tmp_path / "data" / "manifest.json").read_bytes())
    assert manifest.pop("games") == 9
    for kind in ("games", "positions"):
        about = json.loads(pq.read_schema(tmp_path / "data" / kind / "000002.parquet").metadata[b"fathomfive"])
        assert about == manifest
    expected = {
        "game": "minnows", "seats": 2, "bots": BOTS, "seed": 5, "shard": 4, "seating": "rotate", "timed": [],
        "layout": MINNOWS.layout.fingerprint, "observation": MINNOWS.layout.size, "moves": MINNOWS.moves,
    }  # fmt: skip
    assert manifest.items() >= expected.items()


# --- Trouble -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", ["games", "positions"])
def test_a_shard_that_cannot_be_written_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    """Its predecessor with fewer games stays; of a new one there is nothing."""
    made(tmp_path, games=6)
    before = files_of(tmp_path)

    def full(self: ParquetFile, table: Any) -> None:
        if ("observation" in table.schema.names) == (file == "positions"):
            raise OSError(errno.ENOSPC, "No space left on device")
        write(self, table)

    write = ParquetFile.write
    monkeypatch.setattr(ParquetFile, "write", full)
    with pytest.raises(Refused, match=rf"{file}/000001.parquet: No space left"):
        made(tmp_path)
    monkeypatch.undo()
    after = files_of(tmp_path)
    assert json.loads(after.pop("manifest.json"))["games"] == 9
    del before["manifest.json"]
    assert after == before
    made(tmp_path)
    assert check_rows(MINNOWS, tmp_path)[0] > 0


def test_a_folder_with_other_settings_is_refused_and_unchanged(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    made(folder, games=4)
    before = files_of(folder)
    others: list[tuple[dict[str, Any], str]] = [
        ({"stay": True}, "expected seating 'stay', got 'rotate'; name another folder"),
        ({"opening": 1}, "expected opening 1, got 0"),
        ({"options": {"open": "yes"}}, "expected options {'open': 'yes'}, got {'open': 'no'}"),
    ]
    for more, words in others:
        with pytest.raises(Refused) as refused:
            made(folder, games=4, **more)
        assert refused.value.code == "other_dataset"
        assert words in refused.value.error
    assert files_of(folder) == before


def test_a_bot_whose_file_has_changed_is_another_bot(tmp_path: Path) -> None:
    bot = tmp_path / "own.py"
    text = "from tiny.players import Holder\n\n\nclass Own(Holder):\n    pass\n"
    bot.write_text(text)
    make_dataset(PIG, [str(bot)], 2, tmp_path / "data", seats=2)
    bot.write_text(text + "# better\n")
    with pytest.raises(Refused, match=r"with other settings: expected bot .*own.py"):
        make_dataset(PIG, [str(bot)], 2, tmp_path / "data", seats=2)


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(Refused, match="expected an empty folder or a dataset, got"):
        made(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    for text in ("not JSON", '{"games": 3}', "[]"):
        (tmp_path / "manifest.json").write_text(text)
        with pytest.raises(Refused, match="expected the manifest of a dataset, got something else in"):
            made(tmp_path)
    with pytest.raises(Refused, match="cannot keep a dataset in"):
        made(tmp_path / "letter.txt" / "data")
    assert {path.name for path in tmp_path.iterdir()} == {"letter.txt", "manifest.json", ".lock"}


def test_a_damaged_shard_is_named(tmp_path: Path) -> None:
    made(tmp_path)
    (tmp_path / "games" / "000000.parquet").write_bytes(b"damaged")
    with pytest.raises(Refused, match=r"expected a Parquet file, got something else in .*games/000000.parquet"):
        made(tmp_path)


def test_only_one_run_at_a_time_writes_to_a_folder(tmp_path: Path) -> None:
    refusals = []

    def meanwhile(played: int) -> None:
        with pytest.raises(Refused) as refused:
            made(tmp_path)
        refusals.append(refused.value.code)

    made(tmp_path, games=2, progress=meanwhile)
    assert set(refusals) == {"folder_in_use"}


def test_a_failing_bot_leaves_whole_shards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = positions.play_game

    def fails_later(plan: Any, n: int) -> PlayedGame:
        if n == 6:
            raise Refused("bot_failed", "where am I?")
        return honest(plan, n)

    monkeypatch.setattr(dataset, "play_game", fails_later)
    with pytest.raises(Refused, match="where am I"):
        made(tmp_path)
    assert sorted(files_of(tmp_path)) == ["games/000000.parquet", "manifest.json", "positions/000000.parquet"]


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"bots": ["random", "clever"]}, "no bot 'clever'"),
        ({"games": 1}, "expected 2 "),
        ({"shard": 0}, "expected 1 to 10000 games in a shard, got 0"),
        ({"options": {"size": "9"}}, "minnows has no option 'size'"),
        ({"seats": 9}, "minnows is for "),
        ({"cores": 999}, "cores on this machine, got 999"),
    ],
)
def test_bad_settings_are_refused(tmp_path: Path, more: dict[str, Any], words: str) -> None:
    settings = {"bots": ["random", "random"], "games": 4, **more}
    with pytest.raises(Refused, match=words):
        make_dataset(MINNOWS, out=tmp_path / "data", **settings)


def test_without_pyarrow_nothing_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Refused, match=r"pip install 'fathomfive\[data\]'"):
        made(tmp_path / "data")
    assert list(tmp_path.iterdir()) == []
