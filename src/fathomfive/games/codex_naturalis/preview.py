"""What a move of Codex Naturalis would do, as far as a viewer may know."""

from functools import lru_cache
from typing import NamedTuple, cast

import numpy as np

from fathomfive.games.codex_naturalis import notation
from fathomfive.games.codex_naturalis.components import (
    CALL_AT,
    CARDS,
    CORNERS,
    FACE0,
    FACE_KINGDOM,
    FRONT,
    KEEP,
    KINGDOMS,
    LAID,
    LAY,
    LETTERS,
    MOVES,
    NOT_CALLED,
    OBJECTIVE_POINTS,
    PATTERNS,
    RESOURCE,
    REVEAL,
    SORTS,
    STEP,
    TAKE,
    TOP_CARD,
    Phase,
    State,
    spot,
    where,
)  # fmt: skip
from fathomfive.games.codex_naturalis.explain import explain, scored_objectives
from fathomfive.games.codex_naturalis.imagine import unseen_fronts, unseen_objectives
from fathomfive.games.codex_naturalis.pieces import (
    CARD_WORTH,
    back_piece,
    symbol_pieces,
    told_card,
    told_objective,
)
from fathomfive.games.codex_naturalis.refuse import forbids
from fathomfive.games.codex_naturalis.rules import next_turn, play
from fathomfive.games.codex_naturalis.rules_manuscript import can_pay, card_points
from fathomfive.games.codex_naturalis.rules_objectives import times_met
from fathomfive.kernel.game import TABLE, JsonObject
from fathomfive.kernel.preview import Preview, after, points_won
from fathomfive.kernel.records import Cells


def preview(s: State, m: int, viewer: int) -> Preview:
    """Preview a legal move; the preview of an illegal one is empty."""
    made: Preview = {"points": [0] * s.seats, "effects": [], "chances": []}
    if forbids(s, m):
        return made
    if m >= MOVES:
        if m == REVEAL:
            made["points"] = points_won(explain(s, viewer), explain(after(s, play, m), viewer), s.seats)
    elif m >= LAY:
        laying = _laying(s, m)
        made["points"][s.seat] = laying.points
        made["effects"] = _lay_effects(s, laying, viewer)
        made["chances"] = _reveal_chances(s)
    elif m >= TOP_CARD:
        made["effects"] = _empties(s, m - TOP_CARD)
        made["chances"] = _drawn_chances(s, m - TOP_CARD, viewer)
    elif m >= TAKE:
        made["effects"] = _take_effects(s, m - TAKE)
        made["chances"] = _turn_up_chances(s, (m - TAKE) >> 1, viewer)
    elif m >= KEEP:
        made["effects"] = _keep_effects(s, m - KEEP, viewer)
        made["chances"] = _secret_chances(s, viewer)
    else:
        card = CARDS + s.starter - 1
        made["effects"] = _placing_effects(_manuscript(s), card if m == FRONT else ~card, spot(0, 0))
        made["chances"] = _certain("deal", "CN-26", len(unseen_fronts(s, viewer, top_back(s, RESOURCE))))
    return made


def _effect(kind: str, clause: str, *pieces: JsonObject, places: list[str] | None = None, **more: object) -> JsonObject:
    return {"kind": kind, "clause": clause, "pieces": list(pieces), "places": places or [], **more}


# --- Laying a card -----------------------------------------------------------------------------------------------

_NUMBER = {letter: k for k, letter in enumerate(LETTERS)}
_STEPS = STEP.tolist()
_KINGDOMS = FACE_KINGDOM.tolist()


class Symbols(NamedTuple):
    """What the rules read of a table when they count symbols."""

    symbols: dict[tuple[int, int], int]  # by seat and symbol, as rules index them


class Site(NamedTuple):
    """The surroundings of a spot where a card may go."""

    under: list[str]  # the places of the cards it covers a corner of
    covered: str  # what those corners show
    free: dict[int, int]  # the spots no card was beside yet, by corner of the new card
    opened: dict[int, int]  # the other open places, likewise


class Laying(NamedTuple):
    """A card on its way to a spot."""

    manuscript: "Manuscript"
    face: int
    at: int
    symbols: State  # what is visible afterwards
    points: int


class Manuscript:
    """The manuscript of a seat, and what the previews of one position share."""

    def __init__(self, s: State, p: int) -> None:
        self.table = s
        self.seat = p
        self.faces: dict[int, int] = dict(zip(s.spot[p].tolist(), s.face[p, : s.laid[p]].tolist(), strict=False))
        self.kingdoms = {at: _KINGDOMS[FACE0 + face] for at, face in self.faces.items()}
        self.open = {spot(x, y) for x, y in notation.open_places(s, p)}
        self.blocked = notation.blocked_places(s, p)
        self.symbols: list[int] = s.symbols[p].tolist()
        self.sites: dict[int, Site] = {}
        self.met: dict[tuple[int, int, int], int] = {}
        self.met_now: dict[int, int] = {}

    def site(self, at: int) -> Site:
        """Look around a spot."""
        if at not in self.sites:
            under, covered, free, opened = [], "", {}, {}
            for corner, step in enumerate(_STEPS):
                beside = at + step
                if beside in self.faces:
                    under.append(_name(beside))
                    covered += notation.corners(self.faces[beside])[3 - corner]
                elif beside in self.open:
                    opened[corner] = beside
                elif beside not in self.blocked:
                    free[corner] = beside
            self.sites[at] = Site(under, covered, free, opened)
        return self.sites[at]

    def symbols_after(self, face: int, at: int) -> State:
        """CN-22 Count the symbols once a card lies at a spot; the rules take this for a table."""
        counts = list(self.symbols)
        for letter in self.site(at).covered:
            counts[_NUMBER[letter]] -= 1
        for letter in notation.corners(face) + notation.middle(face):
            counts[_NUMBER[letter]] += 1
        return cast(State, Symbols({(self.seat, k): n for k, n in enumerate(counts)}))

    def met_before(self, objective: int) -> int:
        """CN-31 Count how often an objective is met now."""
        if objective not in self.met_now:
            self.met_now[objective] = times_met(self.table, self.seat, objective, _marks())
        return self.met_now[objective]

    def met_after(self, objective: int, face: int, at: int, symbols: State) -> int:
        """CN-31 Count how often an objective is met once a card lies at a spot."""
        if not PATTERNS[objective]:
            return times_met(symbols, self.seat, objective, _marks())
        kingdom = _KINGDOMS[FACE0 + face]
        if not self.completes(objective, kingdom, at):
            return self.met_before(objective)
        key = objective, kingdom, at
        if key not in self.met:
            table = self.table.copy()
            n = int(table.laid[self.seat])
            table.spot[self.seat, n] = at
            table.face[self.seat, n] = face
            table.laid[self.seat] = n + 1
            self.met[key] = times_met(table, self.seat, objective, _marks())
        return self.met[key]

    def completes(self, objective: int, kingdom: int, at: int) -> bool:
        """CN-5 Does a card of a kingdom at a spot complete a pattern?  Otherwise the count stays as it is."""
        pattern = PATTERNS[objective]
        for k, (own, step) in enumerate(pattern):
            others = (card for i, card in enumerate(pattern) if i != k)
            if own == kingdom and all(self.kingdoms.get(at - step + to) == other for other, to in others):
                return True
        return False


def _manuscript(s: State) -> Manuscript:
    """Find or make what the previews of this position share."""
    return _made(s.bytes())


@lru_cache(maxsize=16)
def _made(table: bytes) -> Manuscript:
    s = State(np.frombuffer(table, State.dtype))
    return Manuscript(s, s.seat)


def _marks() -> Cells:
    return np.zeros(LAID, np.int8)


def _name(at: int) -> str:
    """Write a spot as `tell` names a place."""
    return "{},{}".format(*where(at))


def _laying(s: State, m: int) -> Laying:
    """CN-22, CN-24 Give the symbols visible after a card is laid, and the points of a front."""
    slot, side, place = notation.unpack(m)
    touched, corner = divmod(place, CORNERS)
    card = int(s.hand[s.seat, slot]) - 1
    at = int(s.spot[s.seat, touched]) + _STEPS[corner]
    manuscript = _manuscript(s)
    face = card if side == FRONT else ~card
    symbols = manuscript.symbols_after(face, at)
    points = card_points(symbols, s.seat, card, len(manuscript.site(at).under)) if side == FRONT else 0
    return Laying(manuscript, face, at, symbols, points)


def lay_points(s: State, m: int) -> int:
    """CN-24 Count the points a card scores when it is laid; none where it cannot be."""
    return 0 if forbids(s, m) else _laying(s, m).points


def best_points(s: State, card: int) -> int | None:
    """CN-23, CN-24 Give the most points a front would score at a place open now; None if it may not be laid."""
    if not can_pay(s, s.seat, card):
        return None
    manuscript = _manuscript(s)
    sites = ((manuscript.symbols_after(card, at), len(manuscript.site(at).under)) for at in manuscript.open)
    return max((card_points(symbols, s.seat, card, covered) for symbols, covered in sites), default=None)


def best_objectives(s: State, card: int, viewer: int) -> dict[int, int]:
    """CN-31 Give by objective the most points that a front would gain for it at a place open now, if any."""
    manuscript = _manuscript(s)
    gains = {}
    for number in scored_objectives(s, s.seat, viewer):
        before = manuscript.met_before(number)
        met = [manuscript.met_after(number, card, at, manuscript.symbols_after(card, at)) for at in manuscript.open]
        if max(met, default=0) > before:
            gains[number] = (max(met) - before) * int(OBJECTIVE_POINTS[number])
    return gains


def _lay_effects(s: State, laying: Laying, viewer: int) -> list[JsonObject]:
    manuscript, face, at, symbols, points = laying
    effects = _placing_effects(manuscript, face, at)
    for number in scored_objectives(s, s.seat, viewer):
        before, later = manuscript.met_before(number), manuscript.met_after(number, face, at, symbols)
        if later != before:
            each = int(OBJECTIVE_POINTS[number])
            told = _effect("objective", "CN-31", told_objective(number), before=before * each, worth=later * each)
            effects.append({**told, "card": int(notation.objective(number))})
    if s.called == NOT_CALLED and int(s.points[s.seat]) + points >= CALL_AT:
        effects.append(_effect("calls", "CN-30", reason="twenty_points", n=CALL_AT))
    if s.last == 0 and not _opens(manuscript, face, at) and not manuscript.open - {at, *_closes(manuscript, face, at)}:
        effects.append(_effect("skips", "CN-27"))
    return effects


def _placing_effects(manuscript: Manuscript, face: int, at: int) -> list[JsonObject]:
    """CN-21, CN-22 Tell what a card covers and shows, and which places it opens and closes."""
    site = manuscript.site(at)
    effects = []
    if site.under:
        effects.append(_effect("covers", "CN-21", places=site.under, n=len(site.under)))
    for kind, signs in (("hides", site.covered), ("gains", notation.corners(face) + notation.middle(face))):
        if pieces := symbol_pieces(signs):
            effects.append(_effect(kind, "CN-22", *pieces))
    for kind, spots in (("opens", _opens(manuscript, face, at)), ("closes", _closes(manuscript, face, at))):
        if spots:
            effects.append(_effect(kind, "CN-21", places=[_name(to) for to in spots], n=len(spots)))
    return effects


def _opens(manuscript: Manuscript, face: int, at: int) -> list[int]:
    """CN-21 List the places that a card opens."""
    signs = notation.corners(face)
    free = manuscript.site(at).free
    return sorted(to for corner, to in free.items() if signs[corner] != notation.NO_CORNER)


def _closes(manuscript: Manuscript, face: int, at: int) -> list[int]:
    """CN-21 List the places where no card can ever lie once a card lies at a spot."""
    signs = notation.corners(face)
    site = manuscript.site(at)
    return sorted(to for corner, to in (site.free | site.opened).items() if signs[corner] == notation.NO_CORNER)


def _reveal_chances(s: State) -> list[JsonObject]:
    """CN-31 The last card of the last round is followed by the secret objectives."""
    if s.last == 0:
        return []
    later = _manuscript(s).table.copy()
    next_turn(later)
    return _certain("reveal", "CN-31", 1) if later.phase == Phase.REVEAL else []


# --- Drawing a card, and the set-up ------------------------------------------------------------------------------


def _take_effects(s: State, place: int) -> list[JsonObject]:
    """CN-25, CN-26 Tell what replaces a face-up card, and that everybody knows it in the hand."""
    sort = place >> 1
    known = _effect("known", "CN-26", told_card(int(s.up[place]) - 1))
    if s.size[sort] == 0:
        return [known, _effect("gap", "CN-25")]
    return [known, _effect("refills", "CN-25", back_piece(top_back(s, sort))), *_empties(s, sort)]


def _empties(s: State, sort: int) -> list[JsonObject]:
    """CN-30 Tell that the last card leaves a deck, and whether that calls the end."""
    if s.size[sort] > 1:
        return []
    effects = [_effect("empties", "CN-30", sort=notation.SORT_NAMES[sort])]
    if s.called == NOT_CALLED and s.size[SORTS - 1 - sort] == 0:
        effects.append(_effect("calls", "CN-30", reason="empty_decks", n=0))
    return effects


def _keep_effects(s: State, which: int, viewer: int) -> list[JsonObject]:
    """CN-12 Tell the owner which objective goes under the deck."""
    if viewer not in (TABLE, s.seat):
        return []
    return [_effect("returns", "CN-12", told_objective(int(s.secret[s.seat, 1 - which]) - 1))]


def top_back(s: State, sort: int) -> int:
    """Number the back on top of a deck."""
    return sort * KINGDOMS + int(s.top[sort]) - 1


def _drawn_chances(s: State, sort: int, viewer: int) -> list[JsonObject]:
    """CN-25, CN-26 The top card of a deck goes into the hand; only its owner sees the front."""
    cards = unseen_fronts(s, viewer, top_back(s, sort))
    if viewer in (TABLE, s.seat):
        return _by_worth("drawn", "CN-26", cards)
    return _certain("drawn-unseen", "CN-26", len(cards))


def _turn_up_chances(s: State, sort: int, viewer: int) -> list[JsonObject]:
    """CN-25 The top card of the deck is turned up for all."""
    if s.size[sort] == 0:
        return []
    return _by_worth("turns-up", "CN-10", unseen_fronts(s, viewer, top_back(s, sort)))


def _secret_chances(s: State, viewer: int) -> list[JsonObject]:
    """CN-12 The next player draws a secret objective, if there is one who has none."""
    following = (s.seat + 1) % s.seats
    if following == s.start:
        return []
    kind = "secret" if viewer in (TABLE, following) else "secret-unseen"
    return _certain(kind, "CN-12", unseen_objectives(s, viewer))


def _certain(kind: str, clause: str, of: int) -> list[JsonObject]:
    """Tell of the only kind of outcome there is."""
    return [{"kind": kind, "clause": clause, "weight": of, "of": of}]


def _by_worth(kind: str, clause: str, cards: list[int]) -> list[JsonObject]:
    """Sum up which cards may come by the points they give."""
    found: dict[tuple[int, str], JsonObject] = {}
    for card in cards:
        worth = CARD_WORTH[card]
        chance = {"kind": kind, "clause": clause, **worth, "weight": 0, "of": len(cards)}
        found.setdefault((worth["gives"], worth["per"]), chance)["weight"] += 1
    return list(found.values())
