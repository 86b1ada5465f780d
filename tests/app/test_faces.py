"""A person has one colour and one face: on their page, at the table, in the history, and on another device."""

from __future__ import annotations

from pathlib import Path

import flet as ft

from app.data import CLOCK
from app.ui import theme
from app.ui.people.face_choices import faces_to_choose
from app.ui.player_faces import BOTS, SIGNS, is_face
from store.opening import open_store
from store.records import Seat
from tests.app.at_table import STILL, cards, my_turn
from tests.app.fake import Client, _walk
from tests.app.tables import agreed, brought_to
from tests.app.visits import app, visit

ASSETS = Path(__file__).resolve().parents[2] / "assets"
PEOPLE = (Seat("Mia"), Seat("Zoë"), Seat("Ben", "steady"))


def circles(client: Client, face: str) -> set[str]:
    """Return the colours of the circles in which a face is drawn."""
    found = [each for each in client.controls() if isinstance(each, ft.Container) and each.bgcolor]
    return {
        str(each.bgcolor)
        for each in found
        if isinstance(each.content, ft.Container)
        and isinstance(each.content.content, ft.Image)
        and each.content.content.src == f"signs/{face}.svg"
    }


def test_there_are_thirty_signs_and_each_is_drawn_small() -> None:
    assert len(set(SIGNS)) == 30 and not set(SIGNS) & set(BOTS)
    for sign in SIGNS:
        drawn = (ASSETS / "signs" / f"{sign}.svg").read_text()
        assert drawn.startswith("<svg") and len(drawn) < 2000 and "<text" not in drawn
    assert not is_face("") and not is_face("of a later version")


async def test_chosen_face_is_shown_everywhere(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(PEOPLE), my_turn, **STILL)
    with open_store(tmp_path, CLOCK) as store:
        ids = {person.name: person.id for person in store.people.all()}
        store.people.recolour(ids["Zoë"], 5)
    async with visit(tmp_path, f"/statistics/people/{ids['Mia']}") as client:
        await client.wait("face-1")
        await client.click("colour-4")
        await client.until(lambda: getattr(client.find("colour-4"), "selected", None), "the colour")
        await client.click(f"face-{faces_to_choose('').index('owl')}")
        await client.until(lambda: circles(client, "owl"), "the owl")
        assert circles(client, "owl") == {theme.SEAT_COLOURS[3]}
        await client.go(f"/play/{match}")
        await client.wait("uncover")
        await client.click("uncover")
        await client.until(lambda: cards(client), "the cards")
        assert circles(client, "owl") == {theme.SEAT_COLOURS[3]}
        zoe = [each.bgcolor for each in client.controls() if isinstance(each, ft.Container)]
        assert theme.SEAT_COLOURS[5] in zoe


def test_the_newest_face_counts_and_one_that_is_not_known_is_kept(tmp_path: Path) -> None:
    brought_to(tmp_path, agreed(PEOPLE), my_turn)
    with open_store(tmp_path, CLOCK) as store:
        mia = next(person.id for person in store.people.all() if person.name == "Mia")
        for face in ("owl", "of a later version"):
            store.people.set_face(mia, face)
            assert next(person.face for person in store.people.all() if person.id == mia) == face


async def test_the_cover_shows_the_face_of_the_person_it_waits_for(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(PEOPLE), my_turn, **STILL)
    with open_store(tmp_path, CLOCK) as store:
        ids = {person.name: person.id for person in store.people.all()}
        store.people.set_face(ids["Mia"], "owl")
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("uncover")
        assert "Mia" in client.texts() and circles(client, "owl")
        assert not client.has("seat-2"), "nothing else is seen"


async def test_initials_fit_into_their_circles_in_large_letters(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(PEOPLE), my_turn, **STILL)
    async with visit(tmp_path, "/") as client:
        app(client).text_scale = 2.0
        for route, there in (
            ("/history", f"match-{match}"),
            (f"/history/{match}", "match-share"),
            (f"/play/{match}", "uncover"),
        ):
            await client.go(route)
            await client.wait(there)
            if there == "uncover":
                await client.click("uncover")
                await client.until(lambda: cards(client), "the cards")
            sizes = [initial_share(each) for each in client.controls() if isinstance(each, ft.Container)]
            assert max(sizes) > 0, route
            assert max(sizes) * app(client).text_scale < 0.7, route


def initial_share(circle: ft.Container) -> float:
    """Return the font size of the initial in a circle, as a fraction of the circle's width; 0 if it has none."""
    texts = [each for each in _walk(circle, set()) if isinstance(each, ft.Text) and each.color == theme.ON_SEAT]
    if not texts or not circle.width or circle.bgcolor not in theme.SEAT_COLOURS:
        return 0.0
    return float(texts[0].size or 0) / circle.width
