"""Moves of Podwodni łowcy as they are told."""

import re

import pytest

from fathomfive.games.podwodni_lowcy import GAME
from fathomfive.games.podwodni_lowcy.components import MOVES
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.texts import CASES, LANGUAGES, Texts
from games.podwodni_lowcy.sea import begin, effects, over, play, sea, washing


def told(match: Match, text: str) -> str:
    """Write a move in English as a line of the log and, if it may be chosen, as a choice."""
    m = match.read(text)
    words = Texts(GAME, "en", match.seats)
    line = words.line(match.tell(m))
    return line if match.to_act == TABLE else f"{line} / {words.choice(match.tell(m))}"


@pytest.mark.parametrize(
    ("match", "text", "line", "clause"),
    [
        (Match(GAME, 5), "start-1", "Player 1 goes first.", "PL-2"),
        (Match(GAME, 5), "start-5", "Player 5 goes first.", "PL-2"),
        (Match(GAME, 2).play("start-1"), "RA", "New card at a1: red A.", "PL-10"),
        (play(Match(GAME, 2), "start-1 RA GA"), "YA", "New card at c1: yellow A.", "PL-10"),
        (begin(2), "dive", "Player 1 dives. / Dive", "PL-11"),
        (sea(up={1: "3xRA GB YC"}), "score", "Player 1 starts scoring. / Score sets", "PL-11"),
        (play(begin(2), "dive"), "wave", "Player 1 draws card 1: wave.", "PL-20"),
        (
            play(begin(2), "dive RC"),
            "bottom-left",
            "Player 1 lays card 1 at the bottom-left corner. / Lay it at the bottom-left corner",
            "PL-20",
        ),
        (play(begin(2), "dive RC top-left"), "YA", "Player 1 lays card 2: yellow A.", "PL-21"),
        (
            play(begin(2), "dive RC top-left"),
            "RA",
            "Player 1 lays card 2: red A. The dive is interrupted! Only card 1 is kept.",
            "PL-23",
        ),
        (
            play(begin(2), "dive RC top-left YA deeper"),
            "GA",
            "Player 1 lays card 3: green A. The dive is interrupted! All cards laid are lost.",
            "PL-24",
        ),
        (
            play(begin(2), "dive wave top-left"),
            "wave",
            "Player 1 lays card 2: a wave meets a wave. The dive is interrupted, and the wave hits everyone!",
            "PL-40",
        ),
        (
            play(begin(2), "dive RC top-left YA"),
            "deeper",
            "Player 1 dives deeper, going for card 3. / Dive deeper: draw card 3",
            "PL-21",
        ),
        (
            play(begin(2), "dive RC top-left shrimp"),
            "column",
            "Player 1 surfaces with the new column: red C, shrimp. / Surface with the new column: red C, shrimp",
            "PL-30",
        ),
        (
            play(begin(2), "dive RC top-left shrimp"),
            "pick-b1",
            "Player 1 takes the green A from b1. / Take the green A at b1",
            "PL-30",
        ),
        (
            play(begin(2), "dive RC top-left shrimp pick-b1"),
            "pick-new",
            "Player 1 takes the card just laid: shrimp. / Take the card you just laid: shrimp",
            "PL-30",
        ),
        (
            effects(),
            "net-shrimp-2",
            "Player 1 casts a net and takes a shrimp from Player 2. / Net: take a shrimp from Player 2",
            "PL-32",
        ),
        (effects(), "no-net", "Player 1 doesn’t use the net. / Net: take nothing", "PL-32"),
        (
            effects(),
            "harpoon-d3",
            "Player 1 harpoons the yellow B at d3. / Harpoon: take the yellow B at d3",
            "PL-33",
        ),
        (
            effects(),
            "harpoon-new1",
            "Player 1 harpoons a red C in the new column. / Harpoon: take a red C from the new column",
            "PL-33",
        ),
        (effects(), "no-harpoon", "Player 1 doesn’t use the harpoon. / Harpoon: take nothing", "PL-33"),
        (washing(), "wash-RB", "The wave takes 2× red B from Player 2. / Give the wave 2× red B", "PL-40"),
        (
            play(sea(up={1: "2xRA shrimp GB YC"}), "score"),
            "set-2xRA+shrimp",
            "Player 1 scores a set: 2× red A, shrimp. / Score: 2× red A, shrimp",
            "PL-50",
        ),
        (
            play(sea(up={1: "3xRA GB YC"}), "score set-3xRA"),
            "down-RA",
            "Player 1 turns a red A face down. / Turn a red A face down",
            "PL-51",
        ),
        (
            play(sea(up={1: "3xRA GB YC"}), "score set-3xRA down-RA"),
            "give-GB",
            "Player 1 adds a green B to the pool. / Add a green B to the pool",
            "PL-51",
        ),
        (
            play(sea(up={1: "3xRA GB YC"}), "score set-3xRA down-RA give-GB give-YC"),
            "take-YC",
            "Player 2 takes a yellow C from the pool. / Take a yellow C from the pool",
            "PL-51",
        ),
        (
            play(sea(up={1: "3xRA GB YC"}), "score set-3xRA down-RA give-GB give-YC take-YC"),
            "stop",
            "Player 1 stops scoring. / Stop scoring",
            "PL-52",
        ),
    ],
)
def test_moves_are_told(match: Match, text: str, line: str, clause: str) -> None:
    """PL-11"""
    assert told(match, text) == line
    assert match.tell(match.read(text))["clause"] == clause


def test_every_number_can_be_told_at_any_time() -> None:
    """PL-11"""
    for match in (Match(GAME, 2), begin(5), play(begin(2), "dive shrimp bottom-right wave"), effects(), over()):
        for m in range(MOVES + GAME.outcomes):
            assert match.tell(m)["kind"]


@pytest.mark.parametrize(
    ("laid", "drawn", "kind", "places"),
    [
        ("RC top-left", "RA", "break", ["a1", "new1"]),
        ("YC top-right", "RA", "break", ["d1"]),
        ("RC bottom-left", "YA", "break", ["a3"]),
        ("net top-left YA deeper", "net", "break-all", ["new1"]),
        ("RC top-left wave deeper", "RA", "lay", []),
        ("wave top-left YA deeper", "wave", "breaker", ["new1"]),
    ],
)
def test_a_broken_dive_tells_the_places_of_clashing_cards(laid: str, drawn: str, kind: str, places: list[str]) -> None:
    """PL-22"""
    match = play(begin(2), f"dive {laid}")
    told = match.tell(match.read(drawn))
    assert (told["kind"], told["places"]) == (kind, places)


def test_every_card_of_the_same_sort_in_the_row_and_the_column_clashes() -> None:
    """PL-22"""
    match = play(begin(2, grid="RA GA YA RB\nnet GB net YC\nnet RA GA YB"), "dive RC top-left YA deeper")
    assert match.tell(match.read("net"))["places"] == ["a2", "c2"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_and_every_chance_has_words(lang: str) -> None:
    """PL-31"""
    say = Texts(GAME, lang, 2)
    declined = [f"{name}_{case}" for name in ("piece", "pieces") for case in CASES]
    words = dict.fromkeys(("who", "other", "piece", "pieces", *declined), "x")
    counts = dict.fromkeys(("n", "weight", "of", "percent"), 2)
    messages = re.findall(r"^(?:effect|chance)-[\w-]+", (GAME.folder / "texts" / "en.ftl").read_text(), re.MULTILINE)
    assert {f"chance-{kind}" for kind in ("draw", "fill", "lay", "break", "break-all", "breaker")} <= set(messages)
    assert {f"effect-{kind}" for kind in EFFECTS} <= set(messages)
    for name in messages:
        for you in ("yes", "no"):
            assert say.say(name, you=you, **words, **counts)


EFFECTS = (
    "clash", "wash", "clear", "spend", "steal", "receive", "discard", "lose", "act", "idle", "refill", "pool", "secure",
    "reach", "over", "renew",
)  # fmt: skip
