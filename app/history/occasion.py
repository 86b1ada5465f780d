"""When and where a match was played, to be written afterwards."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from typing import Final

import flet as ft

from app.match_rows import time_played
from app.ui import date_texts, parts, theme
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr
from engine.player_names import MAX_NAME_LENGTH
from store.exchange.cells import parse_date
from store.records import StoredMatch

MAX_DATE_LENGTH: Final = 20
EXAMPLE_DATE: Final = "2026-11-28"
NOT_TYPED: Final[str | None] = None


def day_from_text(text: str) -> date | None:
    """Parse a typed date such as "2026-11-28", "28.11.2026" or "11/28/2026"; None if it isn't a date from 1970 on."""
    found = parse_date(text, "dmy") or parse_date(text, "mdy")
    day = date.fromisoformat(found[:10]) if found else None
    return day if day and day.year > 1970 else None


@guarded_component
def OccasionFields(match: StoredMatch, saved: Callable[[], None]) -> ft.Control:
    """Fields for the date and the place of a match. `saved` is called once they are stored."""
    app = use_app()
    typed_day, type_day = use_value(NOT_TYPED)
    typed_place, type_place = use_value(NOT_TYPED)
    played = datetime.fromtimestamp(time_played(match) / 1000)
    shown_day = played.date().isoformat()
    day_text = shown_day if typed_day is None else typed_day.strip()
    day = day_from_text(day_text)
    place = match.place if typed_place is None else typed_place
    changed = (day_text != shown_day or place != match.place) and (day is not None or not day_text)

    def save() -> None:
        assert app.data is not None
        time = match.dated
        if not day_text:
            time = None
        elif day is not None and day != played.date():
            time = round(datetime.combine(day, played.time()).timestamp() * 1000)
        app.data.store.matches.write_occasion(match.id, time, place)
        type_day(None)
        type_place(None)
        app.device.show_message(tr("match.occasion_kept"))
        saved()

    items: list[ft.Control] = [
        parts.field(app, tr("match.day_label"), shown_day, type_day, "match-day", longest=MAX_DATE_LENGTH, exact=True),
        _day_in_words(app, day, day_text),
        parts.field(app, tr("match.place_label"), match.place, type_place, "match-place", longest=MAX_NAME_LENGTH),
        ft.Row([parts.pill(app, tr("match.note_keep"), save if changed else None, "match-occasion-keep")]),
    ]
    return parts.stacked(items, theme.SPACE, wide=True)


def _day_in_words(app: App, day: date | None, text: str) -> ft.Control:
    """Return how a typed day was understood, or that it wasn't."""
    if day is not None:
        noon = datetime(day.year, day.month, day.day, 12).timestamp()
        said = date_texts.weekday_and_date(round(noon * 1000))
    else:
        said = tr("match.day_unread", example=EXAMPLE_DATE) if text else tr("match.day_recorded")
    return ft.Semantics(identifier="match-day-said", live_region=day is None, content=parts.quiet_text(app, said))
