"""Views of a match as one viewer may see it, and the news of a table, encoded once for all who see the same."""

from typing import TYPE_CHECKING, NamedTuple, cast

from fathomfive.bots.bot import Advice
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from fathomfive.server.wire import (
    AdvisedMove,
    CloseReason,
    Comparison,
    End,
    EndOffer,
    Frame,
    ImpossibleAction,
    Move,
    News,
    OwnUndo,
    PointsLine,
    Preview,
    Reason,
    TableEvent,
    Told,
    UndoRequest,
    View,
    encode,
    encoded,
)
from fathomfive.session.session import Session
from fathomfive.session.vacations import vacation_until

if TYPE_CHECKING:
    from fathomfive.server.table import Table

MAX_CACHED = 16  # news of a table that are cached


def build_told(match: Match, m: int, viewer: int) -> Told:
    """Build a move as the game tells it to a viewer."""
    return cast(Told, match.tell(m, viewer))


def build_move(match: Match, m: int, viewer: int) -> Move:
    """Build a legal move for the viewer whose move it is."""
    preview = cast(Preview, match.preview(m, viewer))
    return Move(m, match.write(m, viewer), build_told(match, m, viewer), preview)


def build_advised_move(match: Match, viewer: int, advice: Advice) -> AdvisedMove:
    """Build a legal move with a bot's opinion of it."""
    move = build_move(match, advice.move, viewer)
    return AdvisedMove(
        move=move.move,
        text=move.text,
        told=move.told,
        preview=move.preview,
        win=advice.win,
        points=advice.points,
        visits=advice.visits,
        comparison=_build_comparison(advice),
    )


def _build_comparison(advice: Advice) -> Comparison | None:
    """Build what speaks for a move, which was made from what its seat may know."""
    found = advice.comparison
    if found is None:
        return None
    other, equal, reasons = found["other"], found["equal"], found["reasons"]
    return Comparison(cast(Told, other), found["is_better"], cast(Told, equal), cast(list[Reason], reasons))


class Choices(NamedTuple):
    """What the viewer whose turn it is may do, and what they may look for and cannot do."""

    legal: list[Move]
    impossible: list[ImpossibleAction]


NO_CHOICES = Choices([], [])


def build_choices(match: Match, viewer: int) -> Choices:
    """Build what the viewer whose turn it is may and may not do."""
    legal = build_legal(match, viewer)
    impossible = match.impossible([move.move for move in legal])
    return Choices(legal, [ImpossibleAction(*action) for action in impossible])


def build_legal(match: Match, viewer: int) -> list[Move]:
    """Build all legal moves for the viewer whose turn it is."""
    return [build_move(match, m, viewer) for m in match.legal()]


def build_explanation(match: Match, viewer: int) -> list[PointsLine]:
    """Build the points line by line."""
    return cast(list[PointsLine], match.explain(viewer))


def build_frame(match: Match, seq: int, started: bool, viewer: int, *, closed: bool = False) -> Frame:
    """Build the table after an event."""
    to_act = NOBODY if closed else match.to_act if started else None
    return Frame(seq, to_act, match.show(viewer), build_explanation(match, viewer))


def build_session_frame(session: Session, viewer: int) -> Frame:
    """Build the table of a session as it is now."""
    return build_frame(session.match, session.seq, session.started, viewer, closed=session.closed is not None)


def build_end(match: Match, explanation: list[PointsLine]) -> End | None:
    """Build the result of a match; None while it is not over."""
    reason = match.reason
    return None if reason is None else End(match.points(), match.rank(), reason, explanation)


def build_view(table: "Table", viewer: int) -> View:
    """Build the table as it is now for a seat or a spectator."""
    session = table.session
    frame = build_session_frame(session, viewer)
    choices = build_choices(session.match, viewer) if table.session.awaits_seat(viewer) else NO_CHOICES
    return _view(table, viewer, frame, choices, Public.of(table), build_end(session.match, frame.explain))


def _view(table: "Table", viewer: int, frame: Frame, choices: Choices, public: "Public", end: End | None) -> View:
    return View(
        seq=frame.seq,
        to_act=frame.to_act,
        table=frame.table,
        explain=frame.explain,
        started=table.session.started,
        legal=choices.legal,
        impossible=choices.impossible,
        names=public.names,
        bots=public.bots,
        undo=own_undo(table, viewer),
        ask=public.ask,
        clock=[table.time_left(seat) for seat in range(table.session.match.seats)] if table.has_clock else None,
        end=end,
        offer=public.offer,
        closed=cast(CloseReason | None, table.session.closed),
        away=public.away,
        resigned=sorted(table.session.resigned),
        replace_in=table.replace_in(),
        rematch=table.card.rematch,
        vacation=public.vacation,
        watched=table.watched,
    )


def own_undo(table: "Table", viewer: int) -> OwnUndo | None:
    """Build the undo that a viewer can have."""
    offer = table.session.undo_for(viewer)
    return None if offer is None else OwnUndo(offer.to, offer.free)


class Public(NamedTuple):
    """The parts of a view that are the same for every viewer."""

    names: list[str | None]
    bots: dict[str, str]
    ask: UndoRequest | None
    offer: EndOffer | None
    away: list[int | None]
    vacation: list[int | None]

    @classmethod
    def of(cls, table: "Table") -> "Public":
        """Build the public parts of a table's view."""
        bots = {str(chair.seat): bot for chair in table.session.chairs if (bot := table.session.bot_of(chair.seat))}
        request, offer = table.session.undo_request, table.session.offer
        return cls(
            table.player_names(),
            bots,
            None if request is None else UndoRequest(request.seat, request.to, sorted(request.agreed)),
            None if offer is None else EndOffer(offer.seat, sorted(offer.agreed)),
            [table.session.away.get(chair.seat) for chair in table.session.chairs],
            [vacation_until(table.session.vacations_of(chair.seat), table.now()) for chair in table.session.chairs],
        )

    def encoded(self) -> "Public":
        """Encode every part."""
        return Public(
            encoded(self.names), encoded(self.bots), encoded(self.ask), encoded(self.offer), encoded(self.away),
            encoded(self.vacation),
        )  # fmt: skip


class EncodedNews(NamedTuple):
    """News as they are sent, and the number of their last event."""

    seq: int
    text: str


class NewsCache:
    """The news of a table until it changes.  Each part is built and encoded once for all viewers who see the same."""

    def __init__(self) -> None:
        self._news: dict[tuple[int, int, int], EncodedNews] = {}
        self._public: Public | None = None
        self._frames: dict[int, tuple[Frame, End | None]] = {}  # by canonical viewer
        self._choices: dict[int, Choices] = {}  # by seat

    def clear(self, *, keep_public: bool = False) -> None:
        """Drop everything, because the table has changed; moves alone change nothing of the public parts."""
        self._news.clear()
        self._public = self._public if keep_public else None
        self._frames.clear()
        self._choices.clear()

    def find(self, table: "Table", viewer: int, seq: int) -> EncodedNews | None:
        """Find the news since an event, if they were built before."""
        return self._news.get(self._key(table, viewer, seq))

    def build(self, table: "Table", viewer: int, seq: int, events: list[TableEvent]) -> EncodedNews:
        """Build the news since an event, and cache them unless the table moved on while the events were read."""
        key = self._key(table, viewer, seq)
        view = self._view(table, viewer)
        last = seq + len(events)
        news = EncodedNews(last, encode(News(last, events, view)).decode())
        if last == table.session.seq:
            if len(self._news) >= MAX_CACHED:
                self._news.clear()
            self._news[key] = news
        return news

    def _view(self, table: "Table", viewer: int) -> View:
        session = table.session
        canonical = session.match.game.canonical_viewer(viewer)
        if self._public is None:
            self._public = Public.of(table).encoded()
        if canonical not in self._frames:
            built = build_session_frame(session, canonical)
            frame = Frame(built.seq, built.to_act, encoded(built.table), encoded(built.explain))
            self._frames[canonical] = frame, build_end(session.match, frame.explain)
        frame, end = self._frames[canonical]
        if viewer == frame.to_act and viewer not in self._choices and session.awaits_seat(viewer):
            choices = build_choices(session.match, viewer)
            self._choices[viewer] = Choices(encoded(choices.legal), encoded(choices.impossible))
        return _view(table, viewer, frame, self._choices.get(viewer, NO_CHOICES), self._public, end)

    @staticmethod
    def _key(table: "Table", viewer: int, seq: int) -> tuple[int, int, int]:
        """Identify news; while a clock runs or an absent player has time left, they are the same for a millisecond."""
        return viewer, seq, table.now() if table.has_clock or table.replace_in() else 0
