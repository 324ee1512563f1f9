"""Previews of links: the tags of a page, and the picture of a table as a spectator sees it."""

import html
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from fathomfive.kernel import replay, shelf, sketch
from fathomfive.kernel.game import NOBODY, Game
from fathomfive.kernel.match import Match
from fathomfive.server.app import make_app
from fathomfive.server.limits import Limits
from fathomfive.server.pages import BUILT
from fathomfive.server.previews import builder, pictures
from fathomfive.server.previews.languages import accepted_language
from fathomfive.server.registry import TableRegistry
from fathomfive.store.store import Store
from server.clients import Client, laid, person, two_at_a_table, wrong
from server.test_registry import Quick
from server.twins import from_here
from walks import finished, some

GAMES = [game for game in shelf.games() if game.module("picture")]  # a new game may have none
WATCHED = [game for game in GAMES if not game.perfect_information]
PNG = b"\x89PNG\r\n\x1a\n"
CRAWLER = {"accept": "*/*", "user-agent": "facebookexternalhit/1.1"}
ADDRESS = "https://play.example.org"

needs_pages = pytest.mark.skipif(not (BUILT / pictures.DRAWINGS).exists(), reason="the pages are not built: make web")
pytestmark = needs_pages


@pytest.fixture
def client(sqlite: Store) -> Iterator[Client]:
    app = make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000), address=ADDRESS)
    with TestClient(app) as opened:
        yield opened


def tags(client: Client, path: str, lang: str = "en", **headers: str) -> dict[str, str]:
    """Read the tags of a page as a messenger does."""
    answer = client.get(path, headers={**CRAWLER, "accept-language": lang, "host": "play.example.org", **headers})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/html")
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', answer.text)
    return {name: html.unescape(value) for name, value in found}


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(PNG)
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])


def box(game: str) -> bytes:
    return (BUILT / "boxes" / f"{game}.png").read_bytes()


def picture_of(client: Client, found: dict[str, str]) -> bytes:
    """Fetch the picture that the tags name; strangers do so, too."""
    assert found["og:image"].startswith(f"{ADDRESS}/")
    assert found["twitter:image"] == found["og:image"]
    answer = client.get(found["og:image"].removeprefix(ADDRESS))
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert size_of(answer.content) == (1200, 630) == (int(found["og:image:width"]), int(found["og:image:height"]))
    return answer.content


def test_a_table_that_waits_is_an_invitation_by_its_host(client: Client) -> None:
    key = person(client, 'Ada <b>"&')
    match = laid(client, key, "me", "person", "person")["match"]
    found = tags(client, f"/t/{match}")
    assert found["og:title"] == 'Ada <b>"& invites you to play Klofni rybku'
    assert found["og:description"].startswith("2 seats are free. Penguins dive")
    assert found["og:url"] == f"{ADDRESS}/t/{match}"
    assert picture_of(client, found) == box("deep_dive"), "there is no position yet"
    assert found["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize(
    ("lang", "short", "locale", "words"),
    [
        ("de, cs-CZ;q=0.9, en;q=0.5", "cs", "cs_CZ", "vás zve ke hře"),
        ("pl", "pl", "pl_PL", "zaprasza do gry"),
        ("de", "en", "en_GB", "invites you to play"),
        ("", "en", "en_GB", "invites you to play"),
        ("cs;q=x, ;;,pl;q=0.1", "pl", "pl_PL", "zaprasza do gry"),
    ],
)
def test_tags_are_in_the_language_asked_for(client: Client, lang: str, short: str, locale: str, words: str) -> None:
    match = laid(client, person(client, "Ada"), "me", "person")["match"]
    found = tags(client, f"/t/{match}", lang)
    assert accepted_language(lang) == short
    assert found["og:locale"] == locale
    assert words in found["og:title"].replace("\N{NO-BREAK SPACE}", " ")


def test_a_page_with_tags_is_not_mixed_up_with_that_of_another_language(client: Client) -> None:
    answer = client.get("/g/kipicot", headers=CRAWLER)
    assert "Accept-Language" in answer.headers["vary"]
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_the_table_is_drawn_as_it_is_now_and_its_picture_is_kept(client: Client) -> None:
    match, _ = two_at_a_table(client)
    found = tags(client, f"/t/{match}")
    assert found["og:title"] == "Klofni rybku: Anna, Jan"
    assert re.search(r"/picture\?at=\d+$", found["og:image"])
    drawn = picture_of(client, found)
    assert drawn != box("deep_dive")
    assert drawn == picture_of(client, found)
    now = client.get(f"/api/tables/{match}/picture")
    assert now.content == drawn
    assert now.headers["cache-control"] == "public, max-age=60"
    at = client.get(found["og:image"].removeprefix(ADDRESS))
    assert at.headers["cache-control"] == "public, max-age=86400", "a table after an event never changes"


def test_a_table_without_spectators_shows_nothing_but_its_game(client: Client) -> None:
    match, keys = two_at_a_table(client, spectators=False)
    for headers in ({}, keys[0]):
        found = tags(client, f"/t/{match}", **headers)
        assert found["og:title"] == "Klofni rybku · Fathom Five"
        assert not {"Anna", "Jan"} & set(re.findall(r"\w+", " ".join(found.values())))
        assert picture_of(client, found) == box("deep_dive")
        assert tags(client, f"/replay/{match}?at=2", **headers)["og:image"] == found["og:image"]
        assert client.get(f"/api/tables/{match}/picture?at=1", headers=headers).content == box("deep_dive")


def test_a_replay_is_drawn_at_the_event_of_its_link(client: Client) -> None:
    key = person(client)
    played = finished(shelf.take("kipicot"), 2, {}, 1)
    opened = client.post("/api/replays", headers=key, json={"text": replay.write(played)}).json()["match"]
    early, late = (tags(client, f"/replay/{opened}?at={at}") for at in (4, 20))
    assert early["og:image"].endswith("?at=4")
    assert early["og:url"].endswith(f"/replay/{opened}?at=4")
    assert "step 20" in late["og:description"]
    assert picture_of(client, early) != picture_of(client, late)
    whole = tags(client, f"/replay/{opened}")
    assert "step by step" in whole["og:description"]
    assert picture_of(client, whole) != picture_of(client, early)
    for bad in ("0", "-1", "x", "9999999", "1;2", "%00", "²"):
        assert tags(client, f"/replay/{opened}?at={bad}")["og:image"] == whole["og:image"]


def test_a_replay_that_is_not_shared_is_not_described_as_one(client: Client) -> None:
    match, _ = two_at_a_table(client, replay=False)
    assert tags(client, f"/replay/{match}?at=1")["og:title"] == "Klofni rybku: Anna, Jan"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_pages_of_a_game_show_its_box(client: Client, game: Game) -> None:
    for path in (f"/g/{game.name}", f"/g/{game.name}/rules", f"/learn/{game.name}"):
        found = tags(client, path, "pl")
        assert found["og:title"] == f"{game.title} · Fathom Five"
        assert picture_of(client, found) == box(game.name)


def test_the_site_itself_has_a_preview(client: Client) -> None:
    assert picture_of(client, tags(client, "/")) == box("all")


@pytest.mark.parametrize(
    "path", ["/t/nothing", "/g/nothing", "/replay/nothing", "/learn/x", "/t/a/b", "/g/kipicot/a/b"]
)
def test_an_address_of_nothing_is_the_page_without_tags(client: Client, path: str) -> None:
    assert not any(name.startswith("og:") for name in tags(client, path))


def test_a_bad_event_is_refused_in_words(client: Client) -> None:
    match, _ = two_at_a_table(client)
    assert "expected an event from 1 to" in wrong(client.get(f"/api/tables/{match}/picture?at=500"), 400, "bad_request")
    wrong(client.get(f"/api/tables/{match}/picture?at=0"), 400, "bad_request")
    wrong(client.get("/api/tables/nothing/picture"), 404, "no_such_match")


# --- Where the server is -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("known", "host", "address"),
    [
        (ADDRESS, "play.example.org", ADDRESS),
        (ADDRESS, "localhost:8000", ADDRESS),
        (ADDRESS, "127.0.0.1:8000", ADDRESS),
        (ADDRESS, "other.example.org", "http://other.example.org"),
        ("http://192.168.1.7:8000", "games.example.org:8443", "http://games.example.org:8443"),
        (None, "localhost:8000", "http://localhost:8000"),
    ],
)
def test_addresses_are_those_by_which_others_reach_the_server(
    sqlite: Store, known: str | None, host: str, address: str
) -> None:
    with TestClient(make_app(TableRegistry(sqlite, Quick()), address=known)) as client:
        assert tags(client, "/g/kipicot", host=host)["og:url"] == f"{address}/g/kipicot"


# --- Limits ------------------------------------------------------------------------------------------------------


def test_a_visitor_who_looks_too_often_gets_pages_without_tags(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builder, "LOOK_BURST", 3.0)
    monkeypatch.setattr(builder, "LOOKS_PER_SECOND", 0.001)
    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000))) as client:
        match = laid(client, person(client), "me", "person")["match"]
        assert ["og:title" in tags(client, f"/t/{match}") for _ in range(5)] == [True, True, True, False, False]
        assert "og:title" in tags(client, "/g/kipicot"), "which needs no look at the store"


def test_a_visitor_without_time_left_sees_the_box(sqlite: Store) -> None:
    registry = TableRegistry(sqlite, Quick())
    with TestClient(make_app(registry, Limits(1000, 1000))) as client:
        match, _ = two_at_a_table(client)
        registry.heavy.budget.charge("testclient", 1000)
        answer = client.get(f"/api/tables/{match}/picture")
        assert answer.content == box("deep_dive")
        assert answer.headers["cache-control"] == "no-store"


def test_without_the_rasteriser_the_box_is_shown(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = two_at_a_table(client)
    monkeypatch.setattr(pictures, "_has_tools", lambda: False)
    assert picture_of(client, tags(client, f"/t/{match}")) == box("deep_dive")
    assert client.get(f"/api/tables/{match}/picture").content == box("deep_dive")


# --- What is drawn -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whole_games_can_be_drawn(game: Game) -> None:
    drawings = pictures._drawings()
    module = game.module("picture")
    assert module is not None
    ways = list(game.ways())
    for seats, options in (ways[0], ways[-1]):
        for n, (match, _) in enumerate(some(game, seats, options, 1)):
            if n % 6:
                continue
            svg = sketch.page(game.title, module.picture(match.show(NOBODY)), drawings)
            assert "var(" not in svg, "a rasteriser knows no variables"
            assert svg.count("<svg") == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_picture_is_small_and_changes_with_the_table(game: Game) -> None:
    drawn = set()
    way = (max(game.seats), next(options for seats, options in game.ways() if seats == max(game.seats)))
    for n, (match, _) in enumerate(some(game, *way, 2)):
        if n not in (0, 20, 40, 60):
            continue
        picture = pictures.draw_table(game, match.show(NOBODY))
        assert size_of(picture) == (1200, 630)
        assert len(picture) <= pictures.MAX_BYTES
        drawn.add(picture)
    assert len(drawn) > 2


def twins(game: Game) -> Iterator[tuple[Match[Any], Match[Any]]]:
    """Give positions that differ in what a spectator cannot know alone."""
    dice = random.Random(7)
    start = Match(game, 2, game.check_options(2, {}), game.rules)
    while not start.over and len(start.moves) < 60:
        start.play(dice.choice(list(start.legal())))
        if len(start.moves) % 10 == 0:
            one, two = from_here(start, NOBODY, dice.randrange(1 << 30))
            if one.state.tables.tobytes() != two.state.tables.tobytes():
                yield one, two


@pytest.mark.parametrize("game", WATCHED, ids=lambda game: game.name)
def test_tables_that_differ_only_in_secrets_have_the_same_picture(game: Game) -> None:
    pairs = list(twins(game))
    for one, two in pairs:
        assert pictures.draw_table(game, one.show(NOBODY)) == pictures.draw_table(game, two.show(NOBODY))
    assert any(one.show(0) != two.show(0) for one, two in pairs), "a seat sees that they differ"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_seats_have_the_colours_of_the_board(game: Game) -> None:
    card = (game.folder / "web" / "card.ts").read_text(encoding="utf-8")
    written = re.search(r"^  colours: \[([^]]+)]", card, re.MULTILINE)
    module = game.module("picture")
    assert written is not None
    assert module is not None
    assert re.findall(r"#\w{6}", written[1]) == list(module.SEATS)
    shown = "".join(file.read_text(encoding="utf-8") for file in (game.folder / "web").glob("*.ts"))
    own = set(re.findall(r'"(#[0-9A-F]{6})"', Path(module.__file__ or "").read_text(encoding="utf-8")))
    gold, grave, bubble = "#C08A1E", "#C9D6D6", "#EAF1EA"  # these are in style sheets
    assert own - set(re.findall(r"#[0-9A-F]{6}", shown)) <= {gold, grave, bubble, "#F7F1E2"}
