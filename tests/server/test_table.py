"""The live table, without any network."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.server import events
from fathomfive.server import table as table_room
from fathomfive.server.table import Table
from fathomfive.server.wire import Act, Agree, Decline, Leave, OwnUndo, Return, Say, Undo, UndoRequest, encode
from fathomfive.session.events import Event
from fathomfive.store.check import check
from fathomfive.store.store import Store
from server.people import Party, in_a_thread, refused, run


def cmd(kind: type[Any], party: Party, cmd_id: str = "c", **values: Any) -> Any:
    return kind(cmd_id=cmd_id, expected_seq=party.seq, **values)


# --- Kept, then told ---------------------------------------------------------------------------------------------


def test_a_start_and_a_move_are_kept_with_the_outcomes_that_follow(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        assert store.since(party.table.card.match)[0].kind == "start"
        for _ in range(10):
            before = party.seq
            ack = await party.act()
            kept = store.since(party.table.card.match, before)
            assert ack.seq == kept[0].seq == before + 1
            assert all(event.seat == TABLE for event in kept[1:])
            assert party.table.log.match.to_act != TABLE
        assert check(store, party.table.card.match).match.moves == party.table.log.match.moves

    run(story())


def test_nobody_hears_of_a_move_before_it_is_kept(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        table, bell = party.table, asyncio.Event()
        table.bells.add(bell)
        before = table.view(NOBODY)
        keep = sqlite.append
        seen: list[object] = []

        def append(match: str, expected: int, new: Sequence[Event], ended: bool = False) -> None:
            keep(match, expected, new, ended)
            seen.append((bell.is_set(), table.view(NOBODY) == before, table.log.seq == expected))

        monkeypatch.setattr(sqlite, "append_soon", in_a_thread(append))
        await party.act()
        assert seen == [(False, True, True)]
        assert bell.is_set()
        assert table.view(NOBODY) != before

    run(story())


def test_what_could_not_be_kept_did_not_happen(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        table, before = party.table, party.table.view(0)

        def full(*_: object) -> None:
            raise Refused("store_down", "the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(sqlite, "append_soon", in_a_thread(full))
            assert (await refused(party.act(cmd_id="a"))).code == "store_down"
        assert table.view(0) == before
        ack = await party.act(cmd_id="a")
        assert ack.seq == before.seq + 1

    run(story())


def test_a_move_whose_answer_was_lost_on_the_way_is_found_again(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        keep, command = sqlite.append, cmd(Act, party, "a", move=party.table.log.match.legal()[0])
        seat = party.table.log.match.to_act

        def cut(*args: Any) -> None:
            keep(*args)
            raise Refused("store_down", "the connection broke while it was committed")

        with monkeypatch.context() as patch:
            patch.setattr(sqlite, "append_soon", in_a_thread(cut))
            await refused(party.do(seat, command))
        kept = sqlite.since(party.table.card.match)
        ack = await party.do(seat, command)
        assert ack.seq == command.expected_seq + 1
        assert sqlite.since(party.table.card.match) == kept
        assert party.seq == kept[-1].seq

    run(story())


def test_who_leaves_while_it_is_kept_does_not_keep_the_others_from_hearing(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        bell, keep, seq = asyncio.Event(), sqlite.append, party.seq
        party.table.bells.add(bell)
        loop, reached = asyncio.get_running_loop(), asyncio.Event()

        def slowly(*args: Any) -> None:
            loop.call_soon_threadsafe(reached.set)
            keep(*args)

        monkeypatch.setattr(sqlite, "append_soon", in_a_thread(slowly))
        moving = asyncio.ensure_future(party.act())
        await reached.wait()
        moving.cancel()
        await asyncio.wait_for(bell.wait(), 5)
        assert party.seq > seq
        assert sqlite.since(party.table.card.match)[-1].seq == party.seq

    run(story())


# --- Once --------------------------------------------------------------------------------------------------------


def test_a_repeated_command_is_done_once_and_answered_alike(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        seat = party.table.log.match.to_act
        command = cmd(Act, party, "a", move=party.table.log.match.legal()[0])
        first = await party.do(seat, command)
        after = party.seq
        assert await party.do(seat, command) == first
        await party.play_on(5)
        assert await party.do(seat, command) == first
        again = await Table.open(store, party.table.card.match)  # after a crash
        assert await again.command(party.people[seat], seat, command) == first
        assert len([e for e in store.since(party.table.card.match) if e.seq <= after]) == after
        assert (await refused(party.do(seat, cmd(Leave, party, "a")))).code == "cmd_id_used"

    run(story())


def test_the_same_name_of_a_command_from_two_seats_is_two_commands(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "kipicot")
        seats: set[int] = set()
        while len(seats) < 2:
            seat = party.table.log.match.to_act
            ack = await party.act(cmd_id=None if seat in seats else "same")
            event = sqlite.since(party.table.card.match)[ack.seq - 1]
            assert (event.seq, event.seat) == (ack.seq, seat)
            seats.add(seat)

    run(story())


def test_who_is_behind_is_refused(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        seat, m = party.table.log.match.to_act, party.table.log.match.legal()[0]
        for wrong in (party.seq - 1, party.seq + 1):
            found = await refused(party.do(seat, Act(cmd_id="a", expected_seq=wrong, move=m)))
            assert found.code == "stale"

    run(story())


def test_two_workers_at_one_match_never_fork_it_and_both_heal(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        other = Party(store, await Table.open(store, party.table.card.match), party.people)
        for n in range(40):
            if party.table.log.match.over:
                break
            await asyncio.gather(party.act(cmd_id=f"a{n}"), other.act(cmd_id=f"b{n}"), return_exceptions=True)
            await party.table.hear()
            await other.table.hear()
            assert party.table.view(0) == other.table.view(0)
        assert len(party.table.log.match.moves) > 20
        check(store, party.table.card.match)

    run(story())


# --- Nobody moves for another ------------------------------------------------------------------------------------


def test_only_who_sits_there_moves_and_only_when_asked(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        table, before = party.table, party.seq
        asked = table.log.match.to_act
        m = table.log.match.legal()[0]
        command = cmd(Act, party, move=m)
        for person, seat in ((None, asked), (party.people[1 - asked], asked), ("stranger", asked), (None, None)):
            assert (await refused(table.command(person, seat, command))).code == "not_seated"
        assert (await refused(party.do(1 - asked, command))).code == "not_your_turn"
        assert (await refused(table.say(None, Say("c", "hello")))).code == "not_seated"
        assert party.seq == before

    run(story())


def test_an_illegal_move_is_refused_with_its_clause(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "codex_naturalis")
        match = party.table.log.match
        illegal = next(m for m in range(match.game.moves) if m not in match.legal())
        for move in (illegal, match.write(illegal, match.to_act)):
            found = await refused(party.act(move))
            assert found.code == "illegal_move"
            assert found.clause is not None
            assert found.clause.startswith("CN-")

    run(story())


@pytest.mark.parametrize("game", shelf.names())
def test_an_outcome_of_the_table_is_no_move_of_anyone(sqlite: Store, game: str) -> None:
    """What a refusal says of one could tell what is left in the deck."""

    async def story() -> None:
        party = await Party.of(sqlite, game)
        match = party.table.log.match
        words = set()
        for m in range(match.game.moves, match.game.moves + match.game.outcomes):
            found = await refused(party.act(m))
            words.add((found.code, found.clause, found.error.replace(str(m), "M")))
        assert len(words) <= 1
        assert {code for code, _, _ in words} <= {"unknown_move"}

    run(story())


def test_a_table_starts_when_everyone_sits_and_its_host_says_so(sqlite: Store) -> None:
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


# --- Each their part ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", shelf.names())
def test_a_viewer_is_told_what_the_game_tells_that_viewer_and_nothing_else(sqlite: Store, game: str) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, game)
        await party.play_on(25)
        log = party.table.log
        for viewer in log.match.game.viewers(2):
            again = log.match.at(0)
            told = [json.loads(encode(line)) for line in await party.table.since(viewer, 0)]
            moves = [line for line in told if line["kind"] == "move"]
            assert len(moves) == len(log.match.moves)
            for line, m in zip(moves, log.match.moves, strict=True):
                assert set(line) == {"seq", "kind", "seat", "at", "text", "told"}
                assert line["text"] == again.write(m, viewer)
                assert line["told"] == msgspec.to_builtins(again.tell(m, viewer))
                again.play(m)
            view = party.table.view(viewer)
            assert view.table == log.match.show(viewer)
            assert bool(view.legal) == (viewer == log.match.to_act and not log.match.over)

    run(story())


def test_what_was_missed_is_told_as_it_was_told_then(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
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


# --- Undo --------------------------------------------------------------------------------------------------------


async def own_step(party: Party) -> tuple[int, int]:
    """Play until a seat has decided without an outcome behind it; give the seat and where it can go back to."""
    while True:
        seat = party.table.log.match.to_act
        before = party.seq
        await party.act()
        if party.seq == before + 1:
            return seat, before


async def drawn(party: Party) -> tuple[int, int]:
    """Play until a decision is followed by an outcome."""
    while True:
        seat = party.table.log.match.to_act
        before = party.seq
        await party.act()
        if party.seq > before + 1:
            return seat, before


def test_an_own_decision_is_taken_back_freely(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "codex_naturalis")
        await party.play_on(8)
        seat, to = await own_step(party)
        assert party.table.view(seat).undo == OwnUndo(to, True)
        moves = len(party.table.log.match.moves)
        await party.do(seat, cmd(Undo, party, "u", to=to))
        assert len(party.table.log.match.moves) == moves - 1
        assert party.table.log.match.to_act == seat
        await party.play_on(6)
        check(store, party.table.card.match)

    run(story())


def test_an_outcome_is_taken_back_with_the_consent_of_all_and_drawn_anew(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive", "ppb")
        while party.table.turn():
            await party.play_on(1)
        seat, to = await drawn(party)
        other = 1 - seat
        assert party.table.view(seat).undo == OwnUndo(to, False)
        moves = party.table.log.match.moves[:]
        await party.do(seat, cmd(Undo, party, "u", to=to))
        assert party.table.log.match.moves == moves, "nothing happens before all agree"
        assert party.table.view(other).ask == UndoRequest(seat, to, [])
        assert (await refused(party.do(seat, cmd(Agree, party, "x")))).code == "nothing_asked"
        assert (await refused(party.do(other, cmd(Undo, party, "x", to=to)))).code == "already_asked"
        await party.do(other, cmd(Agree, party, "y"))
        kinds = [event.kind for event in store.since(party.table.card.match)][-3:]
        assert kinds == ["ask", "agree", "undo"]
        assert party.table.log.match.moves == moves[: len(party.table.log.match.moves)]
        assert party.table.log.match.to_act == seat
        assert party.table.view(other).ask is None
        await party.act()
        check(store, party.table.card.match)

    run(story())


def test_going_back_before_an_outcome_alone_lets_the_table_draw_again(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "codex_naturalis")
        dealt = party.seq
        await party.act()
        seat = party.table.log.match.to_act
        await party.do(seat, cmd(Undo, party, "u", to=1))  # the whole deal
        await party.do(1 - seat, cmd(Agree, party, "y"))
        assert party.table.log.match.to_act != TABLE
        assert len(party.table.log.match.moves) == dealt - 1
        assert check(sqlite, party.table.card.match).seq == party.seq

    run(story())


def test_an_undo_is_declined_withdrawn_and_lapses_with_the_next_move(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        seat, to = await drawn(party)
        for n, who in enumerate((1 - seat, seat)):
            await party.do(seat, cmd(Undo, party, f"u{n}", to=to))
            await party.do(who, cmd(Decline, party, f"d{n}"))
            assert party.table.log.ask is None
        await party.do(seat, cmd(Undo, party, "u", to=to))
        await party.act()
        assert (await refused(party.do(1 - seat, cmd(Agree, party, "late")))).code == "nothing_asked"

    run(story())


def test_alone_against_bots_nobody_needs_to_agree(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", "pb")
        while party.table.log.match.to_act != 0 or 0 not in party.table.log.deciders:
            await party.play_on(1)
        undo = party.table.view(0).undo
        assert undo is not None
        assert undo.free
        await party.do(0, cmd(Undo, party, "u", to=undo.to))
        assert party.table.log.match.to_act == 0

    run(story())


def test_who_is_away_is_not_overruled(sqlite: Store) -> None:
    """A bot that plays for a person does not agree for that person."""

    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        seat, to = await drawn(party)
        away = 1 - seat
        await party.do(away, cmd(Leave, party, "l", bot="random"))
        assert party.table.view(seat).undo == OwnUndo(to, False)
        await party.do(seat, cmd(Undo, party, "u", to=to))
        assert party.table.log.ask is not None
        await party.do(away, cmd(Return, party, "r"))
        await party.do(seat, cmd(Undo, party, "u2", to=to))
        await party.do(away, cmd(Agree, party, "y"))
        assert party.table.log.match.to_act == seat

    run(story())


def test_a_person_with_two_seats_asks_nobody(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", "pp", start=False)
        me = party.people[0]
        sqlite.stand_up(party.table.card.match, party.people[1] or "")
        sqlite.sit(party.table.card.match, 1, me or "")
        await party.table.start(me)
        party.people = [me, me]
        seat, to = await drawn(party)
        await party.do(seat, cmd(Undo, party, "u", to=to))
        assert party.table.log.match.to_act == seat

    run(story())


def test_what_cannot_be_undone_is_refused(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        seat = party.table.log.match.to_act
        for to in (0, party.seq, party.seq + 5):
            assert (await refused(party.do(seat, cmd(Undo, party, to=to)))).code == "nothing_to_undo"
        await party.play_on()
        assert (await refused(party.do(0, cmd(Undo, party, to=1)))).code == "game_over"
        assert party.table.view(0).undo is None
        end = party.table.view(0).end
        assert end is not None
        assert end.reason == party.table.log.match.reason
        assert check(sqlite, party.table.card.match).match.over

    run(story())


def test_everyone_sees_the_end_of_a_game_for_one(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", "p")
        await party.play_on()
        for viewer in (0, NOBODY):
            view = party.table.view(viewer)
            assert (view.to_act, view.legal) == (NOBODY, [])
            assert view.end is not None
            assert len(view.end.points) == 2, "the rival is scored, too"

    run(story())


# --- Bots and the clock ------------------------------------------------------------------------------------------


def test_a_bot_plays_for_who_leaves_and_gives_the_seat_back(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        seat = party.table.log.match.to_act
        assert party.table.turn() is None
        await party.do(seat, cmd(Leave, party, "l", bot="random"))
        turn = party.table.turn()
        assert turn is not None
        assert (turn.seat, turn.bot) == (seat, "random")
        assert party.table.view(seat).legal == []
        assert (await refused(party.do(seat, cmd(Act, party, move=0)))).code == "handed_over"
        assert await party.table.play_for(turn, party.table.seen(turn.seat).legal()[0])
        assert not await party.table.play_for(turn, 0), "the table has moved on"
        await party.do(seat, cmd(Return, party, "r"))
        assert party.table.bot_of(seat) is None
        assert (await refused(party.do(seat, cmd(Return, party, "r2")))).code == "not_handed_over"
        check(store, party.table.card.match)

    run(story())


def test_only_bots_of_the_house_are_called(sqlite: Store) -> None:
    """A spec that names a module or a file would run code of the one who sends it."""

    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        for bot in ("os:system", "evil.py", "search:cores=64", "", "expert:share=1"):
            assert (await refused(party.do(0, cmd(Leave, party, bot=bot)))).code == "bad_bot"

    run(story())


def test_time_for_a_move_runs_out_and_a_bot_plays_on_until_the_person_returns(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", clock={"kind": "move", "seconds": 60})
        table = party.table
        seat, began = table.log.match.to_act, table.log.at
        time = began + 59_000
        table.clock = lambda: time
        assert await table.look_at_the_clock() == 1000
        assert (table.view(0).clock or [])[seat] == 1000
        time = began + 60_000
        assert await table.look_at_the_clock() is None
        assert table.bot_of(seat) == "medium"
        await party.do(seat, cmd(Return, party, "r"))
        assert await table.look_at_the_clock() == 60_000
        time -= 30_000
        assert await table.look_at_the_clock() == 60_000, "a clock that jumps back takes nothing away and gives nothing"

    run(story())


def test_time_for_a_game_adds_up_and_does_not_come_back(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", clock={"kind": "game", "seconds": 60})
        table = party.table
        time = table.log.at
        table.clock = lambda: time
        spent = [0, 0]
        while max(spent) < 60_000:
            seat = table.log.match.to_act
            time += 7_000
            spent[seat] += 7_000
            if spent[seat] < 60_000:
                await party.act()
                assert table.time_left(seat) is not None
                assert [table.time_left(s) for s in (0, 1) if s != table.log.match.to_act] == [
                    60_000 - spent[s] for s in (0, 1) if s != table.log.match.to_act
                ]
        await table.look_at_the_clock()
        assert table.bot_of(seat) == "medium"
        assert (await refused(party.do(seat, cmd(Return, party, "r")))).code == "out_of_time"
        await party.play_on()
        assert table.log.match.over, "the clock never kills a game"

    run(story())


# --- Words -------------------------------------------------------------------------------------------------------


def test_what_is_said_is_kept_and_heard_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        bell = asyncio.Event()
        party.table.bells.add(bell)
        first = await party.table.say(party.people[1], Say("c", " <b>ahoj</b> "))
        assert await party.table.say(party.people[1], Say("c", "ahoj")) == first
        assert bell.is_set()
        (line,) = party.table.said(0)
        assert (line.n, line.seat, line.name, line.text) == (1, 1, "P1", "<b>ahoj</b>")
        assert party.table.said(1) == []
        for text in ("  ", "a\x00b", "\x1b[31m"):
            assert (await refused(party.table.say(party.people[0], Say("d", text)))).code == "bad_message"
        again = await Table.open(store, party.table.card.match)
        assert again.said(0) == party.table.said(0)
        monkeypatch.setattr(table_room, "MOST_LINES", 1)
        assert (await refused(party.table.say(party.people[0], Say("e", "more")))).code == "too_many"

    run(story())
