"""Phrases that a native player would not say stay out of the texts for people."""

import re
from pathlib import Path

import pytest

from fathomfive import texts
from fathomfive.kernel import shelf
from fathomfive.kernel.game import Game

ROOT = Path(__file__).parent.parent
FOLDERS = [
    Path(texts.__file__).parent,
    ROOT / "web" / "src" / "texts",
    ROOT / "src" / "fathomfive" / "server" / "previews" / "texts",
    ROOT / "src" / "fathomfive" / "server" / "alerts" / "texts",
    *(game.folder / part for game in shelf.games() for part in ("texts", "web", "lesson", "rulebook")),
]
KEYS = r"(?! (?:\{|a key|the key|any key|Enter|Escape|Space|klávesu|mezerník|klawisz|spację|ponownie klawisz|Esc|\?))"
AVOIDED = {
    "en": [
        rf"\b[Pp]ress(?:ing|ed)?\b{KEYS}",
        r"\b[Ll]eav(?:e|es|ing) out\b",
        r"\bin sight\b",
        r"(?<!with the )most points? wins?\b",
        r"(?:^|= |\. )Who (?!is |are |has |goes |plays first|starts\?|won)[^?]*\.$",
        r"\bSecret are\b",
        r"\bOpen to all are\b",
        r"\bin a tie:",
        r"\bdrawn anew\b",
        r"\bThe length was reached\b",
        r"\bb[0-3][A-G][1-7]\b",
        r"\d %",
        r"\b[Ss]et the table\b",
        r"\bplays? for all to see\b",
        r"\bThe sea decides\b",
        r"\bBack to now\b",
        r"(?i)seats in rising order",
        r"\bmost tokens win\b",
        r"[Mm]oves? no token",
        r"\bcalls? the end\b",
        r"\bthe end (?:begins|has begun)\b",
        r"pictures are lost",
        r"\badded set\b",
        r"\bthe dive breaks\b",
        r"\bturned down\b",
        r"large \w+ cylinder",
        r"(?<![-\w])[Mm]ails?\b(?!-)",
        r"\belse than\b",
        r"\bstands? still\b",
        r"\bread along\b",
        r"\bare not left\b",
        r"\bequal colours\b",
        r"\ban? fungi\b",
    ],
    "cs": [
        rf"[Ss]tiskn\w+\b{KEYS}",
        r"vyhrává nejvíc bodů",
        r"na dohled",
        r"při rovnosti",
        r"délk\w+ hry",
        r"[Vv]aše ruka|Ruce zůstanou|skryt[áé] ruk",
        r"\b[Rr]ubem nahoru",
        r"[a-z]\.\.\.",
        r"\bb[0-3][A-G][1-7]\b",
        r"prostírá",
        r"na stejno",
        r"padá opona",
        r"Rozhoduje moře",
        r"vyhrává nejvíc žetonů",
        r"klidn\w+ tah",
        r"balíček surovin",
        r"[Oo]brazec",
        r"proplout",
        r"přidan\w+ sad",
        r"přemáh",
        r"zástěn",
        r"dosáh\w+ délky",
        r"\(doloženo\)",
    ],
    "pl": [
        rf"[Nn]aciśnij\b{KEYS}",
        r"wygrywa najwięcej",
        r"długoś\w+ gry",
        r"Twoja ręka|Ręce pozostają|ukryt[aą] ręk",
        r"[a-z]\.\.\.",
        r"\d %",
        r"(?m)^(?:choose|step|cap|decline)-[\w-]+ = [A-ZŁŚŻĆ][a-ząćęłńóśźż]+(?:ać|ić|yć|ąć|ść|źć)\b",
        r"\bb[0-3][A-G][1-7]\b",
        r"opada kurtyna",
        r"Decyduje morze",
        r"Wróć do teraz",
        r"cich\w+ tur",
        r"talii zasobów",
        r"[Rr]ynek",
        r"[Zz]jedz koralowiec",
        r"zaczyna się koniec",
        r"[Kk]liknij",
        r"dowolnie wiele",
        r"w międzyczasie",
        r"wyłania losowanie",
        r"[Gg]racz\w* rozpoczynając",
    ],
}


def pages(lang: str) -> list[Path]:
    return [file for folder in FOLDERS for file in (folder / f"{lang}.ftl", folder / f"{lang}.md") if file.exists()]


def lines(file: Path) -> list[str]:
    """Give the lines of a file; comments of catalogues are blank."""
    comment = "#" if file.suffix == ".ftl" else "\0"
    return ["" if line.startswith(comment) else line for line in file.read_text(encoding="utf-8").splitlines()]


BARE_CLAUSE = re.compile(r"(?<![*#(])\b[A-Z]{2}-\d+\b(?![*)])")  # a clause is cited by a link on words
RAW_PAIR = re.compile(r"\b[WYOPG]>[WYOPG]\b")  # colours have names


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.name)
def test_rulebooks_cite_clauses_by_words(game: Game, lang: str) -> None:
    page = lines(game.rulebook / f"{lang}.md")
    found = [f"{n}: {line}" for n, line in enumerate(page, 1) if BARE_CLAUSE.search(line) or RAW_PAIR.search(line)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_listed_phrases_stay_out(lang: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{n}: {line.strip()}  [{phrase}]"
        for file in pages(lang)
        for n, line in enumerate(lines(file), 1)
        for phrase in AVOIDED[lang]
        if re.search(phrase, line)
    ]
    assert not found, "\n".join(found)


def test_every_kind_of_page_is_read() -> None:
    for lang in texts.LANGUAGES:
        assert len(pages(lang)) == 4 + 4 * len(shelf.games())


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Press the fish to take it"),
        ("en", "The most points win."),
        ("en", "Seat 1 moves a shrimp to b0E3"),
        ("en", "mail-stop = No more mails:"),
        ("cs", "Stiskněte rybu"),
        ("cs", "vyhrává nejvíc bodů"),
        ("pl", "Naciśnij rybę"),
        ("pl", "choose-take = Wziąć kartę"),
    ],
)
def test_a_listed_phrase_is_found(lang: str, line: str) -> None:
    assert any(re.search(phrase, line) for phrase in AVOIDED[lang])


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Press Escape to go back"),
        ("en", "Tap the fish to take it"),
        ("en", "alerts-mail = By email"),
        ("cs", "Stiskněte klávesu Enter"),
        ("pl", "choose-take = Weź kartę"),
    ],
)
def test_good_words_are_left_alone(lang: str, line: str) -> None:
    assert not any(re.search(phrase, line) for phrase in AVOIDED[lang])
