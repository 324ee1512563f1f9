"""What a card that is taken or drawn would be good for, checked by laying it in the next turn."""

from collections.abc import Iterator

from fathomfive.games.codex_naturalis import GAME
from fathomfive.games.codex_naturalis.components import COST, LAY, LETTERS, TAKE, TOP_CARD
from fathomfive.games.codex_naturalis.imagine import unseen_fronts
from fathomfive.games.codex_naturalis.merits import of_effect, of_move
from fathomfive.games.codex_naturalis.preview import top_back
from fathomfive.kernel.game import JsonObject
from fathomfive.kernel.match import Match
from walks import random_game

SEEDS = range(4)


def draws() -> Iterator[tuple[Match, int, dict[str, JsonObject]]]:
    """Give the draws of random games with what they would be good for."""
    for seed in SEEDS:
        moves = random_game(GAME, 2, (), seed)
        match = Match(GAME, 2)
        for m in moves:
            if match.to_act >= 0 and TAKE <= match.legal()[0] < LAY and not match.state.last:
                for own in match.legal():
                    told = of_move(match.state, own, match.to_act)
                    yield match, own, {effect["kind"]: effect for effect in told}
            match.play_unchecked(m)


def next_turn(match: Match, m: int) -> Match:
    """Play a draw, and let the others and the TABLE play anything until the seat lays a card."""
    seat, later = match.to_act, match.copy().play_unchecked(m)
    while not later.over and not (later.to_act == seat and later.legal()[0] >= LAY):
        later.play_unchecked(later.legal()[0])
    return later


def test_a_face_up_card_that_could_be_laid_scores_the_points_that_are_told() -> None:
    """CN-23, CN-24, CN-31"""
    seen = set()
    for n, (match, m, told) in enumerate(draws()):
        if m >= TOP_CARD or n % 5:
            continue
        card = int(match.state.up[m - TAKE])
        later = next_turn(match, m)
        if later.over:
            continue
        seat = later.to_act
        fronts = [
            k
            for k in later.legal()
            if (one := later.tell(k, seat))["kind"] == "lay" and one["pieces"][0]["card"] == card
        ]
        assert bool(fronts) == ("could-lay" in told) != ("unpaid" in told)
        if fronts:
            assert max(later.preview(k, seat)["points"][seat] for k in fronts) == told["could-lay"]["n"]
        if "could-meet" in told:
            effects = (effect for k in fronts for effect in later.preview(k, seat)["effects"])
            gains = [
                effect["worth"] - effect["before"]
                for effect in effects
                if effect["kind"] == "objective" and effect["card"] == told["could-meet"]["card"]
            ]
            assert max(gains) == told["could-meet"]["n"]
        seen |= set(told)
    assert {"could-lay", "unpaid", "helps"} <= seen


def test_a_card_helps_where_it_shows_a_symbol_that_a_gold_card_in_the_hand_lacks() -> None:
    """CN-23"""
    for match, _, told in draws():
        if "helps" not in told:
            continue
        s = match.state

        for gold in told["helps"]["pieces"]:
            lacking = [LETTERS[k] for k in range(4) if s.symbols[s.seat, k] < COST[gold["card"] - 1, k]]
            assert gold["sort"] == "gold"
            assert lacking
            assert gold["card"] in s.hand[s.seat]


def test_the_cards_of_a_deck_that_could_score_are_counted() -> None:
    """CN-24"""
    counted = 0
    for match, m, told in draws():
        if m >= TOP_CARD and "could-score" in told:
            effect = told["could-score"]
            assert effect["of"] == len(unseen_fronts(match.state, match.to_act, top_back(match.state, m - TOP_CARD)))
            assert 0 < effect["n"] <= effect["of"]
            assert 0 < of_effect(effect, match.to_act) <= 1
            counted += 1
    assert counted


def test_only_draws_have_more_to_tell() -> None:
    match = next(match for match, _, _ in draws())
    assert of_move(match.state, LAY, 0) == []
