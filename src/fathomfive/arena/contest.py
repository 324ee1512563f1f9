"""Bots against bots: many games on common deals with rotated seats, summed up."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from fathomfive.arena import bout
from fathomfive.arena.bout import Result, warm_up
from fathomfive.arena.plan import Plan
from fathomfive.arena.result_file import ResultFile
from fathomfive.arena.standings import Standings, sum_up
from fathomfive.arena.verdict import RISK, Verdict
from fathomfive.arena.work import Work
from fathomfive.arena.workers import check_place, workers
from fathomfive.kernel import replay
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.shelf import take


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
    cluster: str | None = None,
    out: Path | str | None = None,
    tides: Path | str | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Standings:
    """Let bots play against each other, and estimate their strength.

    `opening` is the number of first choices made by dice, the same in all games of a deal.  `until` stops as soon as it
    is known, at a risk of error, whether the first bot's win share is above or below that bar.  `out` keeps every
    result in a file of JSON lines, and continues a contest that was interrupted.  `tides` is a folder for the games
    themselves.  `cluster` plays on other machines (see `workers`).  `progress` is called with the number of games just
    played.
    """
    plan = Plan.of(take(game) if isinstance(game, str) else game, bots, seats, options, seed, opening)
    check_place(cores, cluster)
    plan.check_games(games)
    verdict = None if until is None else Verdict(until, risk)
    with ResultFile(plan, None if out is None else Path(out)) as file:
        folder = None if tides is None else _folder(Path(tides), file.resumed)
        played = {n: result for n, result in sorted(file.results.items()) if n < games}
        stopping = _StoppingRule(plan, verdict)
        for result in played.values():
            stopping.add(result)
        progress(len(played))
        if not stopping.decided:
            missing = ((n,) for n in range(games) if n not in played)
            with workers(Work(_begin, (plan, folder is not None), _play), cores, cluster) as ready:
                for result, tide in ready.map(missing):
                    if folder is not None:
                        replay.save_text(tide, folder / f"{result.n:06}.tide", over=True)
                    file.add(result)
                    played[result.n] = result
                    progress(1)
                    if stopping.add(result):
                        break
    # games that other cores played after the verdict do not count
    counted = stopping.next * plan.block if stopping.decided else games
    return sum_up(plan, [played[n] for n in range(counted)], verdict)


class _StoppingRule:
    """Adds whole blocks to the verdict in the order of deals, in whatever order games end."""

    def __init__(self, plan: Plan, verdict: Verdict | None) -> None:
        self.plan = plan
        self.verdict = verdict
        self.next = 0  # the next deal to add
        self.played: defaultdict[int, list[Result]] = defaultdict(list)

    @property
    def decided(self) -> bool:
        return self.verdict is not None and self.verdict.decision is not None

    def add(self, result: Result) -> bool:
        """Add a game; is the verdict decided now?"""
        if self.verdict is None:
            return False
        self.played[self.plan.deal(result.n)].append(result)
        while not self.decided and len(self.played[self.next]) == self.plan.block:
            shares = [game.share(game.bots.index(0)) for game in self.played.pop(self.next) if 0 in game.bots]
            self.verdict.add(sum(shares) / len(shares))
            self.next += 1
        return self.decided


def _folder(path: Path, resumed: bool) -> Path:
    """Create a folder for games; games of another contest are not overwritten."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("cannot_save", f"cannot keep games in {path}: {error.strerror}") from None
    if not resumed and any(path.glob("*.tide")):
        raise Refused("file_exists", f"expected a folder without .tide files for a new contest, got {path}")
    return path


# --- What workers do ---------------------------------------------------------------------------------------------


def _begin(plan: Plan, keep: bool) -> tuple[Plan, bool]:
    return warm_up(plan), keep


def _play(contest: tuple[Plan, bool], n: int) -> tuple[Result, str]:
    """Play a game; its text is given only if it is kept."""
    plan, keep = contest
    result, match = bout.play_match(plan, n)
    return result, replay.write(match) if keep else ""
