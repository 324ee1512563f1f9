"""After a game, in a real browser: slider, curve, turning points, playing on, files."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from browser.browsers import DESKTOP, PHONE, SMALL, Visitor, is_blank
from fathomfive.archive.verification import verify
from fathomfive.kernel import replay
from fathomfive.session.session import Session
from fathomfive.soak.server import Server
from fathomfive.store.cards import Judged
from fathomfive.store.store import Store

Visit = Callable[..., Visitor]
GAMES = Path(__file__).parents[1] / "games"
DIVE = GAMES / "deep_dive" / "games" / "three-players.tide"
TIED = GAMES / "deep_dive" / "games" / "tie-broken-by-full-rows.tide"


def shares_of(seat: int, seats: int, n: int) -> list[float]:
    """Let the seat that decides lose much at every thirtieth move."""
    own = 0.2 if n % 30 == 0 else 0.8
    return [own if side == seat else (1 - own) / (seats - 1) for side in range(seats)]


def judge(server: Server, match: str) -> Session:
    """Store a curve of a match, so that no bot has to be compiled; gives the session of the match."""
    with Store(server.settings.database) as store:
        log = verify(store, match)
        again, points = log.match.at(0), []
        for n, (seq, m) in enumerate(zip(log.move_seqs, log.match.moves, strict=True)):
            legal = again.legal()
            if again.to_act >= 0 and len(legal) > 1:
                before, after = (shares_of(again.to_act, log.match.seats, n + k) for k in (0, 1))
                best = next(other for other in legal if other != m)
                point = Judged(seq, again.to_act, before, after, after)
                points.append(replace(point, win=0.3, best=best, best_win=0.5, best_error=0.02, flaw="risk"))
            again.play(m)
        store.curves.keep(match, points)
    return log


def look_at(ada: Visitor, server: Server, event: int, file: Path = DIVE) -> Session:
    """Look at an event of a replay whose curve is known."""
    ada.post("/api/me", {"name": "Ada"})
    log = judge(server, ada.post("/api/replays", {"text": file.read_text(encoding="utf-8")})["match"])
    ada.open(f"/replay/{log.card.match}#{event}").page.wait_for_selector(".curve svg")
    return log


def at(ada: Visitor) -> int:
    """Say which event is looked at."""
    return int(ada.page.input_value("input[type=range]"))


def test_a_replay_is_browsed_by_slider_keys_buttons_and_log(visit: Visit, server: Server) -> None:
    ada = visit()
    log = look_at(ada, server, 57)
    assert at(ada) == 57, "the address says where"
    before = ada.page.evaluate("history.length")
    assert int(str(ada.page.get_attribute("input[type=range]", "max"))) == log.seq
    board = ada.page.inner_html(".board svg")
    for key, where in (("]", 58), ("ArrowRight", 59), ("[", 58), ("ArrowLeft", 57), ("End", log.seq), ("Home", 1)):
        ada.page.keyboard.press(key)
        assert at(ada) == where, key
    ada.page.fill("input[type=range]", "90")
    ada.page.wait_for_function("() => location.hash === '#90'")
    ada.page.wait_for_function("before => document.querySelector('.board svg').innerHTML !== before", arg=board)
    here = ada.page.locator("[aria-current=step]")
    assert here.inner_text() == ada.page.inner_text(".told")
    box, frame = here.bounding_box(), ada.page.locator("ol[tabindex]").bounding_box()
    assert box
    assert frame
    assert frame["y"] <= box["y"] <= frame["y"] + frame["height"], "the log follows"
    ada.page.click("ol[tabindex] li:last-child button")
    assert at(ada) == 2, "the oldest is at the bottom, as at the table"
    ada.page.click("role=button[name='Play']")
    ada.page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 4")
    ada.page.click("role=button[name='Pause']")
    assert ada.page.evaluate("history.length") == before, "going back leads out of the replay, not along it"


def test_the_curve_and_its_turning_points_lead_to_the_event(visit: Visit, server: Server) -> None:
    ada = visit()
    look_at(ada, server, 1)
    ada.page.click("role=tab[name='Turning points']")
    turn = ada.page.locator("[role=tabpanel] li button", has_text="Mistake").first
    assert "%" in turn.inner_text()
    assert "luck 0" in turn.inner_text()
    assert "The risk was not worth it." in turn.inner_text()
    assert "Better:" in turn.inner_text()
    turn.click()
    first = at(ada)
    assert first > 1
    size = ada.page.locator(".curve svg").bounding_box()
    assert size
    ada.page.mouse.click(size["x"] + size["width"] * 0.75, size["y"] + 40)
    assert at(ada) > first
    ada.page.click("text=The curve as a table")
    ada.page.wait_for_selector("table tbody tr")
    assert len(ada.page.query_selector_all("table tbody tr")) > 20


def test_bots_judge_a_game_while_a_person_waits(visit: Visit) -> None:
    ada = visit()
    ada.open("/mine").page.set_input_files(
        "input[type=file]", GAMES / "deep_dive" / "games" / "rock-to-the-bottom.tide"
    )
    ada.page.wait_for_selector("role=progressbar")
    ada.page.wait_for_selector(".curve svg", timeout=240_000)
    shares = ada.page.inner_text(".now-words")
    assert shares.count("%") == 2
    ada.page.keyboard.press("End")
    assert "100" in ada.page.inner_text(".now-words")
    assert ada.page.inner_text(".now-words") != shares


def test_other_eyes_see_other_hands(visit: Visit, server: Server) -> None:
    ada = visit()
    look_at(ada, server, 1, GAMES / "codex_naturalis" / "games" / "two-players.tide")
    own = ada.page.inner_text("ol[tabindex]")
    ada.page.select_option(".eyes select", "1")
    ada.page.wait_for_function("before => document.querySelector('ol[tabindex]').innerText !== before", arg=own)
    ada.page.select_option(".eyes select", "null")
    assert at(ada) == 1


def test_a_game_is_played_on_from_a_replay_and_ends_with_a_replay(visit: Visit, server: Server) -> None:
    ada = visit()
    log = look_at(ada, server, 40)
    ada.page.click("text=Play on from here")
    ada.page.check("dialog input[value='1']")
    ada.page.select_option("dialog select", "easy")
    ada.page.click("dialog >> text='Play on'")
    ada.page.wait_for_selector(".ask")
    name = ada.page.url.rpartition("/")[2]
    with Store(server.settings.database) as store:
        again = verify(store, name)
        stood = log.moves_until(40)
        assert again.match.moves[:stood] == log.match.moves[:stood]
        assert [chair.bot for chair in store.chairs(name)] == ["easy", None, "easy"]
    ada.page.keyboard.press("End")
    ada.page.goto(f"{ada.address}/replay/{name}")
    ada.page.wait_for_selector("text=This game is still in progress")
    ada.complaints.clear()  # the browser writes down that it was refused


def test_the_end_of_a_game_leads_to_its_replay_and_says_what_broke_a_tie(visit: Visit, server: Server) -> None:
    ada = visit()
    match = look_at(ada, server, 1, TIED).card.match
    ada.open(f"/t/{match}").page.wait_for_selector("section.end")
    assert "tie-break:" in ada.page.inner_text("section.end")
    ada.page.click("section.end >> text=Replay")
    ada.page.wait_for_selector("main.replay")
    with ada.page.expect_download() as got:
        ada.page.click("text=Download")
    assert got.value.path().read_text(encoding="utf-8") == TIED.read_text(encoding="utf-8")
    ada.open("/g/deep_dive").page.wait_for_selector("text=Your replays")
    ada.open("/mine").page.click(f"a.btn[href='/replay/{match}']")
    ada.page.wait_for_selector("main.replay")


def test_a_bad_file_is_told_with_its_line_and_a_good_one_can_be_dropped(visit: Visit, tmp_path: Path) -> None:
    ada = visit().open("/")
    bad = tmp_path / "bad.tide"
    bad.write_text(DIVE.read_text(encoding="utf-8").replace('"deep_dive"', '"chess"'), encoding="utf-8")
    ada.page.set_input_files("input[type=file]", bad)
    ada.page.wait_for_selector("[role=alert] >> text=line 1")
    assert "no game 'chess'" in ada.page.inner_text("[role=alert]")
    big = tmp_path / "big.tide"
    big.write_bytes(b" " * 300_000)
    ada.page.set_input_files("input[type=file]", big)
    ada.page.wait_for_selector("[role=alert] >> text=too large")
    ada.complaints.clear()  # the browser writes down that it was refused
    ada.page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'game.tide'));
            document.querySelector('.drop').dispatchEvent(new DragEvent('drop', {bubbles: true, dataTransfer: data}));
        }""",
        replay.write(replay.read(DIVE.read_text(encoding="utf-8")).at(60)),
    )
    ada.page.wait_for_selector("main.replay")
    ada.page.click("role=tab[name='Result']")
    ada.page.wait_for_selector("text=This game was not played to its end.")


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("cs", PHONE), ("pl", SMALL), ("pl", (1024, 768))])
def test_a_replay_is_complete_fits_and_axe_finds_nothing(
    visit: Visit, server: Server, lang: str, size: tuple[int, int]
) -> None:
    ada = visit(lang=lang, size=size, night=size == PHONE)
    look_at(ada, server, 90)
    for tab in range(3):
        ada.page.click(f"[role=tab] >> nth={tab}")
        assert "⟨" not in ada.page.inner_text("body")
        assert ada.overflows() == []
        assert ada.axe(part="[role=tabpanel]" if tab else "html") == []
    assert not is_blank(ada.shoot(f"replay-{size[0]}"))
    ada.page.click(".btn.main")
    assert ada.overflows() == []
    assert ada.axe(part="dialog[open]") == []
