"""Compute the sounds of the table (paper, wood and a small bell) at about the same loudness.

`python -m app.publish.assets.sounds` writes them into `assets/`, and prints the length, size and loudness of each. They
are committed. The files are the same on every machine.
"""

from __future__ import annotations

import math
import struct
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parents[3] / "assets" / "sounds"
SAMPLE_RATE: Final = 22050  # samples a second
TARGET_LOUDNESS: Final = 0.12  # the target loudness: the RMS of the loudest 50 ms, as a fraction of full scale
VOLUME_FACTORS: Final = {"deal": 0.6, "draw": 0.7, "lay": 0.9, "turn": 0.8}  # factors for sounds that are heard often
WINDOW: Final = SAMPLE_RATE // 20
PEAK: Final = 0.95
# Frequencies in Hz.
C5, D5, E5, G5, A5, C6, E6, G6 = 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5, 1318.51, 1567.98
A3, F4, E4, C4 = 220.0, 349.23, 329.63, 261.63

Wave = Callable[[float], float]


def iter_noise(seed: int) -> Iterator[float]:
    """Yield pseudo-random numbers from -1 to 1, the same sequence for the same seed."""
    state = seed
    while True:
        state = (state * 1103515245 + 12345) % 2**31
        yield state / 2**30 - 1


def paper_sound(length: float, soft: float, seed: int, sharp: float = 0.0) -> Wave:
    """Return the sound of a card that brushes over others: low-passed noise that swells and fades over `length`
    seconds. With `sharp`, it starts loud and decays at that rate instead.
    """
    source, kept = iter_noise(seed), 0.0

    def amplitude_at(t: float) -> float:
        nonlocal source, kept
        if t <= 0:
            source, kept = iter_noise(seed), 0.0
        if t < 0:
            return 0.0
        kept = kept * soft + next(source) * (1 - soft)
        if sharp:
            return kept * math.exp(-t * sharp)
        return kept * math.sin(math.pi * min(1.0, t / length)) ** 2

    return amplitude_at


def knock_sound(pitch: float, fall: float) -> Wave:
    """Return the sound of a knuckle on wood."""
    return lambda t: math.sin(2 * math.pi * pitch * t) * math.exp(-t * fall) if t >= 0 else 0.0


def bell_sound(pitch: float, fall: float = 7.0) -> Wave:
    """Return the sound of a small bell: a tone and two overtones, which fade sooner."""

    def amplitude_at(t: float) -> float:
        if t < 0:
            return 0.0
        tones = ((1.0, 1.0, 1.0), (2.0, 0.35, 1.8), (3.01, 0.12, 3.0))
        swing = sum(loud * math.sin(2 * math.pi * pitch * n * t) * math.exp(-t * fall * k) for n, loud, k in tones)
        return swing * min(1.0, t * 250)

    return amplitude_at


def mix_sounds(*parts: tuple[float, float, Wave]) -> Wave:
    """Return the sum of several sounds, each given as (start in seconds, factor of loudness, sound)."""
    return lambda t: sum(loud * each(t - begin) for begin, loud, each in parts)


def bell_tune(fall: float, *notes: tuple[float, float]) -> Wave:
    """Return a tune of bells, each given as (start in seconds, pitch in Hz)."""
    return mix_sounds(*((begin, 1.0, bell_sound(pitch, fall)) for begin, pitch in notes))


#: The length of each sound in seconds, and the sound.
SOUNDS: Final[dict[str, tuple[float, Wave]]] = {
    "deal": (0.1, paper_sound(0.1, 0.35, 1)),
    "lay": (0.14, mix_sounds((0, 0.9, paper_sound(0, 0.55, 2, 70)), (0, 0.35, knock_sound(150, 60)))),
    "draw": (0.16, paper_sound(0.16, 0.3, 3)),
    "shuffle": (
        0.55,
        mix_sounds(*((0.045 * n, 0.5 + 0.05 * n, paper_sound(0.05, 0.4, 10 + n)) for n in range(11))),
    ),
    "skip": (0.34, mix_sounds((0, 0.9, knock_sound(A5, 22)), (0.11, 1.0, knock_sound(D5, 14)))),
    "turn": (0.5, bell_tune(10, (0, E5), (0.09, A5))),
    "call": (0.4, bell_tune(11, (0, G5), (0.07, C6))),
    "caught": (
        0.5,
        mix_sounds(
            (0, 1.0, knock_sound(F4, 12)), (0.14, 1.0, knock_sound(E4, 10)), (0, 0.4, paper_sound(0, 0.5, 4, 50))
        ),
    ),
    "penalty": (
        0.45,
        mix_sounds((0, 1.0, knock_sound(110, 16)), (0, 0.7, paper_sound(0, 0.8, 5, 30)), (0, 0.3, knock_sound(A3, 20))),
    ),
    "win-hand": (0.85, bell_tune(6, (0, C5), (0.1, E5), (0.2, G5), (0.32, C6))),
    "win-match": (0.9, bell_tune(5, (0, G5), (0.09, C6), (0.18, E6), (0.3, C6), (0.3, E6), (0.42, G6))),
    "lose": (
        0.8,
        mix_sounds((0, 1.0, bell_sound(E4, 6)), (0.18, 1.0, bell_sound(C4, 5)), (0.36, 0.8, bell_sound(A3, 5))),
    ),
}


def sound_samples(name: str) -> list[float]:
    """Return the samples of a sound from -1 to 1, at its target loudness, with its end faded out."""
    seconds, heard = SOUNDS[name]
    count = int(seconds * SAMPLE_RATE)
    fade = SAMPLE_RATE // 50
    raw = [heard(n / SAMPLE_RATE) * min(1.0, (count - n) / fade) for n in range(count)]
    louder = TARGET_LOUDNESS * VOLUME_FACTORS.get(name, 1.0) / loudness(raw)
    louder = min(louder, PEAK / max(map(abs, raw)))
    return [louder * each for each in raw]


def loudness(heard: list[float]) -> float:
    """Return the RMS of the loudest 50 ms."""
    squares = [each * each for each in heard]
    part = min(WINDOW, len(squares))
    now = best = sum(squares[:part])
    for n in range(part, len(squares)):
        now += squares[n] - squares[n - part]
        best = max(best, now)
    return math.sqrt(best / part)


def level_in_decibels(heard: list[float]) -> float:
    """Return the loudness of a sound in decibels relative to full scale."""
    return 20 * math.log10(loudness(heard))


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seconds, _) in SOUNDS.items():
        heard = sound_samples(name)
        target = FOLDER / f"{name}.wav"
        with wave.open(str(target), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(SAMPLE_RATE)
            file.writeframes(b"".join(struct.pack("<h", round(value * 32767)) for value in heard))
        print(f"{name:10} {seconds:5.2f} s {target.stat().st_size / 1000:6.1f} kB {level_in_decibels(heard):6.1f} dB")


if __name__ == "__main__":
    main()
