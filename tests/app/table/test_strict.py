"""A table on which illegal cards can be tried: none is marked, and the cost is said and drawn."""

from __future__ import annotations

from pathlib import Path

from app.table.playing import Playing
from engine.cards import CARD_TEXT, cards_in
from tests.app.at_table import STILL, cards, labels, my_turn, opened_actions, playable, words
from tests.app.fake import Client
from tests.app.tables import agreed, brought_to, keep
from tests.app.visits import visit

STRICT = agreed(game="black-jack", options=("penalise",))


def wrong_in_hand(playing: Playing) -> bool:
    """Return whether Mia has the turn with a legal and an illegal card, without a penalty."""
    state = playing.state
    return (
        my_turn(playing) and not state.penalty and bool(state.legal_cards) and bool(state.hands[0] & ~state.legal_cards)
    )


def held(playing: Playing, legal: bool) -> list[str]:
    """Return the identifiers of Mia's legal cards, or of all her other cards."""
    state = playing.state
    mask = state.legal_cards if legal else state.hands[0] & ~state.legal_cards
    return [f"card-{CARD_TEXT[card]}" for card in cards_in(mask)]


def brought(folder: Path) -> tuple[int, list[str], list[str]]:
    seen: list[tuple[list[str], list[str]]] = []

    def there(playing: Playing) -> bool:
        if not wrong_in_hand(playing):
            return False
        seen.append((held(playing, True), held(playing, False)))
        return True

    match = brought_to(folder, STRICT, there, **STILL)
    return match, *seen[-1]


def texts(client: Client, match: int) -> list[str]:
    return [str(getattr(action, "text", "")) for action in opened_actions(client, match)]


async def test_a_strict_table_says_so_and_marks_no_card(tmp_path: Path) -> None:
    dealt = keep(tmp_path, STRICT, STILL)
    async with visit(tmp_path, f"/play/{dealt}") as client:
        await client.until(lambda: cards(client), "the cards")
        assert "strict" in client.spoken("title")
        assert "costs you 2" in words(client) or opened_actions(client, dealt)
        assert not playable(client)


async def test_a_wrong_card_comes_back_with_two_more_and_says_why(tmp_path: Path) -> None:
    match, right, wrong = brought(tmp_path)

    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: wrong[0] in cards(client), "the cards")
        before = cards(client)
        await client.click(wrong[0])
        await client.until(lambda: len(cards(client)) == len(before) + 2, "two cards")
        assert wrong[0] in cards(client)
        assert "doesn’t go on" in words(client)
        assert "That cost you 2" in words(client)
        assert texts(client, match)[-1].startswith(f"1 {wrong[0][5:]}!")
        await client.click("words")
        assert "wrong card" in client.spoken("panel-rule")
        await client.click("panel-close")
        assert not client.has("undo")
        # The turn is still Mia's.
        await client.click(right[0])
        for suit in list(labels(client, "suit-"))[:1]:
            await client.click(suit)
        await client.until(lambda: right[0] not in cards(client), "the card on the pile")


async def test_out_of_turn_it_is_asked_once_more(tmp_path: Path) -> None:
    def another_is_next(playing: Playing) -> bool:
        return playing.state.to_act == 1 and not playing.hand_over and playing.state.hands[0].bit_count() > 3

    match = brought_to(tmp_path, STRICT, another_is_next, **{**STILL, "pace": "slow"})
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: cards(client), "the cards")
        before, acted = cards(client), len(opened_actions(client, match))
        await client.click(before[0])
        assert "Tap again" in words(client)
        assert cards(client) == before
        assert len(opened_actions(client, match)) == acted
        await client.click(before[0])
        await client.until(lambda: len(cards(client)) == len(before) + 2, "two cards")
        assert any(text.startswith(f"1 {before[0][5:]}!") for text in texts(client, match))
