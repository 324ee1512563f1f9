"""What a seat knows of Reef Encounter, as numbers for learning."""

from typing import Any

from fathomfive.games.reef_encounter.components import (
    ALGA,
    AT_ONCE,
    BEATS,
    COLOURS,
    CYLINDERS,
    DEALT,
    EACH,
    KINDS,
    LARVAE,
    MOST_SEATS,
    MOST_TURNS,
    PAID,
    REASONS,
    ROCKS,
    SHRIMPS,
    SPACE,
    SQUARE,
    TILES,
    TO_THE_BAG,
    VALUE,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.knowledge import knows_bag, knows_fed, knows_hand, unnoted
from fathomfive.games.reef_encounter.rules import in_bag
from fathomfive.games.reef_encounter.rules_reef import colour_at, coral_at, many, on_boards
from fathomfive.kernel.layout import Field, Layout
from fathomfive.kernel.speed import rule

# --- Scales ------------------------------------------------------------------------------------------------------

FEWEST = 2
ASKED = Phase.OVER - Phase.FEED + 1  # the questions of players, and the end
MOST_WORTH = int(VALUE.max())
# A parrotfish gets one polyp first and then four corals, each at most a whole board.  Forty polyps of a colour may be
# worth 5, forty of another one 4, and of a third one 3, because each tile makes only one of its two colours stronger.
SWALLOWED = 1 + SHRIMPS * (ROCKS - TO_THE_BAG)
MOST_POINTS = EACH * MOST_WORTH + EACH * (MOST_WORTH - 1) + (SWALLOWED - 2 * EACH) * (MOST_WORTH - 2)

# --- The layout --------------------------------------------------------------------------------------------------

_SEAT, _COLOUR, _TILE = ("seat",), ("colour",), ("tile",)
_SEAT_COLOUR, _OF_SEATS = ("seat", "colour"), (MOST_SEATS, COLOURS)
LAYOUT = Layout(
    Field("seats", "How many play: two to four.", shape=(MOST_SEATS - 1,), axes=("number",)),
    Field("advanced", "It is the advanced game."),
    Field("asked", "What a player is asked: the first polyp for the parrotfish, a first larva, an action, a last coral "
          "to eat; or that the game is over.", shape=(ASKED,), axes=("question",)),
    Field("start", "The start player.", shape=(MOST_SEATS,), axes=_SEAT),
    Field("turn", "The player whose turn it is.", shape=(MOST_SEATS,), axes=_SEAT),
    Field("turns", "Turns finished.", MOST_TURNS),
    Field("ended", "Why the game ends: tiles locked, shrimps eaten, nowhere left, the sea dry, too long.",
          shape=(len(REASONS),), axes=("reason",)),
    Field("ender", "The player who ended the game, while the others have their last turns.", shape=(MOST_SEATS,),
          axes=_SEAT),
    Field("begun", "This turn has begun, so it is too late to eat."),
    Field("paid", "Larvae paid this turn.", PAID),
    Field("placing", "The colour that is being placed.", shape=(COLOURS,), axes=_COLOUR),
    Field("placed", "Polyps of it placed from behind the screen.", AT_ONCE),
    Field("put", "A shrimp was put on a coral this turn."),
    Field("covered", "A coral tile was locked this turn."),
    Field("boards", "Which board of the box each board on the table is.", shape=(MOST_SEATS, KINDS),
          axes=("board", "kind")),
    Field("polyps", "The colour of the polyp on each square, in the order of moves.",
          shape=(MOST_SEATS, ROCKS, COLOURS), axes=("board", "square", "colour")),
    Field("shrimps", "The owner of the shrimp on each square.", shape=(MOST_SEATS, ROCKS, MOST_SEATS),
          axes=("board", "square", "seat")),
    Field("moved", "The shrimp on the square has just moved and may not move again yet.", shape=(MOST_SEATS, ROCKS),
          axes=("board", "square")),
    Field("own_board", "The own shrimps in the order of moves: the board of each.", shape=(SHRIMPS, MOST_SEATS),
          axes=("shrimp", "board")),
    Field("own_square", "The own shrimps: the square of each.", shape=(SHRIMPS, ROCKS), axes=("shrimp", "square")),
    Field("own_colour", "The own shrimps: the colour of the coral that each guards.", shape=(SHRIMPS, COLOURS),
          axes=("shrimp", "colour")),
    Field("own_coral", "The own shrimps: the polyps of this coral.", ROCKS, (SHRIMPS,), axes=("shrimp",)),
    Field("starfish_down", "Coral tiles with the starfish face down.", shape=(TILES,), axes=_TILE),
    Field("locked", "Coral tiles with a cylinder.", shape=(TILES,), axes=_TILE),
    Field("beats", "Which colour beats which, as the tiles lie.", shape=(COLOURS, COLOURS),
          axes=("stronger colour", "weaker colour")),
    Field("worth", "Points for a polyp of each colour, as the tiles lie.", MOST_WORTH, (COLOURS,), axes=_COLOUR),
    Field("cylinders", "Cylinders in the supply.", CYLINDERS, (ALGA,), axes=("alga",)),
    Field("afloat", "The cylinder on the sea.", shape=(ALGA,), axes=("alga",)),
    Field("larvae", "Larvae in the supply.", LARVAE - 1, (COLOURS,), axes=_COLOUR),
    Field("adrift", "Spaces of the sea with a larva.", shape=(COLOURS,), axes=("space",)),
    Field("sea", "Polyps on the spaces of the sea.", SPACE, (COLOURS, COLOURS), axes=("space", "colour")),
    Field("bonus", "Bonus tiles.", shape=(COLOURS,), axes=_COLOUR),
    Field("bag", "Polyps in the bag.", COLOURS * (EACH - 1)),
    Field("bag_known", "Colours whose number in the bag is known.", shape=(COLOURS,), axes=_COLOUR),
    Field("bag_colours", "These numbers; 0 where it is not known.", EACH - 1, (COLOURS,), axes=_COLOUR),
    Field("unseen", "Polyps that this seat has not seen: in the bag, behind other screens, fed in secret.", EACH - 1,
          (COLOURS,), axes=_COLOUR),
    Field("eaten", "Shrimps eaten.", SHRIMPS, (MOST_SEATS,), axes=_SEAT),
    Field("ready", "Shrimps behind the screen.", SHRIMPS, (MOST_SEATS,), axes=_SEAT),
    Field("hand", "Polyps behind the screen: the own ones exactly, of others those that all have seen.", EACH,
          _OF_SEATS, axes=_SEAT_COLOUR),
    Field("hand_hidden", "Polyps behind the screen of others whose colour is not known.", int(DEALT.max()),
          (MOST_SEATS,), axes=_SEAT),
    Field("noted", "Own polyps behind the screen that the others have seen.", EACH, (COLOURS,), axes=_COLOUR),
    Field("owned_larvae", "Larvae behind the screen.", LARVAE, _OF_SEATS, axes=_SEAT_COLOUR),
    Field("consumed", "Consumed polyps.", EACH, _OF_SEATS, axes=_SEAT_COLOUR),
    Field("fish", "Polyps known to be in the parrotfish.", EACH, _OF_SEATS, axes=_SEAT_COLOUR),
    Field("fed", "The first of them, where it is known.", shape=_OF_SEATS, axes=_SEAT_COLOUR),
    Field("fed_hidden", "A first polyp in the parrotfish whose colour is not known.", shape=(MOST_SEATS,), axes=_SEAT),
    Field("points", "Points for the known polyps in the parrotfish.", MOST_POINTS, (MOST_SEATS,), axes=_SEAT),
)  # fmt: skip
(
    NUMBER, ADVANCED, QUESTION, START, TURN, TURNS, ENDED, ENDER, BEGUN, PAID_LARVAE, PLACING, PLACED, PUT, COVERED,
    BOARDS, POLYPS, OWNERS, MOVED, OWN_BOARD, OWN_SQUARE, OWN_COLOUR, OWN_CORAL, STARFISH_DOWN, LOCKED, STRONGER, WORTH,
    IN_SUPPLY, AFLOAT, SUPPLY, ADRIFT, SEA, BONUS, BAG, BAG_KNOWN, BAG_COLOURS, UNSEEN, EATEN, READY, HAND, HAND_HIDDEN,
    NOTED, CUBES, CONSUMED, FISH, FED, FED_HIDDEN, POINTS,
) = LAYOUT.starts  # fmt: skip


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, beginning with its own pieces."""
    observe_turn(s, seat, out)
    if s.phase != Phase.BOARDS:
        for board in range(s.seats):
            observe_board(s, board, seat, out)
        observe_shrimps(s, seat, out)
    observe_supply(s, seat, out)
    for colour in range(COLOURS):
        out[NOTED + colour] = s.noted[seat, colour]
    for k in range(s.seats):
        observe_player(s, (seat + k) % s.seats, seat, out, k)


@rule
def observe_turn(s: State, seat: int, out: Any) -> None:
    """Write the question and what was done this turn."""
    out[NUMBER + s.seats - FEWEST] = 1
    out[ADVANCED] = s.advanced
    if s.phase >= Phase.FEED:
        out[QUESTION + s.phase - Phase.FEED] = 1
    out[START + (s.start - seat) % s.seats] = 1
    out[TURN + (s.seat - seat) % s.seats] = 1
    out[TURNS] = s.turns
    if s.ended > 0:
        out[ENDED + s.ended - 1] = 1
    if s.phase == Phase.LAST:
        out[ENDER + (s.ender - seat) % s.seats] = 1
    out[BEGUN] = s.begun
    out[PAID_LARVAE] = s.paid
    if s.colour > 0:
        out[PLACING + s.colour - 1] = 1
    out[PLACED] = s.placed
    out[PUT] = s.put
    out[COVERED] = s.covered


@rule
def observe_board(s: State, board: int, seat: int, out: Any) -> None:
    """Write which board it is, and what is on its squares."""
    kind = int(s.kind[board])
    out[BOARDS + board * KINDS + kind] = 1
    tired = int(s.tired[board])
    for i in range(ROCKS):
        square = int(SQUARE[kind, i])
        at = board * ROCKS + i
        colour = colour_at(s, board, square)
        if colour >= 0:
            out[POLYPS + at * COLOURS + colour] = 1
        for k in range(s.seats):
            if int(s.shrimp[(seat + k) % s.seats, board]) & square != 0:
                out[OWNERS + at * MOST_SEATS + k] = 1
        out[MOVED + at] = 1 if tired & square != 0 else 0


@rule
def observe_shrimps(s: State, seat: int, out: Any) -> None:
    """RE-21 Write where the own shrimps stand, in the order in which moves number them, and what they guard."""
    n = 0
    for board in range(s.seats):
        own = int(s.shrimp[seat, board])
        kind = int(s.kind[board])
        for i in range(ROCKS):
            square = int(SQUARE[kind, i])
            if own & square != 0:
                out[OWN_BOARD + n * MOST_SEATS + board] = 1
                out[OWN_SQUARE + n * ROCKS + i] = 1
                colour = colour_at(s, board, square)
                if colour >= 0:
                    out[OWN_COLOUR + n * COLOURS + colour] = 1
                    out[OWN_CORAL + n] = many(coral_at(s, board, square))
                n += 1


@rule
def observe_supply(s: State, seat: int, out: Any) -> None:
    """RE-47 Write the tiles, the sea and the supply, and what is known of the bag."""
    for tile in range(TILES):
        out[STARFISH_DOWN + tile] = s.down >> tile & 1
        out[LOCKED + tile] = s.locked >> tile & 1
    for alga in range(ALGA):
        out[IN_SUPPLY + alga] = s.cylinders[alga]
    if s.afloat > 0:
        out[AFLOAT + s.afloat - 1] = 1
    out[BAG] = in_bag(s)
    for colour in range(COLOURS):
        beaten = int(BEATS[s.down, colour])
        for other in range(COLOURS):
            out[STRONGER + colour * COLOURS + other] = beaten >> other & 1
            out[SEA + colour * COLOURS + other] = s.sea[colour, other]
        out[WORTH + colour] = VALUE[s.down, colour]
        out[SUPPLY + colour] = s.larvae[colour]
        out[ADRIFT + colour] = s.adrift[colour]
        out[BONUS + colour] = s.bonus[colour]
        if knows_bag(s, colour, seat):
            out[BAG_KNOWN + colour] = 1
            out[BAG_COLOURS + colour] = s.bag[colour]
        hidden = int(s.bag[colour])
        for p in range(s.seats):
            if not knows_hand(p, seat):
                hidden += int(s.hand[p, colour]) - int(s.noted[p, colour])
            if s.fed[p] == colour + 1 and not knows_fed(s, p, seat):
                hidden += 1
        out[UNSEEN + colour] = hidden


@rule
def observe_player(s: State, p: int, seat: int, out: Any, k: int) -> None:
    """RE-47 Write what is known of a player, who is the k-th from the own seat: everything, if k is 0."""
    out[EATEN + k] = s.gone[p]
    out[READY + k] = SHRIMPS - int(s.gone[p]) - on_boards(s, p)
    own = knows_hand(p, seat)
    out[HAND_HIDDEN + k] = 0 if own else unnoted(s, p)
    fed = int(s.fed[p])
    secret = fed > 0 and not knows_fed(s, p, seat)
    out[FED_HIDDEN + k] = 1 if secret else 0
    worth = 0
    for colour in range(COLOURS):
        n = k * COLOURS + colour
        first = 1 if fed == colour + 1 else 0
        swallowed = int(s.fish[p, colour])
        if secret:
            swallowed -= first
        else:
            out[FED + n] = first
        out[FISH + n] = swallowed
        worth += swallowed * int(VALUE[s.down, colour])
        out[HAND + n] = s.hand[p, colour] if own else s.noted[p, colour]
        out[CUBES + n] = s.cubes[p, colour]
        out[CONSUMED + n] = s.prey[p, colour]
    out[POINTS + k] = worth
