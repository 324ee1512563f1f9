"""What a bot sees and answers."""

import random
from pathlib import Path

import pytest

from fathomfive.bots.bot import Advice, Bot, Seen
from fathomfive.bots.specs import make
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take
from tiny import MINNOWS, PIG
from walks import WAYS, Way, walk, way_name

each_way = pytest.mark.parametrize("way", WAYS, ids=way_name)


@each_way
def test_a_bot_sees_a_possible_table_with_its_own_legal_moves(way: Way) -> None:
    for n, (match, m) in enumerate(walk(*way, 0)):
        if match.to_act >= 0:
            seen = Seen.of(match, match.to_act, seeded(n))
            assert seen.game.audit(seen.state)
            assert seen.legal() == match.legal()
            assert seen.game.audit(seen.game.State(seen.imagine(seeded(n, 1))))
            assert seen.game.audit(seen.after(m, seeded(n, 1)))


def test_the_true_table_is_never_handed_over() -> None:
    match = Match(MINNOWS, 2, seed=1).deal()
    before = match.state.bytes()
    others = {Seen.of(match, 0, seeded(n)).table.tobytes() for n in range(40)}
    assert len(others) > 5
    assert match.state.bytes() == before


def test_only_the_seat_to_act_is_shown_a_table() -> None:
    match = Match(PIG, 2)
    with pytest.raises(Refused, match=r"the seat to act \(seat 1\), got seat 2"):
        Seen.of(match, 1, seeded(0))
    match.play("roll")
    with pytest.raises(Refused, match=r"the seat to act \(no seat\), got seat 1"):
        Seen.of(match, 0, seeded(0))


class Holder(Bot):
    """Holds whenever it can."""

    def choose(self, seen: Seen) -> int:
        return seen.legal()[-1]


class Adviser(Bot):
    """Advises only."""

    def advise(self, seen: Seen) -> list[Advice]:
        return [Advice(m, m / 10, 0.0, 1) for m in reversed(seen.legal())]


def test_advice_follows_from_a_choice_and_a_choice_from_advice() -> None:
    match = Match(PIG, 2).play("roll").play("5")
    seen = Seen.of(match, 0, seeded(0))
    holder, adviser = Holder(PIG, 2), Adviser(PIG, 2)
    assert [advice.move for advice in holder.advise(seen)] == [1, 0]
    assert adviser.choose(seen) == 1

    class Empty(Bot):
        pass

    with pytest.raises(TypeError, match="neither choose nor advise"):
        Empty(PIG, 2)


def test_a_bot_class_is_found_in_a_file_or_a_module(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from fathomfive.bots.bot import Bot\nclass Mine(Bot):\n    def choose(self, seen): return 0\n")
    for spec in (str(file), f"{file}:Mine", "fathomfive.bots.random_bot:RandomBot"):
        assert isinstance(make(spec, PIG, 2), Bot)
    file.write_text(file.read_text() + "class Other(Mine): pass\n")
    with pytest.raises(Refused, match="exactly one class that is a Bot; there are: Mine, Other"):
        make(str(file), PIG, 2)
    with pytest.raises(Refused, match="a class Third that is a Bot; there are: Mine, Other"):
        make(f"{file}:Third", PIG, 2)
    file.write_text("1 / 0")
    with pytest.raises(Refused, match="ZeroDivisionError"):
        make(str(file), PIG, 2)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("clever", "no bot 'clever'; expected"),
        ("", "no bot ''; expected"),
        ("random:x=1", "no bot 'random:x=1'"),
        ("nowhere/bot.py", "there is no such file"),
        ("no.such.module:Bot", "cannot import no.such.module"),
        ("fathomfive.bots.bot:Seen", "a class Seen that is a Bot"),
    ],
)
def test_an_unknown_bot_is_refused_with_a_reason(spec: str, words: str) -> None:
    with pytest.raises(Refused) as refusal:
        make(spec, PIG, 2)
    assert words in refusal.value.error


def test_seats_and_seeds_are_checked() -> None:
    with pytest.raises(Refused, match="2 to 4 seats, not 9"):
        make("random", PIG, 9)
    with pytest.raises(Refused, match="a seed from 0"):
        make("random", PIG, 2, -1)


def test_the_same_seed_gives_the_same_random_game() -> None:
    def game(seed: int) -> list[int]:
        match = Match(take("kipicot"), 2)
        bots = [make("random", match.game, 2, seed + seat) for seat in range(2)]
        while not match.over:
            match.play(bots[match.to_act].choose(Seen.of(match, match.to_act, seeded(0))))
        return match.moves

    assert game(3) == game(3) != game(random.Random(1).randrange(4, 1000))
