"""Find the words of the rules: every module of a folder declares one as `WORD`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, TypeVar


class HasOrder(Protocol):
    """An object with a position in an ordered list."""

    @property
    def order(self) -> int:
        """The sort key, ascending."""
        ...


P = TypeVar("P", bound=HasOrder)


def find_words(package: str, path: list[str], cls: type[P]) -> tuple[P, ...]:
    """Return the words that the modules of a folder declare, sorted by `order` so that modules can be renamed. Raises
    TypeError if a module declares no word of class `cls`, or two words have the same order.
    """
    found = []
    for module in iter_modules(path):
        if module.ispkg:
            continue
        name = f"{package}.{module.name}"
        word = getattr(import_module(name), "WORD", None)
        if not isinstance(word, cls):
            raise TypeError(f"{name} declares no {cls.__name__} as WORD")
        found.append(word)
    if len({word.order for word in found}) != len(found):
        raise TypeError(f"{package}: two words have the same order: {sorted(word.order for word in found)}")
    return tuple(sorted(found, key=lambda word: word.order))
