"""A match that is open in several windows, and a disk that fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.ui.window.app_state import Size
from app.ui.words import tr
from store.errors import LeaseLost, StoreError
from store.parts.hands import StoredHands
from store.records import Lease
from tests.app import visits
from tests.app.at_table import STILL, cards, labels, my_turn, opened_actions, playable, quiet_card
from tests.app.fake import Client
from tests.app.tables import agreed, brought_to
from tests.app.visits import visit


async def test_a_match_that_is_open_elsewhere_says_where_and_is_taken_over(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), my_turn, **STILL)
    async with visit(tmp_path, f"/play/{match}") as first:
        await first.until(lambda: cards(first), "the cards")
        held = sorted(cards(first))
        async with visit(tmp_path, f"/play/{match}") as second:
            await second.wait("panel-lost")
            assert "a browser tab on Android" in " ".join(second.texts())
            assert not cards(second)
            await second.click("take-over")
            await second.until(lambda: cards(second), "the cards")
            assert sorted(cards(second)) == held
            await first.click(next(iter(playable(first)), "draw"))
            for suit in list(labels(first, "suit-"))[:1]:
                await first.click(suit)
            await first.wait("panel-lost")
            assert len(opened_actions(second, match)) == len(opened_actions(first, match))
            await first.click("take-over")
            await first.until(lambda: sorted(cards(first)) == held, "the match back")


async def test_a_window_that_nobody_looks_at_gives_the_match_free(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), my_turn, **STILL)
    async with visit(tmp_path, f"/play/{match}") as first:
        await first.until(lambda: cards(first), "the cards")
        held = cards(first)
        await first.send(first.page, "disconnect")
        await first.until(lambda: not holds(first, match), "the lease free")
        await first.send(first.page, "connect")
        await first.until(lambda: holds(first, match), "the lease again")
        await first.until(lambda: cards(first) == held, "the cards")


async def test_returning_at_the_end_of_a_hand_shows_its_result(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(hands=3), lambda playing: playing.hand_over, **STILL)
    async with visit(tmp_path, f"/play/{match}") as first:
        await first.wait("hand-over")
        await first.send(first.page, "disconnect")
        await first.until(lambda: not holds(first, match), "the lease free")
        visits.app(first).size = Size(844, 390)  # turned while nobody looked
        await first.settle()
        assert not first.has("panel-hand")  # one with nothing to say and no way on
        await first.send(first.page, "connect")
        await first.wait("hand-over")
        assert not visits.app(first).journal.last_error


def holds(client: Client, match: int) -> bool:
    """Return whether this window has the match's lease."""
    data = visits.app(client).data
    assert data is not None
    try:
        data.store.leases.renew(Lease(match, data.holder))
    except LeaseLost:
        return False
    return True


async def test_a_store_that_fails_in_mid_play_is_said_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = brought_to(tmp_path, agreed(), quiet_card, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        held = cards(client)
        acted = len(opened_actions(client, match))

        def full(*_: object) -> None:
            raise StoreError("full", None, "no room on the disk")

        monkeypatch.setattr(StoredHands, "append_action", full)
        card = next(c for c in playable(client) if c[5] not in "A2478J")
        await client.click(card)
        await client.wait("panel-broken")
        assert tr("store.failed.full") in client.texts()
        assert len(opened_actions(client, match)) == acted
        monkeypatch.undo()
        await client.click("try-again")
        await client.until(lambda: cards(client), "the table")
        assert cards(client) == held
        await client.click(card)
        await client.until(lambda: card not in cards(client), "the card on the pile")
