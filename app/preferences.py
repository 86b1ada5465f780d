"""What a person can set, with its defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.messages import LANGUAGES
from engine.messages.errors import PocketSwitchError
from engine.names import clean_name
from engine.stored_keys import keys_of, stored

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


class SettingsError(PocketSwitchError, ValueError):
    """A kept setting that cannot be read; the message names it."""

    code = "setting"


@dataclass(frozen=True)
class Settings:
    """The settings, each stored under its key. `catch_window` is in milliseconds; `names` are the people on this
    device."""

    pace: str = stored("pace", default="normal")
    catch_window: int = stored("catch_window", default=1500)
    confirm_power: bool = stored("confirm_power", default=False)
    sort: str = stored("sort", default="suit")
    appearance: str = stored("appearance", default="system")
    contrast: str = stored("contrast", default="system")
    language: str = stored("language", default="system")
    motion: str = stored("motion", default="system")
    four_colours: bool = stored("four_colours", default=False)
    card_size: str = stored("card_size", default="normal")
    felt: str = stored("felt", default="green")
    back: str = stored("back", default="stripes")
    courts: str = stored("courts", default="drawn")
    indices: str = stored("indices", default="language")
    left_handed: bool = stored("left_handed", default=False)
    sounds: bool = stored("sounds", default=True)
    haptics: bool = stored("haptics", default=True)
    coach: bool = stored("coach", default=True)
    explain: bool = stored("explain", default=True)
    remarks: bool = stored("remarks", default=True)
    names: tuple[str, ...] = stored("names", default=())

    def with_value(self, key: str, value: object) -> Settings:
        """These settings with one of them changed. Raises SettingsError when there is no such value."""
        if key not in KEYS:
            raise SettingsError(f"{key}: there is no such setting")
        changed: dict[str, Any] = {_FIELDS[key].name: _check(key, value)}
        return replace(self, **changed)

    def value(self, key: str) -> Any:
        """The value of the setting stored under `key`. Raises KeyError if there is no such setting."""
        return getattr(self, _FIELDS[key].name)


_FIELDS: Final = keys_of(Settings)
KEYS: Final = tuple(_FIELDS)


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
