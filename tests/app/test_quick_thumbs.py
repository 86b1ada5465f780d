"""Two taps at once, and taps while something is on its way to the disk or a bot thinks: each counts once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.keeper.agreed import Agreed
from app.settings import Settings
from app.shell import App
from app.table import turns
from app.table.controller import Controller
from app.table.playing import Playing
from engine.moves import DRAW
from engine.rules import load, make_own, parse_rules
from engine.share import share
from engine.sheet import Place, Score, Terms
from store import Seat, open_store
from tests.app.at_table import STILL, labels, opened_actions, playable, quiet_card, run, store_of, words
from tests.app.fake import Client
from tests.app.tables import agreed, brought_to, laid, play_on
from tests.app.test_keeper_sheet import FOUR, begin, heard, kept
from tests.app.test_keeper_sheet import agreed as agreed_sheet
from tests.app.visits import app, fill_in, own_text, top, visit

AN_HOUR = 3_600_000


async def twice(client: Client, name: str) -> None:
    """Two taps before the first is answered."""
    await asyncio.gather(client.click(name), client.click(name))


class Slow:
    """A disk that takes its time over what `work` writes, until `go_on`."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: Any, work: str) -> None:
        write, self._free, self.begun = getattr(owner, work), threading.Event(), False

        def written(*arguments: Any, **named: Any) -> Any:
            self.begun = True
            assert self._free.wait(10)
            return write(*arguments, **named)

        patch.setattr(owner, work, written)

    def go_on(self) -> None:
        self._free.set()


def drawing(playing: Playing) -> bool:
    """Mia may draw, and after that draw again."""
    state = playing.state
    return state.to_act == 0 and DRAW in state.legal_moves() and not state.can


def test_two_quick_taps_on_draw_draw_once(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(options=("draw-until-playable",)), drawing, **STILL, pace="slow")
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("draw")
            before = len(opened_actions(client, match))
            await twice(client, "draw")
            await client.until(lambda: len(opened_actions(client, match)) > before, "the draw")
            assert len(opened_actions(client, match)) == before + 1

    run(test)


def test_the_second_of_two_quick_taps_on_a_card_is_no_mistake(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), quiet_card, **STILL, pace="slow")
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the turn")
            before = len(opened_actions(client, match))
            card = next(name for name in playable(client) if name[5] not in "A2478J")
            await twice(client, card)
            await client.until(lambda: len(opened_actions(client, match)) > before, "the card")
            assert words(client).startswith("You played ") and not client.has("why")

    run(test)


def test_two_quick_taps_on_undo_take_one_move_back(tmp_path: Path) -> None:
    def laid_two(playing: Playing) -> bool:
        past = playing.past
        mine = [each for each in past[-2:] if each.action.seat == 0 and each.events[0].kind == "play"]
        return len(mine) == 2 and playing.can_undo(0)

    async def test() -> None:
        match = brought_to(tmp_path, agreed(), laid_two, **STILL, pace="slow")
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("undo")
            before = len(opened_actions(client, match))
            await twice(client, "undo")
            await client.until(lambda: len(opened_actions(client, match)) < before, "the undo")
            for _ in range(20):  # time for the second one
                await asyncio.to_thread(int)
                await client.settle()
            assert len(opened_actions(client, match)) == before - 1

    run(test)


def test_a_match_that_ends_while_its_last_hand_is_written_ends_as_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def last_card(playing: Playing) -> bool:
        state = playing.state
        plain = state.can & ~state.tables.power
        return state.to_act == 0 and state.hands[0].bit_count() == 1 and bool(plain)

    async def test() -> None:
        match = brought_to(tmp_path, agreed(hands=1, options=("no-declaration",)), last_card, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the last card")
            disk = Slow(monkeypatch, store_of(client), "end_match")
            tap = asyncio.create_task(client.click(playable(client)[0]))
            await client.until(lambda: disk.begun, "the end on its way to the disk")
            await client.click("pile")  # somebody who cannot wait
            await client.settle()
            disk.go_on()
            await tap
            await client.until(lambda: labels(client, "hand-over") or labels(client, "match-over"), "the end")
            assert client.has("match-over")

    run(test)


def test_a_tap_while_a_bot_thinks_hurries_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(turns.PACE, "slow", AN_HOUR)
    settings = Settings().with_value("pace", "slow").with_value("sounds", False).with_value("haptics", False)

    async def test() -> None:
        with laid(agreed((Seat("Mia"), Seat("Ada", "master")), hands=1)) as playing:
            play_on(playing, lambda p: p.state.to_act == 1 and p.state.can.bit_count() > 2)
            controller, state = Controller(App(settings), playing.kept.id, lambda _: None), playing.state
            controller.playing = playing
            controller.painter.begin(playing)
            turn = asyncio.create_task(controller._bot_turn(playing))
            await asyncio.sleep(0)
            assert not turn.done() and playing.state is state
            await controller.pile()
            await asyncio.wait_for(turn, 10)
            assert playing.state is not state

    asyncio.run(test())


# On a sheet


def on_sheet(folder: Path, what: Agreed, test: Callable[[Client], Any]) -> None:
    agreed_sheet(folder, what)

    async def go() -> None:
        async with visit(folder) as client:
            await begin(client)
            await test(client)

    run(go)


def entries(folder: Path) -> tuple[object, ...]:
    from app.data import CLOCK

    with open_store(folder, CLOCK) as store:
        sheet = store.sheet(1)
    assert sheet is not None
    return sheet.picture.rounds[0].entries


def test_two_quick_taps_on_a_place_go_one_player_on(tmp_path: Path) -> None:
    async def test(client: Client) -> None:
        await client.click("player-1")
        await twice(client, "place-key-1")
        await heard(client, "player-1", "1. place")
        await client.settle()
        assert client.find("player-2").selected  # type: ignore[attr-defined]
        assert entries(tmp_path) == (Place(1), None, None, None)

    on_sheet(tmp_path, Agreed(FOUR, free=Terms(entry="places")), test)


def test_two_quick_taps_on_a_knock_out_count_it_once(tmp_path: Path) -> None:
    async def test(client: Client) -> None:
        await client.click("player-1")
        await client.click("mark-knock")
        await twice(client, "knock-cards-5")
        await heard(client, "player-1", "Mum, 5")
        await client.settle()
        assert client.spoken("player-1").startswith("Mum, 5,")

    on_sheet(tmp_path, Agreed(FOUR, "kilodney"), test)


def test_a_digit_that_is_still_on_its_way_goes_to_whom_it_was_typed_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(client: Client) -> None:
        await client.click("player-1")
        disk = Slow(monkeypatch, store_of(client), "tap")
        taps = [asyncio.create_task(client.click(key)) for key in ("key-1", "key-2")]
        await client.until(lambda: disk.begun, "the first digit on its way to the disk")
        await client.click("player-2")
        disk.go_on()
        await asyncio.gather(*taps)
        await heard(client, "player-1", "+12")
        assert entries(tmp_path) == (Score(12), None, None, None)

    on_sheet(tmp_path, Agreed(FOUR), test)


def test_two_quick_taps_on_deal_end_one_round(tmp_path: Path) -> None:
    async def test(client: Client) -> None:
        await client.click("mark-plus-1")
        await heard(client, "player-1", "1")
        await twice(client, "pad-keep")
        await heard(client, "round", "Round 2")
        await client.settle()
        assert "Round 2" in client.spoken("round")
        assert not [each for each in client.texts() if "not in play" in each]

    on_sheet(tmp_path, Agreed(FOUR, "kilodney"), test)


def test_a_sheet_that_is_taken_back_is_there_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.keeper.sitting.RENEW_MS", AN_HOUR)

    async def test(client: Client) -> None:
        store = store_of(client)
        store.release(store.acquire(1, "elsewhere", "another window", take_over=True))
        await client.click("mark-plus-1")
        await client.wait("panel-lost")
        await client.click("take-over")
        await client.until(lambda: not client.has("panel-lost"), "the sheet")
        await client.click("mark-plus-1")
        await heard(client, "player-1", "Mum, 1")

    on_sheet(tmp_path, Agreed(FOUR, "kilodney"), test)
    assert kept(tmp_path).state == "open"


@pytest.mark.parametrize(("route", "button"), [("/new/switch", "new-deal"), ("/keep", "keep-start")])
def test_two_quick_taps_begin_one_match(tmp_path: Path, route: str, button: str) -> None:
    async def test() -> None:
        agreed_sheet(tmp_path, Agreed(FOUR))
        async with visit(tmp_path, route) as client:
            await client.wait(button)
            await twice(client, button)
            await client.until(lambda: not client.has(button), "the table")
            assert len(store_of(client).open_matches()) == 1

    run(test)


# Before a table or a sheet


async def at_once(client: Client, *names: str) -> None:
    """A tap on each before the first is answered."""
    await asyncio.gather(*(client.click(name) for name in names))
    await client.settle()


def is_on(client: Client, name: str) -> bool:
    """Whether a switch is on or an answer is chosen."""
    found: Any = client.find(name)
    return bool(found.toggled or found.selected)


def test_two_quick_taps_on_two_people_both_count(tmp_path: Path) -> None:
    async def test() -> None:
        agreed_sheet(tmp_path, Agreed(FOUR))
        async with visit(tmp_path, "/keep") as client:
            await client.wait("person-Sam")
            await at_once(client, "person-Jo", "person-Sam")
            assert client.spoken("keep-start").endswith("Mum, Gran")

    run(test)


def test_who_is_picked_just_before_a_sheet_begins_is_on_it(tmp_path: Path) -> None:
    async def test() -> None:
        agreed_sheet(tmp_path, Agreed(FOUR))
        async with visit(tmp_path, "/keep") as client:
            await client.wait("keep-start")
            await at_once(client, "person-Jo", "keep-start")
            await client.wait("sheet")
            match = store_of(client).match(1)
            assert match is not None and [seat.name for seat in match.seats] == ["Mum", "Sam", "Gran"]

    run(test)


def test_a_sheet_does_not_begin_with_too_few(tmp_path: Path) -> None:
    async def test() -> None:
        agreed_sheet(tmp_path, Agreed(FOUR[:2]))
        async with visit(tmp_path, "/keep") as client:
            await client.wait("keep-start")
            await at_once(client, "person-Jo", "keep-start")
            assert client.has("keep-problem") and not store_of(client).open_matches()

    run(test)


def test_a_name_that_is_done_at_once_is_the_whole_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/keep") as client:
            await fill_in(client, "keep-name", "Zo")
            line: Any = client.find("keep-name")
            client.session.apply_patch(line.content._i, {"value": "Zoe"})
            await asyncio.gather(client.send(line.content, "change", "Zoe"), client.send(line.content, "submit", "Zoe"))
            assert client.has("person-Zoe") and not client.has("person-Zo")

    run(test)


@pytest.mark.parametrize(
    ("what", "taps"),
    [
        (Agreed(FOUR), ("free-half", "free-collects")),
        (Agreed(FOUR, "switch"), ("option-king-reverses", "option-runs")),
    ],
)
def test_two_quick_answers_on_a_sheet_both_hold(tmp_path: Path, what: Agreed, taps: tuple[str, ...]) -> None:
    async def test() -> None:
        agreed_sheet(tmp_path, what)
        async with visit(tmp_path, "/keep") as client:
            await client.wait("keep-start")
            if client.has("keep-rules"):
                await client.click("keep-rules")
            before = [is_on(client, name) for name in taps]
            await at_once(client, *taps)
            assert [is_on(client, name) for name in taps] == [not was for was in before]

    run(test)


def test_an_answer_for_another_sheet_is_none_of_the_one_that_was_just_taken(tmp_path: Path) -> None:
    async def test() -> None:
        agreed_sheet(tmp_path, Agreed(FOUR, "switch"))
        async with visit(tmp_path, "/keep") as client:
            await client.wait("keep-start")
            for name in ("keep-rules", "sheet-chosen"):
                await client.click(name)
            await at_once(client, "sheet-free", "option-king-reverses", "keep-target-more")
            assert client.has("free-half") and not client.has("keep-problem")

    run(test)


def test_two_quick_answers_at_a_table_both_hold(tmp_path: Path) -> None:
    taps = ("option-king-reverses", "option-runs")

    async def test() -> None:
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

    run(test)


def test_quick_taps_at_the_seats_each_count_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/new/switch") as client:
            await at_once(client, "seat-add", "seat-add")
            assert client.has("seat-6") and not client.has("seat-7")
            await client.click("seat-2")
            await at_once(client, "seat-2-remove", "seat-2-remove", "seat-2-kind-")
            assert client.has("seat-5") and not client.has("seat-6")
            assert not client.has("seat-2-kind-")
            await client.click("seat-1")
            app(client).set("names", ("Ann", "Bob"))
            await client.wait("seat-1-Ann")
            await at_once(client, "seat-1-Ann", "seat-add")
            assert client.has("seat-6") and "Ann" in client.spoken("seat-1")

    run(test)


def test_no_more_sit_down_than_there_is_room_for(tmp_path: Path) -> None:
    most = load("switch").most_seats

    async def test() -> None:
        async with visit(tmp_path, "/new/switch") as client:
            await at_once(client, *["seat-add"] * (most + 2))
            assert client.has(f"seat-{most}") and not client.has(f"seat-{most + 1}") and not client.has("new-problem")

    run(test)


def test_two_names_that_are_taken_off_at_once_are_both_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/settings") as client:
            app(client).set("names", ("Ann", "Bob", "Cleo"))
            await client.wait("name-3-remove")
            await at_once(client, "name-1-remove", "name-2-remove")
            assert app(client).settings.names == ("Cleo",)

    run(test)


def test_a_name_is_added_whole_while_another_is_taken_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/settings") as client:
            app(client).set("names", ("Ann", "Bob"))
            await fill_in(client, "name-new", "Zo")
            line: Any = client.find("name-new")
            client.session.apply_patch(line.content._i, {"value": "Zoe"})
            await asyncio.gather(client.click("name-1-remove"), client.send(line.content, "submit", "Zoe"))
            assert app(client).settings.names == ("Bob", "Zoe")

    run(test)


def test_two_parts_of_the_editor_that_are_opened_at_once_are_both_open(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/new/switch/edit") as client:
            await client.wait("own-keep")
            await at_once(client, "section-start", "section-read")
            assert client.has("words-start") and client.has("preview-*")

    run(test)


def test_two_quick_changes_of_a_game_are_both_kept_and_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/new/switch/edit") as client:
            await client.wait("own-keep")
            await client.click("card-of-9")
            await at_once(client, "does-skip-more", "does-reverse", "own-keep", "own-keep")
            await client.until(lambda: top(client) == "/new/mine-1", "the table of the game")
            nine = parse_rules(own_text(client)).words.cards["9"]
            assert (nine.skip, nine.reverse) == (1, True)
            assert len(store_of(client).own_games()) == 1

    run(test)


def test_a_game_that_lost_its_name_just_before_is_not_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/new/switch/edit") as client:
            await client.wait("own-keep")
            await asyncio.gather(fill_in(client, "own-name", ""), client.click("own-keep"))
            assert client.has("own-finding-1") and not store_of(client).own_games()
            assert not app(client).journal.last_error

    run(test)


def test_two_quick_taps_keep_a_game_that_came_as_a_code_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/new/import") as client:
            await fill_in(client, "import-code", share(make_own("switch", "Hers", (), {"cards": {"9": {"skip": 2}}})))
            await client.wait("import-keep")
            await twice(client, "import-keep")
            await client.until(lambda: top(client) == "/new/mine-1", "the table of the game")
            assert len(store_of(client).own_games()) == 1

    run(test)
