"""Ports that are free, and that no outgoing connection takes meanwhile."""

import secrets
import socket

FIRST, LAST = 12_000, 32_000  # below those that systems give to outgoing connections
TRIES = 100


def free_port() -> int:
    """Find a port that nobody uses at any address of this machine."""
    for _ in range(TRIES):
        port = FIRST + secrets.randbelow(LAST - FIRST)
        with socket.socket() as probe:
            try:
                probe.bind(("", port))
            except OSError:
                continue
            return port
    raise OSError(f"no free port from {FIRST} to {LAST}")
