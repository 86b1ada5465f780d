"""The referee: who may do what, once; what is refused and with which word; what it does by itself, and when."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

import pytest

from engine.bots import LEVELS
from engine.moves import PLAIN, move_text
from engine.rng import Rng
from store.rooms.entry import HandOverHost, MakeMove, OpenRoom, RoomEntry, SettleCalls, SitDown, entry_text, read_entry
from store.rooms.errors import WORDS, RoomRefused
from store.rooms.fold import fold_entries
from store.rooms.frames import apply_frame
from store.rooms.log import LogUnsure, MemoryLog
from store.rooms.referee import Referee
from store.rooms.refereeing.limits import (
    AWAY_AFTER_MS,
    BOT_PACE_MS,
    CALL_LOCK_MS,
    CALL_WINDOW_MS,
    CLOSE_AFTER_MS,
    HOST_AWAY_MS,
    NEXT_HAND_MS,
    REREAD_MS,
    TURN_GRACE_MS,
)
from store.rooms.refereeing.roles import hash_token
from tests.engine.test_fallback import Fails
from tests.store.rooms.playing import CODE, HOST_TOKEN, Playing, breathe, run, table


async def refused(work: Awaitable[Any]) -> tuple[str, dict[str, Any]]:
    """Return the word of a refusal, and the fields that come with it."""
    with pytest.raises(RoomRefused) as caught:
        await work
    assert caught.value.status == WORDS[caught.value.code_word]
    assert caught.value.answer_table == {"error": caught.value.code_word, **caught.value.details}
    return caught.value.code_word, caught.value.details


async def word(work: Awaitable[Any]) -> str:
    """Return the word of a refusal."""
    return (await refused(work))[0]


async def dealt(seats: int = 3, seed: int = 1, **agreed: Any) -> Playing:
    """Return a room with a hand on the table."""
    playing = table(seats=seats, seed=seed, **agreed)
    await playing.fill()
    await playing.host("deal")
    return playing


async def missed(seed: int = 1, seats: int = 4, **agreed: Any) -> Playing:
    """Return a room in which a player has just missed the declaration."""
    for more in range(200):
        playing = await dealt(seats, seed + more, **agreed)
        while playing.room.hand_in_play and not playing.room.hand_in_play.missed_at:
            playing.wall.now += 400
            player, move = playing.some_move()
            await playing.move(move & PLAIN, player)
        if playing.room.hand_in_play:
            return playing
    raise AssertionError


def token(playing: Playing, player: int) -> str:
    return playing.clients[player].token


async def acts(playing: Playing) -> list[RoomEntry]:
    return [read_entry(text) for text in await playing.log.read_entries(playing.id)]


# --- joining -------------------------------------------------------------------------------------


async def test_everybody_who_is_invited_gets_a_seat_and_no_more() -> None:
    playing = table(seats=2)
    await playing.open()
    assert await playing.join("a" * 20) == 0
    assert await word(playing.join("b" * 20, code="x" * 32)) == "invitation"
    assert await playing.join("b" * 20) == 1
    assert await playing.join("a" * 20) == 0  # asked twice
    assert await word(playing.join("c" * 20)) == "full"
    assert await playing.join("c" * 20, watch=True) == -1
    assert await word(playing.join("d" * 20, name=" \u202e ")) == "unreadable"
    await playing.host("invite", invitation=hash_token("another code 123"))
    assert await word(playing.join("d" * 20, watch=True)) == "invitation"
    assert await playing.join("d" * 20, watch=True, code="another code 123") == -1
    texts = "".join(await playing.log.read_entries(playing.id))
    assert CODE not in texts and "aaaaaaaaaaaaaaaaaaaa" not in texts and HOST_TOKEN not in texts


async def test_twenty_watch() -> None:
    playing = table(seats=2)
    await playing.open()
    for number in range(20):
        await playing.join(f"who watches {number:08}", watch=True)
    assert await word(playing.join("one more to watch 1", watch=True)) == "full"


async def test_a_room_is_opened_once_and_only_for_rules_that_can_be_read() -> None:
    playing = table(seats=2)
    await playing.open()
    first = await playing.log.read_entries(playing.id)
    asked = {
        "cid": "0" * 32, "rules": "id = 'x'", "seats": 2, "host": "0" * 64, "invitation": "0" * 64, "hands": 0,
        "calls": "all", "away": 0, "clock": 0, "bot": "steady",
    }  # fmt: skip
    assert await word(playing.referee.open_room(asked)) == "unreadable"
    asked["rules"] = fold_entries([read_entry(first[0])]).terms.rules
    room = await playing.referee.open_room(asked)
    assert await playing.referee.open_room(asked) == room
    assert len(await playing.log.read_entries(room)) == 1
    assert await word(playing.referee.open_room({**asked, "seats": 3})) == "unreadable"
    assert await word(playing.referee.open_room({**asked, "cid": "1" * 32, "bot": "nobody"})) == "unreadable"
    assert await word(playing.referee.open_room({**asked, "cid": "1" * 32, "seats": 11})) == "unreadable"
    assert await word(playing.referee.frames_after("0" * 32, HOST_TOKEN, 0)) == "room"


# --- one command ---------------------------------------------------------------------------------


async def test_rights_of_each_token() -> None:
    playing = await dealt()
    player, move = playing.some_move()
    other = (player + 1) % 3
    for k, more in (("pause", {}), ("kick", {"seat": other}), ("close", {}), ("invite", {"invitation": "0" * 64})):
        assert await word(playing.do(token(playing, player), k, **more)) == "host_only"
    assert await word(playing.do(token(playing, player), "sit", seat=other, bot="steady", name="")) == "host_only"
    assert await word(playing.do("somebody else's token", "pause")) == "token"
    assert await word(playing.referee.frames_after(playing.id, "somebody else's token", 0)) == "token"
    assert await word(playing.referee.finished_hands(playing.id, "somebody else's token", 0)) == "token"
    assert await playing.referee.finished_hands(playing.id, "token of who watches", 0) == []
    found = await refused(playing.do(token(playing, other), "move", at=playing.room.seq, move=move_text(move)))
    assert found == ("illegal", {"rule": "turn"})
    assert await word(playing.do("token of who watches", "move", at=playing.room.seq, move="draw")) == "no_hand"
    assert await word(playing.do("token of who watches", "catch")) == "no_hand"
    assert await word(playing.do(HOST_TOKEN, "move", at=playing.room.seq, move="draw")) == "no_hand"
    seq = playing.room.seq
    assert await word(playing.do(token(playing, player), "move", at=seq, move="9X")) == "unreadable"
    assert await word(playing.do(token(playing, player), "move", at=seq, move="catch 1")) == "unreadable"
    assert await word(playing.do(token(playing, player), "shout")) == "unknown"
    assert await word(playing.do(token(playing, player), "move", at=seq)) == "unreadable"
    assert await word(playing.do(token(playing, player), "pause", more=1)) == "unreadable"
    assert playing.room.seq == seq
    assert (await playing.move(move, player)) == {"seq": seq + 1}


async def test_a_command_is_done_once_however_often_it_is_sent() -> None:
    playing = await dealt()
    player, move = playing.some_move()
    asked = {"k": "move", "cid": "5" * 32, "at": playing.room.seq, "move": move_text(move)}
    sent = [playing.referee.run_command(playing.id, token(playing, player), asked) for _ in range(5)]
    answers = await asyncio.gather(*sent)
    seq = answers[0]["seq"]
    assert answers == [{"seq": seq}, *[{"seq": seq, "again": True}] * 4]
    later = Referee(playing.log, playing.wall, playing.chance)
    assert await later.run_command(playing.id, token(playing, player), asked) == {"seq": seq, "again": True}
    assert sum(entry.command_id == "5" * 32 for entry in await acts(playing)) == 1
    # The same id from somebody else is another command.
    other = (player + 1) % 3
    assert await word(later.run_command(playing.id, token(playing, other), asked)) in ("illegal", "moved_on")


async def test_a_move_is_for_what_lay_there() -> None:
    playing = await dealt()
    player, move = playing.some_move()
    at = playing.room.seq
    await playing.join("one more who watches", watch=True)
    found = await refused(playing.do(token(playing, player), "move", at=at, move=move_text(move)))
    assert found == ("moved_on", {"seq": at + 1})
    await playing.move(move, player)


async def test_two_referees_of_one_log_never_write_one_number_twice() -> None:
    """If the other has written a move meanwhile, its frames are sent and the move chosen before is refused."""

    playing = await dealt()
    other = Referee(playing.log, playing.wall, playing.chance)
    for _ in range(20):
        if playing.room.hand_in_play is None or playing.room.hand_in_play.missed_at:
            break
        playing.wall.now += 400
        player, move = playing.some_move()
        at, text = playing.room.seq, move_text(move)
        sent = [
            each.run_command(
                playing.id, token(playing, player), {"k": "move", "cid": playing.cid(), "at": at, "move": text}
            )
            for each in (other, playing.referee)
        ]
        answers = await asyncio.gather(*sent, return_exceptions=True)
        assert sorted(isinstance(each, RoomRefused) for each in answers) == [False, True]
        await playing.referee.read_log(playing.id)
    room = await playing.again()
    assert not room.closed and room.seq == playing.room.seq > 6
    await playing.poll()


async def test_entries_are_read_even_without_a_hint() -> None:
    playing = await dealt()
    other = Referee(playing.log, playing.wall, playing.chance)
    seq = playing.room.seq
    for each in (other, playing.referee):
        assert (await each.frames_after(playing.id, token(playing, 0), 0))[0]["seq"] == seq
    player, move = playing.some_move()
    await playing.move(move, player)
    frames = await other.frames_after(playing.id, token(playing, 0), seq)
    assert frames == await playing.referee.frames_after(playing.id, token(playing, 0), seq) != []
    assert [each["seq"] for each in frames] == [seq + 1]


class Forgetful(MemoryLog):
    """A log that fails to answer, whether it has written the entry or not, as `fails` says."""

    def __init__(self) -> None:
        super().__init__()
        self.fails: list[bool] = []

    async def put_entry(self, room: str, seq: int, text: str) -> bool:
        if not self.fails:
            return await super().put_entry(room, seq, text)
        if self.fails.pop():
            await super().put_entry(room, seq, text)
        raise LogUnsure("no answer")


async def test_a_put_that_is_not_answered_is_looked_for_and_not_repeated() -> None:
    log = Forgetful()
    playing = Playing(table().rules, 3, 1, log, hands=1)
    await playing.fill()
    await playing.host("deal")
    player, move = playing.some_move()
    seq, cid = playing.room.seq, "7" * 32
    log.fails = [False]
    assert await word(playing.move(move, player, cid=cid)) == "busy"
    assert playing.room.seq == seq
    log.fails = [True]
    assert await playing.move(move, player, cid=cid) == {"seq": seq + 1}
    assert (await playing.do(token(playing, player), "move", at=seq, move=move_text(move), cid=cid))["again"]
    assert len(await log.read_entries(playing.id)) == seq + 1


async def test_commands_come_at_most_so_fast() -> None:
    playing = await dealt()
    for _ in range(9):
        await playing.host("resume")
    found, more = await refused(playing.host("resume"))
    assert found == "often" and 0 < more["wait"] <= 200
    playing.wall.now += more["wait"]
    await playing.host("resume")


async def test_unfoldable_entry_closes_the_room() -> None:
    for text in ("{}", "", entry_text(RoomEntry(1, 0, "", MakeMove(0, "person", "1 draw", "0" * 16)))):
        playing = await dealt()
        await playing.log.put_entry(playing.id, playing.room.seq + 1, text)
        await playing.log.put_entry(playing.id, playing.room.seq + 2, "{}")
        assert await word(playing.host("pause")) == "closed"
        await playing.poll()
        assert playing.clients[0].known["r"]["closed"] == "broken"
        assert await word(playing.referee.frames_after(playing.id, token(playing, 0), playing.room.seq)) == "closed"
        assert await playing.referee.do_what_is_due(playing.id) is None


def test_an_entry_before_its_time_does_not_fold() -> None:
    entries = run(lists())
    late = replace(entries[-1], time_ms=entries[-2].time_ms - 1)
    assert fold_entries([*entries[:-1], late]).closed == "broken" and not fold_entries(entries).closed


async def lists() -> list[RoomEntry]:
    return await acts(await dealt())


def test_a_frame_that_does_not_follow_is_refused() -> None:
    known = {"seq": 4, "you": 0, "r": {}, "v": {"discard": [1]}}
    assert apply_frame(known, {"seq": 5, "k": "move", "d": 2})["v"] == {"discard": [1, 2]}
    for seq in (3, 4, 6):
        with pytest.raises(ValueError, match=f"frame {seq} after 4"):
            apply_frame(known, {"seq": seq, "k": "move"})


async def test_a_move_that_comes_out_otherwise_ends_the_room() -> None:
    """If a move draws other cards than its entry says, the engine plays differently, and the room is closed."""

    playing = await dealt()
    while True:
        playing.wall.now += 1_400
        await playing.referee.do_what_is_due(playing.id)
        player, move = playing.some_move()
        await playing.move(move, player)
        entries = await acts(playing)
        last = entries[-1].act
        if isinstance(last, MakeMove) and "draw" in last.action:
            break
    texts = [entry_text(entry) for entry in entries]
    wrong = last.action.rsplit(" ", 1)[0] + (" 2S" if not last.action.endswith("2S") else " 3S")
    changed = texts[-1].replace(last.action, wrong)
    assert changed != texts[-1]
    assert fold_entries([read_entry(text) for text in [*texts[:-1], changed]]).closed == "broken"
    assert not fold_entries([read_entry(text) for text in texts]).closed


# --- bots and who is away --------------------------------------------------------------------------


async def test_a_bot_plays_while_somebody_is_gone_and_they_come_back_to_the_same_card() -> None:
    playing = await dealt(seats=2, hands=1)
    player, move = playing.some_move()
    await playing.do(token(playing, player), "sit", seat=player, bot="steady", name="")
    assert await word(playing.move(move, player)) == "bot_plays"
    before = playing.room.seq
    assert await playing.referee.do_what_is_due(playing.id) == playing.wall.now + BOT_PACE_MS
    assert playing.room.seq == before
    playing.wall.now += BOT_PACE_MS
    await playing.referee.do_what_is_due(playing.id)
    last = (await acts(playing))[-1].act
    assert playing.room.seq > before and isinstance(last, MakeMove) and last.cause == "bot"
    assert await word(playing.host("sit", seat=player, bot="", name="")) == "host_only"
    seen = playing.room.view_of_player(player)
    await playing.do(token(playing, player), "sit", seat=player, bot="", name="")
    assert playing.room.view_of_player(player) == seen
    while playing.room.hand_in_play:
        await playing.step()
    bots = playing.room.ended_hands[0].text.split("bots = ")[1].splitlines()[0]
    assert bots.startswith(f"[[{player + 1}, 0], [{player + 1}, ") and bots.endswith(', "person"]]')


@pytest.mark.parametrize("level", ["careless", "steady", "sharp"])
async def test_bots_play_a_match_with_one_person_there(level: str) -> None:
    playing = table(seats=3, hands=2)
    await playing.open()
    await playing.join("a" * 20)
    for seat in (1, 2):
        await playing.host("sit", seat=seat, bot=level, name="Robin")
    await playing.host("deal")
    for _ in range(2000):
        if playing.room.match.over:
            break
        playing.wall.now += 1_400
        await playing.keep_awake()
        await playing.referee.do_what_is_due(playing.id)
        if playing.room.hand_in_play and playing.room.player_to_act() == 0:
            await playing.step()
    assert playing.room.match.over and len(playing.room.ended_hands) == 2
    assert [each["n"] for each in await playing.referee.finished_hands(playing.id, "a" * 20, 0)] == [1, 2]
    assert '"Robin", "Robin 2"]' in playing.room.ended_hands[0].text  # nobody has the name of somebody else
    again = await playing.again()
    assert again.ended_hands == playing.room.ended_hands


async def test_a_bot_that_fails_does_not_stop_a_room(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(LEVELS, "steady", Fails)

    playing = table(seats=3, hands=1)
    await playing.open()
    await playing.join("a" * 20)
    for seat in (1, 2):
        await playing.host("sit", seat=seat, bot="steady", name="Robin")
    await playing.host("deal")
    for _ in range(1000):
        if playing.room.match.over:
            break
        playing.wall.now += 1_400
        await playing.keep_awake()
        await playing.referee.do_what_is_due(playing.id)
        if playing.room.hand_in_play and playing.room.player_to_act() == 0:
            await playing.step()
    assert playing.room.match.over
    assert "the bot steady could not move: ZeroDivisionError()" in caplog.text


async def test_away_player_is_replaced_at_their_turn() -> None:
    playing = await dealt(away=60)
    player = playing.room.player_to_act()
    other = (player + 1) % 3
    begin = playing.wall.now
    while playing.wall.now < begin + AWAY_AFTER_MS + 60_000 - 1_000:
        playing.wall.now += 1_000
        await playing.referee.note_present(playing.id, token(playing, other))
        await playing.referee.do_what_is_due(playing.id)
        assert not playing.room.seats[player].bot_level
    playing.wall.now += 1_000
    await playing.referee.note_present(playing.id, token(playing, other))
    await playing.referee.do_what_is_due(playing.id)
    assert playing.room.seats[player].bot_level == "steady"
    assert [type(entry.act) for entry in await acts(playing)][-1] is SitDown


async def test_a_turn_that_takes_too_long_is_played_and_after_two_a_bot_sits_down() -> None:
    playing = await dealt(seats=2, clock=20)
    played = 0
    for _ in range(20):
        await playing.keep_awake()
        due = await playing.referee.do_what_is_due(playing.id)
        slow = [player for player, seat_state in enumerate(playing.room.seats) if seat_state.bot_level]
        if slow:
            break
        assert due is not None
        playing.wall.now = due
        hand = playing.room.hand_in_play
        assert hand is not None
        if playing.wall.now >= hand.turn_at + 20_000 + TURN_GRACE_MS:
            played += 1
    assert slow and played >= 3
    found = [entry.act for entry in await acts(playing) if isinstance(entry.act, MakeMove)]
    assert all(act.cause == "clock" for act in found) and len(found) >= 3


async def test_a_room_where_nobody_is_stands_still_and_goes_on() -> None:
    playing = await dealt(clock=20)
    hand = playing.room.hand_in_play
    assert hand is not None
    turn = hand.turn_at
    playing.wall.now += AWAY_AFTER_MS
    await playing.referee.do_what_is_due(playing.id)
    assert playing.room.paused == "empty"
    player, move = playing.some_move()
    playing.wall.now += 3_600_000
    await playing.referee.do_what_is_due(playing.id)
    assert playing.room.paused == "empty" and hand.state.to_act == hand.seat_of(player)
    await playing.referee.frames_after(playing.id, token(playing, player), 0)
    await playing.referee.do_what_is_due(playing.id)
    assert not playing.room.paused and hand.turn_at == turn + 3_600_000
    await playing.host("pause")
    assert await word(playing.move(move, player)) == "paused"
    await playing.referee.do_what_is_due(playing.id)
    assert playing.room.paused == "host"
    await playing.host("resume")
    await playing.move(move, player)
    playing.wall.now += AWAY_AFTER_MS
    await playing.referee.do_what_is_due(playing.id)
    playing.wall.now += CLOSE_AFTER_MS
    await playing.referee.do_what_is_due(playing.id)
    assert playing.room.closed == "closed"
    assert await word(playing.host("resume")) == "closed"
    assert await playing.referee.finished_hands(playing.id, token(playing, 0), 0) == []


# --- calls -----------------------------------------------------------------------------------------


async def test_a_move_waits_while_a_missed_word_may_be_called() -> None:
    playing = await missed()
    hand = playing.room.hand_in_play
    assert hand is not None
    player, move = playing.some_move()
    waiting = asyncio.create_task(playing.move(move, player))
    playing.wall.now = hand.missed_at + CALL_WINDOW_MS - 1
    assert await playing.referee.do_what_is_due(playing.id) == hand.missed_at + CALL_WINDOW_MS
    await breathe()
    assert not waiting.done()
    playing.wall.now += 1
    await playing.referee.do_what_is_due(playing.id)
    assert await waiting == {"seq": playing.room.seq}


def test_all_calls_in_the_window_are_in_time_and_the_lot_is_fair() -> None:
    """All calls in the window are accepted, and the lot falls on each of three players about equally often."""
    got: dict[int, int] = {}

    async def work(seed: int) -> None:
        playing = await missed(seed * 31, seats=4)
        hand = playing.room.hand_in_play
        assert hand is not None
        offender = hand.player_at_seat[hand.state.undeclared_seat]
        held = hand.state.hands[hand.state.undeclared_seat].bit_count()
        callers = playing.room.possible_callers()
        cids = {player: f"{player:032x}" for player in callers}
        await playing.poll()
        asked = [{"k": "catch", "cid": cid} for cid in cids.values()]
        sent = [
            asyncio.create_task(playing.referee.run_command(playing.id, token(playing, player), each))
            for player, each in zip(callers, asked, strict=True)
        ]
        await breathe()
        seq = playing.room.seq
        player, move = playing.some_move()
        held_move = asyncio.create_task(playing.move(move, player))
        await breathe()
        assert playing.room.seq == seq
        playing.wall.now = hand.missed_at + CALL_WINDOW_MS
        await playing.keep_awake()
        await playing.referee.do_what_is_due(playing.id)
        assert await asyncio.gather(*sent) == [{"seq": seq + 1}] * len(callers)
        assert await refused(held_move) == ("moved_on", {"seq": seq + 1})
        settled = (await acts(playing))[-1].act
        assert isinstance(settled, SettleCalls) and [who for who, _ in settled.callers] == callers
        assert hand.state.hands[hand.seat_of(offender)].bit_count() > held
        got[callers.index(settled.drawn_caller)] = got.get(callers.index(settled.drawn_caller), 0) + 1
        for each, ask in zip(callers, asked, strict=True):
            again = await playing.referee.run_command(playing.id, token(playing, each), ask)
            assert again == {"seq": seq + 1, "again": True}
        told = await playing.referee.frames_after(playing.id, token(playing, offender), seq)
        assert told[0]["ev"][0].startswith(f"catch {hand.seat_of(settled.drawn_caller) + 1} ")

    for seed in range(30):
        run(work(seed))
    assert len(got) == 3 and min(got.values()) >= 4


async def test_a_false_call_costs_time_and_a_late_one_says_so() -> None:
    playing = await dealt()
    assert await refused(playing.do(token(playing, 0), "catch")) == ("late", {"wait": CALL_LOCK_MS})
    playing.wall.now += 1_000
    assert await refused(playing.do(token(playing, 0), "catch")) == ("late", {"wait": CALL_LOCK_MS - 1_000})
    playing = await missed()
    hand = playing.room.hand_in_play
    assert hand is not None
    offender = hand.player_at_seat[hand.state.undeclared_seat]
    assert await word(playing.do(token(playing, offender), "catch")) == "late"
    playing.wall.now = hand.missed_at + CALL_WINDOW_MS
    await playing.keep_awake()
    await playing.referee.do_what_is_due(playing.id)
    # Nobody has gone on: it may still be called, and is settled at once.
    caller = playing.room.possible_callers()[0]
    call = asyncio.create_task(playing.do(token(playing, caller), "catch"))
    await breathe()
    await playing.referee.do_what_is_due(playing.id)
    assert (await call)["seq"] == playing.room.seq
    assert await word(playing.do(token(playing, caller), "catch")) == "late"


async def test_calls_that_another_referee_came_before_are_late() -> None:
    playing = await missed()
    hand = playing.room.hand_in_play
    assert hand is not None
    caller = playing.room.possible_callers()[0]
    call = asyncio.create_task(playing.do(token(playing, caller), "catch"))
    await breathe()
    other = Referee(playing.log, playing.wall, playing.chance)
    playing.wall.now = hand.missed_at + CALL_WINDOW_MS
    player, move = playing.some_move()
    asked = {"k": "move", "cid": "1" * 32, "at": playing.room.seq, "move": move_text(move)}
    await other.do_what_is_due(playing.id)
    await other.run_command(playing.id, token(playing, player), asked)
    await playing.referee.read_log(playing.id)
    assert await word(call) == "late"


@pytest.mark.parametrize("calls", ["self", "off"])
async def test_a_table_may_have_words_called_by_themselves_or_not_at_all(calls: str) -> None:
    playing = await missed(calls=calls)
    hand = playing.room.hand_in_play
    assert hand is not None
    assert await word(playing.do(token(playing, playing.room.possible_callers()[0]), "catch")) == "late"
    seq = playing.room.seq
    hasty = asyncio.create_task(playing.move(playing.some_move()[1], playing.room.player_to_act()))
    await breathe()
    assert hasty.done() == (calls == "off")
    await playing.keep_awake()
    await playing.referee.do_what_is_due(playing.id)
    if calls == "self":
        assert playing.room.seq == seq + 1 and isinstance((await acts(playing))[-1].act, SettleCalls)
        assert await word(hasty) == "moved_on"
    else:
        assert await hasty == {"seq": seq + 1}


async def test_a_word_is_called_by_bots_that_notice() -> None:
    settled = 0
    for seed in range(4):
        playing = await missed(seed * 17)
        hand = playing.room.hand_in_play
        assert hand is not None
        caller = playing.room.possible_callers()[0]
        if caller == playing.room.player_to_act():
            continue
        await playing.host("sit", seat=caller, bot="steady", name="")
        playing.wall.now = hand.missed_at + CALL_WINDOW_MS
        await playing.keep_awake()
        await playing.referee.do_what_is_due(playing.id)
        last = (await acts(playing))[-1].act
        settled += isinstance(last, SettleCalls) and last.drawn_caller == caller
    assert settled


# --- leaving, hands, what comes next ----------------------------------------------------------------


async def test_removed_player_can_fetch_their_hands() -> None:
    playing = await dealt(seats=3, hands=3)
    while playing.room.hand_in_play:
        await playing.step()
    playing.wall.now += 5_000
    await playing.host("deal")
    await playing.host("kick", seat=1)
    gone = token(playing, 1)
    assert await word(playing.referee.frames_after(playing.id, gone, 0)) == "token"
    assert await word(playing.do(gone, "catch")) == "token"
    assert await word(playing.join(gone)) == "token"
    playing.clients = [each for each in playing.clients if each.token != gone]
    assert playing.room.seats[1].bot_level == "steady"
    for _ in range(2000):
        if playing.room.match.over:
            break
        playing.wall.now += 1_400
        await playing.keep_awake()
        await playing.referee.do_what_is_due(playing.id)
        if playing.room.hand_in_play and not playing.room.seats[playing.room.player_to_act()].bot_level:
            player, move = playing.some_move()
            client = next(each for each in playing.clients if each.player == player)
            if not playing.room.hand_in_play.missed_at:
                await playing.do(client.token, "move", at=playing.room.seq, move=move_text(move))
    assert [each["n"] for each in await playing.referee.finished_hands(playing.id, gone, 0)] == [1, 2]
    assert [each["n"] for each in await playing.referee.finished_hands(playing.id, token(playing, 0), 0)] == [1, 2, 3]
    assert [each["n"] for each in await playing.referee.finished_hands(playing.id, token(playing, 0), 2)] == [3]
    assert "seed" not in str(await playing.referee.finished_hands(playing.id, token(playing, 0), 0))


async def test_the_next_hand_comes_when_all_are_ready_or_in_a_while() -> None:
    playing = await dealt(seats=2, hands=9)
    for ready in (True, False):
        while playing.room.hand_in_play:
            await playing.step()
        if playing.room.match.over:
            return
        n = playing.room.ended_hands[-1].number
        await playing.keep_awake()
        await playing.do(token(playing, 0), "deal")
        await playing.referee.do_what_is_due(playing.id)
        assert playing.room.hand_in_play is None
        if ready:
            await playing.do(token(playing, 1), "deal")
            await playing.referee.do_what_is_due(playing.id)
        else:
            playing.wall.now = playing.room.ended_hands[-1].ended + NEXT_HAND_MS
            await playing.keep_awake()
            await playing.referee.do_what_is_due(playing.id)
        assert playing.room.hand_in_play is not None and playing.room.hand_in_play.number == n + 1


async def test_another_match_is_another_room_with_the_same_people() -> None:
    playing = await dealt(seats=2, hands=1)
    assert await word(playing.host("next")) == "no_hand"
    while playing.room.hand_in_play:
        await playing.step()
    asked = {"k": "next", "cid": "9" * 32}
    seq = (await playing.referee.run_command(playing.id, HOST_TOKEN, asked))["seq"]
    assert await playing.referee.run_command(playing.id, HOST_TOKEN, asked) == {"seq": seq, "again": True}
    await playing.poll()
    again = playing.clients[0].known["r"]["next"]
    first = playing.room.terms
    playing.id = again
    for player in (0, 1):
        frames = await playing.referee.frames_after(again, token(playing, player), 0)
        assert frames[0]["you"] == player and frames[0]["r"]["match"] != first.match
    await playing.host("deal")
    assert playing.room.hand_in_play is not None


async def test_a_room_is_handed_on_to_somebody_who_is_there() -> None:
    """The former host is host no more, in this room and the next one, also after a restart."""

    playing = await dealt(seats=2, hands=1)
    one, two = token(playing, 0), token(playing, 1)
    assert await word(playing.do(one, "pause")) == await word(playing.do(one, "host", seat=1)) == "host_only"
    assert await word(playing.host("host", seat=2)) == "unreadable"  # nobody is there
    await playing.host("host", seat=0)
    assert await word(playing.host("pause")) == "token"
    await playing.do(one, "host", seat=1)
    await playing.poll()
    assert [client.known["r"]["host"] for client in playing.clients] == [1, 1, 1]
    assert await word(playing.do(one, "pause")) == "host_only"
    again = Referee(playing.log, playing.wall, playing.chance)
    await again.run_command(playing.id, two, {"k": "pause", "cid": "3" * 32})
    await playing.do(two, "resume")
    while playing.room.hand_in_play:
        await playing.step()
    await playing.do(two, "next")
    await playing.poll()
    playing.id = playing.clients[0].known["r"]["next"]
    assert await word(playing.do(one, "pause")) == "host_only"
    await playing.do(two, "deal")


def test_long_absent_host_is_replaced_on_a_server() -> None:
    async def gone(hands_on: bool, begun: bool) -> int:
        playing = table(seats=3)
        playing.referee = Referee(playing.log, playing.wall, playing.chance, replaces_host=hands_on)
        await playing.fill()
        await playing.host("host", seat=0)
        if begun:
            await playing.do(token(playing, 0), "deal")
        begin = playing.wall.now
        while playing.room.host_player == 0 and playing.wall.now < begin + 2 * (AWAY_AFTER_MS + HOST_AWAY_MS):
            playing.wall.now += 1_000
            await playing.referee.note_present(playing.id, token(playing, 2))
            await playing.referee.do_what_is_due(playing.id)
        assert playing.room.host_player == (2 if hands_on else 0)
        return playing.wall.now - begin

    assert run(gone(True, False)) == run(gone(True, True)) == AWAY_AFTER_MS + HOST_AWAY_MS
    run(gone(False, True))


async def test_nobody_who_is_gone_becomes_the_host() -> None:
    playing = table(seats=3)
    playing.referee = Referee(playing.log, playing.wall, playing.chance, replaces_host=True)
    await playing.fill()
    await playing.host("host", seat=0)
    for _ in range(5):
        playing.wall.now += AWAY_AFTER_MS + HOST_AWAY_MS
        due = await playing.referee.do_what_is_due(playing.id)
        assert playing.room.host_player == 0 and due is not None and due > playing.wall.now
    await playing.referee.note_present(playing.id, token(playing, 0))  # they are back before anybody else
    await playing.referee.note_present(playing.id, token(playing, 1))
    await playing.referee.do_what_is_due(playing.id)
    assert playing.room.host_player == 0


async def test_a_room_of_the_version_before_keeps_its_host() -> None:
    playing = await dealt(seats=2)
    opened, *others = await acts(playing)
    assert isinstance(opened.act, OpenRoom)
    before = replace(opened, act=replace(opened.act, version=1))
    log = MemoryLog()
    for seq, entry in enumerate((before, *others), 1):
        await log.put_entry(playing.id, seq, entry_text(entry))
    playing.referee = Referee(log, playing.wall, playing.chance, replaces_host=True)
    assert await word(playing.host("host", seat=1)) == "version"
    await log.put_entry(playing.id, len(others) + 2, entry_text(RoomEntry(playing.wall.now, -1, "", HandOverHost(1))))
    await playing.referee.read_log(playing.id)
    assert playing.room.closed == "broken"


async def test_frames_are_without_a_gap_or_all_at_once() -> None:
    playing = await dealt(seats=2, seed=3, hands=9)
    client = playing.clients[0]
    seen: list[int] = []
    last = 0
    rng = Rng(4)
    for _ in range(120):
        if playing.room.hand_in_play is None:
            playing.wall.now += 1_000
            if playing.room.match.over:
                break
            await playing.host("deal")
        await playing.step()
        if rng.integer_below(40) == 0:
            playing.referee = Referee(playing.log, playing.wall, playing.chance)  # another worker
            await playing.referee.read_log(playing.id)
        if rng.integer_below(5) == 0:
            frames = await playing.referee.frames_after(playing.id, client.token, last)
            if frames:
                one = [frame["seq"] for frame in frames]
                assert one == [playing.room.seq] or one == list(range(last + 1, playing.room.seq + 1))
                last = one[-1]
                seen.append(len(one))
                client.take(frames)
                room_view, mine = playing.room.view_of_player(0), client.view()
                assert mine is not None and room_view is not None and mine.knowledge_key() == room_view.knowledge_key()
    assert max(seen) > 2
    everything = await playing.referee.frames_after(playing.id, client.token, 10_000)
    assert [frame["k"] for frame in everything] == ["all"]


async def test_only_who_sent_it_sees_the_id_of_a_command() -> None:
    playing = await dealt()
    player, move = playing.some_move()
    await playing.poll()
    await playing.move(move, player)
    await playing.poll()
    for client in playing.clients:
        frame = client.frames[-1]
        assert ("cid" in frame) == (client.player == player)


async def test_a_held_move_is_not_lost_when_the_room_closes() -> None:
    playing = await missed()
    player, move = playing.some_move()
    waiting = asyncio.create_task(playing.move(move, player))
    await breathe()
    await playing.host("close")
    assert await word(waiting) == "closed"


class Deaf(MemoryLog):
    """A log that gives no hints."""

    def __init__(self) -> None:
        super().__init__()
        self.subscribe = lambda room, on_entry: lambda: None


async def test_referee_without_hints_reads_the_log() -> None:
    playing = Playing(table().rules, 3, 1, Deaf(), hands=1)
    await playing.fill()
    await playing.host("deal")
    other = Referee(playing.log, playing.wall, playing.chance)
    mine = token(playing, 0)
    seq = (await other.frames_after(playing.id, mine, 0))[0]["seq"]
    player, move = playing.some_move()
    await playing.move(move, player)
    await other.do_what_is_due(playing.id)
    assert await other.frames_after(playing.id, mine, seq, reads_log=False) == []
    playing.wall.now += REREAD_MS
    await other.do_what_is_due(playing.id)
    assert [frame["seq"] for frame in await other.frames_after(playing.id, mine, seq, reads_log=False)] == [seq + 1]
