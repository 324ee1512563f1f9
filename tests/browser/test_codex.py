"""Codex Naturalis in a real browser: whole games by pointer and by keyboard, and exact positions."""

import re
from collections.abc import Callable

from playwright.sync_api import Page

from browser.browsers import PHONE, ROOT, Visitor
from browser.exact import recorded
from fathomfive.kernel import replay

Visit = Callable[..., Visitor]
GAMES = ROOT / "tests" / "games" / "codex_naturalis" / "games"
PLACES = '[data-spot^="place-"][role=button]'
HAND = '[data-spot^="hand-"][role=button]'

# the points of the first seat as soon as there are so many; at the end those of objectives are added
POINTS = """n => {
    const points = parseInt(document.querySelector('.seats li:first-child .pts').innerText);
    return document.querySelector('section.end') ? 'the end' : points >= n && String(points);
}"""

# The page no longer moves: the first card of the manuscript is where it was when this was asked before.
RESTS = """() => {
    const { x, y, width } = document.querySelector('[data-spot^="laid-"]').getBoundingClientRect();
    const now = [x, y, width, document.fonts.status].join();
    const rests = window.rested === now;
    window.rested = now;
    return rests && document.fonts.status === 'loaded';
}"""


def play_before(visitor: Visitor, move: str) -> Visitor:
    """Take over a golden game just before a move."""
    match = replay.read((GAMES / "two-players.tide").read_text(encoding="utf-8"))
    visitor.play_on(match.at(next(n for n, m in enumerate(match.moves) if match.at(n).write(m) == move)))
    assert visitor.asked()
    return visitor


def own_points(page: Page) -> int:
    """Read the points of the viewer, who has the first seat."""
    return int(re.match(r"-?\d+", page.inner_text(".seats li:first-child .pts"))[0])  # type: ignore[index]


def promised(place: str) -> int:
    """Read from the name of a place what a card would score there."""
    return int(re.search(r"\+(\d+)", place)[1])  # type: ignore[index]


def names(page: Page, spots: str) -> list[str]:
    """Read the names of spots."""
    found: list[str] = page.locator(spots).evaluate_all("spots => spots.map(spot => spot.getAttribute('aria-label'))")
    return found


def lay_at(visitor: Visitor, place: int) -> str:
    """Press a place, and check that the card scores what the place promised."""
    page = visitor.page
    name = names(page, PLACES)[place]
    wanted = own_points(page) + promised(name)
    with visitor.moving():
        page.locator(PLACES).nth(place).click()
    seen = page.wait_for_function(POINTS, arg=wanted).json_value()
    assert seen in ("the end", str(wanted)), name
    return name


def test_places_promise_what_the_chosen_card_scores_and_covers(visit: Visit) -> None:
    ada = play_before(visit(), "lay-46@2,2")  # 2 points for each corner it covers
    page = ada.page
    page.locator('[data-spot="hand-46"]').click()
    places = names(page, PLACES)
    assert {promised(name) for name in places} == {2, 4}
    assert len({name.split("covers")[1] for name in places}) > 2, "different symbols, and nothing"
    page.locator('[data-spot="place-2,2"]').hover()
    page.wait_for_selector(".chip.full")
    assert page.text_content("text.plus.full") == "+4"
    assert "covers" in lay_at(ada, next(n for n, name in enumerate(places) if "2, 2:" in name))
    assert ada.asked()
    assert ada.moves()[0].startswith("take")


def test_a_card_whose_cost_is_not_visible_says_so_and_why_not_names_the_clause(visit: Visit) -> None:
    ada = play_before(visit(), "lay-23b@1,1")
    page = ada.page
    poor = page.locator('[data-spot^="hand-46"]')
    assert "still missing " in str(poor.get_attribute("aria-label"))
    poor.click()
    page.keyboard.press("f")
    page.locator('[data-spot="place-1,1"]').click()
    page.wait_for_selector("a[href$='#CN-23']")


def split(lay: str) -> tuple[str, str]:
    """Take a lay apart: the spot of its card with the right side up, and the spot of its place."""
    card, place = lay.removeprefix("lay-").split("@")
    return f"hand-{card}", f"place-{place}"


def spot_of(move: str) -> str:
    """Find the spot of a move that lays no card."""
    kind, _, piece = move.partition("-")
    return {"take": f"up-{piece}", "draw": f"deck-{piece}", "keep": f"goal-{piece}"}.get(kind, f"starter-{kind}")


def test_a_whole_game_by_pointer_scores_what_every_place_promises(visit: Visit) -> None:
    """The first and the last turns of a recorded game."""
    ada, game = visit(), recorded("codex_naturalis", seats=3, seed=9)
    page, asked = ada.page, set()

    def press(move: str) -> None:
        asked.add(move.split("-")[0])
        if not move.startswith("lay"):
            page.click(f'[data-spot="{spot_of(move)}"]')
            return
        card, place = split(move)
        page.locator(HAND).and_(page.locator(f'[data-spot^="{card.rstrip("b")}"]')).click()
        if page.locator(f'[data-spot="{card}"]').count() == 0:
            page.click(".over")
        spots = page.locator(PLACES).evaluate_all("spots => spots.map((spot) => spot.dataset.spot)")
        lay_at(ada, spots.index(place))

    ada.follow(game, 0, 8, press)
    ada.follow(game, 30, 35, press)
    assert asked == {"front", "keep", "lay", "take", "draw"}
    assert re.search(r"wins!|You win!|shared win", page.inner_text("section.end"))


def test_a_whole_game_of_four_by_keyboard_alone(visit: Visit) -> None:
    """The first and the last turns of a recorded game."""
    ada, game = visit(), recorded("codex_naturalis", seats=4, seed=22)
    page, ways = ada.page, list[str]()

    def press(move: str) -> None:
        if move.startswith("lay"):
            card, place = split(move)
            hand = page.locator(HAND).evaluate_all("spots => spots.map((spot) => spot.dataset.spot)")
            page.keyboard.press("qwe"[hand.index(card.rstrip("b"))])
            page.wait_for_selector(f'[data-spot^="{card.rstrip("b")}"]')
            if page.locator(f'[data-spot="{card}"]').count() == 0:
                page.keyboard.press("f")
                ways.append("over")
            if len(ways) % 2 and ada.steer(place):
                ways.append("arrows")
                page.keyboard.press("Enter")
                return
        if key := page.query_selector(f'.act[data-move="{move}"] kbd'):
            ways.append("number")
            page.keyboard.press(key.inner_text())
        else:
            ways.append("filter")
            page.keyboard.press("/")
            page.keyboard.type(move)
            page.keyboard.press("Enter")

    ada.follow(game, 0, 7, press)
    ada.follow(game, 30, 35, press)
    assert set(ways) == {"over", "arrows", "number", "filter"}


def to_a_place(page: Page) -> bool:
    """Move the focus with the arrow keys until it is on a place."""
    for arrow in ("ArrowUp", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowUp") * 2:
        page.keyboard.press(arrow)
        if page.evaluate("document.activeElement.dataset.spot ?? ''").startswith("place-"):
            return True
    return False


def test_arrow_keys_reach_a_place_and_enter_lays_there(visit: Visit) -> None:
    ada = play_before(visit(), "lay-46@2,2")
    ada.page.keyboard.press("q")
    assert to_a_place(ada.page)
    with ada.moving():
        ada.page.keyboard.press("Enter")
    assert ada.asked()
    assert ada.moves()[0].startswith("take")


def test_a_manuscript_is_dragged_and_zoomed_and_a_drag_plays_nothing(visit: Visit) -> None:
    ada = play_before(visit(), "lay-46@2,2")
    assert ada.axe() == []
    page = ada.page
    page.wait_for_function(RESTS, polling=100)
    starter = page.locator('[data-spot="laid-0-0,0"]')
    before, at = ada.look(), starter.bounding_box()
    place = page.locator(PLACES).first.bounding_box()
    assert at is not None
    assert place is not None
    page.mouse.move(place["x"] + 20, place["y"] + 15)
    page.mouse.down()
    page.mouse.move(place["x"] + 80, place["y"] + 45, steps=5)
    page.mouse.up()
    away = "x => Math.abs(document.querySelector('[data-spot=\"laid-0-0,0\"]').getBoundingClientRect().x - x) > 59"
    page.wait_for_function(away, arg=at["x"])
    page.wait_for_function(RESTS, polling=100)
    moved = starter.bounding_box()
    assert moved is not None
    assert (round(moved["x"] - at["x"]), round(moved["y"] - at["y"])) == (60, 30)
    assert ada.look() == before, "a drag plays nothing"
    page.mouse.wheel(0, -400)
    wide = "w => document.querySelector('[data-spot=\"laid-0-0,0\"]').getBBox().width > w * 1.3"
    page.wait_for_function(wide, arg=at["width"])
    page.keyboard.press("0")
    back = "x => Math.abs(document.querySelector('[data-spot=\"laid-0-0,0\"]').getBoundingClientRect().x - x) < 1"
    page.wait_for_function(back, arg=at["x"])
    page.click("[role=group][aria-label=manuscripts] >> button >> nth=1")
    page.wait_for_selector('[data-spot="laid-1-0,0"]')
    assert page.locator(PLACES).count() == 0, "nothing can be laid into another manuscript"
    page.keyboard.press("q")
    page.wait_for_selector('[data-spot="laid-0-0,0"]')
    assert page.locator(PLACES).count() > 0, "a card of the hand opens the own manuscript again"


# Where two moves in a row lay cards: in the last round.
LAST_ROUND = [("four-players", 321), ("three-players", 264), ("decks-run-out", 317)]
HIDDEN = """() => {
    const peek = document.querySelector('.peek');
    const { left, right, top, bottom, width } = peek?.getBoundingClientRect() ?? { width: 0 };
    const hidden = [...document.querySelectorAll('[data-spot^="place-"]')].filter((place) => {
        const box = place.getBoundingClientRect();
        return width && box.left < right && left < box.right && box.top < bottom && top < box.bottom;
    });
    return [width > 0, hidden.map((place) => place.dataset.spot)];
}"""


def test_a_finger_drags_the_manuscript_and_not_the_page(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True).play_on(recorded("codex_naturalis", seats=4, seed=22, until=2))
    page = ada.page
    assert ada.asked()
    page.wait_for_function(RESTS, polling=100)
    place = "() => document.querySelector('[data-spot^=\"laid-\"]').getBoundingClientRect().y"
    before = page.evaluate(place)
    frame = page.locator(".codex .plate").bounding_box()
    assert frame
    x, y = frame["x"] + 30, frame["y"] + frame["height"] / 2
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for n in range(1, 11):
        touch("touchMove", {"x": x, "y": y - 6 * n})
    touch("touchEnd")
    page.wait_for_function(RESTS, polling=100)
    assert (page.evaluate("scrollY"), round(page.evaluate(place) - before)) == (0, -60)


def test_a_banner_is_in_sight_where_the_page_is_scrolled_past_the_board(visit: Visit) -> None:
    ada = play_before(visit(size=(375, 600), touch=True), "lay-57@-4,2")
    page = ada.page
    page.wait_for_function(RESTS, polling=100)
    page.locator('[data-spot^="hand-57"]').tap()
    page.locator(".act.more").tap()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate("document.querySelector('.plate').getBoundingClientRect().top") < -20
    page.locator('[data-move="lay-57@-4,2"]').tap()
    page.wait_for_selector(".banner.good")
    assert page.evaluate("document.querySelector('.banner').getBoundingClientRect().top") >= 0
    page.evaluate("scrollTo(0, 0)")
    over = "document.querySelector('.plate').getBoundingClientRect().top + 51"
    page.wait_for_function(f"() => document.querySelector('.banner').getBoundingClientRect().bottom < {over}")


def test_the_small_picture_of_another_manuscript_hides_no_place(visit: Visit) -> None:
    shown = {}
    for size in ((1100, 800), PHONE):
        ada = visit(size=size, touch=size == PHONE)
        for game, n in LAST_ROUND:
            ada.play_on(replay.read((GAMES / f"{game}.tide").read_text(encoding="utf-8")).at(n))
            ada.page.wait_for_selector(".tab.last", state="attached")
            assert ada.asked()
            ada.page.wait_for_function(RESTS, polling=100)
            shown[size, game], hidden = ada.page.evaluate(HIDDEN)
            assert hidden == [], (size, game)
    assert {seen for (size, _), seen in shown.items() if size != PHONE} == {True}, "there is room beside the cards"


def test_the_hands_of_others_are_not_cut_off(visit: Visit) -> None:
    lost = "hands => hands.map((hand) => Number(hand.getAttribute('width')) - hand.getBoundingClientRect().width)"
    ada = visit(lang="pl").play_on(recorded("codex_naturalis", seats=4, seed=22, until=2))
    assert ada.asked()
    assert ada.page.locator(".row > svg").evaluate_all(lost) == [0, 0, 0]


def test_a_first_tap_on_a_phone_previews_a_place_and_axe_finds_nothing(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True).play_on(recorded("codex_naturalis", seats=4, seed=22, until=2))
    assert ada.asked()
    assert ada.overflows() == []
    assert ada.axe() == []
    ada.page.locator(PLACES).first.tap()
    ada.page.wait_for_selector(".chip.full", state="attached")
    assert ada.page.locator(".chip.full").count() == 1
    with ada.moving():
        ada.page.locator(PLACES).first.tap()
    assert ada.asked()
    assert ada.moves()[0].startswith(("take", "draw"))
