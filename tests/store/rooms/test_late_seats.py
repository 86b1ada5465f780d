"""People who come and go while a room is played: the laws over random evenings, then each rule."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.moves import PLAIN, move_text
from engine.notation import parse_record
from engine.player_names import first_confusable
from engine.rng import Rng
from engine.rules.reader import Rules, load_preset, ruleset_text
from store.rooms.entry import REFEREE, CloseRoom, JoinRoom, LeaveSeat, RoomEntry, TakeSeat, entry_text
from store.rooms.errors import RoomRefused
from store.rooms.fold import RoomState
from store.rooms.refereeing.limits import AWAY_AFTER_MS
from store.rooms.refereeing.roles import hash_token, role_of
from tests.store.rooms.playing import HOST_TOKEN, Client, Playing, run
from tests.store.rooms.test_referee import acts, word
from tests.store.rooms.test_secrecy import check_log
from tests.sync.devices import Device

RULES = load_preset("switch", (), {"deal": 3, "turn.limit": 40})
PRESETS = ("switch", "mau-mau", "kilodney")


def token(number: int) -> str:
    """Return the token of the person with this number."""
    return f"token of person {number:04}"


async def opened(seats: int = 3, seed: int = 1, rules: Rules = RULES, **terms: Any) -> Playing:
    """Return a room in which the host has the first seat, and all others are free."""
    playing = Playing(rules, seats, seed, **{"hands": 4, "calls": "self", **terms})
    await playing.open()
    await playing.join(HOST_TOKEN, "Host")
    return playing


def player_of(room: RoomState, client: Client) -> int | None:
    """Return the player that a client is now, -1 for a watcher, None for a client that isn't in the room."""
    role = role_of(room, hash_token(client.token))
    return None if role is None else role.player


async def step(playing: Playing) -> None:
    """Go on with the hand: bots play as the referee has them play, people at random."""
    room = playing.room
    playing.wall.now += 1_400
    here = [each for each in playing.clients if player_of(room, each) is not None]
    for each in here:
        await playing.referee.note_present(playing.id, each.token)
    await playing.referee.do_what_is_due(playing.id)
    hand = room.hand_in_play
    if hand is None or room.seats[room.player_to_act()].bot_level:
        return
    player, move = playing.some_move()
    mover = next(each for each in here if player_of(room, each) == player)
    await playing.do(mover.token, "move", at=room.seq, move=move_text(move & PLAIN))


async def play_hand(playing: Playing) -> None:
    """Play the hand to its end."""
    for _ in range(3000):
        if playing.room.hand_in_play is None:
            return
        await step(playing)
    raise AssertionError("the hand does not end")


class Evening:
    """A room in which people come and go at random, and the laws that must hold after each change."""

    def __init__(self, playing: Playing, rng: Rng) -> None:
        self.playing, self.rng = playing, rng
        self.people = 0
        self.dealt: tuple[Any, ...] = ()  # what a running hand never changes
        self.points = [0] * playing.seats
        self.counted = 0
        self.seated: list[tuple[str, ...]] = []  # the names that each hand was dealt to

    async def something_happens(self) -> None:
        """Make a random change. The referee may refuse it."""
        playing, room, rng = self.playing, self.playing.room, self.rng
        others = [each for each in playing.clients[1:] if player_of(room, each) is not None]
        what = rng.integer_below(9)
        try:
            if what <= 1 or not others:
                self.people += 1
                await playing.join(token(self.people), f"Guest {self.people}", watch=rng.integer_below(4) == 0)
            elif what == 2:
                await playing.do(rng.pick(others).token, "want", wants=rng.integer_below(3) > 0)
            elif what == 3:
                await playing.do(rng.pick(others).token, "leave")
            elif what == 4:
                await playing.host("kick", seat=1 + rng.integer_below(playing.seats - 1))
            elif what == 5:
                await playing.host("deal")
            else:
                for _ in range(30):
                    if room.hand_in_play:
                        await step(playing)
        except RoomRefused:
            pass
        self.check()

    def check(self) -> None:
        """Check that no points are lost, each seat has one person, and the players of a hand don't change."""
        room = self.playing.room
        assert room.closed != "broken"
        tokens = [each.token for each in room.seats if each.token] + [*room.watchers]
        assert len(set(tokens)) == len(tokens)
        names = [each.name for each in room.seats if each.is_taken]
        assert not [name for n, name in enumerate(names) if first_confusable(name, names[:n])]
        hand = room.hand
        if hand is not None:
            dealt = hand.hand_id, hand.player_at_seat, hand.record.players
            if self.dealt[:1] != dealt[:1]:
                assert all(each.is_taken for each in room.seats)
                self.seated.append(hand.record.players)
            else:
                assert self.dealt == dealt
            self.dealt = dealt
            assert all(each.is_taken for each in room.seats)
        for ended in room.ended_hands[self.counted :]:
            seated = parse_record(ended.text).players
            assert seated == self.seated[ended.number - 1]
        self.counted = len(room.ended_hands)
        if room.ended_hands:
            assert tuple(room.match.totals) == tuple(room.ended_hands[-1].result.totals)


@pytest.mark.parametrize("seed", range(6))
def test_people_who_come_and_go_lose_no_points_and_never_change_a_hand(seed: int, tmp_path: Path) -> None:
    async def evening() -> Playing:
        rules = load_preset(PRESETS[seed % len(PRESETS)], (), {"turn.limit": 40})
        playing = await opened(3 + seed % 2, seed, rules, hands=3)
        found = Evening(playing, Rng(seed))
        for _ in range(60):
            if playing.room.match.over:
                break
            await found.something_happens()
            await playing.referee.do_what_is_due(playing.id)
            found.check()
        again = await playing.again()
        assert again.holders == playing.room.holders and again.ended_hands == playing.room.ended_hands
        assert again.match.totals == playing.room.match.totals
        playing.clients = list({each.token: each for each in playing.clients}.values())
        await check_log(playing, Rng(seed))
        await store_hands(playing, tmp_path)
        return playing

    playing = run(evening())
    assert any(isinstance(entry.act, JoinRoom) for entry in run(acts(playing)))


async def store_hands(playing: Playing, folder: Path) -> None:
    """Store the hands on two devices, on one as they end and on the other at the end.

    Both must have the same hands, each with its own people.
    """
    room = json.loads(json.dumps((await playing.referee.frames_after(playing.id, HOST_TOKEN, 0))[0]["r"]))
    hands = json.loads(json.dumps(await playing.referee.finished_hands(playing.id, HOST_TOKEN, 0)))
    devices = Device(folder / "one"), Device(folder / "two")
    for device in devices:
        for hand in hands if device is devices[0] else reversed(hands):
            assert device.store.rooms.add_hand(room, hand) == "new"
        assert not hands or device.store.find_damage() == ()
    one, two = ([match.seats for match in device.store.matches.read_page().matches] for device in devices)
    assert one == two
    for device in devices:
        device.close()


async def test_late_guest_watches_and_replaces_a_bot_in_the_next_hand() -> None:
    playing = await opened(3)
    assert await playing.join(token(1), "Ben") == 1
    await playing.host("deal")
    assert [each.bot_level for each in playing.room.seats] == ["", "", "steady"]
    assert await playing.join(token(2), "Cy") == -1
    assert await playing.join(token(2), "Cy") == -1  # asked twice
    await playing.poll()
    late = playing.clients[-1]
    assert late.known["you"] == -1 and int(late.known["v"]["hand"] or "0", 16) == 0
    assert late.known["r"]["late"] == [hash_token(token(2))[:16]]
    await play_hand(playing)
    points = playing.room.match.totals[2]
    await playing.referee.do_what_is_due(playing.id)
    assert playing.room.seats[2].name == "Cy" and not playing.room.seats[2].bot_level and not playing.room.watchers
    assert playing.room.match.totals[2] == points
    await playing.poll()
    assert late.known["you"] == 2
    await playing.host("deal")
    await playing.poll()
    view = playing.room.view_of_player(2)
    assert view is not None and late.known["v"]["hand"] == f"{view.hand:x}" and view.hand
    assert [each.name for each in playing.room.holders] == ["Host", "Ben", "steady", "Cy"]


async def test_nobody_takes_a_seat_during_a_hand() -> None:
    playing = await opened(2)
    await playing.host("deal")
    await playing.join(token(1), "Ben")
    taken = TakeSeat(1, hash_token(token(1)), "Ben")
    await playing.log.put_entry(
        playing.id, playing.room.seq + 1, entry_text(RoomEntry(playing.wall.now, REFEREE, "", taken))
    )
    assert (await playing.again()).closed == "broken"


async def test_a_watcher_sits_down_and_changes_their_mind() -> None:
    playing = await opened(2, hands=9)
    await playing.host("deal")
    await playing.join(token(1), "Ben", watch=True)
    assert await word(playing.host("want", wants=True)) == "no_hand"
    await playing.do(token(1), "want", wants=True)
    await playing.do(token(1), "want", wants=False)
    await play_hand(playing)
    await playing.referee.do_what_is_due(playing.id)
    assert playing.room.seats[1].bot_level and len(playing.room.watchers) == 1
    await playing.do(token(1), "want", wants=True)
    await playing.referee.do_what_is_due(playing.id)
    assert playing.room.seats[1].name == "Ben"
    await playing.do(token(1), "leave")
    assert (
        playing.room.seats[1].bot_level == "steady" and await word(playing.do(token(1), "want", wants=True)) == "token"
    )
    assert await playing.join(token(2), "Cy") == 1  # between hands there is nothing to wait for


async def test_bots_keep_the_free_chairs_and_who_comes_before_the_next_deal_has_one() -> None:
    playing = await opened(4)
    await playing.host("sit", seat=1, bot="sharp", name="Robin")
    assert await playing.join(token(1), "Ben") == 2  # a free one rather than a bot's
    assert await playing.join(token(2), "Cy") == 3
    assert await playing.join(token(3), "Di") == 1
    assert await word(playing.join(token(4), "Ed")) == "full"
    await playing.do(token(2), "leave")
    await playing.host("deal")
    assert [each.name for each in playing.room.seats] == ["Host", "Di", "Ben", "steady"]
    assert await word(playing.do(HOST_TOKEN, "leave")) == "host_only"
    assert [type(entry.act) for entry in await acts(playing)].count(LeaveSeat) == 1


async def test_terms_change_before_the_first_deal_for_all_and_not_after() -> None:
    playing = await opened(3)
    await playing.join(token(1), "Ben")
    mau_mau = load_preset("mau-mau")
    terms = {"rules": ruleset_text(mau_mau), "seats": 2, "hands": 0, "calls": "self", "clock": 20}
    assert await word(playing.do(token(1), "terms", **terms)) == "host_only"
    assert await word(playing.host("terms", **{**terms, "rules": "id = 'x'"})) == "unreadable"
    assert await word(playing.host("terms", **{**terms, "seats": 12})) == "unreadable"
    await playing.host("terms", **terms)
    await playing.poll()
    known = playing.clients[1].known["r"]
    assert (known["rules"], known["hands"], known["clock"]) == (terms["rules"], 0, 20) and len(known["seats"]) == 2
    await playing.host("terms", **{**terms, "seats": 5})
    await playing.join(token(2), "Cy")
    await playing.host("deal")
    assert playing.room.hand is not None and playing.room.hand.state.seats == 5
    assert await word(playing.host("terms", **terms)) == "no_hand"
    again = await playing.again()
    assert again.hand is not None and again.hand.state.position_key() == playing.room.hand.state.position_key()


async def test_nobody_loses_their_seat_to_fewer_seats() -> None:
    playing = await opened(3)
    for number in (1, 2):
        await playing.join(token(number), f"Guest {number}")
    terms = {"rules": ruleset_text(RULES), "seats": 2, "hands": 1, "calls": "all", "clock": 0}
    assert await word(playing.host("terms", **terms)) == "unreadable"


async def test_faces_are_told_to_everybody_and_rooms_without_any_are_as_before() -> None:
    playing = await opened(3)
    await playing.poll()
    assert "faces" not in playing.clients[0].known["r"]
    asked = {"cid": "1" * 32, "code": "c" * 32, "token": token(1), "name": "Ben", "person": "2" * 32, "watch": False}
    await playing.referee.join_room(playing.id, {**asked, "face": "owl"})
    await playing.poll()
    assert playing.clients[0].known["r"]["faces"] == ["", "owl", ""]
    await playing.referee.join_room(playing.id, {**asked, "cid": "3" * 32, "face": "cat"})
    await playing.poll()
    assert playing.clients[0].known["r"]["faces"] == ["", "cat", ""]


async def test_a_bot_plays_a_minute_after_somebody_left_and_gives_the_seat_back_at_the_same_card() -> None:
    playing = await opened(2, away=60)
    await playing.join(token(1), "Ben")
    await playing.host("deal")
    begin = playing.wall.now
    while playing.room.player_to_act() != 0:  # it's the host's turn when Ben goes
        await step(playing)
    playing.wall.now = max(playing.wall.now, begin) + AWAY_AFTER_MS + 61_000
    await playing.referee.note_present(playing.id, HOST_TOKEN)
    while playing.room.hand_in_play and playing.room.player_to_act() == 0:
        move = playing.some_move()[1]
        await playing.do(HOST_TOKEN, "move", at=playing.room.seq, move=move_text(move & PLAIN))
    if playing.room.hand_in_play:
        playing.wall.now += 2_000
        await playing.referee.note_present(playing.id, HOST_TOKEN)
        await playing.referee.do_what_is_due(playing.id)
        assert playing.room.seats[1].bot_level == "steady"  # at once: they were away for more than a minute
        seen = playing.room.view_of_player(1)
        await playing.do(token(1), "sit", seat=1, bot="", name="")
        assert playing.room.view_of_player(1) == seen and not playing.room.seats[1].bot_level


def test_each_hand_counts_for_who_was_dealt_in(tmp_path: Path) -> None:
    async def played() -> Playing:
        playing = await opened(2, hands=3)
        await playing.host("deal")
        await play_hand(playing)
        assert await playing.join(token(1), "Ben") == 1
        for _ in range(2):
            await playing.host("deal")
            await play_hand(playing)
        assert playing.room.match.over
        await playing.host("close")
        return playing

    playing = run(played())
    assert isinstance(run(acts(playing))[-1].act, CloseRoom)
    assert not [entry for entry in run(acts(playing)) if isinstance(entry.act, TakeSeat)]
    device = Device(tmp_path)
    room = json.loads(json.dumps(run(playing.referee.frames_after(playing.id, HOST_TOKEN, 0))[0]["r"]))
    for hand in json.loads(json.dumps(run(playing.referee.finished_hands(playing.id, token(1), 0)))):
        assert device.store.rooms.add_hand(room, hand) == "new"
    while device.store.statistics.catch_up():
        pass
    match = device.store.matches.read_page().matches[0]
    assert [seat.name for seat in match.seats] == ["Host", "Ben"] and match.totals == tuple(playing.room.match.totals)
    people = {person.name: person.id for person in device.store.people.all()}
    counted = {name: device.store.statistics.statistics_of_person(person) for name, person in people.items()}
    assert {name: each.figures["rounds"] for name, each in counted.items()} == {"Host": 3, "Ben": 2}
    device.close()
