"""How a kind of event is declared. A module of its own, since `events` may be compiled and this can't be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, dataclass_transform

#: The word that the text of each kind begins with.
KIND_WORDS: Final[dict[type[Any], str]] = {}
#: By kind, the part of the event's text that each field is written as, in the order of the fields.
FIELD_PARTS: Final[dict[type[Any], tuple[str, ...]]] = {}
_ALL_PARTS: Final = ("seat", "card", "cards", "number", "named", "why", "word")

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def event_kind(word: str, /, **parts: str) -> Callable[[type[T]], type[T]]:
    """Return a decorator that makes a class a kind of event: frozen, and compared by its values.

    `word` begins the event's text. Each field is named after the part of the text it is written as; `parts` maps a part
    to a field of another name, as in `number="count"`. The decorator raises TypeError if a field belongs to no part.

    It does what `dataclass(frozen=True)` does without compiling six functions for each class, which took 15 ms at the
    start of the app; this takes 2.
    """

    def add_kind(kind: type[T]) -> type[T]:
        names = tuple(kind.__annotations__)
        part_of = {field: part for part, field in parts.items()}
        found = tuple(part_of.get(name, name) for name in names)
        if not set(found) <= set(_ALL_PARTS) or not set(part_of) <= set(names):
            raise TypeError(f"{kind.__name__}{names}: each field is one of {', '.join(_ALL_PARTS)}, or `parts` says so")
        made: dict[str, Any] = {}
        values = ", ".join(f"{name}={name}" for name in names)
        exec(f"def __init__(self, {', '.join(names)}): self.__dict__.update({values})", made)
        for name, value in {**_SHARED_METHODS, "__init__": made["__init__"], "__match_args__": names}.items():
            setattr(kind, name, value)
        KIND_WORDS[kind], FIELD_PARTS[kind] = word, found
        return kind

    return add_kind


def _values_equal(one: object, other: object) -> bool:
    return type(one) is type(other) and vars(one) == vars(other)


def _hash_values(one: object) -> int:
    return hash(tuple(vars(one).values()))


def _repr_with_values(one: object) -> str:
    return f"{type(one).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(one).items())})"


def _refuse_change(one: object, name: str, *value: object) -> None:
    raise AttributeError(f"{type(one).__name__}.{name} cannot be changed")


_SHARED_METHODS: Final[dict[str, Any]] = {
    "__eq__": _values_equal,
    "__hash__": _hash_values,
    "__repr__": _repr_with_values,
    "__setattr__": _refuse_change,
    "__delattr__": _refuse_change,
}
