"""`fathom replay`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import fathomfive as ff
from cli.commands import fathom, refused
from fathomfive.kernel import replay, shelf
from fathomfive.texts import Texts
from walks import finished

GAME = "deep_dive"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "kept.tide"
    ff.save(finished(shelf.take(GAME), 2, {}, 5), file)
    return file


def test_replay_tells_the_game_in_words(kept: Path) -> None:
    result = fathom("replay", str(kept), "--lang", "en")
    assert result.returncode == 0
    assert (
        "    1  Player 2 takes the start player token and goes first." in result.stdout
        or "    1  Player 1 takes the start" in result.stdout
    )
    assert "surfaces with the" in result.stdout


def test_replay_checks_and_looks_back(kept: Path) -> None:
    match = ff.load(kept)
    assert f"right. deep_dive, 2 seats, {len(match.moves)} moves" in fathom("replay", str(kept), "--check").stdout
    drawn = fathom("replay", str(kept), "--at", "30", "--json")
    told = json.loads(drawn.stdout)
    assert told["moves"] == 30
    assert told["fingerprint"] == match.at(30).fingerprint()
    assert "depth" in fathom("replay", str(kept), "--at", "30", "--lang", "en").stdout
    assert "expected a move number from 0 to" in refused("replay", str(kept), "--at", "9999")


def test_an_unfinished_replay_has_no_end(kept: Path) -> None:
    result = fathom("replay", str(kept), "--at", str(len(ff.load(kept).moves)), "--lang", "en")
    assert "The game is over!" not in result.stdout  # only the table was asked for
    match = ff.load(kept).at(20)
    replay.save(match, kept, over=True)
    result = fathom("replay", str(kept), "--lang", "en")
    assert result.stdout.endswith(match.draw(word=Texts(match.game, "en", 2).word))


def test_replay_checks_several_files_even_if_one_is_damaged(kept: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.tide"
    right = f"{kept}: right. deep_dive, 2 seats, {len(ff.load(kept).moves)} moves, over (last_dive)\n"
    assert fathom("replay", "--check", str(kept), str(kept)).stdout == 2 * right
    result = fathom("replay", "--check", str(nowhere), str(kept))
    assert result.returncode == 2
    assert result.stdout == right
    assert result.stderr == f"fathom: {nowhere}: cannot be read: No such file or directory\n"


def test_a_damaged_replay_is_refused_with_its_line(kept: Path) -> None:
    text = kept.read_text()
    kept.write_text(text.replace("surface", "decline", 1))
    line = text[: text.index("surface")].count("\n") + 1
    assert f"{kept}:{line}: 'decline' is not legal for seat" in refused("replay", str(kept))
    kept.write_bytes(b"\x89PNG\r\n")
    assert "expected a .tide text file, got byte 0x89 at 0" in refused("replay", str(kept), "--check")


def test_a_closed_pipe_is_no_error(kept: Path) -> None:
    result = subprocess.run(
        f"{sys.executable} -m fathomfive replay {kept} | head -1; exit ${{PIPESTATUS[0]}}",
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0
    assert "Traceback" not in result.stderr


def test_a_replay_is_what_the_kernel_writes(kept: Path) -> None:
    assert replay.write(ff.load(kept)) == kept.read_text()
