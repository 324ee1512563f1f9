"""The language of a visitor, from the header `Accept-Language`."""

from fathomfive.texts import LANGUAGES

LOCALES = {"en": "en_GB", "cs": "cs_CZ", "pl": "pl_PL"}
MAX_HEADER = 200  # letters that are read


def accepted_language(header: str) -> str:
    """Choose the best of our languages; English if none is asked for."""
    best, weight = "en", 0.0
    for entry in header[:MAX_HEADER].split(","):
        name, _, how = entry.partition(";")
        short = name.strip()[:2].lower()
        asked = _weight(how)
        if short in LANGUAGES and asked > weight:
            best, weight = short, asked
    return best


def _weight(how: str) -> float:
    key, _, value = how.strip().partition("=")
    try:
        return float(value) if key == "q" else 1.0
    except ValueError:
        return 0.0
