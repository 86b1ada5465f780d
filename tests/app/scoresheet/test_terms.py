"""What was agreed before a sheet began, as its screens keep to it: penalties, lives, ties, time, and damage said."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import flet as ft

from app.data import CLOCK
from app.scoresheet.agreement import Agreement
from engine.scoresheet.taps import Enter, FinishRound, Score, SheetEvent
from engine.scoresheet.terms import Terms
from store.opening import FILE_NAME, open_store
from store.records import Clock
from tests.app.fake import Client
from tests.app.scoresheet.test_open_sheet import agreed, begin, heard, keep, kept, typed
from tests.app.visits import app, visit

MINUTE = 60_000


def begun(folder: Path, terms: Terms, taps: tuple[SheetEvent, ...] = (), ago: int = 0) -> None:
    """A sheet of Mum and Jo that was begun so many minutes ago, with these taps on it."""
    clock = Clock(lambda: CLOCK.wall() - ago * MINUTE, CLOCK.steady)
    with open_store(folder, clock) as store:
        match = store.sheets.begin_sheet(terms, ("Mum", "Jo"))
        lease, sheet = store.leases.acquire(match.id, "test", "test"), store.sheets.get(match.id)
        assert sheet is not None
        for tap in taps:
            store.sheets.apply_tap(lease, sheet, tap)
        store.leases.release(lease)


def messages(client: Client) -> list[str]:
    """What was said in passing."""
    bars = (dialog for dialog in client.page._dialogs.controls if isinstance(dialog, ft.SnackBar))
    return [bar.content.value for bar in bars if isinstance(bar.content, ft.Text)]


async def test_a_penalty_costs_what_was_agreed_and_can_be_taken_back(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), free=Terms(wins="low")))

    async with visit(tmp_path, "/keep") as client:
        await client.wait("keep-penalty-10")
        await client.click("keep-penalty-10")
        await client.click("keep-start")
        await client.wait("sheet")
        await typed(client, 1, "3")
        await typed(client, 2, "8")
        await client.click("player-1")
        await client.click("pad-person")
        await client.wait("panel-person")
        assert any("Each costs 10." in text for text in client.texts())
        await client.click("missed-more")
        await heard(client, "player-1", "+13 this round · penalty +10 · one forgotten call")
        await client.click("panel-close")
        await keep(client, 1)
        assert client.spoken("player-1").startswith("Mum, 13")
        await client.click("round")
        await client.wait("panel-rounds")
        assert "Mum 13 (penalty +10), Jo 8" in client.spoken("grid-1")
        await client.click("panel-close")
        for _ in range(2):
            await client.click("undo")
            await client.settle()
        await heard(client, "player-1", "+3 this round")


async def test_a_ruleset_sheet_may_have_a_price_for_penalties(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), "kilodney"))

    async with visit(tmp_path, "/keep") as client:
        await client.wait("keep-penalty-5")
        await client.click("keep-penalty-5")
        await client.click("keep-start")
        await client.wait("sheet")
        await client.click("pad-person")
        await client.wait("blunders-more")
        await client.click("blunders-more")
        await heard(client, "player-1", "Mum, −5, ")  # a running tally counts at once


async def test_a_penalty_is_in_the_table_and_in_the_text_of_a_match(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), free=Terms(penalty=5)))
    async with visit(tmp_path) as client:
        await begin(client)
        await typed(client, 1, "3")
        await typed(client, 2, "8")
        await client.click("pad-person")
        await client.wait("missed-more")
        await client.click("missed-more")
        await heard(client, "player-2", "penalty −5")
        await client.click("panel-close")
        await keep(client, 1)
        await client.go("/history/1/share")
        await client.wait("share-shown")
        assert "Round 1: Mum 3, Jo 3 (penalty −5)" in client.spoken("share-shown")
    with open_store(tmp_path, CLOCK) as store:
        assert list(store.backup.export_csv())[1].endswith('"Mum",3,"",3,"Jo",3,-5,3,"",""')


async def test_the_panel_of_whoever_loses_the_last_life_stays_theirs(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo", "Sam"), free=Terms(entry="places", counts="lives", lives=1)))

    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("player-2")
        await client.click("pad-person")
        await client.wait("lives-less")
        await client.click("lives-less")
        await heard(client, "lives", ": 0")
        assert getattr(client.find("person-rename"), "disabled", False)
        await client.click("lives-more")
        await heard(client, "lives", ": 1")
        await client.click("lives-less")
        await heard(client, "player-2", "out")
        await client.click("panel-close")
        assert not client.find("player-2").selected  # type: ignore[attr-defined]


async def test_lives_are_chosen_for_a_free_sheet_and_who_has_none_left_is_out(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), free=Terms(entry="winner", target=50)))

    async with visit(tmp_path, "/keep") as client:
        await client.wait("free-counts-lives")
        await client.click("free-counts-lives")
        await client.wait("free-lives-less")
        assert not client.has("free-target-50")
        await client.click("free-lives-less")
        await client.click("keep-start")
        await client.wait("sheet")
        for round in (1, 2):
            await client.click("player-2")
            await client.click("key-lost")
            await heard(client, "player-2", "lost")
            await client.click("player-1")
            await client.click("key-won")
            await heard(client, "player-1", "won")
            if round == 1:
                await keep(client, 1)
                assert "one life" in client.spoken("player-2")
        await client.click("pad-keep")
        await client.wait("sheet-over")
        assert "Mum won the match" in client.texts()
    assert (kept(tmp_path).state, kept(tmp_path).totals) == ("finished", (2, 0))


async def test_those_who_are_level_are_put_in_order_or_share_their_place(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo", "Sam", "Gran"), free=Terms(rounds=1)))

    async with visit(tmp_path) as client:
        await begin(client)
        for player, points in ((1, "7"), (2, "7"), (3, "7"), (4, "2")):
            await typed(client, player, points)
        await client.click("pad-keep")
        await client.wait("sheet-tie")
        assert "Mum, Jo and Sam won the match" in client.texts()
        await client.click("sheet-tie")
        await client.wait("tie-3")
        assert not client.has("tie-4")
        await client.click("tie-3")
        await client.until(lambda: not client.has("tie-3"), "Sam is ahead")
        await client.click("tie-1")
        await client.until(lambda: not client.has("tie-1"), "nobody is level")
        await client.click("panel-close")
        assert "Sam won the match" in client.texts()
        assert kept(tmp_path).placings == (2, 3, 1, 4)
        await client.click("sheet-tie")
        await client.wait("tie-share")
        await client.click("tie-share")
        await client.wait("tie-2")
        assert kept(tmp_path).placings == (1, 1, 1, 4)


async def test_when_the_time_is_up_the_round_in_play_is_the_last(tmp_path: Path) -> None:
    begun(tmp_path, Terms(minutes=30), ago=31)

    async with visit(tmp_path, "/sheet/1") as client:
        await client.wait("sheet")
        await client.until(lambda: "Time is up: this is the last round." in messages(client), "it is said")
        await typed(client, 1, "4")
        await typed(client, 2, "2")
        await client.click("pad-keep")
        await client.wait("sheet-over")
        assert "Mum won the match" in client.texts()
    assert kept(tmp_path).state == "finished"


async def test_the_time_that_is_left_is_shown_and_a_round_of_it_is_none_of_the_last(tmp_path: Path) -> None:
    begun(tmp_path, Terms(minutes=30), ago=20)

    async with visit(tmp_path, "/sheet/1") as client:
        await client.wait("sheet")
        assert any(text.startswith(("10 minutes", "9 minutes")) for text in client.texts())
        await typed(client, 1, "4")
        await typed(client, 2, "2")
        await keep(client, 1)
        assert not messages(client)


async def test_who_takes_the_end_of_the_time_back_plays_on(tmp_path: Path) -> None:
    begun(tmp_path, Terms(minutes=30), ago=31)

    async with visit(tmp_path, "/sheet/1") as client:
        await client.until(lambda: bool(messages(client)), "it is said")
        await client.click("undo")
        await typed(client, 1, "4")
        await typed(client, 2, "2")
        await keep(client, 1)


async def test_a_tap_that_cannot_be_read_is_said_and_the_others_stand(tmp_path: Path) -> None:
    begun(tmp_path, Terms(), (Enter(1, 0, Score(4)), Enter(1, 1, Score(9)), FinishRound(1)))
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file, file:
        changed = file.execute("UPDATE taps SET text = replace(text, '9', '8') WHERE text LIKE '%9}%'").rowcount
    assert changed == 1

    async with visit(tmp_path, "/sheet/1") as client:
        await client.wait("sheet")
        await client.until(lambda: "One entry on this sheet couldn’t be read." in messages(client), "it is said")
        assert client.spoken("player-1").startswith("Mum, 4")
        assert client.spoken("player-2").startswith("Jo, 0")
        await typed(client, 2, "5")  # and the sheet goes on
        assert app(client).data is not None


def test_what_was_agreed_survives_as_text() -> None:
    from app.scoresheet.agreement import agreement_from_text, agreement_to_text

    what = Agreement(("Mum", "Jo"), "kilodney", penalty=5, free=Terms(counts="lives", lives=2, penalty=2.5))
    assert agreement_from_text(agreement_to_text(what)) == what
    older = agreement_to_text(replace(what, penalty=0)).replace('"penalty": 0, ', "")
    assert agreement_from_text(older) == replace(what, penalty=0)
