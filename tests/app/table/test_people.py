"""Several people at one device, and bots that play for people."""

from __future__ import annotations

import re
from pathlib import Path

import flet as ft

from app.table.playing import Playing
from store.records import Seat
from tests.app import visits
from tests.app.at_table import STILL, answered, cards, look, opened_actions, something_to_do, store_of, words
from tests.app.fake import Client, texts
from tests.app.tables import TWO_PEOPLE, agreed, brought_to, keep
from tests.app.visits import visit


async def test_between_two_people_a_cover_hides_every_hand(tmp_path: Path) -> None:
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


async def test_ones_own_seat_has_the_letter_that_one_has_everywhere(tmp_path: Path) -> None:
    match = keep(tmp_path, agreed(), STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("own-seat")
        assert "You" in texts(client.find("own-seat"))
        assert "M" in texts(client.find("own-seat")), "of Mia, as in what happened"


async def test_the_next_person_reads_who_it_was_that_played(tmp_path: Path) -> None:
    match = keep(tmp_path, agreed(TWO_PEOPLE), STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        before = ""
        for _ in range(6):
            await client.wait("uncover")
            name = client.spoken("uncover").removeprefix("I’m ")
            await client.click("uncover")
            await client.until(lambda: something_to_do(client), "the turn")
            assert not before or words(client).startswith(f"{before} "), words(client)
            while not client.has("uncover"):
                await answered(client, something_to_do(client))
                await client.until(lambda: something_to_do(client), "the next")
            before = name


async def test_among_three_people_no_screen_says_you_and_each_says_whose_cards_lie_open(tmp_path: Path) -> None:
    def everything(client: Client) -> str:
        return " ".join([*client.texts(), *look(client).values()])

    names = ("Mia", "Noa", "Bob")
    match = keep(tmp_path, agreed(tuple(map(Seat, names)), hands=1), STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        covers = 0
        while covers < 7 and (what := something_to_do(client)) not in ("match-over", "hand-over"):
            if not what:
                await client.until(lambda: something_to_do(client), "something to do")
                continue
            # What may be done is said to whoever holds the device; what happened is read by the next one, too.
            seen = everything(client) if what == "uncover" else words(client).split("   ")[0].split("\n")[0]
            assert not re.search(r"\byou\b", seen, re.IGNORECASE), seen
            if what == "uncover":
                covers += 1
                name = client.spoken("uncover").removeprefix("I’m ")
                assert client.spoken("since").endswith(f"It’s {name}’s turn.")
            else:
                assert f"{name}’s cards" in client.spoken("title")
            await answered(client, what)
        assert covers == 7


async def test_two_people_read_in_the_result_who_won_by_name(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(TWO_PEOPLE, hands=2), lambda playing: playing.hand_over, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("hand-over")
        assert re.search(r"(Mia|Noa) won the round", " ".join(client.texts()))
        assert not re.search(r"\byou\b", " ".join(client.texts()).partition("won the round")[2], re.IGNORECASE)


async def test_the_cover_tells_what_happened_since_they_looked(tmp_path: Path) -> None:
    match = keep(tmp_path, agreed((Seat("Mia"), Seat("Ada", "careless"), Seat("Noa"), Seat("Ben", "steady"))), STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        heard = ""
        for _ in range(4):
            await client.wait("uncover")
            heard = client.spoken("since")
            await client.click("uncover")
            await client.until(lambda: something_to_do(client), "the turn")
            while not client.has("uncover"):
                await answered(client, something_to_do(client))
                await client.until(lambda: something_to_do(client), "the next")
        people, others = ("Mia", "Noa"), ("Ada", "Ben")
        assert any(name in heard for name in people) and any(name in heard for name in others), heard


async def test_one_person_among_bots_wins_as_you(tmp_path: Path) -> None:
    def won(playing: Playing) -> bool:
        return playing.hand_over and playing.state.out[:1] == [0]

    match = brought_to(tmp_path, agreed(hands=2), won, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("hand-over")
        assert "You won the round" in client.texts()
        assert client.spoken("place-1").startswith("You, place 1")


async def test_cover_lets_a_person_leave_without_revealing_cards(tmp_path: Path) -> None:
    match = keep(tmp_path, agreed(TWO_PEOPLE), STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("uncover")
        await client.click("back")
        await client.until(lambda: visits.top(client) == "/", "home")


async def test_the_cover_comes_when_the_app_loses_focus_but_not_for_one_person(tmp_path: Path) -> None:
    async def lose_focus(client: Client) -> None:
        event = {"state": ft.AppLifecycleState.INACTIVE.value}
        await client.send(client.page, "app_lifecycle_state_change", event)

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


async def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
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


async def test_no_card_can_be_played_while_the_menu_is_open(tmp_path: Path) -> None:
    def a_bot_is_next(playing: Playing) -> bool:
        return playing.state.to_act == 1 and not playing.hand_over

    match = brought_to(tmp_path, agreed(), a_bot_is_next, **STILL, pace="slow")
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: cards(client), "the cards")
        acted = len(opened_actions(client, match))
        await client.click("menu")
        visits.app(client).change_setting("pace", "none")
        for _ in range(50):
            await client.settle()
        assert len(opened_actions(client, match)) == acted
        await client.click("panel-close")
        await client.until(lambda: len(opened_actions(client, match)) > acted, "a bot's move")


async def test_when_no_person_is_left_in_the_hand_the_rest_is_skipped(tmp_path: Path) -> None:
    def out(playing: Playing) -> bool:
        return 0 in playing.state.out and not playing.hand_over

    wanted = agreed(options=("play-on",), hands=2)
    match = brought_to(tmp_path, wanted, out, **{**STILL, "pace": "slow"})
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("skip")
        await client.click("skip")
        await client.wait("hand-over")


async def test_resigning_asks_once_more(tmp_path: Path) -> None:
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
