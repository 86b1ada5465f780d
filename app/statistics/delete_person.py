"""Delete a person for good: the row that offers it, and what is said before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from app.people import delete_person
from app.stored.backups import SYNC
from app.ui import parts, theme
from app.ui.person_names import all_called, called
from app.ui.window.app_state import App
from app.ui.words import tr
from store.records import Person as Kept


def deletion_rows(app: App, person: Kept, asked: bool, ask: Callable[[bool], None]) -> list[ft.Control]:
    """Return the row that opens and closes the question whether to delete a person, and, if it was `asked`, the
    question.
    """
    rows = [
        parts.expandable_row(
            app, tr("person.delete"), asked, partial(ask, not asked), "delete", about=tr("person.delete_about")
        )
    ]
    if asked:
        rows.append(_question(app, person, partial(ask, False), partial(_delete_and_leave, app, person)))
    return rows


def _question(app: App, person: Kept, keep: Callable[[], None], delete: Callable[[], Awaitable[None]]) -> ft.Control:
    """Return what is erased, where, and what stays, with the buttons that answer."""
    said = [tr("person.delete_erased", name=called(person.name))]
    if person.merged:
        said.append(tr("person.delete_merged", names=all_called(name for _, name in person.merged)))
    said += [tr("person.delete_devices"), tr("person.delete_stays"), tr("person.delete_copies")]
    if app.data is not None and app.data.key_values.get_text(SYNC):
        said.append(tr("person.delete_server"))
    texts: list[ft.Control] = [parts.styled_text(each, colour=app.palette.text, size=theme.SMALL) for each in said]
    texts.append(
        parts.styled_text(tr("person.delete_no_undo"), colour=app.palette.text, size=theme.SMALL, weight=theme.HEAVY)
    )
    buttons: list[ft.Control] = [
        parts.pill(app, tr("person.delete_keep"), keep, "delete-keep"),
        parts.pill(app, tr("person.delete_do"), delete, "delete-do", danger=True),
    ]
    return ft.Container(
        padding=theme.EDGE,
        content=parts.stacked([*texts, ft.Row(buttons, spacing=theme.GAP, run_spacing=theme.SPACE, wrap=True)]),
    )


async def _delete_and_leave(app: App, person: Kept) -> None:
    await delete_person(app, person.id)
    app.device.show_message(tr("person.delete_done"))
    app.navigation.go_to("/statistics")
