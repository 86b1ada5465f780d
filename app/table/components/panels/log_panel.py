"""The log of a hand: a sheet with filters over the table, or a column beside a large table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from app.table.components.basics import text_on_felt
from app.table.layout.own_hand import Box
from app.table.narration.log import LogRow
from app.table.picture import Look, Picture
from app.table.texts.labels import log_label
from app.ui import parts, theme
from app.ui.card_faces import CardFace
from app.ui.control_cache import memoise
from app.ui.numbers import MINUS
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr

CARD_WIDTH: Final = 34.0
FACE_SIZE: Final = 34.0  # in the column beside the table


@dataclass(frozen=True)
class LogFaces:
    """The faces in a log: the seats of bots, your seat, and the name under which this device knows you."""

    bots: frozenset[int]
    viewer: int
    own_person: str

    def face_of_row(self, row: LogRow, size: float) -> ft.Control:
        """Return the face of the player who acted; for events of the table itself, an empty space of that width."""
        if row.seat < 0:
            return ft.Container(width=size)
        known = self.own_person if row.seat == self.viewer else row.name
        return parts.seat_face(known, row.seat, bot=row.seat in self.bots, called=row.name, size=size)


def log_faces(table: Picture) -> LogFaces:
    """Return the faces of the players at a table."""
    return LogFaces(frozenset(seat.seat for seat in table.seats if seat.level), table.viewer, table.own_person)


@guarded_component
def LogPanel(rows: Sequence[LogRow], table: Picture, close: Callable[[], Any]) -> ft.Control:
    """The sheet with all events of a hand, newest first: player, event, reason and card."""
    app = use_app()
    which, choose = use_value("all")
    wanted = filter_rows(rows, table.viewer)
    shown = wanted.get(which, rows)
    chips: list[ft.Control] = [
        parts.chip(app, tr(f"play.log_{way}"), way == which, lambda way=way: choose(way), f"show-{way}")
        for way in wanted
    ]
    items = log_items(app, shown, table)
    late = len(wanted.get("late", items)) if which == "all" else len(items)
    content: list[ft.Control] = [
        parts.rows(app, items[:late]) if items else parts.styled_text(tr("play.log_empty"), colour=app.palette.text)
    ]
    if items[late:]:
        content += parts.section(app, tr("play.log_before"), items[late:])
    return parts.titled_sheet(
        app,
        "log",
        tr("play.log"),
        [*([parts.wrapped_row(chips)] if len(chips) > 1 else []), *content],
        close,
        lines=max(1, len(rows)),  # a filter doesn't change the sheet's height
        letters=sum(len(row.reason) for row in rows),
    )


def filter_rows(rows: Sequence[LogRow], viewer: int) -> dict[str, Sequence[LogRow]]:
    """Return the rows by filter, in the order of the chips: "late" for those since your last turn (missing if that's
    all rows), "all", and "points" (missing if no row has points).
    """
    late = next((n for n, row in enumerate(rows) if row.seat == viewer >= 0), len(rows))
    while late < len(rows) and rows[late].seat == viewer:
        late += 1
    points = [row for row in rows if row.points]
    return {
        **({"late": rows[:late]} if late < len(rows) else {}),
        "all": rows,
        **({"points": points} if points else {}),
    }


def log_items(app: App, rows: Sequence[LogRow], table: Picture, ident: str = "log") -> list[ft.Control]:
    """Return one control for each row, with identifiers that begin with `ident`."""
    ink = app.palette
    those = log_faces(table)
    items: list[ft.Control] = []
    for n, row in enumerate(rows):
        words: list[ft.Control] = [parts.styled_text(row.text, colour=ink.text, weight=theme.STRONG)]
        if row.reason:
            words.append(parts.styled_text(row.reason, colour=ink.quiet, size=theme.SMALL))
        # With large text there's no room for the face; the text begins with the name anyway.
        inside: list[ft.Control] = [] if app.text_scale > theme.LARGE_TEXT else [those.face_of_row(row, theme.AVATAR)]
        inside.append(parts.stacked(words, 0, expand=True))
        if row.points:
            inside.append(_points_tag(row.points, theme.NAME))
        if row.card:
            inside.append(CardFace(row.card, CARD_WIDTH, app.card_look))
        line = ft.Row(inside, spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)
        items.append(
            parts.label(parts.padded(line), f"{ident}-{n}", log_label(row.text, row.reason), key=f"{ident}-{n}")
        )
    return items


def _points_tag(text: str, size: float) -> ft.Control:
    """Return the points of an event, coloured as a gain or a loss."""
    back, ink = theme.LOST if MINUS in text else theme.GAINED
    return ft.Container(
        text_on_felt(text, size, ink, max_lines=1, no_wrap=True),
        padding=ft.Padding.symmetric(horizontal=theme.SPACE, vertical=theme.SPACE / 4),
        bgcolor=back,
        **theme.round_corners(theme.GAP),
    )


@memoise
def SideLog(rows: tuple[LogRow, ...], those: LogFaces, box: Box, look: Look) -> ft.Control:
    """The log beside the table, newest first, with a divider at your last turn."""
    late, large = len(filter_rows(rows, those.viewer).get("late", rows)), look.text_scale > theme.LARGE_TEXT
    items: list[ft.Control] = [
        text_on_felt(tr("play.log"), theme.HEADER * theme.fitting_font_size(1.0, look.text_scale), weight=theme.HEAVY)
    ]
    for n, row in enumerate(rows):
        if n == late:
            items.append(_earlier_divider(look))
        size = theme.fitting_font_size(theme.SMALL, look.text_scale)
        texts: list[ft.Control] = [text_on_felt(row.text, size, weight=theme.STRONG, line_height=1.2)]
        if row.reason:
            texts.append(text_on_felt(row.reason, size - 2, theme.ON_FELT_QUIET, weight=theme.PLAIN, line_height=1.2))
        inside: list[ft.Control] = [] if large else [those.face_of_row(row, FACE_SIZE)]
        inside.append(ft.Column(texts, spacing=1, tight=True, expand=True))
        if row.points:
            inside.append(_points_tag(row.points, size))
        if row.card:
            inside.append(CardFace(row.card, CARD_WIDTH, look.cards))
        items.append(
            ft.Semantics(
                key=f"beside-{len(rows) - n}",
                identifier=f"beside-{n}",
                label=log_label(row.text, row.reason),
                exclude_semantics=True,
                content=ft.Container(
                    ft.Row(inside, spacing=theme.SPACE, vertical_alignment=ft.CrossAxisAlignment.CENTER),
                    padding=ft.Padding.symmetric(vertical=theme.SPACE),
                    border=ft.Border.only(top=ft.BorderSide(1, theme.PANEL_ON_FELT)) if n not in (0, late) else None,
                ),
            )
        )
    return ft.Container(
        ft.Column(items, spacing=0, scroll=ft.ScrollMode.AUTO),
        width=box.width,
        height=box.height,
        padding=theme.EDGE,
        **theme.felt_box_surface(theme.WORDS_ON_FELT, theme.PANEL_RADIUS, look.cards.contrast),
    )


def _earlier_divider(look: Look) -> ft.Control:
    """Return the divider between the rows since your last turn and the earlier ones."""
    before, after = (ft.Container(height=1, bgcolor=theme.PANEL_ON_FELT, expand=True) for _ in range(2))
    words = text_on_felt(
        tr("play.log_before"), theme.fitting_font_size(theme.TINY, look.text_scale), theme.ACCENT, weight=theme.STRONG
    )
    said = ft.Semantics(header=True, content=words)
    return ft.Container(ft.Row([before, said, after], spacing=theme.SPACE), padding=theme.SPACE / 2)
