"""What a person without a name is called: "You" on the screens of their device, never in what is stored or sent."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.daily.hand import route_of_day
from app.data import CLOCK, Data
from app.history.share_match import match_text
from app.match_rows import outcome_text, score_text
from app.new_table.setup import SeatSetup, begin_match, first_round, first_setup, from_text, last_setup, to_text
from app.people import begin_match_again, name_owner, replace_placeholder_names, store_owner
from app.puzzles.attempts import begin_attempt
from app.ui.person_names import (
    EARLIER_PLACEHOLDERS,
    called,
    called_beside_others,
    called_by_others,
    owner_name,
    typed_name,
)
from app.ui.window.error_boundary import on
from app.ui.words import load_language, tr, use_language
from engine.messages import LANGUAGES
from engine.player_names import WITHOUT_NAME
from engine.puzzles.puzzle import all_puzzles
from store.opening import open_store
from tests.app.played import TABLE, fill
from tests.app.visits import app, visit

ALONE = replace(TABLE, seats=(SeatSetup(WITHOUT_NAME), *TABLE.seats[1:]))


@asynccontextmanager
async def data_in(folder: Path, tag: str = "en") -> AsyncIterator[Data]:
    """Open the store in a folder as a window does, in a language."""
    with use_language(tag):
        data = Data(open_store(folder, CLOCK), on)
        try:
            yield data
        finally:
            await data.close()


def every_you() -> set[str]:
    """Return what a person without a name is called in each language."""
    return {load_language(tag).text_of_id("people-you", {}) for tag in LANGUAGES}


def stored_texts(folder: Path) -> set[str]:
    """Return every text in the database of a folder, and every string in those that are JSON."""
    found: set[str] = set()
    (path,) = folder.glob("*.sqlite*") if [*folder.glob("*.sqlite")] else folder.glob("*.db")
    with closing(sqlite3.connect(path)) as database:
        for (table,) in [*database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]:
            for row in database.execute(f'SELECT * FROM "{table}"'):
                for value in row:
                    if isinstance(value, str):
                        found |= {value, *_strings_of_json(value)}
    return found


def _strings_of_json(text: str) -> set[str]:
    try:
        return _strings(json.loads(text))
    except ValueError:
        return {word for line in text.splitlines() for word in line.split('"')[1::2]}  # a hand's notation


def _strings(value: Any) -> set[str]:
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        value = [*value, *value.values()]
    return set().union(*map(_strings, value)) if isinstance(value, list) else set()


@pytest.mark.parametrize("tag", LANGUAGES)
async def test_a_person_without_a_name_is_stored_alike_in_every_language(tmp_path: Path, tag: str) -> None:
    async with data_in(tmp_path, tag) as data:
        setup = first_setup("switch", ())
        you = replace(setup, seats=(SeatSetup(tr("people.you")), *setup.seats[1:]))
        matches = [
            begin_match(data, setup),
            begin_match(data, you),
            begin_match(data, first_round("switch", ())),
            begin_attempt(data, all_puzzles()[0], owner_name(())),
            int(route_of_day(20_000, 20_000, (), data).rpartition("/")[2]),
        ]
        matches.append(begin_match_again(data, matches[0]))
        store_owner(data, typed_name(tr("people.you")), "noor")
        for match in matches:
            stored = data.store.matches.get(match)
            assert stored is not None and [seat.name for seat in stored.seats if not seat.level] == [WITHOUT_NAME]
        last = last_setup(data)
        assert last is not None and last.seats[0].name == ""
        assert [person.name for person in data.store.people.all()] == [WITHOUT_NAME]
    texts = stored_texts(tmp_path)
    assert WITHOUT_NAME in texts
    assert not texts & (every_you() | EARLIER_PLACEHOLDERS)


def test_no_text_of_the_app_numbers_players_like_earlier_versions() -> None:
    for tag in LANGUAGES:
        for id in load_language(tag).table:
            text = load_language(tag).text_of_id(id, {"count": 1, "name": "", "seat": 2})
            assert not any(each in text for each in EARLIER_PLACEHOLDERS), (tag, id, text)


@pytest.mark.parametrize("tag", LANGUAGES)
async def test_others_get_no_you(tmp_path: Path, tag: str) -> None:
    (match_id,) = fill(tmp_path, table=ALONE)
    async with data_in(tmp_path, tag) as data:
        match = data.store.matches.get(match_id)
        kept = data.store.matches.read_grid(match_id)
        assert match is not None and kept is not None
        assert called(WITHOUT_NAME) in score_text(match)
        shown = replace(kept, names=tuple(map(called_by_others, kept.names)))
        sent = match_text(match, shown)
        assert called_by_others(WITHOUT_NAME) in sent and WITHOUT_NAME not in sent.split()
        assert called_beside_others(WITHOUT_NAME) in outcome_text(match)  # Ben has won, too
        assert not {*every_you()} & {word.strip(".,:") for word in sent.split()}


async def test_a_backup_has_no_you(tmp_path: Path) -> None:
    fill(tmp_path, table=ALONE)
    async with data_in(tmp_path) as data:
        file = io.BytesIO()
        for _ in data.store.backup.export_into(file):
            pass
        texts = {cell for row in csv.reader(data.store.backup.export_csv()) for cell in row}
    with zipfile.ZipFile(file) as archive:
        lines = [line for each in archive.namelist() for line in archive.read(each).decode().splitlines()]
    texts |= set().union(*map(_strings_of_json, lines))
    assert WITHOUT_NAME in texts and not texts & (every_you() | EARLIER_PLACEHOLDERS)


ROUTES = {
    "/": "home-record",
    "/history": "match-1",
    "/history/1": "hand-1",
    "/history/1/1": "replay-after",
    "/history/1/1/fair": "luck-1",
    "/history/1/share": "share-page",
    "/statistics": "person-*",
    "/statistics/people/1": "person-rename",
    "/play/2": "own-seat",
    "/new/switch": "new-deal",
    "/keep": "keep-start",
}


async def test_screens_say_you(tmp_path: Path) -> None:
    fill(tmp_path, table=ALONE)
    fill(tmp_path, table=ALONE, finish=False)
    async with visit(tmp_path) as client:
        app(client).change_setting("pace", "none")
        for route, ready in ROUTES.items():
            await client.go(route)
            await client.wait(ready)
            await client.settle()
            said = [*client.texts(), *(getattr(each, "label", None) or "" for each in client.controls())]
            assert not [text for text in said if WITHOUT_NAME in str(text)], route
            if route in ("/history", "/history/1", "/statistics", "/play/2", "/new/switch"):
                assert any("You" in str(text) or "you" in str(text) for text in said), route


@pytest.mark.parametrize("before", ["You", "Player 1", "Spieler 1"])
async def test_what_earlier_versions_stored_for_a_person_without_a_name_is_read(tmp_path: Path, before: str) -> None:
    (match_id,) = fill(tmp_path, table=replace(TABLE, seats=(SeatSetup(before), *TABLE.seats[1:])))
    async with data_in(tmp_path) as data:
        replace_placeholder_names(data.store)
        match = data.store.matches.get(match_id)
        assert match is not None and match.seats[0].name == WITHOUT_NAME and match.state == "finished"
        assert from_text(to_text(first_setup("switch", ("You",)))) == first_setup("switch", ())


async def test_an_earlier_name_beside_other_people_stays(tmp_path: Path) -> None:
    fill(tmp_path, table=replace(TABLE, seats=(SeatSetup("Player 1"), SeatSetup("Player 2"), *TABLE.seats[2:])))
    async with data_in(tmp_path) as data:
        replace_placeholder_names(data.store)
        assert {person.name for person in data.store.people.all()} == {"Player 1", "Player 2"}


async def test_a_first_name_is_given_to_whom_played_without_one(tmp_path: Path) -> None:
    (match_id,) = fill(tmp_path, table=ALONE)
    fill(tmp_path)  # Mia has played, too
    async with data_in(tmp_path) as data:
        name_owner(data, "Mia")
        assert [person.name for person in data.store.people.all()] == ["Mia"]
        match = data.store.matches.get(match_id)
        assert match is not None and match.seats[0].name == "Mia"
