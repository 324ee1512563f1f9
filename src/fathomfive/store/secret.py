"""Secrets that claim a seat or identify a person: given out once, stored as hashes."""

import hashlib
import secrets
import string

LETTERS = string.ascii_lowercase + string.digits
LENGTH = 20  # letters of a name: about 100 bits


def new_secret() -> str:
    """Make a secret of 256 bits."""
    return secrets.token_hex(32)


def hashed(secret: str) -> str:
    """Hash a secret for the store; without salt, since 256 random bits cannot be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_name() -> str:
    """Make an unguessable name for a match or a person that is safe in file names and shells."""
    number = secrets.randbelow(len(LETTERS) ** LENGTH)  # one call: each one lets other threads run before it returns
    letters = []
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)
