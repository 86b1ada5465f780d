"""The source of a lesson: the taught move is made, any other gets an answer and changes nothing, and the hand ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from app.lessons.lesson_picture import lesson_picture
from app.lessons.lesson_source import LessonSource
from app.preferences import Settings
from app.table.controller import Controller
from app.table.picture import ButtonId, ButtonKind, Picture
from app.table.reducer.state import TableState
from app.table.source import Teaching
from app.ui.window.app_state import App, Size
from app.ui.words import language, load_language, message_id, render
from engine.cards import CARD_TEXT, cards_in
from engine.lessons.lesson import load_lesson
from engine.lessons.order import lesson_ids
from engine.messages import LANGUAGES
from engine.moves import SAY, card_of, is_play, named_of, named_text
from engine.notation import Step

TURNS = 30  # of the event loop, until whoever is waited for has acted


@dataclass
class Guide:
    """A lesson on a table without a screen."""

    app: App
    source: LessonSource
    controller: Controller

    @property
    def shown(self) -> TableState:
        return self.controller.shown

    @property
    def teaching(self) -> Teaching:
        assert self.shown.teaching is not None
        return self.shown.teaching

    @property
    def picture(self) -> Picture:
        picture = lesson_picture(self.shown)
        assert picture is not None
        return picture

    @property
    def done(self) -> list[Step]:
        return list(self.source.hand.steps)


@asynccontextmanager
async def guided(id: str, drawn: list[TableState] | None = None) -> AsyncIterator[Guide]:
    """Run a lesson without animations; all pictures are appended to `drawn`."""
    shown = [] if drawn is None else drawn
    app = App(settings=Settings(motion="off", sounds=False))
    source = LessonSource(app, load_lesson(id))
    guide = Guide(app, source, Controller(app, source, shown.append, lesson_picture))
    running = asyncio.ensure_future(source.run())
    try:
        yield guide
    finally:
        running.cancel()


async def settle() -> None:
    for _ in range(TURNS):
        await asyncio.sleep(0)


async def read_on(guide: Guide) -> None:
    """Tap through the sentences until the pupil is asked for a move, or the lesson is over."""
    await settle()
    while guide.source.reading:
        await press(guide, "go-on")
        await settle()


async def press(guide: Guide, button: str) -> None:
    await guide.controller.on_button_pressed(ButtonId(ButtonKind(button)))


async def do(guide: Guide, how: str) -> None:
    """Make the taught move by its taps."""
    taught = guide.source.taught
    if taught & SAY:
        await press(guide, "declare")
    if is_play(taught):
        await guide.controller.on_card_tapped(card_of(taught))
        if named_of(taught):
            await guide.controller.on_choice_made(named_text(named_of(taught)))
    else:
        await (guide.controller.on_stock_tapped() if how == "stock" else press(guide, "draw"))


def words(guide: Guide) -> str:
    return guide.teaching.sentence


async def try_all_else(guide: Guide) -> int:
    """Tap everything but the taught move; each must get an answer and change nothing. Return the number of taps."""
    taught, done, sentence, tried = guide.source.taught, guide.done, words(guide), 0

    async def attempt(doing: Coroutine[Any, Any, None], answered: bool = True) -> None:
        nonlocal tried
        tried += 1
        await doing
        await settle()
        assert guide.done == done and guide.source.taught == taught
        if answered:
            assert words(guide) not in ("", sentence), words(guide)
            assert guide.teaching.is_answer
            await guide.source.say_again()
        assert words(guide) == sentence
        assert guide.picture and guide.picture.prompt

    for card in cards_in(guide.source.hand.state.hands[guide.source.lesson.learner_seat]):
        if not is_play(taught) or card != card_of(taught):
            await attempt(guide.controller.on_card_tapped(card))
    if taught & SAY:
        await attempt(guide.controller.on_card_tapped(card_of(taught)))
    if is_play(taught):
        await attempt(guide.controller.on_stock_tapped())
    for button in ("draw", "end", "take", "out"):
        if is_play(taught) or button != "draw":
            await attempt(press(guide, button))
    if is_play(taught) and named_of(taught):
        if taught & SAY:
            await press(guide, "declare")
        await guide.controller.on_card_tapped(card_of(taught))
        assert guide.picture.choice is not None
        for code in guide.picture.choice.nominations:
            await guide.controller.on_card_tapped(card_of(taught))
            assert guide.shown.transient.nominating_card == card_of(taught)
            if code != named_text(named_of(taught)):
                await attempt(guide.controller.on_choice_made(code))
        await guide.controller.on_choice_made("")
        if taught & SAY:
            await press(guide, "declare")
    for harmless in (
        guide.controller.on_pile_tapped(),
        guide.controller.on_seat_tapped(1),
        guide.controller.on_choice_made("S"),
        guide.controller.on_choice_made(""),
        press(guide, "undo"),
    ):
        await attempt(harmless, answered=False)
    return tried


@pytest.mark.parametrize("how", ["button", "stock"])
@pytest.mark.parametrize("id", lesson_ids())
async def test_every_step_is_taken_and_whatever_else_is_done_is_answered(id: str, how: str) -> None:
    async with guided(id) as guide:
        asked = 0
        await read_on(guide)
        while guide.source.taught != -1:
            picture = guide.picture
            assert (
                picture is not None
                and guide.source.sentence is not None
                and render(guide.source.sentence) == guide.teaching.sentence
            )
            meant = [card for card in picture.hand if card.playable]
            taught = guide.source.taught
            assert [card.text for card in meant] == ([CARD_TEXT[card_of(taught)]] if is_play(taught) else [])
            assert {"show-me", "leave"} <= {str(button.id) for button in picture.buttons}
            if how == "button":
                assert await try_all_else(guide)
            await do(guide, how)
            asked += 1
            await read_on(guide)
        assert guide.shown.panel == "over" and asked == len(guide.source.lesson.question_steps)
        assert tuple(step.action for step in guide.done) == guide.source.lesson.record.actions
        await guide.source.again()
        await read_on(guide)
        assert guide.shown.panel == "" and not guide.done[1:] and guide.source.taught != -1


@pytest.mark.parametrize("id", lesson_ids())
async def test_lesson_can_be_finished_with_show_me_alone(id: str) -> None:
    async with guided(id) as guide:
        for _ in range(len(guide.source.lesson.record.actions)):
            await read_on(guide)
            await press(guide, "show-me")
        await read_on(guide)
        assert guide.shown.panel == "over"


async def test_a_panel_stops_the_others_and_they_go_on_below_it() -> None:
    async with guided("switch") as guide:
        await read_on(guide)
        await guide.controller.on_log_pressed()
        await guide.controller.on_card_tapped(card_of(guide.source.taught))
        assert guide.shown.panel == "log" and not guide.done
        await guide.controller.on_panel_closed()
        assert guide.shown.panel == ""
        await guide.controller.on_menu_pressed()
        await guide.controller.on_panel_closed()
        await press(guide, "show-me")
        await read_on(guide)
        await guide.controller.on_log_pressed()
        assert len(guide.shown.log) == 3 and guide.shown.log[0].card == "KC"


async def test_on_a_large_screen_what_happened_stands_beside_the_table() -> None:
    async with guided("switch") as guide:
        guide.app.size = Size(1180, 820)
        await read_on(guide)
        await press(guide, "show-me")
        await read_on(guide)
        assert guide.picture is not None and not guide.shown.panel
        async with asyncio.timeout(10):
            while [row.card for row in guide.picture.log] != ["KC", "5C", "5H"]:
                await asyncio.sleep(0)


async def test_keys_play_a_lesson() -> None:
    async with guided("crazy-eights") as guide:
        await read_on(guide)
        for _ in range(400):
            if guide.shown.panel:
                break
            picture, taught = guide.picture, guide.source.taught
            assert picture is not None
            buttons = [str(button.id) for button in picture.buttons]
            if guide.source.reading:
                await guide.controller.on_key_pressed(str(buttons.index("go-on") + 1))
            elif picture.choice is not None:
                await guide.controller.on_key_pressed(
                    str(picture.choice.nominations.index(named_text(named_of(taught))) + 1)
                )
            elif not is_play(taught):
                await guide.controller.on_key_pressed("Arrow Down")
            elif guide.shown.transient.highlighted_card == card_of(taught):
                await guide.controller.on_key_pressed("Arrow Up")
            else:
                await guide.controller.on_key_pressed("Arrow Right")
            await settle()
        assert guide.shown.panel == "over"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_step_is_said_in_every_language(tag: str) -> None:
    for id in lesson_ids():
        for step in load_lesson(id).steps:
            assert message_id(f"lesson.{id}.{step.sentence_key}") in load_language(tag).table
    assert language().tag == "en"


@pytest.mark.parametrize("id", lesson_ids())
async def test_the_teacher_is_nobody_of_whom_the_lesson_tells(id: str) -> None:
    async with guided(id) as guide:
        teacher = ""
        while guide.shown.panel != "over":
            await read_on(guide)
            teacher = guide.teaching.teacher
            assert teacher not in words(guide)
            if guide.source.taught != -1:
                await press(guide, "show-me")
        picture = guide.picture
        assert picture is not None and teacher and teacher not in {seat.name for seat in picture.seats}


async def test_the_answer_to_a_wrong_tap_goes_once_the_right_one_was_made() -> None:
    shown: list[TableState] = []
    async with guided("switch", shown) as guide:
        while guide.shown.panel != "over":
            await read_on(guide)
            if guide.source.taught == -1:
                continue
            sentence = words(guide)
            held = guide.source.hand.state.hands[guide.source.lesson.learner_seat]
            taught = card_of(guide.source.taught) if is_play(guide.source.taught) else -1
            wrong = next((card for card in cards_in(held) if card != taught), -1)
            if wrong >= 0:
                await guide.controller.on_card_tapped(wrong)
                assert words(guide) != sentence
            answer = words(guide)
            shown.clear()
            await press(guide, "show-me")
            await read_on(guide)
            assert shown and (wrong < 0 or answer not in {each.teaching.sentence for each in shown if each.teaching})
