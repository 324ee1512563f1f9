"""Undo at a live table."""

from fathomfive.archive.verification import verify
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.server.wire import Agree, Decline, Leave, OwnUndo, Return, Undo, UndoRequest
from fathomfive.store.store import Store
from server.people import Party, make_command, refused, run


async def own_step(party: Party) -> tuple[int, int]:
    """Play until a seat has decided without an outcome behind it; give the seat and where it can go back to."""
    while True:
        seat = party.table.session.match.to_act
        before = party.seq
        await party.act()
        if party.seq == before + 1:
            return seat, before


async def drawn(party: Party) -> tuple[int, int]:
    """Play until a decision is followed by an outcome."""
    while True:
        seat = party.table.session.match.to_act
        before = party.seq
        await party.act()
        if party.seq > before + 1:
            return seat, before


def test_an_own_decision_is_undone_freely(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "codex_naturalis")
        await party.play_on(8)
        seat, to = await own_step(party)
        assert party.table.view(seat).undo == OwnUndo(to, True)
        moves = len(party.table.session.match.moves)
        await party.do(seat, make_command(Undo, party, "u", to=to))
        assert len(party.table.session.match.moves) == moves - 1
        assert party.table.session.match.to_act == seat
        await party.play_on(6)
        verify(store, party.table.card.match)

    run(story())


def test_an_outcome_is_undone_with_the_consent_of_everyone(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive", "ppb")
        while party.table.session.bot_turn():
            await party.play_on(1)
        seat, to = await drawn(party)
        other = 1 - seat
        assert party.table.view(seat).undo == OwnUndo(to, False)
        moves = party.table.session.match.moves[:]
        await party.do(seat, make_command(Undo, party, "u", to=to))
        assert party.table.session.match.moves == moves, "nothing happens before all agree"
        assert party.table.view(other).ask == UndoRequest(seat, to, [])
        assert (await refused(party.do(seat, make_command(Agree, party, "x")))).code == "nothing_asked"
        assert (await refused(party.do(other, make_command(Undo, party, "x", to=to)))).code == "already_asked"
        await party.do(other, make_command(Agree, party, "y"))
        kinds = [event.kind for event in store.since(party.table.card.match)][-3:]
        assert kinds == ["ask", "agree", "undo"]
        assert party.table.session.match.moves == moves[: len(party.table.session.match.moves)]
        assert party.table.session.match.to_act == seat
        assert party.table.view(other).ask is None
        await party.act()
        verify(store, party.table.card.match)

    run(story())


def test_an_undo_to_before_an_outcome_draws_it_anew(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "codex_naturalis")
        dealt = party.seq
        await party.act()
        seat = party.table.session.match.to_act
        await party.do(seat, make_command(Undo, party, "u", to=1))  # the whole deal
        await party.do(1 - seat, make_command(Agree, party, "y"))
        assert party.table.session.match.to_act != TABLE
        assert len(party.table.session.match.moves) == dealt - 1
        assert verify(sqlite, party.table.card.match).seq == party.seq

    run(story())


def test_an_undo_is_declined_withdrawn_and_lapses_with_the_next_move(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        seat, to = await drawn(party)
        for n, who in enumerate((1 - seat, seat)):
            await party.do(seat, make_command(Undo, party, f"u{n}", to=to))
            await party.do(who, make_command(Decline, party, f"d{n}"))
            assert party.table.session.undo_request is None
        await party.do(seat, make_command(Undo, party, "u", to=to))
        await party.act()
        assert (await refused(party.do(1 - seat, make_command(Agree, party, "late")))).code == "nothing_asked"

    run(story())


def test_nobody_has_to_consent_to_an_undo_against_bots(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", "pb")
        while party.table.session.match.to_act != 0 or 0 not in party.table.session.deciders:
            await party.play_on(1)
        undo = party.table.view(0).undo
        assert undo is not None
        assert undo.free
        await party.do(0, make_command(Undo, party, "u", to=undo.to))
        assert party.table.session.match.to_act == 0

    run(story())


def test_a_bot_does_not_consent_for_an_absent_person(sqlite: Store) -> None:
    """A bot that plays for a person does not agree for that person."""

    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        seat, to = await drawn(party)
        away = 1 - seat
        await party.do(away, make_command(Leave, party, "l", bot="random"))
        assert party.table.view(seat).undo == OwnUndo(to, False)
        await party.do(seat, make_command(Undo, party, "u", to=to))
        assert party.table.session.undo_request is not None
        await party.do(away, make_command(Return, party, "r"))
        await party.do(seat, make_command(Undo, party, "u2", to=to))
        await party.do(away, make_command(Agree, party, "y"))
        assert party.table.session.match.to_act == seat

    run(story())


def test_a_person_with_two_seats_needs_no_consent(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", "pp", start=False)
        me = party.people[0]
        sqlite.stand_up(party.table.card.match, party.people[1] or "")
        sqlite.sit(party.table.card.match, 1, me or "")
        await party.table.start(me)
        party.people = [me, me]
        seat, to = await drawn(party)
        await party.do(seat, make_command(Undo, party, "u", to=to))
        assert party.table.session.match.to_act == seat

    run(story())


def test_an_impossible_undo_is_refused(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        seat = party.table.session.match.to_act
        for to in (0, party.seq, party.seq + 5):
            assert (await refused(party.do(seat, make_command(Undo, party, to=to)))).code == "nothing_to_undo"
        await party.play_on()
        assert (await refused(party.do(0, make_command(Undo, party, to=1)))).code == "game_over"
        assert party.table.view(0).undo is None
        end = party.table.view(0).end
        assert end is not None
        assert end.reason == party.table.session.match.reason
        assert verify(sqlite, party.table.card.match).match.over

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
