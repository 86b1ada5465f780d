"""Skip or delay drawing: reuse controls whose arguments are unchanged, and draw less urgent ones one update later."""

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
    """Turn `body` into a component that's only drawn again if its arguments change. A new closure
    counts as a change.
    """
    component: Callable[P, ft.Control] = ft.memo(guarded_component(body))  # type: ignore[no-untyped-call]
    return component


class ControlCache:
    """The controls of a list that is drawn often. A control whose arguments are equal to those of the previous drawing
    is reused, so Flet doesn't compare it.

    Use it for lists of controls, not for a `content`: only in lists does Flet recognise a reused control in a new
    parent.
    """

    def __init__(self) -> None:
        self._before: dict[str, tuple[tuple[Any, ...], ft.Control]] = {}
        self._now: dict[str, tuple[tuple[Any, ...], ft.Control]] = {}

    def start_drawing(self) -> ControlCache:
        """Start a new drawing and return the cache. Controls that weren't used in the previous drawing are dropped."""
        self._before, self._now = self._now, {}
        return self

    def cached_control(self, name: str, make: Callable[..., ft.Control], *given: Any) -> ft.Control:
        """Return the control of this name: the previous one if `given` is unchanged, else the
        result of `make(*given)`.
        """
        before = self._before.get(name)
        kept = before if before is not None and before[0] == given else (given, make(*given))
        self._now[name] = kept
        return kept[1]

    def cached_wrapper(
        self, name: str, inside: list[ft.Control], make: Callable[..., ft.Control], *given: Any
    ) -> ft.Control:
        """Return the control around `inside`, which `make` gets as its first argument. It's reused if `inside` has the
        same controls and `given` is unchanged.
        """
        return self.cached_control(name, lambda _, *rest: make(inside, *rest), tuple(map(id, inside)), *given)


def use_control_cache() -> ControlCache:
    """Hook: return the component's control cache, ready for the next drawing."""
    drawn = ft.use_ref(ControlCache())
    return (drawn.current or ControlCache()).start_drawing()


def use_deferred(newest: T) -> T:
    """Hook: return `newest` with a delay of one update. It changes after the current drawing has been sent and the
    client has shown the answer to a touch, so that neither waits for what depends on the value.
    """
    value, change = use_value(newest)

    async def update_later() -> None:
        await asyncio.sleep(0)  # what has just been drawn is sent first
        if app := current_app():
            await app.touch.wait_for_answer()
        change(newest)

    ft.use_effect(on(update_later), [newest])
    return value
