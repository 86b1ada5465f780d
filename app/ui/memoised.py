"""Draws controls again only if their arguments change, and draws less urgent ones an update later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import flet as ft

from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import current_app, use_value

P = ParamSpec("P")
T = TypeVar("T")


def memoise(body: Callable[P, ft.Control]) -> Callable[P, ft.Control]:
    """Turn `body` into a component that isn't drawn again while its arguments are equal. Don't pass new closures."""
    component: Callable[P, ft.Control] = ft.memo(guarded_component(body))  # type: ignore[no-untyped-call]
    return component


class ControlCache:
    """The controls of a list that is drawn often. A control whose arguments are equal to those of the drawing before is
    reused, so that Flet doesn't compare it. Use it for lists of controls, not for a `content`: only in lists does Flet
    recognise a reused control of a new parent.
    """

    def __init__(self) -> None:
        self._before: dict[str, tuple[tuple[Any, ...], ft.Control]] = {}
        self._now: dict[str, tuple[tuple[Any, ...], ft.Control]] = {}

    def start_drawing(self) -> ControlCache:
        """Start the next drawing; controls unused in the last one are dropped."""
        self._before, self._now = self._now, {}
        return self

    def cached_control(self, name: str, make: Callable[..., ft.Control], *given: Any) -> ft.Control:
        """Return the control of this name, made by `make(*given)` or reused."""
        before = self._before.get(name)
        kept = before if before is not None and before[0] == given else (given, make(*given))
        self._now[name] = kept
        return kept[1]

    def cached_wrapper(
        self, name: str, inside: list[ft.Control], make: Callable[..., ft.Control], *given: Any
    ) -> ft.Control:
        """Return the control around `inside`, which is `make`'s first argument; reused if all of them are."""
        return self.cached_control(name, lambda _, *rest: make(inside, *rest), tuple(map(id, inside)), *given)


def use_control_cache() -> ControlCache:
    """Hook: return the component's control cache, ready for the next drawing."""
    drawn = ft.use_ref(ControlCache())
    return (drawn.current or ControlCache()).start_drawing()


def use_deferred(newest: T) -> T:
    """Hook: return a value with a delay of one update. The newest value comes once the current drawing has been sent
    and the answer to a touch has been seen, so that neither waits for the rest.
    """
    value, change = use_value(newest)

    async def update_later() -> None:
        await asyncio.sleep(0)  # what has just been drawn is sent first
        if app := current_app():
            await app.touch.wait_for_answer()
        change(newest)

    ft.use_effect(on(update_later), [newest])
    return value
