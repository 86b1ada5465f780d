"""Other ways to count on a sheet: templates, decimals, counting down, bonuses, late joiners, and a keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.data import CLOCK
from app.scoresheet.agreement import Agreement, agreement_from_text, agreement_to_text
from app.scoresheet.begin.counting import parse_points_by_place, with_counting
from app.scoresheet.chart import MOST_STEPS, chart_lines
from app.scoresheet.panels.round_panels import MOST_ROWS
from app.scoresheet.templates import (
    MOST_OWN,
    OWN_TEMPLATES,
    TEMPLATES,
    own_templates,
    template_terms,
    templates_from_text,
    templates_to_text,
)
from app.scoresheet.typed_number import TypedSum, parse_number, typed_as
from engine.scoresheet.sheet import Sheet
from engine.scoresheet.taps import Enter, FinishRound, Place, Score, SheetEvent
from engine.scoresheet.terms import Bonus, Counting, Terms, check_terms
from store.opening import open_store
from tests.app.scoresheet.test_open_sheet import agreed, begin, heard, keep, typed, write
from tests.app.scoresheet.test_terms import begun, messages
from tests.app.table.test_keyboard import press
from tests.app.visits import app, visit

EVERYTHING = Terms(name="Ours", counting=Counting(decimals=2, start=5, bonuses=(Bonus("Flush", 2.5),), starts="winner"))


def current(folder: Path) -> Sheet:
    with open_store(folder, CLOCK) as store:
        sheet = store.sheets.get(1)
    assert sheet is not None
    return sheet


def test_twenty_templates_can_be_begun_and_stored() -> None:
    assert len(TEMPLATES) == 20
    for template in TEMPLATES:
        terms = template_terms(template)
        assert check_terms(terms) == terms
        text = agreement_to_text(Agreement(("Ann", "Ben"), free=terms))
        read = agreement_from_text(text)
        assert read is not None and read.free == terms
        assert templates_from_text(templates_to_text([terms])) == (terms,)
    assert templates_from_text("[{}]") is None


@pytest.mark.parametrize(
    ("template", "starters"),
    [("darts-501", [0, 0, 0]), ("yacht", [0, 0, 0]), ("ten-thousand", [0, 0, 0]), ("skat", [1, 2, 0]),
     ("tarot", [2, 1, 0]), ("mahjong", [0, 2, 1]), ("petanque", [1, 2, 2])],
)  # fmt: skip
def test_who_starts_each_round_of_a_template(template: str, starters: list[int]) -> None:
    """The last of three wins each round, where the most points win."""
    sheet = Sheet(template_terms(template), ("Ann", "Ben", "Cy"))
    for number in (1, 2):
        for player, points in enumerate((4, 4, 5)):
            sheet.apply_event(Enter(number, player, Score(points)))
        sheet.apply_event(FinishRound(number))
    assert [line.starter for line in sheet.current_picture.rounds] == starters


async def test_a_template_is_two_rows_away_and_starts_with_its_terms(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo")))
    async with visit(tmp_path, "/keep") as client:
        await client.wait("sheet-chosen")
        await client.click("sheet-chosen")
        await client.click("sheet-templates")
        await client.wait("template-darts-501")
        await client.click("template-darts-501")
        await client.until(lambda: "Darts 501" in client.spoken("sheet-chosen"), "the template")
        await client.click("keep-start")
        await client.wait("sheet")
        assert "501" in client.spoken("player-1")
        await typed(client, 1, "60")
        await typed(client, 2, "41")
        await keep(client, 1)
        assert client.spoken("player-1").split(", ")[1] == "441"
    assert current(tmp_path).terms == template_terms("darts-501")


async def test_ones_own_way_to_score_is_saved_and_removed(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), free=EVERYTHING))
    async with visit(tmp_path, "/keep") as client:
        await client.wait("template-save")
        await client.click("template-save")
        await client.wait("template-remove")
        await client.click("sheet-chosen")
        await client.click("sheet-templates")
        await client.wait("own-template-0")
        await client.click("sheet-free")
        await client.until(lambda: "Ours" not in client.spoken("sheet-chosen"), "the free sheet")
        await client.click("sheet-chosen")
        await client.click("own-template-0")
        await client.wait("template-remove")
        await client.click("template-remove")
        await client.wait("template-save")


async def test_a_game_too_many_is_refused_with_a_word_and_none_is_lost(tmp_path: Path) -> None:
    saved = [Terms(name=f"Game {number}") for number in range(10, 10 + MOST_OWN)]
    agreed(tmp_path, Agreement(("Mum", "Jo"), free=EVERYTHING))
    with open_store(tmp_path, CLOCK) as store:
        store.settings.set_text(OWN_TEMPLATES, templates_to_text(saved))
    async with visit(tmp_path, "/keep") as client:
        await client.wait("template-save")
        await client.click("template-save")
        await client.until(lambda: any("no room" in said for said in messages(client)), "why not")
        assert client.has("template-save")
        data = app(client).data
        assert data is not None and own_templates(data) == tuple(saved)


async def test_decimals_are_typed_and_a_digit_too_many_is_refused_with_a_word(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), free=EVERYTHING))
    async with visit(tmp_path) as client:
        await begin(client)
        for key in ("key-3", "key-point", "key-7", "key-5"):
            await client.click(key)
        await heard(client, "pad-words", "3.75")
        await heard(client, "player-1", "+3.75")
        await client.click("key-1")
        await client.until(lambda: any("Decimals on this sheet: 2" in said for said in messages(client)), "why not")
        await client.click("player-2")
        for key in "123456":
            await client.click(f"key-{key}")
        await client.until(lambda: any("at most 5 digits" in said for said in messages(client)), "why not")
        await heard(client, "player-2", "+12345")
    assert current(tmp_path).current_picture.rounds[0].entries == (Score(3.75), Score(12345))


async def test_bonuses_are_given_to_a_player_and_count(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), free=EVERYTHING))
    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("pad-person")
        await client.wait("bonus-0")
        await client.click("bonus-0-more")
        await heard(client, "player-1", "Flush")
        await heard(client, "player-1", "+2.50 this round")


async def test_who_has_an_entry_and_who_starts_is_said(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo", "Sam")))
    async with visit(tmp_path) as client:
        await begin(client)
        await typed(client, 1, "4")
        assert "entered" in client.spoken("player-1") and "no entry yet" in client.spoken("player-2")
        assert "deals" in client.spoken("player-1") and "starts" in client.spoken("player-2")


@pytest.mark.parametrize(("choice", "total"), [("start", "0"), ("highest", "30"), ("average", "20"), ("other", "17")])
async def test_who_joins_late_starts_with_the_chosen_points(tmp_path: Path, choice: str, total: str) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), free=Terms(wins="low")))
    async with visit(tmp_path) as client:
        await begin(client)
        await typed(client, 1, "30")
        await typed(client, 2, "10")
        await keep(client, 1)
        await client.click("sheet-menu")
        await client.click("menu-join")
        await client.wait(f"join-start-{choice}")
        await client.click(f"join-start-{choice}")
        if choice == "other":
            await write(client, "join-points", "17")
        await write(client, "join-name", "Zoë")
        await client.click("join-add")
        await heard(client, "player-3", f"Zoë, {total}")


async def test_who_leaves_keeps_the_place_if_that_is_chosen(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo", "Sam")))
    async with visit(tmp_path) as client:
        await begin(client)
        for player, points in ((1, "9"), (2, "5"), (3, "1")):
            await typed(client, player, points)
        await keep(client, 1)
        await client.click("player-1")
        await client.click("pad-person")
        await client.click("person-retire-ranked")
        await heard(client, "player-1", "left the table")
    assert current(tmp_path).current_picture.places == (1, 2, 3)


async def test_a_whole_round_is_entered_on_a_keyboard(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo", "Sam")))
    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("player-1")
        await press(client, "1", "2", "+", "8", "-", "3")
        await heard(client, "pad-words", "12 + 8 − 3")
        await press(client, "Enter")
        await press(client, "Numpad 4", "Backspace", "-", "5", "Enter", "7")
        await heard(client, "player-3", "+7")
        await press(client, "Arrow Up", "6")
        await heard(client, "player-2", "+6")
        await press(client, "Enter")
        await heard(client, "round", "Round 2")
        await client.click("round")
        await client.click("grid-1")
        await heard(client, "round", "Editing round 1")
        await press(client, "Escape")
        await heard(client, "round", "Round 2")
        await press(client, "Tab", "Enter", "x", "F5")
    assert current(tmp_path).current_picture.rounds[0].entries == (Score(17), Score(6), Score(7))


async def test_places_are_entered_on_a_keyboard(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), free=template_terms("president")))
    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("player-1")
        await press(client, "2", "9", "Arrow Down", "1")
        await heard(client, "player-2", "1st place")
        assert current(tmp_path).current_picture.rounds[0].entries == (Place(2), Place(1))
        await heard(client, "player-2", "+2")


def test_numbers_are_read_as_they_are_written() -> None:
    assert [parse_number(text) for text in ("12", "−3,5", "0.25", "", "x", "1e5")] == [12, -3.5, 0.25, None, None, None]
    assert parse_points_by_place("10 6,5 0") == (10, 6.5, 0) and parse_points_by_place("10 x") == ()
    assert typed_as(-3.75, 2).press_key("back").value_of_sum == -3.7
    assert TypedSum().press_key(".").is_empty and not TypedSum().press_key(".", 2).is_empty


def test_ways_to_count_that_do_not_go_together_replace_each_other() -> None:
    down = with_counting(Terms(wins="low", counting=Counting(start=5, balanced=True)), down="exact")
    assert check_terms(down) == down and down.target == 501 and down.wins == "high"
    balanced = with_counting(Terms(collects=True), balanced=True)
    assert check_terms(balanced) == balanced and not balanced.collects


async def test_all_rounds_of_a_long_sheet_show_the_newest_first(tmp_path: Path) -> None:
    begun(tmp_path, Terms(), tuple(FinishRound(number) for number in range(1, MOST_ROWS + 7)))
    async with visit(tmp_path, "/sheet/1") as client:
        await client.wait("sheet")
        await client.click("round")
        await client.wait("rounds-earlier")
        assert "7 earlier rounds" in client.spoken("rounds-earlier")
        assert client.has("grid-8") and not client.has("grid-7")
        await client.click("rounds-earlier")
        await client.wait("grid-1")
        assert not client.has("rounds-earlier")


@pytest.mark.parametrize("rounds", [0, 1, 2, MOST_STEPS, MOST_STEPS + 1, 5 * MOST_STEPS - 1])
def test_the_chart_of_a_long_sheet_ends_with_the_newest_totals(rounds: int) -> None:
    taps: list[SheetEvent] = []
    for number in range(1, rounds + 1):
        taps += [Enter(number, 0, Score(1)), Enter(number, 1, Score(number % 3)), FinishRound(number)]
    picture = Sheet.from_events(Terms(), ("Mum", "Jo"), 0, taps).current_picture
    for line, points in zip(picture.lines, chart_lines(picture), strict=True):
        assert points[0] == 0 and points[-1] == line.total
        assert min(rounds, MOST_STEPS // 2) <= len(points) - 1 <= MOST_STEPS + 1


async def test_with_large_letters_many_people_have_name_and_total_alone(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(tuple(f"Player {n}" for n in range(1, 13))))
    async with visit(tmp_path) as client:
        await begin(client)
        assert any("no entry yet" in text for text in client.texts())
        app(client).text_scale = 2.0
        await client.until(lambda: not any("no entry yet" in text for text in client.texts()), "brief rows")
        assert "no entry yet" in client.spoken("player-12") and client.has("key-5")
