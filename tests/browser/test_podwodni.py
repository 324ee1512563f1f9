"""Podwodni łowcy in a real browser, at exact positions: by pointer, by keyboard alone, on a phone."""

import re
from collections.abc import Callable

from browser.browsers import SMALL, Visitor
from browser.exact import recorded
from fathomfive.kernel.match import Match
from games.podwodni_lowcy.sea import MIXED, begin, play
from games.podwodni_lowcy.test_podwodni_lowcy_golden import golden

Visit = Callable[..., Visitor]

# Three turns of each diver: the first has three red A, two green A and a green C in the end.
CAUGHT = """
    dive RA bottom-left GA column dive RB bottom-left GB column
    dive RA bottom-left GA column dive RB bottom-left GB column
    dive RA bottom-left GC column dive RC bottom-left GC column"""


def turn() -> Match:
    """The first diver may dive or score."""
    return play(begin(2), CAUGHT)


def corner() -> Match:
    """Card 1 is drawn; 73 cards are left, of which 27 break at the top and 13 at the bottom."""
    return play(begin(2), "dive YB")


def depth() -> Match:
    """Two cards are laid beside the first row."""
    return play(begin(2), "dive RC top-left YA")


def effects() -> Match:
    """A net and a harpoon wait."""
    caught = "dive RB bottom-left GB column dive RB bottom-left GB column"
    return play(begin(2, grid=MIXED), f"{caught} dive RC top-left YB deeper GC pick-b2 pick-c2 pick-new")


def wash() -> Match:
    """A wave has met a wave, and the first diver has cards to lose."""
    return play(begin(2), f"{CAUGHT} dive wave top-left wave")


def giving() -> Match:
    """A set is scored, and two cards must be added to its pool."""
    return play(turn(), "score set-3xRA down-RA")


def taking() -> Match:
    """The second diver must take a card of the pool."""
    return play(giving(), "give-GA give-GA")


def sit(visitor: Visitor, match: Match) -> Visitor:
    """Take the seat to act; random bots sit on the others."""
    visitor.play_on(match)
    assert visitor.asked()
    return visitor


def press(visitor: Visitor, *spots: str) -> None:
    """Press spots one after another; the last one makes a move."""
    with visitor.moving():
        for spot in spots:
            visitor.page.click(f'[data-spot="{spot}"]')


def catch(visitor: Visitor) -> dict[str, int]:
    """Read the viewer's open cards: how many of each sort."""
    spots = visitor.page.query_selector_all('[data-spot^="catch-"]')
    names = [str(spot.get_attribute("aria-label")) for spot in spots]
    return {card: int(n) for n, card in (re.fullmatch(r"yours: (\d+)× (.*)", name).groups() for name in names)}  # type: ignore[union-attr]


# --- By pointer --------------------------------------------------------------------------------------------------


def test_every_corner_shows_the_odds_of_a_break(visit: Visit) -> None:
    ada = sit(visit(), corner())
    labels = [ada.page.get_attribute(f'[data-spot="corner-{at}"]', "aria-label") for at in ("top-left", "bottom-right")]
    assert labels == [
        "top-left corner; risk of interruption at card 2: 37%",
        "bottom-right corner; risk of interruption at card 2: 18%",
    ]
    ada.page.hover('[data-spot="corner-top-right"]')
    ada.page.wait_for_function("() => document.querySelectorAll('.clash').length === 2")
    assert ada.axe() == []
    press(ada, "corner-bottom-left")


def test_the_column_is_taken(visit: Visit) -> None:
    ada = sit(visit(), depth())
    press(ada, "new-1")
    ada.page.wait_for_selector('[data-spot="catch-red-C"]')
    assert catch(ada) == {"red C": 1, "yellow A": 1}


def test_cards_of_the_row_are_chosen_in_any_order_and_dropped_again(visit: Visit) -> None:
    ada = sit(visit(), depth())
    chosen = '[data-spot][aria-pressed="true"]'
    for n in (1, 0):
        ada.page.click('[data-spot="new-2"]')
        ada.page.wait_for_function(f"() => document.querySelectorAll('{chosen}').length === {n}")
    press(ada, "cell-d1", "cell-b1")
    ada.page.wait_for_selector('[data-spot="catch-red-B"]')
    assert catch(ada) == {"red B": 1, "green A": 1}


def test_going_deeper_lays_a_third_card_or_breaks_the_dive(visit: Visit) -> None:
    ada = sit(visit(), play(begin(2), "dive RC top-left GB"))  # a yellow A follows
    assert re.search(r"; risk of interruption: \d+%$", str(ada.page.get_attribute('[data-spot="next"]', "aria-label")))
    press(ada, "next")
    ada.page.wait_for_selector('[data-spot="new-3"][aria-label*="yellow A"]')
    sit(ada, depth())  # a yellow C follows a yellow A
    press(ada, "next")
    ada.page.wait_for_selector("#log >> text=The dive is interrupted!")


def test_a_net_takes_from_another_diver_and_a_harpoon_from_the_table(visit: Visit) -> None:
    ada = sit(visit(), effects())
    press(ada, "held-1-green-B")
    ada.page.wait_for_selector('[data-spot="catch-green-B"]')
    press(ada, "cell-d3")
    ada.page.wait_for_selector('[data-spot="catch-yellow-B"]')
    assert catch(ada) == {"red B": 1, "green B": 2, "green C": 1, "yellow B": 1}


def test_waves_that_met_are_ringed_and_a_whole_group_is_washed_away(visit: Visit) -> None:
    ada = sit(visit(), wash())
    assert ada.page.locator(".broken .blame").count() == 2
    assert catch(ada) == {"red A": 3, "green A": 2, "green C": 1}
    press(ada, "catch-green-A")
    ada.page.wait_for_selector('[data-spot="catch-green-A"]', state="detached")
    assert catch(ada) == {"red A": 3, "green C": 1}


def test_a_set_is_scored_on_the_board(visit: Visit) -> None:
    ada = sit(visit(), turn())
    press(ada, "safe")
    press(ada, "set-3xRA")
    press(ada, "pool-red-A")
    press(ada, "catch-green-A", "catch-green-C")
    ada.page.wait_for_selector('.act[data-move="stop"]')  # the other diver has taken a card
    ada.page.wait_for_selector('[data-spot="catch-green-C"]', state="detached")
    assert catch(ada) == {"green A": 1}
    assert ada.page.get_attribute('[data-spot="safe"]', "aria-label") == "your scored cards, 1"
    press(ada, "safe")


def test_a_card_is_taken_from_the_pool(visit: Visit) -> None:
    ada = sit(visit(), taking())
    press(ada, "pool-red-A")
    ada.page.wait_for_selector('[data-spot="catch-red-A"]')
    assert catch(ada)["red A"] == 1


def test_a_press_that_means_no_legal_move_is_answered_with_its_clause(visit: Visit) -> None:
    ada = visit()
    cases = (
        (turn(), "cell-b2", "PL-30"),
        (depth(), "cell-b3", "PL-30"),
        (wash(), "cell-b2", "PL-40"),
        (giving(), "deck", "PL-51"),
    )
    for match, spot, clause in cases:
        sit(ada, match).page.click(f'[data-spot="{spot}"]')
        ada.page.wait_for_selector(f".why >> text={clause}")


def spot_of(move: str) -> str:
    """Find the spot of a move."""
    kind, _, piece = move.partition("-")
    spots = {
        "dive": "deck",
        "deeper": "next",
        "column": "new-1",
        "harpoon": f"cell-{piece}",
        "take": f"pool-{card(piece)}",
    }
    return spots.get(kind, f"corner-{move}")


def card(piece: str) -> str:
    """Spell a card out as it is in the name of a spot."""
    return (
        f"{ {'R': 'red', 'G': 'green', 'Y': 'yellow'}[piece[0]] }-{piece[1:]}"
        if piece[1:] in ("A", "B", "C")
        else piece
    )


def test_a_whole_game_by_pointer(visit: Visit) -> None:
    """The first and the last dives of a recorded game; others have scored a set before the last ones."""
    ada, game = visit(), recorded("podwodni_lowcy", seats=2, seed=43, length="short")
    pressed = set()

    def press_spot(move: str) -> None:
        pressed.add(spot_of(move).split("-")[0])
        ada.page.click(f'[data-spot="{spot_of(move)}"]')

    ada.follow(game, 0, 11, press_spot)
    ada.follow(game, 36, 42, press_spot)
    assert pressed == {"deck", "corner", "next", "new", "cell", "pool"}
    assert re.search(r"wins!|You win!|shared win", ada.page.inner_text("section.end"))


# --- By keyboard alone -------------------------------------------------------------------------------------------


def test_keys_make_moves(visit: Visit) -> None:
    ada = visit()
    cases: list[tuple[Match, list[str], dict[str, int]]] = [
        (corner(), ["q"], {}),
        (depth(), ["c"], {"red C": 1, "yellow A": 1}),
        (depth(), ["d"], {}),
        (depth(), ["r", "Space", "ArrowRight", "Space"], {"red A": 1, "green A": 1}),
        (turn(), ["d"], {}),
    ]
    for match, keys, caught in cases:
        sit(ada, match)
        with ada.moving():
            for key in keys:
                ada.page.keyboard.press(key)
        if caught:
            ada.page.wait_for_function(
                "n => document.querySelectorAll('[data-spot^=catch-]').length === n", arg=len(caught)
            )
            assert catch(ada) == caught


def test_a_set_is_scored_by_keys_and_from_the_list(visit: Visit) -> None:
    ada = sit(visit(), turn())
    for key in ("s", "1", "1", "1"):  # score, the first set, its first card, the first card for the pool
        with ada.choosing():
            ada.page.keyboard.press(key)
    with ada.moving():
        ada.page.keyboard.press("1")
    ada.page.wait_for_selector('.act[data-move="stop"]')
    with ada.moving():
        ada.page.keyboard.press("n")


def test_a_game_is_finished_from_the_list(visit: Visit) -> None:
    """From the last own turn of a recorded game on."""
    match = golden("short-game")
    last = max(n for n in range(len(match.moves)) if match.at(n).to_act >= 0 and match.at(n).show()["asked"] == "turn")
    ada = sit(visit(), match.at(last))
    for _ in range(20):
        if not ada.asked():
            break
        with ada.choosing():
            ada.page.keyboard.press("1" if "deeper" not in ada.moves() else "c")
    assert re.search(r"wins!|You win!|shared win", ada.page.inner_text("section.end"))


# --- On a phone --------------------------------------------------------------------------------------------------


def test_a_small_phone_shows_everything_and_axe_finds_nothing(visit: Visit) -> None:
    ada = visit(size=SMALL, touch=True, lang="pl")
    for position in (turn, corner, depth, effects, wash, giving, taking):
        match = position()
        sit(ada, match)
        assert ada.overflows() == [], position.__name__
        assert ada.axe() == [], position.__name__
        nets = [move for move in match.texts() if move.startswith("net-")]
        assert ada.page.locator('[data-spot^="theirs-"][role=button]').count() == len(nets), position.__name__
