"""Texts for people: Fluent catalogues and rulebook pages in English, Czech and Polish."""

import json
import os
import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fathomfive.kernel.comparison import Comparison
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE, Game, JsonObject
from fathomfive.kernel.preview import Preview

LANGUAGES = ("en", "cs", "pl")
_COMMON = Path(__file__).parent
_CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\* ", re.MULTILINE)
_LINK = re.compile(r"\[([^]]+)]\(#([A-Z]{2}-\d+)\)")
_CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)
CASES = ("acc", "gen", "ins")  # forms of a piece's name besides the nominative, for languages that have them


def language(wanted: str | None = None) -> str:
    """Choose a language: the one asked for, or the one of the environment, or English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise Refused("bad_language", f"expected a language of {', '.join(LANGUAGES)}, got '{wanted}'")
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            short = os.environ[name][:2]
            return short if short in LANGUAGES else "en"
    return "en"


@cache
def _typography(lang: str) -> list[tuple[re.Pattern[str], str]]:
    rules = json.loads((_COMMON / "typography.json").read_text(encoding="utf-8"))
    return [(re.compile(pattern), new.replace("$", "\\")) for pattern, new in rules["all"] + rules[lang]]


def typeset(text: str, lang: str) -> str:
    """Apply the typography of a language: no-break spaces, apostrophes, per cent signs, ellipses."""
    for pattern, new in _typography(lang):
        text = pattern.sub(new, text)
    return text


@cache
def _bundle(lang: str, folders: tuple[Path, ...]) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        catalogue = FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
        bundle.add_resource(catalogue, allow_overrides=True)  # a game may say a common thing in its own words
    return bundle


class Catalogue:
    """The words of one folder in one language."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.folder = folder
        self.lang = lang
        self.bundle = _bundle(lang, (folder,))

    def say(self, name: str, **values: Any) -> str:
        """Format a message, or refuse one that is missing or broken; tests check that none is."""
        return _format(self.bundle, name, self.lang, f"the {self.lang} texts of {self.folder.parent.name}", values)


def _format(bundle: Any, name: str, lang: str, where: str, values: Mapping[str, Any]) -> str:
    if not bundle.has_message(name):
        raise Refused("bad_text", f"expected a message '{name}' in {where}, got none")
    text, errors = bundle.format_pattern(bundle.get_message(name).value, values)
    if errors:
        raise Refused("bad_text", f"message '{name}' in {where}: {errors[0]}")
    return typeset(str(text), lang)


class Texts:
    """The words of one game in one language."""

    def __init__(self, game: Game, lang: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.lang = lang
        self.bundle = _bundle(lang, (_COMMON, game.texts))
        self._words: dict[str, str] = {}

    def say(self, name: str, **values: Any) -> str:
        """Format a message, or refuse one that is missing or broken; tests check that none is."""
        return _format(self.bundle, name, self.lang, f"the {self.lang} texts of {self.game.name}", values)

    def word(self, key: str) -> str:
        """Give a label of the drawing; labels are cached."""
        if key not in self._words:
            self._words[key] = self.say(f"draw-{key}")
        return self._words[key]

    def seat(self, seat: int) -> str:
        """Name a seat, the TABLE, or a side that nobody sits at."""
        if seat == TABLE:
            return self.say("the-table")
        return self.say("seat", n=seat + 1) if seat < self.seats else self.say("the-rival")

    def rulebook(self) -> str:
        """Give the rulebook page."""
        return rulebook(self.game, self.lang)

    def clauses(self) -> dict[str, str]:
        """Give the text of each clause."""
        return clauses(self.rulebook())

    def line(self, told: JsonObject) -> str:
        """Put a told move into a line of the log."""
        return self.say(f"move-{told['kind']}", **self._values(told))

    def choice(self, told: JsonObject) -> str:
        """Put a told move into words for the player who may choose it."""
        return self.say(f"choose-{told['kind']}", **self._values(told))

    def points(self, line: JsonObject) -> str:
        """Put a line of an explanation into words."""
        values = {k: v for k, v in line.items() if isinstance(v, int | str) and k not in ("kind", "clause")}
        return self.say(f"points-{line['kind']}", sum=" + ".join(map(str, line.get("values", ()))), **values)

    def consequences(self, preview: Preview, seat: int) -> list[str]:
        """Put what a move of a seat would do into short phrases: points, effects, chances."""
        phrases = []
        for side, points in enumerate(preview["points"]):
            if points:
                values = {"change": _signed(points), "n": abs(points)}
                message = "preview-points" if side == seat else "preview-points-of"
                phrases.append(self.say(message, who=self.seat(side), **values))
        phrases += [self.effect(effect, seat) for effect in preview["effects"]]
        return phrases + [self.chance(chance, seat) for chance in preview["chances"]]

    def effect(self, effect: JsonObject, seat: int) -> str:
        """Put an effect of a move of a seat into words."""
        you = "yes" if effect.get("who", seat) == seat else "no"
        return self.say(f"effect-{effect['kind']}", you=you, **self._values({**_nothing(seat), **effect}))

    def chance(self, chance: JsonObject, seat: int) -> str:
        """Put a chance of the draw that follows a move of a seat into words."""
        percent = round(100 * chance["weight"] / chance["of"])
        return self.say(f"chance-{chance['kind']}", percent=percent, **self._values({**_nothing(seat), **chance}))

    def because(self, comparison: Comparison, seat: int) -> list[str]:
        """Put into words why a move of a seat is better or worse than another one: what is compared, and reasons."""
        other, equal = comparison["other"], comparison["equal"]
        lines = []
        if equal is not None:
            is_only = other is None and comparison["reasons"]
            lines.append(self.say("because-equal" if is_only else "because-equal-too", other=self.choice(equal)))
        if other is not None:
            head = "because-better" if comparison["is_better"] else "because-worse"
            lines.append(self.say(head, other=self.choice(other)))
        return [*lines, *(self._reason(reason, seat) for reason in comparison["reasons"])]

    def _reason(self, reason: JsonObject, seat: int) -> str:
        kind = reason["kind"]
        values: dict[str, Any] = {field: value for field, value in reason.items() if isinstance(value, int | str)}
        values |= {"own": "yes" if reason["own"] else "no", "instead": "none"}
        if kind in ("points", "others-points"):
            for field, name in (("n", "sign"), ("other", "other_sign")):
                values |= {name: _sign(reason[field]), field: abs(reason[field])}
        for field, say in (("effect", self.effect), ("chance", self.chance)):
            if field in reason:
                values["what"] = say(reason[field], seat)
                values["instead"] = say(reason["instead"], seat) if reason.get("instead") else "none"
        if kind == "plan":
            values["what"] = ", ".join(self.say("because-quote", what=self.choice(told)) for told in reason["steps"])
        if "told" in reason:
            values["what"] = self.line(reason["told"]) if kind == "reply" else self.choice(reason["told"])
        text = self.say(f"because-{kind}", **values)
        if kind in ("plan", "next-turn", "reply", "risk") or (reason["own"] and reason["good"]):
            return text
        return self.say("because-this" if reason["own"] else "because-other", what=text)

    def _values(self, told: JsonObject) -> Mapping[str, Any]:
        values: dict[str, Any] = {"who": self.seat(told["who"] if "who" in told else told["seat"])}
        values |= {k: v for k, v in told.items() if isinstance(v, int | str) and k not in ("kind", "who", "clause")}
        if "other" in told:
            values["other"] = self.seat(told["other"])
        names = self._names(told["pieces"])
        owned = ((piece["owner"], name) for piece, name in zip(told["pieces"], names, strict=True) if "owner" in piece)
        values["each"] = ", ".join(f"{self.seat(owner)}: {name}" for owner, name in owned)
        if names:
            values |= {"piece": names[0], "pieces": _counted(names)}
            if self.lang != "en":
                for case in CASES:
                    declined = self._names(told["pieces"], case)
                    values |= {f"piece_{case}": declined[0], f"pieces_{case}": _counted(declined)}
        for place in told["places"][:1]:
            values["place"] = place
        values |= {field: _counted(self._names(more)) for field, more in told.items() if _are_more_pieces(field, more)}
        return values

    def _names(self, pieces: list[JsonObject], case: str = "nom") -> list[str]:
        return [self.say(f"piece-{piece['kind']}", **_without_kind(piece), case=case) for piece in pieces]


def _are_more_pieces(field: str, value: Any) -> bool:
    """Is a field besides `pieces` a list of things that have names, to be listed under its own name?"""
    if field == "pieces" or not isinstance(value, list) or not value:
        return False
    return all(isinstance(one, dict) and "kind" in one for one in value)


def _nothing(seat: int) -> JsonObject:
    return {"seat": seat, "pieces": [], "places": []}


def _signed(n: int) -> str:
    return f"{_sign(n)}{abs(n)}"


def _sign(n: float) -> str:
    return "+" if n > 0 else "\N{MINUS SIGN}" if n < 0 else ""


def _without_kind(piece: JsonObject) -> JsonObject:
    return {key: value for key, value in piece.items() if key != "kind"}


def _counted(names: list[str]) -> str:
    """List names, each once with how often it comes."""
    return ", ".join(name if n == 1 else f"{n}× {name}" for name, n in Counter(names).items())


def rulebook(game: Game, lang: str) -> str:
    """Read the rulebook page of a game; a link to a clause becomes its words and the clause in brackets."""
    page = (game.rulebook / f"{lang}.md").read_text(encoding="utf-8")
    parts = _CODE.split(_LINK.sub(r"\1 (\2)", page))
    return "".join(part if n % 2 else typeset(part, lang) for n, part in enumerate(parts))  # drawings stay as they are


def clause_ids(game: Game) -> list[str]:
    """List every clause of the rules page of a game."""
    return (game.rulebook / "clauses.txt").read_text(encoding="utf-8").split()


def clauses(page: str) -> dict[str, str]:
    """Split a rulebook page into the text of each clause."""
    found: dict[str, str] = {}
    heads = list(_CLAUSE.finditer(page))
    for head, after in zip(heads, [*heads[1:], None], strict=True):
        body = page[head.end() : after.start() if after else len(page)].split("\n#")[0]
        found[head[1]] = " ".join(body.split("\n\n")[0].split())
    return found
