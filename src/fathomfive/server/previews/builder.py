"""Builds the preview of a page from its address, in the language of the visitor."""

import asyncio
from functools import cache
from pathlib import Path
from urllib.parse import quote, urlsplit

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.sketch import NAME
from fathomfive.server.errors import AnyRequest
from fathomfive.server.limits import RateLimiter
from fathomfive.server.names import seat_names
from fathomfive.server.previews.languages import accepted_language
from fathomfive.server.previews.pictures import can_draw
from fathomfive.server.previews.tags import Preview, head_tags
from fathomfive.server.registry import TableRegistry
from fathomfive.server.security import host_name, is_ip, visitor_key
from fathomfive.session.cards import Card, Chair
from fathomfive.texts import Catalogue, Texts

TEXTS = Path(__file__).parent / "texts"
LOOKS_PER_SECOND, LOOK_BURST = 2.0, 60.0  # at tables, by one visitor; then pages come without a preview
MAX_EVENT = 1_000_000  # a number in an address that may be an event
SITE_BOX = "/boxes/all.png"
PAGES = ("t", "replay", "g", "learn")  # the first words of addresses that have a preview


@cache
def words(lang: str) -> Catalogue:
    """Give the catalogue of a language."""
    return Catalogue(TEXTS, lang)


def shows_position(card: Card) -> bool:
    """May the picture of a link show the table?  All who get the link see it, so all must be free to watch."""
    return card.has_spectators and (card.started is not None or card.is_open) and can_draw(card.game)


def is_previewed(path: str) -> bool:
    """Has the page at an address a preview?  Those who show one seldom say that they want HTML."""
    return path.strip("/").partition("/")[0] in PAGES and path.count("/") > 1


def site_address(request: AnyRequest, known: str | None) -> str:
    """Give the address of this server by the name that the visitor asked for, which the gate has checked.

    The address that the host gave is used for its own name, and for visitors on this machine: others cannot use theirs.
    """
    host = request.headers.get("host", "")
    name = host_name(host)
    local = name in ("", "localhost") or (is_ip(name) and name.startswith(("127.", "::1")))
    if known and (local or urlsplit(known).hostname == name):
        return known.rstrip("/")
    return f"{request.url.scheme}://{host or 'localhost'}"


class PreviewBuilder:
    """Writes the tags of pages, at most so many a second for a visitor: each looks at the store."""

    def __init__(self, table_registry: TableRegistry, address: str | None) -> None:
        self.table_registry = table_registry
        self.address = address
        self.looks = RateLimiter(LOOKS_PER_SECOND, LOOK_BURST)

    async def tags(self, request: AnyRequest) -> bytes | None:
        """Write the tags of the page that is asked for; None if it has none, or if the visitor asks too often."""
        lang = accepted_language(request.headers.get("accept-language", ""))
        parts = [part for part in request.scope["path"].split("/") if part]
        try:
            preview = await self._preview(request, parts, lang)
        except Refused:  # no such table, or the store is down: the page itself says so
            return None
        return None if preview is None else head_tags(preview, site_address(request, self.address))

    async def _preview(self, request: AnyRequest, parts: list[str], lang: str) -> Preview | None:
        if not parts:
            return Preview(NAME, words(lang).say("site-about"), "/", SITE_BOX, lang)
        if parts[0] in ("g", "learn") and len(parts) in (2, 3):
            return game_preview(parts, lang)
        if parts[0] in ("t", "replay") and len(parts) == 2:
            if self.looks.take(visitor_key(request)):
                return None
            return await self._table_preview(parts[0], parts[1], event_of(request), lang)
        return None

    async def _table_preview(self, page: str, match: str, at: int | None, lang: str) -> Preview:
        store = self.table_registry.store
        card, chairs = await asyncio.to_thread(lambda: (store.card(match), store.chairs(match)))
        known = {chair.person for chair in chairs if chair.person} | ({card.host} if card.host else set())
        names = await asyncio.to_thread(store.people.names, known)
        shown = seat_names(card, chairs, names)
        who = ", ".join(dict.fromkeys(name for name in shown if name))
        if page == "t":
            at = self.table_registry.seq_of(match)
        title, about = table_words(card, chairs, who, names.get(card.host or "", ""), lang)
        path = f"/{page}/{quote(match, safe='')}"
        if page == "replay" and card.has_spectators and card.may_be_looked_through:
            title, about = replay_words(card, who, at, lang)
        else:
            at = at if page == "t" else None
        return Preview(
            title, about, path + (f"?at={at}" if at and page == "replay" else ""), self._picture(card, at), lang
        )

    def _picture(self, card: Card, at: int | None) -> str:
        if not shows_position(card):
            return box_of(card.game)
        return f"/api/tables/{quote(card.match, safe='')}/picture" + (f"?at={at}" if at else "")


def event_of(request: AnyRequest) -> int | None:
    """Read which event of a replay a link names, if any."""
    text = request.query_params.get("at", "")
    return int(text) if text.isascii() and text.isdigit() and 0 < len(text) < 7 and 0 < int(text) < MAX_EVENT else None


def box_of(game: str) -> str:
    """Give the path of the picture of a game's box; a game that the build did not know has none of its own."""
    known = Path(__file__).parents[1] / "static" / "boxes" / f"{game}.png"
    return f"/boxes/{game}.png" if known.exists() else SITE_BOX


def game_preview(parts: list[str], lang: str) -> Preview | None:
    """Build the preview of a game's own pages."""
    if parts[1] not in shelf.names():
        return None
    game = shelf.take(parts[1])
    about = Texts(game, lang, game.default_seats).say("about")
    return Preview(f"{game.title} · {NAME}", about, "/" + "/".join(map(quote, parts)), box_of(game.name), lang)


def table_words(card: Card, chairs: list[Chair], who: str, host: str, lang: str) -> tuple[str, str]:
    """Give the title and the description of a table; a table without spectators tells nothing but its game."""
    say = words(lang).say
    game = shelf.take(card.game)
    about = Texts(game, lang, card.seats).say("about")
    if not card.has_spectators:
        return f"{game.title} · {NAME}", say("private-table", about=about)
    if card.started is None and card.ended is None and not card.is_open:
        free = sum(chair.bot is None and chair.person is None for chair in chairs)
        title = say("invitation-by", who=host, game=game.title) if host else say("invitation", game=game.title)
        return title, f"{say('free-seats', n=free)} {about}" if free else about
    title = say("table-of", game=game.title, who=who) if who else f"{game.title} · {NAME}"
    return title, say("playing" if card.ended is None and not card.is_open else "over")


def replay_words(card: Card, who: str, at: int | None, lang: str) -> tuple[str, str]:
    """Give the title and the description of a replay."""
    say = words(lang).say
    title = shelf.take(card.game).title
    described = say("replay-all") if at is None else say("replay-at", n=str(at))
    return say("replay-of", game=title, who=who) if who else f"{title} · {NAME}", described
