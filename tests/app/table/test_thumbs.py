"""Two taps at once, and taps while a move is being stored or a bot thinks, count once each."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from app.preferences import Settings
from app.table.device import match_loop
from app.table.playing import Playing
from app.ui.window.app_state import App
from engine.events import Played
from engine.moves import DRAW
from store.records import Seat
from tests.app.at_table import STILL, labels, opened_actions, playable, quiet_card, store_of, table_of, words
from tests.app.tables import agreed, brought_to, laid, play_on
from tests.app.thumbs import AN_HOUR, Slow, twice
from tests.app.visits import visit


def drawing(playing: Playing) -> bool:
    """Return whether Mia can draw and has no legal card."""
    state = playing.state
    return state.to_act == 0 and DRAW in state.legal_moves() and not state.legal_cards


async def test_two_quick_taps_on_draw_draw_once(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(options=("draw-until-playable",)), drawing, **STILL, pace="slow")
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("draw")
        before = len(opened_actions(client, match))
        await twice(client, "draw")
        await client.until(lambda: len(opened_actions(client, match)) > before, "the draw")
        assert len(opened_actions(client, match)) == before + 1


async def test_the_second_of_two_quick_taps_on_a_card_is_no_mistake(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), quiet_card, **STILL, pace="slow")
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        before = len(opened_actions(client, match))
        card = next(name for name in playable(client) if name[5] not in "A2478J")
        await twice(client, card)
        await client.until(lambda: len(opened_actions(client, match)) > before, "the card")
        assert words(client).startswith("You played ") and not client.has("why")


async def test_two_quick_taps_on_undo_take_one_move_back(tmp_path: Path) -> None:
    def laid_two(playing: Playing) -> bool:
        past = playing.steps
        mine = [each for each in past[-2:] if each.action.seat == 0 and isinstance(each.events[0], Played)]
        return len(mine) == 2 and playing.can_undo(0)

    match = brought_to(tmp_path, agreed(), laid_two, **STILL, pace="slow")
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("undo")
        before = len(opened_actions(client, match))
        await twice(client, "undo")
        await client.until(lambda: len(opened_actions(client, match)) < before, "the undo")
        for _ in range(20):  # time for the second one
            await asyncio.to_thread(int)
            await client.settle()
        assert len(opened_actions(client, match)) == before - 1


async def test_a_match_that_ends_while_its_last_hand_is_written_ends_as_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def last_card(playing: Playing) -> bool:
        state = playing.state
        plain = state.legal_cards & ~state.tables.power_cards
        return state.to_act == 0 and state.hands[0].bit_count() == 1 and bool(plain)

    match = brought_to(tmp_path, agreed(hands=1, options=("no-declaration",)), last_card, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the last card")
        disk = Slow(monkeypatch, store_of(client).matches, "end_match")
        tap = asyncio.create_task(client.click(playable(client)[0]))
        await client.until(lambda: disk.begun, "the end on its way to the disk")
        await client.click("pile")  # somebody who cannot wait
        await client.settle()
        disk.go_on()
        await tap
        await client.until(lambda: labels(client, "hand-over") or labels(client, "match-over"), "the end")
        assert client.has("match-over")


async def test_a_tap_while_a_bot_thinks_hurries_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(match_loop.PACE_MS, "slow", AN_HOUR)
    settings = Settings().with_value("pace", "slow").with_value("sounds", False).with_value("haptics", False)

    with laid(agreed((Seat("Mia"), Seat("Ada", "master")), hands=1)) as playing:
        play_on(playing, lambda p: p.state.to_act == 1 and p.state.legal_cards.bit_count() > 2)
        (source, controller), state = table_of(App(settings), playing), playing.state
        turn = asyncio.create_task(source.loop.bot_turn(playing))
        await asyncio.sleep(0)
        assert not turn.done() and playing.state is state
        await controller.on_pile_tapped()
        await asyncio.wait_for(turn, 10)
        assert playing.state is not state
