"""The effect of one card, and what it does as an answer: the parsed entries of `[cards]` and `[replies]`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.rules.fields import Field
from engine.stored_keys import stored

T = TypeVar("T")


class Effect:
    """The effect of one card: the values of the fields of effect words, by field, as in `effect[skip.TURNS]`.

    It stores only values that differ from the default, so unused words cost nothing. It doesn't know which words exist:
    a new word is a file of its own.
    """

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[Field[Any], Any] | None = None) -> None:
        self._values = {field.key: value for field, value in (values or {}).items() if value != field.default}

    def __getitem__(self, field: Field[T]) -> T:
        value: T = self._values.get(field.key, field.default)
        return value

    def __bool__(self) -> bool:
        """Return whether the card has an effect."""
        return bool(self._values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self._values == other._values

    def __hash__(self) -> int:
        return hash(frozenset(self._values.items()))

    def __repr__(self) -> str:
        return f"Effect({', '.join(f'{key}={value!r}' for key, value in self._values.items())})"

    def with_values(self, values: Mapping[Field[Any], Any]) -> Effect:
        """Return a copy of the effect in which these fields have other values."""
        changed = Effect()
        changed._values = {
            **{key: value for key, value in self._values.items() if key not in {field.key for field in values}},
            **Effect(values)._values,
        }
        return changed


@dataclass(frozen=True, kw_only=True)
class Reply:
    """What one card does as an answer to a penalty. The file of each reply word says which of these fields it uses."""

    does: str = stored("does")
    amount: int | str = stored("amount", default=0)
    as_: str = stored("as", default="")
    rest: str = stored("rest", default="next")
