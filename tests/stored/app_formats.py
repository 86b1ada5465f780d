"""Samples of what the app writes: settings, other texts stored by key, links, and the routes of its screens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable
from typing import Any, Final, cast

import flet as ft

from app import main
from app.editor import drafts
from app.editor.draft import Draft
from app.new_table import setup
from app.new_table.setup import LAST_TABLE, SeatSetup, Setup
from app.preferences import CHOICES, KEYS, Settings
from app.rooms.memberships.invitation import RoomInvitation, read_link
from app.rooms.memberships.storage import SECRET_KEY
from app.rooms.memberships.stored_memberships import (
    LocalPerson,
    Membership,
    Memberships,
    RoomSecret,
    SecretStorage,
    TextStorage,
)
from app.scoresheet import agreement, templates
from app.scoresheet.agreement import LAST_SHEET, Agreement
from app.statistics.milestones import MILESTONES, SHOWN_MILESTONES_KEY
from app.stored import backups, lessons, memberships, own_puzzles, pairings
from app.stored.backups import SYNC, Backups
from app.stored.key_values import KeyValues
from app.stored.own_puzzles import MoveValue, OwnPuzzle, OwnPuzzles
from app.stored.puzzle_progress import PuzzleProgress, read_progress, store_progress
from app.stored.settings import setting_to_text, settings_from_texts
from app.sync import stored_accounts as sync
from app.sync.pairing.stored_pairings import Pairing, pairings_from_text, pairings_to_text
from app.sync.stored_accounts import StoredMove, StoredSync
from app.table.narration.effect_explanations import EXPLAINED_KEY as EXPLAINED
from app.table.narration.effect_explanations import explained_effect
from store.records import OwnGame
from store.sync.peer.introduction import Introduction
from tests.stored.engine_formats import EVENTS, EVERY_COUNTING, EVERY_TERM, OWN
from tests.stored.format import Format, unchanged

TABLE: Final = Setup("switch", (SeatSetup("Zoë"), SeatSetup("Robin", "steady")), ("runs",), (("deal", 4),), hands=3)
OWN_GAME: Final = OwnGame(7, "Mum’s", "text", 1_790_000_000_000)
ROOMS: Final = (
    Membership("a" * 32, "https://192.168.1.7:8553", "Switch", "Zoë", is_host=True, pin="b" * 32, stored_hands=2),
    Membership("c" * 32, "http://10.0.0.3:8553"),
)
INVITATIONS: Final = (
    RoomInvitation("http://192.168.1.7:8553", "a" * 32, "b" * 32),
    RoomInvitation("https://192.168.1.7:8553", "a" * 32, "b" * 32, "c" * 32),
)
ACCOUNT: Final = ("https://sync.example/v1", "0f" * 16)
OWN_PUZZLES: Final = OwnPuzzles(
    (
        OwnPuzzle(
            "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b",
            12,
            "draw",
            (MoveValue("8H=S", 0.5213, 0.61), MoveValue("catch 2", 0.4, 0.5), MoveValue("draw", 0.25, 0.3)),
            20_600,
        ),
    ),
    ("0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c-3",),
    4,
)
PAIRS: Final = (
    Pairing(
        "0f" * 16,
        Introduction("a" * 32, "Zoë’s phone", 40123, "1e" * 16),
        ("10.0.0.3", "192.168.1.7"),
        1_790_000_000_000,
    ),
    Pairing("2d" * 16, Introduction("b" * 32, "", 0, "3c" * 16)),
)


class TextStore:
    """A store of texts by key, in memory only."""

    def __init__(self, texts: Iterable[tuple[str, str]] = ()) -> None:
        self.texts = dict(texts)

    def get_text(self, key: str) -> str:
        """The text stored under a key, "" if there is none."""
        return self.texts.get(key, "")

    def put_text(self, key: str, text: str | None) -> None:
        """Store a text under a key."""
        assert text is not None
        self.texts[key] = text

    async def write(self, key: str, text: str) -> None:
        """Asynchronous `put_text`."""
        self.texts[key] = text

    async def read(self, key: str) -> str:
        """Asynchronous `get_text`."""
        return self.get_text(key)

    @property
    def key_values(self) -> KeyValues:
        """This store, typed as the `KeyValues` that the app's functions take."""
        return cast("KeyValues", self)

    def rooms(self) -> Memberships:
        """The known rooms, stored here."""

        def to(key: str) -> Callable[[str], Any]:
            return lambda text: self.write(key, text)

        key, secret = memberships.KEY, SECRET_KEY
        return Memberships(
            TextStorage(lambda: self.get_text(key), to(key)), SecretStorage(lambda: self.read(secret), to(secret))
        )

    def lines(self) -> list[str]:
        """A JSON array of key and text for each text."""
        return [json.dumps([key, text]) for key, text in self.texts.items()]


def write_settings() -> list[str]:
    """Every setting with a value that isn't its default."""
    settings = Settings()
    for key in KEYS:
        values: tuple[object, ...] = CHOICES.get(key, (["Zoë", "Ann"],) if key == "names" else (True, False))
        settings = settings.with_value(
            key, next(each for each in values if json.dumps(each) != setting_to_text(settings, key))
        )
    return [json.dumps([key, setting_to_text(settings, key)]) for key in KEYS]


def rewrite_setting(line: str) -> str:
    """Read a line with one setting, and write it again."""
    key, text = json.loads(line)
    settings, problems = settings_from_texts({key: text})
    assert not problems
    return json.dumps([key, setting_to_text(settings, key)])


def write_kept_texts() -> list[str]:
    """A line for every text that is stored by key and isn't a setting."""
    kept = TextStore()
    kept.put_text(LAST_TABLE, setup.to_text(TABLE))
    kept.put_text(
        LAST_SHEET,
        agreement.agreement_to_text(Agreement(("Ann", "Zoë"), "switch-black-jack", rounds=4, ties="play-on")),
    )
    draft = Draft("switch", "Mum’s Switch", ("runs",), OWN, OWN_GAME.id)
    kept.put_text(f"{drafts.STORAGE_PREFIX}7", drafts.draft_to_text(draft, OWN_GAME))
    asyncio.run(_save_rooms(kept.rooms()))
    kept.put_text(
        SYNC,
        sync.sync_to_text(StoredSync(*ACCOUNT, paused=True, last=1_790_000_000_000, move=StoredMove("old", *ACCOUNT))),
    )
    backups.store_backups(kept.key_values, Backups(1_790_000_000_000, offered=True))
    store_progress(kept.key_values, PuzzleProgress({3: 20_600}, frozenset({5})))
    lessons.mark_lesson_finished(kept.key_values, "switch")
    kept.put_text(SHOWN_MILESTONES_KEY, json.dumps([each.storage_key for each in MILESTONES]))
    kept.put_text(EXPLAINED, " ".join(sorted(set(filter(None, map(explained_effect, EVENTS))))))
    free = TextStore([(LAST_SHEET, agreement.agreement_to_text(Agreement(("Ann", "Zoë"), penalty=5, free=EVERY_TERM)))])
    alone = TextStore([(SYNC, sync.sync_to_text(StoredSync(*ACCOUNT)))])
    ways = [EVERY_TERM, EVERY_COUNTING]
    own = TextStore([(templates.OWN_TEMPLATES, templates.templates_to_text(ways))])
    counted = Agreement(("Ann", "Zoë"), free=EVERY_COUNTING)
    last = TextStore([(LAST_SHEET, agreement.agreement_to_text(counted))])
    puzzles = TextStore([(own_puzzles.KEY, own_puzzles.to_text(OWN_PUZZLES))])
    paired = TextStore([(pairings.KEY, pairings_to_text(PAIRS, 40124))])
    return [
        *kept.lines(),
        *free.lines(),
        *alone.lines(),
        *own.lines(),
        *last.lines(),
        *paired.lines(),
        *puzzles.lines(),
    ]


async def _save_rooms(memberships: Memberships) -> None:
    await memberships.set_person(LocalPerson("Zoë", "d" * 32))
    for room in reversed(ROOMS):
        await memberships.store(room, RoomSecret("t" * 32, "c" * 32 if room.is_host else ""))


def rewrite_kept_text(line: str) -> str:
    """Read a line as the app reads its text, and write it again."""
    key, text = json.loads(line)
    before, after = TextStore([(key, text)]), TextStore()
    match key:
        case "last-table":
            after.put_text(key, setup.to_text(not_none(setup.from_text(text))))
        case "last-sheet":
            after.put_text(key, agreement.agreement_to_text(not_none(agreement.agreement_from_text(text))))
        case "sheet-templates":
            after.put_text(key, templates.templates_to_text(not_none(templates.templates_from_text(text))))
        case "own-draft-7":
            after.put_text(key, drafts.draft_to_text(not_none(drafts.draft_from_stored_text(text, OWN_GAME)), OWN_GAME))
        case "sync":
            after.put_text(key, sync.sync_to_text(not_none(sync.sync_from_text(text))))
        case "pairings":
            after.put_text(key, pairings_to_text(*pairings_from_text(text)))
        case "backup":
            backups.store_backups(after.key_values, backups.read_backups(before.key_values))
        case "puzzles":
            store_progress(after.key_values, read_progress(before.key_values))
        case "own-puzzles":
            after.put_text(key, own_puzzles.to_text(not_none(own_puzzles.from_text(text))))
        case "rooms":
            asyncio.run(_copy_rooms(before.rooms(), after.rooms()))
        case "pocket-switch-rooms":
            before.put_text(memberships.KEY, json.dumps({"me": {"name": "", "person": ""}, "rooms": []}))
            secrets = [asyncio.run(before.rooms().secret(room.id)) for room in ROOMS]
            assert all(secret is not None and secret.token == "t" * 32 for secret in secrets)
            return line
        case _:
            return line
    return after.lines()[0]


async def _copy_rooms(one: Memberships, other: Memberships) -> None:
    await other.set_person(one.person)
    for room in reversed(one.all()):
        await other.store(room)


def not_none(found: Any) -> Any:
    assert found is not None
    return found


def write_addresses() -> list[str]:
    """The route of each screen."""
    return [*_addresses("", main.ROUTES)]


def _addresses(above: str, routes: Iterable[ft.Route]) -> Iterable[str]:
    for route in routes:
        address = f"{above.rstrip('/')}/{(route.path or '').strip('/')}"
        yield address
        yield from _addresses(address, route.children or ())


APP_FORMATS: Final = (
    Format("settings", write_settings, rewrite_setting, grows=True),
    Format("kept_texts", write_kept_texts, rewrite_kept_text),
    Format("links", lambda: [each.link for each in INVITATIONS], lambda line: not_none(read_link(line)).link),
    Format(
        "links_in_app", lambda: [each.in_app for each in INVITATIONS], lambda line: not_none(read_link(line)).in_app
    ),
    Format("addresses", write_addresses, unchanged, grows=True),
)
