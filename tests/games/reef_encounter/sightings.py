"""The situations to be seen in games of Reef Encounter: a name for each one a clause allows, requires or forbids."""

from collections import Counter
from collections.abc import Iterator

from fathomfive.games.reef_encounter.components import PASS, REPLACED
from fathomfive.kernel.game import TABLE
from games.reef_encounter.players import at
from games.reef_encounter.sights import (
    at_the_end,
    done,
    grows,
    guarded_sizes,
    refused,
)
from games.reef_encounter.twin import Twin
from games.reef_encounter.twin_board import EXTRA, Place, Words

EVERYTHING = """
RE-16 the same larva twice
RE-20 too late to eat
RE-20 a shrimp moves while polyps are placed
RE-20 placing is over after another action
RE-21 the first shrimp eaten goes to the sea
RE-21 a later shrimp goes into the parrotfish
RE-21 a coral of four is not eaten
RE-22 four polyps from the hand, and one is left
RE-22 a cube is paid and nothing is placed
RE-22 a consumed polyp is placed
RE-22 a consumed polyp after four from the hand
RE-23 the same colour again
RE-23 another colour
RE-23 no third cube
RE-24 a shrimp is put on a coral
RE-24 no second shrimp is put
RE-24 no shrimp is left to put
RE-25 a shrimp moves within its coral
RE-25 a shrimp moves to another coral
RE-25 a shrimp moves to another board
RE-25 a shrimp moves to bare rock
RE-25 a shrimp moves to bare D4
RE-25 a shrimp moves behind the screen
RE-25 a shrimp moves from bare rock to a coral
RE-25 a shrimp moves from bare rock behind the screen
RE-25 nothing is taken while a shrimp stands on bare rock
RE-25 the game ends with a shrimp on bare rock
RE-26 a consumed polyp for a larva
RE-26 no larva of that colour is left
RE-27 a cylinder is sold out
RE-28 a larva for a polyp from the bag
RE-28 a larva for the bonus tile
RE-28 no polyp of that colour is left
RE-30 a cube with polyps, but no place for them
RE-31 a shrimp that was put does not move
RE-31 a shrimp that was moved does not move again
RE-31 a shrimp moves again after another action
RE-31 no bare rock after the second cube
RE-31 bare rock while the second cube is played
RE-31 no bare rock from bare rock
RE-40 a polyp alone
RE-40 a polyp goes where a shrimp stood
RE-40 no polyp onto a shrimp on bare rock
RE-41 a join is forbidden on bare rock
RE-41 a join is forbidden in an attack
RE-41 two corals merge
RE-41 a guarded coral merges with another
RE-42 a coral grows
RE-42 growth joins corals
RE-42 an attack makes a coral grow
RE-42 D4 grows again after it was emptied
RE-42 no growth: two shrimps would be joined
RE-42 no growth: a shrimp stands on D4
RE-42 no growth: no polyp is left
RE-42 the bonus tile is not replaced
RE-43 an attack
RE-43 an attack on an own guarded coral
RE-43 an attack on another's guarded coral
RE-43 an attack by a coral with another's shrimp
RE-43 an attack on D4
RE-43 a single polyp does not attack
RE-43 a consumed polyp attacks
RE-44 a coral is split
RE-44 a guarded coral is split
RE-44 a coral is split in three
RE-45 a polyp is protected beside a shrimp
RE-46 no third shrimp on a board is put
RE-46 no third shrimp on a board is moved
RE-47 a polyp is placed that nobody knew of
RE-47 all see a bonus tile replaced
RE-47 all see that a bonus tile is not replaced
RE-47 the bag is known to all
RE-50 tiles are flipped
RE-50 a cylinder flips nothing
RE-50 a cylinder goes back to the supply
RE-50 the same cylinder again
RE-51 a tile is locked
RE-51 a lock flips others
RE-51 no lock without a shrimp on the sea
RE-51 no second lock in a turn
RE-52 the last tile is not for who has one polyp
RE-60 all tiles are locked
RE-60 four shrimps of a player are eaten
RE-60 nowhere is left
RE-60 no polyp is left for the sea
RE-60 no larva is left for the sea
RE-60 the bonus tiles go into the bag
RE-61 a last coral is eaten
RE-61 a last coral is left
RE-61 two players have a last turn
RE-61 a player is passed over
RE-61 a last coral would give nothing
RE-61 a last coral is offered, another would give nothing
RE-61 a fourth shrimp is eaten in a last turn
RE-63 a tie is broken by consumed polyps
RE-63 a tie is broken by larvae
RE-63 a tie is broken by polyps in hand
RE-63 a tie is broken by guarded polyps
RE-63 a place is shared
RE-64 four hundred turns
RE-70 nothing grows in the advanced game
RE-70 a coral of five gives nothing
""".strip().splitlines()


class Watcher:
    """An observer that counts the situations of a twin before every move."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.emptied: set[int] = set()  # boards whose D4 was covered and is bare again
        self.shrimps_stood: set[Place] = set()  # shrimps on bare rock this turn
        self.moved: set[Place] = set()  # where shrimps moved to this turn
        self.bonus = 0  # tiles, a move ago
        self.asked_last: set[int] = set()  # seats, in last turns

    def look(self, twin: Twin, m: int | None) -> None:
        """Count the situations before a move, and once more after the game."""
        who = twin.asked[0]
        if twin.step == "REFILL" and sum(twin.bonus) < self.bonus:
            self.seen["RE-60 the bonus tiles go into the bag"] += 1
        self.bonus = sum(twin.bonus)
        if twin.step == "REPLACE":
            what = "a bonus tile replaced" if m == REPLACED else "that a bonus tile is not replaced"
            self.seen[f"RE-47 all see {what}"] += 1
        if m is None:
            self.seen.update(at_the_end(twin))
            self.seen.update(self.last_turns(twin))
        elif m < PASS:
            self.seen["RE-16 the same larva twice"] += any(2 in cubes for cubes in twin.cubes)
        elif who != TABLE:
            if not twin.done:
                self.shrimps_stood.clear()
                self.moved.clear()
            if twin.last:
                self.asked_last.add(who)
                if any(5 <= size <= twin.returned() for size in guarded_sizes(twin, who)):
                    self.seen["RE-61 a last coral is offered, another would give nothing"] += 1
            else:
                self.seen.update(refused(twin))
            move = twin.words(m)
            self.seen.update(done(twin, move))
            self.remember(twin, move)

    def last_turns(self, twin: Twin) -> Iterator[str]:
        """Count last turns, and players without one whose coral is too small for it."""
        if len(self.asked_last) > 1:
            yield "RE-61 two players have a last turn"
        for seat in range(twin.seats if twin.last else 0):
            if seat != twin.ender and seat not in self.asked_last:
                yield "RE-61 a player is passed over"
                if max(guarded_sizes(twin, seat), default=0) >= 5:
                    yield "RE-61 a last coral would give nothing"

    def remember(self, twin: Twin, move: Words) -> None:
        """Count the situations that depend on the course of a turn or of the game."""
        what = move[0]
        if what in ("place", "again"):
            self.seen["RE-40 a polyp goes where a shrimp stood"] += move[1] in self.shrimps_stood
            if grows(twin, move) and move[1][0] in self.emptied:
                self.seen["RE-42 D4 grows again after it was emptied"] += 1
        if what == "move":
            self.seen["RE-31 a shrimp moves again after another action"] += move[1] in self.moved
            if move[2] != "home":
                board, square = at(twin, move[2])
                (self.moved if square in board.polyps else self.shrimps_stood).add(move[2])
        if what == "eat":
            board, square = at(twin, move[1])
            if EXTRA in board.corals()[square].squares:
                self.emptied.add(move[1][0])
