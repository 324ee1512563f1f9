"""The notice of the host in a real browser: found, readable, and without HTML of its own."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser import browsers
from browser.browsers import Visitor
from fathomfive.soak.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NOTICE = (
    "# Who runs this\n\n**Anna**, in her kitchen: <anna@example.org>\n\n## Privacy\n\n- moves\n- names\n\n<b>no</b>\n"
)
LINK = "About this server, and privacy"


@pytest.fixture(scope="module")
def noticed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a notice."""
    browsers.needed()
    folder: Path = tmp_path_factory.mktemp("notice")
    (folder / "en.md").write_text(NOTICE, encoding="utf-8")
    with Server(f"sqlite:///{folder / 'store.db'}", folder) as server:
        server.settings = replace(server.settings, notice=str(folder))
        server.start()
        yield server


def test_the_notice_is_linked_and_shown_as_text(chromium: "Browser", noticed: Server) -> None:
    visitor = Visitor(chromium, noticed.http)
    try:
        page = visitor.page
        visitor.open("/settings")
        page.get_by_role("link", name=LINK).wait_for()
        visitor.open("/")
        page.get_by_role("link", name=LINK).click()
        page.get_by_role("heading", name="Who runs this").wait_for()
        assert page.get_by_role("link", name="anna@example.org").get_attribute("href") == "mailto:anna@example.org"
        assert page.get_by_text("<b>no</b>").count() == 1
        assert page.get_by_role("listitem").count() == 2
        assert visitor.axe_by_day_and_night() == []
        assert visitor.overflows() == []
        assert visitor.complaints == []
    finally:
        visitor.close()
