"""A child process that ends with its parent."""

import multiprocessing
import os
import signal
import time
from multiprocessing.connection import Connection

import pytest

from fathomfive.kernel.child_process import end_with_parent

CONTEXT = multiprocessing.get_context("spawn")
PATIENCE = 60.0  # seconds until a process that should end is taken for one that does not


def child(alive: Connection) -> None:
    """End with the parent; until then, keep a pipe open."""
    end_with_parent()
    alive.send("started")
    time.sleep(10 * PATIENCE)


def parent(alive: Connection) -> None:
    """Start a child, and wait for it."""
    process = CONTEXT.Process(target=child, args=(alive,))
    process.start()
    process.join()


def test_a_child_ends_when_its_parent_is_killed() -> None:
    reader, writer = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=parent, args=(writer,))
    process.start()
    writer.close()
    assert reader.poll(PATIENCE)
    assert reader.recv() == "started"
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    assert reader.poll(PATIENCE), "the pipe is closed when the last process that holds it ends"
    with pytest.raises(EOFError):
        reader.recv()


def test_a_process_that_nobody_started_cannot_end_with_its_parent() -> None:
    with pytest.raises(RuntimeError, match="expected a child of multiprocessing"):
        end_with_parent()
