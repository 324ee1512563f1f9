"""Why a move is better than another one: a few features that speak for it, as data, from previews and a search."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from fathomfive.bots.bot import Advice
from fathomfive.bots.outlook import LINES, MOMENTS, Line, Outlook, Step
from fathomfive.kernel.comparison import Comparison
from fathomfive.kernel.game import JsonObject
from fathomfive.kernel.preview import Preview
from fathomfive.session.merits import Merit, Merits

MOST = 3  # reasons of a hint
NEAR = 0.02  # a difference in the share of wins that means nothing, where it is even
LEAST = 0.004  # the same, where nearly all or nearly nothing is won
USUAL = 0.6  # the share of imagined tables on which something happens that is called likely
KNOWN = 0.75  # the share of imagined tables that must reach a moment before the points there are compared
STEPS = 3  # of a plan
SLIGHT = 0.25  # effects that differ by less in merit are not worth a reason
PLAN, NEXT_TURN, REPLY, RISK = 1.0, 0.8, 0.3, 0.26  # how much these weigh beside a point won
CLEAR = 0.5  # a mean difference in points that is no accident of a few imagined tables
NOTABLE = 2  # points that a reply must win to be named


class Weighed(NamedTuple):
    """A reason, and how much it weighs: about the points that it is worth."""

    weight: float
    reason: JsonObject


class Likely(NamedTuple):
    """A decision that follows on most imagined tables, and on which share of them, in per cent."""

    step: Step
    share: int


class Candidate:
    """A move that is compared: what it does, and what the search expects to follow."""

    def __init__(self, outlook: Outlook, advice: Advice) -> None:
        self.outlook = outlook
        self.advice = advice
        self.seen = outlook.seen

    @cached_property
    def told(self) -> JsonObject:
        """The move, as its seat is told of it."""
        return self.seen.game.tell(self.seen.state, self.advice.move, self.seen.seat)

    @cached_property
    def preview(self) -> Preview:
        """What the move would do, as far as its seat may know."""
        return self.seen.game.preview(self.seen.state, self.advice.move, self.seen.seat)

    @cached_property
    def effects(self) -> list[JsonObject]:
        """The effects of the preview, and further ones that are told in hints alone."""
        seen = self.seen
        further = Merits.of(seen.game).of_move(seen.state, self.advice.move, seen.seat)
        return [*self.preview["effects"], *further]

    @cached_property
    def lines(self) -> list[Line]:
        """What may follow the move."""
        return self.outlook.lines(self.advice.move)

    @cached_property
    def own_points(self) -> dict[str, float]:
        """The points won by the move itself, and by the moments that most lines reach."""
        seat = self.seen.seat
        means = {when: _mean([line.won[when][seat] for line in self.lines if when in line.won]) for when in MOMENTS}
        known = {when: mean for when, mean in means.items() if mean is not None}
        return {"now": float(self.preview["points"][seat]), **known}

    @cached_property
    def others_points(self) -> float | None:
        """The points that all others together win until the next turn."""
        rounds = [line.won["round"] for line in self.lines if "round" in line.won]
        return _mean([sum(won) - won[self.seen.seat] for won in rounds])

    @cached_property
    def plan(self) -> list[Likely]:
        """The further decisions of the turn that are alike on most tables."""
        lines, plan = self.lines, []
        for k in range(STEPS):
            likely = _likely(lines, lambda line, k=k: line.own[k] if k < len(line.own) else None)  # type: ignore[misc]  # a default
            if likely is None:
                break
            plan.append(likely)
            lines = [line for line in lines if k < len(line.own) and line.own[k].told == likely.step.told]
        return plan

    @cached_property
    def reply(self) -> Likely | None:
        """The decision of another seat that wins most points there, if it is alike on most tables."""
        return _likely(self.lines, lambda line: max(filter(_own_gain, line.others), key=_own_gain, default=None))

    @cached_property
    def following(self) -> Likely | None:
        """The decision of the next turn that wins most points, if it is alike on most tables."""
        return _likely(self.lines, lambda line: max(filter(_own_gain, line.following), key=_own_gain, default=None))


def compare(outlook: Outlook, best: Advice, rivals: Sequence[Advice]) -> Comparison | None:
    """Compare the best move with one that is clearly worse, and name one that is about as good.

    That is the next best one, or the first one after it that more tells apart than how often it wins.
    """
    others = [Candidate(outlook, rival) for rival in rivals if rival.win is not None]
    if best.win is None or not others:
        return None
    one = Candidate(outlook, best)
    equal = [other for other in others if is_near(other.advice, best)]
    worse = [other for other in others if other not in equal]
    if not worse:
        balance = _balance(one, equal[0])
        if len(equal) > 1:
            balance["reasons"] = [*balance["reasons"], _free(len(equal))][-MOST:]
        return balance
    explained = ((other, reasons_for(one, other)[:MOST]) for other in worse)
    telling = (pair for pair in explained if pair[1][0]["kind"] != "wins")
    other, reasons = next(telling, (worse[0], _wins(one, worse[0])))
    return {"other": other.told, "is_better": True, "equal": equal[0].told if equal else None, "reasons": reasons}


def _free(n: int) -> JsonObject:
    """Say that none of so many moves is clearly worse."""
    return {"kind": "free", "own": True, "good": True, "n": n}


def compare_asked(outlook: Outlook, best: Advice, asked: Advice) -> Comparison | None:
    """Say why the best move is better than one that is asked about, or that it is about as good."""
    if best.win is None or asked.win is None:
        return None
    one, other = Candidate(outlook, asked), Candidate(outlook, best)
    if is_near(asked, best):
        return _balance(one, other)
    reasons = [_turned(reason) for reason in reasons_for(other, one) if reason["kind"] != "risk"][:MOST]
    return {"other": other.told, "is_better": False, "equal": None, "reasons": reasons}


def is_near(one: Advice, best: Advice) -> bool:
    """Is a move about as good as the best one?"""
    if one.win is None or best.win is None:
        return False
    return one.win > best.win - max(LEAST, NEAR * 4 * best.win * (1 - best.win))


def _balance(one: Candidate, other: Candidate) -> Comparison:
    """Say what speaks for each of two moves that are about as good."""
    mine = [reason for reason in reasons_for(one, other) if reason["kind"] != "wins"][: MOST - 1]
    told = [reason[field] for reason in mine for field in ("effect", "chance") if field in reason]
    theirs = [reason for reason in map(_turned, reasons_for(other, one)) if _is_plain(reason)]
    theirs = [reason for reason in theirs if reason.get("effect", reason.get("chance")) not in told][:1]
    quiet = [{"kind": "quiet", "own": True, "good": True}] if _is_quiet(one) and _is_quiet(other) else []
    return {"other": None, "is_better": True, "equal": other.told, "reasons": [*quiet, *mine, *theirs][:MOST]}


def _is_quiet(one: Candidate) -> bool:
    """Does nobody win or lose points until the next turn, as far as the search knows?"""
    seat = one.seen.seat
    rounds = [line.won["round"] for line in one.lines if "round" in line.won]
    return len(rounds) >= KNOWN * LINES and not any(map(any, rounds)) and not one.preview["points"][seat]


def _is_plain(reason: JsonObject) -> bool:
    """Does a reason tell two moves apart by itself, and not by one of several ways to go on?"""
    return reason["kind"] in ("points", "others-points", "effect", "chance")


def _turned(reason: JsonObject) -> JsonObject:
    """Turn a reason for a move into the same one, seen from the other move."""
    return {**reason, "own": not reason["own"]}


def reasons_for(one: Candidate, other: Candidate) -> list[JsonObject]:
    """List what speaks for one move and not for the other, the strongest first."""
    merits = Merits.of(one.seen.game)
    found = [*_points(one, other), *_others_points(one, other), *_what_follows(one, other)]
    found += _contrasts("effect", one, other, merits.of_effect)
    found += _contrasts("chance", one, other, merits.of_chance)
    found.sort(key=lambda weighed: -weighed.weight)
    return [weighed.reason for weighed in found] or _wins(one, other)


def _wins(one: Candidate, other: Candidate) -> list[JsonObject]:
    """Say how often the search wins, where nothing else tells the moves apart."""
    shares = [round(100 * (candidate.advice.win or 0.0)) for candidate in (one, other)]
    return [{"kind": "wins", "own": True, "good": True, "n": shares[0], "other": shares[1]}]


# --- Points ------------------------------------------------------------------------------------------------------


def _points(one: Candidate, other: Candidate) -> list[Weighed]:
    """Compare the own points at the first moment at which they differ, if the difference lasts as far as is known."""
    known = [(when, a, other.own_points[when]) for when, a in one.own_points.items() if when in other.own_points]
    best: Weighed | None = None
    for k, (when, a, b) in enumerate(known):
        lasts = all(2 * (c - d) >= a - b for _, c, d in known[k:])
        if a - b >= CLEAR and lasts and (best is None or a - b > 2 * best.weight):
            values = {"when": when, "n": tenths(a), "other": tenths(b)}
            best = Weighed(a - b, {"kind": "points", "own": True, "good": True, **values})
    return [] if best is None else [best]


def _others_points(one: Candidate, other: Candidate) -> list[Weighed]:
    """Compare what the others win until the next turn; the reply that wins most is named, if it is known."""
    a, b = one.others_points, other.others_points
    if a is None or b is None or b - a < CLEAR:
        return []
    reply = other.reply
    if reply is not None and not _are_same(reply, one.reply) and _own_gain(reply.step) >= max(1.0, (b - a) / 2):
        return [Weighed(b - a, _reply(reply, own=False))]
    values = {"n": tenths(a), "other": tenths(b)}
    return [Weighed(b - a, {"kind": "others-points", "own": True, "good": True, **values})]


def tenths(mean: float) -> float:
    """Round a mean for words: a whole number where it is one."""
    rounded = round(mean, 1)
    return int(rounded) if rounded == int(rounded) else rounded


# --- What follows ------------------------------------------------------------------------------------------------


def _what_follows(one: Candidate, other: Candidate) -> list[Weighed]:
    """Tell how the turn goes on, what the others would do, and what could be done in the next turn."""
    found = []
    known = [other.told, *(likely.step.told for likely in other.plan)]  # both may do the same in another order
    plan = [likely for likely in one.plan if likely.step.told not in known]
    if plan:
        seat = one.seen.seat
        steps = [likely.step.told for likely in plan]
        gain = max(likely.step.won[seat] for likely in plan)
        found.append(
            Weighed(PLAN + gain, {"kind": "plan", "own": True, "good": True, "steps": steps, "share": plan[-1].share})
        )
    if one.following is not None and not _are_same(one.following, other.following):
        told, share = one.following.step.told, one.following.share
        gain = one.following.step.won[one.seen.seat]
        found.append(
            Weighed(NEXT_TURN + gain, {"kind": "next-turn", "own": True, "good": True, "told": told, "share": share})
        )
    if one.reply and _own_gain(one.reply.step) >= NOTABLE and not _are_same(one.reply, other.reply):
        found.append(Weighed(REPLY, _reply(one.reply, own=True)))
    return found


def _reply(reply: Likely, *, own: bool) -> JsonObject:
    step, share = reply
    return {"kind": "reply", "own": own, "good": own, "told": step.told, "n": _own_gain(step), "share": share}


def _own_gain(step: Step) -> int:
    return step.won[step.seat]


# --- Effects and chances -----------------------------------------------------------------------------------------


def _contrasts(field: str, one: Candidate, other: Candidate, merit: Merit) -> list[Weighed]:
    """Compare effects, or chances, kind by kind: what is better, or what only the other move has and is bad."""
    seat = one.seen.seat
    told = [candidate.effects if field == "effect" else candidate.preview["chances"] for candidate in (one, other)]
    mine, theirs = ([each for each in own if each not in others] for own, others in (told, told[::-1]))
    found = []
    for kind in dict.fromkeys(map(_kind, [*mine, *theirs])):
        here = [(merit(told, seat), told) for told in mine if _kind(told) == kind]
        there = [(merit(told, seat), told) for told in theirs if _kind(told) == kind]
        weight = sum(m for m, _ in here) - sum(m for m, _ in there)
        best, worst = max(here, key=_first, default=None), min(there, key=_first, default=None)
        if weight >= SLIGHT and best is not None and (best[0] > 0 or worst is not None):
            reason = {"kind": field, "own": True, "good": True, field: best[1], "instead": worst and worst[1]}
            found.append(Weighed(weight, reason))
        elif weight >= SLIGHT and worst is not None:
            found.append(
                Weighed(weight, {"kind": field, "own": False, "good": False, field: worst[1], "instead": None})
            )
    if field == "chance" and (mine and not theirs):
        worst = min(((merit(told, seat), told) for told in mine), key=_first)
        if worst[0] <= -SLIGHT:
            found.append(Weighed(RISK, {"kind": "risk", "own": True, "good": False, field: worst[1]}))
    return found


def _first(pair: tuple[float, JsonObject]) -> float:
    return pair[0]


def _kind(told: JsonObject) -> tuple[object, ...]:
    """Tell effects and chances apart by their kinds, and by what follows a draw."""
    return told["kind"], told.get("then"), told.get("who")


# --- What is alike on most imagined tables -----------------------------------------------------------------------


def _likely(lines: Sequence[Line], of: Callable[[Line], Step | None]) -> Likely | None:
    """Give the step that is told alike on most imagined tables, if there is one."""
    steps = [step for step in map(of, lines) if step is not None]
    if not steps:
        return None
    names = [json.dumps(step.told, sort_keys=True) for step in steps]
    name, count = Counter(names).most_common(1)[0]
    return Likely(steps[names.index(name)], round(100 * count / LINES)) if count >= USUAL * LINES else None


def _are_same(one: Likely, other: Likely | None) -> bool:
    return other is not None and one.step.told == other.step.told


def _mean(known: Sequence[float]) -> float | None:
    """Give the mean of what is known on some imagined tables, if they are enough."""
    return sum(known) / len(known) if len(known) >= KNOWN * LINES else None
