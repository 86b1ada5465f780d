"""History, a match, a hand looked at again, the rules."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

import flet as ft
import pytest

from app.history.all_matches import PAGE_SIZE
from app.history.replay.replay import BARS_HEIGHT
from app.new_table.setup import SeatSetup, Setup, first_setup
from app.patches.flet.semantics_tap import Spoken
from app.table.layout.own_hand import NARROW_STRIP
from app.ui import date_texts
from app.ui.words import load_language
from engine.cards import CARD_TEXT, make_pack
from engine.messages import LANGUAGES
from engine.notation import parse_record, replay_record
from engine.rules.explain import explain_rules
from engine.rules.offered import offered_options
from engine.rules.reader import load_preset, make_own_rules, preset_ids, ruleset_text
from store.records import StoredMatch
from tests.app.at_table import store_of
from tests.app.fake import Client
from tests.app.played import TABLE, fill
from tests.app.visits import app, top, visit


async def play_again(client: Client, match: int) -> StoredMatch:
    """Asks for a match like the last one; what it is."""
    await client.click("match-rematch")
    await client.until(lambda: top(client) == f"/play/{match + 1}")
    again = store_of(client).matches.get(match + 1)
    assert again is not None
    return again


def hands(client: Client, match: int) -> list[str]:
    """The notations of a match's hands, from the store."""
    data = app(client).data
    assert data is not None
    return [hand.notation for hand in data.store.hands.hands_of_match(match)]


async def test_an_empty_history_leads_to_a_new_table(tmp_path: Path) -> None:
    async with visit(tmp_path, "/history") as client:
        await client.click("history-new")
        await client.until(lambda: top(client) == "/new")


async def test_history_comes_a_page_at_a_time(tmp_path: Path) -> None:
    short = Setup("switch", TABLE.seats, numbers=(("deal", 2),), hands=1)
    fill(tmp_path, PAGE_SIZE + 2, table=short)
    async with visit(tmp_path, "/history") as client:
        assert len(client.all("match-*")) == PAGE_SIZE
        await client.click("history-older")
        assert len(client.all("match-*")) == PAGE_SIZE + 2
        assert not client.has("history-older")


async def test_a_match_shows_places_and_hands_and_can_be_played_again(tmp_path: Path) -> None:
    (match,) = fill(tmp_path)
    async with visit(tmp_path, "/history") as client:
        await client.click(f"match-{match}")
        await client.wait("match-rematch")
        assert len(client.all("place-*")) >= 3
        assert client.has("hand-1") and client.has("hand-2") and not client.has("hand-3")
        again = await play_again(client, match)
        assert [seat.name for seat in again.seats] == [seat.name for seat in TABLE.seats]


async def test_a_match_of_a_game_of_ones_own_is_played_again_by_its_rules(tmp_path: Path) -> None:
    """Whether the game is still kept or not."""
    own = ruleset_text(make_own_rules("switch", "Mine", (), {"cards": {"9": {"skip": 1}}}))

    (match,) = fill(tmp_path, table=replace(TABLE, game="mine-1", own_text=own))
    async with visit(tmp_path, f"/history/{match}") as client:
        assert (await play_again(client, match)).rules == own


async def test_an_open_match_goes_on_from_its_page(tmp_path: Path) -> None:
    (match,) = fill(tmp_path, finish=False)
    async with visit(tmp_path, f"/history/{match}") as client:
        await client.click("match-continue")
        await client.until(lambda: top(client) == f"/play/{match}")


async def test_every_step_of_a_hand_is_what_its_notation_says(tmp_path: Path) -> None:
    (match,) = fill(tmp_path)
    async with visit(tmp_path, f"/history/{match}/1") as client:
        done = replay_record(parse_record(hands(client, match)[0]))
        states = list(done.states())
        own = next(n for n, seat in enumerate(TABLE.seats) if not seat.level)
        for state in states[:6]:
            shown = {name.split("-")[1] for name in _cards(client)}
            assert shown == {CARD_TEXT[c] for c in make_pack(1, 0, False) if state.hands[own] >> c & 1}
            await client.click("replay-after")
        await client.click("replay-last")
        assert client.spoken("replay-step") == f"Step {len(done.steps)} of {len(done.steps)}"
        await client.click("replay-before")
        assert client.spoken("replay-step").startswith(f"Step {len(done.steps) - 1} ")
        await client.click("replay-first")
        assert client.spoken("replay-step").startswith("Step 0 ")


async def test_step_of_a_replay_links_to_its_rule(tmp_path: Path) -> None:
    matches = fill(tmp_path)
    async with visit(tmp_path, "/history") as client:
        found = (
            (match, hand, step)
            for match in matches
            for hand, text in enumerate(hands(client, match), 1)
            for step, state in enumerate(replay_record(parse_record(text)).states())
            if state.penalty
        )
        match, hand, step = next(found)
        await client.go(f"/history/{match}/{hand}")
        assert client.has("card-*")
        for _ in range(step):
            await client.click("replay-after")
        await client.click("owed")
        assert "makes you draw" in client.spoken("panel-rule") or "made you draw" in client.spoken("panel-rule")
        await client.click("panel-close")
        assert not client.has("panel-rule")
        await client.click("words")
        assert client.has("panel-rule")
        await client.click("rule-all")
        await client.until(lambda: top(client).endswith("/rules"), "all rules")


def _cards(client: Client) -> list[str]:
    return [str(getattr(control, "identifier", "")) for control in client.all("card-*")]


async def test_the_slider_and_a_seat_change_what_is_seen(tmp_path: Path) -> None:
    (match,) = fill(tmp_path)
    async with visit(tmp_path, f"/history/{match}/1") as client:
        slider = next(control for control in client.controls() if isinstance(control, ft.CupertinoSlider))
        client.session.apply_patch(slider._i, {"value": 4.0})
        await client.send(slider, "change", 4.0)
        assert client.spoken("replay-step").startswith("Step 4 ")
        mine = _cards(client)
        await client.click("seat-2")
        assert _cards(client) != mine
        assert client.has("seat-1") and not client.has("seat-2")


async def test_sort_sorts_by_rank_and_by_suit_again(tmp_path: Path) -> None:
    (match,) = fill(tmp_path)
    async with visit(tmp_path, f"/history/{match}/1") as client:
        by_suit = _cards(client)
        assert client.spoken("sort") == "Sorted by suit. Sort by rank"
        await client.click("sort")
        by_rank = _cards(client)
        assert sorted(by_rank) == sorted(by_suit)
        assert by_rank == sorted(by_rank, key=lambda card: "A23456789TJQK".index(card[5]))
        assert client.spoken("sort") == "Sorted by rank. Sort by suit"
        await client.click("sort")
        assert _cards(client) == by_suit


async def test_the_menu_of_a_replay_is_a_menu(tmp_path: Path) -> None:
    (match,) = fill(tmp_path)
    async with visit(tmp_path, f"/history/{match}/1") as client:
        await client.click("menu")
        assert client.has("panel-menu")
        await client.click("panel-close")
        assert not client.has("panel-menu")
        await client.click("menu")
        await client.click("menu-match")
        await client.until(lambda: top(client) == f"/history/{match}", "the match")


async def test_a_message_lies_above_the_controls_of_a_replay(tmp_path: Path) -> None:
    (match,) = fill(tmp_path)
    async with visit(tmp_path, f"/history/{match}/1") as client:
        await client.click("menu")
        await client.click("replay-copy")
        shown = [each for each in client.controls() if isinstance(each, ft.SnackBar)]
        assert shown and isinstance(shown[-1].margin, ft.Margin) and shown[-1].margin.bottom > BARS_HEIGHT


async def test_in_a_replay_each_card_has_a_strip_for_a_thumb(tmp_path: Path) -> None:
    (match,) = fill(tmp_path)
    async with visit(tmp_path, f"/history/{match}/1") as client:
        strips = [each.content for each in client.all("card-*") if isinstance(each, Spoken)]
        assert strips
        for strip in strips:
            assert isinstance(strip, ft.Container)
            assert min(strip.width or 0, strip.height or 0) >= NARROW_STRIP


async def test_on_a_tablet_what_happened_up_to_a_step_is_told_beside_a_replay(tmp_path: Path) -> None:
    (match,) = fill(tmp_path)
    async with visit(tmp_path, f"/history/{match}/1", width=820, height=1180) as client:
        await client.click("replay-last")
        await client.until(lambda: client.has("beside-2"), "what happened")
        told = [client.spoken(f"beside-{n}") for n in range(3)]
        await client.click("replay-before")
        await client.until(lambda: client.spoken("beside-0") in told[1:], "a step less")
        await client.click("replay-first")
        await client.until(lambda: not client.has("beside-0"), "nothing yet")


async def test_in_a_replay_people_have_the_names_they_have_now(tmp_path: Path) -> None:
    (match,) = fill(tmp_path)
    async with visit(tmp_path, f"/history/{match}/1") as client:
        store = store_of(client)
        mia = next(person for person in store.people.all() if person.name == "Mia")
        store.people.rename(mia.id, "You")
    async with visit(tmp_path, f"/history/{match}/1") as client:
        assert client.spoken("title").endswith("your cards")
        assert all(person.name != "You" for person in store_of(client).people.all())


async def test_the_notation_of_a_hand_is_copied(tmp_path: Path) -> None:
    (match,) = fill(tmp_path)
    async with visit(tmp_path, f"/history/{match}/2") as client:
        await client.click("menu")
        await client.click("replay-copy")
        assert not client.has("panel-menu")
        copied = [arguments for name, arguments in client.called if name == "set"]
        assert hands(client, match)[1] in str(copied[-1]["data"] if "data" in copied[-1] else list(copied[-1].values()))


@pytest.mark.parametrize("route", ["/history/77", "/history/x", "/history/1/9", "/history/1/x", "/history/1²"])
async def test_what_is_not_there_is_said_and_left_by_back(tmp_path: Path, route: str) -> None:
    fill(tmp_path)
    async with visit(tmp_path, route) as client:
        assert "Nothing here" in client.texts()


@pytest.mark.parametrize("game", preset_ids())
async def test_the_rules_of_a_game_are_all_there_with_their_sources(tmp_path: Path, game: str) -> None:
    async with visit(tmp_path, "/rules") as client:
        await client.click(f"rules-{game}")
        await client.wait("rules-play")
        await client.click("rules-sources")
        await client.wait("rules-sources")
        texts = client.texts()
        rules = load_preset(game)
        assert all(each.text in texts for each in explain_rules(rules))
        assert all(each.text in texts for each in offered_options(rules) if each.id not in rules.options)
        assert all(source in texts for source in rules.sources)
        await client.click("rules-play")
        await client.until(lambda: top(client) == f"/new/{game}")


async def test_the_rules_of_a_match_mark_its_house_rules(tmp_path: Path) -> None:
    table = first_setup("switch", ("Mia",)).with_answer("king-reverses", "king-reverses").with_number("deal", 5)
    (match,) = fill(tmp_path, table=Setup(table.game, table.seats, table.options, table.numbers, 1))
    async with visit(tmp_path, f"/history/{match}/rules") as client:
        await client.click("rules-sources")
        texts = client.texts()
        assert any("Kings change direction" in text for text in texts)
        assert any(text.startswith("This table") for text in texts)
        assert any("five cards" in text for text in texts)
        await client.tap(client.all("back")[-1])  # the views below keep theirs
        await client.until(lambda: top(client) == f"/history/{match}")


async def test_an_unknown_game_has_no_rules(tmp_path: Path) -> None:
    async with visit(tmp_path, "/rules/chess") as client:
        assert "Nothing here" in client.texts()


async def test_a_table_where_people_drop_out_can_be_looked_at(tmp_path: Path) -> None:
    table = Setup("irish-switch", (SeatSetup("Mia"), SeatSetup("Ada", "steady"), SeatSetup("Ben", "careless")))
    (match,) = fill(tmp_path, table=table, seed=5)
    async with visit(tmp_path, f"/history/{match}") as client:
        last = len(hands(client, match))
        await client.go(f"/history/{match}/{last}")
        await client.click("replay-last")
        assert client.spoken("replay-step").startswith("Step ")


@pytest.mark.parametrize(
    ("then", "said"),
    [
        (datetime(2026, 3, 5, 8, 7), "today, 08:07"),
        (datetime(2026, 3, 4, 23, 59), "yesterday, 23:59"),
        (datetime(2026, 2, 4, 12, 0), "4 Feb"),
        (datetime(2025, 12, 31, 12, 0), "31 Dec 2025"),
    ],
)
def test_moments_are_said_as_people_say_them(then: datetime, said: str) -> None:
    assert date_texts.moment_text(int(then.timestamp() * 1000), datetime(2026, 3, 5, 20, 0)) == said


@pytest.mark.parametrize(
    ("day", "said"),
    [
        (date(2026, 3, 5), "Today"),
        (date(2026, 3, 4), "Yesterday"),
        (date(2026, 3, 3), "Tuesday"),
        (date(2026, 2, 27), "Friday"),
        (date(2026, 2, 26), "26 Feb"),
        (date(2025, 12, 31), "31 Dec 2025"),
        (date(2026, 3, 6), "6 Mar"),
        (date(2031, 3, 6), "6 Mar 2031"),
    ],
)
def test_name_day_gives_the_heading_of_a_day(day: date, said: str) -> None:
    """Days after today come from a wrong clock."""
    assert date_texts.day_heading(day, date(2026, 3, 5)) == said


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_language_has_seven_weekdays_and_twelve_months(tag: str) -> None:
    speaks = load_language(tag)
    for key, many in (("moment-weekdays", 7), ("moment-months", 12)):
        said = speaks.text_of_id(key, {}).split()
        assert len(said) == len(set(said)) == many
