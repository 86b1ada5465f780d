"""The word that is due with few cards left: said, missed, called."""

from __future__ import annotations

from pathlib import Path

from app.table.playing import Playing
from engine.cards import cards_in
from tests.app.at_table import (
    STILL,
    cards,
    labels,
    opened_actions,
    order,
    playable,
    quiet_card,
    run,
    store_of,
    two_left,
)
from tests.app.fake import NEEDS
from tests.app.tables import agreed, brought_to
from tests.app.visits import visit


def test_the_word_is_said_with_the_card(tmp_path: Path) -> None:
    async def test() -> None:
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
            opened = store_of(client).open_hand(match)
            assert opened is not None
            assert "say" in opened.actions[-1].text

    run(test)


def test_the_word_is_not_offered_with_many_cards(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), quiet_card, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the turn")
            assert not client.has("declare")

    run(test)


def a_bot_forgot(playing: Playing) -> bool:
    """A bot has missed its word, a person may call it, and a bot is next."""
    state = playing.state
    return state.missed > 0 and bool(playing.player(state.to_act).level) and playing.may_call(0) == 0


def test_bots_wait_for_a_call_and_the_call_counts(tmp_path: Path) -> None:
    async def test() -> None:
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
            opened = store_of(client).open_hand(match)
            assert opened is not None
            assert opened.actions[acted].text.startswith(f"1 catch {button[6:]}")

    run(test)


def test_with_a_screen_reader_bots_wait_until_it_is_confirmed(tmp_path: Path) -> None:
    async def test() -> None:
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

    run(test)


def test_who_forgets_is_caught_by_a_bot_that_notices(tmp_path: Path) -> None:
    def about_to_forget(playing: Playing) -> bool:
        """Mia lays a card silently and a bot will notice."""
        if not two_left(playing):
            return False
        trial = playing.state.copy()
        card = next(c for c in cards_in(trial.can) if not trial.tables.power >> c & 1)
        trial.apply(trial.tables.moves[card][0])
        if trial.over or trial.missed != 0:
            return False
        before, playing.state = playing.state, trial
        playing.past.append(playing.past[-1])
        called = playing.caller()
        playing.past.pop()
        playing.state = before
        return called is not None

    async def test() -> None:
        match = brought_to(tmp_path, agreed(), about_to_forget, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the turn")
            await client.click(min((c for c in playable(client) if c[5] not in "A2478J"), key=order))
            await client.until(lambda: len(cards(client)) > 1, "the penalty")
            assert any(" catch 1" in str(each) for each in opened_actions(client, match))

    run(test)
