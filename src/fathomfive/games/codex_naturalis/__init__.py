"""Codex Naturalis: lay cards corner over corner into a manuscript, in secret what they are worth."""

from fathomfive.games.codex_naturalis import notation, rules, view
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
    observation=view.OBSERVATION,
    reasons=REASONS,
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
