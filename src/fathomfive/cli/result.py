"""The result of a match in words: the reason, the places, and the points line by line."""

from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from fathomfive.texts import Texts


def result_lines(match: Match, texts: Texts) -> list[str]:
    """Describe the end of a finished match, as any spectator may know it."""
    lines = [f"{texts.say('play-over')} {texts.say(f'reason-{match.reason}')}"]
    points, explained = match.points(), match.explain(NOBODY)
    for place, side in sorted((place, side) for side, place in enumerate(match.rank())):
        lines.append(texts.say("play-place", place=place, who=texts.seat(side), points=points[side]))
        lines += [f"    {texts.points(line)}" for line in explained if line["side"] == side]
    return lines
