"""What a person can set, with its defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from engine.messages import LANGUAGES
from engine.names import clean_name

LONGEST_NAME: Final = 16
MOST_NAMES: Final = 12

# The values of each setting that is not on or off.
CHOICES: Final[Mapping[str, tuple[object, ...]]] = {
    "pace": ("slow", "normal", "fast", "none"),
    "motion": ("system", "on", "off"),
    "appearance": ("system", "light", "dark"),
    "contrast": ("system", "on", "off"),
    "language": ("system", *LANGUAGES),
    "card_size": ("small", "normal", "large"),
    "felt": ("green", "blue", "wine", "plum", "walnut"),
    "back": ("stripes", "lattice", "scales", "sun", "leaves", "switch"),
    "courts": ("drawn", "classic", "plain"),
    "indices": ("language", "jqk", "bdk", "vdr", "bvh", "wdk"),
    "sort": ("suit", "rank", "own"),
    "catch_window": (500, 1000, 1500, 2500, 4000),
}


class SettingsError(ValueError):
    """A kept setting that cannot be read; the message names it."""


@dataclass(frozen=True)
class Settings:
    """What a person has set. `catch_window` is in milliseconds; `names` are the people of this device."""

    pace: str = "normal"
    catch_window: int = 1500
    confirm_power: bool = False
    sort: str = "suit"
    appearance: str = "system"
    contrast: str = "system"
    language: str = "system"
    motion: str = "system"
    four_colours: bool = False
    card_size: str = "normal"
    felt: str = "green"
    back: str = "stripes"
    courts: str = "drawn"
    indices: str = "language"
    left_handed: bool = False
    sounds: bool = True
    haptics: bool = True
    coach: bool = True
    explain: bool = True
    remarks: bool = True
    names: tuple[str, ...] = ()

    def with_value(self, key: str, value: object) -> Settings:
        """These settings with one of them changed. Raises SettingsError when there is no such value."""
        if key not in KEYS:
            raise SettingsError(f"{key}: there is no such setting")
        changed: dict[str, Any] = {key: _check(key, value)}
        return replace(self, **changed)


KEYS: Final = tuple(field.name for field in fields(Settings))


def typed_name(text: str) -> str:
    """A name that somebody types here, as it is kept; "" where it is none."""
    return clean_name(text, LONGEST_NAME)


def _check(key: str, value: Any) -> object:
    if key in CHOICES:
        # `1 in (True,)` holds in Python, so types are compared as well.
        if not any(value == choice and type(value) is type(choice) for choice in CHOICES[key]):
            raise SettingsError(f"{key}: {value!r} is none of {CHOICES[key]}")
        return value
    if key == "names":
        if not isinstance(value, (list, tuple)) or not all(isinstance(name, str) for name in value):
            raise SettingsError(f"{key}: {value!r} is no list of names")
        names = dict.fromkeys(filter(None, map(typed_name, value)))
        return tuple(names)[:MOST_NAMES]
    if type(value) is not bool:
        raise SettingsError(f"{key}: {value!r} is neither true nor false")
    return value
