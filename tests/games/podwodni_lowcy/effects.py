"""The slow twin of `preview`: the effects of a move, found by comparing what is shown before and after it."""

from collections import Counter
from typing import Any

from fathomfive.kernel.match import Match

Shown = dict[str, Any]
Piece = dict[str, Any]

CELLS = [f"{letter}{row}" for row in "123" for letter in "abcd"]
BREAKS = ("break", "break-all", "breaker")
TOOLS = {"net": "PL-32", "harpoon": "PL-33"}


def effects(before: Match, m: int, viewer: int) -> list[Piece]:
    """Describe what a move does to cards, in the order of `preview`."""
    told, old = before.tell(m, viewer), before.show(viewer)
    new = before.copy().play(m).show(viewer)
    found = [
        *_washed(told, old, new),
        *_broken(told, old, new),
        *_used(told, old),
        *_caught(told, old, new),
        *_scored(before, told, old, new),
        *_ended(old, new),
        *_clashing(old, new),
    ]
    return [{"who": old["side"], "pieces": [], "places": [], **effect} for effect in found]


def places(shown: Shown) -> dict[str, Piece]:
    """List the cards of the grid and of the new column by their places."""
    grid = dict(zip(CELLS, (card for row in shown["grid"] for card in row), strict=True))
    column = {f"new{k}": card for k, card in enumerate(shown["column"], 1)}
    return {place: card for place, card in {**grid, **column}.items() if card}


def counted(heap: list[Piece]) -> Counter[tuple[Any, ...]]:
    """Count the cards of a heap."""
    return Counter({(card["kind"], card.get("colour"), card.get("letter")): card["n"] for card in heap})


def listed(cards: Counter[tuple[Any, ...]]) -> list[Piece]:
    """List counted cards in the order of the box."""
    names = {"colour": ["red", "green", "yellow", None], "letter": ["A", "B", "C", None]}
    rows = sorted(cards.elements(), key=lambda card: (names["colour"].index(card[1]), names["letter"].index(card[2])))
    return [{k: v for k, v in zip(("kind", "colour", "letter"), row, strict=True) if v} for row in rows]


def _moved(kind: str, clause: str, cards: dict[str, Piece]) -> list[Piece]:
    return [{"kind": kind, "clause": clause, "pieces": [*cards.values()], "places": [*cards]}] if cards else []


def _received(clause: str, cards: dict[str, Piece]) -> list[Piece]:
    """PL-31"""
    kept = {place: card for place, card in cards.items() if card["kind"] in ("fish", "shrimp")}
    waves = {place: card for place, card in cards.items() if card["kind"] == "wave"}
    return _moved("receive", clause, kept) + _moved("discard", clause, waves)


def _waiting(new: Shown, nets: int, harpoons: int) -> list[Piece]:
    """PL-32, PL-33"""
    found = []
    for tool, n in (("net", nets), ("harpoon", harpoons)):
        if n:
            assert new[f"{tool}s"] in (0, n)
            kind = "act" if new[f"{tool}s"] else "idle"
            found.append({"kind": kind, "clause": TOOLS[tool], "pieces": [{"kind": tool}] * n})
    return found


def _washed(told: Shown, old: Shown, new: Shown) -> list[Piece]:
    """PL-40"""
    if told["kind"] != "wash":
        return []
    who = old["to_act"]
    column = [card for place, card in places(old).items() if place.startswith("new")]
    ends = new["asked"] != "wash" and who == old["side"] and len(column) == 2
    received = (
        counted([{**column[0], "n": 1}]) if ends and column[0]["kind"] in ("fish", "shrimp") else Counter()
    )  # PL-23
    lost = counted(old["sides"][who]["up"]) + received - counted(new["sides"][who]["up"])
    (group,) = lost  # exactly one
    return [{"kind": "wash", "clause": "PL-40", "who": who, "pieces": listed(Counter([group])), "n": lost[group]}]


def _broken(told: Shown, old: Shown, new: Shown) -> list[Piece]:
    """PL-23, PL-24, PL-41"""
    if told["kind"] not in (*BREAKS, "wash") or new["asked"] == "wash":
        return []
    column = {place: card for place, card in places(old).items() if place.startswith("new")}
    if told["kind"] in BREAKS:
        column[f"new{len(column) + 1}"] = told["pieces"][0]
    nth = len(column)
    found: list[Piece] = []
    if column[f"new{nth}"]["kind"] == "wave":
        swept = {place: card for place, card in places(old).items() if place in CELLS and place not in places(new)}
        waves = {**swept, **{place: card for place, card in column.items() if card["kind"] == "wave"}}
        assert all(card["kind"] == "wave" for card in waves.values())
        found += _moved("clear", "PL-41", waves)
        column = {place: card for place, card in column.items() if place not in waves}
    first = {"new1": column.pop("new1")} if nth == 2 and "new1" in column else {}
    clause = "PL-23" if nth == 2 else "PL-24"
    kinds = [card["kind"] for card in first.values()]
    found += [*_received(clause, first), *_moved("lose", clause, column)]
    return [*found, *_waiting(new, kinds.count("net"), kinds.count("harpoon"))]


def _used(told: Shown, old: Shown) -> list[Piece]:
    """PL-32, PL-33"""
    tool = next((tool for tool in TOOLS if told["kind"] in (tool, f"no-{tool}", f"{tool}-new")), None)
    if not tool:
        return []
    found: list[Piece] = [{"kind": "spend", "clause": TOOLS[tool], "pieces": [{"kind": tool}]}]
    if told["kind"] == "net":
        found.append({"kind": "steal", "clause": "PL-32", "pieces": told["pieces"], "other": told["other"]})
    return found


def _caught(told: Shown, old: Shown, new: Shown) -> list[Piece]:
    """PL-30, PL-31, PL-33, PL-34"""
    if old["asked"] not in ("depth", "pick", "effects") or told["kind"] == "deeper":
        return []
    if new["asked"] == "pick":
        return [{"kind": "pick-more", "clause": "PL-30", "n": new["catch"]["n"] - len(new["picked"])}]
    here = places(old)
    last = f"new{len(old['column'])}"
    names = [*old["picked"], *told["places"]] if told["kind"] != "column" else [p for p in here if p not in CELLS]
    catch = {place: here[place] for place in (last if name == "new" else name for name in names)}
    found = _received("PL-33" if old["asked"] == "effects" else "PL-31", catch)
    kinds = [card["kind"] for card in catch.values()]
    nets, harpoons = old["nets"] + kinds.count("net"), old["harpoons"] + kinds.count("harpoon")
    if old["asked"] == "effects":
        nets -= "net" in told["kind"]
        harpoons -= "harpoon" in told["kind"]
    found += _waiting(new, nets, harpoons)
    left = [card for place, card in here.items() if place not in CELLS and place not in catch]
    if new["asked"] != "effects" and left:
        gaps = [cell for cell in CELLS if cell not in here or cell in catch]
        found += _moved("refill", "PL-34", dict(zip(gaps, left, strict=False)))
    return found


def _scored(before: Match, told: Shown, old: Shown, new: Shown) -> list[Piece]:
    """PL-50, PL-51"""
    found: list[Piece] = []
    side = old["side"]
    given = counted(old["sides"][side]["up"]) - counted(new["sides"][side]["up"])
    if told["kind"] == "dive" and "score" in before.texts():
        found.append({"kind": "leave-set", "clause": "PL-40"})
    if told["kind"] == "score":
        found.append({"kind": "set-points", "clause": "PL-51", "n": new["set_points"]})
    if told["kind"] in ("set", "give"):
        found.append({"kind": "pool", "clause": "PL-51", "pieces": listed(given)})
    if told["kind"] == "set":
        found.append({"kind": "set-next", "clause": "PL-51", "n": new["set_points"]})
    if told["kind"] == "down":
        safe = counted(new["sides"][side]["down"]) - counted(old["sides"][side]["down"])
        found.append({"kind": "secure", "clause": "PL-51", "pieces": listed(safe)})
    if told["kind"] == "take":
        who = old["to_act"]
        taken = counted(new["sides"][who]["up"]) - counted(old["sides"][who]["up"])
        found.append({"kind": "receive", "clause": "PL-51", "who": who, "pieces": listed(taken)})
        if not new["pool"]:
            gone = counted(new["discards"]) - counted(old["discards"])
            found += [{"kind": "discard", "clause": "PL-51", "pieces": listed(gone)}] if gone else []
    return found


def _ended(old: Shown, new: Shown) -> list[Piece]:
    """PL-10, PL-61, PL-63"""
    found: list[Piece] = []
    if new["reached"] != old["reached"]:
        found.append({"kind": "reach", "clause": "PL-61"})
    if new["asked"] == "over":
        found.append({"kind": "over", "clause": "PL-61" if new["reached"] == new["side"] else "PL-63"})
    left = [counted(shown["deck"]).total() for shown in (old, new)]
    if left[1] > left[0]:
        found.append({"kind": "renew", "clause": "PL-10", "n": left[1]})
    return found


def _clashing(old: Shown, new: Shown) -> list[Piece]:
    """PL-22"""
    if new["asked"] != "draw" or not new["column"]:
        return []
    here = places(new)
    vertical, horizontal = new["corner"].split("-")
    nth = len(new["column"]) + 1
    row = nth - 1 if vertical == "top" else 5 - nth
    line = [f"{letter}{row}" for letter in "abcd"]
    neighbours = (f"new{nth - 1}", line[0 if horizontal == "left" else 3])
    found = {}
    for place in (*line, *(place for place in here if place not in CELLS)):
        card = here[place]
        if card["kind"] == "fish":
            clash = place in neighbours and any(drawn.get("colour") == card["colour"] for drawn in new["deck"])
        else:
            clash = any(drawn["kind"] == card["kind"] for drawn in new["deck"])
        if clash:
            found[place] = card
    return _moved("clash", "PL-22", found)
