"""Finding the words of the rules: every module of a folder declares one as `WORD`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, TypeVar


class Placed(Protocol):
    """Something that has its place among its like."""

    @property
    def place(self) -> int:
        """Smaller comes first."""
        ...


P = TypeVar("P", bound=Placed)


def walk(package: str, path: list[str], cls: type[P]) -> tuple[P, ...]:
    """The words of a folder in their order. TypeError naming a module that declares none of this class, or one at a
    place that is taken: modules may be renamed, so their order says nothing."""
    found = []
    for module in iter_modules(path):
        if module.ispkg:
            continue
        name = f"{package}.{module.name}"
        word = getattr(import_module(name), "WORD", None)
        if not isinstance(word, cls):
            raise TypeError(f"{name} declares no {cls.__name__} as WORD")
        found.append(word)
    if len({word.place for word in found}) != len(found):
        raise TypeError(f"{package}: two words have one place: {sorted(word.place for word in found)}")
    return tuple(sorted(found, key=lambda word: word.place))
