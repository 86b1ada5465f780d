"""A hand reviewed in its replay: any ruleset, what it finds, the way to a decision and back, and how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.rules.reader import make_own_rules
from engine.rules.reader import ruleset_text as rules_text
from store.records import NewMatch, Seat
from tests.app.at_table import STILL, labels
from tests.app.fake import Client
from tests.app.tables import THREE_BOTS, TWO_PEOPLE, agreed, brought_to
from tests.app.visits import app, top, visit

TWO = (Seat("Mia"), Seat("Ada", "steady"))


def own() -> NewMatch:
    """A game that somebody made."""
    rules = make_own_rules("switch", "Hers", (), {"cards": {"9": {"skip": 2}}, "numbers": {"deal": 3}})
    return NewMatch("mine-1", rules_text(rules), TWO, 3)


LONG = agreed(THREE_BOTS, 3, numbers={"deal": 20, "packs": 2}, hands=1)  # some 350 moves
SHORT = agreed((Seat("Mia"), Seat("Ada", "careless")), 6, numbers={"deal": 4})
HANDS = {
    "switch": agreed(TWO, 3, numbers={"deal": 4}),
    "own": own(),
    "kilodney": agreed(TWO, 3, "kilodney"),
    "makao": agreed(TWO, 3, "makao", numbers={"deal": 3}),
    "two people": agreed(TWO_PEOPLE, 3, numbers={"deal": 3}),
    "only bots": agreed((Seat("Ada", "steady"), Seat("Ben", "careless")), 3, numbers={"deal": 3}),
}


def stored(folder: Path, match: NewMatch) -> int:
    """A match whose first hand is over."""
    return brought_to(folder, match, lambda playing: playing.hand_over, **STILL)


async def reviewed(client: Client) -> str:
    """Waits for the end of the review; what its head says."""
    await client.until(lambda: client.has("advice") and not client.has("advice-progress"), "the review")
    return client.spoken("advice-about")


def decisions(client: Client) -> list[str]:
    """The moves that are listed."""
    return [said for name, said in labels(client, "advice-").items() if name[7:].isdigit()]


@pytest.mark.parametrize("hand", HANDS)
async def test_any_hand_can_be_reviewed(tmp_path: Path, hand: str) -> None:
    match = stored(tmp_path, HANDS[hand])
    async with visit(tmp_path, f"/history/{match}/1") as client:
        assert not client.has("advice")
        await client.click("replay-review")
        said = await reviewed(client)
        found = decisions(client)
        assert len(found) <= 3
        assert ("costliest" in said) == bool(found) == ("No clear mistakes" not in said)
        assert len(client.all("marker-*")) == len(found)


async def test_a_tap_leads_to_the_decision_and_back(tmp_path: Path) -> None:
    match = stored(tmp_path, SHORT)
    async with visit(tmp_path, f"/history/{match}/1/review") as client:
        assert "costliest" in await reviewed(client)
        first = decisions(client)[0]
        assert "Better: " in first and "instead of" in first
        number = int(first.split(":")[0].removeprefix("Move "))
        await client.click("advice-0")
        assert client.spoken("replay-step").startswith(f"Step {number - 1} of ")
        moves = decisions(client)
        made = first.split(": ")[1].split(",")[0]
        assert sum("played" in said for said in moves) == 1
        assert next(said for said in moves if "played" in said).startswith(made)
        assert "best" in moves[0] and "played" not in moves[0]
        await client.click("advice-0")
        assert client.find("advice-0").selected  # type: ignore[attr-defined]
        marked = [name for name, said in labels(client, "card-").items() if "the coach gives it" in said]
        assert marked
        await client.click("advice-back")
        assert decisions(client)[0] == first
        assert not any("the coach" in said for said in labels(client, "card-").values())
        await client.click("advice-close")
        assert not client.has("advice")
        await client.click("replay-review")  # nothing is thought again
        assert decisions(client)[0] == first


async def test_a_decision_in_a_review_on_a_phone_shows_the_top_card(tmp_path: Path) -> None:
    match = stored(tmp_path, SHORT)
    async with visit(tmp_path, f"/history/{match}/1/review", width=360, height=640) as client:
        assert "costliest" in await reviewed(client)
        assert not client.has("advice-pile")  # the moves listed are from other moments
        await client.click("advice-0")
        await client.wait("advice-pile")
        assert "on top" in client.spoken("advice-pile") and not client.has("pile")
        await client.click("advice-close")
        await client.wait("pile")


async def test_it_can_be_stopped_and_begun_again(tmp_path: Path) -> None:
    match = stored(tmp_path, SHORT)
    async with visit(tmp_path, f"/history/{match}/1") as client:
        await client.click("replay-review")
        await client.wait("advice-progress")
        assert client.spoken("advice-close") == "Stop the review"
        await client.click("advice-close")
        await client.until(lambda: not _running(client), "its end")
        assert not client.has("advice")
        await client.click("replay-review")
        assert await reviewed(client)


async def test_who_leaves_ends_it(tmp_path: Path) -> None:
    match = stored(tmp_path, LONG)
    async with visit(tmp_path, f"/history/{match}/1") as client:
        await client.click("replay-review")
        assert _running(client)
        await client.go("/settings")
        await client.until(lambda: not _running(client), "its end")


def _running(client: Client) -> int:
    return len(app(client).tasks)


async def test_at_the_end_of_a_hand_it_is_one_tap_away(tmp_path: Path) -> None:
    match = stored(tmp_path, agreed(TWO, 3, numbers={"deal": 3}, hands=2))
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("hand-over")
        await client.click("result-review")
        await client.until(lambda: top(client) == f"/history/{match}/1/review", "the replay")
        assert await reviewed(client)


async def test_a_match_that_was_resigned_in_mid_hand_has_no_hand_to_review(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), lambda playing: playing.state.to_act == 0, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: labels(client, "card-"), "the table")
        for name in ("menu", "menu-resign", "resign-sure"):
            await client.wait(name)
            await client.click(name)
        await client.wait("match-over")
        assert not client.has("result-review")
