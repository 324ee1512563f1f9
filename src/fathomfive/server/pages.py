"""The built pages of the browser: every file once, compressed, with the headers that make it load once."""

import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from fathomfive.kernel.errors import Refused
from fathomfive.server.answers import Where, refuses
from fathomfive.server.guard import HEADERS, check_address

BUILT = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"  # a file under assets/ is named by its contents
ASK_AGAIN = "no-cache"
PACKED = (("br", ".br"), ("gzip", ".gz"))  # the best first
TYPES = {".woff2": "font/woff2", ".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/json"}

Asked = Request[Any, Any, State]


@dataclass(frozen=True)
class Leaf:
    """A file, as it is and packed."""

    kind: str
    keep: str
    packed: dict[str, bytes]  # by encoding; "" is the file itself

    def answer(self, accepted: str) -> Response[bytes]:
        """Give it in the best way a browser takes."""
        taken = {way.split(";")[0].strip() for way in accepted.split(",")}
        way = next((way for way, _ in PACKED if way in taken and way in self.packed), "")
        headers = {**HEADERS, "Cache-Control": self.keep, "Vary": "Accept-Encoding"}
        if way:
            headers["Content-Encoding"] = way
        return Response(self.packed[way], media_type=self.kind, headers=headers)


def leaves(folder: Path) -> dict[str, Leaf]:
    """Read all files of a folder, by their address."""
    found = {}
    for file in sorted(folder.rglob("*")):
        if not file.is_file() or file.suffix in (".br", ".gz"):
            continue
        packed = {"": file.read_bytes()}
        for way, suffix in PACKED:
            small = file.with_name(file.name + suffix)
            if small.exists():
                packed[way] = small.read_bytes()
        address = file.relative_to(folder).as_posix()
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        keep = FOR_EVER if address.startswith("assets/") else ASK_AGAIN
        found[f"/{address}"] = Leaf(kind, keep, packed)
    return found


def pages(address: str | None, folder: Path = BUILT) -> list[HTTPRouteHandler]:
    """Make the routes: files, and the one page for every address a person may open."""
    files = leaves(folder)

    @get("/api/house", responses=refuses())
    async def where() -> Where:
        """Say where others find this server."""
        return Where(address=address)

    # a page is a dozen files, kept for ever by whoever has them; they do not count as requests of a visitor
    @get(["/", "/{path:path}"], include_in_schema=False, before_request=check_address)
    async def page(request: Asked) -> Response[bytes]:
        """Give a file; to a browser that opens any other address, the page that finds its own way."""
        asked = request.scope["path"]
        found = files.get("/index.html" if asked == "/" else asked)
        wants_a_page = "text/html" in request.headers.get("accept", "") and not asked.startswith("/api/")
        if found is None and wants_a_page:
            found = files.get("/index.html")
        if found is None:
            built = "" if files else "; the pages are not built yet: make web"
            raise Refused("not_found", f"there is nothing at this address{built}")
        return found.answer(request.headers.get("accept-encoding", ""))

    return [where, page]
