"""`fathom games`, `rules` and `clauses`, and how every command answers bad input."""

import dataclasses
import json
import subprocess
import sys
from pathlib import Path

import pytest

import fathomfive as ff
from cli.commands import fathom, refused
from fathomfive.cli import clauses, games
from fathomfive.cli.main import main
from fathomfive.kernel import shelf
from fathomfive.texts import Texts
from walks import TESTS

GAME = "deep_dive"


def test_games_lists_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    cards = json.loads(capsys.readouterr().out)["games"]
    assert [card["name"] for card in cards] == list(shelf.names())
    deep_dive = next(card for card in cards if card["name"] == "deep_dive")
    assert deep_dive["options"] == [
        {"name": "level", "values": ["easy", "medium", "hard"], "default": "medium", "seats": [1]}
    ]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["1-6 players", "Rival difficulty (only for 1 player):", "easy", "medium (default)", "hard"]),
        ("cs", ["pro 1-6 hráčů", "Obtížnost soupeře (jen pro 1 hráče):", "snadná", "střední (výchozí)", "těžká"]),
        ("pl", ["dla 1-6 graczy", "Poziom rywala (tylko dla 1 gracza):", "łatwy", "średni (domyślnie)", "trudny"]),
    ],
)
def test_games_says_in_words_what_can_be_chosen(
    lang: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "--lang", lang]) == 0
    printed = capsys.readouterr().out
    players, option, *values = words
    about = Texts(shelf.take(GAME), lang, 1).say("about")
    lines = [f"deep_dive          Klofni rybku, {players}", f"{'':18} {about}", f"{'':18} {option}"]
    typed = ("--option level=easy", "--option level=medium", "--option level=hard")
    lines += [f"{'':18}   {text:28} {value}" for text, value in zip(typed, values, strict=True)]
    assert "\n".join(lines) in printed


@pytest.mark.parametrize(
    ("seats", "en", "cs", "pl"),
    [
        ((1,), "1 player", "pro 1 hráče", "dla 1 gracza"),
        ((2,), "2 players", "pro 2 hráče", "dla 2 graczy"),
        ((2, 4), "2, 4 players", "pro 2, 4 hráče", "dla 2, 4 graczy"),
        ((2, 3, 4, 5), "2-5 players", "pro 2-5 hráčů", "dla 2-5 graczy"),
    ],
)
def test_numbers_of_players_are_written_as_ranges_or_lists(seats: tuple[int, ...], en: str, cs: str, pl: str) -> None:
    game = dataclasses.replace(shelf.take("kipicot"), seats=seats)
    assert [next(games._lines(game, lang)) for lang in ("en", "cs", "pl")] == [
        f"Kipicot, {words}" for words in (en, cs, pl)
    ]


def test_rules_prints_the_page_in_each_language(capsys: pytest.CaptureFixture[str]) -> None:
    pages = set()
    for lang in ("en", "cs", "pl"):
        assert main(["rules", GAME, "--lang", lang]) == 0
        pages.add(capsys.readouterr().out)
    assert len(pages) == 3
    assert all("**DD-31**" in page for page in pages)
    assert main(["rules", GAME, "dd-31", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("DD-31 ")


def test_every_command_has_help() -> None:
    commands = ("games", "rules", "play", "replay", "arena", "simulate", "clauses")
    top = fathom("--help").stdout
    for command in commands:
        assert command in top
        result = fathom(command, "--help")
        assert result.returncode == 0
        assert f"usage: fathom {command}" in result.stdout
    assert fathom("--version").stdout == f"fathom {ff.__version__}\n"


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["simulate", "reaf"], "no game 'reaf' on the shelf; there are: "),
        (["simulate", GAME, "--seats", "7"], "deep_dive is for 1 to 6 seats, not 7"),
        (["simulate", GAME, "--seats", "two"], "argument --seats: invalid int value: 'two'"),
        (["simulate", GAME, "--on", "tpu"], "argument --on: invalid choice: 'tpu'"),
        (["simulate", GAME, "--option", "level"], "expected --option NAME=VALUE, got 'level'"),
        (
            ["simulate", GAME, "--seats", "1", "--option", "level=brutal"],
            "expected one of easy, medium, hard for option level",
        ),
        (["simulate", GAME, "--option", "lvl=easy"], "deep_dive has no option 'lvl'; there are: level"),
        (["simulate", GAME, "--seats", "2", "--option", "level=easy"], "is only for games of 1 seat(s), not 2"),
        (["simulate", GAME, "--games", "0"], "expected 1 to"),
        (["simulate", GAME, "--cores", "0"], "cores on this machine, got 0"),
        (["simulate", GAME, "--seed", "-1"], "expected a seed from 0"),
        (["play", "reaf"], "no game 'reaf'"),
        (["play", GAME, "--seats", "0"], "for 1 to 6 seats, not 0"),
        (["play", GAME, "--bots", "3"], "expected 0 to 2 bots, got 3"),
        (["play", GAME, "--bot", "clever"], "no bot 'clever'; expected one of easy, medium, hard, expert"),
        (["games", "--lang", "xx"], "expected a language of en, cs, pl, got 'xx'"),
        (["play", GAME, "--lang", "xx"], "expected a language of en, cs, pl, got 'xx'"),
        (["play", GAME, "--resume", "none.tide"], "none.tide: cannot be read: No such file"),
        (["replay", "none.tide"], "none.tide: cannot be read: No such file"),
        (["replay", "a.tide", "b.tide"], "expected one FILE.tide, got 2; only --check takes several"),
        (["replay", "a.tide", "--check", "--at", "3"], "argument --at: not allowed with argument --check"),
        (["rules", "reaf"], "no game 'reaf'"),
        (["rules", GAME, "DD-99"], "no clause 'DD-99' in deep_dive; there are: DD-1, DD-2"),
        (["clauses", "--tests", "nowhere"], "expected a folder of tests, got 'nowhere'"),
        (["dance"], "invalid choice: 'dance'"),
        ([], "the following arguments are required: COMMAND"),
    ],
)
def test_bad_input_is_refused_in_one_line(args: list[str], words: str) -> None:
    assert words in refused(*args)


def test_a_program_gets_a_refusal_as_json() -> None:
    result = fathom("simulate", GAME, "--seats", "9", "--json")
    assert result.returncode == 2
    assert json.loads(result.stdout) == {
        "ok": False,
        "code": "bad_seats",
        "clause": None,
        "error": "deep_dive is for 1 to 6 seats, not 9",
    }


def test_clauses_lists_rules_with_their_tests(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(
        'def test_x():\n    """DD-31 and DD-1"""\n\ndef helper():\n    """DD-2"""\n'
    )
    assert main(["clauses", GAME, "--tests", str(tmp_path), "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)[GAME]
    assert rows["DD-31"] == rows["DD-1"] == ["test_sample.py::test_x"]
    assert rows["DD-2"] == []
    assert main(["clauses", GAME, "--tests", str(tmp_path), "--untested"]) == 1
    printed = capsys.readouterr().out
    assert "DD-2   no test" in printed
    assert "DD-31" not in printed


@pytest.mark.parametrize("game", [game for game in shelf.games() if game.stable], ids=lambda game: game.name)
def test_every_clause_of_a_stable_game_has_a_test(game: ff.Game) -> None:
    bare = [clause for clause, tests in clauses.table(game, TESTS).items() if not tests]
    assert not bare, "see: fathom clauses --untested"


@pytest.mark.parametrize(("args", "words"), [(["games"], {"fluent.runtime"}), (["games", "--json"], set())])
def test_fathom_games_is_quick_because_it_loads_nothing_heavy(args: list[str], words: set[str]) -> None:
    program = f"import sys; from fathomfive.cli.main import main; main({args}); print(*sys.modules)"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    heavy = {"numba", "rich", "fluent.runtime", "multiprocessing"}
    assert heavy & set(result.stdout.split()) == words
