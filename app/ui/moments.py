"""When something was, as a person would say it."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from app.ui.words import tr


def date_of(ms: int) -> str:
    """The full date of a moment in Unix ms, for what is read on other days too: what is shared, saved or printed."""
    return write_date(datetime.fromtimestamp(ms / 1000))


def write_date(day: date) -> str:
    """A day with its month and year: "23 Nov 2026"."""
    return tr("moment.date", day=day.day, month=tr("moment.months").split()[day.month - 1], year=day.year)


def describe(ms: int, now: datetime | None = None) -> str:
    """A moment in Unix ms as it is told today: today with the time, yesterday, the day of this year, or the date."""
    now = now or datetime.now()
    then = datetime.fromtimestamp(ms / 1000)
    if then.date() == now.date():
        return tr("moment.today", time=f"{then:%H:%M}")
    if then.date() == now.date() - timedelta(days=1):
        return tr("moment.yesterday", time=f"{then:%H:%M}")
    if then.year != now.year:
        return write_date(then)
    return tr("moment.day", day=then.day, month=tr("moment.months").split()[then.month - 1])
