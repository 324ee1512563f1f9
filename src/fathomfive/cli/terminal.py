"""A session in the terminal, line by line: shows the table, reads what is typed, and prints what happens."""

import secrets
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

from fathomfive.bots.bot import Bot, Seen
from fathomfive.bots.specs import make
from fathomfive.cli.result import result_lines
from fathomfive.kernel import replay
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, Game
from fathomfive.session.advice import HINT_BOT, best_moves, judge_moves, why
from fathomfive.session.cards import Chair
from fathomfive.session.commands import Act, BotAct, Command, Undo
from fathomfive.session.decider import deal, decide
from fathomfive.session.events import Event
from fathomfive.session.session import Session
from fathomfive.texts import Texts

PATIENCE = 1.0  # seconds a bot may think before the terminal says so
PEOPLE = "terminal"  # everybody at the terminal is one person to the session: nobody has to consent to an undo

T = TypeVar("T")


def make_bot(spec: str, game: Game, seats: int) -> Bot:
    """Make a bot with a random seed."""
    return make(spec, game, seats, secrets.randbits(62))


def chairs_for(people: int, bots: Mapping[int, str]) -> list[Chair]:
    """Seat the people at the terminal first, and then the bots."""
    return [*(Chair(seat, person=PEOPLE) for seat in range(people)), *(Chair(seat, bot) for seat, bot in bots.items())]


@contextmanager
def after_a_while(say: Callable[[], None]) -> Iterator[None]:
    """Say something if the work inside takes long."""
    timer = threading.Timer(PATIENCE, say)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


class Quit(Exception):  # not an error
    """The person leaves the table."""


class Terminal:
    """One session in the terminal.  There is no clock, so every event happens at the time 0."""

    def __init__(
        self, session: Session, texts: Texts, bots: Mapping[int, Bot], file: Path | None = None, ask_all: bool = False
    ) -> None:
        self.session = session
        self.match = session.match
        self.texts = texts
        self.bots = bots  # by seat
        self.people = session.seats_of(PEOPLE)
        self.adviser: Bot | None = None
        self.file = file
        self.ask_all = ask_all
        self.viewer = NOBODY  # the seat that looks at the screen
        self.has_secrets = False  # something on the screen is for the viewer alone
        self.words = {
            "help": self.help, "hint": self.hint, "undo": self.undo, "why": self.why, "points": self.points,
            "log": self.log, "rules": self.rules, "save": self.save, "quit": self.quit,
        }  # fmt: skip

    def run(self) -> int:
        """Play until the end, or until the person leaves."""
        try:
            self.save_file()
            self.apply(deal(self.session, 0))
            while not self.session.over:
                self.step()
        except (Quit, EOFError, KeyboardInterrupt):
            self.say(self.texts.say("play-bye", n=len(self.match.moves)))
            if self.file:
                self.say(self.texts.say("play-saved", file=str(self.file)))
            return 0
        self.finish()
        return 0

    def step(self) -> None:
        """Let the seat to act make one decision."""
        turn = self.session.bot_turn()
        if turn is None:
            self.ask(self.match.to_act)
        else:
            self.do(BotAct(self.think(self.bots[turn.seat].choose, turn.seat)), turn.seat)

    def think(self, ask: Callable[[Seen], T], seat: int) -> T:
        """Ask a bot about the table as a seat sees it, and say so if it takes long."""
        with after_a_while(lambda: self.say(self.texts.say("play-thinking", who=self.texts.seat(seat)))):
            return ask(self.session.seen(seat))

    def ask(self, seat: int) -> None:
        """Show the table to a person and carry out what is typed."""
        self.change_viewer(seat)
        legal = self.match.legal()
        if len(legal) == 1 and not self.ask_all:
            self.do(Act(legal[0]), seat, note=self.texts.say("play-only"))
            return
        self.say("\n" + self.match.draw(seat, self.texts.word))
        self.say(self.texts.say("play-asked", who=self.texts.seat(seat)))
        for n, m in enumerate(legal, 1):
            self.list_move(n, m, seat, self.match.write(m, seat))
        while True:
            typed = input(self.texts.say("play-prompt") + " ").split()
            if not typed:
                continue
            if typed[0] in self.words:
                if self.words[typed[0]](*typed[1:2]):
                    return
                continue
            try:
                self.do(Act(self.chosen(typed[0], legal)), seat)
            except Refused as error:
                self.say(self.in_words(error, typed[0]))
                continue
            return

    def list_move(self, n: int, m: int, seat: int, note: str) -> None:
        """Print a move with its number in the list, and below it what it would do."""
        self.say(f"{n:4}  {self.texts.choice(self.match.tell(m, seat)):50} {note}")
        consequences = self.texts.consequences(self.match.preview(m, seat), seat)
        if consequences:
            self.say(f"{'':8}{'; '.join(consequences)}")

    def chosen(self, typed: str, legal: list[int]) -> int | str:
        """Give the move a person typed: its number in the list, or its text."""
        if not (typed.isascii() and typed.isdigit()):
            return typed
        if not 1 <= int(typed) <= len(legal):
            raise Refused("bad_number", self.texts.say("play-range", n=len(legal)))
        return legal[int(typed) - 1]

    def in_words(self, error: Refused, typed: str) -> str:
        """Say why a move was refused, in the language of the terminal."""
        if error.clause:
            return self.clause(error.clause, error.why)
        return self.texts.say("play-what", text=typed) if error.code == "unknown_move" else error.error

    def do(self, command: Command, seat: int, note: str = "") -> None:
        """Carry out a command of a seat."""
        self.apply(decide(self.session, command, seat, 0).events, note)

    def apply(self, events: list[Event], note: str = "") -> None:
        """Apply events, save them, and print the moves among them as the viewer may know them."""
        lines: list[str] = []
        for event in events:
            line = None
            if event.kind == "move" and event.move is not None:
                told = self.match.tell(event.move, self.viewer)
                self.has_secrets = self.has_secrets or told != self.match.tell(event.move, NOBODY)
                line = self.texts.line(told)
            self.session.apply(event)
            if line is not None:
                lines.append(f"{len(self.match.moves):5}  {line}" + (f" ({note})" if note and not lines else ""))
        if events:
            self.save_file()
        for line in lines:
            self.say(line)

    def save_file(self) -> None:
        """Write the match to its file."""
        if self.file:
            replay.save(self.match, self.file, over=True)

    def change_viewer(self, seat: int) -> None:
        """Clear the screen between two people if either sees more than a spectator."""
        sees_more = self.match.show(seat) != self.match.show(NOBODY)
        if len(self.people) > 1 and self.viewer != seat and (sees_more or self.has_secrets):
            print("\n" * 60 if not sys.stdout.isatty() else "\033[3J\033[2J\033[H", end="")
            input(self.texts.say("play-curtain", who=self.texts.seat(seat)) + " ")
            self.has_secrets = False
        self.has_secrets = self.has_secrets or sees_more
        self.viewer = seat

    def finish(self) -> None:
        """Show the end."""
        self.say("\n" + self.match.draw(NOBODY, self.texts.word))
        for line in result_lines(self.match, self.texts):
            self.say(line)
        if self.file:
            self.say(self.texts.say("play-saved", file=str(self.file)))

    # --- Words a person may type; each says whether the table has changed ---

    def help(self, *_: str) -> bool:
        """List what can be typed."""
        self.say(self.texts.say("play-help", clause=f"{self.match.game.clauses}-1"))
        return False

    def hint(self, *_: str) -> bool:
        """Name the best moves found by a bot that sees what the person sees."""
        match, seat = self.match, self.match.to_act
        self.adviser = self.adviser or make_bot(HINT_BOT, match.game, match.seats)
        legal = match.legal()
        for advice in best_moves(match, self.think(partial(judge_moves, self.adviser), seat)):
            if advice.win is not None:
                values = {"win": f"{advice.win:.0%}".rstrip("%"), "points": advice.points}
                note = self.texts.say("play-hint", **values)
                self.list_move(legal.index(advice.move) + 1, advice.move, seat, note)
            if advice.comparison is not None:
                for line in self.texts.because(advice.comparison, seat):
                    self.say(f"{'':10}{line}")
        return False

    def undo(self, *_: str) -> bool:
        """Go back to the last decision of a person where there was a choice."""
        match, session = self.match, self.session
        for n in range(len(match.moves) - 1, -1, -1):
            if session.deciders[n] in self.people and (self.ask_all or len(match.at(n).legal()) > 1):
                redraws = any(m >= match.game.moves for m in match.moves[n:])
                self.do(Undo(session.move_seqs[n] - 1), session.deciders[n])
                self.say(self.texts.say("play-undone", n=n + 1))
                if redraws:
                    self.say(self.texts.say("play-undo-redraws"))
                return True
        self.say(self.texts.say("play-nothing-to-undo"))
        return False

    def why(self, typed: str = "", *_: str) -> bool:
        """Name the rule behind a move, legal or not."""
        seat = self.match.to_act
        try:
            found = why(self.session, seat, self.chosen(typed, self.match.legal()))
        except Refused:
            self.say(self.texts.say("play-which", example=self.match.texts(seat)[-1]))
            return False
        if found.clause is None:
            self.say(self.texts.say("play-legal"))
        self.say(self.clause(found.clause or self.match.tell(found.move, seat)["clause"], found.why))
        return False

    def points(self, *_: str) -> bool:
        """Explain the points."""
        lines = self.match.explain(self.viewer)
        for side, points in enumerate(self.match.points()):
            self.say(self.texts.say("play-points", who=self.texts.seat(side), points=points))
            own = [line for line in lines if line["side"] == side]
            for line in own:
                self.say(f"    {self.texts.points(line)}")
            if not own:
                self.say(f"    {self.texts.say('play-no-points')}")
        return False

    def log(self, *_: str) -> bool:
        """List the moves so far."""
        again = self.match.at(0)
        for n, m in enumerate(self.match.moves, 1):
            self.say(f"{n:5}  {self.texts.line(again.tell(m, self.viewer))}")
            again.play_unchecked(m)
        return False

    def rules(self, clause: str = "", *_: str) -> bool:
        """Show the rulebook, or one clause."""
        self.say(self.clause(clause.upper()) if clause else self.texts.rulebook())
        return False

    def save(self, name: str = "", *_: str) -> bool:
        """Save the match to a new file, and every further move, too."""
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
        raise Quit

    def clause(self, clause: str, why: str | None = None) -> str:
        """Quote a clause of the rulebook, after the reason why it applies."""
        reason = f"{self.texts.say(f'why-{why}')}\n" if why else ""
        return f"{reason}{clause}: {self.texts.clauses().get(clause, '?')}"

    def say(self, text: str) -> None:
        """Print a line."""
        print(text, flush=True)
