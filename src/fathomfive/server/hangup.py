"""A socket that is closed leaves nothing behind."""

from asyncio import Transport
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Tidy(WebSocketsSansIOProtocol):
    """A WebSocket whose parts let go of each other when it ends.

    They hold each other in circles.  Left alone, only a look through all objects of the server would find them, and
    everybody at every table would wait for that.
    """

    _ended = False  # what was served here
    _lost = False  # the connection

    async def run_asgi(self) -> None:
        """Serve, until whoever serves or the other side has enough."""
        try:
            await super().run_asgi()
        finally:
            self._ended = True
            self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        """End, since the other side has gone."""
        super().connection_lost(exc)
        self._lost = True
        self._let_go()

    def _let_go(self) -> None:
        """Break the circles, once nobody needs them."""
        if self._ended and self._lost:
            self.scope.clear()  # type: ignore[attr-defined]
            self.conn.parser.close()
            self.transport = cast(Transport, None)
