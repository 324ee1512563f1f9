"""Files that are expensive to replay, opened by many people."""

from fathomfive.soak.attacks.matches import MOVES, long_file
from fathomfive.soak.attacks.target import Target
from fathomfive.soak.attacks.visitor import Visitor

FILES = 10  # that one person opens before another comes


async def flood_uploads(target: Target) -> None:
    """Open long files, whole and with an error at their end, as new people all the time."""
    text = long_file(target.heavy, target.scaled(MOVES))
    files = (text, text.rpartition("\nend ")[0] + "\nnonsense\n")

    async def step(visitor: Visitor) -> None:
        key = await visitor.person()
        for n in range(FILES):
            if target.is_over:
                return
            await target.attempt(_open(visitor, key, files[n % 2]))

    await target.repeat(step)


async def _open(visitor: Visitor, key: str, text: str) -> None:
    await visitor.ask("POST", "/api/replays", {"text": text}, key)
