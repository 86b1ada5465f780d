"""What a person can set, and the report that helps to find a fault."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from app.preferences import APPEARANCES, CARD_SIZES, CATCH_WINDOWS, LONGEST_NAME, MOST_NAMES, MOTIONS, PACES, SORTS
from app.preferences import Settings as Kept
from app.sync.controller import Syncing, use_syncing
from app.sync.own_devices import summary
from app.ui import parts, theme
from app.ui.parts import Alternative
from app.ui.report import version_of
from app.ui.screens import screen
from app.ui.shell import App, use_app
from app.ui.words import tr

CHOICES: Final = {
    "pace": PACES,
    "sort": SORTS,
    "appearance": APPEARANCES,
    "motion": MOTIONS,
    "card_size": CARD_SIZES,
}


@screen
def Settings() -> ft.Control:
    """Every setting, grouped; each takes effect at once."""
    app, syncing = use_app(), use_syncing()
    typed, set_typed = ft.use_state("")
    fresh, set_fresh = ft.use_state(0)
    ink, kept = app.ink, app.settings
    full = len(kept.names) >= MOST_NAMES

    def add_name(name: str) -> None:
        if name.strip():
            app.set("names", (*app.settings.names, name))
            set_typed("")
            set_fresh(lambda n: n + 1)

    groups: list[tuple[str, list[ft.Control]]] = [
        (
            tr("settings.play"),
            [
                _choice(app, "pace"),
                parts.choices(
                    app,
                    tr("settings.catch_window.title"),
                    [Alternative(ms, tr("settings.seconds", count=f"{ms / 1000:g}")) for ms in CATCH_WINDOWS],
                    kept.catch_window,
                    lambda value: app.set("catch_window", value),
                    "set-catch_window",
                    about=tr("settings.catch_window.about"),
                ),
                _switch(app, "confirm_power"),
                _switch(app, "coach"),
                _choice(app, "sort"),
            ],
        ),
        (
            tr("settings.look"),
            [
                _choice(app, "appearance"),
                _switch(app, "four_colours"),
                _choice(app, "card_size"),
                _switch(app, "left_handed"),
                _choice(app, "motion"),
            ],
        ),
        (tr("settings.senses"), [_switch(app, "sounds"), _switch(app, "haptics")]),
        (
            tr("settings.devices"),
            [
                parts.row(
                    app, tr("sync.title"), lambda: app.go("/settings/sync"), "settings-sync", about=summary(syncing)
                )
            ],
        ),
        (tr("settings.people"), [*_names(app), _add_name(app, typed, fresh, set_typed, None if full else add_name)]),
    ]
    content: list[ft.Control] = []
    if app.trouble:
        content.append(parts.notice(app, app.trouble, "trouble"))
    for title, items in groups:
        content += parts.section(app, title, items)
    content += parts.section(
        app,
        tr("settings.about"),
        [
            parts.row(
                app,
                tr("settings.report"),
                lambda: app.copy(app.report()),
                "settings-report",
                about=tr("settings.report_about"),
                trailing=ft.Icon(ft.Icons.COPY_ROUNDED, color=ink.quiet),
            ),
            ft.Container(
                padding=theme.EDGE,
                content=parts.quiet(app, _version(syncing)),
            ),
        ],
    )
    return parts.sheet(app, parts.header(app, tr("nav.settings"), back="/"), content)


def _version(syncing: Syncing) -> str:
    said = tr("settings.version", version=version_of("pocket-switch"))
    return f"{said}. {tr('settings.nothing_leaves')}" if syncing.state == "off" else said


def _choice(app: App, key: str) -> ft.Control:
    return parts.choices(
        app,
        tr(f"settings.{key}.title"),
        [Alternative(value, tr(f"settings.{key}.{value}")) for value in CHOICES[key]],
        getattr(app.settings, key),
        lambda value: app.set(key, value),
        f"set-{key}",
        about=tr(f"settings.{key}.about"),
    )


def _switch(app: App, key: str) -> ft.Control:
    return parts.switch_row(
        app,
        tr(f"settings.{key}.title"),
        getattr(app.settings, key),
        lambda value: app.set(key, value),
        f"set-{key}",
        about=tr(f"settings.{key}.about"),
    )


def _names(app: App) -> list[ft.Control]:
    """The people of this device, each with a way to take the name off the list."""
    kept: Kept = app.settings
    found: list[ft.Control] = []
    for n, name in enumerate(kept.names):
        found.append(
            ft.Container(
                key=f"name-{name}",
                padding=ft.Padding.only(left=theme.EDGE, right=theme.SPACE, top=theme.SPACE, bottom=theme.SPACE),
                content=ft.Row(
                    [
                        parts.avatar(name, n),
                        parts.line(name, colour=app.ink.text, weight=theme.STRONG, expand=True, most=1),
                        parts.icon_button(
                            ft.Icons.CLOSE_ROUNDED,
                            tr("settings.remove_name", name=name),
                            partial(_take_off, app, name),
                            f"name-{n + 1}-remove",
                            colour=app.ink.quiet,
                        ),
                    ],
                    spacing=theme.GAP,
                ),
            )
        )
    return found


def _take_off(app: App, name: str) -> None:
    app.set("names", tuple(other for other in app.settings.names if other != name))


def _add_name(
    app: App, typed: str, fresh: int, set_typed: parts.Handler, add: Callable[[str], None] | None
) -> ft.Control:
    return ft.Container(
        padding=theme.EDGE,
        content=parts.column(
            [
                parts.quiet(app, tr("settings.names_about")),
                parts.field(
                    app,
                    tr("settings.name"),
                    typed,
                    set_typed,
                    "name-new",
                    longest=LONGEST_NAME,
                    submit=add,
                    key=f"name-new-{fresh}",
                    beside=parts.pill(
                        app,
                        tr("settings.add_name"),
                        partial(add, typed) if add and typed.strip() else None,
                        "name-add",
                        accent=True,
                    ),
                ),
            ]
        ),
    )
