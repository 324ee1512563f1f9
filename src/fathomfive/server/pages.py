"""The built pages for browsers: every file in memory, compressed, with its caching headers."""

import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from fathomfive.kernel.errors import Refused
from fathomfive.server.errors import AnyRequest, error_responses
from fathomfive.server.previews.builder import PreviewBuilder, is_previewed
from fathomfive.server.security import HEADERS, check_path
from fathomfive.server.wire import ServerAddress

BUILT = Path(__file__).parent / "static"
CACHE_FOREVER = "public, max-age=31536000, immutable"  # a file under assets/ is named by its contents
REVALIDATE = "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))  # the best first
TYPES = {
    ".woff2": "font/woff2",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
CACHE_FOR_A_DAY = "public, max-age=86400"
DRAWN = ("boxes/", "icons/", "pictures/")  # folders of what the build draws: it seldom changes
HEAD_END = b"</head>"


@dataclass(frozen=True)
class StaticFile:
    """A file, plain and compressed."""

    media_type: str
    cache_control: str
    contents: dict[str, bytes]  # by encoding; "" is the plain file

    def response(self, accepted: str) -> Response[bytes]:
        """Give it in the best encoding that a browser accepts."""
        names = {name.split(";")[0].strip() for name in accepted.split(",")}
        encoding = next((name for name, _ in ENCODINGS if name in names and name in self.contents), "")
        headers = {**HEADERS, "Cache-Control": self.cache_control, "Vary": "Accept-Encoding"}
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.contents[encoding], media_type=self.media_type, headers=headers)

    def with_tags(self, tags: bytes) -> Response[bytes]:
        """Give a page with tags in its head, which depend on the visitor's language."""
        vary = {"Cache-Control": self.cache_control, "Vary": "Accept-Encoding, Accept-Language"}
        text = self.contents[""].replace(HEAD_END, tags + HEAD_END, 1)
        return Response(text, media_type=self.media_type, headers={**HEADERS, **vary})


def load_files(folder: Path) -> dict[str, StaticFile]:
    """Load all files of a folder, by their path."""
    found = {}
    for file in sorted(folder.rglob("*")):
        if not file.is_file() or file.suffix in (".br", ".gz"):
            continue
        contents = {"": file.read_bytes()}
        for encoding, suffix in ENCODINGS:
            compressed = file.with_name(file.name + suffix)
            if compressed.exists():
                contents[encoding] = compressed.read_bytes()
        path = file.relative_to(folder).as_posix()
        media_type = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        cache_control = CACHE_FOREVER if path.startswith("assets/") else REVALIDATE
        if path.startswith(DRAWN):
            cache_control = CACHE_FOR_A_DAY
        found[f"/{path}"] = StaticFile(media_type, cache_control, contents)
    return found


def page_routes(
    address: str | None, folder: Path = BUILT, *, has_notice: bool = False, passkeys: bool = False,
    previews: PreviewBuilder | None = None,
) -> list[HTTPRouteHandler]:  # fmt: skip
    """Make the routes of the files, and of the single page that all other addresses open."""
    files = load_files(folder)

    @get("/api/address", responses=error_responses())
    async def server_address() -> ServerAddress:
        """Give the address where others reach this server, and what its host offers."""
        return ServerAddress(address=address, notice=has_notice, passkeys=passkeys)

    @get("/api/house", include_in_schema=False)  # the route's first name, which clients of protocol 1 use
    async def old_server_address() -> ServerAddress:
        return ServerAddress(address=address, notice=has_notice, passkeys=passkeys)

    @get(["/", "/{path:path}"], include_in_schema=False, before_request=check_path)
    async def page(request: AnyRequest) -> Response[bytes]:
        """Give a file, or the page to a browser that opens any other address: the page reads the address itself."""
        path = request.scope["path"]
        found = files.get("/index.html" if path == "/" else path)
        wants_page = "text/html" in request.headers.get("accept", "") and not path.startswith("/api/")
        if found is None and (wants_page or is_previewed(path)):
            found = files.get("/index.html")
        if found is None:
            hint = "" if files else "; the pages are not built yet: make web"
            raise Refused("not_found", f"there is nothing at this address{hint}")
        tags = await previews.tags(request) if previews is not None and found is files.get("/index.html") else None
        return found.with_tags(tags) if tags else found.response(request.headers.get("accept-encoding", ""))

    return [server_address, old_server_address, page]
