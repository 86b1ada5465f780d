"""The controls that Flutter's client has: applies every patch as Flet's client does (its `control.dart`).

A patch that doesn't fit raises an error here, rather than leaving a screen that doesn't change.
"""

from __future__ import annotations

from typing import Any

REPLACE, ADD, REMOVE, MOVE = range(4)  # as Flet numbers them


class Mirror:
    """The controls of a client by their ids."""

    def __init__(self) -> None:
        self.controls: dict[int, dict[str, Any]] = {}

    def keep(self, value: Any) -> Any:
        """Add a value from a message with all controls in it, and return it."""
        left = [value]
        while left:
            each = left.pop()
            if isinstance(each, dict):
                if "_c" in each:
                    self.controls[each["_i"]] = each
                left.extend(each.values())
            elif isinstance(each, list):
                left.extend(each)
        return value

    def patch(self, control: int, patch: list[Any]) -> None:
        """Change a control and its descendants. Raises `LookupError` if the patch names something that isn't there."""
        root = self.controls[control]
        paths: dict[int, list[Any]] = {}
        _index(patch[0], [], paths)

        def at(number: int) -> Any:
            found: Any = root
            for part in paths[number]:
                found = found[part]
            return found

        for kind, *rest in patch[1:]:
            if kind == REPLACE:
                at(rest[0])[rest[1]] = self.keep(rest[2])
            elif kind == ADD:
                _put(at(rest[0]), rest[1], self.keep(rest[2]))
            elif kind == REMOVE:
                _take(at(rest[0]), rest[1])
            else:
                source, target = at(rest[0]), at(rest[2])
                _put(target, rest[3], _take(source, rest[1]))


def _put(held: Any, at: Any, value: Any) -> None:
    if isinstance(held, list):
        if not 0 <= at <= len(held):
            raise IndexError(f"{at} of {len(held)}")
        held.insert(at, value)
    else:
        held[at] = value


def _take(held: Any, at: Any) -> Any:
    return held.pop(at) if isinstance(held, list) else held.pop(at, None)


def _index(node: list[Any], path: list[Any], found: dict[int, list[Any]]) -> None:
    found[node[0]] = path
    for part, inside in (node[1] if len(node) > 1 else {}).items():
        _index(inside, [*path, part], found)


def differences(here: Any, there: Any, path: str = "") -> list[str]:
    """Return the places where two trees have different controls or different numbers of them, as texts."""
    if isinstance(here, dict) and isinstance(there, dict):
        if here.get("_i") != there.get("_i"):
            return [f"{path}: {here.get('_c')} {here.get('_i')} is {there.get('_c')} {there.get('_i')}"]
        return [each for key in {*here, *there} for each in differences(here.get(key), there.get(key), f"{path}.{key}")]
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        pairs = enumerate(zip(here, there, strict=True))
        return [each for n, pair in pairs for each in differences(*pair, f"{path}[{n}]")]
    if (here or there) and (isinstance(here, (dict, list)) or isinstance(there, (dict, list))):
        return [f"{path}: {str(here)[:80]} is {str(there)[:80]}"]
    return []
