"""How the server sees the connection of a client, through its proxies."""

from litestar import get

from fathomfive.server.errors import AnyRequest, error_responses
from fathomfive.server.security import client_address
from fathomfive.server.wire import SeenAs


@get("/api/seen", responses=error_responses())
async def show_seen(request: AnyRequest) -> SeenAs:
    """Give the address, scheme and host by which the server knows the client: `fathom doctor` compares them."""
    headers = request.headers
    return SeenAs(address=client_address(request), scheme=request.url.scheme, host=headers.get("host", ""))
