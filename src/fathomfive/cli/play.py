"""A table in the terminal, line by line: `fathom play`."""

import argparse
import secrets
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from fathomfive.bots.bot import Bot, Seen
from fathomfive.bots.specs import make
from fathomfive.cli.arguments import Commands, add_game, add_lang, add_options, options
from fathomfive.cli.ending import ending
from fathomfive.kernel import replay
from fathomfive.kernel.dice import fresh
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take
from fathomfive.texts import Texts, language

HINTS = 3  # moves a hint names
HINTS_BY = "hard"  # who gives them
T = TypeVar("T")
A_MOMENT = 1.0  # seconds a bot may think before something is said


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "play",
        help="play in the terminal",
        description="Play in the terminal: hot-seat, alone, or against bots. "
        "Every move is on disk before the next when --save or --resume names a file.",
    )
    add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="players (default: the fewest of at least two)")
    parser.add_argument(
        "--bot", metavar="BOT", help="who plays against you: easy, medium, hard, expert, or any other bot"
    )
    parser.add_argument(
        "--bots",
        type=int,
        metavar="B",
        help="the last B seats are bots (default: none, or with --bot all but the first)",
    )
    add_options(parser)
    add_lang(parser)
    parser.add_argument("--save", type=Path, metavar="FILE.tide", help="keep the game in a new file")
    parser.add_argument("--resume", type=Path, metavar="FILE.tide", help="go on with a kept game")
    parser.add_argument("--ask-all", action="store_true", help="ask even when there is only one move")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Set up or resume, and play."""
    game = take(args.game)
    lang = language(args.lang)
    if args.resume:
        match = replay.load(args.resume)
        if match.game is not game:
            raise Refused("bad_replay", f"{args.resume}: expected a game of {game.name}, got {match.game.name}")
        if args.seats not in (None, match.seats) or args.option:
            raise Refused("bad_arguments", f"{args.resume} sets seats and options itself; leave them out")
    else:
        seats = game.default_seats if args.seats is None else args.seats
        match = Match(game, seats, options(args.option))
    count = args.bots if args.bots is not None else match.seats - 1 if args.bot else 0
    if not 0 <= count <= match.seats:
        raise Refused("bad_arguments", f"expected 0 to {match.seats} bots, got {count}")
    bots = [sit_down(args.bot or "medium", game, match.seats) for _ in range(count)]
    if args.save and args.save.exists():
        raise Refused("file_exists", f"{args.save} exists already; go on with it by --resume, or name a new file")
    return Table(match, Texts(game, lang, match.seats), bots, args.save or args.resume, args.ask_all).run()


def sit_down(spec: str, game: Game, seats: int) -> Bot:
    """Make a bot whose play nobody can foresee."""
    return make(spec, game, seats, secrets.randbits(62))


@contextmanager
def waiting(say: Callable[[], None]) -> Iterator[None]:
    """Say something if what is done inside takes longer than a moment."""
    timer = threading.Timer(A_MOMENT, say)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


class Leave(Exception):  # not an error: someone gets up
    """The person leaves the table."""


class Table:
    """One match in the terminal."""

    def __init__(self, match: Match, texts: Texts, bots: Sequence[Bot], file: Path | None, ask_all: bool) -> None:
        self.match = match
        self.texts = texts
        self.bots = bots  # of the last seats
        self.people = match.seats - len(bots)  # the first so many seats
        self.adviser: Bot | None = None
        self.file = file
        self.ask_all = ask_all
        self.curtain_for = NOBODY  # who looks at the screen
        self.private = False  # something on it is for them alone
        self.commands = {
            "help": self.help, "hint": self.hint, "undo": self.undo, "why": self.why, "points": self.points,
            "log": self.log, "rules": self.rules, "save": self.save, "quit": self.quit,
        }  # fmt: skip

    def run(self) -> int:
        """Play until the end, or until the person leaves."""
        try:
            self.keep()
            while not self.match.over:
                self.step()
        except (Leave, EOFError, KeyboardInterrupt):
            self.say(self.texts.say("play-bye", n=len(self.match.moves)))
            if self.file:
                self.say(self.texts.say("play-saved", file=str(self.file)))
            return 0
        self.finish()
        return 0

    def step(self) -> None:
        """Let whoever acts make one move."""
        who = self.match.to_act
        if who == TABLE:
            self.play(self.match.draw_outcome())
        elif who >= self.people:
            self.play(self.think(self.bots[who - self.people].choose, who))
        else:
            self.ask(who)

    def think(self, ask: Callable[[Seen], T], seat: int) -> T:
        """Ask a bot about the table as a seat sees it, and say so if it takes longer than a moment."""
        with waiting(lambda: self.say(self.texts.say("play-thinking", who=self.texts.seat(seat)))):
            return ask(Seen.of(self.match, seat, fresh()))

    def ask(self, seat: int) -> None:
        """Show the table to a person and carry out what is typed."""
        self.curtain(seat)
        legal = self.match.legal()
        if len(legal) == 1 and not self.ask_all:
            self.play(legal[0], note=self.texts.say("play-only"))
            return
        self.say("\n" + self.match.draw(seat, self.texts.word))
        self.say(self.texts.say("play-asked", who=self.texts.seat(seat)))
        for n, m in enumerate(legal, 1):
            self.say(f"{n:4}  {self.texts.choice(self.match.tell(m, seat)):50} {self.match.write(m, seat)}")
        while True:
            words = input(self.texts.say("play-prompt") + " ").split()
            if not words:
                continue
            if words[0] in self.commands:
                if self.commands[words[0]](*words[1:2]):
                    return
                continue
            try:
                m = self.chosen(words[0], legal)
            except Refused as error:
                self.say(self.clause(error.clause, error.why) if error.clause else error.error)
                continue
            self.play(m)
            return

    def chosen(self, word: str, legal: list[int]) -> int:
        """Find the move a person typed: its number in the list, or its text."""
        if word.isascii() and word.isdigit() and 1 <= int(word) <= len(legal):
            return legal[int(word) - 1]
        if word.isascii() and word.isdigit():
            raise Refused("unknown_move", self.texts.say("play-range", n=len(legal)))
        try:
            return self.match.read(word, self.match.to_act)
        except Refused as error:
            if error.code == "illegal_move":
                raise
            raise Refused("unknown_move", self.texts.say("play-what", text=word)) from None

    def play(self, m: int, note: str = "") -> None:
        """Play a move, keep it, and say it as everyone may know it."""
        people = range(self.people)
        viewer = self.curtain_for if self.curtain_for in people else NOBODY
        told = self.match.tell(m, viewer)
        self.private = self.private or told != self.match.tell(m, NOBODY)
        line = self.texts.line(told)
        self.match.play(m)
        self.keep()
        self.say(f"{len(self.match.moves):5}  {line}" + (f" ({note})" if note else ""))

    def keep(self) -> None:
        """Write the match to its file."""
        if self.file:
            replay.save(self.match, self.file, over=True)

    def curtain(self, seat: int) -> None:
        """Let people change places where one who goes has seen, or one who comes will see, more than a spectator."""
        sees_more = self.match.show(seat) != self.match.show(NOBODY)
        if self.people > 1 and self.curtain_for != seat and (sees_more or self.private):
            print("\n" * 60 if not sys.stdout.isatty() else "\033[3J\033[2J\033[H", end="")
            input(self.texts.say("play-curtain", who=self.texts.seat(seat)) + " ")
            self.private = False
        self.private = self.private or sees_more
        self.curtain_for = seat

    def finish(self) -> None:
        """Show the end."""
        self.say("\n" + self.match.draw(NOBODY, self.texts.word))
        for line in ending(self.match, self.texts):
            self.say(line)
        if self.file:
            self.say(self.texts.say("play-saved", file=str(self.file)))

    # --- Words a person may type; a true answer means that the table has changed ---

    def help(self, *_: str) -> bool:
        """Tell what can be typed."""
        self.say(self.texts.say("play-help", clause=f"{self.match.game.clauses}-1"))
        return False

    def hint(self, *_: str) -> bool:
        """Name the best moves a bot finds that sees what the person sees."""
        match, seat = self.match, self.match.to_act
        self.adviser = self.adviser or sit_down(HINTS_BY, match.game, match.seats)
        legal = match.legal()
        for advice in self.think(self.adviser.advise, seat)[:HINTS]:
            if advice.win is not None:
                line = f"{legal.index(advice.move) + 1:4}  {self.texts.choice(match.tell(advice.move, seat)):50} "
                values = {"win": f"{advice.win:.0%}".rstrip("%"), "points": f"{advice.points:.1f}"}
                self.say(line + self.texts.say("play-hint", **values))
        return False

    def undo(self, *_: str) -> bool:
        """Step back to the last decision of a person that was one."""
        match = self.match
        for n in range(len(match.moves) - 1, -1, -1):
            before = match.at(n)
            if before.to_act in range(self.people) and (len(before.legal()) > 1 or self.ask_all):
                drawn = any(m >= match.game.moves for m in match.moves[n:])
                match.undo(len(match.moves) - n)
                self.keep()
                self.say(self.texts.say("play-undone", n=n + 1))
                if drawn:
                    self.say(self.texts.say("play-undo-redraws"))
                return True
        self.say(self.texts.say("play-nothing-to-undo"))
        return False

    def why(self, text: str = "", *_: str) -> bool:
        """Name the rule behind a move, legal or not."""
        match = self.match
        numbers = range(match.game.moves)
        found = next((m for m in numbers if match.write(m, match.to_act) == text), None)
        if text.isdigit() and 1 <= int(text) <= len(match.legal()):
            found = match.legal()[int(text) - 1]
        if found is None:
            self.say(self.texts.say("play-which", example=match.texts(match.to_act)[-1]))
            return False
        clause, why = match.why_not(found)
        if clause is None:
            clause = match.tell(found, match.to_act)["clause"]
            self.say(self.texts.say("play-legal"))
        self.say(self.clause(clause, why))
        return False

    def points(self, *_: str) -> bool:
        """Explain the points."""
        lines = self.match.explain(self.curtain_for)
        for side, points in enumerate(self.match.points()):
            self.say(self.texts.say("play-points", who=self.texts.seat(side), points=points))
            own = [line for line in lines if line["side"] == side]
            for line in own:
                self.say(f"    {self.texts.points(line)}")
            if not own:
                self.say(f"    {self.texts.say('play-no-points')}")
        return False

    def log(self, *_: str) -> bool:
        """Tell what has happened."""
        again = self.match.at(0)
        for n, m in enumerate(self.match.moves, 1):
            self.say(f"{n:5}  {self.texts.line(again.tell(m, self.curtain_for))}")
            again.play(m)
        return False

    def rules(self, clause: str = "", *_: str) -> bool:
        """Show the rulebook, or one clause."""
        self.say(self.clause(clause.upper()) if clause else self.texts.rulebook())
        return False

    def save(self, name: str = "", *_: str) -> bool:
        """Save the match to a new file, and keep it there from now on."""
        try:
            path = Path(name or "game.tide")
            replay.save(self.match, path)
        except Refused as error:
            self.say(error.error)
            return False
        self.file = path
        self.say(self.texts.say("play-saved", file=str(path)))
        return False

    def quit(self, *_: str) -> bool:
        """Leave the table."""
        raise Leave

    def clause(self, clause: str, why: str | None = None) -> str:
        """Quote a clause of the rulebook, after the reason why it matters here."""
        reason = f"{self.texts.say(f'why-{why}')}\n" if why else ""
        return f"{reason}{clause}: {self.texts.clauses().get(clause, '?')}"

    def say(self, text: str) -> None:
        """Print a line."""
        print(text, flush=True)
