"""Where a cluster is: its address, and whether something answers there."""

import os
import re
import socket
import tempfile
from pathlib import Path

from fathomfive.kernel.errors import Refused

SECONDS = 5.0  # to wait for an answer
# what every client of HTTP/2 says first, and an empty frame of settings; Ray's head answers with its own settings
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
SETTINGS = 4  # the kind of the frame that answers


def find_cluster(address: str) -> str | None:
    """Find a running cluster; None if 'auto' finds none here."""
    if address != "auto":
        return check_address(address)
    if given := os.environ.get("RAY_ADDRESS", ""):
        return check_address(given, "RAY_ADDRESS")
    note = Path(os.environ.get("RAY_TMPDIR") or tempfile.gettempdir()) / "ray" / "ray_current_cluster"
    try:
        here = note.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None
    return here if _parse(here) and greets(here) else None  # the note may be older than the last end of a cluster


def check_address(address: str, name: str = "--cluster") -> str:
    """Check an address, and that the head of a cluster answers there."""
    if _parse(address) is None:
        raise Refused("bad_address", f"expected auto or HOST:PORT, such as 10.0.0.1:6379, for {name}, got '{address}'")
    if not greets(address):
        raise Refused(
            "no_cluster",
            f"no cluster answers at {address} ({name}); start one there with 'ray start --head', or use --cluster auto",
        )
    return address


def greets(address: str) -> bool:
    """Does the head of a cluster answer at an address?"""
    try:
        with socket.create_connection(_parse(address) or ("", 0), SECONDS) as connection:
            if os.environ.get("RAY_USE_TLS", "0") not in ("", "0"):
                return True
            connection.settimeout(SECONDS)
            connection.sendall(GREETING)
            answer = connection.recv(9)
            return len(answer) == 9 and answer[3] == SETTINGS
    except OSError:
        return False


def listens(address: str) -> bool:
    """Does a process still listen at an address?  A busy one may take long to answer."""
    try:
        socket.create_connection(_parse(address) or ("", 0), SECONDS).close()
    except OSError:
        return False
    return True


def _parse(address: str) -> tuple[str, int] | None:
    found = re.fullmatch(r"([\w.-]+):(\d{1,5})", address)
    return (found[1], int(found[2])) if found and 0 < int(found[2]) < 1 << 16 else None
