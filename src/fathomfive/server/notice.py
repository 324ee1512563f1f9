"""The notice that the host writes: who runs this server, privacy, contact."""

from pathlib import Path

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery

from fathomfive.kernel.errors import Refused
from fathomfive.server.errors import error_responses
from fathomfive.server.wire import Notice
from fathomfive.texts import LANGUAGES

MAX_BYTES = 64 << 10  # of a text
ANY = ""  # the language of a single file


def load_notice(path: str) -> dict[str, str]:
    """Read a Markdown file, or a folder with one for each language: en.md, cs.md, pl.md; none without a path."""
    if not path:
        return {}
    place = Path(path)
    if not place.is_dir():
        return {ANY: _read(place)}
    found = {lang: _read(place / f"{lang}.md") for lang in LANGUAGES if (place / f"{lang}.md").exists()}
    if not found:
        wanted = ", ".join(f"{lang}.md" for lang in LANGUAGES)
        raise Refused("bad_notice", f"expected one of {wanted} in the folder {place}, got none")
    return found


def _read(file: Path) -> str:
    try:
        text = file.read_bytes()
        if len(text) > MAX_BYTES:
            raise Refused("bad_notice", f"expected a notice of at most {MAX_BYTES} bytes, got {len(text)} in {file}")
        return text.decode()
    except OSError as error:
        raise Refused("bad_notice", f"cannot read the notice {file}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise Refused("bad_notice", f"expected UTF-8 in {file}, got something else at byte {error.start}") from None


def notice_route(texts: dict[str, str]) -> HTTPRouteHandler:
    """Make the route of the notice."""

    @get("/api/notice", responses=error_responses(404))
    async def notice(lang: FromQuery[str] = "en") -> Notice:
        """Give the notice of the host, in a language if there is one, as Markdown."""
        for wanted in (lang, ANY, *LANGUAGES):
            if wanted in texts:
                return Notice(lang=wanted or None, text=texts[wanted])
        raise Refused("not_found", "the host of this server has written no notice")

    return notice
