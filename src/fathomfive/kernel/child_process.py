"""A child process that does not outlive its parent."""

import multiprocessing
import os
import threading
from collections.abc import Callable


def exit_at_once() -> None:
    """End this process without cleaning up."""
    os._exit(1)


def end_with_parent(end: Callable[[], object] = exit_at_once) -> None:
    """Call `end` as soon as the parent process is gone; a killed parent cannot end its children itself."""
    parent = multiprocessing.parent_process()
    if parent is None:
        raise RuntimeError("expected a child of multiprocessing, got a process without a parent")

    def wait() -> None:
        parent.join()
        end()

    threading.Thread(target=wait, daemon=True).start()
