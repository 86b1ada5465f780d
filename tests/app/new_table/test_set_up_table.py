"""Setting up a table: two taps deal; seats, numbers and house rules can be changed within their bounds."""

from __future__ import annotations

from pathlib import Path

import flet as ft
import pytest

from app.new_table.house_rules import GROUPS
from app.new_table.setup import (
    Setup,
    first_setup,
    fit_to_game,
    from_text,
    last_setup,
    missing_for_deal,
    questions,
    to_text,
)
from engine.player_names import WITHOUT_NAME
from engine.rules.reader import load_preset, parse_rules, preset_ids
from tests.app.fake import Client, _walk
from tests.app.visits import app, fill_in, top, visit


async def dealt(client: Client) -> Setup:
    """Tap the button that deals, and return the setup that was stored."""
    await client.click("new-deal")
    await client.until(lambda: top(client).startswith("/play/"))
    data = app(client).data
    assert data is not None
    setup = last_setup(data)
    assert setup is not None
    return setup


async def test_two_taps_deal_a_hand(tmp_path: Path) -> None:
    async with visit(tmp_path) as client:
        await client.click("home-new")
        await client.wait("quick-deal")
        await client.click("quick-deal")
        await client.until(lambda: top(client) == "/play/1")
        data = app(client).data
        assert data is not None
        match = data.match_of_route("1")
        assert match is not None
        assert match.ruleset == "switch"
        assert [bool(seat.level) for seat in match.seats] == [False, True, True, True]
        assert match.target == load_preset("switch").numbers_for(4)["target"]


async def test_last_setup_is_offered_again(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/turbo-switch") as client:
        await client.click("option-king-reverses")
        await client.click("number-deal-more")
        await client.click("length-5")
        first = await dealt(client)
        assert first.options == ("king-reverses",)
        assert first.numbers == (("deal", 8),)
        assert first.hands == 5
    async with visit(tmp_path, "/new") as client:
        assert "Turbo Switch" in client.texts()
        await client.click("quick-deal")
        await client.until(lambda: top(client) == "/play/2")
        data = app(client).data
        assert data is not None
        match = data.match_of_route("2")
        assert match is not None
        assert (match.ruleset, match.options, match.hand_limit) == ("turbo-switch", ("king-reverses",), 5)
        assert dict(match.numbers) == {"deal": 8}


async def test_a_seat_is_changed_taken_and_given_up(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch") as client:
        await client.click("seat-2")
        await client.click("seat-2-kind-")
        await fill_in(client, "seat-2-name", "Noa")
        await client.click("seat-1")
        await fill_in(client, "seat-1-name", "Mia")
        await client.click("seat-3")
        await client.click("seat-3-kind-careless")
        await client.click("seat-add")
        await client.click("seat-4")
        await client.click("seat-4-remove")
        setup = await dealt(client)
        assert len(setup.seats) == 4
        assert not setup.seats[1].level
        assert setup.seats[2].level == "careless"
        assert len({seat.name for seat in setup.seats}) == 4


async def test_one_person_needs_no_name_and_is_stored_without_one(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch") as client:
        assert client.spoken("seat-1").startswith("You")
        setup = await dealt(client)
        assert setup.seats[0].name == ""
        data = app(client).data
        assert data is not None
        match = data.match_of_route("1")
        assert match is not None and match.seats[0].name == WITHOUT_NAME
        assert data.settings.names == ()


async def test_several_people_are_asked_for_their_names_once(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch") as client:
        await client.click("seat-2")
        await client.click("seat-2-kind-")
        for seat, name in ((2, "Noa"), (1, "Mia")):
            assert "needs a name" in client.spoken("new-problem")
            if seat == 1:
                assert client.spoken("seat-1").startswith("No name")
                await client.click("seat-1")
            await fill_in(client, f"seat-{seat}-name", name)
        assert (await dealt(client)).people == ("Mia", "Noa")
    async with visit(tmp_path, "/new/mau-mau") as client:
        assert [client.spoken(f"seat-{n}").split(".")[0] for n in (1, 2)] == ["Mia", "Noa"]
        assert app(client).settings.names == ("Mia", "Noa")


def test_placeholder_name_of_an_earlier_version_is_dropped(tmp_path: Path) -> None:
    laid = first_setup("switch", ("You",))
    assert from_text(to_text(laid)) == first_setup("switch", ())


async def test_seats_stay_within_what_the_game_allows(tmp_path: Path) -> None:
    rules = load_preset("switch")
    async with visit(tmp_path, "/new/switch") as client:
        for _ in range(rules.max_seats - 4):
            await client.click("seat-add")
        assert not client.has("seat-add")
        await client.click("seat-1")
        for _ in range(rules.max_seats - rules.min_seats):
            await client.click("seat-1-remove")
            await client.click("seat-1")
        assert not client.has("seat-1-remove")


async def test_a_table_that_cannot_be_dealt_yet_shows_its_own_numbers(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch") as client:
        while not client.has("new-problem"):
            await client.click("number-deal-more")
        assert client.spoken("number-deal").endswith(": 13")
        await client.click("number-deal-less")
        assert client.spoken("number-deal").endswith(": 12") and not client.has("new-problem")


async def test_a_target_that_grows_with_the_players_is_shown_and_kept_as_it_is_played_to(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/crazy-eights") as client:
        assert client.spoken("number-target").endswith(": 200")
        await client.click("seat-add")
        assert client.spoken("number-target").endswith(": 250")
        await client.click("seat-5")
        await client.click("seat-5-remove")
        assert (await dealt(client)).numbers == ()
        data = app(client).data
        assert data is not None
        match = data.match_of_route("1")
        assert match is not None and match.target == 200 == parse_rules(match.rules).match_target(4)
    async with visit(tmp_path, "/new/crazy-eights") as client:
        for _ in range(10):
            await client.click("number-target-less")
        assert client.spoken("number-target").endswith(": 100")
        assert dict((await dealt(client)).numbers) == {"target": 100}


async def test_two_of_one_name_cannot_be_dealt(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch") as client:
        await client.click("seat-3")
        await fill_in(client, "seat-3-name", "Ada")
        assert "too alike" in client.spoken("new-problem")
        assert client.spoken("new-deal") == "Change a name"
        await client.click("new-deal")
        assert top(client) == "/new/switch" and client.has("seat-3-name")
        await fill_in(client, "seat-3-name", " a D á\u200b")
        assert "too alike" in client.spoken("new-problem")
        await fill_in(client, "seat-3-name", "You")  # that's what the person without a name is called
        assert "needs a name" in client.spoken("new-problem")
        await fill_in(client, "seat-3-name", "Yola")
        assert not client.has("new-problem")


async def test_known_names_are_offered(tmp_path: Path) -> None:
    async with visit(tmp_path) as client:
        app(client).change_setting("names", ("Mia", "Noa"))
    async with visit(tmp_path, "/new/switch") as client:
        assert client.spoken("seat-1").startswith("Mia")
        await client.click("seat-1")
        await client.click("seat-1-Noa")
        setup = await dealt(client)
        assert setup.people == ("Noa",)


async def test_house_rules_go_back_to_the_book(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch") as client:
        await client.click("option-resurrection")
        await client.click("option-draw-until-playable")
        assert "3 rules changed" in client.spoken("new-book")
        await client.click("new-book")
        assert (await dealt(client)).options == ()


@pytest.mark.parametrize("game", preset_ids())
async def test_every_option_of_every_game_can_be_switched_on(tmp_path: Path, game: str) -> None:
    """Options that are offered at first, and those that only others make available."""
    first = first_setup(game, ())
    seen = set()
    for begun in (first, *(first.with_answer(q.id, option.id) for q in questions(first) for option in q.options)):
        for question in questions(begun):
            for option in question.options:
                if option.id not in seen:
                    seen.add(option.id)
                    setup = begun.with_answer(question.id, option.id)
                    assert not missing_for_deal(setup)
                    assert option.id in setup.rules.options
                    assert from_text(to_text(setup)) == setup
                    back = setup.with_answer(question.id, "")
                    assert option.id not in back.options
    shared = {option.id for option in load_preset("common").all_options}
    assert seen | shared == {option.id for option in first.standard_rules.all_options} | shared

    async with visit(tmp_path, f"/new/{game}") as client:
        if client.has("fold-more-variants"):
            await client.click("fold-more-variants")
        for question in questions(first):
            settled = len(question.options) == 1 and question.standard_option
            offered = [each for each in question.options if each.id != question.standard_option]
            assert all(client.has(f"option-{option.id}") == (not settled) for option in offered)


def test_needed_options_switch_on_and_off_with_an_option() -> None:
    setup = first_setup("switch", ()).with_answer("resurrection", "resurrection")
    assert set(setup.options) == {"play-on", "resurrection"}
    assert setup.with_answer("play-on", "").options == ()


def test_an_option_is_offered_when_another_makes_it_matter_and_goes_with_that() -> None:
    """The option for which of several cards act is offered only with one that allows several cards in a turn."""
    plain = first_setup("switch", ())
    assert "acts" in {question.id for question in questions(plain)}  # sevens are played with others
    plain = plain.with_answer("seven-plain", "seven-plain")
    assert "acts" not in {question.id for question in questions(plain)}
    sets = plain.with_answer("several", "sets")
    asked = {question.id: question for question in questions(sets)}
    assert {option.id for option in asked["acts"].options} == {"every-card-acts", "last-card-acts"}
    assert asked["acts"].says.startswith("When you play several special cards")
    last = sets.with_answer("acts", "last-card-acts")
    assert "last-card-acts" in last.options
    assert {question.id: question for question in questions(last)}["acts"].says == asked["acts"].says
    assert last.with_answer("several", "").options == ("seven-plain",)


def test_a_number_that_is_the_books_is_no_change() -> None:
    setup = first_setup("switch", ())
    assert setup.with_number("deal", 9).numbers == (("deal", 9),)
    assert setup.with_number("deal", 9).with_number("deal", 7).numbers == ()


def test_more_cards_than_there_are_cannot_be_dealt() -> None:
    setup = first_setup("switch", ()).with_number("deal", 13)
    assert "52" in missing_for_deal(setup)[0]


def test_the_same_company_fits_another_game() -> None:
    setup = first_setup("switch", ("Mia",))
    assert fit_to_game(setup, "irish-switch").seats == setup.seats


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"game": "chess", "seats": [], "options": [], "numbers": [], "hands": 0}',
        '{"game": "switch", "seats": [{"name": "A", "level": ""}], "options": [], "numbers": [], "hands": 0}',
        '{"game": "switch", "seats": [{"name": "A", "level": ""}, {"name": "B", "level": "god"}],'
        ' "options": [], "numbers": [], "hands": 0}',
        '{"game": "switch", "seats": [{"name": "A", "level": ""}, {"name": "B", "level": ""}],'
        ' "options": ["nonsense"], "numbers": [], "hands": 0}',
    ],
)
def test_a_kept_table_that_cannot_be_laid_is_forgotten(text: str) -> None:
    assert from_text(text) is None


async def test_deal_tapped_before_the_store_is_open_deals_once(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch", quick=True) as client:
        assert app(client).data is None
        await client.click("new-deal")
        await client.click("new-deal")
        await client.until(lambda: top(client) == "/play/1", "the table")
        data = app(client).data
        assert data is not None
        assert len(data.store.matches.unfinished_matches()) == 1


async def test_large_letters_are_known_before_a_table_is_seen(tmp_path: Path) -> None:
    """With large text, a number's keys are below its label, which then has the full width."""

    async with visit(tmp_path, "/new/switch") as client:
        probe = [c for c in client.controls() if isinstance(c, ft.Text) and c.on_size_change is not None][-1]
        before = len(list(client.controls()))
        await client.send(probe, "size_change", {"w": 40, "h": 2 * (probe.size or 0)})
        assert app(client).text_scale == 2
        assert len(list(client.controls())) > before


@pytest.mark.parametrize("tapped", ["new-deal", "new-name", "seat-1"])
async def test_a_name_that_is_missing_is_one_tap_away(tmp_path: Path, tapped: str) -> None:
    def is_typed_in(client: Client, name: str) -> bool:
        fields = [each for each in _walk(client.find(name), set()) if isinstance(each, ft.TextField)]
        return len(fields) == 1 and bool(fields[0].autofocus)

    async with visit(tmp_path, "/new/switch") as client:
        assert client.spoken("new-deal") == "Deal"
        await client.click("seat-2")
        await client.click("seat-2-kind-")
        assert client.spoken("new-deal") == "Add a name"
        await fill_in(client, "seat-2-name", "Noa")
        await client.click(tapped)
        await client.wait("seat-1-name")
        assert is_typed_in(client, "seat-1-name") and not client.has("seat-2-name")
        await fill_in(client, "seat-1-name", "Mia")
        assert client.spoken("new-deal") == "Deal"
        assert (await dealt(client)).people == ("Mia", "Noa")


async def test_a_notice_has_its_button_below_the_text_in_large_letters(tmp_path: Path) -> None:
    def rows_with_button(client: Client) -> int:
        rows = [each for each in _walk(client.find("new-problem"), set()) if isinstance(each, ft.Row)]
        return sum(client.find("new-name") in _walk(row, set()) for row in rows)

    async with visit(tmp_path, "/new/switch") as client:
        await client.click("seat-2")
        await client.click("seat-2-kind-")
        await client.wait("new-name")
        assert rows_with_button(client) == 1
        app(client).text_scale = 2.0
        await client.until(lambda: not rows_with_button(client), "the button below the text")


async def test_black_jack_asks_for_three_variants_and_folds_the_rest(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/black-jack") as client:
        shown = {"option-v1-one-joker", "option-v2", "option-v6", "option-v3", "option-v11"}
        assert {name for name in shown if client.has(name)} == {"option-v1-one-joker", "option-v2", "option-v6"}
        await client.click("fold-more-variants")
        await client.click("option-v3")
        assert all(map(client.has, shown))
        assert (await dealt(client)).options == ("v3",)
    async with visit(tmp_path, "/new/black-jack") as client:
        assert client.has("option-v3"), "what is switched on is in sight"


def test_each_group_of_house_rules_has_its_place() -> None:
    for game in preset_ids():
        assert {question.group for question in questions(first_setup(game, ()))} <= set(GROUPS)
