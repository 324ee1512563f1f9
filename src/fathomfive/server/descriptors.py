"""File descriptors: how many connections a process may hold so that files and pipes can still be opened."""

import sys

MOST = 65_536  # descriptors that are asked for
OWN = 128  # descriptors for the store, the bots and the logs
MAX_BACKLOG = 2048  # connections that the system keeps until they are accepted


def descriptor_limit() -> int:
    """Give the number of file descriptors that this process may have."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST if soft == resource.RLIM_INFINITY else soft


def raise_descriptor_limit() -> None:
    """Raise the soft limit of this process and its children as far as the hard limit allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(MOST, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def backlog_for(descriptors: int) -> int:
    """Give the backlog of a listener: all of it may be accepted at once, before the first can be refused."""
    return max(1, min(MAX_BACKLOG, descriptors // 8))


def connections_for(descriptors: int) -> int:
    """Give the number of connections for a number of descriptors, leaving a reserve."""
    return max(1, descriptors - min(descriptors // 2, OWN + backlog_for(descriptors)))
