"""Tables of Codex Naturalis for its tests: played from a script, or drawn from a few words."""

from collections.abc import Mapping

from fathomfive.games.codex_naturalis import GAME
from fathomfive.games.codex_naturalis.notation import NONE
from fathomfive.kernel.drawing import cells, columns
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from walks import position

KINGDOM = "FPAI"
CLOSED = "85b@0,0 33@1,1 79@0,2 11@2,0 59@-1,1 57@3,1"  # a manuscript without open places
NINETEEN = (  # 19 points for the animals: 5 and 3 x 3, then 5 x 1 for resource cards
    "86b@0,0 21b@-1,1 22b@-2,0 23b@-3,1 24b@-2,2 70@-4,2 67@-1,3 68@-3,3 69@-4,0 28@1,1 30@2,2 29@3,3 18@-2,4 8@-3,-1"
)


def kingdom_of(card: int) -> str:
    """Give the letter of the kingdom of a card."""
    return KINGDOM[(card - 1) % 40 // 10]


def back_of(card: int) -> str:
    """Write the back of a card."""
    return ("r" if card <= 40 else "g") + kingdom_of(card)


# --- Playing -----------------------------------------------------------------------------------------------------


class Scribe:
    """A match whose TABLE follows a given script, and then draws the lowest numbers."""

    def __init__(
        self,
        seats: int = 2,
        *,
        start: int = 1,
        resource: str = "",
        gold: str = "",
        starters: str = "",
        sides: str = "",
        objectives: str = "",
        keeps: str = "",
    ) -> None:
        self.match = Match(GAME, seats)
        self.decks = {"r": [*map(int, resource.split())], "g": [*map(int, gold.split())]}
        self.queues = {"starter": starters.split(), "objective": objectives.split()}
        self.start = start
        self.sides = sides.split()
        self.keeps = keeps.split()

    def ready(self) -> "Scribe":
        """Play until the first card is to be laid."""
        while True:
            self.deal()
            texts = self.match.texts()
            if texts[0] == "front":
                self.match.play(self.sides.pop(0) if self.sides else "front")
            elif texts[0].startswith("keep"):
                self.match.play(f"keep-{self.keeps.pop(0)}" if self.keeps else texts[0])
            else:
                return self

    def deal(self) -> "Scribe":
        """Let the TABLE act until a seat decides."""
        while self.match.to_act == TABLE:
            self.match.play(self.outcome(self.match.texts()))
        return self

    def outcome(self, texts: list[str]) -> str:
        kind = texts[0].partition("-")[0]
        if kind == "start":
            return f"start-{self.start}"
        if kind in self.queues:
            queue = self.queues[kind]
            return f"{kind}-{queue.pop(0)}" if queue else self.spare(texts, [int(name) for name in queue])
        if kind == "top":
            deck = self.decks[texts[0][4]]
            return f"top-{back_of(deck[0])}" if deck else texts[0]
        if kind == "card":
            deck = self.decks["r" if int(texts[0][5:]) <= 40 else "g"]
            return f"card-{deck.pop(0)}" if deck else texts[0]
        return texts[0]

    def spare(self, texts: list[str], wanted: list[int]) -> str:
        return next(text for text in texts if int(text.split("-")[1]) not in wanted)

    def play(self, moves: str) -> "Scribe":
        """Play decisions from a text, and let the TABLE draw in between."""
        for text in moves.split():
            self.match.play(text)
            self.deal()
        return self

    def turn(self, *, where: str = "", card: str = "") -> "Scribe":
        """Play any turn: lay the last possible card face down, and draw from a deck or a face-up card."""
        texts = self.match.texts()
        self.play(next(t for t in reversed(texts) if where in t and card in t))
        if self.match.to_act >= 0 and not self.match.texts()[0].startswith("lay"):
            self.play(self.match.texts()[-1])
        return self


# --- Looking -----------------------------------------------------------------------------------------------------


def row(match: Match, seat: int, viewer: int = TABLE) -> dict[str, str]:
    """Read a seat from the drawing."""
    head, *rows = (cells(line) for line in match.draw(viewer).split("\n\n")[2].splitlines())
    return dict(zip(head, rows[seat - 1], strict=True))


def symbols(match: Match, seat: int) -> str:
    """Write the visible symbols: FFq."""
    shown = row(match, seat)
    return "".join(letter * int(shown[letter]) for letter in "FPAIqkm")


def points(match: Match, seat: int) -> int:
    """Count the points of a seat."""
    return int(row(match, seat)["points"])


def laid(match: Match, seat: int, viewer: int = TABLE) -> list[str]:
    """Read the cards of a manuscript from the drawing."""
    return cells(match.draw(viewer).split("\n\n")[3].splitlines()[seat])[1].replace(NONE, "").split()


def deck(match: Match, name: str, viewer: int = TABLE) -> dict[str, str]:
    """Read a deck from the drawing."""
    head, *rows = (cells(line) for line in match.draw(viewer).split("\n\n")[1].splitlines())
    return next(dict(zip(head, line, strict=True)) for line in rows if line[0] == name)


def places(match: Match) -> set[str]:
    """List the places where the seat to act may lay a card."""
    return {text.partition("@")[2] for text in match.texts() if text.startswith("lay")}


def asked(match: Match) -> tuple[str, int]:
    """Give the question and the seat it is asked of."""
    words = match.draw().splitlines()[1].split()
    return words[1], int(words[3])


# --- Drawing -----------------------------------------------------------------------------------------------------


def desk(
    seats: int = 2,
    *,
    asked: str = "lay",
    turn: int = 1,
    start: int = 1,
    called: str = "no",
    last: bool = False,
    hands: Mapping[int, str] | None = None,
    manuscripts: Mapping[int, str] | None = None,
    up: str = "",
    left: Mapping[str, int] | None = None,
    keeper: int = 0,
    tops: str = "..",
    common: str = "101 102",
    secrets: Mapping[int, str] | None = None,
    more: str = "",
) -> Match:
    """Begin a match at a drawn table; everything not given is filled with the lowest cards left.

    manuscripts: `81@0,0 5@1,1 7b*@2,0`; by default only a starter.
    left: the number of cards left in a deck; the others are face down in the manuscript of the
    keeper, or by default of all seats with only a starter.
    up: the face-up cards, `.` for none.
    tops: the kingdoms on top of the decks; `.` takes the lowest card.
    """
    hands, manuscripts, secrets, left = dict(hands or {}), dict(manuscripts or {}), dict(secrets or {}), left or {}
    starters = [f"{n}@0,0" for n in (81, 82, 83, 84, 85, 86)]
    for text in manuscripts.values():
        first = text.split("@")[0].removesuffix("b")
        starters = [name for name in starters if not name.startswith(first)]
    for p in range(1, seats + 1):
        if p not in manuscripts:
            manuscripts[p] = starters.pop(0)
    used = {
        _card(name) for text in (*hands.values(), *manuscripts.values(), up) for name in text.split() if name != NONE
    }
    spare = {"r": [n for n in range(1, 41) if n not in used], "g": [n for n in range(41, 81) if n not in used]}
    for p in range(1, seats + 1):
        wanted = 2 if asked == "draw" and p == turn else 3
        while len(hands.setdefault(p, "").split()) < wanted:
            hands[p] += f" {spare['r'].pop(0)}"
        hands[p] = " ".join(sorted(hands[p].split(), key=_card))
    shown = up.split()
    for sort in ("r", "g")[len(shown) // 2 :]:
        shown += [str(spare[sort].pop()) for _ in range(2)]
    tail = [f"{n}b" for name, sort in (("resource", "r"), ("gold", "g")) for n in _spill(spare[sort], left.get(name))]
    keepers = [keeper] if keeper else [p for p in range(1, seats + 1) if manuscripts[p].count("@") == 1]
    for k, p in enumerate(keepers if tail else ()):
        for name, (x, y) in zip(tail[k :: len(keepers)], _chain(manuscripts[p]), strict=False):
            manuscripts[p] += f" {name}@{x},{y}"
    objectives = [str(n) for n in range(87, 103)]
    for name in (*common.split(), *" ".join(secrets.values()).split()):
        objectives.remove(name)
    for p in range(1, seats + 1):
        if p not in secrets:
            secrets[p] = f"{objectives.pop(0)} {objectives.pop(0)}"
    decks: list[list[object]] = [["deck", "left", "top", "up", "cards"]]
    for k, (name, sort) in enumerate((("resource", "r"), ("gold", "g"))):
        top = tops[k] if tops[k] != NONE or not spare[sort] else kingdom_of(spare[sort][0])
        numbers = " ".join(map(str, spare[sort])) or NONE
        decks.append([name, len(spare[sort]), top, " ".join(shown[2 * k : 2 * k + 2]), numbers])
    rest = [n for n in range(81, 87) if not any(text.startswith(str(n)) for text in manuscripts.values())]
    decks.append(["objective", len(objectives), NONE, common, " ".join(objectives)])
    decks.append(["starter", len(rest), NONE, NONE, " ".join(map(str, rest)) or NONE])
    rows: list[list[object]] = [["seat", "points", "hand", "kept", "returned", *"FPAIqkm"]]
    lists: list[list[object]] = [["seat", "manuscript"]]
    for p in range(1, seats + 1):
        rows.append([p, 0, hands[p], *secrets[p].split(), *[0] * 7])
        lists.append([p, manuscripts[p]])
    head = [f"codex_naturalis table  rules 1  seats {seats}"]
    ending = f"called {called}  last {'yes' if last else 'no'}"
    head += [f"asked {asked}  seat {turn}  start {start}  stage turns  {ending} {more}"]
    drawing = "\n\n".join("\n".join(block) for block in (head, columns(decks), columns(rows), columns(lists)))
    return position(GAME, drawing, seats)


def _card(name: str) -> int:
    return int(name.split("@")[0].removesuffix("*").removesuffix("b"))


def _spill(cards: list[int], left: int | None) -> list[int]:
    """Take cards from the end of a deck until this many are left."""
    spilt = []
    while left is not None and len(cards) > left:
        spilt.append(cards.pop())
    return spilt


def _chain(text: str) -> list[tuple[int, int]]:
    """List the spots down the falling diagonal after the last card there."""
    spots = [tuple(map(int, item.split("@")[1].split(","))) for item in text.split()]
    x, y = max(spots, key=lambda at: at[0] - at[1])
    return [(x + k, y - k) for k in range(1, 69)]


def play(match: Match, moves: str) -> Match:
    """Play moves and outcomes from a text."""
    for text in moves.split():
        match.play(text)
    return match
