"""Matches as `.tide` files: text that replays and checks itself."""

import re
from pathlib import Path

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.whole_file import whole_file

CHECK_EVERY = 50  # moves between two fingerprints
LARGEST = 16 << 20  # bytes; the longest game we have is far smaller

_TAG = re.compile(r'\[(\w+) "([^"]*)"\]')
_OPTION = re.compile(r'\[option (\w+) "([^"]*)"\]')


# --- Writing -----------------------------------------------------------------------------------------------------


def write(match: Match) -> str:
    """Write a match as TABLE sees it, secrets included: for finished games, or for the host's own disk."""
    if not match.from_setup:
        raise Refused(
            "not_a_replay", f"this match of {match.game.name} began at a drawing: expected a match from its first move"
        )
    lines = [
        f'[game "{match.game.name}"]',
        f'[rules "{match.rules}"]',
        f'[seats "{match.seats}"]',
        *(f'[option {name} "{value}"]' for name, value in match.options.items()),
    ]
    if match.over:
        lines.append(f'[result "{" ".join(map(str, match.points()))}"]')
        lines.append(f'[reason "{match.reason}"]')
    lines.append("")
    again = match.at(0)
    seat = NOBODY
    words: list[str] = []
    for n, m in enumerate(match.moves, 1):
        actor = again.to_act
        if actor not in (TABLE, seat):
            seat = actor
            lines += [" ".join(words)] * bool(words)
            words = [f"{seat + 1}:"]
        words.append(("=" if actor == TABLE else "") + again.write(m))
        again.play(m)
        if n % CHECK_EVERY == 0:
            lines += [" ".join(words), f"at {n} {again.fingerprint()}"]
            words = []
    lines += [" ".join(words)] * bool(words)
    lines.append(f"end {len(match.moves)} {match.fingerprint()}")
    return "\n".join(lines) + "\n"


def save(match: Match, path: Path, *, over: bool = False) -> None:
    """Save a match, whole or not at all; an existing file is replaced only if `over` is true."""
    save_text(write(match), path, over=over)


def save_text(text: str, path: Path, *, over: bool = False) -> None:
    """Save a match that is written already, as `save` does."""
    if path.exists() and not over:
        raise Refused("file_exists", f"{path} already exists and is not overwritten")
    with whole_file(path) as out:
        out.write(text.encode())


# --- Reading -----------------------------------------------------------------------------------------------------


def load(path: Path) -> Match:
    """Load a file, replaying and checking every move."""
    try:
        if path.stat().st_size > LARGEST:
            raise Refused("bad_replay", f"{path}: expected a .tide file of at most {LARGEST >> 20} MiB")
        raw = path.read_bytes()
    except OSError as error:
        raise Refused("cannot_read", f"{path}: cannot be read: {error.strerror}") from None
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused(
            "bad_replay", f"{path}: expected a .tide text file, got byte {raw[error.start]:#04x} at {error.start}"
        ) from None
    return read(text, str(path))


def read(text: str, name: str = "replay", games: dict[str, Game] | None = None) -> Match:
    """Read a match from its text; `name` says in errors where it came from."""
    return _Reader(text, name, games or {}).match()


class _Reader:
    """Reads one file line by line; its errors name the line."""

    def __init__(self, text: str, name: str, games: dict[str, Game]) -> None:
        self.lines = text.splitlines()
        self.name = name
        self.games = games
        self.n = 0  # the line being read, from 1

    def error(self, what: str, clause: str | None = None) -> Refused:
        return Refused("bad_replay", f"{self.name}:{self.n}: {what}", clause)

    def match(self) -> Match:
        tags, options = self.read_tags()
        match = self.begin(tags, options)
        ended = False
        for n in range(self.n, len(self.lines) + 1):
            self.n = n
            words = self.lines[n - 1].split()
            if not words:
                continue
            if ended:
                raise self.error(f"expected nothing after the line 'end', got '{self.lines[n - 1][:40]}'")
            if words[0] in ("at", "end"):
                self.check(match, words)
                ended = words[0] == "end"
            else:
                self.play_line(match, words)
        if not ended:
            raise self.error(f"the file is cut off: expected a last line 'end {len(match.moves)} ...'")
        self.check_result(match, tags)
        return match

    def read_tags(self) -> tuple[dict[str, tuple[int, str]], dict[str, tuple[int, str]]]:
        tags: dict[str, tuple[int, str]] = {}
        options: dict[str, tuple[int, str]] = {}
        for n, line in enumerate(self.lines, 1):
            self.n = n
            if not line.startswith("["):
                break
            option, tag = _OPTION.fullmatch(line.strip()), _TAG.fullmatch(line.strip())
            found, into = (option, options) if option else (tag, tags)
            if not found:
                raise self.error(f"expected a tag like [seats \"2\"], got '{line[:40]}'")
            if found[1] in into or (into is tags and found[1] not in ("game", "rules", "seats", "result", "reason")):
                raise self.error(f"unexpected tag '{found[1]}'")
            into[found[1]] = (n, found[2])
        for needed in ("game", "rules", "seats"):
            if needed not in tags:
                self.n = max(self.n, 1)
                raise self.error(f'expected a tag [{needed} "..."] at the head of a .tide file')
        return tags, options

    def begin(self, tags: dict[str, tuple[int, str]], options: dict[str, tuple[int, str]]) -> Match:
        after = self.n
        self.n = tags["game"][0]
        name = tags["game"][1]
        try:
            game = self.games[name] if name in self.games else shelf.take(name)
            self.n, text = tags["rules"]
            rules = game.check_rules(self.number("rules", text))
            self.n, text = tags["seats"]
            seats = game.check_seats(self.number("seats", text))
            for option, (self.n, value) in options.items():
                game.check_options(seats, {option: value})
        except Refused as error:
            raise error if error.code == "bad_replay" else self.error(error.error) from None
        self.n = after
        return Match(game, seats, {name: value for name, (_, value) in options.items()}, rules)

    def number(self, what: str, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise self.error(f"expected {what} to be a number, got '{text[:40]}'")
        return int(text)

    def play_line(self, match: Match, words: list[str]) -> None:
        for word in words:
            actor = match.to_act
            if word.endswith(":"):
                if word != f"{actor + 1}:":
                    raise self.error(f"expected {_name(actor)} to act at move {len(match.moves) + 1}, got '{word}'")
                continue
            if (actor == TABLE) != word.startswith("="):
                raise self.error(f"expected a move of {_name(actor)} at move {len(match.moves) + 1}, got '{word[:40]}'")
            try:
                match.play(word.removeprefix("="))
            except Refused as error:
                raise self.error(error.error, error.clause) from None

    def check(self, match: Match, words: list[str]) -> None:
        if len(words) != 3:
            raise self.error(f"expected '{words[0]} <moves> <fingerprint>', got '{' '.join(words)[:40]}'")
        if self.number("the number of moves", words[1]) != len(match.moves):
            raise self.error(f"expected {words[1]} moves up to here, got {len(match.moves)}")
        if words[2] != match.fingerprint():
            raise self.error(f"expected the fingerprint {match.fingerprint()} after {words[1]} moves, got {words[2]}")

    def check_result(self, match: Match, tags: dict[str, tuple[int, str]]) -> None:
        points = " ".join(map(str, match.points()))
        for tag, expected in (("result", points if match.over else None), ("reason", match.reason)):
            self.n, got = tags.get(tag, (1, None))
            if got != expected:
                wanted = f"the {tag} '{expected}'" if match.over else f"no {tag} of an unfinished game"
                raise self.error(f"expected {wanted}, got {got!r}" if got else f"expected {wanted}, got none")


def _name(actor: int) -> str:
    return {TABLE: "the table", NOBODY: "nobody"}.get(actor, f"seat {actor + 1}")
