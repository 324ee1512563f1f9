"""The box, the set-up and the beginning of a turn."""

from collections import Counter

import pytest

from fathomfive.games.podwodni_lowcy import GAME
from fathomfive.games.podwodni_lowcy.components import DIVE_MOVES, GAPS, LONGEST, MOST_SETS
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from games.podwodni_lowcy.sea import BARE, BOX, GRID, asked, begin, cards, diver, grid, head, heap, play, sea
from games.podwodni_lowcy.twin import FISH

each_number = pytest.mark.parametrize("seats", [2, 3, 4, 5])

# --- Components --------------------------------------------------------------------------------------------------


def test_there_are_86_cards() -> None:
    """PL-1"""
    deck = cards(heap(Match(GAME, 2), "deck"))
    assert deck == BOX
    assert deck.total() == 86
    assert sum(deck[fish] for fish in FISH) == 54
    assert [deck[thing] for thing in ("shrimp", "wave", "net", "harpoon")] == [8, 8, 8, 8]


def test_there_are_18_fish_of_a_colour_six_of_each_kind() -> None:
    """PL-1"""
    deck = cards(heap(Match(GAME, 2), "deck"))
    for colour in "RGY":
        assert [deck[colour + kind] for kind in "ABC"] == [6, 6, 6]


# --- Set-up ------------------------------------------------------------------------------------------------------


@each_number
def test_every_seat_is_equally_likely_to_start(seats: int) -> None:
    """PL-2"""
    match = Match(GAME, seats)
    assert match.to_act == TABLE
    assert match.texts() == [f"start-{n}" for n in range(1, seats + 1)]
    assert match.odds() == [1] * seats


@each_number
def test_twelve_cards_are_laid_out_and_the_start_player_begins(seats: int) -> None:
    """PL-2"""
    for start in range(1, seats + 1):
        match = begin(seats, start)
        assert asked(match) == f"turn {start}"
        assert head(match)["diver"] == str(start)
        assert grid(match) == GRID
        assert cards(heap(match, "deck")) == BOX - cards(GRID)
        assert heap(match, "discards") == "-"
        assert [diver(match, n) for n in range(1, seats + 1)] == [(0, "-", "-")] * seats


def test_the_grid_is_laid_out_in_reading_order_and_cards_have_no_effect() -> None:
    """PL-2"""
    match = play(Match(GAME, 2), "start-1 wave wave wave wave wave RA")
    assert grid(match) == "wave wave wave wave\nwave RA - -\n- - - -"
    assert asked(match) == "fill 1"
    assert diver(play(match, "RA RA net net net net"), 1) == (0, "-", "-")
    assert asked(match) == "turn 1"


@each_number
def test_turns_go_clockwise(seats: int) -> None:
    """PL-2"""
    match = begin(seats, start=2)
    order = []
    for _ in range(seats + 1):
        order.append(int(head(match)["diver"]))
        play(match, "dive RC top-left RB" if len(order) % 2 else "dive GC top-left GB")
        play(match, "" if asked(match).startswith("turn") else "column")
    assert order == [*range(2, seats + 1), 1, 2]


def test_every_card_of_the_deck_is_equally_likely_to_be_drawn() -> None:
    """PL-2"""
    match = play(sea(deck="2xRA GA 3xwave"), "dive")
    assert match.texts() == ["RA", "GA", "wave"]
    assert match.odds() == [2, 1, 3]


# --- Filling gaps ------------------------------------------------------------------------------------------------

GAPPED = "RA - YA RB\nGB YB RC GC\n- RA GA -"


def test_gaps_are_filled_from_the_top_row_and_from_left_to_right() -> None:
    """PL-10"""
    match = sea(asked="fill", grid=GAPPED)
    assert match.to_act == TABLE
    assert grid(play(match, "net")) == "RA net YA RB\nGB YB RC GC\n- RA GA -"
    assert grid(play(match, "wave")) == "RA net YA RB\nGB YB RC GC\nwave RA GA -"
    assert asked(match) == "fill 1"
    assert grid(play(match, "GC")) == "RA net YA RB\nGB YB RC GC\nwave RA GA GC"
    assert asked(match) == "turn 1"


def test_filling_gaps_triggers_no_effects() -> None:
    """PL-10"""
    match = sea(asked="fill", grid="wave - net RB\nGB YB RC GC\nshrimp RA GA -", up={1: "RA", 2: "GA"})
    play(match, "wave shrimp")
    assert grid(match) == "wave wave net RB\nGB YB RC GC\nshrimp RA GA shrimp"
    assert asked(match) == "turn 1"
    assert [diver(match, n).up for n in (1, 2)] == ["RA", "GA"]
    assert heap(match, "discards") == "-"


def test_an_empty_deck_is_renewed_when_a_gap_must_be_filled() -> None:
    """PL-10"""
    match = sea(asked="fill", grid=GAPPED, deck="net")
    gone = cards(heap(match, "discards"))
    play(match, "net")
    assert cards(heap(match, "deck")) == gone
    assert heap(match, "discards") == "-"
    assert match.odds() == [gone[name] for name in match.texts()]


def test_an_empty_deck_waits_until_a_card_must_be_drawn() -> None:
    """PL-10"""
    match = sea(asked="fill", grid=GAPPED, deck="net wave GC")
    gone = cards(heap(match, "discards"))
    play(match, "net wave GC")
    assert heap(match, "deck") == "-"
    play(match, "dive")
    assert cards(heap(match, "deck")) == gone
    assert heap(match, "discards") == "-"


def test_cards_discarded_before_the_next_draw_go_into_the_new_deck() -> None:
    """PL-10"""
    match = play(sea(deck="RC RB", up={2: "GA"}), "dive RC top-left RB")
    assert heap(match, "deck") == "-"  # card 2 broke the dive and was the last card
    gone = cards(heap(match, "discards"))
    assert gone["RB"] == 6 - cards(GRID)["RB"]
    assert cards(heap(play(match, "dive"), "deck")) == gone


def test_the_deck_is_renewed_in_the_middle_of_a_dive() -> None:
    """PL-10"""
    match = play(sea(deck="RC"), "dive RC")
    gone = cards(heap(match, "discards"))
    assert heap(match, "deck") == "-"
    play(match, "top-left")
    assert (heap(match, "deck") != "-", heap(match, "discards")) == (True, "-")
    assert cards(heap(match, "deck")) == gone


# --- Dive or score -----------------------------------------------------------------------------------------------


def test_a_diver_without_a_set_must_dive() -> None:
    """PL-11"""
    match = begin(2)
    assert match.texts() == ["dive"]
    with pytest.raises(Refused, match=r"'score' is not legal .* \(PL-11, no-set\)"):
        match.play("score")


def test_a_diver_with_a_set_may_dive_or_score() -> None:
    """PL-11"""
    match = sea(up={1: "3xRA GB YC"})
    assert match.texts() == ["dive", "score"]
    assert match.copy().play("dive").to_act == TABLE
    assert match.play("score").texts() == ["set-3xRA"]


def test_sets_of_others_do_not_count() -> None:
    """PL-11"""
    assert sea(up={2: "3xRA GB YC"}).texts() == ["dive"]


# --- Bounds ------------------------------------------------------------------------------------------------------

EVERY_FISH = " ".join(f"4x{fish}" for fish in FISH)


def test_the_longest_list_of_moves_is_all_sets_and_stopping() -> None:
    """PL-50, PL-52"""
    match = sea(asked="more-sets", up={1: f"{EVERY_FISH} shrimp"}, grid=BARE)
    assert len(match.legal()) == LONGEST == 151
    assert match.texts()[-1] == "stop"


def test_a_net_has_at_most_41_choices_and_a_harpoon_13() -> None:
    """PL-32, PL-33"""
    all_sorts = " ".join([*FISH, "shrimp"])
    others = dict.fromkeys((2, 3, 4, 5), all_sorts)
    few = "RA RB RC GA\nwave wave wave wave\nnet net net net"
    assert len(sea(5, asked="effects", more="nets 1", up=others, grid=few).legal()) == 41
    assert len(sea(asked="effects", more="harpoons 1").legal()) == 13
    assert len(sea(5, asked="effects", more="nets 1 harpoons 1", up=others, grid=few).legal()) == 41 + 5


def test_a_draw_has_at_most_13_outcomes() -> None:
    """PL-10"""
    assert len(play(begin(2), "dive").legal()) == 13


def test_the_longest_dive_turn_has_21_moves() -> None:
    """PL-30"""
    match = sea(3, grid="wave wave wave wave\nGB YB RC GC\nharpoon harpoon harpoon harpoon", up={2: "4xRA", 3: "RB"})
    play(match, "dive harpoon top-left wave wash-RA wash-RB harpoon-b2")
    assert asked(match) == "fill 2"
    before = len(match.moves)
    play(match, "RA GA YA RB YA")  # five gaps are filled
    play(match, "dive shrimp top-left YC deeper RC deeper wave pick-a3 pick-b3 pick-c3 pick-d3")
    play(match, "harpoon-a1 harpoon-b1 harpoon-c1 harpoon-d1")
    assert asked(match) == "fill 3"
    assert len(match.moves) - before == DIVE_MOVES == 21
    assert grid(match) == "shrimp YC RC wave\nGB YA RC GC\n- - - -"
    assert Counter(grid(match).split())["-"] < GAPS == 5


@each_number
def test_the_bound_counts_a_thousand_dives_and_a_set_for_every_card(seats: int) -> None:
    """PL-63"""
    assert MOST_SETS == 62
    assert GAME.max_game_length(seats) == 8 + 1000 * 21 + 62 * (3 + seats)


def test_deck_and_discards_are_never_both_empty() -> None:
    """PL-10"""
    everything = " ".join(f"6x{fish}" for fish in FISH) + " 8xshrimp"
    match = sea(asked="draw", up={1: everything}, grid=BARE, laid="net harpoon wave", deck="wave")
    assert sum(cards(heap(match, "discards")).values()) + 1 == 24 - 12 - 3
    assert diver(match, 1).points == 62
