"""The keys of the pad, what a pad shows, and how much room it has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from app.scoresheet.controller import SheetController
from app.ui import parts, theme
from app.ui.words import tr

KEY: Final = 54.0
LOW_KEY: Final = 48.0
GAP: Final = 8.0
LOW_GAP: Final = 6.0
WORD: Final = 16.0
SMALL_WORD: Final = 15.0
NARROW: Final = 350.0


@dataclass(frozen=True)
class Pad:
    """What a pad shows. `who` is entered for, `words` stand above the keys, `value` is what it comes to.

    `ready` says that the round is complete, `odd` that it was asked to be kept and something is strange about it.
    """

    way: str
    who: str
    words: str = ""
    value: str = ""
    held: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()
    suit: str = "S"
    half: bool = False
    wins: bool = False
    places: int = 0
    others: tuple[tuple[int, str, str, int], ...] = ()
    knocked: int = -1
    most: int = 0
    ready: bool = False
    odd: bool = False
    mending: bool = False
    can_undo: bool = False


@dataclass(frozen=True)
class Room:
    """How large a pad may be, on which side the thumb is, and how cards are coloured."""

    width: float
    low: bool
    left_handed: bool
    four_colours: bool

    @property
    def key(self) -> float:
        """The height of a key."""
        return LOW_KEY if self.low else KEY

    @property
    def word(self) -> float:
        """The size of a word on a key: short ones fit at twice the size."""
        return SMALL_WORD if self.width < NARROW else WORD


def pad_line(keys: Sequence[ft.Control], room: Room) -> ft.Control:
    """Keys side by side."""
    return ft.Row(list(keys), spacing=LOW_GAP if room.low else GAP)


def pad_key(
    room: Room,
    label: str,
    handler: Any,
    ident: str,
    said: str = "",
    *,
    accent: bool = False,
    wide: int = 1,
    icon: ft.IconData | None = None,
    size: float = 0,
    chosen: bool | None = None,
) -> ft.Control:
    """One key: as wide as its share of the line."""
    fore = theme.ON_ACCENT if accent else theme.ON_FELT
    content: ft.Control = (
        ft.Icon(icon, color=fore, size=24)
        if icon is not None
        else ft.Text(
            label,
            size=size or room.word,
            weight=theme.HEAVY,
            color=fore,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
            text_align=ft.TextAlign.CENTER,
            style=ft.TextStyle(height=1.0, letter_spacing=0),  # letters of twice the size fit a key
        )
    )
    return parts.tap(
        ft.Container(
            content=content,
            height=room.key,
            alignment=ft.Alignment.CENTER,
            padding=ft.Padding.symmetric(horizontal=1),
            border_radius=room.key / 2,
            bgcolor=theme.ACCENT if accent else theme.PANEL_ON_FELT,
            border=ft.Border.all(2, theme.ACCENT) if chosen else None,
            opacity=1 if handler is not None else theme.FAINT,
        ),
        handler,
        ident,
        said or label,
        expand=wide,
        selected=chosen,
    )


def keep_key(pad: Pad, room: Room, controller: SheetController, wide: int = 1) -> ft.Control:
    """Keeps the round, or ends the mending of an earlier one."""
    if pad.mending:
        return pad_key(
            room, tr("keep.done"), controller.keep, "pad-keep", tr("keep.done_spoken"), accent=True, wide=wide
        )
    label = tr("keep.keep_anyway") if pad.odd else tr("keep.keep")
    return pad_key(
        room, label, controller.keep, "pad-keep", tr("keep.keep_spoken"), accent=pad.ready or pad.odd, wide=wide
    )


def next_key(pad: Pad, room: Room, controller: SheetController, wide: int = 1) -> ft.Control:
    """The next player without an entry."""
    return pad_key(
        room,
        tr("keep.next"),
        None if pad.ready else controller.next_player,
        "pad-next",
        tr("keep.next_spoken"),
        accent=not pad.ready and not pad.mending and not pad.odd,
        wide=wide,
    )


def side_by_hand(room: Room, keys: list[ft.Control]) -> list[ft.Control]:
    """The column of what is not a digit lies under the thumb of the hand that holds the phone."""
    return [keys[-1], *keys[:-1]] if room.left_handed else keys


def end_keys(pad: Pad, room: Room, controller: SheetController) -> ft.Control:
    """What ends an entry without digits: clear, next, keep."""
    keys: list[ft.Control] = [
        pad_key(room, "", controller.clear, "key-clear", tr("keep.clear"), icon=ft.Icons.BACKSPACE_OUTLINED),
        next_key(pad, room, controller),
        keep_key(pad, room, controller, 2),
    ]
    return pad_line(keys[::-1] if room.left_handed else keys, room)
