"""What is drawn again only when what it is made of changes, and what may be drawn an update later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import flet as ft

from app.ui.window.error_boundary import on, part
from app.ui.window.hooks import current_app, use_value

P = ParamSpec("P")
T = TypeVar("T")


def memoise(body: Callable[P, ft.Control]) -> Callable[P, ft.Control]:
    """`body` as a component that is left alone while it is called with equal arguments: give it no fresh closures."""
    component: Callable[P, ft.Control] = ft.memo(part(body))  # type: ignore[no-untyped-call]
    return component


class Redrawn:
    """The controls of a list that is drawn again and again. One is made anew only where what it is made of differs from
    the drawing before; else it is the same control, and Flet looks no further into it.

    Give them to lists of controls alone, not to a `content`: only in a list does Flet tell the same control of a parent
    that was made anew.
    """

    def __init__(self) -> None:
        self._before: dict[str, tuple[tuple[Any, ...], ft.Control]] = {}
        self._now: dict[str, tuple[tuple[Any, ...], ft.Control]] = {}

    def again(self) -> Redrawn:
        """Begins the next drawing: what the last one did not have is forgotten."""
        self._before, self._now = self._now, {}
        return self

    def one(self, name: str, make: Callable[..., ft.Control], *given: Any) -> ft.Control:
        """The control of this name, made of what is `given` and of nothing else."""
        before = self._before.get(name)
        kept = before if before is not None and before[0] == given else (given, make(*given))
        self._now[name] = kept
        return kept[1]

    def around(self, name: str, inside: list[ft.Control], make: Callable[..., ft.Control], *given: Any) -> ft.Control:
        """The control around those that lie `inside`, which `make` takes first: the same where all of them are."""
        return self.one(name, lambda _, *rest: make(inside, *rest), tuple(map(id, inside)), *given)


def use_redrawn() -> Redrawn:
    """The controls that this component has drawn, at the beginning of its next drawing."""
    drawn = ft.use_ref(Redrawn())
    return (drawn.current or Redrawn()).again()


def use_deferred(newest: T) -> T:
    """A hook: a value as it was at the update before, and the newest once what is drawn of that itself has been sent,
    and where somebody touched something is seen: neither waits until the rest is put together, sent and drawn.
    """
    value, change = use_value(newest)

    async def follow() -> None:
        await asyncio.sleep(0)  # what has just been drawn is sent first
        if app := current_app():
            await app.touch.answered()
        change(newest)

    ft.use_effect(on(follow), [newest])
    return value
