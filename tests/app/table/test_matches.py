"""Whole matches at the table by taps, without a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from store.records import Seat
from tests.app.at_table import STILL, cards, play_hand, playable, quiet_card, store_of
from tests.app.tables import THREE_BOTS, TWO_PEOPLE, agreed, brought_to, keep
from tests.app.visits import top, visit

TABLES = {
    "two": agreed((Seat("Mia"), Seat("Ada", "steady")), hands=1),
    "eight, two packs": agreed((Seat("Mia"), *(Seat(f"Bot {n}", "careless") for n in range(7))), hands=1),
    "turbo": agreed(game="turbo-switch", hands=1),
    "peanuckle": agreed(game="peanuckle", hands=1),
    "on to the last": agreed(options=("play-on", "resurrection", "sets"), hands=1),
    "lives": agreed(THREE_BOTS[:3], game="irish-switch", numbers={"lives": 1, "deal": 4}),
    "two people": agreed(TWO_PEOPLE, hands=1),
    "three people and a bot": agreed((*TWO_PEOPLE, Seat("Ada", "careless"), Seat("Oz")), hands=1, options=("runs",)),
}


@pytest.mark.parametrize("name", TABLES)
async def test_a_whole_match_by_taps(tmp_path: Path, name: str) -> None:
    match = keep(tmp_path, TABLES[name], STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        hands = 1
        while await play_hand(client) == "hand-over":
            assert client.has(f"place-{1}")
            await client.click("next-hand")
            await client.until(lambda: not client.has("hand-over"), "the next hand")
            hands += 1
        kept = store_of(client).matches.get(match)
        assert kept is not None
        assert (kept.state, kept.hands) == ("finished", hands)


async def test_the_rematch_is_a_new_match_of_the_same_people(tmp_path: Path) -> None:
    match = brought_to(tmp_path, TABLES["two people"], lambda playing: playing.over, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("match-over")
        await client.click("rematch")
        await client.until(lambda: top(client) == f"/play/{match + 1}", "the new match")
        await client.until(lambda: not client.has("match-over") and client.has("uncover"), "the first cover")
        await client.click("uncover")
        await client.until(lambda: cards(client), "the cards")
        store = store_of(client)
        kept = store.matches.get(match + 1)
        assert kept is not None
        assert kept.seats == TWO_PEOPLE
        # The old match was given free: another window may have it.
        store.leases.release(store.leases.acquire(match, "another", "elsewhere"))


async def test_at_the_end_of_a_hand_it_waits_there_for_the_next(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(hands=2), lambda p: p.hand_over, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("hand-over")
        assert store_of(client).hands.hand_in_play(match) is None
        await client.click("next-hand")
        await client.until(lambda: cards(client) and not client.has("hand-over"), "the next hand")
        opened = store_of(client).hands.hand_in_play(match)
        assert opened is not None
        assert opened.number == 2


async def test_left_and_opened_again_the_same_cards_lie_there(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), quiet_card, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        held, said = cards(client), client.spoken("pile")
        await client.click("back")
        await client.until(lambda: top(client) == "/", "home")
        await client.click("home-continue")
        await client.until(lambda: playable(client), "the turn")
        assert (cards(client), client.spoken("pile")) == (held, said)


async def test_a_match_that_is_not_there_is_said(tmp_path: Path) -> None:
    async with visit(tmp_path, "/play/77") as client:
        assert "There’s no such match" in " ".join(client.texts())
