"""A bot's face, level and style go with its name, everywhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import flet as ft
import pytest

from app.daily.hand import LEVELS, names_at_table
from app.new_table.setup import first_setup
from app.people import bots_for_levels, usual_level
from app.publish.messages import bot_faces
from app.publish.messages.fluent import APP
from app.ui.player_faces import BOTS, bot_face, bot_names, face_picture
from engine.messages import LANGUAGES
from store.records import Seat
from tests.app.at_table import STILL
from tests.app.fake import Client, _walk
from tests.app.tables import agreed, brought_to
from tests.app.visits import visit
from tests.messages.tables import compiled

SEATS = (Seat("Mia"), Seat("Cleo", "steady"), Seat("Eli", "careless"), Seat("Ada", "sharp"))


def faces(client: Client, name: str = "") -> list[str]:
    """Return the bots' faces on the screen, or in the control with this name, in reading order.

    Each is named by its calm picture, whatever its mood.
    """
    within = _walk(client.find(name), set()) if name else client.controls()
    drawn = [re.sub(r"-\w+\.webp$", ".webp", str(each.src)) for each in within if isinstance(each, ft.Image)]
    return [each for each in drawn if each.startswith("faces/")]


def test_the_file_of_faces_is_made_of_the_names_in_all_languages() -> None:
    assert bot_faces.PAGE.read_text(encoding="utf-8") == bot_faces.bot_faces_json(), (
        "run python -m app.publish.messages --write"
    )


@pytest.mark.parametrize("tag", LANGUAGES)
def test_there_are_twelve_names_and_the_first_six_have_the_six_faces(tag: str) -> None:
    names = compiled(APP, tag)["people-bots"].split()
    assert len(names) >= 12
    assert len({name.casefold() for name in names}) == len(names)
    assert [bot_face(name) for name in names[:6]] == [face_picture(face) for face in BOTS]


def test_names_of_earlier_versions_still_have_a_face_that_fits() -> None:
    known = json.loads(bot_faces.PAGE.read_text(encoding="utf-8"))
    women, men = BOTS[::2], BOTS[1::2]
    her = ("bia", "flora", "lena", "나은", "بسمة", "inès", "gala", "gabi", "anouk", "iris", "gosia", "가은", "서연")
    his = ("caio", "enzo", "igor", "도윤", "تامر", "kit", "fede", "fábio", "daan", "joris", "filip", "지호", "كريم")
    assert {known[name] for name in her} <= set(women)
    assert {known[name] for name in his} <= set(men)


def test_a_name_that_somebody_typed_has_one_face_too() -> None:
    assert bot_face("Grandpa Joe") == bot_face("grandpa joe")
    assert len({bot_face(f"Bot {n}") for n in range(60)}) == len(BOTS)


def test_the_same_bot_plays_at_the_same_level_wherever_nobody_chooses() -> None:
    levels = {usual_level(name) for name in bot_names()}
    assert levels == {"careless", "steady"}
    assert [usual_level(name) for name in names_at_table("Mia")[1:]] == list(LEVELS)
    assert all(seat.level == usual_level(seat.name) for seat in first_setup("switch", ["Mia"]).seats[1:])
    assert all(usual_level(name) == "steady" for name in bots_for_levels(["Ada"], ["steady"] * 4))
    assert not {"Ada", "Ben"} & set(bots_for_levels(["ada", "BEN"], [""] * 10))


async def test_a_bot_keeps_its_face_when_another_is_removed_before_the_deal(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch") as client:
        before = {client.spoken(f"seat-{n}"): faces(client, f"seat-{n}") for n in (2, 3, 4)}
        assert len({face[0] for face in before.values()}) == 3
        await client.click("seat-2")
        await client.wait("seat-2-remove")
        await client.click("seat-2-remove")
        await client.until(lambda: not client.has("seat-4"), "one seat fewer")
        after = {client.spoken(f"seat-{n}"): faces(client, f"seat-{n}") for n in (2, 3)}
        assert list(after.items()) == list(before.items())[1:]


async def test_a_bot_has_its_face_at_the_table_in_the_result_and_in_the_history(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(SEATS, hands=1), lambda playing: playing.over, **STILL)
    own = {seat.name: bot_face(seat.name) for seat in SEATS if seat.level}
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("match-over")
        assert [faces(client, f"seat-{n}") for n in (2, 3, 4)] == [[own[seat.name]] for seat in SEATS[1:]]
        assert {*faces(client)} == {*own.values()}
        await client.go("/history")
        await client.wait(f"match-{match}")
        winner = next(name for name in own if f"won by {name}" in client.spoken(f"match-{match}"))
        assert faces(client, f"match-{match}") == [own[winner]]
        await client.go(f"/history/{match}")
        await client.wait("match-share")
        named = [text for text in client.texts() if text in own]
        assert len(named) == 2 * len(own), "in the places and in the grid"
        assert faces(client)[-len(named) :] == [own[name] for name in named]
