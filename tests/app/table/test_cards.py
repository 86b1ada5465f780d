"""Own cards at the table: played, refused, nominated with, drawn and taken back."""

from __future__ import annotations

from pathlib import Path

import flet as ft
import pytest

from app.table.motion import Motion
from app.table.painter import picture_of
from app.table.playing import Playing
from app.table.reducer.state import TableState
from app.ui import theme
from engine.cards import cards_in
from engine.play.tables import NOMINATES
from tests.app.at_table import (
    STILL,
    cards,
    labels,
    my_turn,
    opened_actions,
    playable,
    power_in_hand,
    quiet_card,
    store_of,
    words,
)
from tests.app.fake import Client, _walk
from tests.app.tables import agreed, brought_to, laid, seed_where
from tests.app.visits import visit


async def test_a_refused_card_shakes_and_names_its_rule(tmp_path: Path) -> None:
    def misfit(playing: Playing) -> bool:
        state = playing.state
        return (
            my_turn(playing)
            and not state.penalty
            and bool(state.hands[0] & ~state.legal_cards)
            and bool(state.legal_cards)
        )

    match = brought_to(tmp_path, agreed(), misfit, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        held = cards(client)
        wrong = next(card for card in held if card not in playable(client))
        await client.click(wrong)
        assert "doesn’t go on" in words(client)
        assert cards(client) == held
        await client.click("why")
        assert "same suit or same rank" in client.spoken("panel-rule")
        await client.click("panel-close")
        await client.click(playable(client)[0])
        assert not client.has("why")


async def test_a_power_card_asks_for_a_second_tap_where_that_is_set(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), power_in_hand, **STILL, confirm_power=True)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        power = next(card for card in playable(client) if card[5] in "A2478J")
        await client.click(power)
        assert "again" in words(client)
        assert power in cards(client)
        await client.click(power)
        await client.until(lambda: power not in cards(client) or client.has("choice-cancel"), "the card on the pile")


def wild(playing: Playing) -> bool:
    state = playing.state
    named = [c for c in cards_in(state.legal_cards) if state.tables.flags[c] & NOMINATES]
    return my_turn(playing) and bool(named) and state.hands[0].bit_count() > 2


async def test_suit_is_chosen_or_the_card_taken_back(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), wild, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        ace = next(card for card in playable(client) if card[5] == "A")
        await client.click(ace)
        assert len(labels(client, "suit-")) == 4
        await client.click("choice-cancel")
        assert not labels(client, "suit-")
        assert ace in playable(client)
        await client.click(ace)
        await client.click("suit-H")
        await client.until(lambda: ace not in cards(client), "the card on the pile")
        opened = store_of(client).hands.hand_in_play(match)
        assert opened is not None
        assert any(f"{ace[5:]}=H" in action.text for action in opened.actions)


async def test_of_two_that_look_alike_the_tapped_one_goes(tmp_path: Path) -> None:
    def pair(playing: Playing) -> bool:
        state = playing.state
        can = state.legal_cards & ~state.tables.power_cards
        return my_turn(playing) and any(can >> c & 1 and can >> (c + 60) & 1 for c in range(52))

    match = brought_to(tmp_path, agreed(numbers={"packs": 2}), pair, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        second = next(card for card in playable(client) if card.endswith("-2") and card[:-2] in playable(client))
        await client.click(second)
        await client.until(lambda: second not in cards(client), "the card on the pile")
        assert second[:-2] in cards(client)


async def test_penalty_is_taken_by_its_button(tmp_path: Path) -> None:
    match = brought_to(
        tmp_path, agreed(), lambda p: my_turn(p) and p.state.penalty == 2 and not p.state.legal_cards, **STILL
    )
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("take")
        before = len(cards(client))
        assert "Draw 2" in words(client)
        assert client.spoken("owed")
        await client.click("take")
        await client.until(lambda: len(cards(client)) == before + 2, "two cards")
        assert "You drew" in words(client) or not client.has("take")


async def test_a_card_is_taken_back_until_another_has_acted(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), quiet_card, **STILL, pace="slow")
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        assert not client.has("undo")
        held = cards(client)
        card = next(c for c in playable(client) if c[5] not in "A2478J")
        await client.click(card)
        await client.wait("undo")
        assert card not in cards(client)
        await client.click("undo")
        await client.until(lambda: cards(client) == held, "the card in the hand again")
        await client.click(card)
        await client.wait("undo")
        acted = len(opened_actions(client, match))
        await client.click("pile")  # hurries the bots on
        await client.until(lambda: len(opened_actions(client, match)) > acted, "a bot's move")
        await client.settle()
        assert not client.has("undo")


async def test_large_letters_grow_only_as_far_as_there_is_room(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), quiet_card, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        before = words_size(client)
        probe = next(c for c in client.controls() if isinstance(c, ft.Text) and c.on_size_change is not None)
        await client.send(probe, "size_change", {"w": 40, "h": 2 * (probe.size or 0)})
        assert words_size(client) * 2 == pytest.approx(before * theme.LARGE_TEXT)


def words_size(client: Client) -> float:
    """Return the font size of the message line."""
    line = client.find("words")
    return next(float(each.size or 0) for each in _walk(line, set()) if isinstance(each, ft.Text))


def test_cards_still_being_dealt_cannot_be_tapped() -> None:
    with laid(agreed(seed=seed_where(lambda playing: my_turn(playing) and bool(playing.state.legal_cards)))) as playing:
        for dealing in (True, False):
            motion = Motion(hides_hand=dealing)
            picture = picture_of(TableState(playing.facts(0), view=playing.view(0), motion=motion))
            assert any(card.playable for card in picture.hand) == (not dealing)


async def test_no_table_control_clips_corners_or_has_a_gradient(tmp_path: Path) -> None:
    """Both cost time in every frame while a card moves (`bench frame`)."""

    match = brought_to(tmp_path, agreed(numbers={"deal": 12}), quiet_card, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        table = next(each for each in client.controls() if each.key == "table")
        drawn = [each for each in _walk(table, set()) if isinstance(each, ft.Container)]
        rounded = [each for each in drawn if each.border_radius is not None]
        assert len(rounded) > 20
        assert [each for each in rounded if each.clip_behavior is not ft.ClipBehavior.NONE] == []
        assert [each for each in drawn if each.gradient is not None] == []
