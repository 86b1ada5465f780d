"""What happened in a hand: as a sheet over the table, with every event, those since one's own turn or those that
count; and beside the table, where there is room for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from app.table.components.basics import lettering
from app.table.layout.own_hand import Box
from app.table.narration.log import LogRow
from app.table.picture import Look, Picture
from app.ui import parts, theme
from app.ui.card_faces import Face, spell_out
from app.ui.memoised import memoise
from app.ui.numbers import MINUS
from app.ui.shell import App, part, use_app, use_value
from app.ui.words import tr

LOG_CARD: Final = 34.0
LOG_FACE: Final = 34.0  # beside the table


@dataclass(frozen=True)
class Actors:
    """By what face those are known of whom a log tells: the seats of bots, and whose log it is, under the name that
    they have for themselves.
    """

    bots: frozenset[int]
    me: int
    who: str

    def face(self, row: LogRow, size: float) -> ft.Control:
        """The circle of who did something; as much room where it was the table itself."""
        if row.seat < 0:
            return ft.Container(width=size)
        known = self.who if row.seat == self.me else row.name
        return parts.seat_face(known, row.seat, bot=row.seat in self.bots, called=row.name, size=size)


def actors(table: Picture) -> Actors:
    """Those at a table."""
    return Actors(frozenset(seat.seat for seat in table.seats if seat.level), table.me, table.own_person)


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


def log_items(app: App, rows: Sequence[LogRow], table: Picture, ident: str = "log") -> list[ft.Control]:
    """A row for each event of a hand at a table, with identifiers that begin with `ident`."""
    ink = app.ink
    those = actors(table)
    items: list[ft.Control] = []
    for n, row in enumerate(rows):
        words: list[ft.Control] = [parts.line(row.words, colour=ink.text, weight=theme.STRONG)]
        if row.why:
            words.append(parts.line(row.why, colour=ink.quiet, size=theme.SMALL))
        # Large letters want the room of a face, or a long name is broken; the words begin with the name.
        inside: list[ft.Control] = [] if app.letters > theme.GROWN else [those.face(row, theme.AVATAR)]
        inside.append(parts.column(words, 0, expand=True))
        if row.points:
            inside.append(_points(row.points, theme.NAME))
        if row.card:
            inside.append(Face(row.card, LOG_CARD, app.cards))
        line = ft.Row(inside, spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)
        items.append(
            parts.label(
                parts.pad(line), f"{ident}-{n}", spell_out(f"{row.words} {row.why}".strip()), key=f"{ident}-{n}"
            )
        )
    return items


def _points(text: str, size: float) -> ft.Control:
    """What an event counted: its colour says, too, whether it was a gain."""
    back, ink = theme.LOST if MINUS in text else theme.GAINED
    return ft.Container(
        lettering(text, size, ink, max_lines=1, no_wrap=True),
        padding=ft.Padding.symmetric(horizontal=theme.SPACE, vertical=theme.SPACE / 4),
        bgcolor=back,
        **theme.rounded(theme.GAP),
    )


@memoise
def LogBeside(rows: tuple[LogRow, ...], those: Actors, box: Box, look: Look) -> ft.Control:
    """All that happened, told beside the table, the newest on top: who, what, why, and the card; those before the last
    own turn apart.
    """
    late, large = len(ways_to_read(rows, those.me).get("late", rows)), look.text_scale > theme.GROWN
    items: list[ft.Control] = [
        lettering(tr("play.log"), theme.HEADER * theme.fitting(1.0, look.text_scale), weight=theme.HEAVY)
    ]
    for n, row in enumerate(rows):
        if n == late:
            items.append(_before_that(look))
        size = theme.fitting(theme.SMALL, look.text_scale)
        texts: list[ft.Control] = [lettering(row.words, size, weight=theme.STRONG, high=1.2)]
        if row.why:
            texts.append(lettering(row.why, size - 2, theme.ON_FELT_QUIET, weight=theme.PLAIN, high=1.2))
        inside: list[ft.Control] = [] if large else [those.face(row, LOG_FACE)]
        inside.append(ft.Column(texts, spacing=1, tight=True, expand=True))
        if row.points:
            inside.append(_points(row.points, size))
        if row.card:
            inside.append(Face(row.card, LOG_CARD, look.cards))
        items.append(
            ft.Semantics(
                key=f"beside-{len(rows) - n}",
                identifier=f"beside-{n}",
                label=spell_out(f"{row.words} {row.why}".strip()),
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
        **theme.surface(theme.WORDS_ON_FELT, theme.PANEL_RADIUS, look.cards.contrast),
    )


def _before_that(look: Look) -> ft.Control:
    """Parts what happened since the last own turn from what was before it."""
    before, after = (ft.Container(height=1, bgcolor=theme.PANEL_ON_FELT, expand=True) for _ in range(2))
    words = lettering(
        tr("play.log_before"), theme.fitting(theme.TINY, look.text_scale), theme.ACCENT, weight=theme.STRONG
    )
    said = ft.Semantics(header=True, content=words)
    return ft.Container(ft.Row([before, said, after], spacing=theme.SPACE), padding=theme.SPACE / 2)
