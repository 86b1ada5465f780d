"""The trial of a draft: bots play hands of it in slices until it's stopped."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from app.editor import trial
from app.editor.trial import TrialReport, play_trial
from engine.rules.reader import load_preset
from tests.app.fake import Client
from tests.app.visits import visit


async def test_hands_are_played_in_slices_and_counted() -> None:
    last: TrialReport | None = None
    async for report in play_trial(load_preset("switch"), 30):
        last = report
    assert last is not None
    assert last.hands_played == 30
    assert 0 < last.median_turns <= last.longest_turns
    assert last.pickup >= 2
    assert 0 <= last.first_player_win_share <= 1


def test_the_same_hands_every_time() -> None:
    async def test() -> list[int]:
        return [turns async for report in play_trial(load_preset("kilodney"), 10) for turns in report.turns]

    assert asyncio.run(test()) == asyncio.run(test())


async def test_the_trial_is_begun_and_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taps are handled while hands are played, since the event loop runs between slices."""
    monkeypatch.setattr(trial, "TRIAL_HANDS", 100_000)

    async def tap(client: Client, name: str) -> None:
        await client.session.dispatch_event(client.find(name)._i, "click", None)

    async def seen(client: Client, name: str) -> None:
        while not client.has(name):
            await asyncio.sleep(0)

    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.click("section-trial")
        await tap(client, "trial-start")
        await seen(client, "trial-median")
        await tap(client, "trial-stop")
        await seen(client, "trial-start")
        played = client.spoken("trial-hands")
        await client.settle()
        assert client.spoken("trial-hands") == played
        assert 0 < int(played.rpartition(" ")[2]) < 100_000


async def test_two_taps_begin_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second tap stops the first trial, whose end doesn't hide that the second one runs."""
    monkeypatch.setattr(trial, "TRIAL_HANDS", 100_000)

    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.click("section-trial")
        start = client.find("trial-start")
        for _ in range(2):
            await client.session.dispatch_event(start._i, "click", None)
        while not client.has("trial-median"):
            await asyncio.sleep(0)
        assert client.has("trial-stop")
        await client.session.dispatch_event(client.find("trial-stop")._i, "click", None)
        while not client.has("trial-start"):
            await asyncio.sleep(0)
