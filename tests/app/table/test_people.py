"""Several people at one device, and who plays for whom."""

from __future__ import annotations

from pathlib import Path

import flet as ft

from app.table.playing import Playing
from store import Seat
from tests.app import visits
from tests.app.at_table import STILL, answered, cards, opened_actions, run, something_to_do, store_of, words
from tests.app.fake import Client
from tests.app.tables import TWO_PEOPLE, agreed, brought_to, keep
from tests.app.visits import visit


def test_between_two_people_a_cover_hides_every_hand(tmp_path: Path) -> None:
    async def test() -> None:
        match = keep(tmp_path, agreed(TWO_PEOPLE), STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("uncover")
            seen: list[frozenset[str]] = []
            for _ in range(4):
                await client.wait("uncover")
                assert not cards(client)
                assert not client.has("declare")
                await client.click("uncover")
                await client.until(lambda: something_to_do(client), "the turn")
                seen.append(frozenset(cards(client)))
                while not client.has("uncover"):
                    await answered(client, something_to_do(client))
                    await client.until(lambda: something_to_do(client), "the next")
            assert not seen[0] & seen[1]

    run(test)


def test_the_next_person_reads_who_it_was_that_played(tmp_path: Path) -> None:
    async def test() -> None:
        match = keep(tmp_path, agreed(TWO_PEOPLE), STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            before = ""
            for _ in range(6):
                await client.wait("uncover")
                name = client.spoken("uncover").removeprefix("I am ")
                await client.click("uncover")
                await client.until(lambda: something_to_do(client), "the turn")
                assert not before or words(client).startswith(f"{before} "), words(client)
                while not client.has("uncover"):
                    await answered(client, something_to_do(client))
                    await client.until(lambda: something_to_do(client), "the next")
                before = name

    run(test)


def test_who_has_the_device_of_another_leaves_without_seeing_a_hand(tmp_path: Path) -> None:
    async def test() -> None:
        match = keep(tmp_path, agreed(TWO_PEOPLE), STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("uncover")
            await client.click("back")
            await client.until(lambda: visits.top(client) == "/", "home")

    run(test)


def test_the_cover_comes_when_the_app_loses_focus_but_not_for_one_person(tmp_path: Path) -> None:
    async def lose_focus(client: Client) -> None:
        event = {"state": ft.AppLifecycleState.INACTIVE.value}
        await client.send(client.page, "app_lifecycle_state_change", event)

    async def test() -> None:
        match = keep(tmp_path, agreed(TWO_PEOPLE), STILL)
        alone = keep(tmp_path, agreed(), STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("uncover")
            await client.click("uncover")
            await client.until(lambda: cards(client), "the cards")
            await lose_focus(client)
            await client.wait("uncover")
            assert not cards(client)
        async with visit(tmp_path, f"/play/{alone}") as client:
            await client.until(lambda: cards(client), "the cards")
            await lose_focus(client)
            assert cards(client)
            assert not client.has("uncover")

    run(test)


def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        match = keep(tmp_path, agreed(), {**STILL, "pace": "slow"})
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: cards(client), "the cards")
            await client.click("menu")
            await client.click("menu-bot-1")
            await client.until(lambda: not client.has("panel-menu"), "the menu away")
            kept = store_of(client).matches.get(match)
            assert kept is not None
            assert kept.seats[0].level
            await client.wait("skip")
            await client.click("menu")
            await client.click("menu-person-1")
            await client.until(lambda: not client.has("skip"), "the person again")
            kept = store_of(client).matches.get(match)
            assert kept is not None
            assert kept.seats[0] == Seat("Mia")

    run(test)


def test_nothing_is_played_while_the_menu_is_open(tmp_path: Path) -> None:
    def a_bot_is_next(playing: Playing) -> bool:
        return playing.state.to_act == 1 and not playing.hand_over

    async def test() -> None:
        match = brought_to(tmp_path, agreed(), a_bot_is_next, **STILL, pace="slow")
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: cards(client), "the cards")
            acted = len(opened_actions(client, match))
            await client.click("menu")
            visits.app(client).set("pace", "none")
            for _ in range(50):
                await client.settle()
            assert len(opened_actions(client, match)) == acted
            await client.click("panel-close")
            await client.until(lambda: len(opened_actions(client, match)) > acted, "a bot's move")

    run(test)


def test_when_no_person_is_left_in_the_hand_the_rest_is_skipped(tmp_path: Path) -> None:
    def out(playing: Playing) -> bool:
        return 0 in playing.state.out and not playing.hand_over

    async def test() -> None:
        wanted = agreed(options=("play-on",), hands=2)
        match = brought_to(tmp_path, wanted, out, **{**STILL, "pace": "slow"})
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("skip")
            await client.click("skip")
            await client.wait("hand-over")

    run(test)


def test_resigning_asks_once_more(tmp_path: Path) -> None:
    async def test() -> None:
        match = keep(tmp_path, agreed(), STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: cards(client), "the cards")
            await client.click("menu")
            await client.click("menu-resign")
            await client.click("resign-not")
            assert not client.has("panel-resign")
            await client.click("menu")
            await client.click("menu-resign")
            await client.click("resign-sure")
            await client.wait("match-over")
            kept = store_of(client).matches.get(match)
            assert kept is not None
            assert kept.state == "resigned"

    run(test)
