"""A move of Codex Naturalis as data: for the log, the board and the list of moves."""

from collections.abc import Callable

from fathomfive.games.codex_naturalis import notation
from fathomfive.games.codex_naturalis.components import (
    CARD,
    CARDS,
    EACH,
    FRONT,
    KEEP,
    KINGDOMS,
    LAY,
    MOVES,
    OBJECTIVE,
    REVEAL,
    STARTER,
    STARTS,
    TAKE,
    TOP_CARD,
    TOPS,
    Phase,
    Stage,
    State,
)  # fmt: skip
from fathomfive.games.codex_naturalis.imagine import knows_card
from fathomfive.games.codex_naturalis.pieces import (
    CARD_WORTH,
    back_piece,
    told_card,
    told_objective,
    told_starter,
)
from fathomfive.games.codex_naturalis.preview import lay_points
from fathomfive.games.codex_naturalis.rules import to_act
from fathomfive.kernel.game import TABLE, JsonObject

As = Callable[..., JsonObject]


def tell(s: State, m: int, viewer: int) -> JsonObject:
    """Tell a move as data, as the viewer may know it."""
    told: JsonObject = {"kind": "", "seat": to_act(s), "pieces": [], "places": [], "clause": "", "who": s.seat}
    mine = viewer in (TABLE, s.seat)

    def as_(kind: str, clause: str, *pieces: JsonObject) -> JsonObject:
        return {**told, "kind": kind, "clause": clause, "pieces": list(pieces)}

    if m >= MOVES:
        return _tell_outcome(s, m, mine, as_)
    if m >= LAY:
        return _tell_lay(s, m, viewer, as_)
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


def _tell_lay(s: State, m: int, viewer: int, as_: As) -> JsonObject:
    slot, side, place = notation.unpack(m)
    card = int(s.hand[s.seat, slot]) - 1
    x, y = notation.coordinates(s, place) or (0, 0)
    known = side == FRONT or knows_card(s, s.seat, card, viewer)
    piece = told_card(card) if known else back_piece(card // EACH)
    kind, clause = ("lay", "CN-20") if side == FRONT else ("lay-down", "CN-1")
    told = {**as_(kind, clause, piece), "places": [f"{x},{y}"], "x": x, "y": y}
    scores = {"scores": lay_points(s, m)} if side == FRONT else {}
    return {**told, **scores, "sort": piece["sort"], "kingdom": piece["kingdom"], "card": piece.get("card", 0)}


def _tell_outcome(s: State, m: int, mine: bool, as_: As) -> JsonObject:
    if m >= STARTS:
        return _tell_rare_outcome(s, m, mine, as_)
    if m < CARD:
        piece = back_piece(s.deck * KINGDOMS + m - TOPS)
        return _of_nobody({**as_("top", "CN-10", piece), "sort": piece["sort"], "kingdom": piece["kingdom"]})
    card = m - CARD
    if s.phase != Phase.DEAL:
        return _of_nobody({**as_("turns-up", "CN-10", told_card(card)), **CARD_WORTH[card]})
    kind = "deal"
    if s.stage == Stage.TURNS:  # the log has told already that a card is drawn
        kind = "drawn" if mine else "drawn-unseen"
    if not mine:
        return as_(kind, "CN-26", back_piece(card // EACH))
    return {**as_(kind, "CN-26", told_card(card)), **CARD_WORTH[card]}


def _tell_rare_outcome(s: State, m: int, mine: bool, as_: As) -> JsonObject:
    """Tell what the TABLE draws at the beginning, and what it shows at the end."""
    if m < STARTER:
        return {**as_("start", "CN-11"), "who": m - STARTS}
    if m < OBJECTIVE:
        return as_("starter", "CN-11", told_starter(CARDS + m - STARTER))
    if m == REVEAL:
        kept = [{**told_objective(int(s.secret[p, 0]) - 1), "owner": p} for p in range(s.seats)]
        return _of_nobody(as_("reveal", "CN-31", *kept))
    if s.phase == Phase.COMMON:
        return _of_nobody(as_("common", "CN-12", told_objective(m - OBJECTIVE)))
    if mine:
        return as_("secret", "CN-12", told_objective(m - OBJECTIVE))
    return as_("secret-unseen", "CN-12")


def _of_nobody(told: JsonObject) -> JsonObject:
    """Leave out whose turn it is where an outcome concerns everybody."""
    del told["who"]
    return told
