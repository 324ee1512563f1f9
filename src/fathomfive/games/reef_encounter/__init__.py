"""Reef Encounter: grow corals, guard them with shrimps, let them consume weaker ones, feed them to your parrotfish."""

from fathomfive.games.reef_encounter import (
    drawing,
    explain,
    imagine,
    notation,
    observe,
    preview,
    refuse,
    rules,
    show,
    tell,
)
from fathomfive.games.reef_encounter.actions import actions
from fathomfive.games.reef_encounter.audit import audit
from fathomfive.games.reef_encounter.components import (
    A_TURN,
    LONGEST,
    MOST_TURNS,
    MOVES,
    OUTCOMES,
    REASONS,
    SET_UP,
    State,
)
from fathomfive.kernel.game import Game, Option

GAME = Game(
    package=__name__,
    name="reef_encounter",
    title="Reef Encounter",
    clauses="RE",
    seats=(2, 3, 4),
    options=(Option("game", drawing.OPTION, "basic"),),
    rules=1,
    stable=True,
    State=State,
    moves=MOVES,
    outcomes=OUTCOMES,
    max_legal=LONGEST,
    # three decisions each at the beginning, one each at the end, then everything is revealed
    max_game_length=lambda seats: SET_UP[seats] + 4 * seats + 1 + MOST_TURNS * A_TURN,
    layout=observe.LAYOUT,
    reasons=REASONS,
    setup=rules.setup,
    to_act=rules.to_act,
    legal=rules.legal,
    odds=rules.odds,
    play=rules.play,
    points=rules.points,
    rank=rules.rank,
    reason=rules.reason,
    imagine=imagine.imagine,
    observe=observe.observe,
    audit=audit,
    write=notation.write,
    read=notation.read,
    draw=drawing.draw,
    parse=drawing.parse,
    show=show.show,
    tell=tell.tell,
    forbids=refuse.forbids,
    candidates=refuse.candidates,
    actions=actions,
    explain=explain.explain,
    preview=preview.preview,
)
