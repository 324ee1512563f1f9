"""What a cluster is asked to run.  It is sent as a whole, so that it also runs where other code is installed."""

from typing import Any


def start_chunk(version: str, work: bytes, expected: dict[str, str], chunk: list[Any]) -> bytes | str:
    """Do a chunk of work, or say why the code that is installed here cannot do it."""
    import socket

    where = f"expected fathomfive {version} on every machine of the cluster, got"
    try:
        import fathomfive

        if fathomfive.__version__ != version:
            return f"{where} {fathomfive.__version__} on {socket.gethostname()}; install the same there"
        from fathomfive.arena.remote import run_chunk
    except ImportError as error:
        return f"{where} none that works on {socket.gethostname()} ({error}); install it there"
    return run_chunk(work, expected, chunk)
