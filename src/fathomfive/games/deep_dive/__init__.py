"""Klofni rybku (Deep Dive): penguins dive for food through five depths."""

from fathomfive.games.deep_dive import notation, rules, rules_end, rules_scoring
from fathomfive.games.deep_dive.actions import actions
from fathomfive.games.deep_dive.audit import audit
from fathomfive.games.deep_dive.components import LEVELS, LONGEST, MOST_MOVES, MOVES, OUTCOMES, State
from fathomfive.games.deep_dive.explain import explain
from fathomfive.games.deep_dive.imagine import imagine
from fathomfive.games.deep_dive.observe import LAYOUT, observe
from fathomfive.games.deep_dive.preview import preview
from fathomfive.games.deep_dive.refuse import candidates, forbids
from fathomfive.games.deep_dive.show import show
from fathomfive.games.deep_dive.tell import tell
from fathomfive.kernel.game import Game, Option

GAME = Game(
    name="deep_dive",
    package=__name__,
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
    layout=LAYOUT,
    reasons=("last_dive",),
    sides=lambda seats: max(seats, 2),
    setup=rules.setup,
    to_act=rules.to_act,
    legal=rules.legal,
    odds=rules.odds,
    play=rules.play,
    points=rules_scoring.points,
    rank=rules_scoring.rank,
    reason=rules_end.reason,
    imagine=imagine,
    observe=observe,
    audit=audit,
    write=notation.write,
    read=notation.read,
    draw=notation.draw,
    parse=notation.parse,
    show=show,
    tell=tell,
    preview=preview,
    forbids=forbids,
    candidates=candidates,
    actions=actions,
    explain=explain,
)
