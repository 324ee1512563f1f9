"""Codex Naturalis: players lay cards corner over corner into their manuscripts."""

from fathomfive.games.codex_naturalis import (
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
from fathomfive.games.codex_naturalis.actions import actions
from fathomfive.games.codex_naturalis.audit import audit
from fathomfive.games.codex_naturalis.components import LONGEST, MOST_MOVES, MOVES, OUTCOMES, REASONS, State
from fathomfive.kernel.game import Game

GAME = Game(
    name="codex_naturalis",
    title="Codex Naturalis",
    clauses="CN",
    seats=(2, 3, 4),
    rules=1,
    stable=True,
    State=State,
    moves=MOVES,
    outcomes=OUTCOMES,
    max_legal=LONGEST,
    max_game_length=lambda seats: MOST_MOVES[seats],
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
    draw=drawing.draw,
    parse=drawing.parse,
    show=show.show,
    tell=tell.tell,
    forbids=refuse.forbids,
    explain=explain.explain,
    package=__name__,
    read=notation.read,
    preview=preview.preview,
    candidates=refuse.candidates,
    actions=actions,
)
