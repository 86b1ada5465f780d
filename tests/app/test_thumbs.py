"""Two taps at once in setups, settings and editor: the second one builds on the first."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from app.scoresheet.agreement import Agreement
from engine.rules.reader import load_preset, make_own_rules, parse_rules
from engine.rules.rules_code import encode_rules
from engine.rules.words.effects.cover_any import COVERED_BY_ANY
from engine.rules.words.effects.skip import TURNS
from engine.scoresheet.terms import Terms
from tests.app.at_table import store_of
from tests.app.fake import Client
from tests.app.scoresheet.test_open_sheet import FOUR
from tests.app.scoresheet.test_open_sheet import agreed as agreed_sheet
from tests.app.thumbs import Slow, at_once, twice
from tests.app.visits import app, fill_in, own_text, top, visit


def is_on(client: Client, name: str) -> bool:
    """Return whether a switch is on, or an answer chosen."""
    found: Any = client.find(name)
    return bool(found.toggled or found.selected)


@pytest.mark.parametrize(("route", "button"), [("/new/switch", "new-deal"), ("/keep", "keep-start")])
async def test_two_quick_taps_begin_one_match(tmp_path: Path, route: str, button: str) -> None:
    agreed_sheet(tmp_path, Agreement(FOUR))
    async with visit(tmp_path, route) as client:
        await client.wait(button)
        await twice(client, button)
        await client.until(lambda: not client.has(button), "the table")
        assert len(store_of(client).matches.unfinished_matches()) == 1


@pytest.mark.parametrize(
    ("route", "button", "part", "method"),
    [("/new/switch", "new-deal", "matches", "begin_match"), ("/keep", "keep-start", "sheets", "begin_sheet")],
)
async def test_a_tap_while_a_match_is_being_written_begins_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, route: str, button: str, part: str, method: str
) -> None:
    agreed_sheet(tmp_path, Agreement(FOUR))
    async with visit(tmp_path, route) as client:
        await client.wait(button)
        disk = Slow(monkeypatch, getattr(store_of(client), part), method)
        await client.click(button)
        await client.until(lambda: disk.begun, "the match on its way to the disk")
        await client.click(button)
        disk.go_on()
        await client.until(lambda: not client.has(button), "the table")
        assert len(store_of(client).matches.unfinished_matches()) == 1


async def test_two_quick_taps_on_two_people_both_count(tmp_path: Path) -> None:
    agreed_sheet(tmp_path, Agreement(FOUR))
    async with visit(tmp_path, "/keep") as client:
        await client.wait("person-Sam")
        await at_once(client, "person-Jo", "person-Sam")
        assert client.spoken("keep-start").endswith("Mum, Gran")


async def test_person_picked_just_before_a_sheet_begins_is_on_it(tmp_path: Path) -> None:
    agreed_sheet(tmp_path, Agreement(FOUR))
    async with visit(tmp_path, "/keep") as client:
        await client.wait("keep-start")
        await at_once(client, "person-Jo", "keep-start")
        await client.wait("sheet")
        match = store_of(client).matches.get(1)
        assert match is not None and [seat.name for seat in match.seats] == ["Mum", "Sam", "Gran"]


async def test_a_sheet_does_not_begin_with_too_few(tmp_path: Path) -> None:
    agreed_sheet(tmp_path, Agreement(FOUR[:2]))
    async with visit(tmp_path, "/keep") as client:
        await client.wait("keep-start")
        await at_once(client, "person-Jo", "keep-start")
        assert client.has("keep-problem") and not store_of(client).matches.unfinished_matches()


async def test_a_name_that_is_done_at_once_is_the_whole_name(tmp_path: Path) -> None:
    async with visit(tmp_path, "/keep") as client:
        await fill_in(client, "keep-name", "Zo")
        line: Any = client.find("keep-name")
        client.session.apply_patch(line.content._i, {"value": "Zoe"})
        await asyncio.gather(client.send(line.content, "change", "Zoe"), client.send(line.content, "submit", "Zoe"))
        assert client.has("person-Zoe") and not client.has("person-Zo")


@pytest.mark.parametrize(
    ("what", "taps"),
    [
        (Agreement(FOUR), ("free-half", "free-collects")),
        (Agreement(FOUR, "switch"), ("option-king-reverses", "option-runs")),
    ],
)
async def test_two_quick_answers_on_a_sheet_both_hold(tmp_path: Path, what: Agreement, taps: tuple[str, ...]) -> None:
    agreed_sheet(tmp_path, what)
    async with visit(tmp_path, "/keep") as client:
        await client.wait("keep-start")
        if client.has("keep-rules"):
            await client.click("keep-rules")
        before = [is_on(client, name) for name in taps]
        await at_once(client, *taps)
        assert [is_on(client, name) for name in taps] == [not was for was in before]


async def test_an_answer_for_another_sheet_is_none_of_the_one_that_was_just_taken(tmp_path: Path) -> None:
    agreed_sheet(tmp_path, Agreement(FOUR, "switch"))
    async with visit(tmp_path, "/keep") as client:
        await client.wait("keep-start")
        for name in ("keep-rules", "sheet-chosen"):
            await client.click(name)
        await at_once(client, "sheet-free", "option-king-reverses", "keep-target-more")
        assert client.has("free-half") and not client.has("keep-problem")


async def test_two_quick_answers_at_a_table_both_hold(tmp_path: Path) -> None:
    taps = ("option-king-reverses", "option-runs")

    async with visit(tmp_path, "/new/switch") as client:
        before = [is_on(client, name) for name in taps]
        deal = client.spoken("number-deal")
        await at_once(client, *taps, "number-deal-less", "length-3")
        assert [is_on(client, name) for name in taps] == [not was for was in before]
        assert client.spoken("number-deal") != deal
        assert not client.has("number-target")
        await at_once(client, taps[0], "new-own")
        await client.until(lambda: "/edit" in top(client), "the editor")
        assert taps[0].removeprefix("option-") not in top(client) and "deal." in top(client)


async def test_quick_taps_at_the_seats_each_count_once(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch") as client:
        await at_once(client, "seat-add", "seat-add")
        assert client.has("seat-6") and not client.has("seat-7")
        await client.click("seat-2")
        await at_once(client, "seat-2-remove", "seat-2-remove", "seat-2-kind-")
        assert client.has("seat-5") and not client.has("seat-6")
        assert not client.has("seat-2-kind-")
        await client.click("seat-1")
        app(client).change_setting("names", ("Ann", "Bob"))
        await client.wait("seat-1-Ann")
        await at_once(client, "seat-1-Ann", "seat-add")
        assert client.has("seat-6") and "Ann" in client.spoken("seat-1")


async def test_no_more_sit_down_than_there_is_room_for(tmp_path: Path) -> None:
    most = load_preset("switch").max_seats

    async with visit(tmp_path, "/new/switch") as client:
        await at_once(client, *["seat-add"] * (most + 2))
        assert client.has(f"seat-{most}") and not client.has(f"seat-{most + 1}") and not client.has("new-problem")


async def test_two_names_that_are_taken_off_at_once_are_both_gone(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings") as client:
        app(client).change_setting("names", ("Ann", "Bob", "Cleo"))
        await client.wait("name-3-remove")
        await at_once(client, "name-1-remove", "name-2-remove")
        assert app(client).settings.names == ("Cleo",)


async def test_a_name_is_added_whole_while_another_is_taken_off(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings") as client:
        app(client).change_setting("names", ("Ann", "Bob"))
        await fill_in(client, "name-new", "Zo")
        line: Any = client.find("name-new")
        client.session.apply_patch(line.content._i, {"value": "Zoe"})
        await asyncio.gather(client.click("name-1-remove"), client.send(line.content, "submit", "Zoe"))
        assert app(client).settings.names == ("Bob", "Zoe")


async def test_two_parts_of_the_editor_that_are_opened_at_once_are_both_open(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.wait("own-keep")
        await at_once(client, "section-start", "section-read")
        assert client.has("words-start") and client.has("preview-*")


async def test_two_quick_changes_of_a_game_are_both_kept_and_once(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.wait("own-keep")
        await client.click("card-of-9")
        await at_once(client, "does-skip-more", "does-cover-any", "own-keep", "own-keep")
        await client.until(lambda: top(client) == "/new/mine-1", "the table of the game")
        nine = parse_rules(own_text(client)).words.cards["9"]
        assert (nine[TURNS], nine[COVERED_BY_ANY]) == (1, True)
        assert len(store_of(client).games.all()) == 1


async def test_a_game_that_lost_its_name_just_before_is_not_kept(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.wait("own-keep")
        await asyncio.gather(fill_in(client, "own-name", ""), client.click("own-keep"))
        assert client.has("own-finding-1") and not store_of(client).games.all()
        assert not app(client).journal.last_error


async def test_two_quick_taps_keep_a_game_that_came_as_a_code_once(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/import") as client:
        await fill_in(
            client, "import-code", encode_rules(make_own_rules("switch", "Hers", (), {"cards": {"9": {"skip": 2}}}))
        )
        await client.wait("import-keep")
        await twice(client, "import-keep")
        await client.until(lambda: top(client) == "/new/mine-1", "the table of the game")
        assert len(store_of(client).games.all()) == 1


# Numbers


async def stepped(client: Client, name: str, *taps: str) -> str:
    """Return the spoken text of a number after taps that don't wait for each other."""
    await at_once(client, *(f"{name}-{tap}" for tap in taps))
    return client.spoken(name)


def last(said: str) -> int:
    return int(said.rpartition(" ")[2])


async def test_each_quick_tap_on_a_number_counts_at_a_table(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch") as client:
        cards = last(client.spoken("number-deal"))
        assert last(await stepped(client, "number-deal", "more", "more")) == cards + 2
        assert last(await stepped(client, "number-deal", *["less"] * (cards + 9))) == 1
    async with visit(tmp_path, "/new/mau-mau") as client:
        points = last(client.spoken("number-target"))
        assert last(await stepped(client, "number-target", "more", "more", "more")) == points + 30


async def test_each_quick_tap_on_a_number_counts_before_a_sheet(tmp_path: Path) -> None:
    agreed_sheet(tmp_path, Agreement(FOUR, "mau-mau"))
    async with visit(tmp_path, "/keep") as client:
        await client.wait("keep-target")
        points = last(client.spoken("keep-target"))
        assert last(await stepped(client, "keep-target", "more", "more")) == points + 20
        await at_once(client, "keep-length-3", "keep-target-more", "keep-length-0")
        assert last(client.spoken("keep-target")) == points + 20
    agreed_sheet(tmp_path, Agreement(FOUR, free=Terms(counts="lives", lives=3)))
    async with visit(tmp_path, "/keep") as client:
        await client.wait("free-lives")
        assert last(await stepped(client, "free-lives", "more", "more")) == 5
        assert last(await stepped(client, "free-lives", *["less"] * 9)) == 1


async def test_each_quick_tap_on_a_number_or_a_card_counts_in_the_editor(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.wait("own-keep")
        await client.click("section-start")
        cards = last(client.spoken("numbers-deal"))
        assert last(await stepped(client, "numbers-deal", "more", "more")) == cards + 2
        await client.click("deal-apart")
        assert last(await stepped(client, "numbers-deal-4", "less", "less", "less")) == cards - 1
        assert last(client.spoken("numbers-deal-3")) == cards + 2
        await client.click("card-of-9")
        assert last(await stepped(client, "does-skip", "more", "more")) == 2
        barred = [is_on(client, name) for name in ("start-barred-9", "start-barred-T")]
        await at_once(client, "start-barred-9", "start-barred-T")
        assert [is_on(client, name) for name in ("start-barred-9", "start-barred-T")] == [not was for was in barred]
