"""Two hosts on one machine, to be cut off: network namespaces for root, else two addresses of the loopback range."""

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from fathomfive.kernel.errors import Refused

NETWORK = "192.0.2.0/24"  # reserved for documentation: no real host has these addresses
LOOPBACK = "127.0.0.0/8"
HOSTS = 2
SUBNET = 8  # addresses of the network of one host
NOWHERE = "02:00:00:00:00:99"  # a hardware address that nobody has
CLONE_NEWNET = 0x40000000  # of Linux
PROGRAMS = ("ip", "nsenter", "unshare")

ISOLATE = ("unshare", "--net", "--kill-child", "--fork")  # a network of one's own for everything that follows


@dataclass(frozen=True)
class Host:
    """A host: its own address, where it reaches clients and the database, and its namespace."""

    address: str
    clients: str
    database: str
    device: str = ""  # our end of its cable
    inner: str = ""  # its own end
    pid: int = 0  # a process in its namespace

    @property
    def namespace(self) -> str:
        """The file of its network namespace; empty where it has none."""
        return f"/proc/{self.pid}/ns/net" if self.pid else ""

    def unplug(self) -> None:
        """Take its link down: everyone knows at once that there is no route."""
        _run(f"ip link set {self.device} down")

    def plug(self) -> None:
        """Bring its link up."""
        _run(f"ip link set {self.device} up")

    def lose_packets_to(self, *peers: str) -> None:
        """Lose all that it sends to some addresses, without a word: connections stay half-open."""
        for peer in peers:
            self.run(f"ip neigh replace {peer} lladdr {NOWHERE} dev {self.inner} nud permanent")

    def lose_packets_from_us(self) -> None:
        """Lose all that is sent to it, without a word."""
        _run(f"ip neigh replace {self.address} lladdr {NOWHERE} dev {self.device} nud permanent")

    def deliver_packets(self) -> None:
        """Deliver all packets again."""
        _run(f"ip neigh flush dev {self.device} nud permanent")
        self.run(f"ip neigh flush dev {self.inner} nud permanent")

    def run(self, command: str) -> None:
        """Run a command on the host."""
        _run(f"nsenter --net={self.namespace} {command}")


def can_isolate() -> bool:
    """May this process make network namespaces?"""
    if os.geteuid() != 0 or any(shutil.which(program) is None for program in PROGRAMS):
        return False
    return subprocess.run([*ISOLATE, "ip", "link", "set", "lo", "up"], capture_output=True, check=False).returncode == 0


@contextmanager
def namespaces() -> Iterator[list[Host]]:
    """Make hosts with a cable to each; this process must be in a network namespace of its own."""
    _run("ip link set lo up")
    with ExitStack() as stack:
        yield [_host(n, stack) for n in range(HOSTS)]


def loopback() -> list[Host]:
    """Give hosts that are addresses of the loopback range."""
    return [Host(f"127.0.0.{n + 2}", "127.0.0.1", "127.0.0.1") for n in range(HOSTS)]


def enter(namespace: str) -> None:
    """Move this thread, and all it starts, into a network namespace."""
    libc = ctypes.CDLL(None, use_errno=True)
    with open(namespace, "rb") as file:
        if libc.setns(file.fileno(), CLONE_NEWNET):
            raise OSError(ctypes.get_errno(), f"cannot enter {namespace}")


def _host(n: int, stack: ExitStack) -> Host:
    holder = stack.enter_context(
        subprocess.Popen(
            ["unshare", "--net", "sh", "-c", "ip link set lo up && echo ready && cat"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )
    )  # fmt: skip
    assert holder.stdout is not None
    if holder.stdout.readline() != b"ready\n":
        raise Refused("no_namespace", "cannot make a network namespace; needed are root and iproute2")
    clients, database, address = (f"192.0.2.{SUBNET * n + k}" for k in (1, 2, 3))
    host = Host(address, clients, database, f"cable{n}", f"eth{n}", holder.pid)
    _run(f"ip link add {host.device} type veth peer name {host.inner}")
    _run(f"ip link set {host.inner} netns {holder.pid}")
    for own in (clients, database):
        _run(f"ip addr add {own}/29 dev {host.device}")
    _run(f"ip link set {host.device} up")
    host.run(f"ip addr add {address}/29 dev {host.inner}")
    host.run(f"ip link set {host.inner} up")
    return host


def _run(command: str) -> None:
    done = subprocess.run(command.split(), capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused("no_namespace", f"{command}: {done.stderr.strip()}")
