"""The remarks of bots: now and then, after a move of their own, and none if they're switched off."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.table.game import snapshot_of
from app.table.narration.bot_remarks import bot_remark
from app.table.narration.game_messages import remark_on_latest
from app.table.playing import Playing
from app.ui.words import tr
from engine.bots import choose_move
from engine.events import PenaltySet, Reversed, SkipsSet, TookPenalty, WentOut
from tests.app.at_table import STILL, cards, words
from tests.app.tables import MATCHES, agreed, bots, brought_to, laid, next_move, play_on
from tests.app.visits import visit

GAMES = {**MATCHES, "makao": agreed(bots(4), game="makao", hands=1)}


@pytest.mark.parametrize("name", GAMES)
def test_bot_remarks_are_rare_fitting_and_reproducible(name: str) -> None:
    with laid(GAMES[name]) as playing:
        play_on(playing)
        said = [bot_remark(step, "sharp", n) for n, step in enumerate(playing.steps)]
        assert said == [bot_remark(step, "sharp", n) for n, step in enumerate(playing.steps)]
        assert sum(map(bool, said)) * 3 <= len(said) + 3
        for step, words in zip(playing.steps, said, strict=True):
            if words:
                assert any(
                    isinstance(event, TookPenalty | PenaltySet | SkipsSet | Reversed | WentOut) for event in step.events
                )
                assert len(words) <= 14


@pytest.mark.parametrize("name", ["four", "makao"])
def test_a_device_that_opened_the_hand_midway_shows_the_same_remarks(name: str) -> None:
    said = []
    with laid(GAMES[name]) as playing:
        while not playing.hand_over:
            seat, move = next_move(playing)
            playing.commit_move(move, seat)
            whole = snapshot_of(playing, 0)
            latest = replace(whole, steps=whole.steps[-1:], states_before=whole.states_before[-1:])
            said.append(remark_on_latest(whole))
            assert remark_on_latest(latest) == said[-1]
    assert any(said)


def test_another_temper_has_other_words() -> None:
    with laid(GAMES["two"]) as playing:
        play_on(playing)
        last = playing.steps[-1]
        assert bot_remark(last, "careless", 1) != bot_remark(last, "master", 1) != ""


def about_to_speak(playing: Playing) -> bool:
    """Return whether a bot's next move gets a remark and the person has the turn after it."""
    state = playing.state
    seat = state.to_act
    if playing.hand_over or not playing.player(seat).level:
        return False
    trial = playing.recorder.copy()
    move = choose_move(playing.bot_at_seat(seat), playing.knowledge(seat), playing.bot_rng())
    step = trial.play(move, seat)
    return trial.state.to_act == 0 and bool(bot_remark(step, playing.player(seat).level, trial.state.turns))


@pytest.mark.parametrize("wanted", [True, False])
async def test_bot_remark_is_spoken_after_the_message_if_switched_on(tmp_path: Path, wanted: bool) -> None:
    match = brought_to(tmp_path, agreed(), about_to_speak, **STILL, remarks=wanted, pace="fast")
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: cards(client), "the cards")
        await client.until(lambda: tr("table.seat.turn") in client.spoken("own-seat"), "the person's turn")
        said = client.spoken("words")
        assert ("says “" in said) == wanted
        assert not wanted or "says" not in words(client)
