"""Where work runs: the one place that chooses workers."""

from contextlib import AbstractContextManager

from fathomfive.arena.cores import on_cores
from fathomfive.arena.work import Work, Workers


def workers(work: Work, cores: int = 1) -> AbstractContextManager[Workers]:
    """Give workers that are ready for some work, and release them at the end."""
    return on_cores(work, cores)
