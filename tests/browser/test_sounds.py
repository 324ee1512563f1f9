"""The sounds as they are heard: the browser renders each one, and its samples are looked at."""

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from browser.browsers import PHONE, Visitor

Visit = Callable[..., Visitor]
Samples = NDArray[np.float64]
RATE = 44_100
SECONDS = 3
FIRST = 0.12  # seconds in which only the first tone is heard

# The page plays into contexts that keep what they would have sent to the speakers.
RECORD = f"""
    window.played = [];
    window.AudioContext = class {{
        constructor() {{
            const offline = new OfflineAudioContext(1, {RATE * SECONDS}, {RATE});
            Object.defineProperty(offline, 'state', {{ value: 'running' }});
            window.played.push(offline);
            return offline;
        }}
    }};
"""
RENDER = "async () => Array.from((await window.played.at(-1).startRendering()).getChannelData(0))"
SWITCH = ".sounds .check >> nth=0 >> input"
NAMES = {"turn": "your turn", "move": "a move", "loss": "a setback", "end": "the end"}


def heard(visit: Visit, button: str) -> Samples:
    """Press a button of the settings that plays a sound, and give its samples."""
    ada = visit()
    ada.context.add_init_script(RECORD)
    ada.open("/settings").page.set_checked(SWITCH, True)
    ada.page.reload()  # switching them on makes a sound
    ada.page.click(f".hear button:text-is('{button}')")
    return np.array(ada.page.evaluate(RENDER))


def pitch(samples: Samples) -> float:
    """Give the frequency that is loudest."""
    loudest = np.argmax(np.abs(np.fft.rfft(samples * np.hanning(len(samples)))))
    return float(loudest) * RATE / len(samples)


def lasts(samples: Samples) -> float:
    """Give the seconds until nothing is heard any more."""
    return float(np.flatnonzero(np.abs(samples) > 0.001)[-1]) / RATE


def rises(samples: Samples) -> bool:
    """Is its end higher than its beginning?"""
    end = int(lasts(samples) * RATE)
    return pitch(samples[end // 2 : end]) > pitch(samples[: int(FIRST * RATE)])


@pytest.fixture(scope="module")
def sounds() -> dict[str, Samples]:
    return {}


@pytest.mark.parametrize("sound", NAMES)
def test_a_sound_is_quiet_short_and_without_a_click(visit: Visit, sounds: dict[str, Samples], sound: str) -> None:
    samples = sounds[sound] = heard(visit, NAMES[sound])
    assert 0.02 < np.abs(samples).max() < 0.25, "it can be heard, and frightens nobody"
    assert 0.05 < lasts(samples) < 1.6
    assert abs(samples[0]) < 0.001, "it fades in"
    assert abs(samples[-1]) < 0.001, "and out"
    assert np.abs(np.diff(samples)).max() < 0.05, "no step that would crack"


def test_sounds_are_told_apart_by_their_length_and_direction(visit: Visit, sounds: dict[str, Samples]) -> None:
    for sound, name in NAMES.items():
        if sound not in sounds:  # this test runs alone
            sounds[sound] = heard(visit, name)
    assert lasts(sounds["move"]) < 0.15 < min(lasts(sounds[other]) for other in ("turn", "loss", "end"))
    assert rises(sounds["turn"])
    assert rises(sounds["end"])
    assert not rises(sounds["loss"])
    assert lasts(sounds["turn"]) + 0.2 < lasts(sounds["end"])


def test_nothing_can_be_heard_while_sounds_are_off(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True).open("/settings")
    ada.page.set_checked(SWITCH, False)
    assert all(button.is_disabled() for button in ada.page.locator(".hear button").all())
    assert ada.overflows() == []
    ada.shoot("sounds-390")
