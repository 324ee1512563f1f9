"""Reasons of a hint: every claim is checked against the rules, previews, odds and the search it comes from."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from fathomfive.bots.bot import Advice, Seen
from fathomfive.bots.outlook import LINES, Line, Outlook
from fathomfive.bots.search import Search
from fathomfive.bots.specs import make
from fathomfive.kernel import shelf
from fathomfive.kernel.comparison import Comparison
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import TABLE, Game, JsonObject
from fathomfive.kernel.match import Match
from fathomfive.session.advice import RIVALS, judge_moves
from fathomfive.session.merits import Merits
from fathomfive.session.reasons import KNOWN, MOST, USUAL, compare, compare_asked, is_near
from fathomfive.texts import LANGUAGES, Texts
from server.twins import from_here
from walks import random_game

GAMES = pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.name)
BOT = "search:iterations=400"
PARTS = (0.2, 0.5, 0.85)  # of a random game
HIDDEN = ("codex_naturalis", "reef_encounter")


class Hint(NamedTuple):
    """A hint at a table, with what it was made from."""

    match: Match[Any]
    seen: Seen
    advice: list[Advice]
    outlook: Outlook

    def about(self, told: JsonObject) -> Advice:
        """Find the move that a comparison names."""
        return next(line for line in self.advice if self.match.tell(line.move, self.seen.seat) == told)

    def lines(self, m: int) -> list[Line]:
        return self.outlook.lines(m)


def positions(game: Game[Any], seats: int, seed: int) -> Iterator[Match[Any]]:
    """Give tables of a random game at which a seat has a choice."""
    moves = random_game(game, seats, (), seed)
    for part in PARTS:
        match = Match.from_moves(game, seats, moves[: int(part * len(moves))])
        for m in moves[len(match.moves) :]:
            if match.to_act >= 0 and len(match.legal()) > 1:
                yield match
                break
            match.play(m)


def hint(match: Match[Any], asked: int | None = None) -> Hint:
    seen = Seen.of(match, match.to_act, seeded(3))
    bot = make(BOT, match.game, match.seats, 5)
    assert isinstance(bot, Search)
    advice = judge_moves(bot, seen, asked)
    return Hint(match, seen, advice, Outlook(bot, seen))


@cache
def hints(game: Game[Any]) -> list[Hint]:
    """Give hints with few and with many seats, and hints about a move that was not the best one."""
    matches = [match for seats in (max(2, game.seats[0]), game.seats[-1]) for match in positions(game, seats, 1)]
    best = [hint(match) for match in matches]
    return best + [hint(one.match, one.advice[-1].move) for one in best]


def compared(game: Game[Any]) -> Iterator[tuple[Hint, Advice, Comparison]]:
    for one in hints(game):
        for line in one.advice:
            if line.comparison is not None:
                yield one, line, line.comparison


def reasons(game: Game[Any]) -> Iterator[tuple[Hint, int, int, JsonObject]]:
    """Give each reason with the move that it is about and the one beside it."""
    for one, line, found in compared(game):
        beside = found["other"] if found["other"] is not None else found["equal"]
        if beside is not None:
            other = one.about(beside).move
            for reason in found["reasons"]:
                yield one, *((line.move, other) if reason["own"] else (other, line.move)), reason


@GAMES
def test_the_moves_that_are_compared_are_better_worse_or_about_as_good(game: Game[Any]) -> None:
    seen = 0
    for one, line, found in compared(game):
        seen += 1
        assert len(found["reasons"]) <= MOST
        assert len({json.dumps(reason, sort_keys=True) for reason in found["reasons"]}) == len(found["reasons"])
        assert found["other"] is not None or found["equal"] is not None
        best = one.advice[0]
        if found["equal"] is not None:
            assert is_near(one.about(found["equal"]) if line is best else line, best)
        if found["other"] is not None:
            other = one.about(found["other"])
            worse, better = (other, line) if found["is_better"] else (line, other)
            assert better is best
            assert not is_near(worse, best)
        for reason in found["reasons"]:
            if reason["kind"] == "free":
                assert 2 <= reason["n"] <= sum(is_near(line, best) for line in one.advice[1:])
    assert seen >= len(hints(game)) / 2


@GAMES
def test_points_of_a_reason_are_those_of_the_move_played_on_a_copy_or_of_the_lines_that_follow_it(
    game: Game[Any],
) -> None:
    for one, move, beside, reason in reasons(game):
        seat = one.seen.seat
        if reason["kind"] == "points" and reason["when"] == "now":
            assert [reason["n"], reason["other"]] == [won_now(one, m, seat) for m in (move, beside)]
        elif reason["kind"] == "points":
            assert [reason["n"], reason["other"]] == [won_by(one, m, reason["when"], [seat]) for m in (move, beside)]
        elif reason["kind"] == "others-points":
            others = [side for side in range(game.sides(one.match.seats)) if side != seat]
            assert [reason["n"], reason["other"]] == [won_by(one, m, "round", others) for m in (move, beside)]
            assert reason["n"] < reason["other"]
        elif reason["kind"] == "quiet":
            sides = list(range(game.sides(one.match.seats)))
            assert all(won_by(one, m, "round", sides) == 0 == won_now(one, m, seat) for m in (move, beside))
        if reason["kind"] == "points":
            assert reason["n"] > reason["other"]


def won_now(one: Hint, m: int, seat: int) -> int:
    later = one.match.copy().play_unchecked(m)
    return later.points()[seat] - one.match.points()[seat]


def won_by(one: Hint, m: int, when: str, sides: list[int]) -> Any:
    known = [sum(line.won[when][side] for side in sides) for line in one.lines(m) if when in line.won]
    assert len(known) >= KNOWN * LINES
    return pytest.approx(sum(known) / len(known), abs=0.0501)


@GAMES
def test_effects_and_chances_of_a_reason_are_those_of_its_move_and_not_of_the_other(game: Game[Any]) -> None:
    for one, move, beside, reason in reasons(game):
        seat = one.seen.seat
        mine, theirs = (one.match.preview(m, seat) for m in (move, beside))
        if "effect" in reason:
            here, there = (
                [*preview["effects"], *Merits.of(game).of_move(one.seen.state, m, seat)]
                for preview, m in ((mine, move), (theirs, beside))
            )
            assert reason["effect"] in here
            assert reason["effect"] not in there
            assert reason["instead"] is None or reason["instead"] in there
        if "chance" in reason:
            assert reason["chance"] in mine["chances"]
            assert reason["chance"] not in theirs["chances"]
            assert reason.get("instead") is None or reason["instead"] in theirs["chances"]
            check_odds(one.match.copy().play_unchecked(move), reason["chance"], seat)


def check_odds(later: Match[Any], chance: JsonObject, seat: int) -> None:
    """Compare a chance with the odds of the TABLE's outcomes that are told alike, where the viewer knows the odds."""
    assert later.to_act == TABLE
    if later.game.name in HIDDEN:
        return
    told = [later.tell(m, seat) for m in later.legal()]
    alike = [one["kind"] == chance["kind"] and one.get("then") == chance.get("then") for one in told]
    weight = sum(n for n, fits in zip(later.odds(), alike, strict=True) if fits)
    assert weight / sum(later.odds()) == pytest.approx(chance["weight"] / chance["of"])


@GAMES
def test_what_a_reason_says_would_follow_is_legal_there_and_follows_on_most_imagined_tables(game: Game[Any]) -> None:
    for one, move, beside, reason in reasons(game):
        told = [*reason.get("steps", ()), *([reason["told"]] if "told" in reason else [])]
        part = {"plan": "own", "next-turn": "following", "reply": "others"}.get(reason["kind"])
        if part is None:
            continue
        assert told
        assert 100 * USUAL - 1 <= reason["share"] <= 100
        for decision in told:
            found = [step for line in one.lines(move) for step in getattr(line, part) if step.told == decision]
            assert len(found) >= USUAL * LINES
            for step in found:
                there = Match.from_table(game, one.match.seats, step.table)
                assert there.to_act == step.seat
                assert step.move in there.legal()
                assert there.tell(step.move, one.seen.seat) == decision
                assert (step.seat == one.seen.seat) == (part != "others")
            if part == "own":
                assert decision != one.match.tell(beside, one.seen.seat), "both moves are made, in another order"
                assert all(step.told != decision for line in one.lines(beside)[:1] for step in line.own[:1])


@GAMES
def test_the_steps_of_a_line_add_up_to_its_points(game: Game[Any]) -> None:
    for one in hints(game)[:1]:
        for line in one.lines(one.advice[0].move):
            assert set(line.won) == set(("turn", "round", "next")[: len(line.won)])
            assert all(step.seat == one.seen.seat for step in (*line.own, *line.following))
            assert all(step.seat != one.seen.seat for step in line.others)
            for before, later in zip(line.own, line.own[1:], strict=False):
                assert before.table.bytes() != later.table.bytes()
                points = [Match.from_table(game, one.match.seats, step.table).points() for step in (before, later)]
                assert before.won == [b - a for a, b in zip(*points, strict=True)]


@GAMES
def test_a_hint_has_words_in_every_language(game: Game[Any]) -> None:
    for one, line, found in compared(game):
        assert line.comparison is not None
        for lang in LANGUAGES:
            lines = Texts(game, lang, one.match.seats).because(found, one.seen.seat)
            assert len(lines) >= len(found["reasons"]) + 1
            assert all(lines)


@GAMES
def test_the_same_table_gives_the_same_hint_again(game: Game[Any]) -> None:
    for one in hints(game)[:1]:
        bot = one.outlook.search
        again = Seen.of(one.match, one.seen.seat, seeded(99))
        assert judge_moves(bot, again) == judge_moves(bot, one.seen) == hint(one.match).advice


def test_only_games_without_choices_have_no_hints() -> None:
    for game in shelf.games():
        ways = (match for seats in game.seats[:2] for match in positions(game, seats, 1))
        assert bool(hints(game)) == (next(ways, None) is not None)


@pytest.mark.parametrize("name", HIDDEN)
def test_tables_that_a_seat_cannot_tell_apart_give_it_the_same_reasons(name: str) -> None:
    differed = 0
    for match in positions(shelf.take(name), 3, 2):
        one, two = from_here(match, match.to_act, 4)
        differed += one.state.bytes() != two.state.bytes()
        assert hint(one).advice == hint(two).advice
    assert differed


def test_moves_are_tried_alike_before_they_are_compared() -> None:
    for game in shelf.games():
        for one in hints(game)[: len(hints(game)) // 2]:
            tried = [line.visits for line in one.advice[: 1 + RIVALS] if line.visits]
            assert max(tried) <= 1.1 * min(tried) + 1


def test_a_move_without_figures_is_not_compared() -> None:
    one = hints(shelf.games()[0])[0]
    untried = Advice(one.advice[-1].move, None, None, 0)
    assert compare(one.outlook, one.advice[0], [untried]) is None
    assert compare(one.outlook, untried, [one.advice[0]]) is None
    assert compare_asked(one.outlook, one.advice[0], untried) is None
