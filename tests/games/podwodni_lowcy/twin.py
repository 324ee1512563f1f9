"""A slow twin of Podwodni łowcy, written from the rules page with lists of card names and without phases.

The whole game is one generator.  It stops at every question, yields the seat and the possible answers (for the TABLE,
with the number of cards in the deck), and continues with the answer.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from itertools import combinations

FISH = [colour + kind for colour in "RGY" for kind in "ABC"]
LOOT = [*FISH, "shrimp"]  # cards a diver may have, in the order of the box
CARDS = [*LOOT, "wave", "net", "harpoon"]
CELLS = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"]  # the order of filling
GOALS = {"short": 25, "standard": 35, "long": 45}

TABLE = "table"
Question = tuple[int | str, dict[str, int]]  # the seat, and the possible answers
Story = Generator[Question, str, None]
Answer = Generator[Question, str, str]


def is_set(cards: Iterable[str]) -> bool:
    """PL-50"""
    cards = list(cards)
    fish = [card for card in cards if card != "shrimp"]
    if len(cards) - len(fish) > 1:
        return False
    colours, kinds = {card[0] for card in fish}, {card[1] for card in fish}
    if len(cards) == 3:
        return len(colours) == 1 and len(kinds) == 1
    return len(cards) == 4 and (len(colours) == 1 or len(kinds) == 1)


def set_name(cards: Iterable[str]) -> str:
    """Write a set as the notation does."""
    counts = Counter(cards)
    return "set-" + "+".join((f"{counts[card]}x" if counts[card] > 1 else "") + card for card in LOOT if counts[card])


def score_name(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort cards as the box does."""
    return tuple(sorted(cards, key=LOOT.index))


class Twin:
    """A whole game."""

    def __init__(self, seats: int, length: str) -> None:
        self.seats = seats
        self.goal = GOALS[length]
        self.deck = [card for card in CARDS for _ in range(6 if card in FISH else 8)]
        self.discards: list[str] = []
        self.grid: dict[str, str] = {}
        self.column: list[str | None] = []
        self.in_hand: list[str] = []  # nets and harpoons that are yet to act
        self.up: list[list[str]] = [[] for _ in range(seats)]
        self.down: list[list[str]] = [[] for _ in range(seats)]
        self.pool: list[str] = []
        self.turns = 0
        self.reason = ""
        self.story = self.whole_game()
        self.asked: Question | None = next(self.story)

    def play(self, answer: str) -> None:
        """Answer the question."""
        assert self.asked
        assert answer in self.asked[1]
        try:
            self.asked = self.story.send(answer)
        except StopIteration:
            self.asked = None

    def points(self, seat: int) -> int:
        """PL-60"""
        return 10 * len(self.down[seat]) + len(self.up[seat])

    def others(self, seat: int) -> list[int]:
        """List the other seats, clockwise."""
        return [(seat + k) % self.seats for k in range(1, self.seats)]

    def places(self) -> list[int]:
        """PL-62"""
        key = [(-self.points(seat), self.up[seat].count("shrimp")) for seat in range(self.seats)]
        return [1 + sum(other < own for other in key) for own in key]

    # --- The story ---

    def whole_game(self) -> Story:
        """PL-2, PL-61, PL-63"""
        first = yield TABLE, {f"start-{seat + 1}": 1 for seat in range(self.seats)}
        seat = int(first[-1]) - 1
        last_turns: list[int] | None = None
        while True:
            yield from self.fill_gaps()
            yield from self.turn(seat)
            self.turns += 1
            if last_turns is None and self.points(seat) >= self.goal:
                last_turns = self.others(seat)
            elif last_turns is not None:
                last_turns.remove(seat)
            seat = self.others(seat)[0]
            if last_turns == []:
                self.reason = "length"
                return
            if self.turns == 1000:
                self.reason = "turns"
                return

    def draw_card(self) -> Answer:
        """PL-10"""
        if not self.deck:
            self.deck, self.discards = self.discards, []
        card = yield TABLE, dict(Counter(self.deck))
        self.deck.remove(card)
        return card

    def fill_gaps(self) -> Story:
        """PL-10"""
        for cell in CELLS:
            if cell not in self.grid:
                self.grid[cell] = yield from self.draw_card()

    def turn(self, seat: int) -> Story:
        """PL-11"""
        may = {"dive": 1} | ({"score": 1} if self.sets(seat) else {})
        if (yield seat, may) == "dive":
            yield from self.dive(seat)
        else:
            yield from self.score(seat)

    def dive(self, seat: int) -> Story:
        """PL-20, PL-21"""
        self.column = [(yield from self.draw_card())]
        corners = {f"{y}-{x}": 1 for y in ("top", "bottom") for x in ("left", "right")}
        vertical, side = (yield seat, corners).split("-")
        rows = ["1", "2", "3"] if vertical == "top" else ["3", "2", "1"]
        for row in rows:
            card = yield from self.draw_card()
            cells = [letter + row for letter in "abcd"]
            broken = self.breaks(card, [self.grid[cell] for cell in cells], side)
            self.column.append(card)
            if broken:
                yield from self.broken(seat, card, cells)
                return
            k = len(self.column)
            ways = list(combinations([*cells, "new"], k))
            may = {"deeper": 1} if k < 4 else {}
            answer = yield seat, {**may, "column": 1, **{f"pick-{way[0]}": 1 for way in ways}}
            if answer != "deeper":
                yield from self.surface(seat, answer, ways)
                return

    def breaks(self, card: str, row: list[str], side: str) -> bool:
        """PL-22"""
        if card in FISH:
            neighbours = [self.column[-1], row[0] if side == "left" else row[-1]]
            return any(other in FISH and other[0] == card[0] for other in neighbours if other)
        return card in row or card in self.column

    def broken(self, seat: int, card: str, cells: list[str]) -> Story:
        """PL-23, PL-24, PL-25, PL-41"""
        laid: list[str] = [own for own in self.column if own]
        if card == "wave":
            yield from self.wash(seat)
            for cell in cells:
                if self.grid[cell] == "wave":
                    self.discards.append(self.grid.pop(cell))
        if len(laid) > 2:
            self.column = []
            self.discards += laid
            return
        self.column = []
        self.discards.append(laid[1])
        if card == "wave" and laid[0] == "wave":
            self.discards.append(laid[0])
            return
        yield from self.receive(seat, [laid[0]])

    def wash(self, seat: int) -> Story:
        """PL-40"""
        for who in [seat, *self.others(seat)]:
            if self.up[who]:
                answer = yield who, {f"wash-{card}": 1 for card in self.up[who]}
                group = answer.removeprefix("wash-")
                self.discards += [card for card in self.up[who] if card == group]
                self.up[who] = [card for card in self.up[who] if card != group]

    def surface(self, seat: int, answer: str, ways: list[tuple[str, ...]]) -> Story:
        """PL-30, PL-34"""
        if answer == "column":
            catch = [card for card in self.column if card]
            self.column = []
            yield from self.receive(seat, catch)
            return
        picked: tuple[str, ...] = (answer.removeprefix("pick-"),)
        while picked not in ways:
            n = len(picked)
            answer = yield seat, {f"pick-{way[n]}": 1 for way in ways if way[:n] == picked}
            picked = (*picked, answer.removeprefix("pick-"))
        catch = []
        for place in picked:
            if place == "new":
                catch.append(str(self.column[-1]))
                self.column[-1] = None
            else:
                catch.append(self.grid.pop(place))
        yield from self.receive(seat, catch)
        for card in self.column:
            if card:
                gap = next(cell for cell in CELLS if cell not in self.grid)
                self.grid[gap] = card
        self.column = []

    def receive(self, seat: int, catch: list[str]) -> Story:
        """PL-31, PL-32, PL-33"""
        self.up[seat] += [card for card in catch if card in LOOT]
        self.discards += [card for card in catch if card == "wave"]
        self.in_hand = [card for card in catch if card in ("net", "harpoon")]
        while self.in_hand:
            may: dict[str, int] = {}
            for tool in ("net", "harpoon"):
                targets = self.net_targets(seat) if tool == "net" else self.harpoon_targets()
                if tool in self.in_hand and targets:
                    may |= dict.fromkeys([*targets, f"no-{tool}"], 1)
            if not may:
                self.discards += self.in_hand
                self.in_hand = []
                return
            for tool in ("net", "harpoon"):  # a net or harpoon without a target is discarded before the question
                while tool in self.in_hand and f"no-{tool}" not in may:
                    self.in_hand.remove(tool)
                    self.discards.append(tool)
            answer = yield seat, may
            tool = "net" if "net" in answer.split("-") else "harpoon"
            self.in_hand.remove(tool)
            self.discards.append(tool)
            if answer == f"no-{tool}":
                continue
            if tool == "net":
                _, card, whose = answer.split("-")
                self.up[int(whose) - 1].remove(card)
                self.up[seat].append(card)
            else:
                place = answer.removeprefix("harpoon-")
                if place.startswith("new"):
                    k = int(place[3:]) - 1
                    self.up[seat].append(str(self.column[k]))
                    self.column[k] = None
                else:
                    self.up[seat].append(self.grid.pop(place))

    def net_targets(self, seat: int) -> list[str]:
        """PL-32"""
        return [f"net-{card}-{who + 1}" for who in self.others(seat) for card in self.up[who]]

    def harpoon_targets(self) -> list[str]:
        """PL-33"""
        grid = [f"harpoon-{cell}" for cell, card in self.grid.items() if card in FISH]
        return grid + [f"harpoon-new{k}" for k, card in enumerate(self.column, 1) if card in FISH]

    def sets(self, seat: int) -> dict[str, tuple[str, ...]]:
        """PL-50, PL-51"""
        own = score_name(self.up[seat])
        sizes = [size for size in (3, 4) if len(own) >= size + 2]
        found = {cards for size in sizes for cards in combinations(own, size) if is_set(cards)}
        return {set_name(cards): cards for cards in found}

    def score(self, seat: int) -> Story:
        """PL-51, PL-52"""
        stop: dict[str, int] = {}
        while True:
            sets = self.sets(seat)
            answer = yield seat, {**dict.fromkeys(sets, 1), **stop}
            if answer == "stop":
                return
            stop = {"stop": 1}
            self.pool = list(sets[answer])
            for card in self.pool:
                self.up[seat].remove(card)
            turned = yield seat, {f"down-{card}": 1 for card in self.pool}
            self.pool.remove(turned.removeprefix("down-"))
            self.down[seat].append(turned.removeprefix("down-"))
            pairs = set(combinations(score_name(self.up[seat]), 2))
            one = (yield seat, {f"give-{first}": 1 for first, _ in pairs}).removeprefix("give-")
            self.up[seat].remove(one)
            self.pool.append(one)
            two = (yield seat, {f"give-{second}": 1 for first, second in pairs if first == one}).removeprefix("give-")
            self.up[seat].remove(two)
            self.pool.append(two)
            for who in self.others(seat):
                taken = (yield who, {f"take-{card}": 1 for card in self.pool}).removeprefix("take-")
                self.pool.remove(taken)
                self.up[who].append(taken)
            self.discards += self.pool
            self.pool = []
