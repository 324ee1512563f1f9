"""Klofni rybku (Deep Dive): penguins dive for food through five depths."""

from fathomfive.games.deep_dive import notation, rules, view
from fathomfive.games.deep_dive.audit import audit
from fathomfive.games.deep_dive.components import LEVELS, LONGEST, MOST_MOVES, MOVES, OUTCOMES, State
from fathomfive.kernel.game import Game, Option

GAME = Game(
    name="deep_dive",
    title="Klofni rybku",
    clauses="DD",
    seats=(1, 2, 3, 4, 5, 6),
    options=(Option("level", LEVELS, default="medium", seats=(1,)),),
    rules=1,
    perfect_information=True,
    stable=True,
    State=State,
    moves=MOVES,
    outcomes=OUTCOMES,
    max_legal=LONGEST,
    max_game_length=lambda seats: MOST_MOVES[seats],
    observation=view.OBSERVATION,
    reasons=("last_dive",),
    sides=lambda seats: max(seats, 2),
    setup=rules.setup,
    to_act=rules.to_act,
    legal=rules.legal,
    odds=rules.odds,
    play=rules.play,
    points=rules.points,
    rank=rules.rank,
    reason=rules.reason,
    imagine=view.imagine,
    observe=view.observe,
    audit=audit,
    write=notation.write,
    draw=notation.draw,
    parse=notation.parse,
    show=view.show,
    tell=view.tell,
    forbids=view.forbids,
    explain=view.explain,
)
