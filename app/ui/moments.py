"""When something was, as a person would say it."""

from __future__ import annotations

from datetime import datetime, timedelta

from app.ui.words import tr


def describe(ms: int, now: datetime | None = None) -> str:
    """A moment in Unix ms: today with the time, yesterday, the day of this year, or the date."""
    now = now or datetime.now()
    then = datetime.fromtimestamp(ms / 1000)
    if then.date() == now.date():
        return tr("moment.today", time=f"{then:%H:%M}")
    if then.date() == now.date() - timedelta(days=1):
        return tr("moment.yesterday", time=f"{then:%H:%M}")
    month = tr("moment.months").split()[then.month - 1]
    key = "moment.day" if then.year == now.year else "moment.date"
    return tr(key, day=then.day, month=month, year=then.year)
