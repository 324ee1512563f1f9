"""Silence on the wire: twins of a viewer send that viewer the same bytes, whatever happens."""

import random

import pytest

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, Game
from fathomfive.server.table import Table
from fathomfive.server.wire import Act, Refuse, Undo, encode
from fathomfive.store.cards import Card, Chair, Event
from fathomfive.store.log import Log
from fathomfive.store.store import Store

PAIRS = 4  # of every viewer, in the normal run
STEP = 7  # moves between two looks
HIDDEN = ("codex_naturalis", "reef_encounter")
TRIES = 12  # illegal moves tried at each look


def laid(store: Store, game: Game, seats: int, options: dict[str, str]) -> Table:
    card = Card("twin", game.name, game.rules, seats, options, {"clock": {"kind": "game", "seconds": 9999}}, made=0)
    people = [Chair(seat, person=f"p{seat}") for seat in range(seats)]
    table = Table(store, card, people, Log(card), [], {})
    table.clock = lambda: table.log.at
    table.take([Event(1, "start", 0)])
    return table


def happen(table: Table, m: int) -> None:
    seq = table.log.seq + 1
    table.take([Event(seq, "move", seq, table.log.match.to_act, m)])


def stream(table: Table, viewer: int, moves: list[int]) -> list[bytes]:
    """Give all that a viewer can get out of a table now: what it looks like, and how it refuses."""
    out = [encode(table.view(viewer))]
    if viewer == NOBODY:
        return out
    commands: list[Act | Undo] = [Act(cmd_id="c", expected_seq=table.log.seq, move=m) for m in moves]
    commands += [Act(cmd_id="c", expected_seq=table.log.seq, move="what"), Undo(cmd_id="c", expected_seq=1, to=0)]
    for command in commands:
        try:
            table.meaning(viewer, command, table.log.match.copy())
            out.append(b"done")
        except Refused as refused:
            out.append(encode(Refuse.of(refused, "c")))
    return out


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.name)
def test_twins_send_a_viewer_the_same_bytes(sqlite: Store, game: Game) -> None:
    looked = differed = 0
    seats, options = next((seats, options) for seats, options in game.ways() if seats == game.default_seats)
    numbers = range(game.moves + game.outcomes)
    for viewer in game.viewers(seats):
        for seed in range(PAIRS):
            dice = random.Random(f"wire {seed} {viewer}")
            one, two = laid(sqlite, game, seats, options), laid(sqlite, game, seats, options)
            while not one.log.match.over:
                m = dice.choice(one.log.match.legal())
                words = one.log.match.write(m, viewer)
                same = [k for k in two.log.match.legal() if two.log.match.write(k, viewer) == words]
                if not same:
                    break
                happen(one, m)
                happen(two, dice.choice([k for k in same if k != m] or same))
                if one.log.seq % STEP == 0 or one.log.match.over:
                    tries = dice.choices(numbers, k=TRIES)
                    assert stream(one, viewer, tries) == stream(two, viewer, tries)
                    looked += 1
                    differed += one.log.match.state.bytes() != two.log.match.state.bytes()
            assert _told(one, viewer) == _told(two, viewer)
            back = Event(one.log.seq + 1, "undo", one.log.at, 0, max(1, one.log.seq // 2))
            for table in (one, two):
                table.take([back])
            assert _told(one, viewer) == _told(two, viewer)
            assert stream(one, viewer, []) == stream(two, viewer, [])
    assert looked
    assert differed or game.name not in HIDDEN, "where hands are hidden, twins differ"


def _told(table: Table, viewer: int) -> list[bytes]:
    lines = table.recent(viewer)
    assert lines
    return [bytes(line) for line in lines]
