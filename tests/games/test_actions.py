"""What is not possible now: every action that is listed so has no legal decision, and the clause forbids it."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from fathomfive.kernel import shelf
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.session.advice import legality
from fathomfive.texts import LANGUAGES, Texts, clause_ids
from walks import imagined, some

GAMES = [game for game in shelf.games() if game.actions is not None]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

# How the decisions of an action are told, where that is not the name of the action itself.
TOLD = {
    "deep_dive": {"deeper": {"deeper", "leave"}},
    "kipicot": {"move": {"move", "leap"}, "add": {"add", "stack"}},
    "reef_encounter": {"move": {"move", "home"}, "swap": {"swap", "lock"}},
}


MOST = 400  # tables of a game that are looked at


def decisions(game: Game, seed: int) -> Iterator[Match]:
    """Give some tables of random games at which a seat decides."""
    for seats, options in list(game.ways())[:: max(1, len(list(game.ways())) // 3)]:
        decided = (match for match, _ in some(game, seats, options, seed) if match.to_act >= 0)
        yield from islice(decided, MOST)


@each_game
def test_an_action_is_possible_exactly_if_a_legal_decision_is_told_as_it(game: Game) -> None:
    told = TOLD.get(game.name, {})
    seen = set()
    assert game.actions is not None
    for match in decisions(game, 3):
        legal = match.legal()
        kinds = {match.tell(m, match.to_act)["kind"] for m in legal}
        barred = {one.kind for one in match.impossible(legal)}
        for action in game.actions(match.state):
            is_possible = bool(kinds & told.get(action.kind, {action.kind}))
            assert is_possible == (action.kind not in barred), f"{action.kind} at\n{match}"
            seen.add((action.kind, is_possible))
    assert any(not is_possible for _, is_possible in seen), "something was not possible at some time"


@each_game
def test_the_clause_of_an_impossible_action_forbids_one_of_its_decisions(game: Game) -> None:
    known = set(clause_ids(game))
    assert game.actions is not None
    for match in decisions(game, 4):
        moves = {action.kind: action.moves for action in game.actions(match.state)}
        for kind, clause, _ in match.impossible():
            assert clause in known
            assert not moves[kind] or clause in {match.forbids(m) for m in moves[kind]}, f"{kind} at\n{match}"


@each_game
def test_an_impossible_action_may_be_asked_about_by_its_kind_alone(game: Game) -> None:
    for match in decisions(game, 6):
        for kind, clause, why in match.impossible():
            told = legality(match, match.to_act, {"kind": kind})
            assert (told.clause, told.why) == (clause, why), f"{kind} at\n{match}"


@each_game
def test_what_is_not_possible_tells_a_seat_nothing_that_it_cannot_know(game: Game) -> None:
    dice = seeded(5)
    for match in decisions(game, 5):
        assert imagined(match, match.to_act, dice).impossible() == match.impossible()


@each_game
def test_actions_and_reasons_have_words_in_every_language(game: Game) -> None:
    sources = [(game.folder / name).read_text(encoding="utf-8") for name in ("actions.py", "refuse.py")]
    words = {word for text in sources for word in re.findall(rf'"{game.clauses}-\d+ ([a-z-]+)"', text)}
    kinds = set(re.findall(r'Action\("([a-z-]+)"', sources[0]))
    assert kinds
    assert words
    for lang in LANGUAGES:
        texts = Texts(game, lang, game.seats[0])
        assert len({texts.say(f"action-{kind}") for kind in kinds}) == len(kinds)
        assert len({texts.say(f"why-{word}") for word in words}) == len(words)
