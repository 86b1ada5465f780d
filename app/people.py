"""Everybody who has played here: the names to pick from, and the colour that stays theirs."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

from app.data import Data
from app.ui.words import tr
from store import StoreError

if TYPE_CHECKING:
    from store import Store


def unused_name(taken: Iterable[str]) -> str:
    """How somebody without a name is called where others may read it: "Player 1", or the next that is not taken."""
    names = {name.casefold() for name in taken}
    free = (tr("people.friend", count=number) for number in count(1))
    return next(name for name in free if name.casefold() not in names)


def name_the_unnamed(store: Store) -> None:
    """Gives a name to whom an earlier version kept as "You": that is only ever whoever holds the device."""
    with suppress(StoreError):  # the folder can only be read, or somebody else writes: at the next start
        known = store.people.all(archived=True)
        for person in known:
            if person.name == tr("people.you"):
                store.people.rename(person.id, unused_name(each.name for each in known))


def names_to_pick(data: Data) -> tuple[str, ...]:
    """The names to pick from, who played last first, then those of this device."""
    played = (person.name for person in data.store.people.all())
    return tuple(dict.fromkeys((*played, *data.settings.names)))


def own_colours(data: Data) -> dict[str, int]:
    """Everybody's colour by name, as a number: their own, or one that stays theirs until they choose."""
    return {name: look.colour for name, look in data.looks().items()}
