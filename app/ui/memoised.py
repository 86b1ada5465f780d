"""Components that are drawn again only when their arguments change."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

import flet as ft

from app.ui.shell import part

P = ParamSpec("P")


def memoise(body: Callable[P, ft.Control]) -> Callable[P, ft.Control]:
    """`body` as a component that is left alone while it is called with equal arguments: give it no fresh closures."""
    component: Callable[P, ft.Control] = ft.memo(part(body))  # type: ignore[no-untyped-call]
    return component
