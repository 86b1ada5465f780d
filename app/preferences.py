"""The settings that a person can change, with their defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from engine.messages import LANGUAGES
from engine.messages.errors import PocketSwitchError
from engine.player_names import WITHOUT_NAME, clean_name
from engine.stored_keys import keys_of, stored

LONGEST_NAME: Final = 16
MAX_NAMES: Final = 12

Pace = Literal["slow", "normal", "fast", "none"]
CatchWindow = Literal[500, 1000, 1500, 2500, 4000]
SortOrder = Literal["suit", "rank", "own"]
Appearance = Literal["system", "light", "dark"]
Switch = Literal["system", "on", "off"]
CardSize = Literal["small", "normal", "large"]
Felt = Literal["green", "blue", "wine", "plum", "walnut"]
Back = Literal["stripes", "lattice", "scales", "sun", "leaves", "switch"]
Courts = Literal["drawn", "classic", "plain"]
Indices = Literal["language", "jqk", "bdk", "vdr", "bvh", "wdk"]


class SettingsError(PocketSwitchError, ValueError):
    """A setting that can't be read. The text names it."""

    code = "setting"


@dataclass(frozen=True)
class Settings:
    """The settings, each stored under its key. `catch_window` is in milliseconds; `names` are the people on this
    device.
    """

    pace: Pace = stored("pace", default="normal")
    catch_window: CatchWindow = stored("catch_window", default=1500)
    confirm_power: bool = stored("confirm_power", default=False)
    sort: SortOrder = stored("sort", default="suit")
    appearance: Appearance = stored("appearance", default="system")
    contrast: Switch = stored("contrast", default="system")
    language: str = stored("language", default="system")
    motion: Switch = stored("motion", default="system")
    four_colours: bool = stored("four_colours", default=False)
    card_size: CardSize = stored("card_size", default="normal")
    felt: Felt = stored("felt", default="green")
    back: Back = stored("back", default="stripes")
    courts: Courts = stored("courts", default="drawn")
    indices: Indices = stored("indices", default="language")
    left_handed: bool = stored("left_handed", default=False)
    sounds: bool = stored("sounds", default=True)
    haptics: bool = stored("haptics", default=True)
    coach: bool = stored("coach", default=True)
    explain: bool = stored("explain", default=True)
    remarks: bool = stored("remarks", default=True)
    names: tuple[str, ...] = stored("names", default=())

    def with_value(self, key: str, value: object) -> Settings:
        """Return the settings with one value changed. Raises SettingsError if there's no such setting or it can't have
        the value.
        """
        if key not in KEYS:
            raise SettingsError(f"{key}: there is no such setting")
        changed: dict[str, Any] = {_FIELDS[key].name: _check_value(key, value)}
        return replace(self, **changed)

    def value_of(self, key: str) -> Any:
        """Return the value of the setting stored under `key`. Raises KeyError if there's no such setting."""
        return getattr(self, _FIELDS[key].name)


_FIELDS: Final = keys_of(Settings)
KEYS: Final = tuple(_FIELDS)
_TYPES: Final = get_type_hints(Settings)
#: The possible values of each setting, by its key. Settings that are on or off and lists aren't in it.
CHOICES: Final[Mapping[str, tuple[object, ...]]] = {
    **{
        key: get_args(_TYPES[field.name]) for key, field in _FIELDS.items() if get_origin(_TYPES[field.name]) is Literal
    },
    "language": ("system", *LANGUAGES),
}


def clean_typed_name(text: str) -> str:
    """Return a typed name as it's stored; "" if it isn't a name."""
    name = clean_name(text, LONGEST_NAME)
    return "" if name == WITHOUT_NAME else name


def _check_value(key: str, value: Any) -> object:
    if key in CHOICES:
        # `1 in (True,)` is true in Python, so types are compared, too.
        if not any(value == choice and type(value) is type(choice) for choice in CHOICES[key]):
            raise SettingsError(f"{key}: {value!r} is none of {CHOICES[key]}")
        return value
    if key == "names":
        if not isinstance(value, (list, tuple)) or not all(isinstance(name, str) for name in value):
            raise SettingsError(f"{key}: {value!r} is no list of names")
        names = dict.fromkeys(filter(None, map(clean_typed_name, value)))
        return tuple(names)[:MAX_NAMES]
    if type(value) is not bool:
        raise SettingsError(f"{key}: {value!r} is neither true nor false")
    return value
