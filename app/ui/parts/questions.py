"""Questions with their answers: pills side by side, numbers, text fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import flet as ft

from app.ui import theme
from app.ui.parts.basics import (
    Handler,
    caption,
    icon_button,
    label,
    padded,
    quiet_text,
    stacked,
    styled_text,
    tap,
    wrapped_row,
)
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.words import tr


@dataclass(frozen=True)
class ChoiceOption:
    """One answer: the value that is stored, its label, and its explanation."""

    value: Any
    title: str
    about: str = ""


def choices(
    app: App,
    title: str,
    options: Sequence[ChoiceOption],
    chosen: Any,
    handler: Callable[[Any], Any],
    ident: str,
    *,
    about: str = "",
) -> ft.Control:
    """Return a question with its answers as pills; the chosen one is filled and ticked."""
    picked = next((option for option in options if option.value == chosen), None)
    below = (picked.about if picked else "") or about
    chips = [
        chip(app, o.title, o.value == chosen, partial(handler, o.value), f"{ident}-{o.value}", title) for o in options
    ]
    return group(app, title, *([quiet_text(app, below)] if below else []), wrapped_row(chips))


def group(app: App, title: str, *content: ft.Control) -> ft.Control:
    """Return a question and, below it, the controls that answer it."""
    return padded(stacked([styled_text(title, colour=app.palette.text, weight=theme.STRONG), *content], theme.SPACE))


NARROWEST_HALF_WIDTH: Final = (
    4  # half the width of the narrowest letter, which a chip's padding must make as wide as a finger
)


def chip(app: App, label: str, on: bool, handler: Handler | None, ident: str, question: str = "") -> ft.Control:
    """Return one answer of a question as a pill, ticked if it's `on`. In large text, a label that doesn't fit on one
    line wraps.
    """
    ink = app.palette
    fore = ink.on_strong if on else ink.text
    grown = app.text_scale > theme.LARGE_TEXT
    text = styled_text(label, colour=fore, weight=theme.STRONG, size=theme.NAME, max_lines=None if grown else 1)
    inside: list[ft.Control] = [text]
    if on:
        inside.insert(0, ft.Icon(ft.Icons.CHECK_ROUNDED, color=fore, size=18))
    above = max(theme.SPACE / 2, (theme.TAP - theme.LINE * theme.NAME * app.text_scale) / 2) if grown else 0
    return tap(
        ft.Container(
            content=ft.Row(
                inside,
                spacing=4,
                run_spacing=0,
                tight=True,
                wrap=grown,
                alignment=ft.MainAxisAlignment.CENTER,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            height=None if grown else theme.TAP,
            padding=ft.Padding.symmetric(
                horizontal=theme.EDGE if len(label) > 1 else theme.TAP / 2 - NARROWEST_HALF_WIDTH, vertical=above
            ),
            border_radius=theme.TAP / 2,
            bgcolor=ink.strong if on else ink.paper,
            border=ft.Border.all(1, ink.strong if on else ink.edge or ink.line),
        ),
        handler,
        ident,
        f"{question}: {label}" if question else label,
        selected=on,
    )


def stepper(
    app: App,
    title: str,
    value: int,
    bounds: tuple[int, int],
    edit: Callable[[Callable[[int], int]], Any],
    ident: str,
    *,
    about: str = "",
    step: int = 1,
    shown: str = "",
) -> ft.Control:
    """Return a number with buttons to decrease and increase it within `bounds`. `edit` gets a function that changes the
    newest number, so that two quick taps count twice.
    """
    ink = app.palette
    low, high = bounds
    keys: list[ft.Control] = [
        icon_button(
            ft.Icons.REMOVE_ROUNDED,
            tr("parts.less", what=title),
            (lambda: edit(lambda now: max(low, now - step))) if value > low else None,
            f"{ident}-less",
            colour=ink.text,
            back=ink.paper,
        ),
        label(
            ft.Container(
                width=max(theme.TAP, theme.DIGIT * app.text_scale * len(shown or str(value))),
                alignment=ft.Alignment.CENTER,
                content=styled_text(
                    shown or str(value), colour=ink.text, size=theme.HEADER, weight=theme.HEAVY, max_lines=1
                ),
            ),
            ident,
            f"{title}: {shown or value}",
        ),
        icon_button(
            ft.Icons.ADD_ROUNDED,
            tr("parts.more", what=title),
            (lambda: edit(lambda now: min(high, now + step))) if value < high else None,
            f"{ident}-more",
            colour=ink.text,
            back=ink.paper,
        ),
    ]
    words = caption(app, title, about, expand=True)
    content: ft.Control = ft.Row([words, *keys], spacing=theme.SPACE / 2)
    if app.text_scale > theme.LARGE_TEXT:  # no room for the title beside it
        right = ft.Row(keys, spacing=theme.SPACE / 2, alignment=ft.MainAxisAlignment.END)
        content = stacked([ft.Row([words]), right], theme.SPACE)
    return padded(content)


def field(
    app: App,
    label: str,
    value: str,
    handler: Callable[[str], Any],
    ident: str,
    *,
    longest: int,
    submit: Callable[[str], Any] | None = None,
    key: str | None = None,
    exact: bool = False,
    beside: ft.Control | None = None,
    focused: bool = False,
) -> ft.Control:
    """Return a text field with `label`. `handler` gets the text after each change, `submit` when it's done.

    `beside` is shown next to it, or below it if the text scale is large. `exact` is for text that isn't a name, such as
    a code. Typed text stays until a different `value` is passed. A `focused` field gets the keyboard as soon as it's
    drawn.
    """
    keyed: Callable[..., ft.Control] = _TextField
    typed = keyed(
        app.palette, label, value, handler, ident, longest, submit, exact, focused, key=key or f"line-{ident}"
    )
    line: ft.Row | ft.Column = ft.Row([typed] if beside is None else [typed, beside], spacing=theme.GAP)
    if beside is not None and app.text_scale > theme.LARGE_TEXT:  # large letters leave no room for both
        line = stacked([ft.Row([typed]), beside], theme.SPACE)
    # Without a key, Flet would mistake a field for its neighbour when one is added or removed, and mix up their
    # identifiers.
    line.key = f"field-{ident}"
    return line


@guarded_component
def _TextField(
    ink: theme.Palette,
    label: str,
    value: str,
    handler: Callable[[str], Any],
    ident: str,
    longest: int,
    submit: Callable[[str], Any] | None,
    exact: bool,
    focused: bool,
) -> ft.Control:
    # The screen is drawn again after every letter, often with the old value, which mustn't undo the typing.
    given: Any = ft.use_ref(value)
    typed: Any = ft.use_ref(value)
    if value != given.current:
        given.current = typed.current = value

    def on_changed(event: ft.Event[ft.TextField]) -> Any:
        typed.current = event.control.value
        return handler(event.control.value)

    return ft.Semantics(
        identifier=ident,
        expand=True,
        content=ft.TextField(
            value=typed.current,
            label=label,
            max_length=longest,
            counter="",
            autocorrect=False,
            autofocus=focused,
            capitalization=ft.TextCapitalization.NONE if exact else ft.TextCapitalization.WORDS,
            filled=True,
            fill_color=ink.paper,
            border={
                ft.ControlState.DEFAULT: _field_outline(ink.edge or ink.line, 1),
                ft.ControlState.FOCUSED: _field_outline(theme.ring_colour_on(ink.paper), theme.RING),
            },
            text_style=ft.TextStyle(weight=theme.STRONG, color=ink.text, size=theme.BODY),
            label_style=ft.TextStyle(color=ink.quiet),
            on_change=on(on_changed),
            on_submit=on(lambda event: submit(event.control.value)) if submit else None,
        ),
    )


def _field_outline(colour: str, width: float) -> ft.OutlineInputBorder:
    return ft.OutlineInputBorder(side=ft.BorderSide(width, colour), border_radius=theme.PANEL_RADIUS)
