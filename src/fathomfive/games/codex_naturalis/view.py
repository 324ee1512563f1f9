"""What one viewer may see of Codex Naturalis.  Nothing secret leaves this room."""

from typing import Any

import numpy as np

from fathomfive.games.codex_naturalis import notation, rules, rules_manuscript, rules_objectives
from fathomfive.games.codex_naturalis.components import (
    BENT,
    CARD,
    CARDS,
    CORNERS,
    DECK,
    DIAGONAL,
    DISPLAY,
    EACH,
    EACH_OBJECT,
    FACE0,
    FACE_KINGDOM,
    FRONT,
    HAND,
    HIDDEN,
    KEEP,
    KINGDOMS,
    LAID,
    LAY,
    LETTERS,
    MOST_SEATS,
    MOVES,
    OBJECTIVE,
    OBJECTIVE_KIND,
    OBJECTIVE_MANY,
    OBJECTIVE_POINTS,
    OBJECTIVE_STEP,
    OBJECTIVE_SYMBOL,
    OBJECTIVE_THIRD,
    OBJECTIVES,
    REASONS,
    REVEAL,
    ROW,
    SORTS,
    STARTER,
    STARTERS,
    STARTS,
    SYMBOL,
    SYMBOLS,
    TAKE,
    TOP_CARD,
    TOPS,
    Phase,
    Stage,
    State,
    where,
)  # fmt: skip
from fathomfive.games.codex_naturalis.knowledge import hand_seen, knows_card, knows_kept, knows_returned
from fathomfive.kernel.dice import Dice, below
from fathomfive.kernel.game import TABLE, Told
from fathomfive.kernel.speed import rule

KINGDOM_NAMES = ("fungi", "plant", "animal", "insect")

# --- For search and learning -------------------------------------------------------------------------------------


@rule
def imagine(s: State, viewer: int, dice: Dice) -> None:
    """CN-26 Re-deal what the viewer cannot know, every placing equally likely.

    Backs are known to all, so the unseen cards of one back change places among themselves: other hands, cards laid face
    down and the deck.
    """
    if viewer == TABLE:
        return
    for p in range(s.seats):
        if p != viewer:
            for k in range(HAND):
                back_to_deck(s, int(s.hand[p, k]) - 1)
            for i in range(1, s.laid[p]):
                back_to_deck(s, ~int(s.face[p, i]))
    for p in range(s.seats):
        if p != viewer:
            for k in range(HAND):
                s.hand[p, k] = 1 + deal_like(s, int(s.hand[p, k]) - 1, dice)
            for i in range(1, s.laid[p]):
                if s.face[p, i] < 0:
                    s.face[p, i] = ~deal_like(s, ~int(s.face[p, i]), dice)
            sort_hand(s, p)
    imagine_objectives(s, viewer, dice)


@rule
def is_unseen(s: State, card: int) -> bool:
    """Is this a card whose front only its owner has seen?"""
    return card >= 0 and not rules_manuscript.is_seen(s, card)


@rule
def back_to_deck(s: State, card: int) -> None:
    """Put an unseen card to those of the deck."""
    if is_unseen(s, card):
        s.cards[card // DECK] |= 1 << card % DECK


@rule
def deal_like(s: State, card: int, dice: Dice) -> int:
    """Deal another card with the same back in place of an unseen one; any other stays."""
    if not is_unseen(s, card):
        return card
    sort = card // DECK
    first = card % DECK // EACH * EACH
    chosen = first + one_of(int(s.cards[sort]) >> first, EACH, dice)
    s.cards[sort] ^= 1 << chosen
    return sort * DECK + chosen


@rule
def one_of(bits: int, width: int, dice: Dice) -> int:
    """Choose one of the lowest bits that are set, each equally likely."""
    n = 0
    for k in range(width):
        n += bits >> k & 1
    mark = below(dice, n)
    chosen = 0
    for k in range(width):
        if bits >> k & 1:
            if mark == 0:
                chosen = k
            mark -= 1
    return chosen


@rule
def sort_hand(s: State, p: int) -> None:
    """Put a hand in order again; its backs are, and cards with the same back may not be."""
    for end in range(HAND - 1, 0, -1):
        for k in range(end):
            if s.hand[p, k + 1] > 0 and s.hand[p, k] > s.hand[p, k + 1]:
                higher = s.hand[p, k]
                s.hand[p, k] = s.hand[p, k + 1]
                s.hand[p, k + 1] = higher


@rule
def imagine_objectives(s: State, viewer: int, dice: Dice) -> None:
    """CN-12, CN-26 Others keep and returned any objectives the viewer has not seen; at the end all see the kept."""
    first = 1 if s.phase == Phase.OVER else 0
    for p in range(s.seats):
        for k in range(first, 2):
            if p != viewer and s.secret[p, k] > 0:
                s.objectives |= 1 << int(s.secret[p, k]) - 1
    for p in range(s.seats):
        for k in range(first, 2):
            if p != viewer and s.secret[p, k] > 0:
                drawn = one_of(s.objectives, OBJECTIVES, dice)
                s.objectives ^= 1 << drawn
                s.secret[p, k] = drawn + 1
    p = s.seat
    if s.phase == Phase.KEEP and s.secret[p, 0] > s.secret[p, 1]:
        higher = s.secret[p, 0]
        s.secret[p, 0] = s.secret[p, 1]
        s.secret[p, 1] = higher


A_CARD = 3  # where it lies, and what it is
A_SEAT = 5 + HAND + HIDDEN + 1 + A_CARD * LAID
OBSERVATION = 10 + SORTS * (2 + KINGDOMS) + DISPLAY + 2 + 2 + CARDS + MOST_SEATS * A_SEAT


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own manuscript first."""
    out[0] = s.seats
    out[1] = s.phase
    out[2] = s.stage
    out[3] = (s.start - seat) % s.seats
    out[4] = (s.seat - seat) % s.seats
    out[5] = s.called
    out[6] = s.last
    out[7] = s.deck
    out[8] = s.gap
    out[9] = s.starter
    n = 10
    for sort in range(SORTS):
        out[n] = s.size[sort]
        out[n + 1] = s.top[sort]
        n += 2
        for kingdom in range(KINGDOMS):
            out[n] = s.left[sort, kingdom]
            n += 1
    for place in range(DISPLAY):
        out[n] = s.up[place]
        n += 1
    for k in range(2):
        out[n] = s.common[k]
        out[n + 1] = s.secret[seat, k]
        n += 2
    for card in range(CARDS):
        out[n + card] = 1 if rules_manuscript.is_seen(s, card) else 0
    for k in range(HAND):
        if s.hand[seat, k] > 0:
            out[n + s.hand[seat, k] - 1] = 1
    for i in range(1, s.laid[seat]):
        if s.face[seat, i] < 0:
            out[n + ~int(s.face[seat, i])] = 1
    n += CARDS
    for k in range(MOST_SEATS):
        for cell in range(A_SEAT):
            out[n + cell] = 0
        if k < s.seats:
            observe_seat(s, (seat + k) % s.seats, seat, out, n)
        n += A_SEAT


@rule
def observe_seat(s: State, p: int, seat: int, out: Any, n: int) -> None:
    """Write what a seat knows of a hand and a manuscript: cards it knows as 1 to 80, backs as -1 to -8."""
    out[n] = s.points[p]
    out[n + 1] = s.bonus[p]
    out[n + 2] = s.places[p]
    out[n + 3] = s.laid[p]
    out[n + 4] = s.secret[p, 0] if knows_kept(s, p, seat) else 0
    n += 5
    known = n  # cards first, then backs: their order tells nothing more
    for k in range(HAND):
        card = int(s.hand[p, k]) - 1
        if card >= 0 and knows_card(s, p, card, seat):
            out[known] = card + 1
            known += 1
    for k in range(HAND):
        card = int(s.hand[p, k]) - 1
        if card >= 0 and not knows_card(s, p, card, seat):
            out[known] = -1 - card // EACH
            known += 1
    n += HAND
    for symbol in range(HIDDEN + 1):
        out[n + symbol] = s.symbols[p, symbol]
    n += HIDDEN + 1
    for i in range(s.laid[p]):
        x = (int(s.spot[p, i]) + ROW // 2) // ROW
        out[n] = x
        out[n + 1] = int(s.spot[p, i]) - x * ROW
        out[n + 2] = observed_face(s, p, i, seat)
        n += A_CARD


@rule
def observed_face(s: State, p: int, i: int, seat: int) -> int:
    """Number a laid card as a seat knows it: card, minus card when face down, minus 100 and more when unknown, too."""
    face = int(s.face[p, i])
    if face >= 0:
        return face + 1
    return face if knows_card(s, p, ~face, seat) else -101 - ~face // EACH


# --- For people ----------------------------------------------------------------------------------------------------


def card_piece(card: int) -> Told:
    """Name a front as data."""
    return {
        "kind": "card",
        "card": card + 1,
        "sort": notation.SORT_NAMES[card // DECK],
        "kingdom": KINGDOM_NAMES[card % DECK // EACH],
        "corners": notation.corners(card),
        "points": notation.worth(card),
        "cost": notation.cost(card),
    }


def back_piece(back: int) -> Told:
    """Name a back as data."""
    return {"kind": "back", "sort": notation.SORT_NAMES[back // KINGDOMS], "kingdom": KINGDOM_NAMES[back % KINGDOMS]}


def starter_piece(card: int) -> Told:
    """Name a starter as data."""
    return {
        "kind": "starter",
        "card": card + 1,
        "corners": notation.corners(card),
        "back": notation.corners(~card),
        "middle": notation.middle(~card),
    }


def objective_piece(number: int) -> Told:
    """Name an objective as data."""
    return {
        "kind": "objective",
        "card": int(notation.objective(number)),
        "points": int(OBJECTIVE_POINTS[number]),
        "shape": notation.shape(number),
    }


def _signs(written: str, first: int = 1, slots: int = 3) -> Told:
    """Name the symbols among corners for a sentence: a pair as FF, and none where there are no more."""
    found = [sign * written.count(sign) for sign in dict.fromkeys(written) if sign in LETTERS[:SYMBOLS]]
    return {f"sign{first + k}": found[k] if k < len(found) else "none" for k in range(slots)}


def _card_words(card: int) -> Told:
    worth, _, per = notation.worth(card).partition("/")
    kingdom = LETTERS[card % DECK // EACH]
    cost = notation.cost(card)
    return {
        **_signs(notation.corners(card)),
        "gives": int(worth),
        "per": per or ("card" if int(worth) else "none"),
        "many": cost.count(kingdom),
        "also": cost.strip(kingdom + notation.NONE) or "none",
    }


def _starter_words(card: int) -> Told:
    back = notation.corners(~card)
    return {**_signs(notation.middle(~card)), **_signs(back, 4, 2), "missing": back.count("-")}


def _objective_words(number: int) -> Told:
    """Say what an objective asks for: symbols, or how three cards lie."""
    x, y = where(int(OBJECTIVE_STEP[number]))
    what = {
        DIAGONAL: "rising" if x * y > 0 else "falling",
        BENT: f"{'above' if y > 0 else 'below'}-{'right' if x > 0 else 'left'}",
        SYMBOL: "three" if OBJECTIVE_MANY[number] > 2 else "pair",
        EACH_OBJECT: "objects",
    }[int(OBJECTIVE_KIND[number])]
    return {"what": what, "sign1": LETTERS[OBJECTIVE_SYMBOL[number]], "sign2": LETTERS[OBJECTIVE_THIRD[number]]}


_CARD_WORDS = [_card_words(card) for card in range(CARDS)]
_STARTER_WORDS = [_starter_words(CARDS + k) for k in range(STARTERS)]
_OBJECTIVE_WORDS = [_objective_words(number) for number in range(OBJECTIVES)]


def told_card(card: int) -> Told:
    """Name a front as data for a sentence."""
    return {**card_piece(card), **_CARD_WORDS[card]}


def told_starter(card: int) -> Told:
    """Name a starter as data for a sentence."""
    return {**starter_piece(card), **_STARTER_WORDS[card - CARDS]}


def told_objective(number: int) -> Told:
    """Name an objective as data for a sentence."""
    return {**objective_piece(number), **_OBJECTIVE_WORDS[number]}


def show(s: State, viewer: int) -> Told:
    """Build what a viewer sees."""
    decks = []
    for sort in range(SORTS):
        up = [int(card) - 1 for card in s.up[2 * sort : 2 * sort + 2]]
        decks.append(
            {
                "sort": notation.SORT_NAMES[sort],
                "left": int(s.size[sort]),
                "top": KINGDOM_NAMES[s.top[sort] - 1] if s.top[sort] else None,
                "of_kingdom": [int(n) for n in s.left[sort]],
                "up": [card_piece(card) if card >= 0 else None for card in up],
            }
        )
    shown: Told = {
        "rules": s.rules,
        "seats": s.seats,
        "to_act": rules.to_act(s),
        "asked": Phase(s.phase).name.lower(),
        "stage": Stage(s.stage).name.lower(),
        "seat": s.seat,
        "start": s.start,
        "called": REASONS[s.called - 1] if s.called else None,
        "last": bool(s.last),
        "decks": decks,
        "common": [objective_piece(int(n) - 1) for n in s.common if n],
        "manuscripts": [_show_seat(s, p, viewer) for p in range(s.seats)],
    }
    if s.starter:
        shown["starter"] = starter_piece(CARDS + s.starter - 1)
    return shown


def _show_seat(s: State, p: int, viewer: int) -> Told:
    hand = [
        {**card_piece(card), "seen": rules_manuscript.is_seen(s, card)} if known else back_piece(card)
        for card, known in hand_seen(s, p, viewer)
    ]
    shown: Told = {
        "points": int(s.points[p]) + int(s.bonus[p]),
        "hand": hand,
        "symbols": {LETTERS[k]: int(s.symbols[p, k]) for k in range(SYMBOLS)},
        "laid": [_show_laid(s, p, i, viewer) for i in range(s.laid[p])],
        "open": [list(place) for place in notation.open_places(s, p)],
    }
    if s.secret[p, 0] and knows_kept(s, p, viewer):
        shown["kept"] = objective_piece(int(s.secret[p, 0]) - 1)
    if s.secret[p, 1] and knows_returned(s, p, viewer):
        shown["returned"] = objective_piece(int(s.secret[p, 1]) - 1)
    return shown


def _show_laid(s: State, p: int, i: int, viewer: int) -> Told:
    face = int(s.face[p, i])
    x, y = where(int(s.spot[p, i]))
    row = FACE0 + face
    printed = {"points": notation.worth(face), "cost": notation.cost(face)} if 0 <= face < CARDS else {}
    return {
        "name": notation.laid(s, p, face, viewer),
        "x": x,
        "y": y,
        "up": face >= 0,
        "corners": notation.corners(face),
        "middle": notation.middle(face),
        "kingdom": KINGDOM_NAMES[FACE_KINGDOM[row]] if FACE_KINGDOM[row] < KINGDOMS else None,
        **printed,
    }


def tell(s: State, m: int, viewer: int) -> Told:
    """Tell a move as data, for the log, the board and the list of moves."""
    told: Told = {"kind": "", "seat": rules.to_act(s), "pieces": [], "places": [], "clause": "", "who": s.seat}
    mine = viewer in (TABLE, s.seat)

    def as_(kind: str, clause: str, *pieces: Told) -> Told:
        return {**told, "kind": kind, "clause": clause, "pieces": list(pieces)}

    if m >= MOVES:
        return _tell_outcome(s, m, mine, as_)
    if m >= LAY:
        slot, side, place = notation.unpack(m)
        card = int(s.hand[s.seat, slot]) - 1
        at = notation.coordinates(s, place) or (0, 0)
        known = side == FRONT or knows_card(s, s.seat, card, viewer)
        piece = told_card(card) if known else back_piece(card // EACH)
        kind, clause = ("lay", "CN-20") if side == FRONT else ("lay-down", "CN-1")
        lay = {**as_(kind, clause, piece), "places": [f"{at[0]},{at[1]}"], "x": at[0], "y": at[1]}
        scores = {"scores": _scores(s, m)} if side == FRONT else {}
        return {**lay, **scores, "sort": piece["sort"], "kingdom": piece["kingdom"], "card": piece.get("card", 0)}
    if m >= TOP_CARD:
        back = (m - TOP_CARD) * KINGDOMS + max(int(s.top[m - TOP_CARD]) - 1, 0)
        return as_("draw", "CN-25", back_piece(back))
    if m >= TAKE:
        return as_("take", "CN-25", told_card(int(s.up[m - TAKE]) - 1))
    if m >= KEEP:
        if not mine:
            return as_("keep-unseen", "CN-12")
        return as_("keep", "CN-12", told_objective(int(s.secret[s.seat, m - KEEP]) - 1))
    return as_("front" if m == FRONT else "back", "CN-11", told_starter(CARDS + s.starter - 1))


def _scores(s: State, m: int) -> int:
    """CN-24 Say what a card scores when it is laid face up; nothing where it cannot be."""
    if _forbids_lay(s, m):
        return 0
    after = State(s.tables.copy())
    rules_manuscript.lay(after, m)
    return int(after.points[s.seat]) - int(s.points[s.seat])


def _tell_outcome(s: State, m: int, mine: bool, as_: Any) -> Told:
    told: Told
    if m < CARD:
        told = {**as_("top", "CN-10", back_piece(s.deck * KINGDOMS + m - TOPS)), "sort": notation.SORT_NAMES[s.deck]}
        del told["who"]  # a deck is nobody's
    elif m < STARTS and s.phase == Phase.DEAL:
        card = m - CARD
        drawn = "drawn" if mine else "drawn-unseen"  # that a card was drawn is told already
        kind = drawn if s.stage == Stage.TURNS else "deal"
        told = as_(kind, "CN-26", told_card(card) if mine else back_piece(card // EACH))
    elif m < STARTS:
        told = as_("turns-up", "CN-10", told_card(m - CARD))
        del told["who"]
    elif m < STARTER:
        told = {**as_("start", "CN-11"), "who": m - STARTS}
    elif m < OBJECTIVE:
        told = as_("starter", "CN-11", told_starter(CARDS + m - STARTER))
    elif m == REVEAL:
        kept = [told_objective(int(s.secret[p, 0]) - 1) for p in range(s.seats)]
        told = as_("reveal", "CN-31", *kept)
        del told["who"]
    elif s.phase == Phase.COMMON:
        told = as_("common", "CN-12", told_objective(m - OBJECTIVE))
        del told["who"]
    elif mine:
        told = as_("secret", "CN-12", told_objective(m - OBJECTIVE))
    else:
        told = as_("secret-unseen", "CN-12")
    return told


# --- Why not -------------------------------------------------------------------------------------------------------


def forbids(s: State, m: int) -> str | None:
    """Name the clause that forbids a move now; None when it is legal."""
    if s.phase == Phase.OVER:
        return "CN-30"
    if m >= MOVES:
        return _forbids_outcome(s, m)
    if m >= LAY:
        return _forbids_lay(s, m)
    if m >= TAKE:
        if s.phase != Phase.DRAW:
            return "CN-20"
        there = s.size[m - TOP_CARD] if m >= TOP_CARD else s.up[m - TAKE]
        return None if there > 0 else "CN-25"
    if m >= KEEP:
        return None if s.phase == Phase.KEEP else "CN-12"
    return None if s.phase == Phase.SIDE else "CN-11"


def _forbids_lay(s: State, m: int) -> str | None:
    if s.phase != Phase.LAY:
        return "CN-20"
    slot, side, place = notation.unpack(m)
    touched, corner = divmod(place, CORNERS)
    if not s.open[s.seat, touched] >> corner & 1:
        return "CN-21"
    if side == FRONT and not rules_manuscript.can_pay(s, s.seat, int(s.hand[s.seat, slot]) - 1):
        return "CN-23"
    return None


def _forbids_outcome(s: State, m: int) -> str | None:
    """Answer without a look at what is hidden, unless the TABLE itself asks."""
    if m < CARD:
        return None if s.phase == Phase.TOP and s.left[s.deck, m - TOPS] > 0 else "CN-10"
    if m < STARTS:
        card = m - CARD
        if s.phase not in (Phase.TURN_UP, Phase.DEAL) or card // EACH != s.deck * KINGDOMS + s.top[s.deck] - 1:
            return "CN-10"
        return None if int(s.cards[s.deck]) >> card % DECK & 1 else "CN-10"
    if m < STARTER:
        return None if s.phase == Phase.START and m - STARTS < s.seats else "CN-11"
    if m < OBJECTIVE:
        return None if s.phase == Phase.STARTER and s.starters >> (m - STARTER) & 1 else "CN-11"
    if m < REVEAL:
        drawing = s.phase in (Phase.COMMON, Phase.SECRET)
        return None if drawing and s.objectives >> (m - OBJECTIVE) & 1 else "CN-12"
    return None if s.phase == Phase.REVEAL else "CN-31"


# --- Points --------------------------------------------------------------------------------------------------------


def explain(s: State, viewer: int) -> list[Told]:
    """Explain the points of every side, line by line; before the end also what objectives would give now."""
    lines: list[Told] = []
    over = s.phase == Phase.OVER
    for p in range(s.seats):
        if s.points[p]:
            lines.append({"side": p, "kind": "cards", "clause": "CN-24", "points": int(s.points[p])})
        mine = knows_kept(s, p, viewer) and s.stage == Stage.TURNS
        numbers = [int(n) - 1 for n in s.common if n] + [int(s.secret[p, 0]) - 1] * mine
        for number in numbers:
            met, found = patterns(s, p, number, viewer)
            if met:
                points = met * int(OBJECTIVE_POINTS[number])
                lines.append(
                    {
                        "side": p,
                        "kind": "objective" if over else "so-far",
                        "clause": "CN-31",
                        "card": int(notation.objective(number)),
                        **_OBJECTIVE_WORDS[number],
                        "n": met,
                        "values": found,
                        "worth": points,
                        "points": points if over else 0,
                    }
                )
    return lines + (_ties(s) if over else [])


def _ties(s: State) -> list[Told]:
    """Give what breaks a tie, for everyone who shares the points with another."""
    points = [int(s.points[p]) + int(s.bonus[p]) for p in range(s.seats)]
    return [
        {"side": p, "kind": "tie", "clause": "CN-32", "bonus": int(s.bonus[p]), "points": 0}
        for p in range(s.seats)
        if points.count(points[p]) > 1
    ]


def patterns(s: State, p: int, number: int, viewer: int) -> tuple[int, list[str]]:
    """Count how often an objective is met, and name the cards of each pattern, or its symbols."""
    marks = np.zeros(LAID, np.int8)
    met = rules_objectives.times_met(s, p, number, marks)
    if not marks.any():
        return met, [notation.shape(number)] * met
    found: list[list[str]] = [[] for _ in range(met)]
    for i in np.nonzero(marks)[0]:
        x, y = where(int(s.spot[p, i]))
        found[marks[i] - 1].append(f"{notation.laid(s, p, int(s.face[p, i]), viewer)}@{x},{y}")
    return met, [" ".join(names) for names in found]
