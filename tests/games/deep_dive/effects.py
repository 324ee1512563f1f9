"""The slow twin of `preview`: the effects of a decision, found by comparing the tables before and after it."""

from typing import Any

from fathomfive.kernel.match import Match

Shown = dict[str, Any]


def effects(before: Match, m: int, viewer: int) -> list[Shown]:
    """List what a decision does, in the order of `preview`."""
    match = before.copy().play(m)
    old, new = before.show(viewer), match.show(viewer)
    found = taken(old, new)
    asked, side = old["asked"], old["side"]
    if new["discarded"] > old["discarded"]:
        found.append(effect("rock-dropped", "DD-21", [{"kind": "rock"}]))
    if asked == "return" and not found:
        found.append(effect("empty-handed", "DD-31"))
    if asked == "flipped" and not found:
        found.append(effect("left", "DD-24", [old["flipped"]], [old["depth"]]))
    if asked == "rock":
        text = before.write(m)
        found += way_down(old, 1 if text == "no-rock" else int(text[-1]))
    if asked in ("dive", "flipped") and new["asked"] != "flip" and not new_food_or_rock(old, new, side):
        found += way_down(old, old["depth"] + 1)
    if asked == "rival_choice" and new["rival"] != old["rival"]:
        found.append(effect("rival-dives", "DD-62", places=[new["rival"]["depth"]]))
    if new["asked"] == "flip":
        found += flips(match, old)
    if new["asked"] == "over":
        found.append(effect("game-ends", "DD-41"))
    elif new["token"] != old["token"]:
        found.append(effect("last-round", "DD-41"))
    return found


def effect(kind: str, clause: str, pieces: Any = (), places: Any = ()) -> Shown:
    """Write one effect."""
    return {"kind": kind, "clause": clause, "pieces": list(pieces), "places": list(places)}


def heap(tiles: list[Shown]) -> dict[tuple[Any, ...], int]:
    """Count tiles by what they are."""
    return {(tile["kind"], tile.get("colour"), tile.get("value")): tile["n"] for tile in tiles}


def piece_of(name: tuple[Any, ...]) -> Shown:
    """Describe a tile."""
    kind, colour, value = name
    return {"kind": kind} if colour is None else {"kind": kind, "colour": colour, "value": value}


def new_food_or_rock(old: Shown, new: Shown, side: int) -> bool:
    """Has the side gained a tile?"""
    one, two = old["sides"][side], new["sides"][side]
    return bool(one["grid"] != two["grid"] or two["rocks"] > one["rocks"])


def taken(old: Shown, new: Shown) -> list[Shown]:
    """Describe the tile that has left the ocean."""
    for depth, (one, two) in enumerate(zip(old["depths"], new["depths"], strict=True), 1):
        left = heap(two["up"])
        for name, n in heap(one["up"]).items():
            if left.get(name, 0) < n:
                return [gained(old, new, depth, name)]
    return []


def gained(old: Shown, new: Shown, depth: int, name: tuple[Any, ...]) -> Shown:
    """Describe where a tile has gone."""
    side = old["side"]
    if name[0] == "rock":
        kind = "rock-useless" if old["token"] == "last_dive" else "rock-gained"
        return effect(kind, "DD-21", [piece_of(name)], [depth])
    one, two = old["sides"][side], new["sides"][side]
    grown = next(c for c in range(3) if len(two["grid"][c]) > len(one["grid"][c]))
    row = len(two["grid"][grown])
    n = sum(len(column) >= row for column in two["grid"])
    kind = {1: "row-opens", 2: "row-grows", 3: "row-completes"}[n]
    return {
        **effect(kind, "DD-50" if n == 3 else "DD-28", [piece_of(name)], [depth]),
        "side": side, "row": row, "n": n, "of": 3,
        "points": two["rows"][row - 1]["points"],
        "gain": two["points"] - one["points"],
    }  # fmt: skip


def way_down(old: Shown, first: int) -> list[Shown]:
    """Describe a dive from a depth down."""
    passed = []
    for n in range(first, 6):
        depth = old["depths"][n - 1]
        ready = [piece_of(name) for name, count in heap(depth["up"]).items() for _ in range(count)]
        ready = [piece for piece in ready if piece["kind"] in ("food", "rock")]
        if depth["down"] == 0 and not ready:
            passed.append(n)
            continue
        unseen = heap(depth["unseen"]) if depth["down"] else {}
        arrival = {
            **effect("dives", "DD-20", ready, [n]),
            "n": len(ready),
            "predators": unseen.get(("predator", None, None), 0),
            "unseen": sum(unseen.values()),
            "own": "yes" if n < 5 and old["sides"][old["side"]]["trapped"][n - 1] else "no",
        }
        return [*passes(passed), arrival]
    return [*passes(passed), effect("empty-handed", "DD-27")]


def passes(depths: list[int]) -> list[Shown]:
    """Describe the depths that are passed."""
    return [{**effect("passes", "DD-27", places=depths), "n": len(depths)}] if depths else []


def flips(match: Match, old: Shown) -> list[Shown]:
    """Turn up every tile that may lie there, and describe what that leads to."""
    shown = [match.copy().play(m).show() for m in match.legal()]
    found = []
    trapped = sum(old["sides"][old["side"]]["trapped"])
    if any(sum(new["sides"][old["side"]]["trapped"]) < trapped for new in shown):
        found.append(effect("third-penguin", "DD-31", [{"kind": "predator"}], [old["depth"]]))
    if not old["ending"] and all(new["ending"] for new in shown):
        found.append(effect("last-tile", "DD-40", places=[old["depth"]]))
    return found
