"""Names that are stored or sent, kept apart from the names in the code.

A name that leaves the process (a key of an object, the word of a kind) is part of a format: other versions of the app
read and write it, so it never changes. Classes, fields, modules and files can be renamed at any time, so none of their
names is ever written. There are three ways, and no other:

- A kind of a union has a word, given where its class is declared: `@declare("play")`, `@_stored("enter")`, an entry of
  `KINDS`.
- A record that is written and read field by field gives each field its key: `points: int = stored("points")`, and
  `keys_of` has them. What isn't stored says so: `stored(None)`. Tables of a ruleset
  do it by `told` (`engine.rules.fields`).
- Everything else is written as a literal object, `{"game": setup.game}`, beside the function that reads it.

Samples of all formats are in `tests/stored`. A new field needs a key, a new default only where older versions can do
without it; then its samples grow by a line, and no line that is there changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from types import MappingProxyType
from typing import Any, Final, TypeVar, dataclass_transform

T = TypeVar("T")
STORED_AS: Final = "stored as"  # in the metadata of a field: its key
_KNOWN: Final[dict[type[Any], Mapping[str, Field[Any]]]] = {}


def stored(key: str | None, *, default: Any = MISSING) -> Any:
    """A dataclass's field that is stored under a key; with None it is not stored."""
    return field(default=default, metadata={STORED_AS: key})


@dataclass_transform(frozen_default=True, field_specifiers=(stored,))
def record(kind: type[T]) -> type[T]:
    """Makes a class a frozen dataclass with slots whose fields are all declared by `stored`."""
    made = dataclass(frozen=True, slots=True)(kind)
    keys_of(made)
    return made


def keys_of(kind: type[Any]) -> Mapping[str, Field[Any]]:
    """The stored fields of a dataclass by their keys, in its order. TypeError where a field isn't declared by `stored`,
    or two have one key."""
    found = _KNOWN.get(kind)
    if found is None:
        found = _KNOWN[kind] = MappingProxyType(_by_key(kind))
    return found


def _by_key(kind: type[Any]) -> dict[str, Field[Any]]:
    found: dict[str, Field[Any]] = {}
    for each in fields(kind):
        if STORED_AS not in each.metadata:
            raise TypeError(f"{kind.__name__}.{each.name}: under which key is it stored?")
        key = each.metadata[STORED_AS]
        if key in found:
            raise TypeError(f"{kind.__name__}.{each.name}: another field is stored as '{key}'")
        if key is not None:
            found[key] = each
    return found
