"""A new game that already plays: `fathom new-game`."""

import argparse
import keyword
import os
import re
import shlex
import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from string import ascii_uppercase

from fathomfive.cli.arguments import Commands
from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused

TEMPLATE = Path(__file__).parent / "template"  # the game that is copied: real code, so it is linted, typed and tested
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME = 24  # so that no line of the copy grows too long

GUIDE = "docs/add-a-game.md"


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "new-game",
        help="start a game of your own",
        description="Write a folder with a game that already plays (everyone passes) and passes every test, for you to "
        "change. It goes into the sources this runs from, or into the first folder that FATHOM_GAMES names. "
        f"{GUIDE} leads you from there.",
    )
    parser.add_argument("name", metavar="NAME", help="small letters, digits and _, for instance reef_hunt")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the game, and say what to do next."""
    name = check_name(args.name)
    game, tests = homes(name)
    files = pages(name, game, tests)
    write(files, [game, tests])
    print(f"{title(name)} plays already: everyone passes. Written:")
    for path in files:
        print(f"  {_short(path)}")
    suite = f'pytest -m "not slow" -k {name}' if game not in tests.parents else f"pytest {shlex.quote(_short(tests))}"
    print("Next:")
    print(f"  fathom play {name} --ask-all")
    print(f"  {suite}")
    print(f"  make it yours: {GUIDE} of the sources leads the way, part by part")
    return 0


def check_name(name: str) -> str:
    """Check the name of a new game."""
    if not NAME.fullmatch(name):
        tidy = re.sub(r"[-\s]+", "_", name.strip().lower())
        perhaps = f"; perhaps {tidy}" if NAME.fullmatch(tidy) else ""
        wanted = "a name of small letters, digits and _ that begins with a letter, like reef_hunt"
        raise Refused("bad_name", f"expected {wanted}, got '{name}'{perhaps}")
    if len(name) > LONGEST_NAME:
        raise Refused("bad_name", f"expected a name of at most {LONGEST_NAME} letters, got {len(name)}: '{name}'")
    if keyword.iskeyword(name):
        raise Refused("bad_name", f"'{name}' is a word of Python, so no module can have that name; perhaps {name}_game")
    if name in (*shelf.names(), TEMPLATE.name):
        raise Refused("name_taken", f"there is a game '{name}' already; the shelf has: {', '.join(shelf.names())}")
    return name


def homes(name: str) -> tuple[Path, Path]:
    """Choose where a game and its tests go: your own folder if you have one, or the sources this runs from."""
    ours, *own = shelf.folders()
    if own:
        return own[0] / name, own[0] / name / "tests"
    root = ours.parents[2]
    tests = root / "tests" / "games"
    if not tests.is_dir():
        raise Refused(
            "no_folder",
            "this is an installed package, not its sources, so name a folder for your games, and keep it named: "
            f"export FATHOM_GAMES=~/games; then fathom new-game {name}",
        )
    return ours / name, tests / name


def title(name: str) -> str:
    """Make a title of a name."""
    return name.replace("_", " ").title()


def prefix(name: str, taken: set[str]) -> str:
    """Choose the prefix of clauses, which no other game has: initials, or the first letter and another one."""
    return next(pair for pair in _pairs(name) if pair not in taken)


def _pairs(name: str) -> Iterator[str]:
    letters = re.sub("[^A-Z]", "", name.upper())
    initials = "".join(word[0] for word in name.upper().split("_") if word[0].isalpha())
    if len(initials) > 1:
        yield initials[:2]
    yield from (letters[0] + letter for letter in letters[1:] + ascii_uppercase)
    yield from map("".join, product(ascii_uppercase, repeat=2))


def pages(name: str, game: Path, tests: Path) -> dict[Path, str]:
    """Write every file of the new game: a copy of the template under its name."""
    words = {
        f"fathomfive.cli.{TEMPLATE.name}": f"fathomfive.games.{name}",
        TEMPLATE.name: name,
        title(TEMPLATE.name): title(name),
        "TM": prefix(name, {other.clauses for other in shelf.games()}),
    }
    old = re.compile("|".join(re.escape(word) for word in words))
    found: dict[Path, str] = {}
    theirs = TEMPLATE / "tests"
    for file in sorted(TEMPLATE.rglob("*"), key=lambda file: (theirs in file.parents, file)):
        if file.is_file() and file.parent.name != "__pycache__":
            home, part = (
                (tests, file.relative_to(theirs)) if theirs in file.parents else (game, file.relative_to(TEMPLATE))
            )
            path = home / part.with_name(part.name.replace(TEMPLATE.name, name))
            found[path] = old.sub(lambda word: words[word[0]], file.read_text(encoding="utf-8"))
    return found


def write(files: dict[Path, str], folders: list[Path]) -> None:
    """Write files into new folders, all of them or none."""
    for folder in folders:
        if folder.exists():
            raise Refused("folder_exists", f"{_short(folder)} already exists and is not overwritten")
    try:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
        raise Refused("cannot_write", f"cannot write {error.filename}: {error.strerror}") from None


def _short(path: Path) -> str:
    """Write a path relative to the current folder if it lies there."""
    return os.path.relpath(path) if path.is_relative_to(Path.cwd()) else str(path)
