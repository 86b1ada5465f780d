"""The log of a hand has every event with its card and its reason, and nothing hidden."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import flet as ft
import pytest

from app.table.components.panels.log_panel import LogFaces, SideLog, filter_rows
from app.table.layout.own_hand import Box
from app.table.narration.log import LogRow, log_rows
from app.table.picture import Look
from app.table.playing import Playing
from app.table.wording import NOBODY
from app.ui import theme
from engine.events import PenaltySet, Played, Reversed, drawn_in
from engine.lessons.lesson import load_lesson
from engine.notation import Recorder, rules_of_record, starting_state, with_held_copy
from tests.app.at_table import STILL, cards, labels, my_turn, playable, quiet_card
from tests.app.fake import Client, opened
from tests.app.tables import MATCHES, agreed, bots, brought_to, laid, play_on
from tests.app.visits import visit

GAMES = {
    **MATCHES,
    "kilodney": agreed(bots(4), game="kilodney", hands=1),
    "black jack": agreed(bots(3), game="black-jack", hands=1),
    "makao": agreed(bots(3), game="makao", hands=1),
}


def logged(playing: Playing, actions: int | None = None, me: int = NOBODY) -> tuple[LogRow, ...]:
    """Return the log's rows for the first `actions` actions of the hand, all without a number."""
    names = [playing.player(seat).name for seat in range(playing.state.seats)]
    return log_rows(
        playing.steps[:actions], playing.recorder.states_before, names, me, playing.rules, len(names) * 1000
    )


@pytest.mark.parametrize("name", GAMES)
def test_each_card_that_is_laid_and_all_that_is_drawn_and_owed_stands_in_it(name: str) -> None:
    with laid(GAMES[name]) as playing:
        play_on(playing)
        rows = logged(playing)
        events = [event for step in playing.steps for event in step.events]
        assert len(rows) >= len(
            [event for event in events if isinstance(event, Played | PenaltySet) or drawn_in(event)]
        )
        assert len([row for row in rows if row.card]) >= len([event for event in events if isinstance(event, Played)])
        assert all(row.text and (row.seat < 0) == (not row.name) for row in rows)
        assert all(row.reason for row in rows if row.card)


@pytest.mark.parametrize("name", GAMES)
def test_the_newest_comes_first_and_what_stood_there_stays(name: str) -> None:
    with laid(GAMES[name]) as playing:
        play_on(playing)
        rows = logged(playing)
        for actions in (1, 5, len(playing.steps) // 2):
            before = logged(playing, actions)
            assert rows[len(rows) - len(before) :] == before


def test_no_card_that_somebody_drew_stands_in_it() -> None:
    with laid(GAMES["two"]) as playing:
        play_on(playing)
        hidden = [row for row in logged(playing) if not row.card]
        assert hidden
        assert not any(sign in row.text for row in hidden for sign in "♠♥♦♣" if "named" not in row.text)


def test_points_that_are_scored_stand_beside_their_reason() -> None:
    with laid(GAMES["kilodney"]) as playing:
        play_on(playing)
        scored = [row for row in logged(playing) if row.points]
        assert scored and all(row.reason for row in scored)
        assert {row.points[0] for row in scored} <= set("+−")


def test_points_say_what_they_were_scored_for_and_by_which_card() -> None:
    hand = load_lesson("kilodney").record
    recorder = Recorder(starting_state(hand), replace(hand, actions=(), result=None))
    for action in hand.actions:
        recorder.play(with_held_copy(recorder.state, action.move, action.seat), action.seat)
    rows = log_rows(recorder.steps, recorder.states_before, hand.players, NOBODY, rules_of_record(hand))
    assert [(row.name, row.points, row.reason) for row in reversed(rows) if row.points] == [
        ("Pupil", "+1", "An Ace that leads or follows suit scores +1. Switched in, it scores nothing."),
        ("Ada", "−1", "One lower than A♠: −1."),
        ("Pupil", "+1", "One higher than 5♠: +1."),
        ("Pupil", "+1", "One higher than 9♦: +1."),
        ("Pupil", "+2", "Cards Ada still had: 2."),
        ("Ben", "+1", "One higher than 8♠: +1."),
        ("Pupil", "+1", "One higher than 9♠: +1."),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_log_names_who_reversed_direction(name: str) -> None:
    with laid(GAMES[name]) as playing:
        play_on(playing)
        said = [(row.name, row.text) for row in logged(playing)]
        turned = [event.seat for step in playing.steps for event in step.events if isinstance(event, Reversed)]
        names = [playing.player(seat).name for seat in reversed(turned)]
        assert [(name, words) for name, words in said if "changed the direction" in words] == [
            (name, f"{name} changed the direction.") for name in names
        ]


@pytest.mark.parametrize("name", GAMES)
def test_the_latest_goes_back_to_ones_own_last_turn_and_points_are_those_that_count(name: str) -> None:
    with laid(GAMES[name]) as playing:
        play_on(playing)
        for actions in range(1, len(playing.steps), 7):
            rows = logged(playing, actions)
            for me in range(playing.state.seats):
                ways = filter_rows(rows, me)
                late = ways.get("late", rows)
                assert ways["all"] == rows and late == rows[: len(late)]
                newest = next((n for n, row in enumerate(rows) if row.seat == me), len(rows))
                assert [row.seat for row in late[newest:]] == [me] * (len(late) - newest)
                assert not newest < len(late) < len(rows) or rows[len(late)].seat != me
                assert list(ways.get("points", ())) == [row for row in rows if row.points]
            assert "late" not in filter_rows(rows, NOBODY)


@asynccontextmanager
async def opened_log(folder: Path, actions: int) -> AsyncIterator[Client]:
    """Open a table after more than so many actions, with the log on it."""
    match = brought_to(folder, agreed(), lambda playing: my_turn(playing) and len(playing.steps) > actions, **STILL)
    async with visit(folder, f"/play/{match}") as client:
        await client.until(lambda: cards(client), "the cards")
        await client.click("log")
        await client.wait("panel-log")
        yield client


async def test_log_shows_the_chosen_filter(tmp_path: Path) -> None:
    async with opened_log(tmp_path, 12) as client:
        every = labels(client, "log-")
        assert "Before that" in client.texts()  # between one's own last turn and what was before it
        await client.click("show-late")
        await client.until(lambda: len(labels(client, "log-")) < len(every), "the latest")
        assert labels(client, "log-").items() <= every.items()
        assert "Before that" not in client.texts()
        await client.click("show-all")
        await client.until(lambda: labels(client, "log-") == every, "everything")
        assert not client.has("show-points")


async def test_the_log_lies_on_the_table_and_is_put_away_again(tmp_path: Path) -> None:
    async with opened_log(tmp_path, 6) as client:
        rows = labels(client, "log-")
        assert len(rows) > 6
        await client.click("panel-close")
        assert not client.has("panel-log")


async def test_beside_the_table_of_a_tablet_the_log_follows_what_happens(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), quiet_card, **STILL, pace="slow")
    async with visit(tmp_path, f"/play/{match}", width=820, height=1180) as client:
        await client.wait("beside-0")
        assert not client.has("log")
        before = client.spoken("beside-0")
        card = next(name for name in playable(client) if name[5] not in "A2478J")
        await client.click(card)
        await client.until(lambda: client.spoken("beside-0") != before, "the card in the log")
        assert client.spoken("beside-0").startswith("You played ")


@pytest.mark.parametrize(("actions", "apart"), [(1, False), (9, True)])
async def test_beside_the_table_what_was_before_ones_own_turn_is_told_apart(
    tmp_path: Path, actions: int, apart: bool
) -> None:
    late = brought_to(tmp_path, agreed(), lambda at: my_turn(at) and len(at.steps) > actions, **STILL)
    async with visit(tmp_path, f"/play/{late}", width=820, height=1180) as client:
        await client.wait("beside-0")
        assert ("Before that" in client.texts()) == apart


@pytest.mark.parametrize(("points", "colours"), [("+1", theme.GAINED), ("−2", theme.LOST)])
async def test_the_colour_of_points_says_whether_they_are_a_gain(points: str, colours: tuple[str, str]) -> None:
    rows = (LogRow(1, "Ada", "Ada scores.", points=points),)
    shown = partial(SideLog, rows, LogFaces(frozenset({1}), 0, ""), Box(0, 0, 240, 600), Look())
    async with opened(lambda page: page.render(shown)) as client:
        (text,) = (each for each in client.controls() if isinstance(each, ft.Text) and each.value == points)
        assert text.color == colours[1]
        grounds = {each.bgcolor for each in client.controls() if isinstance(each, ft.Container)}
        assert colours[0] in grounds


async def test_a_screen_that_becomes_large_tells_what_happened_before(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), lambda playing: my_turn(playing) and len(playing.steps) > 6, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: cards(client), "the cards")
        assert client.has("log")
        await client.resize(820, 1180)
        await client.wait("beside-6")
