"""`fathom new-game` writes a game that plays, passes every test, and disturbs nothing."""

import json
import shutil
import subprocess
from pathlib import Path
from string import ascii_uppercase

import pytest

from checkout import ROOT, copy_to, done, shell
from fathomfive.cli.new_game import check_name, pages, prefix, write
from fathomfive.kernel.errors import Refused

COVERAGE = """
[run]
branch = true
include =
    src/fathomfive/games/reef_hunt/rules.py
    src/fathomfive/games/reef_hunt/audit.py
    src/fathomfive/games/reef_hunt/show.py
    src/fathomfive/games/reef_hunt/tell.py
    src/fathomfive/games/reef_hunt/refuse.py
    src/fathomfive/games/reef_hunt/explain.py
    src/fathomfive/games/reef_hunt/preview.py
"""


def test_a_new_game_passes_everything_and_no_other_file_is_edited(tmp_path: Path) -> None:
    here = copy_to(tmp_path)
    before = {file: file.read_bytes() for file in here.rglob("*") if file.is_file()}
    printed = done(shell(here, "fathom new-game reef_hunt"))
    after = {file for file in here.rglob("*") if file.is_file() and "__pycache__" not in file.parts}
    written = {f"  {file.relative_to(here)}" for file in after - set(before)}
    assert written <= set(printed.splitlines())
    assert all(file.read_bytes() == content for file, content in before.items())
    assert {line.split("reef_hunt")[0] for line in written} == {"  src/fathomfive/games/", "  tests/games/"}

    (here / "coverage.ini").write_text(COVERAGE)
    measured = "--cov --cov-config=coverage.ini --cov-branch --cov-report=term --cov-fail-under=100"
    suite = done(shell(here, f'pytest -m "not slow" -k "reef_hunt or architecture" {measured}'))
    for file in ("test_every_game", "test_texts", "test_architecture", "reef_hunt/test_reef_hunt_rules"):
        assert f"{file}.py ." in suite
    assert "Required test coverage of 100% reached" in suite
    done(shell(here, "ruff check . && ruff format --check ."))
    assert "killed, 0 alive, 0 of them listed" in done(shell(here, "python tests/mutants.py reef_hunt"))
    assert "no test" not in done(shell(here, "fathom clauses reef_hunt"))


def test_an_installed_package_finds_a_new_game_in_a_folder_of_your_own(tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(ROOT / "src", site, ignore=shutil.ignore_patterns("__pycache__"))

    def run(command: str, typed: str = "", games: str = "my games") -> subprocess.CompletedProcess[str]:
        return shell(tmp_path, command, typed, code=site, FATHOM_GAMES=games)

    nowhere = run("fathom new-game nim", games="")
    assert nowhere.returncode == 2
    assert "name a folder for your games, and keep it named: export FATHOM_GAMES=~/games" in nowhere.stderr

    printed = done(run("fathom new-game nim"))
    assert "  my games/nim/rules.py\n" in printed
    assert "  pytest 'my games/nim/tests'\n" in printed
    assert "passed" in done(run("pytest 'my games/nim/tests'"))
    assert "nim                Nim, 2-4 players" in done(run("fathom games"))
    told = done(run("fathom play nim --ask-all", typed="1\n" * 6))
    assert "Player 2 passes." in told
    assert "The game is over! Everyone has passed in every round." in told
    ways = ("--on plain", "--on plain --cores 2", "--on cpu")
    digests = {json.loads(done(run(f"fathom simulate nim {way} --json")))["digest"] for way in ways}
    assert len(digests) == 1
    assert "fathom: there is a game 'nim' already" in run("fathom new-game nim").stderr


def test_the_suite_of_the_sources_tests_a_game_in_a_folder_of_your_own(tmp_path: Path) -> None:
    done(shell(ROOT, "fathom new-game nim", FATHOM_GAMES=str(tmp_path)))
    kinds = ("golden", "perft", "twins", "translated")
    chosen = f"nim and ({' or '.join(kinds)})"
    suite = f'pytest -v -p no:cacheprovider -m "not slow" -k "{chosen}" tests/games tests/test_texts.py'
    passed = [line for line in done(shell(ROOT, suite, FATHOM_GAMES=str(tmp_path))).splitlines() if "PASSED" in line]
    for kind in kinds:
        assert any(kind in line and "nim" in line for line in passed), kind


def test_a_missing_folder_or_one_without_a_game_is_named(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    result = shell(ROOT, "fathom play nim", FATHOM_GAMES=str(nowhere))
    assert result.returncode == 2
    assert f"; FATHOM_GAMES names {nowhere}, which is not a folder" in result.stderr
    (tmp_path / "shells").mkdir()
    (tmp_path / "shells" / "__init__.py").write_text("")
    result = shell(ROOT, "fathom games", FATHOM_GAMES=str(tmp_path))
    assert result.returncode == 2
    assert f"expected a game, GAME = Game(...), in {tmp_path / 'shells' / '__init__.py'}, got none" in result.stderr


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Reef-Hunt", "got 'Reef-Hunt'; perhaps reef_hunt"),
        ("3d", "that begins with a letter, like reef_hunt, got '3d'"),
        ("łoś", "got 'łoś'"),
        ("", "got ''"),
        ("reef_", "got 'reef_'"),
        ("../reef", "got '../reef'"),
        ("class", "'class' is a word of Python, so no module can have that name; perhaps class_game"),
        ("deep_dive", "there is a game 'deep_dive' already; the shelf has: "),
        ("template", "there is a game 'template' already"),
        ("a" * 25, "expected a name of at most 24 letters, got 25"),
    ],
)
def test_an_unsuitable_name_is_refused(name: str, words: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_name(name)
    assert words in refusal.value.error


def test_clauses_begin_with_two_letters_that_no_other_game_has() -> None:
    assert prefix("deep_dive", set()) == "DD"
    assert prefix("deep_dive", {"DD"}) == "DE"
    assert prefix("nim", {"NI"}) == "NM"
    assert prefix("x", set()) == "XA"
    assert prefix("x2", {f"X{letter}" for letter in ascii_uppercase}) == "AA"


def test_the_longest_name_fits_the_lines(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "fathomfive" / "games" / ("w" * 24)
    write(pages("w" * 24, folder, tmp_path / "tests"), [folder, tmp_path / "tests"])
    done(shell(ROOT, f"ruff check --no-cache --config pyproject.toml {tmp_path}"))
    done(shell(ROOT, f"ruff format --no-cache --check --config pyproject.toml {tmp_path}"))


def test_nothing_is_overwritten_and_nothing_half_written_stays(tmp_path: Path) -> None:
    mine = tmp_path / "nim"
    mine.mkdir()
    with pytest.raises(Refused, match="nim already exists and is not overwritten"):
        write({mine / "rules.py": "theirs"}, [mine])
    assert not list(mine.iterdir())
    mine.rmdir()
    with pytest.raises(Refused, match=r"cannot write .*rules.py/or_not"):
        write({mine / "rules.py": "half", mine / "rules.py" / "or_not" / "show.py": "the rest"}, [mine])
    assert not mine.exists()
