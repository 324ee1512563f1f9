"""Bots, the clock and the chat of a live table."""

import asyncio

from fathomfive.archive.verification import verify
from fathomfive.server.table import Table
from fathomfive.server.wire import Act, Leave, Return, Say
from fathomfive.store.store import Store
from server.people import Party, make_command, refused, run


def test_a_bot_plays_for_an_absent_person_and_gives_the_seat_back(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        seat = party.table.session.match.to_act
        assert party.table.session.bot_turn() is None
        await party.do(seat, make_command(Leave, party, "l", bot="random"))
        turn = party.table.session.bot_turn()
        assert turn is not None
        assert (turn.seat, turn.bot) == (seat, "random")
        assert party.table.view(seat).legal == []
        assert (await refused(party.do(seat, make_command(Act, party, move=0)))).code == "handed_over"
        assert await party.table.bot_act(turn, party.table.session.seen(turn.seat).legal()[0])
        assert not await party.table.bot_act(turn, 0), "the table has moved on"
        await party.do(seat, make_command(Return, party, "r"))
        assert party.table.session.bot_of(seat) is None
        assert (await refused(party.do(seat, make_command(Return, party, "r2")))).code == "not_handed_over"
        verify(store, party.table.card.match)

    run(story())


def test_only_bots_without_code_of_their_own_are_called(sqlite: Store) -> None:
    """A bot named by a module or a file would run code of the client."""

    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        for bot in ("os:system", "evil.py", "search:cores=64", "", "expert:share=1"):
            assert (await refused(party.do(0, make_command(Leave, party, bot=bot)))).code == "bad_bot"

    run(story())


def test_time_for_a_move_runs_out_and_a_bot_plays_on_until_the_person_returns(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", clock={"kind": "move", "seconds": 60})
        table = party.table
        seat, began = table.session.match.to_act, table.session.at
        time = began + 59_000
        table.clock = lambda: time
        assert await table.check_clock() == 1000
        assert (table.view(0).clock or [])[seat] == 1000
        time = began + 60_000
        assert await table.check_clock() is None
        assert table.session.bot_of(seat) == "medium"
        assert (await refused(party.do(seat, make_command(Return, party, "r")))).code == "out_of_time"
        turn = table.session.bot_turn()
        assert turn is not None
        await table.bot_act(turn, table.session.seen(seat).legal()[0])
        await party.do(seat, make_command(Return, party, "r"))
        seat = table.session.match.to_act
        assert await table.check_clock() == 60_000
        time -= 30_000
        assert await table.check_clock() == 60_000, "a clock that jumps back takes nothing away and gives nothing"

    run(story())


def test_time_for_a_game_adds_up_and_does_not_come_back(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", clock={"kind": "game", "seconds": 60})
        table = party.table
        time = table.session.at
        table.clock = lambda: time
        spent = [0, 0]
        while max(spent) < 60_000:
            seat = table.session.match.to_act
            time += 7_000
            spent[seat] += 7_000
            if spent[seat] < 60_000:
                await party.act()
                assert table.time_left(seat) is not None
                assert [table.time_left(s) for s in (0, 1) if s != table.session.match.to_act] == [
                    60_000 - spent[s] for s in (0, 1) if s != table.session.match.to_act
                ]
        await table.check_clock()
        assert table.session.bot_of(seat) == "medium"
        assert (await refused(party.do(seat, make_command(Return, party, "r")))).code == "out_of_time"
        await party.play_on()
        assert table.session.match.over, "the clock never kills a game"

    run(story())


def test_a_line_of_chat_is_stored_and_told_once(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        woken = asyncio.Event()
        party.table.listeners.add(woken)
        first = await party.table.say(party.people[1], Say("c", " <b>ahoj</b> "))
        assert await party.table.say(party.people[1], Say("c", "ahoj")) == first
        assert woken.is_set()
        (line,) = party.table.said(0)
        assert (line.n, line.seat, line.name, line.text) == (1, 1, "P1", "<b>ahoj</b>")
        assert party.table.said(1) == []
        for text in ("  ", "a\x00b", "\x1b[31m"):
            assert (await refused(party.table.say(party.people[0], Say("d", text)))).code == "bad_message"
        again = await Table.open(store, party.table.card.match)
        assert again.said(0) == party.table.said(0)

    run(story())
