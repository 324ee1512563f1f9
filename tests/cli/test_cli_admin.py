"""`fathom admin`, as the host of a server uses it, on SQLite and PostgreSQL."""

import json
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from fathomfive.archive.verification import verify
from fathomfive.cli.main import main
from fathomfive.kernel.errors import Refused
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.store import schema
from fathomfive.store.admin import DAY
from fathomfive.store.cards import now
from fathomfive.store.sanctions import network_of
from fathomfive.store.store import Store

CARD = Card("m1", "deep_dive", 1, 2, {"level": "1"}, {"hints": True}, made=5)


class Host:
    """The host of a store with a few people and matches."""

    def __init__(self, store: Store, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.store = store
        self.url = url
        self.capsys = capsys
        self.anna, self.anna_key = store.people.welcome("Anna")
        self.jan, self.jan_key = store.people.welcome("Jan")

    def table(self, match: str, made: int, last: int | None = None, **card: Any) -> None:
        """Lay a table of Anna and Jan; one with a last event has started."""
        chairs = [Chair(0, person=self.anna.person), Chair(1, person=self.jan.person)]
        self.store.create(replace(CARD, match=match, made=made, host=self.anna.person, options={}, **card), chairs)
        if last is not None:
            self.store.append(match, 0, [Event(1, "start", at=last)])

    def run(self, *args: str) -> dict[str, Any]:
        """Run a part of the command, and give what it printed for programs."""
        assert main(["admin", *args, "--json", "--admin", "root", "--database", self.url]) == 0
        found: dict[str, Any] = json.loads(self.capsys.readouterr().out)
        assert found["ok"]
        return found

    def rows(self, *args: str) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = self.run(*args)["rows"]
        return rows

    def text(self, *args: str) -> str:
        assert main(["admin", *args, "--database", self.url]) == 0
        return self.capsys.readouterr().out

    def refused(self, *args: str) -> str:
        assert main(["admin", *args, "--database", self.url]) == 2
        said = self.capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err

    def acts(self) -> list[tuple[str, str, str]]:
        """List who did what to whom, the oldest first."""
        return [(row["admin"], row["act"], row["target"]) for row in reversed(self.rows("audit"))]

    def count(self, table: sa.Table) -> int:
        with self.store.engine.connect() as c:
            return c.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


@pytest.fixture
def host(store: Store, url: str, capsys: pytest.CaptureFixture[str]) -> Host:
    return Host(store, url, capsys)


def test_people_and_matches_are_listed_and_shown_without_hands(host: Host) -> None:
    host.table("m1", now(), now())
    host.table("m2", now())
    host.store.say("m1", host.anna.person, "ahoj", "c1")
    assert {row["name"] for row in host.rows("people")} == {"Anna", "Jan"}
    (anna,) = host.rows("people", "--name", "nn")
    assert (anna["person"], anna["seats"], anna["lines"], anna["keys"]) == (host.anna.person, 2, 1, 1)
    assert host.rows("people", "--name", "%") == [], "a sign of a pattern is a letter like any other"
    assert {row["match"] for row in host.rows("matches")} == {"m1", "m2"}
    assert [row["match"] for row in host.rows("matches", "--running")] == ["m1"]
    assert len(host.rows("matches", "--person", "Jan")) == 2
    assert len(host.rows("matches", "--most", "1")) == 1
    shown = host.run("show", "m1")
    assert (shown["kind"], shown["events"], shown["lines"]) == ("match", 1, 1)
    assert [chair["name"] for chair in shown["sitting"]] == ["Anna", "Jan"]
    person = host.run("show", "Jan")
    assert (person["kind"], person["person"], sorted(person["matches"])) == ("person", host.jan.person, ["m1", "m2"])
    everything = host.text("show", "m1") + host.text("show", "Jan") + host.text("people") + host.text("matches")
    assert host.jan_key not in everything
    assert "name Anna" in everything
    (line,) = host.rows("chat", "m1")
    assert (line["name"], line["text"]) == ("Anna", "ahoj")
    assert host.rows("audit") == [], "looking is no act"


def test_what_does_not_exist_is_refused_in_one_line(host: Host) -> None:
    host.store.people.welcome("Jan")
    assert "no person with the id or the name 'Eva'" in host.refused("show", "Eva")
    assert "several people are called 'Jan'; give an id" in host.refused("ban", "Jan")
    assert "there is no match 'none'" in host.refused("chat", "none")
    assert "there is no match 'none'" in host.refused("close", "none")
    assert "there is no match 'Anna'" in host.refused("delete", "match", "Anna", "--yes")
    assert "no open report" in host.refused("close-report", "none")
    assert "there is no key 'none'" in host.refused("revoke", "none")
    assert "either the name of a key" in host.refused("revoke")
    assert "with a ban" in host.refused("unban", "Anna")
    assert "/8 or narrower" in host.refused("ban", "0.0.0.0/0")
    assert "number of days" in host.refused("mute", "Anna", "--days", "0")
    assert "at least 1 row" in host.refused("people", "--most", "0")
    assert "at least 1 day" in host.refused("expire", "--tables", "0", "--yes")
    assert host.rows("audit") == []


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("::ffff:203.0.113.5", "203.0.113.5/32"), ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
        ("2001:db8::7", "2001:db8::/64"), ("2001:db8::/32", "2001:db8::/32"),
    ],
)  # fmt: skip
def test_a_banned_network_is_written_as_visitors_are_known(text: str, network: str) -> None:
    assert str(network_of(text)) == network


def test_no_network_of_mapped_addresses_is_too_wide() -> None:
    with pytest.raises(Refused, match="/8 or narrower"):
        network_of("::ffff:0.0.0.0/96")


def test_every_act_is_in_the_audit_log(host: Host) -> None:
    host.table("m1", now(), now())
    host.store.say("m1", host.anna.person, "ahoj", "c1")
    host.store.conduct.report("m1", host.anna.person, host.jan.person, "rude")
    (report,) = host.rows("reports")
    assert (report["about"], report["text"]) == (host.jan.person, "rude")
    host.run("mute", "Jan", "--days", "2", "--reason", "rude")
    host.run("ban", "2001:db8::7", "--days", "1")
    host.run("ban", "198.51.100.7/24")
    assert [row["network"] for row in host.rows("sanctions")] == [None, "2001:db8::/64", "198.51.100.0/24"]
    host.run("ban", "2001:db8::8")
    assert len(host.rows("sanctions")) == 3, "a new ban replaces the old one"
    host.run("unmute", host.jan.person)
    host.run("unban", "2001:db8::9")
    host.run("close-report", report["report"])
    assert host.rows("reports") == []
    assert len(host.rows("reports", "--closed")) == 1
    host.run("delete", "chat", "m1", "--yes")
    host.run("close", "m1")
    host.run("revoke", "--person", "Jan")
    host.run("delete", "person", host.jan.person, "--yes")
    host.run("delete", "match", "m1", "--yes")
    assert host.acts() == [
        ("root", "mute", host.jan.person), ("root", "ban", "2001:db8::/64"), ("root", "ban", "198.51.100.0/24"),
        ("root", "ban", "2001:db8::/64"), ("root", "unmute", host.jan.person), ("root", "unban", "2001:db8::/64"),
        ("root", "close-report", report["report"]), ("root", "delete-chat", "m1"), ("root", "close", "m1"),
        ("root", "revoke", host.jan.person), ("root", "delete-person", host.jan.person),
        ("root", "delete-match", "m1"),
    ]  # fmt: skip
    assert all(host.count(table) == 0 for table in (schema.matches, schema.seats, schema.events, schema.chat))
    assert host.store.people.names({host.jan.person}) in ({}, {host.jan.person: ""})


def test_a_refused_act_is_not_in_the_audit_log(host: Host) -> None:
    host.table("m1", now(), now())
    host.run("close", "m1")
    assert "was closed" in host.refused("close", "m1")
    assert "nothing was said" in host.refused("delete", "chat", "m1", "--yes")
    assert [act for _, act, _ in host.acts()] == ["close"]


def test_a_table_that_never_started_can_be_closed(host: Host) -> None:
    """The table would draw first, in this game."""
    host.table("m1", now())
    host.run("close", "m1")
    assert verify(host.store, "m1").closed == "admin"
    assert [event.kind for event in host.store.since("m1")] == ["close"]


def test_the_admin_is_the_login_unless_a_name_is_given(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "zuzka")
    host.text("mute", "Jan")
    assert host.rows("audit")[0]["admin"] == "zuzka"


def test_nothing_is_deleted_without_being_confirmed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    host.table("m1", now(), now())
    said = host.refused("delete", "match", "m1")
    assert "this would delete match m1 (deep_dive, 1 events, 0 lines of chat); add --yes" in said
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda words: "no")
    assert "nothing was deleted" in host.refused("delete", "person", "Jan")
    assert len(host.rows("matches")) == 1
    monkeypatch.setattr("builtins.input", lambda words: "yes")
    assert "is deleted" in host.text("delete", "match", "m1")
    assert host.rows("matches") == []


def test_what_is_abandoned_expires_and_nothing_else(host: Host) -> None:
    day = now() - 8 * DAY
    host.table("fresh", now())
    host.table("never-started", day)
    host.table("running", now() - 100 * DAY, now() - 5 * DAY)
    host.table("quiet", now() - 200 * DAY, now() - 91 * DAY)
    host.table("opened", now() - 200 * DAY, now() - 91 * DAY, settings={"opened": True})
    host.store.people.welcome("New")
    old, _ = host.store.people.welcome("Old")
    host.store.people.link(host.anna.person)
    with host.store.engine.begin() as c:
        c.execute(schema.people.update().where(schema.people.c.name.in_(["Old", "Jan"])).values(seen=5))
        c.execute(schema.tokens.update().where(schema.tokens.c.kind == "link").values(made=5))
        c.execute(schema.tokens.update().where(schema.tokens.c.person == old.person).values(used=5))
    ran = [("a", 5, 6), ("b", now() - 10 * DAY, now())]
    for server, opened, seen in ran:
        host.store.uptime.start(server, opened)
        host.store.uptime.heartbeat(server, seen)
    wanted = {"tables": 1, "matches": 1, "people": 1, "links": 1, "keys": 1, "hours": 1}
    dry = host.run("expire", "--dry-run")
    assert (dry["counts"], dry["tables"], dry["matches"]) == (wanted, ["never-started"], ["quiet"])
    assert len(host.rows("matches", "--abandoned")) == 3
    assert len(host.rows("matches")) == 5, "nothing was changed"
    assert "this would delete 1 tables" in host.refused("expire")
    assert host.run("expire", "--yes")["counts"] == wanted
    assert {row["match"] for row in host.rows("matches")} == {"fresh", "running", "quiet", "opened"}
    assert verify(host.store, "quiet").closed == "abandoned"
    assert {row["name"] for row in host.rows("people")} == {"Anna", "Jan", "New"}, "Jan has matches"
    assert host.store.people.who(host.anna_key) == host.anna
    assert {act for _, act, _ in host.acts()} == {"close", "expire"}
    acts = len(host.acts())
    assert not any(host.run("expire", "--yes")["counts"].values())
    assert len(host.acts()) == acts, "where nothing goes, nothing is recorded"


def test_uptime_that_a_clock_needs_is_kept(host: Host) -> None:
    host.table("m1", now() - 500 * DAY, now() - 3 * DAY, settings={"clock": {"kind": "game", "seconds": 60}})
    host.store.uptime.start("a", now() - 499 * DAY)
    host.store.uptime.heartbeat("a", now() - 498 * DAY)
    assert host.run("expire", "--yes")["counts"]["hours"] == 0
