"""JSON, and parts of messages that are encoded once and sent to many."""

from typing import TypeVar, cast

import msgspec

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


def encoded(part: T) -> T:
    """Encode a part of a message once; it takes the place of the part in any number of messages."""
    return cast(T, msgspec.Raw(encode(part)))
