"""What a move of Podwodni łowcy would do: cards won and lost, and the odds that the next card breaks the dive."""

from collections.abc import Iterable

from fathomfive.games.podwodni_lowcy import notation, rules, rules_sets
from fathomfive.games.podwodni_lowcy.components import (
    CELLS,
    COLUMN,
    DIVE,
    DRAW,
    GIVE,
    HARPOON,
    KEPT,
    LONGEST,
    MOVES,
    NET,
    NO_HARPOON,
    NO_NET,
    NOTHING,
    OWN,
    PICK,
    PICKS,
    SCORE,
    SCORE_SET,
    SET_CARDS,
    SET_POINTS,
    SHRIMP,
    SLOTS,
    SORTS,
    SPEAR,
    STOP,
    TAKE,
    TAKE_BY_NET,
    TURN_DOWN,
    WASH,
    WAVE,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.podwodni_lowcy.pieces import clashes, piece
from fathomfive.games.podwodni_lowcy.tell import card_at, kind_of_draw
from fathomfive.kernel.game import JsonObject
from fathomfive.kernel.preview import Preview, after, chances

Catch = list[tuple[int, int]]  # cards with their places


def preview(s: State, m: int, viewer: int) -> Preview:
    """Describe what a legal move would do, up to the next question or the next draw."""
    if SCORE_SET <= m < STOP:  # there may be 150 of them, and all they do is set cards apart
        cards = SET_CARDS[m - SCORE_SET]
        points = [-len(cards) if side == s.side else 0 for side in range(s.seats)]
        worth = {**_effect(s, "set-next", "PL-51"), "n": SET_POINTS}
        return {"points": points, "effects": [_effect(s, "pool", "PL-51", cards), worth], "chances": []}
    later: State = after(s, rules.play, m)
    won = [
        (int(later.scored[side]) - int(s.scored[side])) * SET_POINTS + int(later.held[side]) - int(s.held[side])
        for side in range(s.seats)
    ]
    effects = [*_effects(s, m, later), *_ending(s, later)]
    return {"points": won, "effects": effects, "chances": _chances(later, viewer)}


def _effect(s: State, kind: str, clause: str, cards: Iterable[int] = (), places: Iterable[int] = ()) -> JsonObject:
    """Describe one effect; it concerns the diver whose turn it is unless `who` is replaced."""
    pieces, names = [piece(card) for card in cards], [notation.place_name(place) for place in places]
    return {"kind": kind, "clause": clause, "who": s.side, "pieces": pieces, "places": names}


def _effects(s: State, m: int, later: State) -> list[JsonObject]:
    """Describe what happens to cards, in order, and what choosing to score or to pick commits the diver to."""
    if m >= MOVES:
        broken_off = s.phase == Phase.DRAW and later.phase not in (Phase.CORNER, Phase.DEPTH, Phase.WASH)
        return _broken(s, later, [*_column(s), (m - DRAW, CELLS + s.laid)]) if broken_off else []
    if m == DIVE:
        return [_effect(s, "leave-set", "PL-40")] if rules_sets.can_score(s) else []
    if m == SCORE:
        return [{**_effect(s, "set-points", "PL-51"), "n": SET_POINTS}]
    if m == COLUMN:
        return _caught(s, later, _column(s))
    if PICK <= m < PICK + SLOTS:
        return _picked(s, later, m - PICK)
    if PICK + SLOTS <= m <= NO_NET:
        return _net_used(s, later, m)
    if NO_NET < m <= NO_HARPOON:
        return _harpoon_used(s, later, m)
    if WASH < m < SCORE_SET:
        return _washed(s, later, m - WASH)
    if STOP < m <= GIVE:
        return [_effect(s, "secure", "PL-51", [m - TURN_DOWN])]
    if GIVE < m <= TAKE:
        return [_effect(s, "pool", "PL-51", [m - GIVE])]
    return _taken(s, later, m - TAKE) if m > TAKE else []


# --- Surfacing -------------------------------------------------------------------------------------------------


def _column(s: State) -> Catch:
    """List the cards of the new column."""
    return [(card, CELLS + k) for k, card in enumerate(s.column.tolist()) if card != NOTHING]


def _picked(s: State, later: State, slot: int) -> list[JsonObject]:
    """PL-30 With the last card of the row the catch is taken; until then, more cards must follow."""
    if later.phase == Phase.PICK:
        return [{**_effect(s, "pick-more", "PL-30"), "n": later.laid - int(PICKS[later.picked])}]
    picked = s.picked | 1 << slot
    slots = [slot for slot in range(SLOTS) if picked >> slot & 1]
    places = [CELLS + s.laid - 1 if slot == OWN else notation.slot_cell(s, slot) for slot in slots]
    return _caught(s, later, [(card_at(s, place), place) for place in places])


def _caught(s: State, later: State, catch: Catch) -> list[JsonObject]:
    """PL-31 Describe a catch: what the diver receives, and what is left."""
    return [
        *_received(s, "PL-31", catch),
        *_waiting(s, later, *(sum(card == tool for card, _ in catch) for tool in (NET, HARPOON))),
        *_refilled(s, later, catch),
    ]


def _received(s: State, clause: str, catch: Catch) -> list[JsonObject]:
    """PL-31 Fish and shrimps lie before the diver, waves are discarded."""
    kept = [(card, place) for card, place in catch if card < KEPT]
    waves = [(card, place) for card, place in catch if card == WAVE]
    return [
        _effect(s, kind, clause, *zip(*cards, strict=True))
        for kind, cards in (("receive", kept), ("discard", waves))
        if cards
    ]


def _waiting(s: State, later: State, nets: int, harpoons: int) -> list[JsonObject]:
    """PL-32, PL-33 Nets and harpoons that wait act next, or are discarded for want of a target."""
    tools = ((NET, nets, later.nets, "PL-32"), (HARPOON, harpoons, later.harpoons, "PL-33"))
    return [_effect(s, "act" if left else "idle", clause, [tool] * n) for tool, n, left, clause in tools if n]


def _refilled(s: State, later: State, taken: Catch) -> list[JsonObject]:
    """PL-34 What is left of the column fills gaps of the grid."""
    gaps = [cell for cell in range(CELLS) if s.grid[cell] == NOTHING or cell in [place for _, place in taken]]
    filled = [cell for cell in gaps if later.grid[cell] != NOTHING]
    return [_effect(s, "refill", "PL-34", later.grid[filled].tolist(), filled)] if filled else []


def _net_used(s: State, later: State, m: int) -> list[JsonObject]:
    """PL-32 The net is discarded; it may have taken a card of another diver."""
    effects = [_effect(s, "spend", "PL-32", [NET])]
    if m != NO_NET:
        seat, card = divmod(m - TAKE_BY_NET - 1, SHRIMP)
        effects.append({**_effect(s, "steal", "PL-32", [card + 1]), "other": seat})
    return [*effects, *_waiting(s, later, s.nets - 1, s.harpoons), *_refilled(s, later, [])]


def _harpoon_used(s: State, later: State, m: int) -> list[JsonObject]:
    """PL-33 The harpoon is discarded; it may have taken a fish of the table."""
    catch = [] if m == NO_HARPOON else [(card_at(s, m - SPEAR), m - SPEAR)]
    return [
        _effect(s, "spend", "PL-33", [HARPOON]),
        *_received(s, "PL-33", catch),
        *_waiting(s, later, s.nets, s.harpoons - 1),
        *_refilled(s, later, catch),
    ]


# --- Waves and broken dives --------------------------------------------------------------------------------------


def _washed(s: State, later: State, card: int) -> list[JsonObject]:
    """PL-40 A group is lost; after the last diver the dive is broken off."""
    lost = {**_effect(s, "wash", "PL-40", [card]), "who": s.asked, "n": int(s.up[s.asked, card])}
    return [lost, *(_broken(s, later, _column(s)) if later.phase != Phase.WASH else [])]


def _broken(s: State, later: State, column: Catch) -> list[JsonObject]:
    """PL-23, PL-24, PL-41 Waves that met are discarded; card 1 is received if it was card 2 that broke the dive."""
    clause, laid = ("PL-23", 2) if len(column) == 2 else ("PL-24", len(column))
    effects = []
    if column[-1][0] == WAVE:
        cells = [cell for cell in range(CELLS) if s.grid[cell] != later.grid[cell]]
        waves = [*cells, *(place for card, place in column if card == WAVE)]
        effects.append(_effect(s, "clear", "PL-41", [WAVE] * len(waves), waves))
        column = [(card, place) for card, place in column if card != WAVE]
    first = [(card, place) for card, place in column if laid == 2 and place == CELLS]
    effects += _received(s, clause, first)
    lost = [one for one in column if one not in first]
    if lost:
        effects.append(_effect(s, "lose", clause, *zip(*lost, strict=True)))
    return [*effects, *_waiting(s, later, *(sum(card == tool for card, _ in first) for tool in (NET, HARPOON)))]


# --- Sets ------------------------------------------------------------------------------------------------------


def _taken(s: State, later: State, card: int) -> list[JsonObject]:
    """PL-51 A card of the pool is received; after the last diver the rest is discarded."""
    effects = [{**_effect(s, "receive", "PL-51", [card]), "who": s.asked}]
    if later.phase != Phase.TAKE:
        rest = [other for other in range(KEPT) for _ in range(int(s.pool[other]) - (other == card))]
        effects += [_effect(s, "discard", "PL-51", rest)] if rest else []
    return effects


# --- The turn and what comes -------------------------------------------------------------------------------------


def _ending(s: State, later: State) -> list[JsonObject]:
    """PL-10, PL-22, PL-61, PL-63 Describe the end of the turn or of the game, and what the next card may clash with."""
    effects = []
    if later.reached != s.reached:
        effects.append(_effect(s, "reach", "PL-61"))
    if later.phase == Phase.OVER:
        effects.append(_effect(s, "over", "PL-61" if rules.reason(later) == 0 else "PL-63"))
    if later.left > s.left:
        effects.append({**_effect(s, "renew", "PL-10"), "n": later.left})
    if later.phase == Phase.DRAW and later.laid > 0:
        places = clashes(later, [card for card in range(SORTS) if later.deck[card]])
        if places:
            effects.append(_effect(s, "clash", "PL-22", [card_at(later, place) for place in places], places))
    return effects


def _chances(later: State, viewer: int) -> list[JsonObject]:
    """PL-10, PL-20, PL-22 Sum up what may be drawn next: how many cards break the dive, and how many hold."""
    return chances(later, viewer, LONGEST, rules.legal, rules.odds, _drawn) if later.phase <= Phase.DRAW else []


def _drawn(s: State, m: int, viewer: int) -> JsonObject:
    """Describe an outcome as far as chances go."""
    kind, clause = kind_of_draw(s, m - DRAW)
    return {"kind": kind, "clause": clause}
