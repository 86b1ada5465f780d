"""When something was, as a person would say it."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final

from app.ui.words import capitalise, tr

WEEK: Final = 7  # days


def date_of(ms: int) -> str:
    """The full date of a moment in Unix ms, for what is read on other days too: what is shared, saved or printed."""
    return write_date(datetime.fromtimestamp(ms / 1000))


def write_date(day: date) -> str:
    """A day with its month and year: "23 Nov 2026"."""
    return tr("moment.date", day=day.day, month=tr("moment.months").split()[day.month - 1], year=day.year)


def write_day(day: date) -> str:
    """A day without its year: "23 Nov"."""
    return tr("moment.day", day=day.day, month=tr("moment.months").split()[day.month - 1])


def write_time(ms: int) -> str:
    """The time of day of a moment in Unix ms: "14:05"."""
    return f"{datetime.fromtimestamp(ms / 1000):%H:%M}"


def day_of(ms: int) -> date:
    """The date of a moment in Unix ms, in the device's time zone."""
    return datetime.fromtimestamp(ms / 1000).date()


def name_day(day: date, today: date) -> str:
    """A day as a heading: "Today", "Yesterday", the weekday if it was less than a week ago, else its date. A day in the
    future, as a wrong clock records them, has its date.
    """
    ago = (today - day).days
    if ago in (0, 1):
        return capitalise(tr("moment.day_yesterday" if ago else "moment.day_today"))
    if 1 < ago < WEEK:
        return capitalise(tr("moment.weekdays").split()[day.weekday()])
    return write_day(day) if day.year == today.year else write_date(day)


def describe(ms: int, now: datetime | None = None) -> str:
    """A moment in Unix ms as it is told today: today with the time, yesterday, the day of this year, or the date."""
    now = now or datetime.now()
    day = day_of(ms)
    if day == now.date():
        return tr("moment.today", time=write_time(ms))
    if day == now.date() - timedelta(days=1):
        return tr("moment.yesterday", time=write_time(ms))
    return write_day(day) if day.year == now.year else write_date(day)
