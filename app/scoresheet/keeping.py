"""Between the screens of a sheet and the store: who is known, what was agreed last, and how a sheet is begun."""

from __future__ import annotations

from typing import Final

from app.data import CLOCK, Data
from app.scoresheet.agreement import Agreed, from_text, to_text
from app.ui.shell import App
from store import Person

LAST_SHEET: Final = "last-sheet"


def known(data: Data) -> tuple[str, ...]:
    """The names to pick from, who played last first, then those of this device."""
    played = (person.name for person in data.store.people())
    return tuple(dict.fromkeys((*played, *data.settings.names)))


def colours(data: Data) -> dict[str, int]:
    """Everybody's colour by name: their own, or one that stays theirs until they choose."""
    return {person.name: colour_of(person) for person in data.store.people(archived=True)}


def colour_of(person: Person) -> int:
    """A person's colour by its number."""
    return person.colour if person.colour >= 0 else person.id


def now() -> int:
    """The time in Unix ms."""
    return CLOCK.wall()


def last_agreed(data: Data) -> Agreed | None:
    """What was agreed for the last sheet, if it can be begun again."""
    return from_text(data.texts.get(LAST_SHEET))


def start(data: Data, agreed: Agreed) -> int:
    """Begins a sheet and remembers what was agreed; returns its match's id."""
    match = data.store.new_sheet(agreed.terms, agreed.people, game=agreed.game)
    data.texts.put(LAST_SHEET, to_text(agreed))
    return match.id


def rematch(app: App, match_id: int) -> None:
    """Begins the next sheet of the same people, the deal moved on, unless the old one cannot be read."""

    def begin(data: Data) -> str | None:
        sheet, match = data.store.sheet(match_id), data.store.match(match_id)
        if sheet is None or match is None:
            return None
        return f"/sheet/{data.store.new_sheet(*sheet.rematch(), game=match.ruleset).id}"

    app.begin(begin)
