"""The chat of a table: nobody can fill it, newcomers get its last lines, and muted people are not read."""

import json
from contextlib import ExitStack
from typing import Any

import pytest

from fathomfive.server import chat
from fathomfive.server.chat import FOR_NEWCOMERS, IN_MEMORY, LINE_BURST, clean_text
from fathomfive.server.table import Table
from fathomfive.server.wire import Say
from fathomfive.store import chat as stored_chat
from fathomfive.store.store import Store
from server.clients import Client, client, laid, person, read, two_at_a_table, until, wrong
from server.people import Party, refused, run

__all__ = ["client"]


class StoppedClock:
    """A clock for rate limiters that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def monotonic(self) -> float:
        return self.seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    clock = StoppedClock()
    monkeypatch.setattr("fathomfive.server.limits.time", clock)
    return clock


def test_one_player_cannot_silence_a_table(store: Store, time: StoppedClock) -> None:
    """M5: a player could fill the chat, and then nobody could say anything."""

    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        for n in range(LINE_BURST):
            await party.table.say(party.people[0], Say(f"c{n}", "spam"))
        found = await refused(party.table.say(party.people[0], Say("more", "spam")))
        assert (found.code, found.retry_after) == ("too_many", 2)
        assert len(store.chat(party.table.card.match)) == LINE_BURST, "a refused line is not stored"
        await party.table.say(party.people[1], Say("c", "I can still talk"))
        time.seconds += 2
        await party.table.say(party.people[0], Say("more", "spam"))
        assert await party.table.say(party.people[0], Say("c0", "spam")), "a repeated command is answered again"
        assert len(store.chat(party.table.card.match)) == LINE_BURST + 2

    run(story())


def test_the_limit_of_lines_holds_over_all_tables_of_a_person(client: Client, time: StoppedClock) -> None:
    anna = person(client)
    matches = [laid(client, anna, "me", "person")["match"] for _ in range(2)]
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(client.websocket_connect(f"/api/tables/{match}/wire", headers=anna))
            for match in matches
        )
        for n in range(LINE_BURST):
            one.send_json({"type": "say", "cmd_id": f"c{n}", "text": "spam"})
            until(one, "ack")
        two.send_json({"type": "say", "cmd_id": "c", "text": "spam"})
        assert until(two, "refuse")["code"] == "too_many"


def test_the_oldest_lines_of_the_person_who_says_most_go_first(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_chat, "MAX_LINES", 3)

    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        match, (anna, jan) = party.table.card.match, party.people
        assert anna is not None
        assert jan is not None
        store.say(match, jan, "hello", "j")
        for n in range(6):
            store.say(match, anna, f"spam {n}", f"a{n}")
        assert [line.text for line in store.chat(match)] == ["hello", "spam 3", "spam 4", "spam 5"]
        assert store.say(match, jan, "bye", "k").n == 8, "the number of a line is never used again"

    run(story())


def test_a_table_keeps_its_newest_lines_in_memory_and_gives_newcomers_the_last_ones(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        match, speaker = party.table.card.match, party.people[0]
        assert speaker is not None
        total = IN_MEMORY + 20
        for n in range(total):
            sqlite.say(match, speaker, f"line {n}", f"c{n}")
        await party.table.refresh()
        for table in (party.table, await Table.open(sqlite, match)):
            assert len(table.chat.lines) == IN_MEMORY
            assert [line.n for line in table.said(0)] == list(range(total - FOR_NEWCOMERS + 1, total + 1))
            assert [line.n for line in table.said(total - 3)] == [total - 2, total - 1, total]

    run(story())


def test_older_lines_are_read_on_demand(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "FOR_NEWCOMERS", 4)
    monkeypatch.setattr("fathomfive.server.conduct.FOR_NEWCOMERS", 4)
    match, keys = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[0]) as session:
        for n in range(10):
            session.send_text(json.dumps({"type": "say", "cmd_id": f"c{n}", "text": f"line {n}"}))
            until(session, "ack")
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[1]) as session:
        lines = until(session, "chat")["lines"]
    assert [line["n"] for line in lines] == [7, 8, 9, 10]
    address = f"/api/tables/{match}/chat"
    older = client.get(f"{address}?before=7", headers=keys[1]).json()["lines"]
    assert [line["n"] for line in older] == [3, 4, 5, 6]
    assert older[0] == {"n": 3, "seat": 0, "name": "Anna", "text": "line 2", "at": older[0]["at"]}
    assert [line["n"] for line in client.get(f"{address}?before=3").json()["lines"]] == [1, 2]
    assert [line["n"] for line in client.get(address).json()["lines"]] == [7, 8, 9, 10]
    wrong(client.get(f"{address}?before=0"), 400, "bad_request")
    wrong(client.get("/api/tables/none/chat"), 404, "no_such_match")


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("\u202egnp.exe\u202c", "gnp.exe"),  # right to left
        ("a\u2066b\u2069c\u200e\u200f\u061c", "abc"),  # isolates and marks
        ("pa\u00adss\u200bword\ufeff", "password"),  # soft hyphen, zero width space, byte order mark
        ("tag\U000e0041\U000e007f", "tag"),
        ("one\u2028two", "onetwo"),
        ("👩\u200d👧 ❤️", "👩\u200d👧 ❤️"),  # joiners of emoji stay
        ("Žluťoučký\nkůň", "Žluťoučký\nkůň"),
        ("שלום", "שלום"),
    ],
)
def test_chat_strips_what_cannot_be_seen_or_turns_text_around(said: str, kept: str) -> None:
    assert clean_text(said) == kept


@pytest.mark.parametrize("text", ["\u202e", "\u3164\u2800", "\u200d", "\ufeff \u00a0", "a\x07"])
def test_a_line_that_shows_nothing_is_refused(text: str) -> None:
    async def story() -> None:
        clean_text(text)

    assert run(refused(story())).code == "bad_message"


# --- Mute ----------------------------------------------------------------------------------------------------------


def say(session: Any, text: str) -> None:
    session.send_text(json.dumps({"type": "say", "cmd_id": text, "text": text}))


def test_a_muted_person_is_not_read_any_more_and_is_not_told(client: Client) -> None:
    match, keys = two_at_a_table(client)
    address = f"/api/tables/{match}/wire"

    def mute(key: dict[str, str], seat: int, on: bool = True) -> Any:
        return client.post(f"/api/tables/{match}/mute", headers=key, json={"seat": seat, "on": on})

    with (
        client.websocket_connect(address, headers=keys[0]) as anna,
        client.websocket_connect(address, headers=keys[1]) as jan,
    ):
        say(jan, "one")
        assert until(anna, "chat")["lines"][0]["text"] == "one"
        assert mute(keys[0], 1).json() == {"ok": True}
        say(jan, "two")
        assert [line["text"] for line in until(jan, "chat")["lines"]] == ["one"]
        assert until(jan, "chat")["lines"][0]["text"] == "two", "the muted person sees no difference"
        say(anna, "mine")
        assert [line["text"] for line in until(anna, "chat")["lines"]] == ["mine"]
        seen = client.get(f"/api/tables/{match}", headers=keys[0]).json()["sitting"]
        assert [seat["muted"] for seat in seen] == [False, True]
        texts = [line["text"] for line in client.get(f"/api/tables/{match}/chat", headers=keys[0]).json()["lines"]]
        assert texts == ["mine"]
        with client.websocket_connect(address, headers=keys[0]) as window:
            assert [line["text"] for line in until(window, "chat")["lines"]] == ["mine"], "newcomers, too"
        assert mute(keys[0], 1, on=False).json() == {"ok": True}
        say(jan, "three")
        assert [line["text"] for line in until(anna, "chat")["lines"]] == ["three"]
    wrong(mute(keys[0], 0), 400, "bad_request")
    wrong(mute(keys[0], 5), 404, "no_such_seat")
    wrong(mute({}, 1), 401, "not_known")


def test_a_mute_holds_at_every_table_and_worker(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        anna, jan = party.people
        assert anna is not None
        assert jan is not None
        other = await Table.open(store, party.table.card.match)  # of another worker
        for table in (party.table, other):
            table.chat.muted[anna] = frozenset()
        store.conduct.mute(anna, jan, on=True)
        store.conduct.mute(anna, jan, on=True)
        await party.table.say(jan, Say("c", "ahoj"))
        await other.refresh()  # as PostgreSQL notifies it
        assert other.said(0, anna) == []
        assert [line.text for line in other.said(0, jan)] == ["ahoj"]
        store.conduct.mute(anna, jan, on=False)
        assert store.conduct.muted_by([anna, jan]) == {anna: frozenset(), jan: frozenset()}

    run(story())


def test_a_spectator_with_a_name_may_mute_and_report_and_a_nameless_one_not(client: Client, sqlite: Store) -> None:
    match, _ = two_at_a_table(client)
    eve = person(client, "Eve")
    assert client.post(f"/api/tables/{match}/mute", headers=eve, json={"seat": 0}).json()["ok"]
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=eve) as session:
        assert read(session)["seat"] is None
    wrong(client.post(f"/api/tables/{match}/report", json={"seat": 0, "text": "rude"}), 401, "not_known")
