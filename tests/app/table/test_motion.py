"""Animations: drawn cards arrive one by one, are legal before that, and a tap ends the animation."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from app.preferences import Settings
from app.table.motion import (
    LARGE_PENALTY,
    PACES,
    REST,
    Beat,
    Choreography,
    Motion,
    beats_of,
    beats_of_deal,
    sound_of,
    still_beats_of,
)
from app.table.painter import picture_of
from app.table.picture import PenaltyHit
from app.table.playing import Playing
from app.table.reducer.moods import penalty_cause
from app.table.reducer.state import TableState
from app.table.source import Attention
from app.ui.player_faces import Mood
from app.ui.sounds import SOUNDS
from app.ui.window.app_state import App
from app.ui.words import tr
from engine.cards import cards_in
from engine.events import TookPenalty, drawn_in
from engine.moves import DRAW, TAKE
from engine.play.dealing import deal_hand
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, preset_ids
from tests.app.at_table import opened_actions, table_of
from tests.app.tables import agreed, brought_to, laid, play_on, seeds, tables
from tests.app.visits import visit

MOVES = 120  # of a hand that is played at random
MOVING: dict[str, object] = {"motion": "on", "sounds": False, "haptics": False, "explain": False, "pace": "slow"}
QUIET = Settings(motion="on", sounds=False, haptics=False)


@pytest.mark.parametrize("game", preset_ids())
def test_cards_arrive_one_after_the_other_until_all_are_there(game: str) -> None:
    drawn = 0
    for seed, rules in enumerate(tables(game)):
        rng = Rng(seed)
        state = deal_hand(compile_rules(rules, max(3, rules.min_seats)), 0, rng)
        viewer = seed % state.seats
        for _ in range(MOVES):
            if state.over:
                break
            log = state.start_event_log()
            state.apply(rng.pick(state.legal_moves()))
            beats = beats_of(log, viewer)
            waiting = [sum(beat.motion.still_on_stock.values()) for beat in beats]
            came = sum(len(drawn_in(event)) for event in log)
            assert waiting == sorted(waiting, reverse=True) and all(beat.duration_ms > 0 for beat in beats)
            assert not waiting or (waiting[-1] == 0 and came - waiting[0] in (0, 1)), log
            assert all(a - b in (0, 1) for a, b in pairwise(waiting))
            assert all(
                len(beat.motion.own_still_on_stock) == beat.motion.still_on_stock.get(viewer, 0) for beat in beats
            )
            assert sound_of(log) in ("", *SOUNDS) and {beat.sound for beat in beats} <= {"", *SOUNDS}
            drawn += came
    assert drawn or load_preset(game).family == "sequence"


@pytest.mark.parametrize("seats", (2, 3, 8))
@pytest.mark.parametrize("each", (1, 5, 7, 22))
def test_a_deal_goes_round_the_table_and_its_cards_are_counted_once(seats: int, each: int) -> None:
    for viewer in (0, seats - 1):
        beats = beats_of_deal([each] * seats, range(each), viewer, 1)
        assert beats[0].motion.still_on_stock == dict.fromkeys(range(seats), each)
        assert len(beats[0].motion.own_still_on_stock) == each and not any(beats[-1].motion.still_on_stock.values())
        assert all(beat.motion.hides_hand and beat.duration_ms > 0 for beat in beats)
        flying = [beat.motion for beat in beats if beat.motion.cards_flying]
        given = []
        for before, after in pairwise(flying):
            assert after.own_still_on_stock <= before.own_still_on_stock and len(
                after.own_still_on_stock
            ) == after.still_on_stock.get(viewer, 0)
            changed = [
                seat for seat, left in before.still_on_stock.items() if after.still_on_stock.get(seat, 0) != left
            ]
            assert len(changed) == 1  # to one seat at a time
            given += changed
        assert given[:seats] == [(1 + turn) % seats for turn in range(seats)]
        assert len(given) <= 36 + seats
        turned = [beat.motion.revealed_count for beat in beats if not beat.motion.cards_flying]
        assert turned == sorted(set(turned)) and all(0 < count < each for count in turned)


def _owes(playing: Playing) -> bool:
    state = playing.state
    return state.to_act == 0 and state.penalty >= 6 and TAKE in state.legal_moves()


def test_flying_card_is_counted_on_the_stock_alone() -> None:
    for seed in seeds():
        with laid(agreed(seed=seed, numbers={"packs": 2})) as playing:
            if not play_on(playing, _owes):
                continue
            playing.commit_move(TAKE, 0)
            facts, view = playing.facts(0), playing.view(0)
            there = picture_of(TableState(facts, view=view))
            for beat in beats_of(playing.steps[-1].events, 0):
                seen = picture_of(TableState(facts, view=view, motion=beat.motion))
                coming = [card for card in seen.hand if card.on_stock]
                assert seen.stock_count == there.stock_count + len(coming)
                assert [card.card for card in seen.hand] == [card.card for card in there.hand]
                assert {card.card for card in coming} == beat.motion.own_still_on_stock
            return


async def test_beats_follow_each_other_and_then_it_ends() -> None:
    shown: list[Motion] = []
    motions = [Motion({1: 2}), Motion({1: 1}), Motion(cards_flying=True)]
    ended = asyncio.Event()
    choreography = Choreography(App(QUIET), shown.append, ended.set)
    choreography.begin_beats([Beat(motion, 1) for motion in motions])
    assert not shown  # the first is shown with what has happened
    await asyncio.wait_for(ended.wait(), 10)
    assert shown == motions[1:]


@pytest.mark.parametrize("settings", (QUIET.with_value("motion", "off"), QUIET.with_value("pace", "none")))
async def test_without_motion_everything_is_in_its_place_at_once(settings: Settings) -> None:
    with laid(agreed()) as playing:
        _, controller = table_of(App(settings), playing)
        assert controller.state.motion == REST and not controller.state.wanted_attention.is_animating


async def test_a_stopped_animation_shows_nothing_more() -> None:
    shown: list[Motion] = []
    ended = asyncio.Event()
    choreography = Choreography(App(QUIET), shown.append, ended.set)
    choreography.begin_beats([Beat(Motion({1: 2}), 1_000_000), Beat(Motion({1: 1}), 1)])
    choreography.begin_beats([Beat(Motion({2: 2}), 1), Beat(Motion({2: 1}), 1)])
    await asyncio.wait_for(ended.wait(), 10)
    assert shown == [Motion({2: 1})]
    choreography.begin_beats([Beat(Motion({1: 2}), 1), Beat(Motion({1: 1}), 1)])
    choreography.stop_beats()
    for _ in range(20):
        await asyncio.sleep(0)
    assert shown == [Motion({2: 1})]


async def test_a_motion_that_cannot_be_shown_ends_the_animation() -> None:
    def fail(motion: Motion) -> None:
        raise ValueError("a picture that nobody can draw")

    ended = asyncio.Event()
    choreography = Choreography(App(QUIET), fail, ended.set)
    choreography.begin_beats([Beat(Motion({1: 2}), 1), Beat(Motion({1: 1}), 1_000_000)])
    await asyncio.wait_for(ended.wait(), 10)


def _mine(playing: Playing) -> bool:
    return playing.state.to_act == 0 and DRAW in playing.state.legal_moves() and not playing.steps


async def test_a_move_waits_for_no_deal(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), _mine, **MOVING)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: client.has("draw"), "the table")
        await client.click("draw")
        await client.until(lambda: opened_actions(client, match), "the move on disk")


async def test_a_bot_waits_until_all_is_there_and_a_touch_brings_it() -> None:
    with laid(agreed()) as playing:
        play_on(playing, lambda p: p.state.to_act == 1 and bool(p.state.legal_cards))
        app = App(QUIET.with_value("pace", "fast"))
        (source, _), state = table_of(app, playing), playing.state
        source.attend(Attention(is_animating=True))
        turn = asyncio.create_task(source.loop.bot_turn(playing))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(turn), 1)
        assert playing.state is state
        source.attend(Attention(is_animating=False))
        await asyncio.wait_for(turn, 10)
        assert playing.state is not state


async def test_the_first_touch_of_a_hand_that_is_dealt_turns_its_cards(tmp_path: Path) -> None:
    with laid(agreed()) as playing:
        (_, controller), state = table_of(App(QUIET), playing), playing.state
        assert controller.shown.motion.hides_hand
        await controller.on_card_tapped(cards_in(state.hands[0])[0])
        assert controller.shown.motion == REST and playing.state is state


def _large(playing: Playing) -> bool:
    return playing.state.penalty >= LARGE_PENALTY and TAKE in playing.state.legal_moves()


def _with_large_penalty(seat: int) -> Iterator[Playing]:
    """Yield one hand in which a seat is about to take a large penalty."""
    for seed in seeds():
        with laid(agreed(seed=seed, numbers={"packs": 2})) as playing:
            if play_on(playing, lambda p: _large(p) and p.state.to_act == seat):
                yield playing
                return


def test_a_large_penalty_is_counted_card_by_card_within_its_time() -> None:
    for count in range(1, 60):
        cards = tuple(range(count))
        beats = beats_of([TookPenalty(1, cards, count)], 0, 2)
        hits = [beat.motion.penalty for beat in beats if beat.motion.penalty]
        if count < LARGE_PENALTY:
            assert not hits and not still_beats_of(beats)
            continue
        assert [hit.cards_taken for hit in hits] == [*range(count + 1), count]
        assert {(hit.seat, hit.cards_total, hit.cause_seat) for hit in hits} == {(1, count, 2)}
        assert sum(beat.duration_ms for beat in beats) * max(PACES.values()) <= 2500
        (still,) = still_beats_of(beats)
        assert still.motion == Motion(penalty=hits[-1]) and still.duration_ms * max(PACES.values()) <= 2500


@pytest.mark.parametrize(("motion", "pace", "frames"), [("on", "fast", True), ("off", "normal", False)])
async def test_a_large_penalty_names_who_caused_it_and_a_tap_that_skips_it_plays_no_card(
    motion: str, pace: str, frames: bool
) -> None:
    for playing in _with_large_penalty(0):
        app = App(QUIET.with_value("motion", motion).with_value("pace", pace))
        (source, controller), cause = table_of(app, playing), penalty_cause(playing.steps)
        await controller.on_pile_tapped()  # the deal is over
        count = playing.state.penalty
        await source.play(TAKE, 0)
        hit = picture_of(controller.shown).penalty_hit
        assert hit == PenaltyHit(0 if frames else count, count, tr("table.hit_by", name=playing.facts(0).names[cause]))
        assert controller.shown.moods[0] is Mood.SHOCKED and controller.shown.moods[cause] is Mood.GLEEFUL
        done = len(playing.steps)
        await controller.on_card_tapped(cards_in(playing.state.hands[0])[0])
        assert controller.shown.motion == REST and len(playing.steps) == done


async def test_a_large_penalty_counts_its_cards_on_the_felt(tmp_path: Path) -> None:
    mine = brought_to(
        tmp_path, agreed(numbers={"packs": 2}), lambda p: _large(p) and p.state.to_act == 0, **MOVING | {"pace": "fast"}
    )
    counted: list[str] = []
    async with visit(tmp_path, f"/play/{mine}") as client:
        await client.until(lambda: client.has("take"), "the penalty")
        await client.click("take")

        def is_counted() -> bool:
            counted.extend(text for text in client.texts() if " of " in text and text not in counted)
            return bool(counted) and counted[-1].split(" of ")[0] == counted[-1].split(" of ")[1]

        await client.until(is_counted, "all its cards")
        await client.until(lambda: not any(" of " in text for text in client.texts()), "the end of it")
