"""`fathom play`: a session in the terminal."""

import re
import time
from pathlib import Path

import pytest

import fathomfive as ff
from cli.commands import fathom, refused
from fathomfive.bots.bot import Bot, Seen
from fathomfive.cli.terminal import Terminal, chairs_for
from fathomfive.kernel import shelf
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from fathomfive.session.decider import deal
from fathomfive.session.session import Session
from fathomfive.texts import Texts
from walks import finished

GAME = "deep_dive"


def terminal(game: ff.Game, people: int, bot: type[Bot] = Bot, lang: str = "en") -> Terminal:
    """Give a terminal at a new match with fixed chance outcomes; bots sit on the seats behind the people."""
    seats = game.default_seats
    bots = {seat: bot(game, seats) for seat in range(people, seats)}
    chairs = chairs_for(people, dict.fromkeys(bots, "random"))
    session = Session.of_match(Match(game, seats), chairs, dice=seeded(4))
    session.apply_all(deal(session, 0))
    return Terminal(session, Texts(game, lang, seats), bots)


def test_a_whole_game_is_played_hot_seat_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.tide"
    result = fathom("play", GAME, "--save", str(file), "--lang", "en", typed="1\n" * 600)
    assert result.returncode == 0, result.stderr
    assert "Player 1, your turn." in result.stdout
    assert "Player 2, your turn." in result.stdout
    assert "The game is over! Everyone has taken their last dive." in result.stdout
    assert "First: Player" in result.stdout
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
    assert "Player 1, your turn." in result.stdout
    assert "Player 2, your turn." not in result.stdout
    assert re.search(r"^ +\d+  Player 3 ", result.stdout, re.MULTILINE), "it moves by itself"
    hints = re.findall(r"win chance (\d+)%, expected points: (\d+\.\d)$", result.stdout, re.MULTILINE)
    assert len(hints) > 10
    assert all(0 <= int(win) <= 100 for win, _ in hints)
    assert "The game is over!" in result.stdout


def test_a_bot_that_thinks_long_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Bot):
        def choose(self, seen: Seen) -> int:
            time.sleep(0.1)
            return seen.legal()[0]

    said: list[str] = []
    table = terminal(shelf.take(GAME), people=0, bot=Slow)
    monkeypatch.setattr(table, "say", said.append)
    table.step()
    assert not any("thinking" in line for line in said)
    monkeypatch.setattr("fathomfive.cli.terminal.PATIENCE", 0.01)
    table.step()
    assert any(line.endswith("is thinking…") for line in said)


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_move_is_listed_with_what_it_would_do(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = terminal(shelf.take("podwodni_lowcy"), people=2, lang=lang)
    match, texts, said = table.match, table.texts, list[str]()
    monkeypatch.setattr(table, "say", said.append)
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    table.run()  # up to the first choice
    assert said.pop() == texts.say("play-bye", n=len(match.moves))
    seat = match.to_act
    assert len(match.legal()) > 1
    told = [texts.consequences(match.preview(m, seat), seat) for m in match.legal()]
    assert any(told)
    lines = iter(said[-sum(1 + bool(phrases) for phrases in told) :])
    for m, phrases in zip(match.legal(), told, strict=True):
        assert next(lines).endswith(f" {match.write(m, seat)}")
        if phrases:
            assert next(lines) == f"        {'; '.join(phrases)}"


def test_solo_is_played_against_the_rival() -> None:
    result = fathom("play", GAME, "--seats", "1", "--option", "level=hard", "--lang", "en", typed="1\n" * 400)
    assert re.search(r"The rival (flips a tile|runs into a predator) at depth 1", result.stdout)
    assert "Second: " in result.stdout
    assert ": The rival, " in result.stdout


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.name)
def test_the_end_explains_the_points_of_every_side(game: ff.Game, tmp_path: Path) -> None:
    """The end of a game that is played and of one that is replayed has the same lines."""
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
    """Give what is printed after the end of the game."""
    words = "The game is over!"
    assert printed.count(words) == 1
    return printed[printed.index(words) :]


def test_every_command_at_the_table_is_answered(tmp_path: Path) -> None:
    file = tmp_path / "kept.tide"
    typed = f"help\nwhy leave\nwhy\nwhy 1\npoints\nrules DD-22\nundo\nlog\nsave {file}\nsurfac\nhmm\n99\nquit\n"
    result = fathom("play", GAME, "--lang", "en", "--ask-all", typed=typed)
    assert result.returncode == 0, result.stderr
    out = result.stdout
    for words in (
        "To play a move, type its number",
        "DD-20: ",  # why leave
        "Which move? For instance: why flip",
        "That is allowed right now.",
        "Player 1: 0 points",
        "DD-22: ",
        "There is nothing to take back yet.",
        "takes the start player token and goes first.",
        f"Saved: {file}",
        "‘hmm’ is neither a move nor a command.",
        "A number from 1 to 1, please.",
        "You left the table after move 1.",
    ):
        assert words in out, words
    assert len(ff.load(file).moves) == 1


def test_a_person_never_sees_what_was_shown_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen with a secret on it is cleared before the next person looks."""
    secretive = [game for game in shelf.games() if shows_secrets(game)]
    for game in secretive:
        screen: list[str] = []
        viewers: list[int] = []
        table = terminal(game, people=game.default_seats)
        monkeypatch.setattr("builtins.print", lambda text="", screen=screen, **_: screen.append(text))

        def answer(
            prompt: str, table: Terminal = table, screen: list[str] = screen, viewers: list[int] = viewers
        ) -> str:
            if "Press Enter" in prompt:
                assert set(screen[-1]) == {"\n"}
                del screen[:]
                return ""
            seat = table.viewer
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
        assert set(viewers) == set(table.people)


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
    assert "Anything drawn or revealed since then will be drawn again." in result.stdout
    assert result.stdout.count("Player 1, your turn.") + result.stdout.count("Player 2, your turn.") == 3


def test_a_saved_game_is_resumed_where_it_was_left(tmp_path: Path) -> None:
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
    assert "already exists; continue it with --resume" in refused("play", GAME, "--save", str(file))
    assert f"{file}:1: expected a tag" in refused("play", GAME, "--resume", str(file))
    result = fathom("play", GAME, "--lang", "en", "--ask-all", typed=f"save {file}\nquit\n")
    assert "already exists and is not overwritten" in result.stdout
    assert file.read_text() == "mine\n"
    assert [path.name for path in tmp_path.iterdir()] == ["game.tide"]


def test_a_resumed_file_sets_seats_and_options(tmp_path: Path) -> None:
    file = tmp_path / "game.tide"
    ff.save(finished(shelf.take(GAME), 2, {}, 1).at(20), file)
    assert "already says the number of players" in refused("play", GAME, "--resume", str(file), "--seats", "3")
