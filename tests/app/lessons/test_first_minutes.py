"""The first five minutes: from the first start over the lesson and its win to the first round against a bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from app.ui.card_faces import card_name
from app.ui.player_faces import BOTS, PORTRAITS, face_picture
from engine.cards import CARD_TEXT
from engine.lessons.lesson import load_lesson
from engine.moves import card_of, is_play
from engine.player_names import WITHOUT_NAME
from tests.app.at_table import store_of
from tests.app.fake import Client, children, texts
from tests.app.visits import app, fill_in, top, visit

TAPS = 12  # from the first screen to the first round: to the lesson, its steps and what they show, to the round


@asynccontextmanager
async def at_the_win(folder: Path, route: str = "/learn/switch", **how: Any) -> AsyncIterator[Client]:
    """Open a lesson, let it show each step, and stay at its end."""
    async with visit(folder, route, **how) as client:
        app(client).change_setting("pace", "none")
        await follow_lesson(client)
        yield client


async def follow_lesson(client: Client) -> int:
    """Follow a lesson to its end, and return the number of taps."""
    taps = 0
    while True:
        await client.until(lambda: any(map(client.has, ("show-me", "go-on", "lesson-play"))), "the next step")
        if client.has("lesson-play"):
            return taps
        await client.click("go-on" if client.has("go-on") else "show-me")
        taps += 1


async def test_the_first_round_is_few_taps_from_the_first_start(tmp_path: Path) -> None:
    async with visit(tmp_path) as client:
        app(client).change_setting("pace", "none")
        await client.wait("home-learn")
        await client.click("home-learn")
        await client.until(lambda: client.has("lesson"), "the lesson")
        taps = 1 + await follow_lesson(client)
        await play_round(client)
        assert taps + 1 == TAPS


async def play_round(client: Client) -> None:
    """Begin the round that follows a lesson."""
    await client.click("lesson-play")
    await client.until(lambda: top(client) == "/play/1" and not client.has("lesson"), "the round")
    await client.wait("own-seat")


def live(client: Client) -> list[str]:
    """Return what is announced when it appears and isn't hidden from screen readers."""
    hidden = {
        id(inner)
        for each in client.controls()
        if isinstance(each, ft.Semantics) and each.exclude_semantics
        for inner in _below(each)
    }
    return [
        each.label or " ".join(texts(each))
        for each in client.controls()
        if isinstance(each, ft.Semantics) and each.live_region and id(each) not in hidden
    ]


def _below(control: Any) -> list[Any]:
    found: list[Any] = []
    for each in children(control):
        found += [each, *_below(each)]
    return found


async def test_a_lesson_ends_with_a_win_that_is_spoken_once(tmp_path: Path) -> None:
    async with at_the_win(tmp_path) as client:
        said = [each for each in live(client) if each]
        assert said == ["You won the round. You can play Switch!"]
        assert client.has("result-last") and client.spoken("result-last").startswith("your last card")
        (caption,) = [each for each in _below(client.find("result-last")) if isinstance(each, ft.Text)]
        assert caption.text_align == ft.TextAlign.LEFT  # beside the card in every language
        assert any("question mark" in text for text in client.texts())


async def test_whoever_skips_name_and_face_plays_a_round_as_you_and_nothing_is_stored(tmp_path: Path) -> None:
    async with at_the_win(tmp_path) as client:
        assert client.has("person-name") and client.has("person-face")
        assert store_of(client).people.all() == ()
        await play_round(client)
        (match,) = store_of(client).matches.unfinished_matches()
        assert [(seat.name, seat.level) for seat in match.seats] == [(WITHOUT_NAME, ""), ("Ben", "careless")]
        assert match.ruleset == "switch" and match.hand_limit == 1 and top(client) == f"/play/{match.id}"
        assert client.spoken("own-seat").startswith("You")
        assert app(client).settings.names == ()
        (person,) = store_of(client).people.all()
        assert (person.name, person.face) == (WITHOUT_NAME, "")


async def test_name_and_face_of_a_new_player_are_used_from_then_on(tmp_path: Path) -> None:
    async with at_the_win(tmp_path) as client:
        await fill_in(client, "person-name", "Noa")
        await client.click("person-face")
        await client.click("face-noor")
        await client.until(lambda: not client.has("face-noor"), "the face is chosen")
        await play_round(client)
        (person,) = store_of(client).people.all()
        assert (person.name, person.face) == ("Noa", "noor") and app(client).settings.names == ("Noa",)
    async with at_the_win(tmp_path, "/learn/mau-mau") as client:
        assert not client.has("person-name")


async def test_a_face_can_be_chosen_without_a_name(tmp_path: Path) -> None:
    async with at_the_win(tmp_path) as client:
        await client.click("person-face")
        await client.click("face-theo")
        await client.click("lesson-home")
        await client.wait("home-new")
        (person,) = store_of(client).people.all()
        assert (person.name, person.face) == (WITHOUT_NAME, "theo") and app(client).settings.names == ()


async def test_the_first_face_is_drawn_for_people_and_stays(tmp_path: Path) -> None:
    async with visit(tmp_path, "/learn/switch") as client:
        look = app(client).person_look(WITHOUT_NAME)
        assert look is not None and look.face in PORTRAITS and look.face not in BOTS
        await client.wait("own-seat")
        drawn = [str(getattr(each, "src", "")) for each in _below(client.find("table"))]
        assert any(src.startswith(face_picture(look.face).removesuffix(".webp")) for src in drawn)
    async with visit(tmp_path) as client:
        assert app(client).person_look(WITHOUT_NAME) == look


async def test_a_name_given_later_is_that_of_the_person_who_played_without_one(tmp_path: Path) -> None:
    async with at_the_win(tmp_path) as client:
        await play_round(client)
        await client.go("/settings")
        await client.wait("name-new")
        await fill_in(client, "name-new", "Noa")
        await client.click("name-add")
        await client.until(lambda: [each.name for each in store_of(client).people.all()] == ["Noa"], "the new name")


async def test_after_the_first_round_comes_another_or_a_proper_table(tmp_path: Path) -> None:
    async with at_the_win(tmp_path) as client:
        await play_round(client)
        for tapped in ("menu", "menu-resign", "resign-sure"):
            await client.wait(tapped)
            await client.click(tapped)
        await client.wait("match-over")
        assert client.spoken("rematch") == "Again" and client.spoken("result-table") == "Set up a match"
        await client.click("result-table")
        await client.wait("new-deal")
        assert top(client) == "/new/switch" and client.has("seat-4")
        await client.click("new-deal")
        await client.wait("own-seat")
        assert len(store_of(client).matches.unfinished_matches()[0].seats) == 4


@pytest.mark.parametrize("id", ["switch", "kilodney"])  # in Kilodney, the others play on
async def test_the_last_card_of_the_win_is_the_learners(tmp_path: Path, id: str) -> None:
    lesson = load_lesson(id)
    own = [action.move for action in lesson.record.actions if action.seat == lesson.learner_seat]
    last = CARD_TEXT[card_of([move for move in own if is_play(move)][-1])]
    async with at_the_win(tmp_path, f"/learn/{id}") as client:
        assert client.spoken("result-last").endswith(card_name(last))
