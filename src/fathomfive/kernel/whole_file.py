"""Files that appear whole or not at all."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from fathomfive.kernel.errors import Refused

PART = ".part"  # how the name of a file ends while it is written; it begins with a dot


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Write a file beside its place, and put it there when it is complete; whatever fails before leaves nothing."""
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}{PART}")
    try:
        with part.open("xb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        part.replace(path)
    except OSError as error:
        raise Refused("cannot_save", f"cannot save {path}: {error.strerror or error}") from None
    finally:
        with suppress(OSError):
            part.unlink()
