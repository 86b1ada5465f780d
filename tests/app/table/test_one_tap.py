"""One tap: a move is written to disk and the table drawn once, with nothing between disk and screen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from app.preferences import Settings
from app.table.controller import Controller
from app.table.device.device_source import DeviceSource
from app.table.narration import game_messages
from app.table.playing import Playing
from app.table.reducer.state import TableState
from app.ui.sounds import Sounds
from app.ui.window.app_state import App
from engine.moves import card_of, is_play, named_of, named_text
from store.records import Seat
from tests import tap
from tests.app.at_table import STILL, cards, opened_actions, playable, quiet_card, words
from tests.app.tables import agreed, brought_to, laid, play_on
from tests.app.visits import app, visit

CHANGES = 2


def quiet(names: list[str]) -> str:
    return next(name for name in names if name[5] in tap.PLAIN)


def test_a_card_and_its_answer_are_each_drawn_once(tmp_path: Path) -> None:
    found = asyncio.run(tap.record(tmp_path))
    assert found.paints == CHANGES


async def test_a_card_goes_before_what_is_said_of_it_is_drawn(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), quiet_card, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        await client.settle()
        card, before = quiet(playable(client)), words(client)
        tapped = asyncio.ensure_future(client.click(card))
        for _ in range(tap.TURNS):  # each turn of the event loop is looked at
            if card not in cards(client):
                break
            await asyncio.sleep(0)
        assert card not in cards(client)
        assert words(client) == before, "the card waited for the words"
        await client.until(lambda: words(client) != before, "what happened")
        await tapped


async def test_until_the_answer_to_a_tap_is_seen_nothing_else_is_drawn_and_nobody_thinks(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed((Seat("Mia"), Seat("Ben", "master"))), quiet_card, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        await client.settle()
        card, before, acted = quiet(playable(client)), words(client), len(opened_actions(client, match))
        app(client).touch.drawn = 3600.0
        await client.click(card)
        await client.until(lambda: card not in cards(client), "the card on the pile")
        await client.settle()
        assert words(client) == before
        assert len(opened_actions(client, match)) == acted + 1


async def test_failing_message_or_sound_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> str:
        raise KeyError("a word that nobody knows")

    async def fail_to_play(*_: object) -> None:
        raise ValueError("a device without a loudspeaker")

    match = brought_to(tmp_path, agreed(), quiet_card, **{**STILL, "sounds": True})
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        monkeypatch.setattr(game_messages, "describe_action", fail)
        monkeypatch.setattr(Sounds, "play_sound", fail_to_play)
        acted = len(opened_actions(client, match))
        card = quiet(playable(client))
        await client.click(card)
        await client.until(lambda: card not in cards(client), "the card on the pile")
        await client.until(lambda: len(opened_actions(client, match)) > acted + 1, "the next player's move")
        assert "played" not in words(client)
        kept = app(client).journal.last_error
        assert kept and ("telling what happened" in kept or "heard and felt" in kept)


async def test_a_card_that_nominates_is_drawn_once_when_it_goes() -> None:
    def may_nominate(playing: Playing) -> bool:
        state = playing.state
        return state.to_act == 0 and any(named_of(move) and is_play(move) for move in state.legal_moves())

    with laid(agreed((Seat("Mia"), Seat("Ben", "careless")))) as playing:
        assert play_on(playing, may_nominate)
        shown: list[TableState] = []
        source = DeviceSource(App(Settings(motion="off", sounds=False)), playing.stored_match.id)
        controller = Controller(source.app, source, shown.append)
        source.show_match(playing)
        move = next(move for move in playing.state.legal_moves() if is_play(move) and named_of(move))
        await controller.on_card_tapped(card_of(move))
        assert shown[-1].transient.nominating_card == card_of(move)
        shown.clear()
        await controller.on_choice_made(named_text(named_of(move)))
        assert len(shown) == 1 and shown[0].view is not None and not shown[0].view.hand >> card_of(move) & 1
