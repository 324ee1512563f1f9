"""Phrases that a native player would not say stay out of the texts for people."""

import re
from pathlib import Path

import pytest

from fathomfive import texts
from fathomfive.kernel import shelf

ROOT = Path(__file__).parent.parent
FOLDERS = [
    Path(texts.__file__).parent,
    ROOT / "web" / "src" / "texts",
    ROOT / "src" / "fathomfive" / "server" / "previews" / "texts",
    *(game.folder / part for game in shelf.games() for part in ("texts", "web", "lesson", "rulebook")),
]
KEYS = r"(?! (?:\{|a key|the key|any key|Enter|Escape|Space|klávesu|mezerník|klawisz|spację|ponownie klawisz|Esc|\?))"
AVOIDED = {
    "en": [
        rf"\b[Pp]ress(?:ing|ed)?\b{KEYS}",
        r"\b[Ll]eav(?:e|es|ing) out\b",
        r"\bin sight\b",
        r"most points? wins?\b",
        r"(?:^|= |\. )Who (?!is |are |has |goes |plays first|starts\?|won)[^?]*\.$",
        r"\bSecret are\b",
        r"\bOpen to all are\b",
        r"\bin a tie:",
        r"\bdrawn anew\b",
        r"\bThe length was reached\b",
        r"\bb[0-3][A-G][1-7]\b",
        r"\d %",
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
    ],
    "pl": [
        rf"[Nn]aciśnij\b{KEYS}",
        r"wygrywa najwięcej",
        r"długoś\w+ gry",
        r"Twoja ręka|Ręce pozostają|ukryt[aą] ręk",
        r"[a-z]\.\.\.",
        r"\d %",
        r"(?m)^(?:choose|step|cap|decline)-[\w-]+ = [A-ZŁŚŻĆ][a-ząćęłńóśźż]+(?:ać|eć|ić|yć|ąć|uć|ść|źć)\b",
        r"\bb[0-3][A-G][1-7]\b",
    ],
}


def pages(lang: str) -> list[Path]:
    return [file for folder in FOLDERS for file in (folder / f"{lang}.ftl", folder / f"{lang}.md") if file.exists()]


def lines(file: Path) -> list[str]:
    """Give the lines of a file; comments of catalogues are blank."""
    comment = "#" if file.suffix == ".ftl" else "\0"
    return ["" if line.startswith(comment) else line for line in file.read_text(encoding="utf-8").splitlines()]


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
        assert len(pages(lang)) == 3 + 4 * len(shelf.games())


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Press the fish to take it"),
        ("en", "The most points win."),
        ("en", "Seat 1 moves a shrimp to b0E3"),
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
        ("cs", "Stiskněte klávesu Enter"),
        ("pl", "choose-take = Weź kartę"),
    ],
)
def test_good_words_are_left_alone(lang: str, line: str) -> None:
    assert not any(re.search(phrase, line) for phrase in AVOIDED[lang])
