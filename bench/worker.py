"""A worker of `peers.py`: reads lines `GAME PLAYERS SECONDS`, and answers each with a line of JSON."""

import json
import os
import sys
import traceback
from functools import cache
from importlib import import_module, metadata
from typing import TextIO

from frameworks import Play


def answer(asks: TextIO, answers: TextIO, player: str) -> None:
    """Answer every request; a failed one gives its reason, and the next one may still succeed.

    `player` is MODULE, or MODULE:FUNCTION where a framework is played in another way than by `ready`.
    """
    module, _, function = player.partition(":")

    @cache
    def ready(game: str, players: int) -> Play:
        play: Play = getattr(import_module(module), function or "ready")(game, players)
        return play

    for ask in asks:
        try:
            game, players, seconds = ask.split()
            played = ready(game, int(players))(float(seconds))
            speeds = {"games_per_s": played.games_per_s, "steps_per_s": played.steps_per_s}
            said = {"game": game, "version": version(module), **played._asdict(), **speeds}
        except Exception as error:  # an error of a framework is an answer, too
            traceback.print_exc()
            said = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(said), file=answers, flush=True)


def version(module: str) -> str:
    """Find the version of the package that a module is named after."""
    try:
        return metadata.version(module.rpartition(".")[2])
    except metadata.PackageNotFoundError:
        return ""


if __name__ == "__main__":
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # output of a framework must not mix with answers
    answer(sys.stdin, answers, sys.argv[1])
