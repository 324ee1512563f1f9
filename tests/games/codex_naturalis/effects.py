"""The slow twin of `preview`: the effects of a move, found by comparing what is shown before and after it."""

from typing import Any

from fathomfive.kernel.game import TABLE, JsonObject
from fathomfive.kernel.match import Match
from games.codex_naturalis.slow_twin import FACES, TOWARDS

Spot = tuple[int, int]
CORNERS = list(TOWARDS)
SYMBOLS = "FPAIqkm"


def effects(before: Match, m: int, viewer: int) -> list[JsonObject]:
    """List the effects of a legal decision, in the order and format of `preview`."""
    later = before.copy().play(m)
    told = before.tell(m, viewer)
    kind = told["kind"]
    if kind in ("front", "back", "lay", "lay-down"):
        return laid(before, later, viewer)
    if kind in ("take", "draw"):
        return drawn(before, later, told)
    return [made("returns", "CN-12", told_objective(before, m))] if kind == "keep" else []


def made(kind: str, clause: str, *pieces: JsonObject, places: list[str] | None = None, **more: Any) -> JsonObject:
    return {"kind": kind, "clause": clause, "pieces": [*pieces], "places": places or [], **more}


def told_objective(before: Match, m: int) -> JsonObject:
    """Name the objective that is not kept."""
    other = next(k for k in before.legal() if k != m)
    piece: JsonObject = before.tell(other)["pieces"][0]
    return piece


# --- A card is laid ----------------------------------------------------------------------------------------------


def book(match: Match, seat: int) -> JsonObject:
    shown: JsonObject = match.show(TABLE)["manuscripts"][seat]
    return shown


def blocked(shown: JsonObject) -> set[Spot]:
    """Find every spot that has no card and faces a hidden corner."""
    taken = {(card["x"], card["y"]) for card in shown["laid"]}
    found = set()
    for card in shown["laid"]:
        for sign, (x, y) in zip(card["corners"], TOWARDS.values(), strict=True):
            if sign == "-":
                found.add((card["x"] + x, card["y"] + y))
    return found - taken


def laid(before: Match, later: Match, viewer: int) -> list[JsonObject]:
    seat = before.to_act
    old, new = book(before, seat), book(later, seat)
    card = new["laid"][-1]
    under, hidden = [], ""
    for corner, (x, y) in TOWARDS.items():
        for other in old["laid"]:
            if (other["x"], other["y"]) == (card["x"] + x, card["y"] + y):
                under.append(f"{other['x']},{other['y']}")
                hidden += other["corners"][CORNERS.index(FACES[corner])]
    shown = card["corners"] + card["middle"]
    for sign in SYMBOLS:
        assert new["symbols"][sign] == old["symbols"][sign] - hidden.count(sign) + shown.count(sign)
    found = [made("covers", "CN-21", places=under, n=len(under))] if under else []
    for kind, signs in (("hides", hidden), ("gains", shown)):
        if any(sign in SYMBOLS for sign in signs):
            found.append(made(kind, "CN-22", *({"kind": "symbol", "sign": s} for s in signs if s in SYMBOLS)))
    opened = {tuple(at) for at in new["open"]} - {tuple(at) for at in old["open"]}
    for kind, spots in (("opens", opened), ("closes", blocked(new) - blocked(old))):
        if spots:
            found.append(made(kind, "CN-21", places=[f"{x},{y}" for x, y in sorted(spots)], n=len(spots)))
    return found + ahead(before, later, viewer)


def ahead(before: Match, later: Match, viewer: int) -> list[JsonObject]:
    """Describe the changes of objectives, and what follows the move."""
    seat = before.to_act
    shown = before.show(TABLE)
    worth = [worths(match, seat, viewer) for match in (before, later)]
    numbers = [goal["card"] for goal in shown["common"]]
    if viewer in (TABLE, seat) and shown["stage"] == "turns":
        numbers.append(shown["manuscripts"][seat]["kept"]["card"])
    found = []
    for number in numbers:
        old, new = (worth[k].get(number, {"worth": 0})["worth"] for k in range(2))
        if old != new:
            line = worth[0].get(number) or worth[1][number]
            piece = {key: line[key] for key in ("card", "what", "sign1", "sign2")}
            goals = (*shown["common"], shown["manuscripts"][seat].get("kept"))
            goal = next(goal for goal in goals if goal and goal["card"] == number)
            found.append(made("objective", "CN-31", {**goal, **piece}, card=number, before=old, worth=new))
    if later.show(TABLE)["called"] != shown["called"]:
        found.append(made("calls", "CN-30", reason="twenty_points", n=20))
    if not book(later, seat)["open"] and not shown["last"]:
        found.append(made("skips", "CN-27"))
    return found


def worths(match: Match, seat: int, viewer: int) -> dict[int, JsonObject]:
    lines = (line for line in match.explain(viewer) if line["side"] == seat and "worth" in line)
    return {line["card"]: line for line in lines}


# --- A card is drawn ---------------------------------------------------------------------------------------------


def drawn(before: Match, later: Match, told: JsonObject) -> list[JsonObject]:
    """Describe a draw by letting the TABLE deal any card and comparing the decks."""
    piece = told["pieces"][0]
    if later.to_act == TABLE:
        later.play(later.legal()[0])
    old, new = (next(d for d in match.show()["decks"] if d["sort"] == piece["sort"]) for match in (before, later))
    found = []
    if told["kind"] == "take":
        hand = later.show(-2)["manuscripts"][before.to_act]["hand"]
        if piece["card"] in [card.get("card") for card in hand]:
            found.append(made("known", "CN-26", piece))
        if None in new["up"] and new["left"] == old["left"]:
            return [*found, made("gap", "CN-25")]
        found.append(made("refills", "CN-25", old["top"]))
    if new["left"] == 0:
        found.append(made("empties", "CN-30", sort=piece["sort"]))
    if later.show()["called"] != before.show()["called"]:
        found.append(made("calls", "CN-30", reason="empty_decks", n=0))
    return found
