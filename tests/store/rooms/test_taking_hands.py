"""A hand played in a room is in every history once, under one id, whichever device brings it and however often."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.rng import Rng
from store.backup.incoming import Incoming
from store.events.bounds import UnfitEvent
from store.facts import KINDS
from store.opening import open_in_memory
from store.rooms.history import events_of_hand
from tests.store.rooms.playing import Playing, run, table
from tests.store.tables import Clocks, exported, whole
from tests.sync.devices import Device, carried


async def played(preset: str = "switch", seed: int = 1, hands: int = 2, seats: int = 3) -> Playing:
    """Return a room after so many hands, with a bot in one seat."""
    playing = table(preset, seats, seed, hands=hands)
    await playing.open()
    for seat in range(seats - 1):
        await playing.join(f"token of player {seat:02}", f"Player {seat}")
    await playing.host("sit", seat=seats - 1, bot="steady", name="Robin")
    while not playing.room.match.over:
        playing.wall.now += 5_000
        await playing.host("deal")
        while playing.room.hand_in_play:
            playing.wall.now += 1_400
            await playing.keep_awake()
            await playing.referee.do_what_is_due(playing.id)
            if playing.room.hand_in_play and playing.room.player_to_act() < seats - 1:
                await playing.step()
    return playing


def told(playing: Playing, player: int = 0) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the room's table and the finished hands, as a client has them in the end."""

    async def ask() -> tuple[dict[str, Any], list[dict[str, Any]]]:
        await playing.poll()
        hands = await playing.referee.finished_hands(playing.id, playing.clients[player].token, 0)
        known: dict[str, Any] = json.loads(json.dumps(playing.clients[player].known["r"]))
        return known, json.loads(json.dumps(hands))

    found: tuple[dict[str, Any], list[dict[str, Any]]] = run(ask())
    return found


def events_in(device: Device) -> list[tuple[str, str]]:
    """Return the ids and kinds of the events that the device would send."""
    with device.store._database.reading() as session:
        rows = session.execute("SELECT hex(uuid), kind FROM events WHERE note = '' ORDER BY kind, uuid").fetchall()
    return [(uuid.lower(), kind) for uuid, kind in rows]


@pytest.mark.parametrize("preset", ["switch", "kilodney", "crazy-eights", "mau-mau"])
def test_a_phone_and_a_tablet_count_a_hand_once(preset: str, tmp_path: Path) -> None:
    playing = run(played(preset, hands=3))
    room, hands = told(playing)
    phone, tablet = Device(tmp_path / "phone"), Device(tmp_path / "tablet")
    tablet.clocks.advance(86_400_000)
    for number, hand in enumerate(hands):
        assert phone.store.rooms.add_hand(room, hand) == "new"
        assert phone.store.rooms.add_hand(room, hand) == "known"
        if number != 1:
            assert tablet.store.rooms.add_hand(*told(playing, 1)[:1], hand) == "new"
    before = events_in(phone)
    assert [uuid for uuid, kind in before if kind == "hand"] == sorted(hand["hand"] for hand in hands)
    assert [uuid for uuid, kind in before if kind == "match"] == [room["match"]]
    carried(phone, tablet)
    carried(tablet, phone)
    assert events_in(phone) == before == events_in(tablet)
    assert phone.picture() == tablet.picture()
    match = phone.store.matches.read_page().matches[0]
    assert match.hands == 3 and match.state == "finished" and match.intact and match.seed == 0
    assert match.totals == tuple(room["totals"])
    assert [seat.level for seat in match.seats] == ["", "", "steady"]
    assert [(hand.uuid.replace("-", ""), hand.notation) for hand in phone.store.hands.hands_of_match(match.id)] == [
        (hand["hand"], hand["text"]) for hand in hands
    ]
    assert phone.store.find_damage() == () == tablet.store.find_damage()
    people = {person.name: person for person in phone.store.people.all()}
    assert people["Player 0"].matches == 1
    assert people["Player 0"].uuid.replace("-", "") == room["people"][0]
    for device in (phone, tablet):
        device.close()


def test_a_hand_from_a_room_goes_into_a_file_and_back(tmp_path: Path) -> None:
    room, hands = told(run(played()))
    device = Device(tmp_path)
    for hand in reversed(hands):
        assert device.store.rooms.add_hand(room, hand) == "new"
    incoming = Incoming(exported(device.store))
    whole(incoming.check_in_slices())
    with open_in_memory(Clocks().clock) as other:
        whole(other.backup.import_file(incoming))
        assert [match.hands for match in other.matches.read_page().matches] == [2]
        assert other.rooms.add_hand(room, hands[0]) == "known"
        assert exported(other) != b""
    device.close()


def test_somebody_of_the_same_name_is_somebody_else(tmp_path: Path) -> None:
    """Two people of one name are different until a person says that they're the same."""
    device = Device(tmp_path)
    device.match("Player 1")
    room, hands = told(run(played(hands=1)))
    device.store.rooms.add_hand(room, hands[0])
    named = [person for person in device.store.people.all() if person.name == "Player 1"]
    assert len(named) == 2
    mine = next(person for person in named if person.uuid.replace("-", "") != room["people"][1])
    theirs = next(person for person in named if person is not mine)
    merged = device.store.people.merge(theirs.id, mine.id)
    assert [person.name for person in merged].count("Player 1") == 1
    device.close()


def test_each_device_counts_a_hand_for_its_own_person(tmp_path: Path) -> None:
    """Two people of a household play at one table and sync into one history.

    Whichever device stores the hand first, all devices then know both people, and nobody else is taken for one of them.
    """
    playing = run(played(hands=1))
    own = ["a1" * 16, "b2" * 16]
    devices = [Device(tmp_path / str(player)) for player in (0, 1)]
    for player, device in enumerate(devices):
        room, hands = told(playing, player)
        assert device.store.rooms.add_hand(room, hands[0], player, own[player]) == "new"
        assert device.store.rooms.add_hand(room, hands[0], player, own[player]) == "known"
        people = {person.uuid.replace("-", ""): person for person in device.store.people.all()}
        assert set(people) == {own[player], room["people"][1 - player]}
        assert people[own[player]].matches == 1 and people[own[player]].name == f"Player {player}"
    first, second = devices
    for _ in range(2):
        carried(first, second)
        carried(second, first)
    assert first.picture() == second.picture()
    for device in devices:
        counted = {person.uuid.replace("-", ""): person.matches for person in device.store.people.all()}
        assert counted == {own[0]: 1, own[1]: 1}
        mine = next(person for person in device.store.people.all() if person.name == "Player 0")
        ((joined, _),) = mine.merged
        device.store.people.separate(joined)  # it can be taken back, and stays so
        room, hands = told(playing)
        device.store.rooms.add_hand(room, hands[0], 0, own[0])
        assert len(device.store.people.all()) == 3
        device.close()


def test_two_who_had_one_id_are_two_people() -> None:
    """Hosts of earlier versions let a guest join with the host's own id, which everybody was sent."""
    room, hands = told(run(played(hands=1)))
    room.pop("people")
    own = "a1" * 16
    for seat in (0, 1):
        room["seats"][seat]["person"] = own
    with open_in_memory(Clocks().clock) as store:
        assert store.rooms.add_hand(room, hands[0], 0, own) == "new"
        people = {person.uuid.replace("-", ""): (person.name, person.matches) for person in store.people.all()}
        assert len(people) == 2 and people[own] == ("Player 0", 1)


def test_a_match_that_is_here_goes_on_though_its_host_gives_other_ids_today() -> None:
    room, hands = told(run(played(hands=2)))
    before = {
        **room,
        "seats": [{**seat, "person": seat["person"] and f"{n:032x}"} for n, seat in enumerate(room["seats"], 1)],
    }
    before.pop("people")
    with open_in_memory(Clocks().clock) as store:
        assert store.rooms.add_hand(before, hands[0]) == "new"
        people = store.people.all()
        assert store.rooms.add_hand(room, hands[1], 0, "a1" * 16) == "new"
        assert [person.uuid for person in store.people.all()] == [person.uuid for person in people]
        assert [match.hands for match in store.matches.read_page().matches] == [2]


def test_another_hand_in_its_place_stays() -> None:
    room, hands = told(run(played(hands=2)))
    with open_in_memory(Clocks().clock) as store:
        assert store.rooms.add_hand(room, hands[0]) == "new"
        assert store.rooms.add_hand(room, {**hands[0], "hand": "0" * 32}) == "differs"
        before = exported(store)
        with pytest.raises(UnfitEvent):
            store.rooms.add_hand(room, {**hands[1], "match": "0" * 32})
        with pytest.raises(UnfitEvent, match="another hand"):
            store.rooms.add_hand(room, {**hands[0], "n": 2})
        assert len(exported(store)) == len(before)


def test_no_kind_of_event_holds_anything_else_than_before() -> None:
    """The events have the fields that sync knows, and no other."""
    room, hands = told(run(played(hands=1)))
    events = events_of_hand(room, hands[0])
    assert [event.kind for event in events] == ["ruleset", "person", "person", "match", "hand", "mark"]
    for event in events:
        assert set(event.body) == set(KINDS[event.kind].fields)


LIES: list[Callable[[dict[str, Any], dict[str, Any]], object]] = [
    lambda room, hand: hand.update(text=hand["text"].replace("actions = [\n", 'actions = [\n  "1 end",\n', 1)),
    lambda room, hand: hand.update(text="notation = 1"),
    lambda room, hand: hand["result"].update(scores=[99, 99, 99]),
    lambda room, hand: hand["result"].update(order=[0, 1]),
    lambda room, hand: hand["result"].update(order=[0, 1, 1]),
    lambda room, hand: hand["result"].update(totals=[0]),
    lambda room, hand: hand["result"].update(ending="won"),
    lambda room, hand: hand["result"].update(next_dealer=1000),
    lambda room, hand: hand["result"].update(more=1),
    lambda room, hand: hand.update(dealer=(hand["dealer"] + 1) % 3),
    lambda room, hand: hand.update(hand="0"),
    lambda room, hand: hand.update(n=0),
    lambda room, hand: hand.update(seed="7"),
    lambda room, hand: hand.update(placings=[1 << 60]),
    lambda room, hand: room.update(rules="x"),
    lambda room, hand: room.update(rules=room["rules"].replace("pickup = 4", "pickup = 5")),
    lambda room, hand: room.update(seats=[]),
    lambda room, hand: room["people"].__setitem__(0, "x"),
    lambda room, hand: room["people"].pop(),
    lambda room, hand: room.update(people={}),
    lambda room, hand: (room.pop("people"), room["seats"][0].update(person="x")),
    lambda room, hand: room["seats"][0].update(name=1),
    lambda room, hand: room.pop("created"),
]
ROOM, HANDS = told(run(played(hands=1, seed=2)))  # a two is laid in it


@pytest.mark.parametrize("lie", LIES)
def test_invalid_data_of_a_referee_is_refused(lie: Callable[[dict[str, Any], dict[str, Any]], object]) -> None:
    room, hand = json.loads(json.dumps([ROOM, HANDS[0]]))
    events_of_hand(room, hand)
    lie(room, hand)
    with open_in_memory(Clocks().clock) as store:
        with pytest.raises(UnfitEvent):
            store.rooms.add_hand(room, hand)
        assert store.matches.read_page().matches == () and store.people.all() == ()


@settings(max_examples=150)
@given(st.integers(0, 1 << 40))
def test_whatever_comes_is_taken_or_refused(seed: int) -> None:
    """With values exchanged anywhere in what a referee sends, the hand is stored or refused."""
    rng = Rng(seed)
    both = json.loads(json.dumps([ROOM, HANDS[0]]))
    junk: list[Any] = [None, True, -1, 1 << 70, "", "x", [], {}, [[]], 0.5, "0" * 32]
    for _ in range(1 + rng.integer_below(2)):
        at: Any = both
        while isinstance(at, (list, dict)) and at:
            key = rng.pick(list(range(len(at))) if isinstance(at, list) else sorted(at))
            if rng.integer_below(3) == 0 or not isinstance(at[key], (list, dict)) or not at[key]:
                at[key] = rng.pick(junk)
                break
            at = at[key]
    try:
        events_of_hand(*both)
    except UnfitEvent:
        return
