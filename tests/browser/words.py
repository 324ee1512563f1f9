"""Words that the terminal and the browser both make, as the terminal makes them."""

from typing import Any

from fathomfive.bots.levels import LEVELS
from fathomfive.kernel import replay, shelf
from fathomfive.kernel.game import Game, span
from fathomfive.kernel.match import Match
from fathomfive.texts import LANGUAGES, Texts, clauses
from session.test_reasons import compared

SEATS = [[2], [2, 3, 4], [1, 2, 3, 4, 5, 6], [2, 4], [1, 3, 4]]
Case = dict[str, Any]


def by_language(game: Game[Any], seats: int, say: Any) -> dict[str, Any]:
    """Format a message in every language."""
    return {lang: say(Texts(game, lang, seats)) for lang in LANGUAGES}


def cases_of(game: Game[Any]) -> list[Case]:
    """Put a lesson's match into words: one line, choice, consequence and explanation of each kind."""
    played = replay.load(game.folder / "lesson" / "match.tide")
    match = Match(game, played.seats, played.options, played.rules)
    found: dict[tuple[str, ...], Case] = {}

    def add(name: str, data: Any, key: tuple[str, ...], say: Any, **more: Any) -> None:
        if (name, *key) not in found:
            case = {"game": game.name, "seats": match.seats, name: data, **more}
            found[(name, *key)] = {**case, "words": by_language(game, case["seats"], say)}

    for m in played.moves:
        seat = match.to_act
        told = game.tell(match.state, m, seat)
        add("line", told, (told["kind"],), lambda texts, told=told: texts.line(told))
        for option in match.legal() if seat >= 0 else ():
            told = game.tell(match.state, option, seat)
            add("choice", told, (told["kind"],), lambda texts, told=told: texts.choice(told))
            preview = game.preview(match.state, option, seat)
            key = tuple(one["kind"] for one in (*preview["effects"], *preview["chances"]))
            add("preview", preview, key, lambda texts, p=preview, s=seat: texts.consequences(p, s), seat=seat)
        match.play_unchecked(m)
        for line in game.explain(match.state, 0):
            add("points", line, (line["kind"],), lambda texts, line=line: texts.points(line))
    add_comparisons(game, add)
    return list(found.values())


def add_comparisons(game: Game[Any], add: Any) -> None:
    """Put the reasons of some hints into words: one comparison of each combination of kinds."""
    for hint, _, comparison in compared(game):
        seat, seats = hint.seen.seat, hint.match.seats
        key = tuple(f"{reason['kind']} {reason['own']} {reason['good']}" for reason in comparison["reasons"])
        words = lambda texts, c=comparison, s=seat: texts.because(c, s)  # noqa: E731
        add("comparison", comparison, (str(seats), *key), words, seat=seat, seats=seats)


def rulebooks(game: Game[Any]) -> dict[str, dict[str, str]]:
    """Split the rulebook pages of a game, as they are written, into clauses."""
    return {lang: clauses((game.rulebook / f"{lang}.md").read_text(encoding="utf-8")) for lang in LANGUAGES}


def twins() -> dict[str, Any]:
    """Give everything that both sides must put into the same words."""
    games = [shelf.take(name) for name in shelf.names()]
    return {
        "languages": list(LANGUAGES),
        "levels": list(LEVELS),
        "spans": [[seats, span(seats, "–")] for seats in SEATS],
        "cases": [case for game in games for case in cases_of(game)],
        "clauses": {game.name: rulebooks(game) for game in games},
    }
