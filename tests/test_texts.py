"""Texts for people are complete in every language."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from fathomfive import texts
from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE, Game
from fathomfive.texts import LANGUAGES, Texts
from walks import some

GAMES = shelf.games()
PREVIEWS = Path(texts.__file__).parents[1] / "server" / "previews" / "texts"
CATALOGUES = [Path(texts.__file__).parent, PREVIEWS, *(game.folder / "texts" for game in GAMES)]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
ENOUGH = 200  # different moves of a kind


def messages(file: Path) -> dict[str, set[str]]:
    """Give the messages of a catalogue with the variables each uses, whatever the grammatical case."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
            names: set[str] = set()
            collect(entry, names)
            found[entry.id.name] = {re.sub(r"_(acc|gen|ins)$", "", name) for name in names} - {"case"}
    return found


def collect(node: Any, names: set[str]) -> None:
    if isinstance(node, ast.VariableReference):
        names.add(node.id.name)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                collect(child, names)


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_messages_and_variables(folder: Path, lang: str) -> None:
    assert messages(folder / f"{lang}.ftl") == messages(folder / "en.ftl")


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
def test_counting_messages_know_the_plural_forms_of_their_language(folder: Path) -> None:
    forms = {"en": {"one", "other"}, "cs": {"one", "few", "many", "other"}, "pl": {"one", "few", "many", "other"}}
    for lang in LANGUAGES:
        tree = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
        selects: list[ast.SelectExpression] = []
        find_selects(tree, selects)
        for select in selects:
            keys = {getattr(v.key, "name", getattr(v.key, "value", None)) for v in select.variants}
            if "one" in keys:
                assert keys == forms[lang]


def find_selects(node: Any, found: list[ast.SelectExpression]) -> None:
    if isinstance(node, ast.SelectExpression):
        found.append(node)
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                find_selects(child, found)


@each_game
def test_whole_games_can_be_told_and_drawn(game: Game) -> None:
    for seats, options in game.ways():
        says = [Texts(game, lang, seats) for lang in LANGUAGES]
        said: dict[str, set[str]] = {}  # by kind of move; hundreds of a kind show nothing new
        for match, m in some(game, seats, options, 1):
            viewer = match.to_act
            assert all(match.draw(TABLE, say.word) for say in says)
            if m < 0:
                assert all(say.say(f"reason-{match.reason}") for say in says)
                continue
            for told in (match.tell(k, viewer) for k in match.legal()):
                known = said.setdefault(told["kind"], set())
                if len(known) < ENOUGH and repr(told) not in known:
                    known.add(repr(told))
                    assert all(say.line(told) for say in says)
                    assert viewer == TABLE or all(say.choice(told) for say in says)
            for line in match.explain(viewer):
                assert all(say.points(line) for say in says)


@each_game
@each_language
def test_a_rulebook_has_exactly_the_clauses_of_the_rules_page(game: Game, lang: str) -> None:
    page = texts.rulebook(game, lang)
    assert list(texts.clauses(page)) == texts.clause_ids(game)
    assert all(texts.clauses(page).values())
    assert page.startswith(f"# {game.title}")


@each_game
def test_rulebooks_are_translated(game: Game) -> None:
    pages = [texts.clauses(texts.rulebook(game, lang)) for lang in LANGUAGES]
    for clause in texts.clause_ids(game):
        assert len({page[clause] for page in pages}) == len(LANGUAGES), clause


@each_game
@each_language
def test_options_have_names(game: Game, lang: str) -> None:
    say = Texts(game, lang, game.seats[0])
    assert say.say("title") == game.title
    assert say.say("about")
    for option in game.options:
        assert say.say(f"option-{option.name}")
        for value in option.values:
            assert say.say(f"option-{option.name}-{value}")


def test_plurals_are_right() -> None:
    game = GAMES[0]

    def points(lang: str, n: int) -> str:
        return Texts(game, lang, 2).say("play-points", who="Ada", points=n)

    assert [points("en", n) for n in (1, 2)] == ["Ada: 1 point", "Ada: 2 points"]
    assert [points("cs", n).split()[-1] for n in (1, 2, 5)] == ["bod", "body", "bodů"]
    assert [points("pl", n).split()[-1] for n in (1, 2, 5, 22)] == ["punkt", "punkty", "punktów", "punkty"]


@pytest.mark.parametrize(("lang", "shown"), [("en", "38.4"), ("cs", "38,4"), ("pl", "38,4")])
def test_expected_points_have_the_decimal_mark_of_the_language(lang: str, shown: str) -> None:
    assert Texts(GAMES[0], lang, 2).say("play-hint", win="45", points=38.42).split()[-1] == shown


def test_a_line_may_name_its_first_piece_or_all_of_them() -> None:
    pieces = [{"kind": "rock"}, {"kind": "bubbles"}, {"kind": "rock"}]
    values = Texts(shelf.take("deep_dive"), "en", 2)._values({"seat": 0, "pieces": pieces, "places": []})
    assert values == {"who": "Player 1", "seat": 0, "piece": "rock", "pieces": "2× rock, bubbles", "each": ""}


def test_a_line_may_name_the_piece_of_everybody() -> None:
    pieces = [{"kind": "rock", "owner": 1}, {"kind": "bubbles"}, {"kind": "bubbles", "owner": 0}]
    values = Texts(shelf.take("deep_dive"), "en", 2)._values({"seat": 0, "pieces": pieces, "places": []})
    assert values["each"] == "Player 2: rock, Player 1: bubbles"


@pytest.mark.parametrize(
    ("lang", "own", "of_another"),
    [
        ("en", "you guard 2 more polyps", "Player 2 guards 2 more polyps"),
        ("cs", "budete nově střežit 2 polypy", "Hráč 2 bude nově střežit 2 polypy"),
        ("pl", "zaczniesz strzec 2 polipów", "Gracz 2 zacznie strzec 2 polipów"),
    ],
)
def test_the_player_who_chooses_is_addressed(lang: str, own: str, of_another: str) -> None:
    language = Texts(shelf.take("reef_encounter"), lang, 2)
    effect = {"kind": "guarded", "clause": "RE-24", "pieces": [], "places": [], "n": 2}
    effects = [{**effect, "who": who} for who in (0, 1)]
    assert language.consequences({"points": [0, 0], "effects": effects, "chances": []}, 0) == [own, of_another]


def test_a_line_may_list_more_things_under_another_name() -> None:
    more = {"now": [{"kind": "rock"}, {"kind": "bubbles"}], "flips": [3, 10], "none": []}
    values = Texts(shelf.take("deep_dive"), "en", 2)._values({"seat": 0, "pieces": [], "places": [], **more})
    assert values == {"who": "Player 1", "seat": 0, "each": "", "now": "rock, bubbles"}


def test_a_message_that_is_missing_or_lacks_a_value_is_named() -> None:
    say = Texts(shelf.take("deep_dive"), "pl", 2)
    with pytest.raises(Refused, match="expected a message 'move-fly' in the pl texts of deep_dive, got none"):
        say.say("move-fly")
    with pytest.raises(Refused, match=r"message 'play-asked' in the pl texts of deep_dive: Unknown external: who"):
        say.say("play-asked")


def test_the_language_is_the_one_asked_for_or_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert texts.language() == "en"
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert texts.language() == "cs"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert texts.language() == "en"
    assert texts.language("pl") == "pl"
    with pytest.raises(Refused, match="expected a language of en, cs, pl, got 'xx'"):
        texts.language("xx")


def test_a_sentence_takes_a_piece_in_the_case_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = [{"kind": "larva", "colour": "white"}, {"kind": "larva", "colour": "white"}]
    larva = {"nom": "bílá larva", "acc": "bílou larvu", "gen": "bílé larvy", "ins": "bílou larvou"}
    say = Texts(shelf.take("reef_encounter"), "cs", 2)
    monkeypatch.setattr(say, "say", lambda name, case="", **_: larva[case] if name == "piece-larva" else name)
    values = say._values({"seat": 0, "pieces": pieces, "places": []})
    assert (values["piece"], values["pieces"]) == ("bílá larva", "2× bílá larva")
    assert [values[f"piece_{case}"] for case in texts.CASES] == ["bílou larvu", "bílé larvy", "bílou larvou"]
    assert values["pieces_gen"] == "2× bílé larvy"


@pytest.mark.parametrize(
    ("lang", "written", "shown"),
    [
        ("en", "It's 45 % ...", "It’s 45%…"),
        ("en", "-3 at -1,1; DD-22, lay-24@-1,1", "−3 at −1,1; DD-22, lay-24@-1,1"),
        ("en", "at 1,-1: lay-5@1,-1, lay-5b@-10,-1", "at 1,−1: lay-5@1,-1, lay-5b@-10,-1"),
        (
            "cs",
            "A v lese (s bílou) 45%",
            "A\N{NO-BREAK SPACE}v\N{NO-BREAK SPACE}lese (s\N{NO-BREAK SPACE}bílou) 45\N{NO-BREAK SPACE}%",
        ),
        (
            "pl",
            "A w lesie i z falą: 45 %",
            "A\N{NO-BREAK SPACE}w\N{NO-BREAK SPACE}lesie i\N{NO-BREAK SPACE}z\N{NO-BREAK SPACE}falą: 45%",
        ),
        (
            "pl",
            "Po 2. karcie jest 1, a w\n  4. rzędzie 3.\n- Tak",
            "Po 2.\N{NO-BREAK SPACE}karcie jest 1,\n"
            "  a\N{NO-BREAK SPACE}w\N{NO-BREAK SPACE}4.\N{NO-BREAK SPACE}rzędzie 3.\n- Tak",
        ),
    ],
)
def test_each_language_has_its_typography(lang: str, written: str, shown: str) -> None:
    assert texts.typeset(written, lang) == shown


@each_language
def test_a_game_may_say_a_common_thing_in_its_own_words(lang: str) -> None:
    codex, deep_dive = (Texts(shelf.take(name), lang, 2).seat(TABLE) for name in ("codex_naturalis", "deep_dive"))
    assert codex == {"en": "the deck", "cs": "balíček", "pl": "talia"}[lang] != deep_dive


def test_a_link_to_a_clause_is_read_as_words_and_the_clause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.md").write_text("Then [flip it](#DD-22).")
    game = shelf.take("deep_dive")
    monkeypatch.setattr(type(game), "folder", tmp_path)
    assert texts.rulebook(game, "en") == "Then flip it (DD-22)."


def test_drawings_of_a_rulebook_are_left_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.md").write_text("So ...\n\n```\n 1 ...###\n```\n\nor `...` or ...\n")
    game = shelf.take("deep_dive")
    monkeypatch.setattr(type(game), "folder", tmp_path)
    assert texts.rulebook(game, "en") == "So…\n\n```\n 1 ...###\n```\n\nor `...` or…\n"
