"""Devices in plain words: the browser and the system that a User-Agent names, and nothing else of it."""

from typing import NamedTuple

# the first that is found; many browsers also name those that came before them
_BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Vivaldi": "Vivaldi", "Firefox": "Firefox",
    "FxiOS": "Firefox", "CriOS": "Chrome", "Chromium": "Chromium", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
_SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "CrOS": "ChromeOS", "Windows": "Windows",
    "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip
_ON = " on "


class Label(NamedTuple):
    """The words for a device; None is unknown."""

    browser: str | None
    system: str | None


def device_label(user_agent: str) -> str:
    """Describe a device, at most as "Firefox on Linux"."""
    if not user_agent.startswith("Mozilla/"):
        return ""  # a program
    return f"{_first(_BROWSERS, user_agent)}{_ON}{_first(_SYSTEMS, user_agent)}"


def read_label(label: str) -> Label:
    """Read what `device_label` wrote."""
    browser, _, system = label.partition(_ON)
    return Label(browser or None, system or None)


def _first(words: dict[str, str], text: str) -> str:
    return next((name for word, name in words.items() if word in text), "")
