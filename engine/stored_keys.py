"""Names that are stored or sent, kept apart from the names in the code.

A name that leaves the process (a key of an object, the word of a kind) is part of a format: other versions of the app
read and write it, so it never changes. Classes, fields, modules and files can be renamed at any time, so their names
are never written. There are exactly three ways to write a name:

- A member of a union has a word, given where its class is declared: `@declare("play")`, `@_event_kind("enter")`, an
  entry of `KINDS`.
- A record that is written and read field by field declares each field's key: `points: int = stored("points")`.
  `keys_of` lists them. A field that isn't stored is declared as `stored(None)`. Tables of a ruleset use `rule_field`
  (`engine.rules.fields`).
- Everything else is written as a literal object, `{"game": setup.game}`, next to the function that reads it.

Samples of all formats are in `tests/stored`. A new field needs a key, and a default only if older versions can do
without it. Add a line to its samples; never change the lines that are there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from types import MappingProxyType
from typing import Any, Final, TypeVar, dataclass_transform

T = TypeVar("T")
STORED_AS: Final = "stored_as"  # the key in a dataclass field's metadata that has its stored name
_KNOWN: Final[dict[type[Any], Mapping[str, Field[Any]]]] = {}


def stored(key: str | None, *, default: Any = MISSING) -> Any:
    """Declare a dataclass field that is stored under `key`, or isn't stored if `key` is None."""
    return field(default=default, metadata={STORED_AS: key})


@dataclass_transform(frozen_default=True, field_specifiers=(stored,))
def stored_record(kind: type[T]) -> type[T]:
    """Make a class a frozen dataclass with slots and return it. Raises TypeError unless `stored` declares all of its
    fields.
    """
    made = dataclass(frozen=True, slots=True)(kind)
    keys_of(made)
    return made


def keys_of(kind: type[Any]) -> Mapping[str, Field[Any]]:
    """Return the stored fields of a dataclass by key, in the order they are declared. Raises TypeError if a field isn't
    declared by `stored`, or two have the same key.
    """
    found = _KNOWN.get(kind)
    if found is None:
        found = _KNOWN[kind] = MappingProxyType(_fields_by_key(kind))
    return found


def _fields_by_key(kind: type[Any]) -> dict[str, Field[Any]]:
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
