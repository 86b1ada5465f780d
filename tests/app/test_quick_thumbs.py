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
from engine.sheet import Place, Score, Terms
from store import Seat, open_store
from tests.app.at_table import STILL, labels, opened_actions, playable, quiet_card, run, store_of, words
from tests.app.fake import Client
from tests.app.tables import agreed, brought_to, laid, play_on
from tests.app.test_keeper_sheet import FOUR, begin, heard, kept
from tests.app.test_keeper_sheet import agreed as agreed_sheet
from tests.app.visits import visit

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
