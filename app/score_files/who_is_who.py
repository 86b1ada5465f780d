"""The rows that match people in a score file with people known here, first by name; a tap changes that."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from app.score_files.score_import import PickedScores
from app.ui import parts, theme
from app.ui.person_names import called
from app.ui.window.app_state import App
from app.ui.words import tr

MOST_SHOWN: Final = 40  # people of a file with a row, the most frequent ones; the others are matched by name only
MOST_CHOICES: Final = 30  # people known here that a row offers


def who_is_who_rows(
    app: App,
    picked: PickedScores,
    choose: Callable[[str, int | None], None],
    opened: str,
    open_person: Callable[[str], None],
) -> list[ft.Control]:
    """Return a row for each person in the file, with pills for the people they may be.

    The row of the name `opened` ("" for none) has a pill for everybody known here. No rows if nobody is.
    """
    names = {person.id: called(person.name) for person in picked.here}
    rows: list[ft.Control] = []
    for each in picked.preview.people[:MOST_SHOWN]:
        now = picked.person_of(each.name)
        likely = [person for person in dict.fromkeys((each.person, now)) if person in names]

        def pill(label: str, person: int | None, name: str = each.name, now: int | None = now) -> ft.Control:
            return parts.chip(
                app, label, now == person, partial(choose, name, person), f"bring-who-{name}-{person or 'new'}", name
            )

        pills = [*(pill(names[person], person) for person in likely if person is not None)]
        pills.append(pill(tr("bring.who_new"), None))
        others = [person for person in picked.here if person.id not in likely]
        if others and opened != each.name:
            pills.append(
                parts.chip(
                    app,
                    tr("bring.who_else"),
                    False,
                    partial(open_person, each.name),
                    f"bring-who-{each.name}",
                    each.name,
                )
            )
        elif others:
            pills += [pill(called(person.name), person.id) for person in others[:MOST_CHOICES]]
        title = ft.Row(
            [
                parts.styled_text(each.name, colour=app.palette.text, weight=theme.STRONG, expand=True),
                parts.quiet_text(app, str(each.matches)),
            ]
        )
        rows.append(parts.padded(parts.stacked([title, parts.wrapped_row(pills)], theme.SPACE, wide=True)))
    return parts.section(app, tr("bring.who"), rows) if picked.here else []
