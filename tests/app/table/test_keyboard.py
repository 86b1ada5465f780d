"""Playing by keyboard: arrows, digits and Escape; other keys do nothing."""

from __future__ import annotations

from pathlib import Path

from tests.app.at_table import STILL, cards, look, opened_actions, playable, power_in_hand, quiet_card, words
from tests.app.fake import Client
from tests.app.tables import agreed, brought_to
from tests.app.visits import visit


async def press(client: Client, *names: str, ctrl: bool = False) -> None:
    for key in names:
        event = {"key": key, "shift": False, "ctrl": ctrl, "alt": False, "meta": False}
        await client.send(client.page, "keyboard_event", event)


async def test_a_card_is_pointed_at_and_laid(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), quiet_card, **STILL, pace="slow")
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        before, held = len(opened_actions(client, match)), cards(client)
        card = next(name for name in playable(client) if name[5] not in "A2478J")
        # The first press points at the first card that can be laid.
        steps = held.index(card) - held.index(playable(client)[0])
        await press(client, *["Arrow Right"] * (steps + 2), "Arrow Left", "x", "Tab")
        await press(client, "Arrow Up", ctrl=True)
        assert len(opened_actions(client, match)) == before
        await press(client, "Arrow Up")
        await client.until(lambda: card not in cards(client), "the card on the pile")


async def test_a_suit_is_called_by_its_number_or_not_at_all(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), lambda p: power_in_hand(p) and _ace(p), **STILL, pace="slow")
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        held = cards(client)
        ace = next(name for name in playable(client) if name[5] == "A")
        steps = held.index(playable(client)[-1]) - held.index(ace)
        await press(client, *["Arrow Left"] * (steps + 1), "Arrow Up")
        await client.wait("suit-H")
        await press(client, "Escape")
        assert not client.has("suit-H")
        await press(client, "Arrow Up")
        await client.wait("suit-H")
        await press(client, "2")
        await client.until(lambda: "chose ♥" in words(client), "the suit")


def _ace(playing: object) -> bool:
    state = playing.state  # type: ignore[attr-defined]
    aces = sum(1 << (13 * suit) for suit in range(4))
    return bool(state.legal_cards & aces) and not state.penalty


async def test_down_draws_a_digit_presses_a_button_and_escape_closes_the_menu(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), quiet_card, **STILL, pace="slow")
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        buttons = [name for name in look(client) if name in ("draw", "hint", "undo", "declare")]
        await press(client, str(buttons.index("hint") + 1))
        await client.wait("advice")
        await press(client, "Escape")
        assert not client.has("advice")
        await client.click("menu")
        before = len(opened_actions(client, match))
        await press(client, "Arrow Down", "Escape")
        assert not client.has("panel-menu")
        assert len(opened_actions(client, match)) == before
        await press(client, "Arrow Down")
        await client.until(lambda: len(opened_actions(client, match)) > before, "a card drawn")


async def test_on_another_screen_the_table_hears_no_key(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), quiet_card, **STILL, pace="slow")
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        before = len(opened_actions(client, match))
        await client.click("help")
        await client.until(lambda: client.page.route.endswith("/rules"), "the rules")
        await press(client, "Arrow Down")
        assert len(opened_actions(client, match)) == before
