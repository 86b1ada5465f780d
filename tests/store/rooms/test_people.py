"""The people of a room: distinct names, ids that mean nothing in other rooms, and removing people."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest

from engine.player_names import are_confusable
from store.rooms.entry import Act, JoinRoom, OpenRoom, RoomEntry, SitDown, entry_text, read_entry
from store.rooms.errors import RoomRefused
from store.rooms.fold import fold_entries
from store.rooms.refereeing.roles import find_own_person, hash_token, person_id_for_rooms
from tests.store.rooms.playing import CODE, HOST_TOKEN, NOON, Playing, run, table

ANN, BEN, CY = "a" * 20, "b" * 20, "c" * 20
PEOPLE = {ANN: "a1" * 16, BEN: "b2" * 16, CY: "c3" * 16, HOST_TOKEN: "d4" * 16}


async def refused(work: Awaitable[Any]) -> dict[str, Any]:
    """Return the answer that refuses a command."""
    with pytest.raises(RoomRefused) as caught:
        await work
    return caught.value.answer_table


async def join(
    playing: Playing, token: str, name: str, person: str = "", watch: bool = False, code: str = CODE
) -> dict[str, Any]:
    """Join as a person, and return the answer."""
    body = {"cid": playing.cid(), "code": code, "token": token, "name": name, "watch": watch}
    return await playing.referee.join_room(playing.id, {**body, "person": person or PEOPLE[token]})


async def room_of(playing: Playing, token: str) -> dict[str, Any]:
    """Return the room's table in a member's first snapshot."""
    (frame,) = await playing.referee.frames_after(playing.id, token, 0)
    room: dict[str, Any] = frame["r"]
    return room


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Zoé", "zoe", "Z O E", "\u200bZoe", "Ｚｏｅ", "Zое"])
async def test_a_name_that_can_be_taken_for_another_at_the_table_is_refused(name: str) -> None:
    playing = table(seats=3)
    await playing.open()
    await join(playing, ANN, "Zoé")
    answer = await refused(join(playing, BEN, name))
    assert answer == {"error": "unreadable", "where": "name", "taken": "Zoé"}
    assert (await join(playing, BEN, "Zoë B"))["seat"] == 1
    assert (await join(playing, ANN, "Zoé")) == {"seat": 0, "seq": playing.room.seq, "again": True}


async def test_bots_give_way_to_names_that_are_there() -> None:
    playing = table(seats=4)
    await playing.open()
    await join(playing, ANN, "Robin")
    for seat in (1, 2):
        await playing.host("sit", seat=seat, bot="steady", name="robin")
    await playing.host("sit", seat=3, bot="steady", name="")
    names = [seat_state.name for seat_state in playing.room.seats]
    assert names == ["Robin", "robin 2", "robin 3", "steady"]
    await playing.host("sit", seat=2, bot="sharp", name="robin 3")  # another level, the same name
    assert [seat_state.name for seat_state in playing.room.seats] == names
    assert not any(are_confusable(one, other) for n, one in enumerate(names) for other in names[:n])


async def test_renaming_a_seat_is_sent_to_everybody() -> None:
    playing = table(seats=2)
    await playing.open()
    await playing.join(ANN, "Ann")
    await playing.join(BEN, "Ben")
    await playing.poll()
    asked = {"cid": "7" * 32, "code": CODE, "token": ANN, "name": "Anna", "person": PEOPLE[ANN], "watch": False}
    seq = playing.room.seq
    assert await playing.referee.join_room(playing.id, asked) == {"seat": 0, "seq": seq + 1}
    assert await playing.referee.join_room(playing.id, asked) == {"seat": 0, "seq": seq + 1, "again": True}
    assert (await refused(join(playing, ANN, "Ben")))["taken"] == "Ben"
    await playing.poll()
    assert [client.known["r"]["seats"][0]["name"] for client in playing.clients] == ["Anna", "Anna"]
    await playing.host("deal")
    await playing.do(ANN, "sit", seat=0, bot="steady", name="")
    assert (await join(playing, ANN, "Ann again"))["seat"] == 0
    seat_state = (await playing.again()).seats[0]
    assert (seat_state.name, seat_state.bot_level) == ("Ann again", "steady")  # the bot plays on


async def test_another_name_gives_nobody_more_time() -> None:
    playing = table(seats=2, clock=30)
    await playing.open()
    for token, name in ((ANN, "Ann"), (BEN, "Ben")):
        await join(playing, token, name)
    await playing.host("deal")
    assert playing.room.hand is not None
    began, mover = playing.room.hand.turn_at, playing.room.player_to_act()
    playing.wall.now += 20_000
    await join(playing, (ANN, BEN)[mover], "Somebody else")
    assert playing.room.seats[mover].name == "Somebody else" and playing.room.hand.turn_at == began


def test_a_log_with_two_of_one_name_is_still_read() -> None:
    """Earlier versions allowed two players with the same name."""
    opened = OpenRoom(2, fold_rules(), 2, hash_token(HOST_TOKEN), hash_token(CODE), "0" * 32, 0, "all", 0, 0, "steady")
    joined = [JoinRoom(seat, "Ann", PEOPLE[ANN], hash_token(token)) for seat, token in enumerate((ANN, BEN))]
    acts: list[Act] = [opened, *joined, SitDown(0, "steady", "")]
    room = fold_entries([read_entry(entry_text(RoomEntry(NOON, -2, "", act))) for act in acts])
    assert [seat_state.name for seat_state in room.seats] == ["Ann", "Ann"] and not room.closed


def fold_rules() -> str:
    """Return the text of the room's rules, as the log has it."""
    playing = table(seats=2)
    run(playing.open())
    return playing.room.terms.rules


# --- ids -----------------------------------------------------------------------------------------


async def test_an_id_sits_once_at_a_table() -> None:
    playing = table(seats=3)
    await playing.open()
    await join(playing, ANN, "Ann")
    assert await refused(join(playing, BEN, "Ben", PEOPLE[ANN])) == {"error": "unreadable", "where": "person"}
    await join(playing, BEN, "Ben")


async def test_others_learn_an_id_that_says_nothing_elsewhere() -> None:
    """The public id can't be used to join, differs between hosts, and stays the same with one host."""

    async def at_table(host: str, seed: int) -> tuple[Playing, list[str]]:
        playing = table(seats=3, seed=seed)
        await playing.open()
        await join(playing, HOST_TOKEN, "Host", host)
        for token, name in ((ANN, "Ann"), (BEN, "Ben")):
            await join(playing, token, name)
        return playing, (await room_of(playing, ANN))["people"]

    playing, people = await at_table(PEOPLE[HOST_TOKEN], 1)
    everybody = {*PEOPLE.values()}
    for token, seat in ((HOST_TOKEN, 0), (ANN, 1), (BEN, 2)):
        room = await room_of(playing, token)
        assert room["people"] == people and len({*people}) == 3 and not everybody & {*people}
        shown = [each["person"] for each in room["seats"]]
        assert shown == [*people[:seat], PEOPLE[token], *people[seat + 1 :]]
    again, same = await at_table(PEOPLE[HOST_TOKEN], 2)
    elsewhere, others = await at_table(PEOPLE[CY], 3)
    assert same == people and not {*others} & {*people}
    frames = str([await each.referee.frames_after(each.id, ANN, 0) for each in (playing, again, elsewhere)])
    assert not any(person in frames for person in everybody - {PEOPLE[ANN]})


async def test_frames_have_nobody_elses_id() -> None:
    playing = table(seats=3)
    await playing.open()
    await playing.join(ANN, "Ann")
    await playing.poll()
    await playing.join(BEN, "Ben")
    await playing.join(CY, "Cy", watch=True)
    await playing.poll()
    given = [seat_state.person for seat_state in playing.room.seats]
    for client in playing.clients:
        sent = str(client.frames)
        assert [person in sent for person in given if person] == [client.player == 0, client.player == 1]


def test_a_device_knows_its_own_people_again() -> None:
    known = list(PEOPLE.values())
    for person in known:
        assert find_own_person(person_id_for_rooms(person), known) == person == find_own_person(person, known)
        assert person_id_for_rooms(person) not in known
    assert find_own_person(person_id_for_rooms("e5" * 16), known) == "" == find_own_person("", ())


# --- being put out -------------------------------------------------------------------------------


async def test_removed_guest_cannot_rejoin_by_the_same_invitation() -> None:
    playing = table(seats=2)
    await playing.open()
    await join(playing, ANN, "Ann")
    await playing.host("kick", seat=0)
    again = "another token of Ann"
    for watch in (False, True):
        assert await refused(join(playing, again, "Anna", PEOPLE[ANN], watch)) == {"error": "invitation"}
    await join(playing, BEN, "Ben")  # everybody else does
    await playing.host("invite", invitation=hash_token("another code 123"))
    assert (await join(playing, again, "Anna", PEOPLE[ANN], code="another code 123"))["seat"] == 1
    assert (await playing.again()).removed_ids == set()


async def test_watchers_are_named_and_can_be_removed() -> None:
    playing = table(seats=2)
    await playing.open()
    await join(playing, ANN, "Ann")
    for token, name in ((BEN, "Ben"), (CY, "Cy")):
        await join(playing, token, name, watch=True)
    watchers = (await room_of(playing, ANN))["watchers"]
    assert [each["name"] for each in watchers] == ["Ben", "Cy"]
    assert (await refused(playing.do(ANN, "unwatch", watcher=watchers[0]["id"])))["error"] == "host_only"
    await playing.host("unwatch", watcher=watchers[0]["id"])
    assert (await refused(playing.referee.frames_after(playing.id, BEN, 0)))["error"] == "token"
    assert (await refused(join(playing, BEN, "Ben", watch=True)))["error"] == "token"
    assert (await refused(join(playing, "d" * 20, "Ben", PEOPLE[BEN])))["error"] == "invitation"
    room = await room_of(playing, CY)
    assert [each["name"] for each in room["watchers"]] == ["Cy"] and room["watching"] == 1
    seq = playing.room.seq
    await playing.host("unwatch", watcher=watchers[0]["id"])  # nobody watches with that any more
    assert playing.room.seq == seq and (await playing.again()).watchers.keys() == playing.room.watchers.keys()


async def test_a_room_of_a_version_before_keeps_whoever_watches() -> None:
    playing = table(seats=2)
    await playing.open()
    (first,) = await playing.log.read_entries(playing.id)
    await playing.log.put_entry("before", 1, first.replace('"v":4', '"v":2'))
    playing.id = "before"
    await join(playing, ANN, "Ann", watch=True)
    (watcher,) = (await room_of(playing, ANN))["watchers"]
    assert (await refused(playing.host("unwatch", watcher=watcher["id"])))["error"] == "version"


async def test_a_rematch_seats_bots_as_bots_and_people_as_people() -> None:
    playing = table(seats=3, hands=1)
    await playing.open()
    for token, name in ((HOST_TOKEN, "Ann"), (BEN, "Ben")):
        await playing.join(token, name)
    await playing.host("sit", seat=2, bot="sharp", name="Robin")
    await playing.host("deal")
    while playing.room.hand_in_play:
        playing.wall.now += 1_400
        await playing.keep_awake()
        await playing.referee.do_what_is_due(playing.id)
        if playing.room.hand_in_play and playing.room.player_to_act() < 2:
            await playing.step()
    await playing.do(BEN, "sit", seat=1, bot="steady", name="")
    before = await room_of(playing, BEN)
    await playing.host("next")
    playing.id = playing.room.next_room
    after = await room_of(playing, BEN)
    assert [after[part] for part in ("seats", "people")] == [before[part] for part in ("seats", "people")]
    assert [(each["bot"], bool(each["person"])) for each in after["seats"]] == [
        ("", True),
        ("steady", True),
        ("sharp", False),
    ]
