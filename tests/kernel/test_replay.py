"""Replays: a `.tide` file is right, or says where it is wrong."""

import os
from pathlib import Path

import pytest

import fathomfive as ff
from fathomfive.kernel import replay
from fathomfive.kernel.errors import Refused
from walks import finished


@pytest.fixture(scope="module")
def game() -> str:
    return replay.write(finished(ff.shelf.take("deep_dive"), 2, {}, 5))


def line_of(text: str, part: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if part in line)


def refusal(text: str) -> str:
    with pytest.raises(Refused) as caught:
        replay.read(text, "game.tide")
    assert caught.value.code == "bad_replay"
    assert "\n" not in caught.value.error
    return caught.value.error


def test_a_file_has_tags_turns_fingerprints_and_an_end(game: str) -> None:
    lines = game.splitlines()
    assert lines[:3] == ['[game "deep_dive"]', '[rules "1"]', '[seats "2"]']
    assert lines[3].startswith('[result "')
    assert lines[4] == '[reason "last_dive"]'
    assert lines[6].startswith("=start-")
    assert lines[-1].startswith("end ")
    assert any(line.startswith("at 50 ") for line in lines)
    assert {line[:2] for line in lines[7:]} >= {"1:", "2:"}


def test_a_wrong_move_is_named_with_its_line(game: str) -> None:
    where = line_of(game, "surface")
    broken = game.replace("surface", "leave", 1)
    assert f"game.tide:{where}: 'leave' is not legal for seat" in refusal(broken)
    assert f"game.tide:{where}: there is no move 'sink'" in refusal(game.replace("surface", "sink", 1))


def test_a_changed_outcome_is_found_by_the_next_fingerprint(game: str) -> None:
    lines = game.splitlines()
    tampered = game.replace("=predator", "=bubbles", 1) if "=predator" in lines[7] else game
    tampered = game.replace("=start-1", "=start-x") if tampered == game else tampered
    assert "game.tide:" in refusal(tampered)


def test_a_wrong_fingerprint_is_named_with_both(game: str) -> None:
    where = line_of(game, "at 50 ")
    right = game.splitlines()[where - 1].split()[2]
    wrong = refusal(game.replace(right, "0123456789abcdef"))
    assert wrong == f"game.tide:{where}: expected the fingerprint {right} after 50 moves, got 0123456789abcdef"


@pytest.mark.parametrize("keep", [0.3, 0.6, 0.95])
def test_a_cut_file_is_noticed(game: str, keep: float) -> None:
    lines = game.splitlines()
    cut = "\n".join(lines[: int(len(lines) * keep)])
    assert "the file is cut off: expected a last line 'end" in refusal(cut)


def test_a_file_cut_inside_its_last_line_is_noticed(game: str) -> None:
    for n in (1, 5, 17, 20):
        assert "game.tide:" in refusal(game[:-n] if n > 1 else game[:-2])


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('[game "deep_dive"]', '[game "reaf"]', "game.tide:1: no game 'reaf' on the shelf"),
        ('[rules "1"]', '[rules "7"]', "game.tide:2: deep_dive knows rules number 1, not 7"),
        ('[rules "1"]', '[rules "one"]', "game.tide:2: expected rules to be a number, got 'one'"),
        ('[rules "1"]', '[rules "²"]', "game.tide:2: expected rules to be a number, got '²'"),
        ('[seats "2"]', '[seats "9"]', "game.tide:3: deep_dive is for 1 to 6 seats, not 9"),
        ('[seats "2"]\n', "", 'expected a tag [seats "..."]'),
        ('[seats "2"]', '[seats "2"]\n[option level "easy"]', "game.tide:4: option level of deep_dive is only for"),
        ('[seats "2"]', '[seats "2"]\n[option lvl "easy"]', "game.tide:4: deep_dive has no option 'lvl'"),
        ('[seats "2"]', '[seats "2"]\n[seats "2"]', "game.tide:4: unexpected tag 'seats'"),
        ('[seats "2"]', "[seats 2]", "game.tide:3: expected a tag like"),
        ('[reason "last_dive"]', '[reason "storm"]', "game.tide:5: expected the reason 'last_dive', got 'storm'"),
        ('[reason "last_dive"]\n', "", "expected the reason 'last_dive', got none"),
        ('[result "', '[result "1', "game.tide:4: expected the result '"),
        ("\nend ", "\nend 1", "expected "),
        ("=start-", "start-", "expected a move of the table at move 1"),
    ],
)
def test_a_tampered_file_is_refused_at_its_line(game: str, old: str, new: str, words: str) -> None:
    assert old in game
    assert words in refusal(game.replace(old, new, 1))


def test_a_wrong_seat_is_refused(game: str) -> None:
    lines = game.splitlines()
    lines[7] = ("2" if lines[7][0] == "1" else "1") + lines[7][1:]
    assert "game.tide:8: expected seat" in refusal("\n".join(lines))


def test_nothing_may_follow_the_end(game: str) -> None:
    assert "expected nothing after the line 'end'" in refusal(game + "1: flip\n")


def test_an_unfinished_game_has_no_result(game: str) -> None:
    half = replay.write(replay.read(game).at(60))
    assert "[result" not in half
    assert replay.write(replay.read(half)) == half
    told = half.replace('[seats "2"]', '[seats "2"]\n[result "3 4"]')
    assert "expected no result of an unfinished game, got '3 4'" in refusal(told)


@pytest.mark.parametrize("junk", [b"", b"\xff\xfe\x00", b"\x00" * 100, b"PK\x03\x04", "čau".encode(), b"[game"])
def test_files_that_are_not_replays_are_refused_in_one_line(tmp_path: Path, junk: bytes) -> None:
    file = tmp_path / "junk.tide"
    file.write_bytes(junk)
    with pytest.raises(Refused, match=r"junk\.tide:?.*expected") as caught:
        replay.load(file)
    assert "\n" not in caught.value.error


def test_a_missing_file_or_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read: No such file"):
        ff.load(tmp_path / "none.tide")
    with pytest.raises(Refused, match="cannot be read: Is a directory"):
        ff.load(tmp_path)


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.tide"
    with file.open("wb") as out:
        out.truncate(replay.LARGEST + 1)
    with pytest.raises(Refused, match="at most 16 MiB"):
        ff.load(file)


def test_saving_overwrites_nothing_and_leaves_no_partial_file(tmp_path: Path, game: str) -> None:
    match = replay.read(game)
    file = tmp_path / "game.tide"
    ff.save(match, file)
    assert file.read_text() == game
    with pytest.raises(Refused, match="already exists and is not overwritten"):
        ff.save(match.at(3), file)
    assert file.read_text() == game
    umask = os.umask(0)
    os.umask(umask)
    for nowhere in (tmp_path / "no" / "folder.tide", file / "inside.tide"):
        with pytest.raises(Refused, match="cannot save"):
            ff.save(match, nowhere)
    assert file.stat().st_mode & 0o777 == 0o666 & ~umask, "readable as any new file is"
    assert [path.name for path in tmp_path.iterdir()] == ["game.tide"]
    assert ff.load(file).state.bytes() == match.state.bytes()


def test_every_single_changed_character_of_the_moves_is_noticed_or_harmless(game: str) -> None:
    """If any one character is changed, the file is refused or still gives the same game."""
    match = replay.read(game)
    for at in range(game.index("=start"), len(game), 37):
        for new in "x1=:\n ":
            changed = game[:at] + new + game[at + 1 :]
            try:
                back = replay.read(changed, "game.tide")
            except Refused:
                continue
            assert back.moves == match.moves
