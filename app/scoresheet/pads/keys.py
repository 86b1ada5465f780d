"""The keys of a pad, what it shows, and its size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.scoresheet.controller import SheetController
from app.scoresheet.state import EntryMethod
from app.ui import parts, theme
from app.ui.words import tr

KEY: Final = 54.0
LOW_KEY: Final = 48.0
GAP: Final = 8.0
LOW_GAP: Final = 6.0
WORD: Final = 16.0
SMALL_WORD: Final = 15.0
NARROW: Final = 350.0
COLUMNS: Final = 4  # of most lines
LEAST_WORD: Final = 0.66  # so much smaller a long word may be on a narrow key


@dataclass(frozen=True)
class Pad:
    """What a pad shows. `who` is the player being entered, `words` the text above the keys, `value` the sum. `ready`
    says that the round is complete, `shares` that players without an entry share what the others leave, `odd` that it
    was confirmed although something is strange.
    """

    method: EntryMethod
    who: str
    words: str = ""
    value: str = ""
    held: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()
    suit: str = "S"
    half: bool = False
    decimals: int = 0
    wins: bool = False
    places: int = 0
    others: tuple[tuple[int, str, str, int], ...] = ()
    knocked: int = -1
    most: int = 0
    ready: bool = False
    shares: bool = False
    odd: bool = False
    mending: bool = False
    can_undo: bool = False


@dataclass(frozen=True)
class PadRoom:
    """The size of a pad, the thumb's side, how cards are drawn, and the reading direction."""

    width: float
    low: bool
    left_handed: bool
    cards: theme.CardLook
    from_the_right: bool
    text_scale: float = 1.0

    @property
    def key_height(self) -> float:
        """The height of a key, in pixels."""
        return LOW_KEY if self.low else KEY

    @property
    def word_font_size(self) -> float:
        """The font size of a word on a key: short ones fit at twice the size."""
        return SMALL_WORD if self.width < NARROW else WORD


@dataclass(frozen=True)
class PadKeys:
    """Makes the keys of a pad."""

    pad: Pad
    room: PadRoom
    controller: SheetController

    def line_of_keys(self, keys: Sequence[ft.Control], *, mirrored: bool = False) -> ft.Control:
        """Return keys side by side; with `mirrored`, on the side of the thumb. The order doesn't depend on the reading
        direction.
        """
        ordered = keys[::-1] if (mirrored and self.room.left_handed) != self.room.from_the_right else keys
        return ft.Row(list(ordered), spacing=LOW_GAP if self.room.low else GAP)

    def lines_in_columns(self, keys: Sequence[ft.Control], columns: int) -> list[list[ft.Control]]:
        """Return keys in lines of `columns`, the last one filled with empty space."""
        lines = [list(keys[n : n + columns]) for n in range(0, len(keys), columns)]
        lines[-1] += [ft.Container(expand=1) for _ in range(columns - len(lines[-1]))]
        return lines

    def make_key(
        self,
        label: str,
        handler: parts.Handler | None,
        ident: str,
        said: str = "",
        *,
        accent: bool = False,
        wide: int = 1,
        of: int = COLUMNS,
        icon: ft.IconData | None = None,
        size: float = 0,
    ) -> ft.Control:
        """Return one key, as wide as `wide` of `of` equal columns of its line."""
        fore = theme.ON_ACCENT if accent else theme.ON_FELT
        content: ft.Control = (
            ft.Icon(icon, color=fore, size=24)
            if icon is not None
            else ft.Text(
                label,
                size=theme.fitting_font_size(size or self._word_size(label, wide / of), self.room.text_scale),
                weight=theme.HEAVY,
                color=fore,
                max_lines=2 if " " in label else 1,
                overflow=ft.TextOverflow.ELLIPSIS,
                text_align=ft.TextAlign.CENTER,
                style=ft.TextStyle(height=1.0, letter_spacing=0),  # letters of twice the size fit a key
            )
        )
        return parts.tap(
            ft.Container(
                content=content,
                height=self.room.key_height,
                alignment=ft.Alignment.CENTER,
                padding=ft.Padding.symmetric(horizontal=1),
                border_radius=self.room.key_height / 2,
                bgcolor=theme.ACCENT if accent else theme.PANEL_ON_FELT,
                opacity=1 if handler is not None else theme.FAINT,
            ),
            handler,
            ident,
            parts.accessible_name(label, said),
            expand=wide,
            fore=fore,
        )

    def _word_size(self, label: str, share: float) -> float:
        """Return the font size of a word on a key with this share of its line: smaller for a long word."""
        room = (self.room.width - 3 * GAP) * share - 1.5 * GAP
        grown = min(max(self.room.text_scale, 1.0), theme.LARGE_TEXT)  # they are shown so much larger
        longest = max(label.split() or [""], key=len)
        return theme.narrowed_font_size(longest, self.room.word_font_size, room / grown, LEAST_WORD)

    def confirm_key(self, wide: int = 1, of: int = COLUMNS) -> ft.Control:
        """Return the key that confirms the round, or ends its correction."""
        pad, keep = self.pad, self.controller.confirm_round
        if pad.mending:
            done = tr("keep.done_spoken")
            return self.make_key(tr("keep.done"), keep, "pad-keep", done, accent=True, wide=wide, of=of)
        label = tr("keep.keep_anyway") if pad.odd else tr("keep.keep")
        accent = pad.ready or pad.odd
        return self.make_key(label, keep, "pad-keep", tr("keep.keep_spoken"), accent=accent, wide=wide, of=of)

    def next_key(self, wide: int = 1, of: int = COLUMNS) -> ft.Control:
        """Return the key that goes to the next player without an entry."""
        pad = self.pad
        return self.make_key(
            tr("keep.next"),
            None if pad.ready and not pad.shares else self.controller.next_player,
            "pad-next",
            tr("keep.next_spoken"),
            accent=not pad.ready and not pad.mending and not pad.odd,
            wide=wide,
            of=of,
        )

    def won_key(self, *, accent: bool = False, wide: int = 1) -> ft.Control:
        """Return the key that says the player has won the round."""
        said = tr("keep.won_spoken", name=self.pad.who)
        return self.make_key(
            tr("keep.won_key"), self.controller.enter_went_out, "key-won", said, accent=accent, wide=wide
        )

    def end_line(self) -> ft.Control:
        """Return the keys that end an entry without digits: clear, next, confirm."""
        back = ft.Icons.BACKSPACE_OUTLINED
        clear = self.make_key("", self.controller.clear_entry, "key-clear", tr("keep.clear"), icon=back)
        return self.line_of_keys([clear, self.next_key(), self.confirm_key(2)], mirrored=True)
