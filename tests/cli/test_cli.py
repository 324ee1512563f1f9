"""The command `fathom`, as a person or a program uses it."""

import dataclasses
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

import fathomfive as ff
from fathomfive.bots.bot import Bot, Seen
from fathomfive.cli import clauses, games
from fathomfive.cli.main import main
from fathomfive.cli.play import Table
from fathomfive.kernel import replay, shelf
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from fathomfive.texts import Texts
from walks import TESTS, finished

GAME = "deep_dive"


def fathom(*args: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, as installed."""
    return subprocess.run(
        [sys.executable, "-m", "fathomfive", *args],
        input=typed,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def refused(*args: str) -> str:
    """Run a command that must be refused: one line, exit status 2, no traceback."""
    result = fathom(*args)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("fathom: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


# --- The shelf ---------------------------------------------------------------------------------------------------


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
        ("en", ["1-6 players", "How good the rival is (only for 1 player):", "easy", "medium (default)", "hard"]),
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
def test_numbers_of_players_are_named_as_they_are(seats: tuple[int, ...], en: str, cs: str, pl: str) -> None:
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


# --- Simulate ----------------------------------------------------------------------------------------------------


def simulated(*args: str) -> dict[str, object]:
    result = fathom("simulate", GAME, *args, "--json")
    assert result.returncode == 0, result.stderr
    report: dict[str, object] = json.loads(result.stdout)
    return report


def test_simulate_gives_one_object_with_the_same_digest_everywhere() -> None:
    reports = [
        simulated("--seats", "3", "--games", "40", "--seed", "5", "--on", on, "--cores", cores)
        for on, cores in (("plain", "1"), ("plain", "2"), ("cpu", "1"), ("cpu", "2"))
    ]
    keys = "game seats on cores games steps seconds games_per_s steps_per_s mean_steps points win_share reasons digest"
    for report in reports:
        assert list(report) == keys.split()
        assert report["digest"] == reports[0]["digest"]
        assert report["steps"] == reports[0]["steps"]
        assert report["points"] == reports[0]["points"]
        assert report["reasons"] == {"last_dive": 40}
        assert sum(report["win_share"]) == pytest.approx(1)  # type: ignore[call-overload]  # a list of numbers
    assert [report["cores"] for report in reports] == [1, 2, 1, 2]


def test_simulate_plays_what_it_is_asked_for() -> None:
    easy = simulated("--seats", "1", "--games", "30", "--option", "level=easy")
    hard = simulated("--seats", "1", "--games", "30", "--option", "level=hard")
    assert easy["digest"] != hard["digest"]
    assert easy["points"][0] == hard["points"][0]  # type: ignore[index]  # the same dives ...
    assert easy["points"][1] < hard["points"][1]  # type: ignore[index]  # ... against a rival scored otherwise
    assert simulated("--games", "30")["seats"] == 2


def test_simulate_prints_a_table_for_people() -> None:
    result = fathom("simulate", GAME, "--seats", "2", "--games", "30")
    for word in ("games", "steps", "mean", "points", "win share", "last_dive: 30", "digest"):
        assert word in result.stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["simulate", "reaf"], "no game 'reaf' on the shelf; there are: "),
        (["simulate", GAME, "--seats", "7"], "deep_dive is for 1 to 6 seats, not 7"),
        (["simulate", GAME, "--seats", "two"], "argument --seats: invalid int value: 'two'"),
        (["simulate", GAME, "--on", "tpu"], "argument --on: invalid choice: 'tpu'"),
        (["simulate", GAME, "--option", "level"], "expected --option NAME=VALUE, got 'level'"),
        (["simulate", GAME, "--seats", "1", "--option", "level=brutal"], "is one of easy, medium, hard, not 'brutal'"),
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


def test_a_program_gets_the_refusal_as_an_object() -> None:
    result = fathom("simulate", GAME, "--seats", "9", "--json")
    assert result.returncode == 2
    assert json.loads(result.stdout) == {
        "ok": False,
        "code": "bad_seats",
        "clause": None,
        "error": "deep_dive is for 1 to 6 seats, not 9",
    }


# --- Play --------------------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_hot_seat_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.tide"
    result = fathom("play", GAME, "--save", str(file), "--lang", "en", typed="1\n" * 600)
    assert result.returncode == 0, result.stderr
    assert "Seat 1, your turn." in result.stdout
    assert "Seat 2, your turn." in result.stdout
    assert "The game is over! Everyone has had the last dive." in result.stdout
    assert "First: Seat" in result.stdout
    match = ff.load(file)
    assert match.over


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_bots_fill_seats_in_any_language(lang: str) -> None:
    result = fathom("play", GAME, "--seats", "3", "--bots", "3", "--bot", "random", "--lang", lang)
    assert result.returncode == 0, result.stderr
    assert {"en": "over!", "cs": "Konec hry!", "pl": "Koniec gry!"}[lang] in result.stdout


def test_a_bot_takes_all_other_seats_and_gives_hints() -> None:
    result = fathom("play", GAME, "--seats", "3", "--bot", "medium", "--lang", "en", typed="hint\n1\n" * 300)
    assert result.returncode == 0, result.stderr
    assert "Seat 1, your turn." in result.stdout
    assert "Seat 2, your turn." not in result.stdout
    assert re.search(r"^ +\d+  Seat 3 ", result.stdout, re.MULTILINE), "it moves by itself"
    hints = re.findall(r"wins (\d+) %, expected points: (\d+\.\d)$", result.stdout, re.MULTILINE)
    assert len(hints) > 10
    assert all(0 <= int(win) <= 100 for win, _ in hints)
    assert "The game is over!" in result.stdout


def test_a_bot_that_thinks_longer_than_a_moment_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Bot):
        def choose(self, seen: Seen) -> int:
            time.sleep(0.1)
            return seen.legal()[0]

    said: list[str] = []
    match = Match(shelf.take(GAME), 2, seed=1).deal()
    texts = Texts(match.game, "en", 2)
    table = Table(match, texts, [Slow(match.game, 2)] * 2, None, False)
    monkeypatch.setattr(table, "say", said.append)
    table.step()
    assert not any("thinking" in line for line in said)
    monkeypatch.setattr("fathomfive.cli.play.A_MOMENT", 0.01)
    match.deal()
    table.step()
    assert any(line.endswith("is thinking ...") for line in said)


def test_solo_is_played_against_the_rival() -> None:
    result = fathom("play", GAME, "--seats", "1", "--option", "level=hard", "--lang", "en", typed="1\n" * 400)
    assert "The rival, depth 1:" in result.stdout
    assert "Second: " in result.stdout
    assert ": The rival, " in result.stdout


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.name)
def test_the_end_explains_the_points_of_every_side(game: ff.Game, tmp_path: Path) -> None:
    """The same lines stand at the end of a game that is played and of one that is replayed."""
    file = tmp_path / "game.tide"
    match = finished(game, game.seats[0], {}, 3)
    ff.save(match, file)
    texts = Texts(game, "en", match.seats)
    resumed = fathom("play", game.name, "--resume", str(file), "--lang", "en").stdout
    replayed = fathom("replay", str(file), "--lang", "en").stdout
    assert resumed == f"\n{match.draw(NOBODY, texts.word)}\n{end_of(replayed)}Saved: {file}\n"
    for side, points in enumerate(match.points()):
        own = [f"    {texts.points(line)}" for line in match.explain() if line["side"] == side]
        place = texts.say("play-place", place=match.rank()[side], who=texts.seat(side), points=points)
        assert "\n".join(["", place, *own, ""]) in replayed


def end_of(printed: str) -> str:
    """Give what is said from the end of the game on."""
    words = "The game is over!"
    assert printed.count(words) == 1
    return printed[printed.index(words) :]


def test_words_at_the_table_are_answered(tmp_path: Path) -> None:
    file = tmp_path / "kept.tide"
    typed = f"help\nwhy leave\nwhy\nwhy 1\npoints\nrules DD-22\nundo\nlog\nsave {file}\nsurfac\nhmm\n99\nquit\n"
    result = fathom("play", GAME, "--lang", "en", "--ask-all", typed=typed)
    assert result.returncode == 0, result.stderr
    out = result.stdout
    for words in (
        "A number plays the move beside it",
        "DD-20: ",  # why leave
        "Which move? For instance: why flip",
        "That is legal now.",
        "Seat 1: 0 points",
        "DD-22: ",
        "There is nothing to take back yet.",
        "holds the token and starts.",
        f"Saved: {file}",
        "'hmm' is neither a move nor a word I know.",
        "A number from 1 to 1, please.",
        "Left the table after move 1.",
    ):
        assert words in out, words
    assert len(ff.load(file).moves) == 1


def test_whoever_sits_down_sees_nothing_that_was_shown_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every screen that is left behind with a secret on it is cleared before the next person looks."""
    secretive = [game for game in shelf.games() if shows_secrets(game)]
    for game in secretive:
        screen: list[str] = []
        viewers: list[int] = []
        match = Match(game, game.default_seats, seed=4)
        table = Table(match, Texts(game, "en", match.seats), [], None, False)
        monkeypatch.setattr("builtins.print", lambda text="", screen=screen, **_: screen.append(text))

        def answer(prompt: str, table: Table = table, screen: list[str] = screen, viewers: list[int] = viewers) -> str:
            if "Press Enter" in prompt:
                assert set(screen[-1]) == {"\n"}
                del screen[:]
                return ""
            seat = table.curtain_for
            again = table.match.at(0)
            told = {seat: set[str](), NOBODY: set[str]()}
            for m in table.match.moves:
                for viewer, lines in told.items():
                    lines.add(table.texts.line(again.tell(m, viewer)))
                again.play(m)
            written = [line[7:] for line in screen if line[:5].strip().isdigit() and line[5:7] == "  "]
            assert all(line in told[seat] | told[NOBODY] for line in written if " (the only move)" not in line)
            viewers.append(seat)
            if len(viewers) > 40:
                raise EOFError
            return "1"

        monkeypatch.setattr("builtins.input", answer)
        table.run()
        monkeypatch.undo()
        assert set(viewers) == set(range(match.seats))


def shows_secrets(game: ff.Game) -> bool:
    """Does a seat of this game ever see more than a spectator?"""
    match = finished(game, game.default_seats, {}, 1)
    return any(match.at(n).show(0) != match.at(n).show(NOBODY) for n in range(0, len(match.moves), 9))


def test_an_illegal_move_is_answered_with_its_clause() -> None:
    result = fathom("play", GAME, "--lang", "en", "--ask-all", typed="surface\nquit\n")
    assert "DD-24: " in result.stdout


def test_undo_steps_back_to_the_last_decision_and_says_what_is_drawn_anew() -> None:
    result = fathom("play", GAME, "--lang", "en", "--ask-all", typed="flip\nundo\nquit\n")
    assert "Back to move 2." in result.stdout
    assert "What was drawn or revealed since then is drawn anew." in result.stdout
    assert result.stdout.count("Seat 1, your turn.") + result.stdout.count("Seat 2, your turn.") == 3


def test_a_kept_game_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.tide"
    fathom("play", GAME, "--save", str(file), "--lang", "en", typed="1\n1\n1\n")
    left = ff.load(file)
    assert not left.over
    result = fathom("play", GAME, "--resume", str(file), "--lang", "en", typed="1\n" * 600)
    assert "The game is over!" in result.stdout
    match = ff.load(file)
    assert match.over
    assert match.moves[: len(left.moves)] == left.moves


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.tide"
    file.write_text("mine\n")
    assert "exists already; go on with it by --resume" in refused("play", GAME, "--save", str(file))
    assert f"{file}:1: expected a tag" in refused("play", GAME, "--resume", str(file))
    result = fathom("play", GAME, "--lang", "en", "--ask-all", typed=f"save {file}\nquit\n")
    assert "exists already and is not overwritten" in result.stdout
    assert file.read_text() == "mine\n"
    assert [path.name for path in tmp_path.iterdir()] == ["game.tide"]


def test_a_resumed_file_sets_seats_and_options(tmp_path: Path) -> None:
    file = tmp_path / "game.tide"
    ff.save(finished(shelf.take(GAME), 2, {}, 1).at(20), file)
    assert "sets seats and options itself" in refused("play", GAME, "--resume", str(file), "--seats", "3")


# --- Replay ------------------------------------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "kept.tide"
    ff.save(finished(shelf.take(GAME), 2, {}, 5), file)
    return file


def test_replay_tells_the_game_in_words(kept: Path) -> None:
    result = fathom("replay", str(kept), "--lang", "en")
    assert result.returncode == 0
    assert "    1  Seat 2 holds the token and starts." in result.stdout or "    1  Seat 1 holds" in result.stdout
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


def test_replay_checks_several_files_and_a_wrong_one_hides_no_other(kept: Path, tmp_path: Path) -> None:
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


# --- Clauses -----------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize(("args", "words"), [(["games"], {"fluent.runtime"}), (["games", "--json"], set())])
def test_fathom_games_is_quick_because_it_loads_nothing_heavy(args: list[str], words: set[str]) -> None:
    program = f"import sys; from fathomfive.cli.main import main; main({args}); print(*sys.modules)"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    heavy = {"numba", "rich", "fluent.runtime", "multiprocessing"}
    assert heavy & set(result.stdout.split()) == words


def test_a_replay_is_what_the_kernel_writes(kept: Path) -> None:
    assert replay.write(ff.load(kept)) == kept.read_text()
