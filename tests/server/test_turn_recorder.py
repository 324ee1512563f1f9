"""Whose turn it is, is recorded a moment after the moves, and no move waits long for it."""

from collections.abc import Sequence

import pytest

from fathomfive.server.alerts import recorder
from fathomfive.server.alerts.recorder import TurnRecorder
from fathomfive.store.alert_records import TableTurns
from fathomfive.store.store import Store
from server.people import Party, run


def count_tables(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Give a list that grows by the number of tables of each transaction."""
    counts: list[int] = []
    keep = store.turns.record

    def record(tables: Sequence[TableTurns]) -> None:
        counts.append(len(tables))
        keep(tables)

    monkeypatch.setattr(store.turns, "record", record)
    return counts


def test_a_player_who_has_the_table_in_front_need_not_be_told_at_once(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        turns = TurnRecorder(sqlite, pause=10, late=50)
        dues = []
        for looking in (False, True):
            table = party.table
            person = table.session.chairs[table.session.to_act].person
            assert person is not None
            table.looking.clear()
            table.looking.update([person] * looking)
            turns.mark(table, own=True)
            dues.append(turns._pending.pop(table.card.match).due)
        assert 30 < dues[1] - dues[0] <= 41

    run(story())


def test_one_transaction_records_few_tables_and_in_the_end_all_are_recorded(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        counts = count_tables(sqlite, monkeypatch)
        monkeypatch.setattr(recorder, "MAX_TABLES", 2)
        turns = TurnRecorder(sqlite, pause=0, late=0)
        parties = [await Party.of(sqlite, "deep_dive") for _ in range(5)]
        for party in parties:
            turns.mark(party.table, own=True)
        await turns.flush(float("inf"))
        assert counts == [2]
        await turns.flush()
        assert counts == [2, 2, 1]
        for party in parties:
            person = party.people[party.table.session.to_act]
            assert person is not None
            assert [waiting.match for waiting in sqlite.turns.waiting_for(person)] == [party.table.card.match]

    run(story())
