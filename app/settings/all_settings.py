"""The screen with all settings, and the report that helps to find a fault."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from app.people import add_names
from app.preferences import LONGEST_NAME, MAX_NAMES
from app.settings.question import setting_question
from app.sync.controller import SyncController, use_sync
from app.sync.own_devices import sync_summary
from app.sync.pairing.controller import PairingController, use_pairing
from app.ui import parts, theme
from app.ui.person_names import typed_name
from app.ui.report import version_of
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app
from app.ui.words import join_sentences, tr

# The settings under each heading, in order. The look of cards and table has a screen of its own.
LAYOUT: Final = {
    "play": ("pace", "catch_window", "confirm_power", "coach", "explain", "remarks", "sort"),
    "look": ("language", "appearance", "left_handed", "motion"),
    "senses": ("sounds", "haptics"),
}


@screen
def Settings() -> ft.Control:
    """The screen with all settings by group. A change takes effect at once."""
    app, syncing, pairing = use_app(), use_sync(), use_pairing()
    typed, set_typed = ft.use_state("")
    fresh, set_fresh = ft.use_state(0)
    ink, kept = app.palette, app.settings
    full = len(kept.names) >= MAX_NAMES

    def add_name(name: str) -> None:
        if named := typed_name(name):
            add_names(app, [named])
            set_typed("")
            set_fresh(lambda n: n + 1)

    content: list[ft.Control] = [parts.notice(app, app.storage_trouble, "trouble")] if app.storage_trouble else []
    for group, keys in LAYOUT.items():
        items = [setting_question(app, key) for key in keys]
        if group == "look":
            about = tr("settings.cards_about")
            items.insert(
                0,
                parts.row(
                    app,
                    tr("settings.cards"),
                    lambda: app.navigation.go_to("/settings/cards"),
                    "settings-cards",
                    about=about,
                ),
            )
        if group == "play":
            items.append(parts.row(app, tr("learn.title"), lambda: app.navigation.go_to("/learn"), "settings-learn"))
        content += parts.section(app, tr(f"settings.{group}"), items)
    sync = parts.row(
        app,
        tr("sync.title"),
        lambda: app.navigation.go_to("/settings/sync"),
        "settings-sync",
        about=sync_summary(syncing, pairing),
    )
    move = parts.row(
        app,
        tr("transfer.title"),
        lambda: app.navigation.go_to("/settings/move"),
        "settings-move",
        about=tr("transfer.row"),
    )
    content += parts.section(app, tr("settings.devices"), [sync, move])
    people = [*_name_rows(app), _add_name_field(app, typed, fresh, set_typed, None if full else add_name)]
    content += parts.section(app, tr("settings.people"), people)
    content += parts.section(
        app,
        tr("settings.about"),
        [
            parts.row(
                app,
                tr("settings.report"),
                lambda: app.device.copy(app.make_report()),
                "settings-report",
                about=tr("settings.report_about"),
                trailing=ft.Icon(ft.Icons.COPY_ROUNDED, color=ink.quiet),
            ),
            parts.row(
                app,
                tr("settings.licences"),
                lambda: app.navigation.go_to("/settings/licences"),
                "settings-licences",
                about=tr("settings.licences_about"),
            ),
            ft.Container(padding=theme.EDGE, content=parts.quiet_text(app, _version_text(syncing, pairing))),
        ],
    )
    return parts.sheet(app, parts.header(app, tr("nav.settings"), back="/"), content)


def _version_text(syncing: SyncController, pairing: PairingController) -> str:
    said = tr("settings.version", version=version_of("pocket-switch"))
    return (
        join_sentences((said, tr("settings.nothing_leaves")))
        if syncing.state == "off" and not pairing.devices
        else said
    )


def _name_rows(app: App) -> list[ft.Control]:
    """Return a row for each of the device's people, with a button that removes the name."""

    def name_row(n: int, name: str) -> ft.Control:
        remove = parts.icon_button(
            ft.Icons.CLOSE_ROUNDED,
            tr("settings.remove_name", name=name),
            partial(_take_name_off, app, name),
            f"name-{n + 1}-remove",
            colour=app.palette.quiet,
        )
        said = parts.styled_text(name, colour=app.palette.text, weight=theme.STRONG, expand=True, max_lines=1)
        return ft.Container(
            key=f"name-{name}",
            padding=ft.Padding.only(left=theme.EDGE, right=theme.SPACE, top=theme.SPACE, bottom=theme.SPACE),
            content=ft.Row([parts.person_circle(name, parts.colour_number(name, n)), said, remove], spacing=theme.GAP),
        )

    return [name_row(n, name) for n, name in enumerate(app.settings.names)]


def _take_name_off(app: App, name: str) -> None:
    app.change_setting("names", tuple(other for other in app.settings.names if other != name))


def _add_name_field(
    app: App, typed: str, fresh: int, set_typed: parts.Handler, add: Callable[[str], None] | None
) -> ft.Control:
    add_typed = partial(add, typed) if add and typed.strip() else None
    field = parts.field(
        app,
        tr("settings.name"),
        typed,
        set_typed,
        "name-new",
        longest=LONGEST_NAME,
        submit=add,
        key=f"name-new-{fresh}",
        beside=parts.pill(app, tr("settings.add_name"), add_typed, "name-add", accent=True),
    )
    about = parts.quiet_text(app, tr("settings.names_about"))
    return ft.Container(padding=theme.EDGE, content=parts.stacked([about, field]))
