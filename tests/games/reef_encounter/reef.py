"""Tables of Reef Encounter for its tests: played in notation, or drawn from a few words."""

from collections import Counter
from collections.abc import Mapping
from itertools import cycle, islice

import pytest

from fathomfive.games.reef_encounter import GAME
from fathomfive.games.reef_encounter.components import ALGAE, LETTERS, PRINTED, TILE_ALGAE, TILE_PAIRS
from fathomfive.kernel.drawing import cells, columns, pairs, unpair
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from walks import position

NONE = "."
ALL = "1 2 3 4 5 6 7 8 9 10"  # coral tiles
DEALT = {2: (6, 9), 3: (6, 7, 9), 4: (6, 7, 8, 9)}

By = Mapping[int, str]  # by seat, or by board

# --- Playing -----------------------------------------------------------------------------------------------------


def play(match: Match, moves: str) -> Match:
    """Play moves and outcomes from a text, and check after each that the table is possible."""
    for text in moves.split():
        match.play(text)
        assert GAME.audit(match.state), str(match)
    return match


def polyps(letters: str) -> str:
    """Write draws of polyps: `WY` is polyp-W polyp-Y."""
    return " ".join(f"polyp-{letter}" for letter in letters)


def laid_out(seats: int = 2, *, boards: str = "", starfish: str = "up", first: str = "W", game: str = "basic") -> Match:
    """Begin a match and lay out boards and sea, one colour after another, until the start player is drawn."""
    match = Match(GAME, seats, {"game": game})
    kinds = boards or "-".join("0123"[:seats])
    return play(match, f"boards-{kinds} starfish-{starfish} first-{first} {polyps('WYOPGWYOPGWY')}")


def dealt(seats: int = 2, *, start: int = 1, hands: By | None = None, game: str = "basic") -> Match:
    """Play on until the first polyp is to be fed; hands that are not given get one colour after another."""
    match = play(laid_out(seats, game=game), f"start-{start}")
    for order, n in enumerate(DEALT[seats]):
        told = (hands or {}).get((start + order - 1) % seats + 1)
        play(match, polyps(told or "".join(islice(cycle(LETTERS), n))))
    return match


def begin(seats: int = 2, *, start: int = 1, hands: By | None = None, game: str = "basic") -> Match:
    """Play on until the first turn: players feed their first polyp, and take a white and a grey larva."""
    match = dealt(seats, start=start, hands=hands, game=game)
    for _ in range(seats):
        match.play(match.legal()[0])
    return play(match, "larva-W larva-G " * seats)


# --- Looking -----------------------------------------------------------------------------------------------------


def head(match: Match) -> dict[str, str]:
    """Read the head of the drawing: asked, seat, turns, ended, and what was done this turn."""
    lines = match.draw().split("\n\n")[0].splitlines()
    return {name: value for line in lines for name, value in unpair(line).items()}


def asked(match: Match) -> str:
    """Give the question and the seat it is asked of: `turn 2`."""
    return f"{head(match)['asked']} {head(match)['seat']}"


def row(match: Match, seat: int, viewer: int = TABLE) -> dict[str, str]:
    """Read a seat from the drawing: shrimps, eaten, larvae, consumed, fish, fed, hand, noted."""
    names, *rows = (cells(line) for line in match.draw(viewer).split("\n\n")[-1].splitlines())
    return dict(zip(names, rows[seat - 1], strict=True))


def colour(match: Match, letter: str, viewer: int = TABLE) -> dict[str, str]:
    """Read a colour from the drawing: value, beats, larvae, bag, bonus, larva, space."""
    names, *rows = (cells(line) for line in match.draw(viewer).split("\n\n")[-3].splitlines()[:-1])
    return dict(zip(names, rows[LETTERS.index(letter)], strict=True))


def in_bag(match: Match) -> int:
    """Count the polyps in the bag."""
    return int(unpair(match.draw().split("\n\n")[-3].splitlines()[-1])["in-bag"])


def tiles(match: Match) -> dict[int, str]:
    """Read the coral tiles from the drawing: `W>Y`, and with a cylinder `W>Y!`."""
    rows = [cells(line) for line in match.draw().split("\n\n")[-2].splitlines()[1:-1]]
    both = [half for line in rows for half in (line[:5], line[5:])]
    return {int(tile): shows + "!" * (locked == "yes") for tile, shows, _, _, locked in sorted(both)}


def supply(match: Match) -> dict[str, str]:
    """Read the cylinders in the supply and the one on the sea from the drawing."""
    return unpair(match.draw().split("\n\n")[-2].splitlines()[-1])


def at(match: Match, *squares: str) -> str:
    """Read squares from the drawing: `b1D4` is `O2`, an orange polyp with a shrimp of seat 2."""
    lines = match.draw().split("\n\n")[1].splitlines()
    titles = [title for title in lines[0].split() if title[0] == "b"]
    found = []
    for name in squares:
        inside = lines[int(name[3])].split()[titles.index(name[:2]) * 8 + 1 :]
        found.append(inside["ABCDEFG".index(name[2])])
    return " ".join(found)


def goals(match: Match, words: str) -> set[str]:
    """List the squares of the legal moves that begin with these words: `place-W` gives b0A3 b0A4 ..."""
    return {text.removeprefix(words) for text in match.texts() if text.startswith(words)}


def kinds(match: Match) -> set[str]:
    """List the kinds of legal moves."""
    return {text.split("-")[0] for text in match.texts()}


def refused(match: Match, text: str) -> str:
    """Try an illegal move and give the reason: `RE-43 weaker`."""
    with pytest.raises(Refused) as refusal:
        match.read(text)
    assert refusal.value.code == "illegal_move", refusal.value.error
    return f"{refusal.value.clause} {refusal.value.why}"


# --- Drawing -----------------------------------------------------------------------------------------------------


def counts(text: str) -> Counter[str]:
    """Read pieces by colour: `W2 G1`."""
    return Counter({item[0]: int(item[1:]) for item in text.replace(NONE, "").split()})


def written(pieces: Mapping[str, int]) -> str:
    """Write pieces by colour."""
    return " ".join(f"{letter}{pieces[letter]}" for letter in LETTERS if pieces[letter]) or NONE


def reef(
    seats: int = 2,
    *,
    boards: By | None = None,
    asked: str = "turn",
    seat: int = 1,
    start: int = 1,
    turns: int = 12,
    ended: str = "no",
    game: str = "basic",
    done: str = "",
    down: str = "",
    locked: str = "",
    afloat: str = NONE,
    sea: Mapping[str, str] | None = None,
    no_larva: str = "",
    bonus: str = LETTERS,
    bag: str | None = None,
    counted: str = "",
    keeper: int = 0,
    hands: By | None = None,
    noted: By | None = None,
    prey: By | None = None,
    fish: By | None = None,
    fed: By | None = None,
    cubes: By | None = None,
    eaten: Mapping[int, int] | None = None,
    more: str = "",
) -> Match:
    """Begin a match at a drawn table; everything not given is as at the beginning of a turn.

    boards: `O C5 D5@2, # E4@1` puts orange polyps on C5 and D5, a shrimp of seat 2 on D5, one of seat 1 on bare rock;
    other boards are bare, those with the lowest numbers.
    done: the actions of this turn: `paid 1 placing W`.
    down, locked: numbers of coral tiles.
    sea: polyps by space; by default three of its own colour.
    bag: exactly these polyps, while the keeper (the last seat) has the rest behind the screen, known to all; by
    default all the rest is in the bag.
    fish: by default one white polyp, which was fed first.
    """
    named = dict(boards or {})
    kinds = sorted([*named, *(kind for kind in range(4) if kind not in named)][:seats])
    everyone = range(1, seats + 1)
    tables = {
        name: {p: counts((told or {}).get(p, default)) for p in everyone}
        for name, told, default in (
            ("hand", hands, ""), ("noted", noted, ""), ("prey", prey, ""), ("fish", fish, "W1"), ("cubes", cubes, ""),
        )
    }  # fmt: skip
    first = {p: (fed or {}).get(p) or next(iter(tables["fish"][p])) for p in everyone}
    spaces = {letter: counts((sea or {}).get(letter, f"{letter}3")) for letter in LETTERS}
    corals = {kind: _corals(named.get(kind, "")) for kind in kinds}
    rest = Counter(dict.fromkeys(LETTERS, 40))
    rest.subtract(Counter(bonus))
    for there in (*spaces.values(), *(tables[name][p] for name in ("hand", "prey", "fish") for p in everyone)):
        rest.subtract(there)
    for squares in corals.values():
        rest.subtract(Counter(sign[0] for sign in squares.values() if sign[0] != "#"))
    left = rest if bag is None else counts(bag)
    for letter in LETTERS:
        for name in ("hand", "noted"):
            tables[name][keeper or seats][letter] += rest[letter] - left[letter]
    known = set(counted) | set(LETTERS) - set(bonus) if sum(left.values()) else set(LETTERS)
    colours: list[list[object]] = [["colour", "value", "beats", "larvae", "bag", "bonus", "larva", "space"]]
    for letter in LETTERS:
        larva = letter not in no_larva
        larvae = 10 - larva - sum(tables["cubes"][p][letter] for p in everyone)
        bagged = f"{left[letter]}{'!' * (letter in known)}"
        colours.append([letter, 0, NONE, larvae, bagged, int(letter in bonus), int(larva), written(spaces[letter])])
    people: list[list[object]] = [["seat", "shrimps", "eaten", "larvae", "consumed", "fish", "fed", "hand", "noted"]]
    for p in everyone:
        texts = [written(tables[name][p]) for name in ("cubes", "prey", "fish", "hand", "noted")]
        people.append([p, 0, (eaten or {}).get(p, 0), *texts[:3], first[p], *texts[3:]])
    lines = [
        pairs([("reef_encounter", "table"), ("rules", 1), ("seats", seats), ("game", game)]),
        f"asked {asked}  seat {seat}  start {start}  turns {turns}  ended {ended}  {more}",
    ]
    if asked == "turn":
        lines.append(_this_turn(done))
    blocks = [lines, _picture(corals), columns(colours), _tiles(down, locked, afloat), columns(people)]
    return position(GAME, "\n\n".join("\n".join(block) for block in blocks), seats, {"game": game})


def everywhere(letter: str, kind: int, but: str = "") -> str:
    """Fill a board with a colour, except for some squares."""
    rocks = [
        f"{column}{r}"
        for r, line in enumerate(PRINTED[kind], 1)
        for column, sign in zip("ABCDEFG", line, strict=True)
        if sign != NONE
    ]
    return f"{letter} " + " ".join(name for name in rocks if name not in but.split())


def _corals(text: str) -> dict[str, str]:
    """Read the pieces on a board: the sign of every square given."""
    squares = {}
    for group in text.split(","):
        letter, *names = group.split() or [""]
        for name in names:
            square, _, owner = name.partition("@")
            squares[square] = letter + owner
    return squares


def _picture(corals: Mapping[int, Mapping[str, str]]) -> list[str]:
    lines = ["  ".join(f"b{kind} A B C D E F G" for kind in corals)]
    for r in range(6):
        parts = []
        for kind, told in corals.items():
            squares = {f"{column}{r + 1}": sign for column, sign in zip("ABCDEFG", PRINTED[kind][r], strict=True)}
            bare = {name: sign if sign in ".#*" else "#" for name, sign in squares.items()}
            parts.append(" ".join([str(r + 1), *(told.get(name, sign) for name, sign in bare.items())]))
        lines.append("  ".join(parts))
    return lines


def _this_turn(done: str) -> str:
    said = unpair(done)
    default = {"begun": "yes" if said else "no", "paid": "0", "placing": NONE, "placed": "0", "put": "no"}
    return pairs((default | {"covered": "no", "tired": NONE} | said).items())


def _tiles(down: str, locked: str, afloat: str) -> list[str]:
    left = Counter(dict.fromkeys(ALGAE, 5))
    left[afloat] -= 1
    rows: list[list[object]] = [["tile", "shows", "large", "small", "locked"] * 2]
    drawn = []
    for n, (pair, algae) in enumerate(zip(TILE_PAIRS, TILE_ALGAE, strict=True), 1):
        step = -1 if str(n) in down.split() else 1
        left[algae[::step][0]] -= str(n) in locked.split()
        drawn.append([n, ">".join(pair[::step]), *algae[::step], "yes" if str(n) in locked.split() else "no"])
    rows += [[*upper, *lower] for upper, lower in zip(drawn[:5], drawn[5:], strict=True)]
    return [*columns(rows), pairs([*((alga, left[alga]) for alga in ALGAE), ("afloat", afloat)])]
