"""The slow twin of Kipicot: a dictionary of squares and lists of tokens, written from the rules page alone."""

from itertools import product
from typing import Any

COLUMNS = "abcde"
ROWS = "12345"
ALL = [column + row for row, column in product(ROWS, COLUMNS)]
OTHER = {"red": "yellow", "yellow": "red"}
LETTER = {"R": "red", "Y": "yellow"}


def apart(one: str, two: str) -> tuple[int, int]:
    """Count the columns and rows between two squares."""
    return abs(COLUMNS.index(one[0]) - COLUMNS.index(two[0])), abs(int(one[1]) - int(two[1]))


class Twin:
    """A table that follows the rules in the simplest way."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.board: dict[str, list[str]] = {}  # tokens of a square, from below
        self.supply = {"red": 20, "yellow": 20}
        self.figures: list[str | None] = [None] * seats
        self.won = [{"red": 0, "yellow": 0} for _ in range(seats)]
        self.active = 0
        self.step = 1
        self.eventful: list[bool] = [True]  # by turn: was a token added or won?
        self.over = False

    @classmethod
    def of(cls, shown: Any) -> "Twin":
        """Copy a table from what everyone sees of it."""
        twin = cls(shown["seats"])
        twin.board = {square: list(reversed(tokens)) for square, tokens in shown["board"].items()}
        twin.supply = dict(shown["supply"])
        twin.figures = [side["stands"] for side in shown["sides"]]
        twin.won = [dict(side["won"]) for side in shown["sides"]]
        twin.active = shown["side"]
        twin.over = shown["asked"] == "over"
        twin.step = 0 if twin.over else ("move", "build", "figure").index(shown["asked"]) + 1
        turns = shown["calm"]
        if twin.step == 3:  # this turn is the last one of the list already
            twin.eventful += [False] * turns if turns else [True]
        else:
            twin.eventful += [False] * turns
        return twin

    def snapshot(self) -> dict[str, Any]:
        """Give everything there is to compare."""
        return {
            "board": {square: list(reversed(tokens)) for square, tokens in self.board.items()},
            "supply": self.supply,
            "stands": self.figures,
            "won": self.won,
            "side": self.active,
            "step": 0 if self.over else self.step,
            "calm": self.calm(),
        }

    # --- What may be done ---

    def calm(self) -> int:
        """Count the last turns in a row in which nothing was added or won."""
        turns = 0
        for eventful in reversed(self.eventful):
            if eventful:
                break
            turns += 1
        return turns

    def legal(self) -> set[str]:
        """List the legal moves as texts."""
        if self.over:
            return set()
        if self.step == 1:
            return self.token_moves() | {"stay"}
        if self.step == 2:
            forced = self.calm() >= 3 * self.seats
            return self.adds() | (set() if forced else self.token_moves())
        return {square for square in self.board if square not in self.figures}

    def token_moves(self) -> set[str]:
        found = set()
        for start, tokens in self.board.items():
            if start in self.figures:
                continue
            for goal in ALL:
                if goal in self.board:
                    continue
                columns, rows = apart(start, goal)
                if len(tokens) == 1 and columns + rows == 1:
                    found.add(f"{start}-{goal}")
                if len(tokens) == 2 and (columns == 0 or rows == 0):
                    found.add(f"{start}-{goal}")
        return found

    def adds(self) -> set[str]:
        found = set()
        for letter, colour in LETTER.items():
            for square in ALL:
                tokens = self.board.get(square, [])
                if not tokens or (tokens == [OTHER[colour]] and square not in self.figures):
                    found.add(letter + square)
        return found

    # --- Doing it ---

    def play(self, text: str) -> None:
        """Carry out a legal move."""
        if self.step == 3:
            self.figures[self.active] = text
            self.fish()
            self.pass_on()
            return
        if self.step == 2:
            self.eventful.append(text[0] in LETTER)
        if text[0] in LETTER:
            self.supply[LETTER[text[0]]] -= 1
            self.board.setdefault(text[1:], []).append(LETTER[text[0]])
        elif text != "stay":
            start, goal = text.split("-")
            self.board[goal] = [self.board[start].pop()]
            if not self.board[start]:
                del self.board[start]
        self.step += 1

    def fish(self) -> None:
        mine = self.figures[self.active]
        theirs = [square for seat, square in enumerate(self.figures) if seat != self.active]
        catch: set[str] = set()
        for column, row in product(range(4), range(4)):
            left, right = COLUMNS[column], COLUMNS[column + 1]
            upper, lower = ROWS[row], ROWS[row + 1]
            diagonals = [(left + upper, right + lower), (right + upper, left + lower)]
            corners = [square for diagonal in diagonals for square in diagonal]
            if mine not in corners or any(square not in self.board for square in corners):
                continue
            if any(self.board[one][-1] != self.board[two][-1] for one, two in diagonals):
                continue
            own = next(diagonal for diagonal in diagonals if mine in diagonal)
            if any(square in theirs for square in own):
                continue
            catch |= set(corners)
        for square in catch - set(theirs):
            for colour in self.board.pop(square):
                self.won[self.active][colour] += 1
        if catch:
            self.figures[self.active] = None
            self.eventful[-1] = True

    def pass_on(self) -> None:
        if 0 in self.supply.values():
            self.over = True
        else:
            self.active = (self.active + 1) % self.seats
            self.step = 1
