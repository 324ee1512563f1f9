"""Vacations: spans in which the clock of a person who has days for a move stands still."""

from collections.abc import Callable, Mapping, Sequence

Span = tuple[int, int]  # milliseconds since 1970, from and until
Counted = Callable[[int, int], int]  # how much of the time between two moments a clock runs
Vacations = Mapping[str, Sequence[Span]]  # by person, the earliest first


def count_without(counted: Counted, spans: Sequence[Span], since: int, until: int) -> int:
    """Count the time between two moments as `counted` does, but not what lies in the spans."""
    total, at = 0, since
    for begins, ends in spans:
        if ends <= at:
            continue
        if begins >= until:
            break
        if begins > at:
            total += counted(at, begins)
        at = ends
    return total + (counted(at, until) if at < until else 0)


def vacation_until(spans: Sequence[Span], at: int) -> int | None:
    """Give the end of the vacation that a moment lies in; None if it lies in none."""
    return next((ends for begins, ends in spans if begins <= at < ends), None)
