"""Mistakes: whether another move was clearly better, and in what way, read from the previews of both."""

from typing import Literal, NamedTuple

import numpy as np

from fathomfive.bots.bot import Bot, Seen
from fathomfive.kernel.dice import Dice, seeded
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.kernel.preview import Preview
from fathomfive.session.judge import Alternative, Choice, Judge

CANDIDATES = 3  # other moves that are compared with the one made
MIN_DIFFERENCE = 0.04  # of a win; a smaller mistake is none
SURE = 2.0  # standard errors between two moves of which one is called better
LOOKS = 3  # imagined tables on which replies are looked for

# points: the better move wins more at once; safe: likewise, and without a draw; risk: the move was left to a draw that
# the better one avoids; open: it left an opponent more to win; careful: a draw was worth its risk; later: none of these
Flaw = Literal["points", "safe", "risk", "open", "careful", "later"]


class Mistake(NamedTuple):
    """A better move than the one made, as far as the deciding seat could know."""

    win: float
    best: int
    best_win: float
    error: float
    flaw: Flaw


def find_mistake(judge: Judge, bot: Bot, choice: Choice) -> Mistake | None:
    """Compare a decision with the best other moves; None where it was as good, within the error."""
    seen, made = choice.seen, choice.move
    others = [line.move for line in bot.advise(seen) if line.move != made][:CANDIDATES]
    found = judge.compare(seen, made, others)
    if not is_clear(found):
        return None
    return Mistake(found.win, found.best, found.best_win, found.error, find_flaw(seen, made, found.best))


def is_clear(found: Alternative) -> bool:
    """Is the other move better beyond the error of the judgement?"""
    return found.best_win - found.win > max(MIN_DIFFERENCE, SURE * found.error)


def find_flaw(seen: Seen, made: int, better: int) -> Flaw:
    """Say in what way a better move is better."""
    was, other = (seen.game.preview(seen.state, m, seen.seat) for m in (made, better))
    risked, risks = _is_risky(was), _is_risky(other)
    if other["points"][seen.seat] > was["points"][seen.seat]:
        return "safe" if risked and not risks else "points"
    if left_open(seen, made) - left_open(seen, better) >= 1:
        return "open"
    if risked and not risks:
        return "risk"
    return "careful" if risks and not risked else "later"


def _is_risky(preview: Preview) -> bool:
    """Does something depend on the TABLE's next draw?"""
    return len(preview["chances"]) > 1


def left_open(seen: Seen, m: int) -> float:
    """Give the most points that the next opponent can win at once after a move; 0 if the seat goes on itself."""
    return float(np.mean([_best_reply(seen, m, seeded(n)) for n in range(LOOKS)]))


def _best_reply(seen: Seen, m: int, dice: Dice) -> int:
    match = Match.from_table(seen.game, seen.seats, seen.after(m, dice), seen.options, seen.rules, dice)
    while match.to_act == TABLE:
        match.play_unchecked(match.draw_outcome())
    seat = match.to_act
    if seat < 0 or seat == seen.seat:
        return 0
    return max(match.preview(reply, seat)["points"][seat] for reply in match.legal())
