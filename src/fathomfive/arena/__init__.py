"""Games in bulk: bots against each other (`compete`), and random play (`simulate`)."""

from fathomfive.arena.bout import Result
from fathomfive.arena.contest import compete
from fathomfive.arena.plan import Plan
from fathomfive.arena.standings import BotLine, SeatLine, Standings, sum_up
from fathomfive.arena.verdict import Verdict

__all__ = ["BotLine", "Plan", "Result", "SeatLine", "Standings", "Verdict", "compete", "sum_up"]
