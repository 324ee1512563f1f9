"""Every lesson in a real browser, from the first word to the first table."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.browsers import DESKTOP, PHONE, SMALL, Visitor, is_blank
from fathomfive.kernel import shelf

Visit = Callable[..., Visitor]
LESSONS = [
    game.name for game in shelf.games()
    if game.lesson.is_dir() and (game.folder / "web" / "Board.svelte").exists()
]  # fmt: skip
each_lesson = pytest.mark.parametrize("game", LESSONS)


def open_lesson(visitor: Visitor, game: str) -> Any:
    """Open a lesson, and give what the server says of it."""
    visitor.open(f"/learn/{game}").page.wait_for_selector(".lesson")
    return lesson_of(visitor, game)


def lesson_of(visitor: Visitor, game: str) -> Any:
    """Give what the server says of a lesson."""
    return visitor.context.request.get(f"{visitor.address}/api/lessons/{game}").json()


def at(visitor: Visitor, n: int) -> None:
    """Wait until a step is shown."""
    visitor.page.wait_for_selector(f'.lesson[data-step="{n}"]')


@each_lesson
def test_a_whole_lesson_by_pointer_points_at_what_is_there_and_leads_to_a_table(visit: Visit, game: str) -> None:
    ada = visit()
    lesson = open_lesson(ada, game)
    for n, step in enumerate(lesson["steps"]):
        at(ada, n)
        for spot in step["spots"]:
            assert ada.page.query_selector(f'[data-spot="{spot}"]'), f"{step['say']}: no spot {spot}"
        if step["answer"]:
            ada.page.click(f'.act[data-move="{step["answer"]}"]')
        elif n + 1 < len(lesson["steps"]):
            ada.page.click("button:text-is('Next')")
    assert ada.axe() == []
    assert not is_blank(ada.shoot(f"learn-{game}-{DESKTOP[0]}"))
    ada.page.click("text=Play against an easy bot")
    ada.page.wait_for_url("**/t/*")
    ada.page.wait_for_selector(".table")


@pytest.mark.parametrize("size", [PHONE, (844, 390)])
def test_on_a_phone_what_a_step_of_the_reef_points_at_is_open_and_the_hand_beside_it_stays(
    visit: Visit, size: tuple[int, int]
) -> None:
    ada = visit(size=size, touch=True)
    for n, step in enumerate(open_lesson(ada, "reef_encounter")["steps"]):
        at(ada, n)
        for spot in step["spots"]:
            expect(ada.page.locator(f'[data-spot="{spot}"]'), f"{step['say']}: {spot}").to_be_visible()
        if size == PHONE:
            expect(ada.page.locator(".said > .line")).to_be_in_viewport(ratio=1)
            expect(ada.page.locator(".ways")).to_be_in_viewport(ratio=1)
        if size != PHONE:
            expect(ada.page.locator(".tray")).to_be_in_viewport(ratio=1)
            expect(ada.page.locator(".step h2")).to_be_in_viewport(ratio=1)
            ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
            expect(ada.page.locator(".tray")).to_be_in_viewport(ratio=1)
        ada.page.keyboard.press("]")


def test_on_a_phone_the_moves_of_what_was_pressed_come_in_sight(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True)
    steps = open_lesson(ada, "reef_encounter")["steps"]
    eat = next(n for n, step in enumerate(steps) if step["say"] == "eat")
    for n in range(eat):
        at(ada, n)
        ada.page.keyboard.press("]")
    at(ada, eat)
    meal = ada.page.locator(f'.act[data-move="{steps[eat]["answer"]}"]')
    expect(meal).not_to_be_in_viewport(ratio=0.5)
    ada.page.tap('[data-spot="sq-b0E3"]')
    expect(meal).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_board_comes_in_sight_when_asked_about_and_the_next_press_ends_the_answer(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True)
    steps = open_lesson(ada, "reef_encounter")["steps"]
    asked = next(n for n, step in enumerate(steps) if step["say"] == "attack")
    for n in range(asked):
        at(ada, n)
        ada.page.keyboard.press("]")
    at(ada, asked)
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    place = ada.page.locator('[data-spot="sq-b0B4"]')
    expect(place).not_to_be_in_viewport()
    ada.page.tap("button:text('Why can')")
    expect(place).to_be_in_viewport(ratio=1)
    place.tap()
    expect(ada.page.locator(".remark")).to_be_visible()
    ada.page.tap('[data-spot="sq-b0D2"]')
    expect(ada.page.locator(".again")).to_be_visible()
    expect(ada.page.locator(".remark")).to_have_count(0)


@each_lesson
def test_a_whole_lesson_by_keyboard_alone_in_three_languages(visit: Visit, game: str) -> None:
    for lang, size in (("en", PHONE), ("cs", SMALL), ("pl", SMALL)):
        ada = visit(size=size, lang=lang, night=lang == "pl")
        lesson = open_lesson(ada, game)
        for n, step in enumerate(lesson["steps"]):
            at(ada, n)
            assert ada.overflows() == []
            title = ada.page.inner_text(".step h2")
            assert "⟨" not in title
            assert title in ada.page.inner_text(".sr[aria-live=polite]"), "what is shown is said"
            if step["answer"]:
                listed = [act.get_attribute("data-move") for act in ada.page.query_selector_all(".act")]
                ada.page.keyboard.press(str(1 + listed.index(step["answer"])))
            elif n + 1 < len(lesson["steps"]):
                ada.page.keyboard.press("Enter")
        ada.page.keyboard.press("[")
        at(ada, len(lesson["steps"]) - 2)
        if lang == "en":
            assert not is_blank(ada.shoot(f"learn-{game}-{size[0]}"))


def test_another_move_gets_a_friendly_remark_and_an_illegal_one_its_clause(visit: Visit) -> None:
    ada = visit().open("/g/kipicot")
    ada.page.click("text=Learn to play in three minutes")
    at(ada, 0)
    ada.page.click('[data-spot="b2"]')
    ada.page.wait_for_selector("text=Nothing to do here")
    ada.page.keyboard.press("]")
    at(ada, 1)
    ada.page.click('[data-spot="c2"]')
    at(ada, 2)
    ada.page.wait_for_selector("text=Just as good")
    ada.page.click(".back")
    at(ada, 1)
    for n in (2, 3, 4):
        ada.page.keyboard.press("]")
        at(ada, n)
    ada.page.click('[data-spot="red"]')
    ada.page.click('[data-spot="a1"]')
    ada.page.wait_for_selector(".remark >> text=the lesson wants something else")
    ada.page.click('[data-spot="red"]')
    ada.page.click('[data-spot="c4"]')
    at(ada, 5)
    ada.page.click('[data-spot="d4"]')
    ada.page.wait_for_selector(".remark.why >> text=KI-12")
    ada.page.click('[data-spot="c4"]')
    at(ada, 6)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_is_not_possible_stays_in_the_list_of_a_lesson_with_its_reason(
    visit: Visit, size: tuple[int, int]
) -> None:
    ada = visit(size=size, touch=size == PHONE)
    steps = open_lesson(ada, "deep_dive")["steps"]
    n = next(n for n, step in enumerate(steps) if step["answer"])
    for _ in range(n):
        ada.page.keyboard.press("]")
    at(ada, n)
    listed = [one.get_attribute("data-impossible") for one in ada.page.query_selector_all("[data-impossible]")]
    assert listed == [action["kind"] for action in steps[n]["impossible"]] == ["take", "surface", "deeper"]
    assert "Flip a tile first" in ada.page.inner_text("[data-impossible=surface]")
    tap = ada.page.tap if size == PHONE else ada.page.click
    tap("[data-impossible=surface] button", force=True)  # it is disabled, and says why
    ada.page.wait_for_selector(".remark.why >> text=DD-24")
    assert ada.overflows() == []
    assert ada.axe() == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_remark_is_in_sight_and_goes_with_the_next_right_step(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size).open("/learn/podwodni_lowcy")
    for n in range(2):
        at(ada, n)
        ada.page.keyboard.press("]")
    at(ada, 2)
    ada.page.click('.act[data-move="bottom-left"]')
    expect(ada.page.locator(".remark >> text=the lesson wants something else")).to_be_in_viewport(ratio=1)
    ada.page.click('.act[data-move="top-left"]')  # just as risky
    at(ada, 3)
    expect(ada.page.locator(".remark >> text=just as good")).to_be_in_viewport(ratio=1)
    for n in range(3, 8):
        ada.page.keyboard.press("]")
        at(ada, n + 1)
    ada.page.click('[data-spot="new-1"]')
    ada.page.wait_for_selector(".remark >> text=the lesson wants something else")
    ada.page.click('[data-spot="new-2"]')
    ada.page.wait_for_selector(".tick")
    expect(ada.page.locator(".remark")).to_have_count(0)
    ada.page.click('[data-spot="cell-a1"]')
    at(ada, 10)


@each_lesson
def test_the_rulebook_shows_its_pictures_on_the_board_itself(visit: Visit, game: str) -> None:
    ada = visit(size=PHONE).open(f"/g/{game}/rules")
    wanted = [step["picture"] for step in lesson_of(ada, game)["steps"] if step["picture"]]
    for clause in wanted:
        ada.page.wait_for_selector(f"#{clause} figure", state="attached")
        ada.page.locator(f"#{clause} figure").scroll_into_view_if_needed()
        ada.page.wait_for_selector(f"#{clause} figure svg [data-spot]", state="attached")
        assert ada.page.inner_text(f"#{clause} figure p")
    for size in (PHONE, DESKTOP):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert ada.overflows() == []
        assert ada.axe() == []
        assert not is_blank(ada.shoot(f"g-{game}-rules-{size[0]}"))
