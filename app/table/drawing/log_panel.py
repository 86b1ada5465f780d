"""What happened in a hand, as a sheet over the table: every event, those since one's own turn, or those that count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import flet as ft

from app.table.picture import Picture
from app.table.told.log import LogRow
from app.ui import parts, theme
from app.ui.card_faces import Face, spell_out
from app.ui.shell import App, part, use_app, use_value
from app.ui.words import tr

LOG_CARD: Final = 34.0


@part
def LogPanel(rows: Sequence[LogRow], table: Picture, close: Callable[[], Any]) -> ft.Control:
    """Every event of a hand, the newest first: whose, what, why, and with which card."""
    app = use_app()
    which, choose = use_value("all")
    wanted = ways_to_read(rows, table.me)
    shown = wanted.get(which, rows)
    chips: list[ft.Control] = [
        parts.chip(app, tr(f"play.log_{way}"), way == which, lambda way=way: choose(way), f"show-{way}")
        for way in wanted
    ]
    items = log_items(app, shown, table)
    late = len(wanted.get("late", items)) if which == "all" else len(items)
    content: list[ft.Control] = [
        parts.rows(app, items[:late]) if items else parts.line(tr("play.log_empty"), colour=app.ink.text)
    ]
    if items[late:]:
        content += parts.section(app, tr("play.log_before"), items[late:])
    return parts.titled_sheet(
        app,
        "log",
        tr("play.log"),
        [*([parts.wrap(chips)] if len(chips) > 1 else []), *content],
        close,
        lines=max(1, len(rows)),  # the sheet stays as high when it shows less
        letters=sum(len(row.why) for row in rows),
    )


def ways_to_read(rows: Sequence[LogRow], me: int) -> dict[str, Sequence[LogRow]]:
    """The rows to choose from, by the end of the word's key: "late" from the last turn of a seat on, where it had one
    and something was before it; "all"; and "points", those that count, where some do.
    """
    late = next((n for n, row in enumerate(rows) if row.seat == me >= 0), len(rows))
    while late < len(rows) and rows[late].seat == me:
        late += 1
    points = [row for row in rows if row.points]
    return {
        **({"late": rows[:late]} if late < len(rows) else {}),
        "all": rows,
        **({"points": points} if points else {}),
    }


def log_items(app: App, rows: Sequence[LogRow], table: Picture) -> list[ft.Control]:
    """A row for each event of a hand at a table."""
    ink = app.ink
    bots = {seat.seat for seat in table.seats if seat.level}
    items: list[ft.Control] = []
    for n, row in enumerate(rows):
        words: list[ft.Control] = [parts.line(row.words, colour=ink.text, weight=theme.STRONG)]
        if row.why:
            words.append(parts.line(row.why, colour=ink.quiet, size=theme.SMALL))
        known = table.who if row.seat == table.me and table.who else row.name
        face = (
            parts.seat_face(known, row.seat, bot=row.seat in bots, called=row.name)
            if row.seat >= 0
            else ft.Container(width=theme.AVATAR)
        )
        inside: list[ft.Control] = [face, parts.column(words, 0, expand=True)]
        if row.points:
            inside.append(parts.line(row.points, colour=ink.text, size=theme.HEADER, weight=theme.HEAVY, most=1))
        if row.card:
            inside.append(Face(row.card, LOG_CARD, app.cards))
        line = ft.Row(inside, spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)
        items.append(
            parts.label(parts.pad(line), f"log-{n}", spell_out(f"{row.words} {row.why}".strip()), key=f"log-{n}")
        )
    return items
