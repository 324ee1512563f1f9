"""Locks on files, so that two runs do not write the same ones."""

import fcntl
from pathlib import Path

from fathomfive.kernel.errors import Refused


def lock(descriptor: int, path: Path) -> None:
    """Keep other runs away from a path; the system frees the lock when this run ends, however it ends."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        kind = "folder" if path.is_dir() else "file"
        raise Refused(f"{kind}_in_use", f"expected a {kind} that no other run writes to, got {path}") from None
