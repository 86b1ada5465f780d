"""Names and ids of people in a room: similar names, removed players, and which person's history gets a hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from app.new_table.setup import SeatSetup, Setup
from app.rooms.host.hosting import hosting
from app.rooms.memberships.storage import memberships_of
from tests.app import visits
from tests.app.at_table import store_of
from tests.app.fake import Client
from tests.app.rooms.room_helpers import guest, join, link_of, loopback, open_room, play_on
from tests.app.visits import fill_in

__all__ = ["loopback"]
TWO = Setup("switch-black-jack", (SeatSetup("Ann"), SeatSetup("Ben")), numbers=(("deal", 3),), hands=1)


@asynccontextmanager
async def both(folder: Path) -> AsyncIterator[tuple[Client, Client, str]]:
    """Open the host's app and another app, and yield both with the link to the host's room."""
    async with guest(folder / "ann", "/") as ann:
        link = await open_room(ann, TWO)
        async with guest(folder / "ben") as ben:
            yield ann, ben, link


@pytest.mark.usefixtures("loopback")
async def test_joining_under_a_taken_name_asks_for_another(tmp_path: Path) -> None:
    async with both(tmp_path) as (ann, ben, link):
        await join(ben, link, "ANN")
        await ben.wait("join-problem")
        assert "“Ann” is already at this table." in ben.spoken("join-problem")
        assert not memberships_of(visits.app(ben)).all()
        await fill_in(ben, "join-name", "Ben")
        await ben.click("join-do")
        await ben.wait("chair-2")
        await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")


@pytest.mark.usefixtures("loopback")
async def test_a_player_joins_again_under_another_name(tmp_path: Path) -> None:
    async with both(tmp_path) as (ann, ben, link):
        await join(ben, link, "Ben")
        await ben.wait("chair-2")
        await join(ben, link, "ann")
        await ben.wait("join-problem")
        (room,) = memberships_of(visits.app(ben)).all()
        assert room.name == "Ben"
        await fill_in(ben, "join-name", "Bea")
        await ben.click("join-do")
        await ben.until(lambda: ben.has("chair-2") and "Bea" in ben.spoken("chair-2"), "the name")
        await ann.until(lambda: "Bea. here" in ann.spoken("chair-2"), "the name at the host")
        (room,) = memberships_of(visits.app(ben)).all()
        assert room.name == "Bea"
        await join(ann, link, "Anna")  # the host, too, who stays it
        await ann.until(lambda: ann.has("lobby-deal") and "Anna" in ann.spoken("chair-1"), "the host's name")
        assert hosting.listens and memberships_of(visits.app(ann)).all()[0].is_hosted_here


@pytest.mark.usefixtures("loopback")
async def test_a_removed_player_cannot_return_by_the_old_link(tmp_path: Path) -> None:
    async with both(tmp_path) as (ann, ben, link), guest(tmp_path / "cy") as cy:
        await join(ben, link, "Ben")
        await join(cy, link, "Cy", watch=True)
        await ann.until(lambda: ann.has("watcher-1-out") and "Ben. here" in ann.spoken("chair-2"), "both")
        await ann.click("chair-2")
        await ann.click("kick-2")
        await ann.until(lambda: "The old link no longer works. Send the new one." in ann.texts(), "another link")
        await ann.click("watcher-1-out")
        await ann.until(lambda: not ann.has("watcher-1-out"), "nobody who watches")
        renewed = await link_of(ann)
        assert renewed != link
        for each, name in ((ben, "Benno"), (cy, "Cyd")):
            await each.until(lambda c=each: "You’re not at this table any more." in c.texts(), "being out")  # type: ignore[misc]
            await join(each, link, name)
            await each.wait("join-problem")
            assert "no longer valid" in each.spoken("join-problem")
        await join(ben, renewed, "Ben")
        await ben.wait("chair-2")


@pytest.mark.usefixtures("loopback")
async def test_each_app_counts_a_hand_for_its_own_person_without_others_ids(tmp_path: Path) -> None:
    async with both(tmp_path) as (ann, ben, link):
        own = [memberships_of(visits.app(each)) for each in (ann, ben)]
        await join(ben, link, "Ben")
        await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
        await ann.click("lobby-deal")
        await play_on([ann, ben])
        for each, memberships, name in zip((ann, ben), own, ("Ann", "Ben"), strict=True):
            people = {person.name: person for person in store_of(each).people.all()}
            assert set(people) == {"Ann", "Ben"} and all(person.matches == 1 for person in people.values())
            assert people[name].uuid.replace("-", "") == memberships.person.id
        mine, theirs = ({person.name: person.uuid for person in store_of(each).people.all()} for each in (ann, ben))
        assert mine["Ben"] != theirs["Ben"] and mine["Ann"] != theirs["Ann"]
