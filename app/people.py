"""The people and bots that play here: their names, and the colours that people keep."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Final

from app.ui.player_faces import bot_names
from app.ui.words import tr
from engine.names import distinct_name, first_alike
from store import StoreError

if TYPE_CHECKING:
    from app.data import Data
    from store import Store

USUAL_BOT: Final = "steady"
CARELESS_BOT: Final = 1  # index in bot_names() of the careless bot, so that every group of bots has one


def usual_level(name: str) -> str:
    """The default level of the bot with this name."""
    return "careless" if name == bot_names()[CARELESS_BOT] else USUAL_BOT


def free_bot(taken: Iterable[str]) -> str:
    """The name of the next bot to sit down beside those whose names are `taken`."""
    return bots_beside(taken, ("",))[0]


def bots_beside(taken: Iterable[str], levels: Sequence[str]) -> tuple[str, ...]:
    """The names of bots for seats with these levels ("" for any): who usually plays so, else the next that is free."""
    others = [*taken]
    free = [name for name in bot_names() if not first_alike(name, others)]
    found: list[str] = []
    for level in levels:
        numbered = distinct_name(bot_names()[0], [*others, *found])
        name = next((each for each in (*free, numbered) if level in ("", usual_level(each))), [*free, numbered][0])
        free = [each for each in free if each != name]
        found.append(name)
    return tuple(found)


def unused_name(taken: Iterable[str]) -> str:
    """How somebody without a name is called where others may read it: "Player 1", or the next that is not taken."""
    names = tuple(taken)
    free = (tr("people.friend", count=number) for number in count(1))
    return next(name for name in free if not first_alike(name, names))


def names_problem(names: Iterable[str]) -> str:
    """Why people of these names cannot be told apart at one table, in words; "" where they can."""
    before: list[str] = []
    for name in names:
        if other := first_alike(name, before):
            return alike_words(other, name)
        before.append(name)
    return ""


def alike_words(name: str, other: str) -> str:
    """That one of two names has to be another."""
    return tr("people.alike", name=name, other=other)


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
