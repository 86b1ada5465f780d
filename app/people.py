"""The names, levels and colours of people and bots."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from app.platform.background import finish_off_loop
from app.ui.person_names import EARLIER_PLACEHOLDERS
from app.ui.player_faces import bot_names
from app.ui.words import tr
from engine.player_names import WITHOUT_NAME, distinct_name, first_confusable
from store.errors import StoreError
from store.records import NewMatch, Seat

if TYPE_CHECKING:
    from app.data import Data
    from app.ui.window.app_state import App
    from store.store import Store

SEED_BITS: Final = 64
USUAL_BOT: Final = "steady"
CARELESS_BOT: Final = 1  # index in bot_names() of the careless bot; it's low, so that every table with two bots has one


def usual_level(name: str) -> str:
    """Return the default level of the bot with this name."""
    return "careless" if name == bot_names()[CARELESS_BOT] else USUAL_BOT


def next_free_bot(taken_names: Iterable[str]) -> str:
    """Return the name of the next bot that isn't in `taken_names`."""
    return bots_for_levels(taken_names, ("",))[0]


def bots_for_levels(taken_names: Iterable[str], levels: Sequence[str]) -> tuple[str, ...]:
    """Return names of bots for seats with these levels ("" for any): for each a free bot whose usual level it is, else
    the next free one.
    """
    others = [*taken_names]
    free = [name for name in bot_names() if not first_confusable(name, others)]
    found: list[str] = []
    for level in levels:
        numbered = distinct_name(bot_names()[0], [*others, *found])
        name = next((each for each in (*free, numbered) if level in ("", usual_level(each))), [*free, numbered][0])
        free = [each for each in free if each != name]
        found.append(name)
    return tuple(found)


def begin_match_again(data: Data, played: int) -> int:
    """Begin a match with the same people and rules as another one, and return its id. Raises LookupError if there's no
    such match.
    """
    old = data.store.matches.get(played)
    if old is None:
        raise LookupError(f"there is no match {played}")
    match = data.store.matches.begin_match(
        NewMatch(
            ruleset=old.ruleset,
            rules=old.rules,
            seats=tuple(seats_to_play_again(old.seats)),
            seed=secrets.randbits(SEED_BITS),
            options=old.options,
            numbers=old.numbers,
            target=old.target,
            hand_limit=old.hand_limit,
        )
    )
    return match.id


def seats_to_play_again(seats: Iterable[Seat]) -> Iterator[Seat]:
    """Yield seats for a new match of the same players. A deleted person who played alone becomes one without a name,
    others become "Player", with a number from the second on.
    """
    before = [*seats]
    is_alone = sum(not seat.level for seat in before) == 1
    taken = [seat.name for seat in before if not seat.deleted]
    for seat in before:
        if seat.deleted:
            seat = Seat(WITHOUT_NAME if is_alone else distinct_name(tr("people.nameless"), taken))
            taken.append(seat.name)
        yield seat


def similar_names_text(names: Iterable[str]) -> str:
    """Return as text why people with these names can't be told apart at one table; "" if they can."""
    before: list[str] = []
    for name in names:
        if other := first_confusable(name, before):
            return too_similar_text(other, name)
        before.append(name)
    return ""


def too_similar_text(name: str, other: str) -> str:
    """Return the text that asks to change one of two similar names."""
    return tr("people.alike", name=name, other=other)


def replace_placeholder_names(store: Store) -> None:
    """Rename the person whom an earlier version stored as "You", or the only one as "Player 1", to `WITHOUT_NAME`."""
    with suppress(StoreError):  # the folder is read-only or another window is writing; the next start tries again
        known = store.people.all(archived=True)
        unnamed = next((person for person in known if person.name == WITHOUT_NAME), None)
        for person in known:
            if person.name != tr("people.you") and (len(known) > 1 or person.name not in EARLIER_PLACEHOLDERS):
                continue
            if unnamed is None:
                store.people.rename(person.id, WITHOUT_NAME)
            else:
                store.people.merge(person.id, unnamed.id)


def pickable_names(data: Data) -> tuple[str, ...]:
    """Return names to choose from: people who have played, the latest first, then other names of this device."""
    played = (person.name for person in data.store.people.all() if person.name != WITHOUT_NAME)
    return tuple(dict.fromkeys((*played, *data.settings.names)))


def colour_numbers_by_name(data: Data) -> dict[str, int]:
    """Return the colour number of each person known here, by name."""
    return {name: look.colour for name, look in data.looks_by_name().items()}


def show_deleted_people() -> None:
    """Let the store name deleted people in the language of whoever reads it."""
    from store.history.deleted import show_deleted_as  # imports the database library

    show_deleted_as(lambda: tr("person.deleted"))


async def delete_person(app: App, person: int) -> None:
    """Delete a person for good, on this device and through sync on all others. Raises StoreError if it can't be
    written; then nothing has changed.
    """
    assert app.data is not None
    await finish_off_loop(partial(app.data.store.people.delete, person))
    await erase_remains(app)


async def erase_remains(app: App) -> None:
    """Remove what remains of deleted people from the file and from this window. Call it after anything that may have
    deleted somebody: sync, an import, another window.
    """
    data = app.data
    if data is None:
        return
    with suppress(StoreError):  # another window is writing, or the disk is full; the next call goes on
        await finish_off_loop(data.store.erase_remains)
    data.clear_people_cache()
    forget_erased_names(app)


def add_names(app: App, names: Iterable[str]) -> None:
    """Add names of people to those of this device. The first one of all is the owner's: whoever has played here without
    a name has it from now on.
    """
    new = tuple(name for name in names if name not in app.settings.names)
    if not new:
        return
    forget_erased_names(app)
    is_first = not app.settings.names
    app.change_setting("names", (*app.settings.names, *new))
    if is_first and app.data is not None:
        app.device.run_in_background(finish_off_loop(partial(name_owner, app.data, new[0])))


def name_owner(data: Data, name: str) -> None:
    """Give this name to the person who has played here without one. Raises StoreError if it can't be written."""
    people = data.store.people
    by_name = {person.name: person for person in people.all(archived=True)}
    unnamed, named = by_name.get(WITHOUT_NAME), by_name.get(name)
    if unnamed is None:
        return
    if named is None:
        people.rename(unnamed.id, name)
    else:
        people.merge(unnamed.id, named.id)
    data.clear_people_cache()


def store_owner(data: Data, name: str, face: str) -> None:
    """Store the name ("" for none) and face of the device's owner. Raises StoreError if it can't be written."""
    if name:
        name_owner(data, name)
    data.store.people.add(name or WITHOUT_NAME, face)
    data.clear_people_cache()


async def introduce_owner(app: App, name: str, face: str) -> None:
    """Store name and face of the device's owner where others first saw them, unless this device has names already."""
    if app.data is None or app.settings.names:
        return
    app.change_setting("names", (name,))
    with suppress(StoreError):  # the name is in the settings; the face can be chosen again
        await finish_off_loop(partial(store_owner, app.data, name, face))


def forget_erased_names(app: App) -> None:
    """Drop names from the window's settings that were erased from the stored ones."""
    if app.data is None or not app.settings.names or app.data.store.read_only:
        return
    kept = set(app.data.stored_names())
    names = tuple(name for name in app.settings.names if name in kept)
    if names != app.settings.names:
        app.settings = app.settings.with_value("names", names)
