"""docs/protocol.md agrees with the server: routes, messages, codes, limits, and the bot on the page."""

import re
import subprocess
import sys
import typing
from pathlib import Path

import httpx
import msgspec

from checkout import ROOT
from fathomfive.archive.verification import verify
from fathomfive.server import (
    analysis,
    app,
    connection,
    errors,
    heavy,
    pool,
    protocols,
    replays,
    runner,
    security,
    wire,
)
from fathomfive.server.limits import MESSAGE_BURST
from fathomfive.server.registry import TableRegistry
from fathomfive.soak.client import ask
from fathomfive.soak.server import PATIENCE, Server
from fathomfive.store.store import Store
from server.test_registry import Quick

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
WORDS = set(re.findall(r"`([^`\n]+)`", PAGE))
AT_START = {"bad_address", "bad_number", "bad_database", "newer_store", "not_empty", "bad_log", "exists"}
AT_START |= {"store_in_use", "cannot_save", "bad_notice"}
OF_ADMIN = {"no_such_person", "no_such_sanction", "no_such_report", "no_such_line", "no_such_key", "bad_network"}


def test_the_page_lists_exactly_the_routes_of_the_server(sqlite: Store) -> None:
    served = app.make_app(TableRegistry(sqlite, Quick()))
    there = {
        f"{method} {route.path_format}"
        for route in served.routes
        for method in getattr(route, "methods", ())
        if method not in ("OPTIONS", "HEAD") and not route.path.startswith("/api/schema")
    }
    told = {word for word in WORDS if re.match(r"(GET|POST|DELETE|PUT) /", word)}
    assert told - {"GET /api/schema/openapi.json"} == there
    assert connection.connect.paths == {"/api/tables/{match:str}/wire"}


def test_the_page_lists_every_message_and_field() -> None:
    for kind in (*typing.get_args(wire.Message), *typing.get_args(wire.ServerMessage)):
        assert kind.__struct_config__.tag in WORDS, kind
        for field in msgspec.structs.fields(kind):
            assert field.name in WORDS or field.name == "ok", (kind, field.name)
    parts = (wire.View, wire.AdvisedMove, wire.TableEvent, wire.ChatLine, wire.End, wire.OwnUndo, wire.Wanted)
    for struct in (*parts, *wire.REQUEST_BODIES, wire.Frame, wire.Story, wire.Curve, wire.TurningPoint):
        for field in msgspec.structs.fields(struct):
            assert field.name in WORDS or field.name == "ok", (struct, field.name)
    for shape in (wire.Preview, wire.Chance, wire.Effect, wire.Told, wire.PointsLine):
        for name in shape.__annotations__:
            assert name in WORDS, (shape, name)


def test_the_page_lists_every_code_with_its_status() -> None:
    rooms = (ROOT / "src" / "fathomfive" / room for room in ("server", "store"))
    sources = "\n".join(file.read_text(encoding="utf-8") for room in rooms for file in room.rglob("*.py"))
    codes = set(re.findall(r'Refused\(\s*"([a-z_]+)"', sources)) | set(errors.STATUS) | set(errors.CODES.values())
    assert codes - AT_START - OF_ADMIN <= WORDS
    table = PAGE.partition("## Codes")[2]
    for code, status in errors.STATUS.items():
        (row,) = [line for line in table.splitlines() if f"`{code}`" in line]
        assert str(status) in row, row


def test_the_page_lists_the_limits() -> None:
    limits, page = runner.Settings().limits, PAGE.partition("## Limits")[2].partition("##")[0]
    for number in (
        f"{security.MAX_BODY >> 10} KiB", f"{security.MAX_MESSAGE >> 10} KiB", f"{limits.sockets} sockets",
        f"{limits.tables} tables", f"{limits.requests:g} times a second ({limits.at_once:g} at once)",
        "50 messages a second (100 at once)",
        f"more than {limits.messages:g} ({MESSAGE_BURST * limits.messages:g} at once)",
        f"{limits.connections} connections",
        f"open {limits.openings:g} sockets a second ({limits.openings_at_once:g} at once)",
        f"{protocols.MAX_HEAD >> 10} KiB, each of them {protocols.MAX_LINE >> 10} KiB",
        f"at most {protocols.MAX_HEADERS} headers", f"headers must arrive within {limits.head_seconds:g} seconds",
        f"body within {limits.body_seconds:g} seconds", f"every {protocols.BODY_RATE >> 10} KiB",
        f"idle for {runner.KEEP_ALIVE} seconds", f"reads nothing for {limits.read_seconds:g} seconds",
        f"{replays.MAX_FILE >> 10} KiB", "open 10 at once",
        f"{analysis.MAX_WAITING} matches", f"{analysis.MAX_WAITING_PER_VISITOR} of them from one address",
        f"from one address {replays.PERSONS * replays.FILE_BURST}", f"{heavy.WORK_BURST:g} seconds of their time",
        f"{heavy.MAX_WAITING_PER_VISITOR} may wait, and {heavy.MAX_WAITING} of all",
        f"{heavy.SECONDS:g} seconds is stopped",
        f"{limits.questions:g} times a second ({MESSAGE_BURST * limits.questions:g} at once)",
        f"{pool.MAX_WAITING_PER_VISITOR} decisions and hints", f"from only {limits.branches} matches at once",
    ):  # fmt: skip
        assert number in " ".join(page.split())
    assert f"up to {wire.MAX_CHAT_LENGTH} letters" in PAGE
    assert f"up to {wire.MAX_ID_LENGTH} letters" in PAGE
    assert runner.Settings().host == "127.0.0.1", "a server is open to others only when somebody says so"


def test_the_bot_on_the_page_plays_a_game_to_its_end(tmp_path: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    url = f"sqlite:///{tmp_path / 'store.db'}"
    server = Server(url, tmp_path)
    server.start()
    bots: list[subprocess.Popen[str]] = []
    try:
        host = ask(server.http, "/api/me", {"name": "Host"})["key"]
        table = ask(server.http, "/api/tables", {"game": "deep_dive", "seats": ["external", "external"]}, host)
        assert [(seat["external"], seat["free"]) for seat in look(server, table["match"])] == [(True, False)] * 2
        for token in table["tokens"].values():
            command = [sys.executable, "-c", code, server.http, table["match"], token]
            bots.append(subprocess.Popen(command, stderr=subprocess.PIPE, text=True))
        ask(server.http, f"/api/tables/{table['match']}/start", None, host)
        for bot in bots:
            _, said = bot.communicate(timeout=PATIENCE)
            assert bot.returncode == 0, said
    finally:
        for bot in bots:
            bot.kill()
            bot.communicate()
        server.kill()
    with Store(url) as store:
        assert verify(store, table["match"]).match.over


def look(server: Server, match: str) -> list[dict[str, bool]]:
    found: list[dict[str, bool]] = httpx.get(f"{server.http}/api/tables/{match}").json()["sitting"]
    return found
