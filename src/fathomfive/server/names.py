"""Names of people: which ones are accepted, and how those that look alike at one table are told apart."""

import importlib.resources
import json
import re
import string
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from precis_i18n import get_profile

from fathomfive.kernel.errors import Refused
from fathomfive.server.wire import MAX_NAME_LENGTH
from fathomfive.session.cards import Card, Chair, name_of

MAX_MARKS = 2  # combining marks in a row
MAX_LOOKS = 10_000  # of names that are remembered
PROGRAM_NAME = "External bot"  # the name of a program until it chooses one
RESERVED = (
    PROGRAM_NAME, "bot", "admin", "administrator", "moderator", "system", "server", "Fathom Five",
    "easy", "medium", "hard", "expert", "random",
    "slabý", "střední", "silný", "mistr", "náhodný",
    "słaby", "średni", "silny", "mistrz", "losowy",
)  # fmt: skip
_BLANK = "\u2800"  # a Braille cell without dots: a symbol, but nothing is seen
_VISIBLE = ("L", "N", "S")  # categories of which a name has at least one character
_MIXED = {"LATIN", "GREEK", "CYRILLIC"}  # scripts whose letters look alike
_NICKNAME = get_profile("NicknameCasePreserved")  # RFC 8266


def check_name(name: str) -> str:
    """Normalise a name, or refuse one that is invisible, misleading or reserved."""
    try:
        words: str = _NICKNAME.enforce(" ".join(name.split()))
    except UnicodeEncodeError as error:
        raise _bad(f"got {_spelled(error.object[error.start : error.start + 1])}") from None
    if len(words) > MAX_NAME_LENGTH:
        raise _bad(f"got {len(words)} after normalisation")
    _check_letters(words)
    if looks(_words_only(words)) & _reserved():
        raise Refused("bad_name", f"'{words}' is reserved; choose another name")
    return words


def _check_letters(words: str) -> None:
    marks = 0
    for letter in words:
        category = unicodedata.category(letter)
        if letter == _BLANK or category in ("Zl", "Zp") or (category == "Zs" and letter != " "):
            raise _bad(f"got {_spelled(letter)}")
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MAX_MARKS:
            raise _bad(f"got more than {MAX_MARKS} combining marks in a row")
    if unicodedata.category(words[0])[0] == "M":
        raise _bad("got a combining mark first")
    if not any(unicodedata.category(letter)[0] in _VISIBLE for letter in words):
        raise _bad("got no letter, digit or symbol")
    for word in re.split(r"[\W\d_]+", words):
        scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in word} & _MIXED
        if len(scripts) > 1:
            raise Refused(
                "bad_name",
                f"expected letters of one alphabet in a word, got {' and '.join(sorted(scripts))} in '{word}'",
            )


def _bad(got: str) -> Refused:
    return Refused("bad_name", f"expected a name of 1 to {MAX_NAME_LENGTH} visible letters, {got}")


def _spelled(letter: str) -> str:
    return f"U+{ord(letter):04X}" if letter else "nothing"


@lru_cache(MAX_LOOKS)
def looks(name: str) -> frozenset[str]:
    """Give the looks of a name; two names that share one differ only in case, marks and confusable letters (UTS 39)."""
    table = _confusables()
    plain = _without_marks(name.replace(" ", ""))
    # as it is written, and with its case folded: НАТА looks like HATA, and ната is the same name
    return frozenset(
        _without_marks(text.translate(table)).translate(table).casefold() for text in (plain, plain.casefold())
    )


def _without_marks(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in letters if not unicodedata.category(letter).startswith("M"))


def seat_names(card: Card, chairs: Sequence[Chair], names: Mapping[str, str]) -> list[str | None]:
    """Name the person on each seat; people whose names look alike are numbered."""
    shown: list[str | None] = []
    owners: dict[str, str | None] = {}  # by look, the first person with it
    for chair in chairs:
        name = own = name_of(card, chair, names)
        n = 1
        while name and any(owners.get(look, chair.person) != chair.person for look in looks(name)):
            n += 1
            name = f"{own} ({n})"
        if name:
            owners |= dict.fromkeys(looks(name), chair.person)
        shown.append(name)
    return shown


def _words_only(text: str) -> str:
    return re.sub(r"[\W_]+", "", text)


@cache
def _reserved() -> frozenset[str]:
    return frozenset().union(*(looks(_words_only(name)) for name in RESERVED))


@cache
def _confusables() -> dict[int, str]:
    """Give each confusable letter the same representative as all letters that look like it."""
    file = importlib.resources.files("confusable_homoglyphs") / "confusables.json"
    text_of_file = file.read_text(encoding="utf-8").replace(r"\u200e", "")  # marks around what runs to the left
    data: dict[str, list[dict[str, str]]] = json.loads(text_of_file)
    group: dict[str, set[str]] = {}
    for text, others in data.items():
        together = {text}.union(*(group.get(other["c"], {other["c"]}) for other in others), group.get(text, set()))
        group |= dict.fromkeys(together, together)
    for letter in string.ascii_lowercase:
        together = group.get(letter, {letter}) | group.get(letter.upper(), {letter.upper()})
        group |= dict.fromkeys(together, together)
    return {ord(text): _representative(members) for text, members in group.items() if len(text) == 1}


def _representative(members: set[str]) -> str:
    """Choose a letter sequence like "rn" where a letter looks like one, and else the first letter."""
    return min(members, key=lambda text: (-len(text), text))
