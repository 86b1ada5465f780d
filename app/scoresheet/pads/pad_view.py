"""The pad: digits, cards left, ranks, winner, or a running tally."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from app.scoresheet.controller import SheetController
from app.scoresheet.pads.card_pad import card_key_lines, held_cards_row
from app.scoresheet.pads.keys import GAP, LOW_GAP, Pad, PadKeys, PadRoom
from app.scoresheet.pads.tally_pad import knock_out_lines, tally_key_lines
from app.scoresheet.state import EntryMethod, SheetPanel
from app.ui import parts, theme
from app.ui.control_cache import memoise
from app.ui.words import tr
from engine.scoresheet.taps import Lost, Place


@memoise
def PadView(pad: Pad, room: PadRoom, controller: SheetController) -> ft.Control:
    """The whole pad."""
    keys = PadKeys(pad, room, controller)
    lines = LINES.get(pad.method, _number_keys)(keys)
    return ft.Container(
        width=room.width,
        bgcolor=theme.FELT[1],
        border_radius=theme.PILL_RADIUS,
        padding=ft.Padding.only(left=theme.GAP, right=theme.GAP, top=4 if room.low else theme.SPACE, bottom=theme.GAP),
        content=parts.stacked([_pad_head(keys), *lines], LOW_GAP if room.low else GAP, wide=True),
    )


def _pad_head(keys: PadKeys) -> ft.Control:
    """Return the player being entered, the value, and a button for another entry method."""
    pad, room, controller = keys.pad, keys.room, keys.controller
    texts: list[ft.Control] = [
        parts.styled_text(
            pad.words,
            colour=theme.ON_FELT,
            size=theme.fitting_font_size(17, room.text_scale),
            weight=theme.HEAVY,
            max_lines=3 if pad.held else 2,
            expand=True,
        )
    ]
    if pad.held:
        texts.append(held_cards_row(pad.held, room))
    if pad.value:
        texts.append(parts.styled_text(pad.value, colour=theme.ACCENT, size=24, weight=theme.HEAVY, max_lines=1))
    told: ft.Control = ft.Row(texts, spacing=theme.SPACE)
    if room.text_scale > theme.LARGE_TEXT:  # what is said has a line of its own
        told = ft.Column([ft.Row(texts[:1]), *([ft.Row(texts[1:])] if texts[1:] else [])], spacing=0, tight=True)
    said = parts.label(
        told,
        "pad-words",
        f"{pad.words} {pad.value}".strip(),
        live_region=True,
        expand=True,
    )

    def side_button(icon: ft.IconData, words: str, handler: parts.Handler, ident: str) -> ft.Control:
        return parts.icon_button(icon, words, handler, ident, colour=theme.ON_FELT)

    if pad.method is EntryMethod.KNOCK:
        sides = [
            side_button(
                ft.Icons.CLOSE_ROUNDED, tr("keep.knock_not"), lambda: controller.ask_knock_out(False), "knock-not"
            )
        ]
    else:
        person = tr("keep.person", name=pad.who)
        sides = [
            side_button(
                ft.Icons.PERSON_OUTLINE_ROUNDED, person, lambda: controller.open_panel(SheetPanel.PERSON), "pad-person"
            ),
            side_button(
                ft.Icons.DIALPAD_ROUNDED, tr("keep.ways"), lambda: controller.open_panel(SheetPanel.METHODS), "pad-ways"
            ),
        ]
    inside = [*sides[::-1], said] if room.left_handed else [said, *sides]
    return ft.Container(
        padding=ft.Padding.only(left=theme.SPACE / 2 if room.left_handed else theme.SPACE, right=0),
        content=ft.Row(inside, spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER),
    )


def _number_keys(keys: PadKeys) -> list[ft.Control]:
    pad = keys.pad

    def type_key(label: str, ident: str, said: str = "", wide: int = 1) -> ft.Control:
        return keys.make_key(label, lambda: keys.controller.press_key(label), f"key-{ident}", said, wide=wide, size=24)

    back = keys.make_key(
        "", lambda: keys.controller.press_key("back"), "key-back", tr("keep.back"), icon=ft.Icons.BACKSPACE_OUTLINED
    )
    others = [back, type_key("±", "sign", tr("keep.sign")), type_key("+", "plus", tr("keep.plus"))]
    lines = []
    for digits, other in zip(("123", "456", "789"), others, strict=True):
        typed = [type_key(digit, digit) for digit in digits]
        # The column of what is not a digit lies under the thumb of the hand that holds the phone.
        lines.append(keys.line_of_keys([other, *typed] if keys.room.left_handed else [*typed, other]))
    special = []
    if pad.wins:
        special.append(keys.won_key())
    elif pad.half:
        special.append(type_key("½", "half", tr("keep.half")))
    elif pad.decimals:
        sign = tr("parts.point")
        point = keys.make_key(sign, lambda: keys.controller.press_key("."), "key-point", tr("keep.point"), size=24)
        special.append(point)
    zero = type_key("0", "0", wide=1 if special else 2)
    return [*lines, keys.line_of_keys([*special, zero, keys.next_key(), keys.confirm_key()], mirrored=True)]


def _place_keys(keys: PadKeys) -> list[ft.Control]:
    places = keys.pad.places

    def place_key(place: int) -> ft.Control:
        said = tr("keep.place", place=place)
        return keys.make_key(
            f"{place}.", lambda: keys.controller.enter_once(Place(place)), f"place-key-{place}", said, size=24
        )

    columns = 5 if places % 5 == 0 or places > 8 else 4
    grid = keys.lines_in_columns([*map(place_key, range(1, places + 1))], min(columns, places))
    return [*map(keys.line_of_keys, grid), keys.end_line()]


def _winner_keys(keys: PadKeys) -> list[ft.Control]:
    said = tr("keep.lost_spoken", name=keys.pad.who)
    lost = keys.make_key(tr("keep.lost_key"), lambda: keys.controller.enter_once(Lost()), "key-lost", said, wide=2)
    return [keys.line_of_keys([keys.won_key(accent=not keys.pad.ready, wide=2), lost]), keys.end_line()]


LINES: Final[dict[EntryMethod, Callable[[PadKeys], list[ft.Control]]]] = {
    EntryMethod.CARDS: card_key_lines,
    EntryMethod.PLACES: _place_keys,
    EntryMethod.WINNER: _winner_keys,
    EntryMethod.TALLY: tally_key_lines,
    EntryMethod.KNOCK: knock_out_lines,
}
