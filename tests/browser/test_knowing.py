"""Knowing what one may do and what it is worth, in a real browser: greyed actions, reasons, figures, filters."""

from collections.abc import Callable

from browser.browsers import ROOT, Visitor
from browser.exact import recorded
from fathomfive.kernel import replay

Visit = Callable[..., Visitor]
REEF = "reef_encounter"
LESSON = ROOT / "src" / "fathomfive" / "games" / REEF / "lesson" / "match.tide"
FIRST_TURN = 37  # moves of the lesson before the first turn begins
COMPILED = 10  # questions until the bots are surely compiled
WAIT = 60_000  # ms for each of them


def first_turn(ada: Visitor) -> Visitor:
    """Sit down at the beginning of the first turn of Reef Encounter."""
    ada.play_on(replay.read(LESSON.read_text(encoding="utf-8")).at(FIRST_TURN))
    assert ada.asked()
    return ada


def why(ada: Visitor, spot: str) -> str:
    """Ask why nothing can be done at a spot, and read the answer."""
    ada.page.click("text=Why can’t I")
    ada.page.click(f'[data-spot="{spot}"]')
    return ada.page.inner_text(".why")


def test_what_is_not_possible_stays_in_the_list_with_its_reason(visit: Visit) -> None:
    ada = first_turn(visit())
    grey = {
        str(one.get_attribute("data-impossible")): one.inner_text()
        for one in ada.page.query_selector_all("[data-impossible]")
    }
    assert {"eat", "attack", "move", "hatch", "swap"} <= set(grey)
    assert "None of your shrimps is on a reef." in grey["eat"]
    assert "Pay a larva first" in grey["attack"]
    at = ada.at()
    ada.page.click("[data-impossible=eat] button", force=True)  # it is disabled, and says why
    assert "RE-21" in ada.page.inner_text(".why")
    assert ada.at() == at, "nothing is played"
    ada.page.keyboard.press("Tab")
    assert ada.axe(".asked") == []


def test_why_not_names_what_is_legal_and_offers_it(visit: Visit) -> None:
    ada = first_turn(visit())
    polyps = str(ada.page.get_attribute('[data-spot^="hand-"]', "data-spot"))
    answer = why(ada, polyps)
    assert "not your turn" not in answer
    put = ada.page.get_attribute("[data-step=put]", "data-step")
    assert put == "put", "a shrimp can be brought in"
    answer = why(ada, "shrimp")
    assert "Why not" not in answer
    assert "You can do this:" in answer
    with ada.moving():
        ada.page.click(".why [data-offer]")
    answer = why(ada, "shrimp")
    assert "You have already brought in a shrimp this turn." in answer
    assert "RE-24" in answer
    with ada.moving():
        ada.page.click("text=Undo")
        if ada.page.query_selector(".ask >> text=Take back"):
            ada.page.click(".ask >> text=Take back")
    assert ada.page.query_selector(".why") is None, "an answer goes with the table that it was about"


def test_any_move_can_be_weighed(visit: Visit) -> None:
    ada = visit().play_bots("deep_dive")
    assert ada.asked()
    ada.page.hover(".act[data-move]")
    text = str(ada.page.get_attribute(".act[data-move]", "data-move"))
    for _ in range(COMPILED):
        ada.page.click(f'[data-worth="{text}"]')
        ada.page.wait_for_selector(f'.act[data-move="{text}"] .odds, .trouble', timeout=WAIT)
        if ada.page.query_selector(f'.act[data-move="{text}"] .odds'):
            break
    shown = ada.page.inner_text(f'.act[data-move="{text}"] .odds')
    assert "to win" in shown
    assert "point" in shown


def test_a_filter_gives_way_to_a_new_kind_of_target(visit: Visit) -> None:
    """A polyp on b2C4 makes an attack on b2C3 possible, while the list shows new corals on reef b2 alone."""
    game = recorded(REEF, seats=2, seed=1, until=45)
    ada = visit().play_on(game.at(45))
    assert ada.asked()
    for step in ('[data-step="polyps"]', ".more", '[data-step="rock-hand-b2"]'):
        ada.page.click(f".act{step}")
    ada.page.wait_for_selector("text=Choose something else")
    hidden = ada.page.inner_text(".narrowed")
    assert "On bare rock (11)" in hidden, "corals that grow"
    assert "A new coral on reef 4 (22)" in hidden
    with ada.moving():
        ada.page.click('[data-spot="sq-b2C4"]')
    ada.page.wait_for_selector('.act[data-move="attack-Pb2C3"], .act[data-step^="attack"]')
    assert ada.page.get_attribute('[data-spot="sq-b2C3"]', "role") == "button"
    ada.page.click('.act[data-step^="rock-hand"]')
    assert "Not listed: Attack (1)" in ada.page.inner_text(".narrowed")
    with ada.moving():
        ada.page.click('[data-spot="sq-b2C3"]')


def test_the_largest_corals_come_first_in_the_list(visit: Visit) -> None:
    ada = visit().play_on(recorded(REEF, seats=2, seed=1, until=45).at(45))
    assert ada.asked()
    for step in ('[data-step="polyps"]', '[data-step^="rock-hand-b2"]'):
        if ada.page.query_selector(f".act{step}"):
            ada.page.click(f".act{step}")
    if more := ada.page.query_selector(".act.more"):
        more.click()
    lines = [one.inner_text() for one in ada.page.query_selector_all(".act[data-move] small")]
    sizes = [int(line.split("coral of ")[1].split()[0].rstrip("·, ")) for line in lines if "coral of " in line]
    assert len(sizes) > 2
    assert sizes == sorted(sizes, reverse=True)
