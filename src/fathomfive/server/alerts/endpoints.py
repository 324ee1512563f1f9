"""Addresses that visitors name and the server connects to: only public ones, so that nobody reaches the host's own."""

import ipaddress
import socket
from urllib.parse import SplitResult, urlsplit

from fathomfive.kernel.errors import Refused
from fathomfive.server.alerts.outbox import TryAgain, Undeliverable

MAX_ENDPOINT = 1000  # letters
HTTPS = 443
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")  # leads to the IPv4 address in its last four bytes


def check_endpoint(text: str, *, private: bool = False) -> SplitResult:
    """Read the address of a push service; `private` also allows http, other ports and addresses of this network."""
    words = f"expected the https address of a push service of up to {MAX_ENDPOINT} letters, got '{text[:60]}'"
    bad = Refused("bad_endpoint", words)
    if not text.isascii() or not text.isprintable() or " " in text or len(text) > MAX_ENDPOINT:
        raise bad
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError:
        raise bad from None
    if not url.hostname or "@" in url.netloc or url.fragment or url.scheme not in ("https", "http"):
        raise bad
    if not private:
        is_name = "." in url.hostname.strip(".") and not _is_ip(url.hostname)
        if url.scheme != "https" or port not in (None, HTTPS) or not is_name:
            raise bad
    return url


def _is_ip(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host.replace(".", "").isdigit()  # other ways to write one, such as 2130706433 or 127.1
    return True


def is_public(address: str) -> bool:
    """Is it an address of the public internet, also if it stands for an IPv4 address?"""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.sixtofour is not None or ip.teredo is not None:
            return False
        if ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        elif ip in NAT64:
            ip = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.is_global and not ip.is_multicast


def resolve(host: str, port: int, *, private: bool = False) -> str:
    """Look up the address of a host, once: the connection goes to this address, whatever its name means later."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except socket.gaierror as error:
        raise TryAgain(f"a push service cannot be found: {error.strerror}") from None
    except (OSError, UnicodeError) as error:
        raise Undeliverable(f"a push service cannot be looked up: {error}") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        raise Undeliverable("a push service has no public address")
    return addresses[0]
