"""The sounds of the table are as the script computes them, small, and equally loud."""

from __future__ import annotations

import struct
import wave
from pathlib import Path

import pytest

from app.publish.assets import sounds as make_sounds
from app.ui.sounds import SOUNDS

LARGEST = 40_000  # bytes
APART = 5.0  # dB between the loudest and the quietest


def read(path: Path) -> list[float]:
    """Return the samples of a file, from -1 to 1."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, make_sounds.SAMPLE_RATE)
        data = file.readframes(file.getnframes())
    return [value / 32767 for (value,) in struct.iter_unpack("<h", data)]


def test_each_sound_that_is_asked_for_is_there_and_no_other() -> None:
    assert {path.stem for path in make_sounds.FOLDER.glob("*")} == set(SOUNDS) == set(make_sounds.SOUNDS)


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_small_and_as_the_script_makes_it(name: str) -> None:
    path = make_sounds.FOLDER / f"{name}.wav"
    assert path.stat().st_size < LARGEST
    made, kept = make_sounds.sound_samples(name), read(path)
    assert len(made) == len(kept)
    assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) < 0.001
    assert max(map(abs, kept)) < 0.99 and abs(kept[-1]) < 0.01  # neither cut off nor ended by a crack


def test_no_sound_is_louder_than_the_others() -> None:
    levels = [make_sounds.level_in_decibels(read(make_sounds.FOLDER / f"{name}.wav")) for name in SOUNDS]
    assert max(levels) - min(levels) < APART
