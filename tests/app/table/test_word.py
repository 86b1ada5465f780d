"""The declaration at the table: made, missed and caught."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from app.preferences import Settings
from app.table.events import NominationRequested
from app.table.playing import Playing
from app.ui.window.app_state import App
from engine.cards import cards_in
from engine.events import Caught
from tests.app.at_table import (
    STILL,
    cards,
    labels,
    my_turn,
    opened_actions,
    order,
    playable,
    quiet_card,
    store_of,
    table_of,
    two_left,
)
from tests.app.fake import NEEDS
from tests.app.tables import agreed, brought_to, laid, play_on, seeds
from tests.app.visits import app, visit


async def test_declaration_is_sent_with_the_card(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), two_left, **STILL, pace="slow")
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        assert client.spoken("declare") == "Last card!"
        await client.click("declare")
        assert "✓" in client.spoken("declare")
        card = next(c for c in playable(client) if c[5] not in "A2478J")
        await client.click(card)
        await client.until(lambda: len(cards(client)) == 1, "one card left")
        assert not client.has("declare")
        opened = store_of(client).hands.hand_in_play(match)
        assert opened is not None
        assert "say" in opened.actions[-1].text


async def test_the_word_is_not_offered_with_many_cards(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), quiet_card, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        assert not client.has("declare")


def a_bot_forgot(playing: Playing) -> bool:
    """Return whether a bot has missed its declaration, the person can catch it, and a bot has the turn."""
    state = playing.state
    return state.undeclared_seat > 0 and bool(playing.player(state.to_act).level) and playing.seat_that_may_call(0) == 0


async def test_bots_wait_for_a_call_and_the_call_counts(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), a_bot_forgot, **STILL, catch_window=4000)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: labels(client, "catch-"), "the button")
        acted = len(opened_actions(client, match))
        await client.click("pile")  # no hurry makes a bot act now
        await client.settle()
        assert len(opened_actions(client, match)) == acted
        (button,) = labels(client, "catch-")
        await client.click(button)
        await client.until(lambda: not client.has(button), "the call")
        opened = store_of(client).hands.hand_in_play(match)
        assert opened is not None
        assert opened.actions[acted].text.startswith(f"1 catch {button[6:]}")


def may_choose_while_a_bot_calls(playing: Playing) -> bool:
    """Return whether Mia has the turn with a card that nominates, while a bot will catch another bot."""
    state = playing.state
    asks = [card for card in cards_in(state.legal_cards) if len(state.tables.moves_of_card[card]) > 1]
    return my_turn(playing) and state.undeclared_seat > 0 and bool(asks) and playing.bot_call() is not None


@pytest.mark.parametrize("who", ["bot", "person"])
async def test_a_call_leaves_the_choice_of_a_suit_open(tmp_path: Path, who: str) -> None:
    match = brought_to(tmp_path, agreed(seed=26), may_choose_while_a_bot_calls, **STILL)
    answers = {"get_accessibility_features": {**NEEDS, "accessible_navigation": True}}  # no bot calls meanwhile
    async with visit(tmp_path, f"/play/{match}", answers=answers) as client:
        await client.until(lambda: playable(client), "the turn")
        acted = len(opened_actions(client, match))
        (call,) = labels(client, "catch-")
        await client.click(next(card for card in playable(client) if card[5] == "A"))
        assert client.has("suit-S")
        app(client).uses_screen_reader = False
        await client.click("pile" if who == "bot" else call)
        await client.until(lambda: len(opened_actions(client, match)) > acted, "the call")
        opened = store_of(client).hands.hand_in_play(match)
        assert opened is not None and f" {call.replace('-', ' ')}" in opened.actions[-1].text
        assert client.has("suit-S")
        await client.click("suit-S")
        await client.until(lambda: not client.has("suit-S"), "the suit")
        opened = store_of(client).hands.hand_in_play(match)
        assert opened is not None and len(opened.actions) > acted + 1


def test_a_choice_that_a_call_has_ended_is_put_away() -> None:
    async def put_away(playing: Playing) -> None:
        source, controller = table_of(App(Settings(motion="off", sounds=False)), playing)
        call = playing.bot_call()
        assert call is not None
        gone = next(card for card in range(52) if not playing.state.hands[0] >> card & 1)
        controller.on_event(NominationRequested(gone))
        await source.play(call[1], call[0])
        assert isinstance(playing.steps[-1].events[0], Caught)
        assert (controller.shown.transient.nominating_card, controller.shown.transient.lifted_card) == (-1, -1)

    for seed in seeds():
        with laid(agreed(seed=seed)) as playing:
            if play_on(playing, may_choose_while_a_bot_calls):
                asyncio.run(put_away(playing))
                return
    raise AssertionError("nobody may choose while a bot calls, in all these hands")


async def test_with_a_screen_reader_bots_wait_until_it_is_confirmed(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), a_bot_forgot, **STILL, catch_window=500)
    needs = {"accessible_navigation": True}
    answers = {"get_accessibility_features": {**NEEDS, **needs}}
    async with visit(tmp_path, f"/play/{match}", answers=answers) as client:
        await client.wait("go-on")
        acted = len(opened_actions(client, match))
        await client.click("pile")
        await client.settle()
        assert len(opened_actions(client, match)) == acted
        await client.click("go-on")
        await client.until(lambda: len(opened_actions(client, match)) != acted, "a bot's move")


async def test_missed_declaration_is_caught_by_an_attentive_bot(tmp_path: Path) -> None:
    def about_to_forget(playing: Playing) -> bool:
        """Return whether a bot would catch Mia if she played a card now without the declaration."""
        if not two_left(playing):
            return False
        trial = playing.state.copy()
        card = next(c for c in cards_in(trial.legal_cards) if not trial.tables.power_cards >> c & 1)
        trial.apply(trial.tables.moves_of_card[card][0])
        if trial.over or trial.undeclared_seat != 0:
            return False
        before, playing.recorder.state = playing.state, trial
        playing.steps.append(playing.steps[-1])
        called = playing.bot_call()
        playing.steps.pop()
        playing.recorder.state = before
        return called is not None

    match = brought_to(tmp_path, agreed(), about_to_forget, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        await client.click(min((c for c in playable(client) if c[5] not in "A2478J"), key=order))
        await client.until(lambda: len(cards(client)) > 1, "the penalty")
        assert any(" catch 1" in str(each) for each in opened_actions(client, match))
