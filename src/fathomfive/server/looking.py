"""How a table looks to a viewer, and the news of it: built once, and shared by all who look with the same eyes."""

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from fathomfive.kernel.game import NOBODY
from fathomfive.server.wire import News, encode

if TYPE_CHECKING:
    from fathomfive.server.table import Table

MOST_SHARED = 16  # news of a table that are kept; a viewer who is far behind comes alone


class Told(NamedTuple):
    """News as they go over the wire, and the event they lead up to."""

    seq: int
    text: str


def look(table: "Table", viewer: int, alike: dict[str, Any] | None = None, shown: Any = None) -> dict[str, Any]:
    """Show a table as it is now to a seat or a spectator.

    `alike` is what everybody sees, and `shown` what the game shows, where that is known.
    """
    match, log = table.log.match, table.log
    mine = viewer == match.to_act != NOBODY and log.started and table.bot_of(viewer) is None
    view: dict[str, Any] = {
        **(open_to_all(table) if alike is None else alike),
        "table": match.show(viewer) if shown is None else shown,
        "legal": [
            {"move": m, "text": match.write(m, viewer), "told": match.tell(m, viewer)} for m in match.legal()
        ] if mine else [],
        "undo": own_undo(table, viewer),
        "clock": [table.time_left(seat) for seat in range(match.seats)] if table.has_clock else None,
        "end": None,
    }  # fmt: skip
    if match.over:
        view["end"] = {
            "points": match.points(),
            "rank": match.rank(),
            "reason": match.reason,
            "explain": match.explain(viewer),
        }
    return view


def open_to_all(table: "Table") -> dict[str, Any]:
    """Show what looks the same to every viewer, for as long as nothing happens."""
    log = table.log
    bots = {str(chair.seat): table.bot_of(chair.seat) for chair in table.chairs}
    return {
        "seq": log.seq,
        "started": log.started,
        "to_act": log.match.to_act if log.started else None,
        "names": table.people(),
        "bots": {seat: bot for seat, bot in bots.items() if bot},
        "ask": None if log.ask is None else {
            "seat": log.ask.seat, "to": log.ask.to, "agreed": sorted(log.ask.agreed),
        },
    }  # fmt: skip


def own_undo(table: "Table", viewer: int) -> dict[str, Any] | None:
    """Say where a seat's last decision can be taken back to, and whether that is free."""
    log = table.log
    if viewer == NOBODY or viewer not in log.deciders or log.match.over or table.bot_of(viewer) is not None:
        return None
    last = len(log.deciders) - 1 - log.deciders[::-1].index(viewer)
    free = last + 1 == len(log.deciders) or not table.others(viewer)
    return {"to": log.seqs[last] - 1, "free": free}


class Shared:
    """The news of a table, for as long as it stays as it is."""

    def __init__(self) -> None:
        self._news: dict[tuple[int, int, int], Told] = {}
        self._alike: dict[str, Any] | None = None  # what everybody sees
        self._shown: dict[int, msgspec.Raw] = {}  # what the game shows, by eyes

    def clear(self) -> None:
        """Forget them: something has changed."""
        self._news.clear()
        self._alike = None
        self._shown.clear()

    def find(self, table: "Table", viewer: int, seq: int) -> Told | None:
        """Give the news since an event if somebody with the same eyes got them."""
        return self._news.get(self._key(table, viewer, seq))

    def build(self, table: "Table", viewer: int, seq: int, events: list[msgspec.Raw]) -> Told:
        """Build the news since an event; they are shared unless something happened while the events were looked up."""
        key = self._key(table, viewer, seq)
        match = table.log.match
        eyes = match.game.canonical_viewer(viewer)
        if self._alike is None:
            self._alike = open_to_all(table)
        if eyes not in self._shown:
            self._shown[eyes] = msgspec.Raw(encode(match.show(eyes)))
        news = News(seq + len(events), events, look(table, viewer, self._alike, self._shown[eyes]))
        told = Told(news.seq, encode(news).decode())
        if told.seq == table.log.seq:
            if len(self._news) >= MOST_SHARED:
                self._news.clear()
            self._news[key] = told
        return told

    @staticmethod
    def _key(table: "Table", viewer: int, seq: int) -> tuple[int, int, int]:
        """Name news; where a clock runs, a table looks the same for a millisecond."""
        return viewer, seq, table.now() if table.has_clock else 0
