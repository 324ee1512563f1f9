"""Lessons: every match can be played, every word and clause is there, in three languages."""

import re
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from fathomfive.kernel import replay, shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.server import lesson_plans, wire
from fathomfive.server.app import make_app
from fathomfive.server.limits import Limits
from fathomfive.server.registry import TableRegistry
from fathomfive.store.store import Store
from fathomfive.texts import LANGUAGES, clause_ids
from server.test_registry import Quick
from test_texts import messages

GAMES = [game for game in shelf.games() if game.lesson.is_dir()]
each_lesson = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_lesson
def test_a_lesson_is_a_legal_match_with_moves_for_the_learner(game: Any) -> None:
    match, lesson = lesson_plans.load_lesson(game.name)
    assert 8 <= len(lesson.step) <= 16
    asked = [step for step in lesson.step if step.asks]
    assert len(asked) >= 4, "one learns by doing"
    for step in lesson.step:
        now = match.at(step.at)
        texts = now.texts(lesson.seat) if step.asks else []
        assert set(step.also) <= set(texts), f"{step.say}: {texts}"
        if step.asks:
            assert now.write(match.moves[step.at], lesson.seat) in texts
    assert not lesson.step[-1].asks, "the last step is the way to the table"


@each_lesson
def test_a_lesson_has_all_its_words_and_clauses(game: Any) -> None:
    _, lesson = lesson_plans.load_lesson(game.name)
    wanted = {f"learn-{step.say}{more}" for step in lesson.step for more in ("", "-line")}
    assert len(wanted) == 2 * len(lesson.step), "every step has its own words"
    assert {clause for step in lesson.step for clause in step.clauses} <= set(clause_ids(game))
    pictures = [step.picture for step in lesson.step if step.picture]
    assert len(pictures) == len(set(pictures)) >= 3, "the rulebook has pictures"
    assert set(pictures) <= set(clause_ids(game))
    found = {lang: messages(game.lesson / f"{lang}.ftl") for lang in LANGUAGES}
    for lang in LANGUAGES:
        assert set(found[lang]) == wanted
        assert all(names <= {"p1", "p2", "p3", "p4"} for names in found[lang].values())
        page = (game.lesson / f"{lang}.ftl").read_text(encoding="utf-8")
        assert not re.search(r"[!—]", page), "no exclamation marks, no long dashes"


@pytest.fixture
def client(sqlite: Store) -> Any:
    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000))) as opened:
        yield opened


@each_lesson
def test_a_lesson_shows_every_step_and_the_events_between(client: Any, game: Any) -> None:
    import msgspec

    answer = client.get(f"/api/lessons/{game.name}")
    lesson = msgspec.convert(answer.json(), wire.Lesson, strict=True)
    match, plan = lesson_plans.load_lesson(game.name)
    assert sum(len(step.events) for step in lesson.steps) == plan.step[-1].at
    for n, step in enumerate(lesson.steps):
        assert step.table == msgspec.json.decode(msgspec.json.encode(match.at(plan.step[n].at).show(plan.seat)))
        assert (step.answer in [move.text for move in step.legal]) == plan.step[n].asks
        missing = [(action.kind, action.clause, action.why) for action in step.impossible]
        assert missing == (match.at(plan.step[n].at).impossible() if plan.step[n].asks else [])
        if step.answer:
            why = client.get(f"/api/lessons/{game.name}/why", params={"step": n, "move": step.answer})
            assert msgspec.convert(why.json(), wire.LessonWhy, strict=True).clause is None


def test_an_illegal_move_in_a_lesson_names_its_clause(client: Any) -> None:
    def ask(step: int, move: str) -> Any:
        return client.get("/api/lessons/kipicot/why", params={"step": step, "move": move})

    assert ask(3, "Ra1").json() == {"ok": True, "text": "Ra1", "clause": "KI-10", "why": "add-later"}
    pressed = client.get("/api/lessons/kipicot/why", params={"step": 3, "wanted": '{"places": ["a1"]}'}).json()
    assert (pressed["text"][-2:], pressed["clause"][:3]) == ("a1", "KI-")
    for query in ({}, {"move": "stay", "wanted": "{}"}, {"wanted": "{"}, {"wanted": '{"more": 1}'}):
        assert client.get("/api/lessons/kipicot/why", params={"step": 3, **query}).json()["code"] == "bad_request"
    assert ask(3, "nonsense").json()["code"] == "unknown_move"
    assert ask(99, "stay").status_code == 404
    assert ask(2, "stay").json()["code"] == "unknown_move", "it is somebody else's turn"
    assert client.get("/api/lessons/nothing").status_code == 404


def lesson_of(folder: Path, steps: str, match: Match | None = None) -> Path:
    """Write a lesson into a folder."""
    place = folder / "lesson"
    place.mkdir(exist_ok=True)
    (place / "steps.toml").write_text(f"seat = 0\n{steps}")
    made = match or Match(shelf.take("kipicot"), 2).play("stay")
    (place / "match.tide").write_text(replay.write(made))
    return folder


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ('[[step]]\nat = 2\nsay = "late"\n', "expected to stop"),
        ('[[step]]\nat = 1\nsay = "a"\n[[step]]\nat = 0\nsay = "b"\n', "expected to stop"),
        ('[[step]]\nat = 1\nsay = "nobody"\nasks = true\n', "not the learner's turn"),
    ],
)
def test_an_impossible_lesson_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: str, words: str
) -> None:
    game = shelf.take("kipicot")
    lesson_of(tmp_path, steps)
    monkeypatch.setattr(type(game), "folder", property(lambda _: tmp_path))
    with pytest.raises(Refused, match=words):
        lesson_plans.read_lesson(shelf.take("kipicot"))


def test_a_lesson_teaches_its_own_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson_of(tmp_path, '[[step]]\nat = 0\nsay = "a"\n', Match(shelf.take("deep_dive"), 2).play("start-1"))
    monkeypatch.setattr(type(shelf.take("kipicot")), "folder", property(lambda _: tmp_path))
    with pytest.raises(Refused, match="expected a match of kipicot"):
        lesson_plans.read_lesson(shelf.take("kipicot"))


def test_a_game_without_a_lesson_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(shelf.take("kipicot")), "folder", property(lambda _: tmp_path))
    with pytest.raises(Refused, match="no lesson"):
        lesson_plans.read_lesson(shelf.take("kipicot"))


def test_the_example_of_the_page_about_lessons_makes_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "add-a-lesson.md").read_text(encoding="utf-8")
    exec(re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0], {})
    assert len(replay.read(capsys.readouterr().out).moves) == 6
