"""The store as the screens see it, opened after the first frame."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from app.key_values import Texts
from app.platform import paths
from app.platform.background import IN_BROWSER, off_loop
from app.preferences import KEYS, Settings, from_texts, to_text
from app.setup import Setup, fit, own_address
from app.setup import from_text as setup_from_text
from app.setup import to_text as setup_to_text
from app.ui.page_theme import dress
from app.ui.shell import App, on
from app.ui.words import tr
from engine.rules.reader import Rules, RulesError, parse_rules
from engine.rules.reader import text as rules_text
from store import Clock, Hand, Match, NewMatch, OwnGame, Page, Seat, StoreError, open_memory, open_store

if TYPE_CHECKING:
    from store import Store

LAST_TABLE: Final = "last-table"
SEED_BITS: Final = 64
PAGE: Final = 30
CLOCK: Final = Clock(
    wall=lambda: time.time_ns() // 1_000_000,
    steady=lambda: time.monotonic_ns() // 1_000_000,
)


class Data:
    """One window's view of what is kept. `holder` is the name under which it holds the lease of a match."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.texts = Texts(store)
        self.holder = secrets.token_hex(8)
        self.playing: set[asyncio.Future[None]] = set()
        kept = store.settings()
        self._last_table = kept.get(LAST_TABLE, "")
        self.settings, self.problems = from_texts({key: kept[key] for key in KEYS if key in kept})

    async def close(self) -> None:
        """Ends what is being played, which frees its match for other windows, then the connection."""
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        await self.texts.close()
        self.store.close()

    def keep_setting(self, settings: Settings, key: str) -> None:
        """Writes one setting down."""
        self.texts.put(key, to_text(settings, key))

    def people(self) -> tuple[str, ...]:
        """The names of everybody who has played here, whatever became of them since."""
        known = self.store.people(archived=True)
        return tuple(name for person in known for name in (person.name, *(other for _, other in person.merged)))

    def last_setup(self) -> Setup | None:
        """The table that was dealt last, if it can still be laid; a game of one's own as it is now."""
        setup = setup_from_text(self._last_table) if self._last_table else None
        if setup is None or not setup.own:
            return setup
        kept = self.own_game(setup.game)
        return fit(setup, setup.game, kept.text) if kept else None

    def own_games(self) -> tuple[OwnGame, ...]:
        """The games that were made here, the last changed first."""
        return self.store.own_games()

    def own_game(self, name: str) -> OwnGame | None:
        """The game of one's own that an address names (`mine-3`), None when there is none."""
        return next((game for game in self.store.own_games() if own_address(game.id) == name), None)

    def start(self, setup: Setup) -> int:
        """Adds a match by this table's rules and remembers the table; returns the match's id."""
        match = self.store.new_match(
            NewMatch(
                ruleset=setup.game,
                rules=rules_text(setup.rules),
                seats=tuple(Seat(seat.name, seat.level) for seat in setup.seats),
                seed=secrets.randbits(SEED_BITS),
                options=setup.options,
                numbers=dict(setup.numbers),
                target=None if setup.hands else setup.number("target"),
                hand_limit=setup.hands or None,
            )
        )
        self._last_table = setup_to_text(setup)
        self.texts.put(LAST_TABLE, self._last_table)
        return match.id

    def start_again(self, old: Match) -> int:
        """Adds a match of the same people by the same rules; returns its id."""
        match = self.store.new_match(
            NewMatch(
                ruleset=old.ruleset,
                rules=old.rules,
                seats=old.seats,
                seed=secrets.randbits(SEED_BITS),
                options=old.options,
                numbers=old.numbers,
                target=old.target,
                hand_limit=old.hand_limit,
            )
        )
        return match.id

    def open_matches(self) -> tuple[Match, ...]:
        """The matches that are not over, the last touched first."""
        return self.store.open_matches()

    def matches(self, older: tuple[int, int] | None = None) -> Page:
        """One page of all matches, newest first."""
        return self.store.matches(older_than=older, limit=PAGE)

    def match(self, text: str) -> Match | None:
        """The match whose id an address holds, None when there is none."""
        return self.store.match(int(text)) if text.isascii() and text.isdigit() and len(text) < 18 else None

    def hands(self, match_id: int) -> tuple[Hand, ...]:
        """The finished hands of a match in the order of play."""
        return self.store.hands(match_id)


def readable_games(app: App) -> Iterator[tuple[OwnGame, Rules]]:
    """The games of one's own with their rules; one that cannot be read is only told of in the journal."""
    for game in app.data.own_games() if app.data else ():
        try:
            yield game, parse_rules(game.text)
        except RulesError as problem:
            app.journal.failed(f"own game {game.id}", problem)


async def open_data(app: App) -> None:
    """Opens the store and tells the screens."""
    why, kept = "", None
    if IN_BROWSER:
        from app.ui.open_storage import open_storage

        why, kept = await open_storage(app)
    store, trouble = await off_loop(partial(_open, why, kept))
    data = Data(store)
    app.page.on_close = on(data.close)
    for problem in data.problems:
        app.journal.note(f"setting {problem}")
    app.settings = data.settings
    app.trouble = trouble
    if data.settings != Settings():
        dress(app)
    await app.opened(data)


def _open(why: str, kept: Callable[[], None] | None) -> tuple[Store, str]:
    """The store and what to say of it; `why` there can be none but in memory, `kept` as open_store wants it."""
    try:
        if why:
            raise OSError(why)
        store = open_store(paths.data(), CLOCK, kept)
    except (StoreError, OSError) as problem:
        return open_memory(CLOCK), tr("store.memory", why=str(problem))
    notice = store.notice
    return store, tr(f"store.{notice.kind}", path=notice.path) if notice else ""
