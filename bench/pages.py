"""The size of the pages, and how long a move keeps a browser busy: `python bench/pages.py`.

Bytes are those sent for the shelf, packed.  A long task is what holds the page for 50 ms or more while a move arrives.
"""

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.browsers import ACT, Visitor, chromium
from fathomfive.kernel import shelf
from fathomfive.soak.server import Server

WATCH = (
    "window.long = []; new PerformanceObserver((list) => list.getEntries().forEach((task) => "
    "window.long.push(task.duration))).observe({type: 'longtask'})"
)


def first_load(ada: Visitor) -> int:
    """Count the bytes of the shelf, as they are sent."""
    sizes: dict[str, int] = {}
    session = ada.context.new_cdp_session(ada.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    ada.open("/").page.wait_for_load_state("networkidle")
    return sum(sizes.values())


def long_tasks(ada: Visitor, game: str, moves: int) -> list[float]:
    """Play against bots, and time the long tasks."""
    ada.play_bots(game, seats=3)
    ada.asked()
    ada.page.evaluate(WATCH)
    for _ in range(moves):
        with ada.choosing():
            ada.page.click(ACT)
        if not ada.asked():
            break
    found: list[float] = ada.page.evaluate("window.long")
    return found


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=30)
    moves = parser.parse_args().moves
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(f"sqlite:///{folder}/store.db", Path(folder))
        server.start()
        try:
            print(f"first load: {first_load(Visitor(browser, server.http)) / 1000:.0f} kB")
            for game in shelf.names():
                tasks = long_tasks(Visitor(browser, server.http, still=False), game, moves)
                print(f"{game}: {len(tasks)} long tasks in {moves} moves, the longest {max(tasks, default=0):.0f} ms")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
