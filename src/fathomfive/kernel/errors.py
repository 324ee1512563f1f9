"""What is said when something is refused: a code, the clause where there is one, and words."""


class Refused(ValueError):
    """Bad input, told to a person: what was expected, what came, and where."""

    def __init__(self, code: str, error: str, clause: str | None = None, why: str | None = None) -> None:
        super().__init__(error)
        self.code = code
        self.error = error
        self.clause = clause
        self.why = why  # which of the clause's reasons: the text `why-<word>` of the game

    def __reduce__(self) -> tuple[type["Refused"], tuple[str, str, str | None]]:
        return type(self), (self.code, self.error, self.clause)  # so that another process can say it

    def shape(self) -> dict[str, object]:
        """Give the one shape every door sends."""
        return {"ok": False, "code": self.code, "clause": self.clause, "error": self.error}
