"""A score sheet on its screen: from home to the last round, mended, taken back, killed and gone on with."""

from __future__ import annotations

from pathlib import Path

import flet as ft
import pytest

from app.data import CLOCK
from app.scoresheet.agreement import LAST_SHEET, Agreement, agreement_to_text
from engine.scoresheet.taps import Score
from engine.scoresheet.terms import Terms
from store.opening import open_store
from store.records import StoredMatch
from tests.app.fake import Client, _walk
from tests.app.visits import app, top, visit

FOUR = ("Mum", "Jo", "Sam", "Gran")


def agreed(folder: Path, what: Agreement) -> None:
    """What the last sheet was, so that the next is begun by one tap."""
    with open_store(folder, CLOCK) as store:
        store.settings.set_text(LAST_SHEET, agreement_to_text(what))


async def begin(client: Client) -> None:
    """From home, in two taps."""
    await client.click("home-keep")
    await client.wait("keep-start")
    await client.click("keep-start")
    await client.wait("sheet")


async def write(client: Client, name: str, text: str) -> None:
    """Fills in a line of text, as its client does."""
    field = client.find(name)
    assert isinstance(field, ft.Semantics) and isinstance(field.content, ft.TextField)
    client.session.apply_patch(field.content._i, {"value": text})
    await client.send(field.content, "change", text)


async def heard(client: Client, name: str, text: str) -> None:
    """Waits until this is said of a control."""
    await client.until(lambda: text in client.spoken(name), f"{name}: {text}")


async def typed(client: Client, player: int, digits: str) -> None:
    """Types a number for a player, waiting until each tap is on the disk."""
    await client.click(f"player-{player}")
    for n in range(len(digits)):
        await client.click(f"key-{digits[n]}")
        await heard(client, "pad-words", f" {digits[: n + 1]}")


async def keep(client: Client, round: int) -> None:
    """Keeps the round in play, whatever is odd about it."""
    await client.click("pad-keep")
    if f"Round {round + 1}" not in client.spoken("round"):
        await client.settle()
    await client.until(lambda: f"Round {round + 1}" in client.spoken("round"), "the next round")


def kept(folder: Path) -> StoredMatch:
    with open_store(folder, CLOCK) as store:
        return store.matches.read_page().matches[0]


async def test_the_first_sheet_asks_for_names(tmp_path: Path) -> None:
    async with visit(tmp_path) as client:
        await client.click("home-keep")
        await client.wait("keep-problem")
        for name in ("Mum", "Jo"):
            await write(client, "keep-name", name)
            await client.click("keep-add")
        await client.until(lambda: not client.has("keep-problem"), "two names")
        await client.click("keep-start")
        await client.wait("sheet")
        assert top(client) == "/sheet/1"
        assert "Mum" in client.spoken("player-1") and "Jo" in client.spoken("player-2")


async def test_two_taps_from_home_begin_a_sheet_like_the_last(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(FOUR))
    async with visit(tmp_path) as client:
        await begin(client)
        assert top(client) == "/sheet/1"
        assert "Mum" in client.spoken("player-1")


async def test_every_tap_is_there_after_the_app_was_killed(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(FOUR))

    async with visit(tmp_path) as client:
        await begin(client)
        await typed(client, 1, "12")
        await typed(client, 3, "7")
        with open_store(tmp_path, CLOCK) as store:  # as a crash would find it: nothing was closed
            sheet = store.sheets.get(1)
        assert sheet is not None
        assert sheet.current_picture.rounds[0].entries == (Score(12), None, Score(7), None)
    async with visit(tmp_path, "/sheet/1") as client:
        await client.wait("sheet")
        assert "+12" in client.spoken("player-1")
        assert "+7" in client.spoken("player-3")
        await typed(client, 2, "5")
    async with visit(tmp_path, "/sheet/1") as client:
        await client.wait("sheet")
        assert "+5" in client.spoken("player-2")


async def test_a_round_with_a_missing_entry_says_so_and_can_be_kept(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(FOUR))

    async with visit(tmp_path) as client:
        await begin(client)
        await typed(client, 1, "9")
        await client.click("pad-keep")
        await heard(client, "pad-words", "Jo, Sam, Gran")
        assert "Round 1" in client.spoken("round")
        await keep(client, 1)
        assert client.spoken("player-1").startswith("Mum, 9")


async def test_an_earlier_round_is_mended_and_the_totals_follow(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo")))

    async with visit(tmp_path) as client:
        await begin(client)
        for round in (1, 2):
            await typed(client, 1, "10")
            await typed(client, 2, "4")
            await keep(client, round)
        assert client.spoken("player-2").startswith("Jo, 8")
        await client.click("round")
        await client.wait("panel-rounds")
        await client.click("grid-1")
        await heard(client, "round", "Editing round 1")
        await typed(client, 2, "30")
        await heard(client, "player-2", "Jo, 34")
        await client.click("pad-keep")
        await heard(client, "round", "Round 3")
        assert "leads" in client.spoken("player-2")


async def test_undo_and_redo_go_all_the_way_back_and_forth(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo")))

    async with visit(tmp_path) as client:
        await begin(client)
        await typed(client, 1, "12")
        await typed(client, 2, "34")
        await keep(client, 1)
        assert client.spoken("player-1").startswith("Mum, 12")
        steps = 0
        while not getattr(client.find("undo"), "disabled", False):
            await client.click("undo")
            await client.settle()
            steps += 1
            assert steps < 20
            await client.until(lambda: True)
        await heard(client, "player-1", "no entry yet")
        while not getattr(client.find("redo"), "disabled", False):
            await client.click("redo")
            await client.until(lambda: True)
        await heard(client, "player-1", "Mum, 12")
        assert "Round 2" in client.spoken("round")


async def test_kilodneys_tally_stops_at_fifty_at_once(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(FOUR, "kilodney"))

    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("player-2")
        await client.click("mark-plus-2")
        await heard(client, "player-2", "Jo, 2")
        for total in (16, 30, 44):
            await client.click("mark-knock")
            await client.wait("knock-cards-14")
            await client.click("knock-4")
            await client.click("knock-cards-14")
            await heard(client, "player-2", f"Jo, {total},")
        await client.click("mark-knock")
        await client.wait("knock-cards-6")
        await client.click("knock-cards-6")
        await client.wait("sheet-over")
        assert "Jo won the match" in client.texts()
        assert not client.has("mark-plus-1")
    assert (kept(tmp_path).state, kept(tmp_path).totals) == ("finished", (0, 50, 0, 0))


async def test_cards_that_are_left_are_added_up_by_the_rules(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), "switch-black-jack"))

    async with visit(tmp_path) as client:
        await begin(client)
        for tapped, said in (("left-AS", "50"), ("suit-H", "50"), ("left-JH", "100"), ("left-7H", "130")):
            await client.click(tapped)
            await heard(client, "pad-words", said)
        await client.click("left-7H")  # two packs: there may be two of them
        await heard(client, "pad-words", "160")
        await client.click("left-back")
        await heard(client, "pad-words", "130")
        await client.click("pad-next")
        await client.click("left-none")
        await heard(client, "player-2", "no cards left")
        await keep(client, 1)
        assert client.spoken("player-1").startswith("Mum, 130")
        assert "leads" in client.spoken("player-2")


async def test_a_card_more_often_than_the_packs_have_it_is_odd(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), "switch-black-jack"))

    async with visit(tmp_path) as client:
        await begin(client)
        for n in range(1, 4):
            await client.click("left-3S")
            await heard(client, "pad-words", str(3 * n))
        await client.click("pad-next")
        await client.click("left-none")
        await heard(client, "player-2", "no cards left")
        await client.click("pad-keep")
        await heard(client, "pad-words", "than the packs contain")


async def test_places_and_winners_can_be_entered(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(FOUR, free=Terms(entry="places", counts="hands", rounds=2)))

    async with visit(tmp_path) as client:
        await begin(client)
        for player, place in ((1, 2), (2, 1), (3, 3), (4, 4)):
            await client.click(f"player-{player}")
            await client.click(f"place-key-{place}")
            await heard(client, f"player-{player}", ("", "1st", "2nd", "3rd", "4th")[place] + " place")
        await keep(client, 1)
        assert client.spoken("player-2").startswith("Jo, 1")
        await client.click("pad-ways")
        await client.wait("panel-ways")
        await client.click("way-winner")
        await client.wait("key-won")
        await client.click("player-3")
        await client.click("key-won")
        await heard(client, "player-3", "won")
        await client.click("pad-keep")
        await client.wait("sheet-over")


@pytest.mark.parametrize(
    ("agreement", "key"),
    [
        (Agreement(FOUR, "switch-black-jack"), "left-none"),
        (Agreement(FOUR, free=Terms(entry="places")), "place-key-1"),
        (Agreement(FOUR, free=Terms(entry="winner")), "key-won"),
        (Agreement(FOUR, free=Terms(entry="winner")), "key-lost"),
        (Agreement(FOUR), "key-7"),
    ],
)
async def test_only_next_goes_on_to_the_next_player(tmp_path: Path, agreement: Agreement, key: str) -> None:
    agreed(tmp_path, agreement)

    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("player-2")
        before = client.spoken("player-2")
        await client.click(key)
        await client.until(lambda: client.spoken("player-2") != before, "the entry")
        assert client.find("player-2").selected  # type: ignore[attr-defined]
        await client.click("pad-next")
        assert client.find("player-3").selected  # type: ignore[attr-defined]


async def test_a_row_says_what_lacks_to_the_target_and_what_the_last_round_brought(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), free=Terms(target=50)))

    async with visit(tmp_path) as client:
        await begin(client)
        assert "50 to go" in client.spoken("player-1") and "previous round" not in client.spoken("player-1")
        await typed(client, 1, "16")
        await typed(client, 2, "4")
        await keep(client, 1)
        assert "34 to go" in client.spoken("player-1")
        assert "previous round +16" in client.spoken("player-1")
        await typed(client, 1, "2")
        await heard(client, "player-1", "+2 this round")
        assert "previous round" not in client.spoken("player-1")


async def test_who_is_put_out_is_crossed_and_lacks_nothing(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(FOUR, free=Terms(target=50)))

    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("player-3")
        await client.click("pad-person")
        await client.click("person-out")
        await heard(client, "player-3", "out")
        assert "to go" not in client.spoken("player-3")
        icons = [each.icon for each in _walk(client.find("player-3"), set()) if isinstance(each, ft.Icon)]
        assert icons == [ft.Icons.CLOSE_ROUNDED]


async def test_a_misdeal_clears_the_round_notes_why_and_is_undone_at_once(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo")))

    async with visit(tmp_path) as client:
        await begin(client)
        await typed(client, 1, "12")
        await typed(client, 2, "3")
        deals = [n for n in (1, 2) if "deals" in client.spoken(f"player-{n}")]
        await client.click("sheet-menu")
        await client.click("menu-misdeal")
        await heard(client, "player-1", "no entry yet")
        assert "no entry yet" in client.spoken("player-2") and not client.has("panel-menu")
        assert [n for n in (1, 2) if "deals" in client.spoken(f"player-{n}")] == deals
        with open_store(tmp_path, CLOCK) as store:
            sheet = store.sheets.get(1)
        assert sheet is not None and sheet.current_picture.rounds[0].note == "Misdeal, dealt again."
        await client.click("undo")
        await heard(client, "player-1", "+12")
        assert "+3" in client.spoken("player-2")


async def test_a_tally_is_dealt_again_without_its_marks(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(FOUR, "kilodney"))

    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("player-2")
        await client.click("mark-plus-2")
        await client.click("mark-minus-1")
        await heard(client, "player-2", "Jo, 1,")
        await client.click("sheet-menu")
        await client.click("menu-misdeal")
        await heard(client, "player-2", "Jo, 0,")


async def test_a_die_says_which_of_them_starts_and_nothing_is_written(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(FOUR))

    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("sheet-menu")
        await client.click("menu-die")
        assert client.spoken("die-starts") in {f"{name} starts" for name in FOUR}
        await client.click("die-again")
        assert client.spoken("die-starts") in {f"{name} starts" for name in FOUR}
        await client.click("panel-close")
        assert getattr(client.find("undo"), "disabled", False)


async def test_a_timer_counts_down_in_the_header_and_can_be_stopped(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(FOUR))

    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("sheet-menu")
        await client.click("menu-timer")
        await client.click("timer-60")
        await client.until(lambda: "1:00 left" in " ".join(client.texts()), "the time")
        await client.until(lambda: "0:59 left" in " ".join(client.texts()), "a second less")
        await client.click("sheet-menu")
        await client.click("menu-timer")
        await client.click("timer-stop")
        assert " left" not in " ".join(client.texts())


async def test_kilodneys_knock_out_asks_who_is_out(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(FOUR, "kilodney"))

    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("player-2")
        await client.click("mark-knock")
        await heard(client, "pad-words", "Who’s knocked out?")
        assert {"Mum", "Sam", "Gran"} <= set(client.texts())
        await client.click("knock-4")
        await heard(client, "pad-words", "How many cards did Gran have?")


async def test_a_player_is_penalised_put_away_and_somebody_joins(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo", "Sam")))

    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("player-2")
        await client.click("pad-person")
        await client.wait("panel-person")
        await client.click("missed-more")
        await heard(client, "player-2", "one forgotten call")
        await client.click("person-retire")
        await heard(client, "player-2", "left the table")
        await client.click("sheet-menu")
        await client.wait("panel-menu")
        await client.click("menu-join")
        await client.wait("join-name")
        await write(client, "join-name", "mum")
        await client.wait("join-alike")
        assert "too alike" in client.spoken("join-alike")
        assert getattr(client.find("join-add"), "disabled", False)
        await write(client, "join-name", "Gran")
        await client.click("join-add")
        await client.wait("player-4")
        await client.click("player-4")
        await client.click("pad-person")
        await client.wait("person-name")
        await write(client, "person-name", "Mùm")
        await client.wait("person-alike")
        assert getattr(client.find("person-rename"), "disabled", False)
        await write(client, "person-name", "Grandma")
        await client.click("person-rename")
        await heard(client, "player-4", "Grandma")


async def test_the_direction_turns_and_the_deal_passes(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo")))

    async with visit(tmp_path) as client:
        await begin(client)
        assert "deals" in client.spoken("player-1")
        await client.click("direction")
        await heard(client, "direction", "anticlockwise")
        await typed(client, 1, "1")
        await typed(client, 2, "2")
        await keep(client, 1)
        assert "deals" in client.spoken("player-2")
        assert "goes clockwise" in client.spoken("direction")


async def test_the_referee_answers_by_the_rules_of_the_table(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), "switch", options=("queen-covers",)))

    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("sheet-referee")
        await client.wait("panel-referee")
        await client.click("ask-Q")
        await client.until(lambda: any("covered by any card" in text for text in client.texts()), "an answer")


async def test_two_sheets_are_open_at_once(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(FOUR))
    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("back")
        await begin(client)
        assert top(client) == "/sheet/2"
        await client.go("/continue")
        await client.wait("continue-1")
        await client.click("continue-1")
        await client.until(lambda: top(client) == "/sheet/1", "the first sheet")


async def test_a_sheet_that_is_open_elsewhere_says_so_and_can_be_taken(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo")))

    async with visit(tmp_path) as client:
        await begin(client)
        data = app(client).data
        assert data is not None
        await client.go("/")
        await client.until(lambda: not client.has("sheet"), "home")
        data.store.leases.acquire(1, "another window", "a tablet", take_over=True)
        await client.go("/sheet/1")
        await client.wait("take-over")
        await client.click("take-over")
        await client.wait("sheet")
        await typed(client, 1, "3")


async def test_the_next_match_moves_the_deal_on(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), free=Terms(rounds=1)))

    async with visit(tmp_path) as client:
        await begin(client)
        await typed(client, 1, "1")
        await typed(client, 2, "2")
        await client.click("pad-keep")
        await client.wait("sheet-rematch")
        await client.click("sheet-rematch")
        await client.until(lambda: client.has("player-2") and "deals" in client.spoken("player-2"), "the next deal")
        assert top(client) == "/sheet/2"


async def test_an_address_of_no_sheet_is_lost(tmp_path: Path) -> None:
    async with visit(tmp_path, "/sheet/99") as client:
        await client.until(lambda: "Nothing here" in client.texts(), "lost")


async def test_house_rules_are_chosen_before_the_sheet_begins(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(("Mum", "Jo"), "switch"))

    async with visit(tmp_path, "/keep") as client:
        await client.wait("keep-rules")
        await client.click("keep-rules")
        await client.wait("option-queen-covers")
        await client.click("option-queen-covers")
        await client.click("keep-start")
        await client.wait("sheet")
        await client.click("sheet-referee")
        await client.wait("panel-referee")
        await client.click("ask-Q")
        await client.until(lambda: any("covered by any card" in text for text in client.texts()), "an answer")


async def test_teams_have_their_points_together(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(FOUR))

    async with visit(tmp_path) as client:
        await begin(client)
        for player, team in ((1, 1), (2, 2), (3, 1), (4, 2)):
            await client.click(f"player-{player}")
            await client.click("pad-person")
            await client.wait(f"team-{team}")
            await client.click(f"team-{team}")
            await heard(client, f"player-{player}", f"Team {team}")
            await client.click("panel-close")
        for player in (1, 2, 3, 4):
            await typed(client, player, f"{player}0")
        await keep(client, 1)
        assert "Team 1: 40" in client.texts() and "Team 2: 60" in client.texts()


async def test_who_is_added_to_many_is_in_sight_and_a_known_name_is_not_added_twice(tmp_path: Path) -> None:
    names = tuple(f"Person {n}" for n in range(40))
    with open_store(tmp_path, CLOCK) as store:
        for at in range(0, 40, 8):
            store.sheets.begin_sheet(Terms(), names[at : at + 8])
    agreed(tmp_path, Agreement(names[-2:]))

    async with visit(tmp_path, "/keep") as client:
        await client.wait("keep-name")
        for text in ("Zoe", "person 5"):
            await write(client, "keep-name", text)
            await client.click("keep-add")
        assert client.find("person-Zoe").selected  # type: ignore[attr-defined]
        assert client.find("person-Person 5").selected  # type: ignore[attr-defined]
        assert not client.has("person-person 5")


async def test_with_letters_of_twice_the_size_the_players_come_before_the_chart(tmp_path: Path) -> None:
    agreed(tmp_path, Agreement(FOUR, "kilodney"))

    async with visit(tmp_path) as client:
        await begin(client)
        await client.click("mark-plus-1")
        chart = await client.wait("running-chart")
        ends = [each.value for each in _walk(chart, set()) if isinstance(each, ft.Text)]
        assert sorted(ends) == sorted(FOUR)  # each line carries its name

        def first() -> str:
            shown = (str(getattr(each, "identifier", "")) for each in client.controls())
            return next(name for name in shown if name in ("running-chart", "player-1"))

        assert first() == "running-chart"
        app(client).text_scale = 2.0
        await client.settle()
        assert first() == "player-1"
