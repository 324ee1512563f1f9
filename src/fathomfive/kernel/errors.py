"""The one error of the project: bad input, refused with a code, a message, and the clause of a rule that forbids it."""

from typing import Any


class Refused(ValueError):
    """Bad input: `error` tells a person what was expected, what was given, and where."""

    def __init__(
        self,
        code: str,
        error: str,
        clause: str | None = None,
        why: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(error)
        self.code = code
        self.error = error
        self.clause = clause
        self.why = why  # which reason of the clause applies: the text `why-<word>` of the game
        self.retry_after = retry_after  # seconds until it may be tried again, if that is known

    def __reduce__(self) -> tuple[type["Refused"], tuple[Any, ...]]:
        return type(self), (self.code, self.error, self.clause, self.why, self.retry_after)

    def shape(self) -> dict[str, object]:
        """Give the error as the data that every interface sends."""
        return {"ok": False, "code": self.code, "clause": self.clause, "error": self.error}
