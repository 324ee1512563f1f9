"""The access log: a JSON line for every request, with the template of its route: names of matches are secrets."""

import json
import logging
import logging.handlers
import queue
import sys
import time
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Literal, get_args

from fathomfive.kernel.errors import Refused
from fathomfive.server.metrics import Metrics

Addresses = Literal["no", "network", "full"]
ADDRESSES = get_args(Addresses)
NETWORK_BITS = {4: 24, 6: 48}  # of an address in the log, by version
MAX_PENDING = 10_000  # lines that wait to be written


class AccessLog:
    """Writes lines in a thread of its own, so that a slow disk delays nobody; `-` is standard output.

    A file that was moved away is opened anew.  Lines that cannot be written are counted and lost.
    """

    def __init__(self, file: str, addresses: Addresses, metrics: Metrics) -> None:
        self.addresses = addresses
        self.metrics = metrics
        self._lines: queue.Queue[logging.LogRecord] = queue.Queue(MAX_PENDING)
        try:
            self._handler: logging.Handler = (
                logging.StreamHandler(sys.stdout) if file == "-" else logging.handlers.WatchedFileHandler(file)
            )
        except OSError as error:
            raise Refused("bad_log", f"cannot write the access log {file}: {error.strerror}") from None
        self._handler.handleError = self._lose  # type: ignore[method-assign,assignment]
        self._listener = logging.handlers.QueueListener(self._lines, self._handler)
        self._listener.start()

    def write(
        self, method: str, route: str, status: int | None, seconds: float, size: int, address: str
    ) -> None:  # fmt: skip
        """Write one line."""
        line: dict[str, object] = {
            "at": round(time.time(), 3), "method": method, "route": route, "status": status,
            "ms": round(1000 * seconds, 1), "bytes": size,
        }  # fmt: skip
        if self.addresses != "no":
            line["address"] = address if self.addresses == "full" else network_of(address)
        record = logging.LogRecord("fathom.access", logging.INFO, "", 0, json.dumps(line), None, None)
        try:
            self._lines.put_nowait(record)
        except queue.Full:
            self._lose(record)

    def _lose(self, _: logging.LogRecord) -> None:
        self.metrics.lost_lines.inc()

    def close(self) -> None:
        """Write what is pending, and stop."""
        self._listener.stop()
        with suppress(OSError):  # the disk is full: the lines are lost
            self._handler.close()


def network_of(address: str) -> str:
    """Give the network of an address, which names no single person."""
    try:
        ip = ip_address(address)
    except ValueError:
        return "unknown"
    return str(ip_network(f"{ip}/{NETWORK_BITS[ip.version]}", strict=False))
