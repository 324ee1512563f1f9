"""The slow twin of `preview`: the effects of a move, found by comparing what is shown before and after it."""

from collections.abc import Iterable
from typing import Any

from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match

Data = dict[str, Any]


def effects(before: Match, m: int, viewer: int) -> list[Data]:
    """List what a move does to pieces, as far as the viewer may know."""
    return Comparison(before, m, viewer).effects()


class Comparison:
    """A table before and after a move."""

    def __init__(self, before: Match, m: int, viewer: int) -> None:
        self.told = before.tell(m, viewer)
        self.one = before.show(viewer)
        self.later = before.copy().play(m)
        self.two = self.later.show(viewer)
        self.seat = before.to_act
        self.knows_hand = viewer in (TABLE, self.seat)
        self.old, self.new = squares(self.one), squares(self.two)

    def effects(self) -> list[Data]:
        kind = self.told["kind"].replace("-", "_")
        found: list[Data] = [] if kind == "pass" else getattr(self, kind)()
        if self.two["ended"] != self.one["ended"]:
            found.append(effect("ends", "RE-60", reason=self.two["ended"]))
        return found

    # --- Differences ---

    def change(self, heap: str) -> dict[str, int]:
        """Give the change of one of the player's heaps, by colour."""
        one, two = (shown["sides"][self.seat][heap] for shown in (self.one, self.two))
        return {colour: two[colour] - one[colour] for colour in one if two[colour] != one[colour]}

    def lost(self, heap: str) -> list[str]:
        """List the colours the player has one less of."""
        return [colour for colour, n in self.change(heap).items() for _ in range(-n)]

    def won(self, heap: str) -> list[str]:
        """List the colours the player has more of, once for each piece."""
        return [colour for colour, n in self.change(heap).items() for _ in range(n)]

    def arrived(self) -> list[str]:
        """List the squares with a new polyp, or one of another colour than before."""
        return [name for name, now in self.new.items() if now["colour"] and now["colour"] != colour_of(self.old, name)]

    def losses(self, clause: str) -> list[Data]:
        """List the remaining polyps that are no longer guarded or protected."""
        found = []
        for kind, key, cited in (("unguarded", "guard", clause), ("unprotected", "protector", "RE-45")):
            names = [
                name
                for name, was in self.old.items()
                if was[key] is not None and same(was, self.new.get(name)) and self.new[name][key] is None
            ]
            found += of_shrimp(kind, cited, names, (self.old[name][key] for name in names))
        return found

    def gains(self, clause: str) -> list[Data]:
        """List the polyps, new or old, that have become guarded or protected."""
        found = []
        for kind, key, cited in (("guarded", "guard", clause), ("protected", "protector", "RE-45")):
            names = [
                name
                for name, now in self.new.items()
                if now[key] is not None and (not same(now, self.old.get(name)) or self.old[name][key] is None)
            ]
            found += of_shrimp(kind, cited, names, (self.new[name][key] for name in names))
        return found

    # --- Kinds of moves ---

    def feed(self) -> list[Data]:
        (colour,) = self.won("fish")
        return [effect("fed", "RE-15", [polyp(colour)], worth=self.one["values"][colour])]

    def feed_unseen(self) -> list[Data]:
        return [effect("fed-unseen", "RE-15")]

    def larva(self) -> list[Data]:
        return [effect("gained", "RE-16", [larva(colour) for colour in self.won("larvae")])]

    def eat(self) -> list[Data]:
        gone = [name for name, was in self.old.items() if was["colour"] and not colour_of(self.new, name)]
        colour = self.old[gone[0]]["colour"]
        shrimps = [name for name in gone if self.old[name]["shrimp"] is not None]
        own, then = self.one["sides"][self.seat], self.two["sides"][self.seat]
        gain = then["fish"][colour] - own["fish"][colour]
        clause = self.told["clause"]
        return [
            effect("eaten", clause, [coral(colour, len(gone))], gone, gain=gain, worth=then["points"] - own["points"]),
            effect("back", clause, [polyp(colour)], n=len(gone) - gain),
            effect("shrimp-eaten", clause, [], shrimps, to="fish" if own["eaten"] else "sea"),
        ]

    def pay(self) -> list[Data]:
        (colour,) = self.lost("larvae")
        found = [effect("paid", self.told["clause"], [larva(colour)])]
        own = self.two["sides"][self.seat]
        if self.knows_hand:
            n = min(4, own["hand"][colour]) + own["consumed"][colour]
            found.append(effect("to-place", "RE-22", [polyp(colour)], n=n))
        attacks = [told for told in map(self.later.tell, self.later.legal()) if told["kind"] == "attack"]
        names = list(dict.fromkeys(told["places"][0] for told in attacks))
        corals = {tuple(self.new[name]["coral"]) for name in names}
        return [*found, effect("within-reach", "RE-43", [], names, n=len(corals))]

    def place(self) -> list[Data]:
        at, *more = self.told["places"]
        assert sorted(self.arrived()) == sorted([at, *more])
        colour = self.new[at]["colour"]
        source = "front" if colour in self.lost("consumed") else "hand"
        found = [effect("placed", "RE-22", [polyp(colour)], [at], **{"from": source})]
        found += self.consumed(at) + self.losses("RE-44")
        found += [effect("grown", "RE-42", [polyp(colour)], [name]) for name in more]
        found += self.bonus_gone(colour)
        joined = self.new[at]["coral"]
        found.append(effect("coral", "RE-40", [coral(colour, len(joined))], joined, n=len(joined)))
        return found + self.gains("RE-41")

    attack = place

    def consumed(self, at: str) -> list[Data]:
        """Describe the polyp consumed on a square, and the parts its coral is split into."""
        was = colour_of(self.old, at)
        if was is None:
            return []
        assert was in self.won("consumed")
        rest = {name for name in self.old[at]["coral"] if name != at}
        sizes = sorted({tuple(self.new[name]["coral"]) for name in rest}, key=len, reverse=True)
        left = " + ".join(str(len(part)) for part in sizes) or "0"
        return [effect("consumed", "RE-43", [polyp(was)], [at], left=left, parts=len(sizes))]

    def bonus_gone(self, colour: str) -> list[Data]:
        """Describe that a bonus tile is gone for good, unless the TABLE has yet to reveal it."""
        gone = self.one["bonus"][colour] > self.two["bonus"][colour] and self.two["asked"] != "replace"
        return [effect("bonus-gone", "RE-42", [polyp(colour)])] if gone else []

    def put(self) -> list[Data]:
        return self.gains("RE-24")

    def move(self) -> list[Data]:
        found = self.losses("RE-25") + self.gains("RE-25")
        rocks = [name for name, now in self.new.items() if now["shrimp"] is not None and now["colour"] is None]
        new = [name for name in rocks if name not in self.old]
        return found + [effect("on-rock", "RE-25", [], [name]) for name in new]

    home = move

    def hatch(self) -> list[Data]:
        (given,), (got,) = self.lost("consumed"), self.won("larvae")
        return [effect("paid", "RE-26", [polyp(given)]), effect("gained", "RE-26", [larva(got)])]

    def grow(self) -> list[Data]:
        (given,) = self.lost("larvae")
        got = polyp(given)
        assert not self.knows_hand or self.won("hand") == [given]
        return [
            effect("paid", "RE-28", [larva(given)]),
            effect("gained", "RE-28", [got]),
            *self.bonus_gone(given),
        ]

    def swap(self) -> list[Data]:
        (given,) = self.lost("consumed")
        clause = self.told["clause"]
        found = [effect("paid", "RE-27", [polyp(given)])]
        locked = [
            two for one, two in zip(self.one["tiles"], self.two["tiles"], strict=True) if two["locked"] > one["locked"]
        ]
        for tile in locked:
            pieces = [cylinder(tile["large"]), without_lock(tile)]
            n, shows = tile["tile"], tile["shows"]
            kept = [{"kind": "beats", "strong": tile["strong"], "weak": tile["weak"]}]
            found.append(effect("locked", clause, pieces, [f"tile{n}"], tile=n, shows=shows, kept=kept))
        if not locked:
            if self.one["afloat"]:
                found.append(effect("returned", clause, [cylinder(self.one["afloat"])]))
            found.append(effect("sent", clause, [cylinder(self.two["afloat"])]))
        turned = [
            two for one, two in zip(self.one["tiles"], self.two["tiles"], strict=True) if two["strong"] != one["strong"]
        ]
        if turned:
            places = [f"tile{tile['tile']}" for tile in turned]
            found.append(effect("turned", clause, [without_lock(tile) for tile in turned], places, n=len(turned)))
        for colour, n in self.two["values"].items():
            if n != self.one["values"][colour]:
                change = n - self.one["values"][colour]
                found.append(effect("worth", "RE-62", [polyp(colour)], n=n, change=change))
        return found

    lock = swap

    def take(self) -> list[Data]:
        (cube,) = self.won("larvae")
        space = next(space for space in self.one["sea"] if space["colour"] == cube)
        polyps = [polyp(colour) for colour, n in space["polyps"].items() for _ in range(n)]
        return [effect("gained", "RE-29", [larva(cube), *polyps])]


# --- Small things ------------------------------------------------------------------------------------------------


def squares(shown: Data) -> dict[str, Data]:
    """Give every square with a polyp or a shrimp: its colour, shrimp, coral, guard and protector."""
    found = {}
    for board in shown["boards"]:
        corals = {name: one for one in board["corals"] for name in one["squares"]}
        for name, square in board["squares"].items():
            one = corals.get(name, {"squares": [], "guard": None})
            protector = one["guard"] if square["protected"] else None
            found[name] = square | {"coral": one["squares"], "guard": one["guard"], "protector": protector}
    return found


def colour_of(found: dict[str, Data], name: str) -> str | None:
    return found[name]["colour"] if name in found else None


def same(one: Data, two: Data | None) -> bool:
    """Is it the same polyp?"""
    return two is not None and one["colour"] is not None and one["colour"] == two["colour"]


def of_shrimp(kind: str, clause: str, names: list[str], owners: Iterable[int]) -> list[Data]:
    if not names:
        return []
    (who,) = set(owners)
    return [effect(kind, clause, [], names, who=who, n=len(names))]


def effect(
    kind: str, clause: str, pieces: list[Data] | None = None, places: list[str] | None = None, **more: Any
) -> Data:
    return {"kind": kind, "clause": clause, "pieces": pieces or [], "places": places or [], **more}


def polyp(colour: str) -> Data:
    return {"kind": "polyp", "colour": colour}


def larva(colour: str) -> Data:
    return {"kind": "larva", "colour": colour}


def cylinder(colour: str) -> Data:
    return {"kind": "cylinder", "colour": colour}


def coral(colour: str, n: int) -> Data:
    return {"kind": "coral", "colour": colour, "n": n}


def without_lock(tile: Data) -> Data:
    return {name: value for name, value in tile.items() if name != "locked"}
