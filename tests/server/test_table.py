"""A live table without a network: commands are stored, then told to everyone."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from fathomfive.archive.verification import verify
from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.server import events
from fathomfive.server.table import Table
from fathomfive.server.wire import Act, Leave, Say, encode
from fathomfive.session.events import Event
from fathomfive.store.store import Store
from server.people import Party, hold_clock, in_a_thread, make_command, refused, run

# --- Stored, then told ---------------------------------------------------------------------------------------------


def test_a_move_is_stored_with_the_outcomes_that_follow(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        assert store.since(party.table.card.match)[0].kind == "start"
        for _ in range(10):
            before = party.seq
            ack = await party.act()
            kept = store.since(party.table.card.match, before)
            assert ack.seq == kept[0].seq == before + 1
            assert all(event.seat == TABLE for event in kept[1:])
            assert party.table.session.match.to_act != TABLE
        assert verify(store, party.table.card.match).match.moves == party.table.session.match.moves

    run(story())


def test_nobody_is_told_of_a_move_before_it_is_stored(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        table, woken = party.table, asyncio.Event()
        table.listeners.add(woken)
        hold_clock(table)
        before = table.view(NOBODY)
        keep = sqlite.append
        seen: list[object] = []

        def append(match: str, expected: int, new: Sequence[Event], ended: bool = False) -> None:
            keep(match, expected, new, ended)
            seen.append((woken.is_set(), table.view(NOBODY) == before, table.session.seq == expected))

        monkeypatch.setattr(sqlite, "append_async", in_a_thread(append))
        await party.act()
        assert seen == [(False, True, True)]
        assert woken.is_set()
        assert table.view(NOBODY) != before

    run(story())


def test_a_move_that_could_not_be_stored_did_not_happen(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        hold_clock(party.table)
        table, before = party.table, party.table.view(0)

        def full(*_: object) -> None:
            raise Refused("store_down", "the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(sqlite, "append_async", in_a_thread(full))
            assert (await refused(party.act(cmd_id="a"))).code == "store_down"
        assert table.view(0) == before
        ack = await party.act(cmd_id="a")
        assert ack.seq == before.seq + 1

    run(story())


def test_a_move_whose_confirmation_was_lost_is_found_again(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        keep, command = sqlite.append, make_command(Act, party, "a", move=party.table.session.match.legal()[0])
        seat = party.table.session.match.to_act

        def cut(*args: Any) -> None:
            keep(*args)
            raise Refused("store_down", "the connection broke while it was committed")

        with monkeypatch.context() as patch:
            patch.setattr(sqlite, "append_async", in_a_thread(cut))
            await refused(party.do(seat, command))
        kept = sqlite.since(party.table.card.match)
        ack = await party.do(seat, command)
        assert ack.seq == command.expected_seq + 1
        assert sqlite.since(party.table.card.match) == kept
        assert party.seq == kept[-1].seq

    run(story())


def test_a_client_that_disconnects_while_its_move_is_stored_does_not_stop_the_news(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        woken, keep, seq = asyncio.Event(), sqlite.append, party.seq
        party.table.listeners.add(woken)
        loop, reached = asyncio.get_running_loop(), asyncio.Event()

        def slowly(*args: Any) -> None:
            loop.call_soon_threadsafe(reached.set)
            keep(*args)

        monkeypatch.setattr(sqlite, "append_async", in_a_thread(slowly))
        moving = asyncio.ensure_future(party.act())
        await reached.wait()
        moving.cancel()
        await asyncio.wait_for(woken.wait(), 5)
        assert party.seq > seq
        assert sqlite.since(party.table.card.match)[-1].seq == party.seq

    run(story())


# --- Once ----------------------------------------------------------------------------------------------------------


def test_a_repeated_command_is_done_once_and_answered_alike(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        seat = party.table.session.match.to_act
        command = make_command(Act, party, "a", move=party.table.session.match.legal()[0])
        first = await party.do(seat, command)
        after = party.seq
        assert await party.do(seat, command) == first
        await party.play_on(5)
        assert await party.do(seat, command) == first
        again = await Table.open(store, party.table.card.match)  # after a crash
        assert await again.command(party.people[seat], seat, command) == first
        assert len([e for e in store.since(party.table.card.match) if e.seq <= after]) == after
        assert (await refused(party.do(seat, make_command(Leave, party, "a")))).code == "cmd_id_used"

    run(story())


def test_the_same_cmd_id_from_two_seats_is_two_commands(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "kipicot")
        seats: set[int] = set()
        while len(seats) < 2:
            seat = party.table.session.match.to_act
            ack = await party.act(cmd_id=None if seat in seats else "same")
            event = sqlite.since(party.table.card.match)[ack.seq - 1]
            assert (event.seq, event.seat) == (ack.seq, seat)
            seats.add(seat)

    run(story())


def test_a_stale_command_is_refused(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        seat, m = party.table.session.match.to_act, party.table.session.match.legal()[0]
        for wrong in (party.seq - 1, party.seq + 1):
            found = await refused(party.do(seat, Act(cmd_id="a", expected_seq=wrong, move=m)))
            assert found.code == "stale"

    run(story())


def test_two_workers_at_one_match_never_fork_it_and_both_catch_up(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        other = Party(store, await Table.open(store, party.table.card.match), party.people)
        hold_clock(party.table, other.table)
        for n in range(40):
            if party.table.session.match.over:
                break
            await asyncio.gather(party.act(cmd_id=f"a{n}"), other.act(cmd_id=f"b{n}"), return_exceptions=True)
            await party.table.refresh()
            await other.table.refresh()
            assert party.table.view(0) == other.table.view(0)
        assert len(party.table.session.match.moves) > 20
        verify(store, party.table.card.match)

    run(story())


# --- Who may do what -----------------------------------------------------------------------------------------------


def test_only_the_person_of_the_seat_to_act_moves(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        table, before = party.table, party.seq
        asked = table.session.match.to_act
        m = table.session.match.legal()[0]
        command = make_command(Act, party, move=m)
        for person, seat in ((None, asked), (party.people[1 - asked], asked), ("stranger", asked), (None, None)):
            assert (await refused(table.command(person, seat, command))).code == "not_seated"
        assert (await refused(party.do(1 - asked, command))).code == "not_your_turn"
        assert (await refused(table.say(None, Say("c", "hello")))).code == "not_seated"
        assert party.seq == before

    run(story())


def test_an_illegal_move_is_refused_with_its_clause(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "codex_naturalis")
        match = party.table.session.match
        illegal = next(m for m in range(match.game.moves) if m not in match.legal())
        for move in (illegal, match.write(illegal, match.to_act)):
            found = await refused(party.act(move))
            assert found.code == "illegal_move"
            assert found.clause is not None
            assert found.clause.startswith("CN-")

    run(story())


@pytest.mark.parametrize("game", shelf.names())
def test_a_chance_outcome_is_never_a_valid_move(sqlite: Store, game: str) -> None:
    """A refusal of an outcome could reveal what is left in the deck."""

    async def story() -> None:
        party = await Party.of(sqlite, game)
        match = party.table.session.match
        words = set()
        for m in range(match.game.moves, match.game.moves + match.game.outcomes):
            found = await refused(party.act(m))
            words.add((found.code, found.clause, found.error.replace(str(m), "M")))
        assert len(words) <= 1
        assert {code for code, _, _ in words} <= {"unknown_move"}

    run(story())


def test_the_host_starts_a_table_once_every_seat_is_taken(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", "pp", start=False)
        table = party.table
        assert (await refused(party.act())).code in ("not_started", "not_seated")
        assert (await refused(table.start(party.people[1]))).code == "not_host"
        assert (await refused(table.start(None))).code == "not_host"
        sqlite.stand_up(table.card.match, party.people[1] or "")
        found = await refused(table.start(party.people[0]))
        assert found.code == "seats_free"
        assert "seat 2" in found.error
        sqlite.sit(table.card.match, 1, party.people[1] or "")
        await table.start(party.people[0])
        seq = party.seq
        await table.start(party.people[0])
        assert party.seq == seq, "a second start is the same start"

    run(story())


# --- What each viewer is told --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", shelf.names())
def test_a_viewer_is_told_what_the_game_tells_that_viewer_and_nothing_else(sqlite: Store, game: str) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, game)
        await party.play_on(25)
        session = party.table.session
        for viewer in session.match.game.viewers(2):
            again = session.match.at(0)
            told = [json.loads(encode(line)) for line in await party.table.since(viewer, 0)]
            moves = [line for line in told if line["kind"] == "move"]
            assert len(moves) == len(session.match.moves)
            for line, m in zip(moves, session.match.moves, strict=True):
                assert set(line) == {"seq", "kind", "seat", "at", "text", "told"}
                assert line["text"] == again.write(m, viewer)
                assert line["told"] == msgspec.to_builtins(again.tell(m, viewer))
                again.play(m)
            view = party.table.view(viewer)
            assert view.table == session.match.show(viewer)
            assert bool(view.legal) == (viewer == session.match.to_act and not session.match.over)

    run(story())


def test_missed_events_read_as_they_did_at_the_time(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "RECENT", 5)

    async def story() -> None:
        party = await Party.of(sqlite, "codex_naturalis")
        live: dict[int, list[bytes]] = {0: [], 1: [], NOBODY: []}
        at = 0
        for _ in range(40):
            for viewer in live:
                live[viewer] += [encode(line) for line in await party.table.since(viewer, at)]
            at = party.seq
            await party.act()
        fresh = await Table.open(sqlite, party.table.card.match)
        for viewer, lines in live.items():
            for table in (party.table, fresh):
                told = [encode(line) for line in await table.since(viewer, 0)]
                assert told[: len(lines)] == lines
                assert [encode(line) for line in await table.since(viewer, at)] == told[at:]
        assert (await refused(fresh.since(0, 10_000))).code == "bad_seq"

    run(story())
