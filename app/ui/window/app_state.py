"""The state of one window, shared by its screens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING
from zlib import crc32

import flet as ft

from app.platform.background import Touch, cancel_and_wait, off_loop
from app.platform.last_language import write_last_language
from app.preferences import Settings
from app.ui import theme
from app.ui.page_theme import theme_page
from app.ui.player_faces import PORTRAITS
from app.ui.report import Journal, write_report
from app.ui.window.device import Device
from app.ui.window.navigation import Navigation
from app.ui.words import ENGLISH, set_court_letters, set_language
from engine.messages import RIGHT_TO_LEFT_LANGUAGES, best_language
from engine.player_names import WITHOUT_NAME

if TYPE_CHECKING:
    from app.data import Data, PersonLook


@dataclass(frozen=True)
class Size:
    """The size of a window and the parts of its edges covered by notches and bars, in logical pixels."""

    width: float = 390
    height: float = 844
    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0

    @property
    def edge_padding(self) -> ft.Padding:
        """The padding that keeps content away from notches and bars."""
        return ft.Padding.only(left=self.left, top=self.top, right=self.right, bottom=self.bottom)

    @property
    def is_low_landscape(self) -> bool:
        """Whether the window is wider than high, and too low for the layout of an upright phone."""
        return self.width > self.height and self.height < theme.LOW_SCREEN


@ft.observable
@dataclass(eq=False)
class App:
    """The state that the screens of one window share. Assign whole values: the components that use it are then drawn
    again.

    `system_languages` are the tags of the system's preferred languages with their regions, in order; `language` is the
    app's. `active` says whether the app is in front, `present` whether a client is connected, `uses_screen_reader`
    whether a screen reader is on. `text_scale` is how much the system enlarges text, as measured by a screen. `data` is
    None until the store is open; `storage_trouble` says why it couldn't be opened, or what was repaired.
    `backup_wanted` says whether to offer a backup.
    """

    settings: Settings = field(default_factory=Settings)
    size: Size = field(default_factory=Size)
    system_dark: bool = False
    system_languages: tuple[str, ...] = ()
    language: str = ENGLISH
    system_reduces_motion: bool = False
    system_contrast: bool = False
    uses_screen_reader: bool = False
    active: bool = True
    present: bool = True
    text_scale: float = 1.0
    data: Data | None = None
    storage_trouble: str = ""
    backup_wanted: bool = False
    _page: ft.Page | None = None
    _journal: Journal = field(default_factory=Journal)
    _notation: Callable[[], str] | None = None
    _unsaved: set[str] = field(default_factory=set)  # settings changed before there was a store to save them
    _running: set[asyncio.Future[None]] = field(default_factory=set)
    _closed: bool = False
    _faces_at_table: dict[str, str] = field(default_factory=dict)  # chosen in a room, by name
    _first_face: str = ""  # of a person without a name, once it's known
    _touch: Touch = field(default_factory=Touch)

    def __post_init__(self) -> None:
        self._navigation = Navigation(self)
        self._device = Device(self)

    # --- parts -------------------------------------------------------------------------------

    @property
    def page(self) -> ft.Page:
        """Flet's page of the window."""
        assert self._page is not None
        return self._page

    @property
    def journal(self) -> Journal:
        """The latest log lines, for the report."""
        return self._journal

    @property
    def navigation(self) -> Navigation:
        """The window's routes, and the layers over its screens."""
        return self._navigation

    @property
    def device(self) -> Device:
        """The device of the window's client."""
        return self._device

    @property
    def touch(self) -> Touch:
        """The time of the last touch in the window."""
        return self._touch

    def note_touch(self) -> None:
        """Note a touch now, so that bots wait until the client has drawn the answer to it."""
        self._touch.note_touch(self.device.wait_for_client)

    # --- appearance --------------------------------------------------------------------------

    @property
    def is_dark(self) -> bool:
        """Whether screens other than the table are dark."""
        return self.system_dark if self.settings.appearance == "system" else self.settings.appearance == "dark"

    @property
    def contrast(self) -> bool:
        """Whether contrast is increased."""
        return self.system_contrast if self.settings.contrast == "system" else self.settings.contrast == "on"

    @property
    def palette(self) -> theme.Palette:
        """The colours of screens other than the table."""
        return theme.screen_palette(self.is_dark, self.contrast)

    @property
    def card_look(self) -> theme.CardLook:
        """How cards are drawn."""
        settings = self.settings
        return theme.CardLook(settings.four_colours, settings.back, settings.courts, self.contrast)

    @property
    def is_phone_app(self) -> bool:
        """Whether this is the app on a phone, which has a share sheet, not a page in a phone's browser."""
        platform = self.page.platform
        return not self.page.web and platform is not None and platform.is_mobile()

    @property
    def languages(self) -> tuple[str, ...]:
        """The tags of the languages by which games are offered, in order of preference.

        They are the system's. If the settings have a language, they are that one, after the system's tags of the same
        language, which also name a region.
        """
        chosen = self.settings.language
        if chosen == "system":
            return self.system_languages
        language = chosen.partition("-")[0]
        return (*(each for each in self.system_languages if each.partition("-")[0] == language), chosen)

    @property
    def is_right_to_left(self) -> bool:
        """Whether the language is written from right to left."""
        return self.language in RIGHT_TO_LEFT_LANGUAGES

    def directed_padding(self, before: float = 0, after: float = 0) -> ft.Padding:
        """Return a padding `before` and `after` content, in the reading direction."""
        left, right = (after, before) if self.is_right_to_left else (before, after)
        return ft.Padding.only(left=left, right=right)

    @property
    def reduces_motion(self) -> bool:
        """Whether animations are off."""
        return self.system_reduces_motion if self.settings.motion == "system" else self.settings.motion == "off"

    def animation_duration(self, duration: int) -> int:
        """Return a duration of the theme in ms; 0 if animations are off."""
        return 0 if self.reduces_motion else duration

    def person_look(self, name: str) -> PersonLook | None:
        """Return how the person with this name is drawn; None for a name that isn't known here."""
        known = self.data.looks_by_name().get(name) if self.data is not None else None
        if name == WITHOUT_NAME and not (known and (known.face or known.picture)):
            return self._first_look(known)
        chosen = self._faces_at_table.get(name)
        if chosen is None or (known is not None and (known.face or known.picture)):
            return known
        from app.data import PersonLook  # no first frame needs it

        return PersonLook(known.colour if known is not None else crc32(name.encode()), chosen, b"")

    def _first_look(self, known: PersonLook | None) -> PersonLook | None:
        """Return how the person without a name is drawn until they choose a face: by a face that the device chose."""
        if self.data is None:
            return None
        from app.data import PersonLook  # no first frame needs it

        if not self._first_face:
            self._first_face = PORTRAITS[crc32(self.data.store.device_id().encode()) % len(PORTRAITS)]
        return PersonLook(known.colour if known is not None else 0, self._first_face)

    def show_faces(self, faces: Mapping[str, str]) -> None:
        """Draws people with the faces that they chose for the table they sit at, by name, unless they're known here by
        another one.
        """
        if faces != self._faces_at_table:
            self._faces_at_table = dict(faces)

    # --- settings ----------------------------------------------------------------------------

    def change_setting(self, key: str, value: object) -> None:
        """Change one setting, apply it, and save it as soon as the store is open."""
        self.settings = self.settings.with_value(key, value)
        if key in ("appearance", "contrast", "motion"):
            self.apply_theme()
        elif key == "language":
            self.apply_language()
        elif key == "indices":
            set_court_letters(self.page, self.settings.indices)
        if self.data is not None:
            self.data.store_setting(self.settings, key)
        else:
            self._unsaved.add(key)

    def load_settings(self, stored: Settings) -> None:
        """Take over the stored settings, except those that were changed before the store was open.

        Names that were added before then follow the stored ones, which weren't on the screen yet.
        """
        settings = stored
        for key in self._unsaved:
            value = self.settings.value_of(key)
            settings = settings.with_value(key, (*stored.names, *value) if key == "names" else value)
        self.settings = settings

    @property
    def has_unsaved_settings(self) -> bool:
        """Whether settings that were changed before the store was open still have to be saved."""
        return bool(self._unsaved)

    def save_early_settings(self, data: Data) -> None:
        """Save the settings that were changed before the store was open."""
        for key in self._unsaved:
            data.store_setting(self.settings, key)
        self._unsaved.clear()

    def apply_theme(self) -> None:
        """Apply fonts, colours and motion of the settings to the page."""
        theme_page(
            self.page, self.settings.appearance, self.language, still=self.reduces_motion, contrast=self.contrast
        )

    def apply_language(self) -> bool:
        """Switch all screens to the language of the settings, or to the system's most preferred one that the app has.
        Return whether the language changed.
        """
        chosen = self.settings.language
        set_court_letters(self.page, self.settings.indices)
        tag = best_language(self.system_languages) if chosen == "system" else chosen
        if tag == self.language:
            return False
        set_language(self.page, tag)
        self.language = tag
        self.apply_theme()
        self.device.run_in_background(off_loop(partial(write_last_language, tag)))
        return True

    # --- opening and closing -----------------------------------------------------------------

    async def open_data(self, data: Data) -> None:
        """Give the open store to the screens, save early changes, and run what was waiting for the store."""
        self.data = data
        self.save_early_settings(data)
        await self.navigation.store_opened(data)

    @property
    def tasks(self) -> set[asyncio.Future[None]]:
        """The running tasks of the window's screens, which are cancelled when the window closes."""
        return self._running

    @property
    def is_closed(self) -> bool:
        """Whether the window is closed; failures in it are then no longer shown."""
        return self._closed

    async def close(self) -> None:
        """Cancel the window's tasks, which frees its match for other windows, and close the store."""
        self._closed = True
        await cancel_and_wait(self._running)
        if self.data is not None:
            await self.data.close()
        await self.device.close()

    def end_backup_offer(self) -> None:
        """Stop offering a backup."""
        self.backup_wanted = False

    def set_notation_source(self, notation: Callable[[], str] | None) -> None:
        """Set the function that gives the report the notation of the hand on the table; None when the table is left."""
        self._notation = notation

    def make_report(self) -> str:
        """Return the report for finding a fault, as text without names of people."""
        names = {*self.settings.names, *(self.data.names_of_people() if self.data else ())} - {WITHOUT_NAME}
        return write_report(self.journal, self.page, (self.size.width, self.size.height), names, self._notation)
