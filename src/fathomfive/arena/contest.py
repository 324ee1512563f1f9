"""Bots against bots: many games on common deals with rotated seats, summed up."""

from collections import defaultdict
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path

from fathomfive.arena import bout
from fathomfive.arena.bout import Result, warm_up
from fathomfive.arena.cores import check_cores, in_parallel, processes
from fathomfive.arena.ledger import Ledger
from fathomfive.arena.plan import Plan
from fathomfive.arena.standings import Standings, sum_up
from fathomfive.arena.verdict import RISK, Verdict
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.shelf import take

MOST_GAMES = 10_000_000


def compete(
    game: Game | str,
    bots: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    opening: int = 0,
    until: float | None = None,
    risk: float = RISK,
    cores: int = 1,
    out: Path | str | None = None,
    tides: Path | str | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Standings:
    """Let bots play, and say who is how strong.

    `opening` makes so many first choices by dice, alike in all games of a deal.  `until` stops as soon as it is known,
    at a risk of error, whether the first bot's win share is above or below that bar.  `out` keeps every result in a
    file of JSON lines; a contest begun in it is gone on with.  `tides` is a folder for the games themselves.
    `progress` hears how many more games are done.
    """
    plan = Plan.of(take(game) if isinstance(game, str) else game, bots, seats, options, seed, opening)
    check_cores(cores)
    if not plan.block <= games <= MOST_GAMES:
        raise Refused(
            "bad_number",
            f"expected {plan.block} (every line-up in every rotation once) to {MOST_GAMES} games, got {games}",
        )
    verdict = None if until is None else Verdict(until, risk)
    with Ledger(plan, None if out is None else Path(out)) as ledger:
        folder = None if tides is None else _folder(Path(tides), ledger.resumed)
        played = {n: result for n, result in sorted(ledger.results.items()) if n < games}
        watch = _Watch(plan, verdict)
        for result in played.values():
            watch.hear(result)
        progress(len(played))
        if not watch.decided:
            missing = (n for n in range(games) if n not in played)
            with closing(_play(plan, missing, cores, folder)) as results:
                for result in results:
                    ledger.add(result)
                    played[result.n] = result
                    progress(1)
                    if watch.hear(result):
                        break
    # other cores may have played on before the verdict: what they played does not count
    counted = watch.next * plan.block if watch.decided else games
    return sum_up(plan, [played[n] for n in range(counted)], verdict)


class _Watch:
    """Tells the verdict of whole blocks in the order of deals, in whatever order games end."""

    def __init__(self, plan: Plan, verdict: Verdict | None) -> None:
        self.plan = plan
        self.verdict = verdict
        self.next = 0  # the deal to be told next
        self.played: defaultdict[int, list[Result]] = defaultdict(list)

    @property
    def decided(self) -> bool:
        return self.verdict is not None and self.verdict.said is not None

    def hear(self, result: Result) -> bool:
        """Hear of a game; is it decided now?"""
        if self.verdict is None:
            return False
        self.played[self.plan.deal(result.n)].append(result)
        while not self.decided and len(self.played[self.next]) == self.plan.block:
            shares = [game.share(game.bots.index(0)) for game in self.played.pop(self.next) if 0 in game.bots]
            self.verdict.hear(sum(shares) / len(shares))
            self.next += 1
        return self.decided


def _folder(path: Path, resumed: bool) -> Path:
    """Make a folder for games; those of another contest are not overwritten."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("cannot_save", f"cannot keep games in {path}: {error.strerror}") from None
    if not resumed and any(path.glob("*.tide")):
        raise Refused("file_exists", f"expected a folder without .tide files for a new contest, got {path}")
    return path


# --- On cores ----------------------------------------------------------------------------------------------------

_contest: tuple[Plan, Path | None]  # what this process plays


def _play(plan: Plan, numbers: Iterator[int], cores: int, tides: Path | None) -> Generator[Result]:
    """Play games of a contest and give results as they come."""
    warm_up(plan)  # here first: what is compiled is then found by all
    if cores == 1:
        yield from (bout.play(plan, n, tides) for n in numbers)
        return
    with processes(cores, _begin, plan, tides) as pool:
        try:
            yield from in_parallel(pool, cores, ((_play_one, n) for n in numbers))
        except BrokenProcessPool:
            lost = "a process in which bots played was lost: a bot ended it, or memory ran out"
            raise Refused("bot_failed", lost) from None


def _begin(plan: Plan, tides: Path | None) -> None:
    global _contest
    _contest = plan, tides
    warm_up(plan)


def _play_one(n: int) -> Result:
    plan, tides = _contest
    return bout.play(plan, n, tides)
