"""Replay files, for tests of the server."""

from checkout import ROOT
from fathomfive.kernel import replay
from server.clients import Client

GAMES = ROOT / "tests" / "games"


def golden(game: str, name: str) -> str:
    """Read a recorded game."""
    return (GAMES / game / "games" / f"{name}.tide").read_text(encoding="utf-8")


PLAYED = {
    "codex_naturalis": "two-players", "deep_dive": "five-players", "kipicot": "two-players-red-runs-out",
    "podwodni_lowcy": "short-game", "reef_encounter": "nowhere-is-left",
}  # fmt: skip


REEF, DIVE = golden("reef_encounter", "nowhere-is-left"), golden("deep_dive", "three-players")


def opened(client: Client, key: dict[str, str], text: str) -> str:
    """Open a file."""
    answer = client.post("/api/replays", headers=key, json={"text": text})
    assert answer.status_code == 201, answer.text
    match: str = answer.json()["match"]
    return match


def half(text: str) -> str:
    """Cut a recorded game in the middle."""
    match = replay.read(text)
    return replay.write(match.at(len(match.moves) // 2))
