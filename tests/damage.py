"""Damaging possible tables, for tests of audits."""

from collections.abc import Callable, Sequence
from typing import Any

from fathomfive.kernel.match import Match

Damage = Callable[[Any], None]
Check = Callable[..., bool]


def put(name: str, *where: int, by: int) -> Damage:
    """Change a cell of an array, or a field when no cell is named."""

    def damage(s: Any) -> None:
        if where:
            getattr(s, name)[where] += by
        else:
            setattr(s, name, getattr(s, name) + by)

    return damage


def both(*damages: Damage) -> Damage:
    """Combine several changes."""

    def damage(s: Any) -> None:
        for one in damages:
            one(s)

    return damage


def refuses(checks: Sequence[Check], match: Match, check: Check, *damages: Damage) -> bool:
    """Damage a possible table; do the audit and the named check refuse it, and no check before that one?"""
    assert match.game.audit(match.state)
    both(*damages)(match.state)
    before = checks[: checks.index(check)]
    return not match.game.audit(match.state) and not check(match.state) and all(one(match.state) for one in before)
