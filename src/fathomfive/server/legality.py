"""Why a move is not legal now: the clause that forbids the move of a text, or the one that a press means."""

from fathomfive.kernel.errors import Refused
from fathomfive.server import jobs
from fathomfive.server.heavy import HeavyWork, Rank
from fathomfive.server.table import Table
from fathomfive.server.wire import Why, WhyReply, press
from fathomfive.session.advice import check_turn


async def why(
    heavy: HeavyWork, table: Table, person: str | None, seat: int | None, question: Why, visitor: str
) -> WhyReply:
    """Tell the seat whose turn it is which clause forbids a move, as an attempt to play it would."""
    if seat is None or seat not in table.session.seats_of(person):
        raise Refused("not_seated", "only a player can ask that; you are watching")
    move = question.move if question.wanted is None else press(question.wanted)
    assert move is not None, "one of them is given"
    match = table.session.match
    about = jobs.WhyQuestion.about(match, check_turn(table.session, seat), move)
    found = await heavy.run(jobs.why, about, visitor, Rank.QUESTION)
    return WhyReply(question.cmd_id, found.text, found.clause, found.why)
