"""The Open Graph and Twitter tags of a page."""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from fathomfive.kernel.sketch import HEIGHT, NAME, WIDTH
from fathomfive.server.previews.languages import LOCALES

MAX_TEXT = 300  # letters of a title or description


class Preview(NamedTuple):
    """What is told of a page to those who show a link to it."""

    title: str
    description: str
    path: str  # of the page
    picture: str  # its path
    lang: str


def head_tags(preview: Preview, address: str) -> bytes:
    """Write the tags, with absolute addresses."""
    return "".join(
        f"<meta {kind}={_quoted(name)} content={_quoted(value)} />\n" for kind, name, value in _tags(preview, address)
    ).encode()


def _quoted(text: str) -> str:
    return f'"{escape(text, quote=True)}"'


def _tags(preview: Preview, address: str) -> Iterator[tuple[str, str, str]]:
    title, description = preview.title[:MAX_TEXT], preview.description[:MAX_TEXT]
    picture = address + preview.picture
    yield "name", "description", description
    yield "property", "og:site_name", NAME
    yield "property", "og:type", "website"
    yield "property", "og:title", title
    yield "property", "og:description", description
    yield "property", "og:url", address + preview.path
    yield "property", "og:image", picture
    yield "property", "og:image:type", "image/png"
    yield "property", "og:image:width", str(WIDTH)
    yield "property", "og:image:height", str(HEIGHT)
    yield "property", "og:image:alt", title
    yield "property", "og:locale", LOCALES[preview.lang]
    for lang, locale in LOCALES.items():
        if lang != preview.lang:
            yield "property", "og:locale:alternate", locale
    yield "name", "twitter:card", "summary_large_image"
    yield "name", "twitter:title", title
    yield "name", "twitter:description", description
    yield "name", "twitter:image", picture
