"""One game between bots.  Each bot is given what its seat may see, and nothing else."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from operator import index

from fathomfive.arena.plan import Plan, derived
from fathomfive.bots.bot import Advice, Bot, Seen
from fathomfive.bots.specs import make
from fathomfive.kernel.dice import below, seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.session.cards import Chair, card_of
from fathomfive.session.commands import BotAct, Start
from fathomfive.session.decider import carry_out
from fathomfive.session.session import Session


@dataclass(frozen=True)
class Result:
    """The result of a game."""

    n: int  # its number in the contest
    bots: tuple[int, ...]  # by seat
    first: int  # the seat that was to act first
    points: tuple[int, ...]  # by side
    places: tuple[int, ...]  # by side
    reason: str
    moves: int
    asked: tuple[int, ...]  # by seat: how often there was a choice
    seconds: tuple[float, ...]  # by seat: of thinking
    fingerprint: str  # of the final table

    def share(self, side: int) -> float:
        """Give a side's share of the win."""
        return (self.places[side] == 1) / self.places.count(1)


Watch = Callable[[int, list[Advice]], None]  # is told how many moves were made, and what the bot thinks of the next


def play(plan: Plan, n: int) -> Result:
    """Play game n of a contest."""
    return play_match(plan, n)[0]


def play_match(plan: Plan, n: int, watch: Watch = lambda moves, thoughts: None) -> tuple[Result, Match]:
    """Play game n of a contest, and give its match, too; bots are asked only where there is a choice."""
    sitting = plan.sitting(n)
    session = _session(plan, n)
    match = session.match
    bots = [plan.make_bot(n, bot) for bot in sitting]
    eyes = seeded(derived(plan.seed, "eyes", n))
    book = seeded(derived(plan.seed, "opening", plan.deal(n)))
    opening = plan.opening
    first = match.to_act
    asked, seconds = [0] * plan.seats, [0.0] * plan.seats
    while not match.over:
        seat = match.to_act
        legal = match.legal()
        if len(legal) == 1:
            m = legal[0]
        elif opening:
            opening -= 1
            m = legal[below(book, len(legal))]
        else:
            seen = Seen.of(match, seat, eyes)
            began = time.perf_counter()
            m = _answer(bots[seat], seen, match, f"bot {plan.names[sitting[seat]]}, game {n}")
            seconds[seat] += time.perf_counter() - began
            asked[seat] += 1
            watch(len(match.moves), bots[seat].thoughts)
        carry_out(session, BotAct(m), seat)
    result = Result(
        n=n,
        bots=sitting,
        first=first,
        points=tuple(match.points()),
        places=tuple(match.rank()),
        reason=match.reason or "",
        moves=len(match.moves),
        asked=tuple(asked),
        seconds=tuple(round(s, 6) for s in seconds),
        fingerprint=match.fingerprint(),
    )
    return result, match


def _session(plan: Plan, n: int) -> Session:
    """Start the session of game n: a bot on every seat, and the chance outcomes of its deal."""
    match = Match(plan.game, plan.seats, plan.options)
    chairs = [Chair(seat, bot=plan.names[bot]) for seat, bot in enumerate(plan.sitting(n))]
    dice = seeded(derived(plan.seed, "deal", plan.deal(n)))
    session = Session(card_of(match), chairs, match=match, dice=dice, trusted=True)
    carry_out(session, Start(), None)
    return session


def _answer(bot: Bot, seen: Seen, match: Match, name: str) -> int:
    """Ask a bot for a legal move, or refuse it with the bot and the place."""
    where = f"{name}, seat {seen.seat + 1} in {match.game.name}, move {len(match.moves) + 1}"
    bot.thoughts = []
    try:
        answer = bot.choose(seen)
    except Exception as error:
        raise Refused("bot_failed", f"{where}: {type(error).__name__}: {error}") from error
    legal = match.legal()
    with suppress(TypeError):
        if index(answer) in legal:
            return index(answer)
    listed = ", ".join(f"{m} ({match.write(m, seen.seat)})" for m in legal)
    raise Refused("bot_failed", f"{where}: expected the number of a legal move, got {answer!r}; legal: {listed}")


def warm_up(plan: Plan) -> Plan:
    """Let every kind of bot think once, so that compiling does not count as thinking, and give the plan back."""
    for spec in dict.fromkeys(plan.bots):
        match = Match(plan.game, plan.seats, plan.options, seed=0)
        while not match.over and (match.to_act == TABLE or len(match.legal()) == 1):
            match.play(match.draw_outcome() if match.to_act == TABLE else match.legal()[0])
        with suppress(Exception):  # the game itself reports a bot that fails
            make(spec, plan.game, plan.seats).choose(Seen.of(match, match.to_act, seeded(0)))
    return plan
