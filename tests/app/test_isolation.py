"""A page of the server can't reach another page's controls: they share no Flet value that could be changed."""

from __future__ import annotations

import dataclasses
import gc
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from enum import Enum
from functools import _lru_cache_wrapper
from pathlib import Path
from types import FunctionType, MethodType, ModuleType
from typing import Any, get_args, get_type_hints

import flet as ft

import app
from tests.app.fake import Client
from tests.app.tables import agreed, keep
from tests.app.visits import visit

#: What isn't read in by a server: the page's own part of the web app, what is run by itself, what makes releases.
ELSEWHERE = ("app.platform.web", "app.open_storage", "app.publish")
PLAIN = (str, bytes, int, float, bool, Enum, ModuleType, type(None))
#: Which screens there are, of which nothing is sent.
UNSENT = (ft.Route,)


def modules() -> list[ModuleType]:
    """Return all modules of the app that a server imports."""
    names = [each.name for each in pkgutil.walk_packages(app.__path__, "app.")]
    return [
        importlib.import_module(name) for name in names if not name.startswith(ELSEWHERE) and "__main__" not in name
    ]


def is_changeable(kind: Any) -> bool:
    """Return whether a type is Flet's and a client's message could change its values."""
    return (
        isinstance(kind, type)
        and kind.__module__.startswith("flet")
        and dataclasses.is_dataclass(kind)
        and not kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
        and not issubclass(kind, UNSENT)
    )


def held(value: Any) -> list[Any]:
    """Return the values inside a value that lasts as long as the process."""
    if isinstance(value, type) or type(value).__module__.startswith("app"):
        module = value.__module__ if isinstance(value, type) else type(value).__module__
        return list(vars(value).values()) if module.startswith("app") and hasattr(value, "__dict__") else []
    if isinstance(value, MethodType):
        return [value.__func__, value.__self__]
    if isinstance(value, FunctionType):
        return [
            *(value.__defaults__ or ()),
            *(value.__kwdefaults__ or {}).values(),
            *(cell.cell_contents for cell in value.__closure__ or () if cell != type(cell)()),
            *vars(value).values(),
        ]
    if isinstance(value, dict | list | tuple | set | frozenset | _lru_cache_wrapper):
        return gc.get_referents(value)
    return []


def shared() -> Iterator[str]:
    """Yield each place in the app's modules, classes, defaults and caches that has a changeable value of Flet's."""
    left = [(module.__name__, value) for module in modules() for value in vars(module).values()]
    seen: set[int] = set()
    while left:
        where, value = left.pop()
        if id(value) in seen or isinstance(value, PLAIN):
            continue
        seen.add(id(value))
        if is_changeable(type(value)):
            yield f"{where}: {value!r}"
        else:
            left += [(f"{where} {getattr(value, '__qualname__', '')}", each) for each in held(value)]


def sent(client: Client) -> dict[int, Any]:
    """Return all changeable values of Flet's that a page is made of, by their ids."""
    found: dict[int, Any] = {}
    left: list[Any] = [client.page]
    while left:
        value = left.pop()
        if isinstance(value, PLAIN) or id(value) in found:
            continue
        if is_changeable(type(value)):
            found[id(value)] = value
            left += vars(value).values()
        elif isinstance(value, dict | list | tuple):
            left += gc.get_referents(value)
    return found


def of_flet() -> set[int]:
    """Return the ids of constants of Flet's own classes, such as `ft.Alignment.CENTER`, which all pages may share."""
    kinds = [each for each in vars(ft).values() if isinstance(each, type)]
    return {id(each) for kind in kinds for each in vars(kind).values() if is_changeable(type(each))}


def test_no_cached_function_returns_a_value_that_a_client_could_change() -> None:
    cached = list(cached_functions())
    assert len(cached) > 5
    wrong = [each.__qualname__ for each in cached if any(map(is_changeable, parts(get_type_hints(each)["return"])))]
    assert wrong == []


def cached_functions() -> Iterator[Any]:
    """Yield all functions and methods of the app whose results are cached."""
    for module in modules():
        own = [each for each in vars(module).values() if inspect.isclass(each) and each.__module__ == module.__name__]
        for kind in (module, *own):
            for each in vars(kind).values():
                if isinstance(each, _lru_cache_wrapper) and each.__module__ == module.__name__:
                    yield each.__wrapped__


def parts(hint: Any) -> Iterator[Any]:
    """Yield a type and all types in its arguments."""
    yield hint
    for each in get_args(hint):
        yield from parts(each)


async def test_two_pages_share_nothing_that_a_client_could_change(tmp_path: Path) -> None:
    for name in ("ann", "ben"):
        keep(tmp_path / name, agreed())

    async with visit(tmp_path / "ann", "/play/1") as ann, visit(tmp_path / "ben", "/play/1") as ben:
        for client in (ann, ben):
            await client.wait("card-*")
        mine, others = sent(ann), sent(ben)
        assert sum(isinstance(each, ft.Draggable) for each in mine.values()) >= 7  # cards
        both = mine.keys() & others.keys() - of_flet()
        assert [repr(mine[each])[:200] for each in both] == []
        assert list(shared()) == []
