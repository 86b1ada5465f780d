"""The green pad under the thumb: digits, cards that are left, places, who won, a running tally."""

from __future__ import annotations

import flet as ft

from app.scoresheet.controller import SheetController
from app.scoresheet.pads.card_pad import card_lines, held_cards
from app.scoresheet.pads.keys import (
    GAP,
    LOW_GAP,
    Pad,
    Room,
    end_keys,
    keep_key,
    next_key,
    pad_key,
    pad_line,
    side_by_hand,
)
from app.scoresheet.pads.tally_pad import knock_lines, tally_lines
from app.ui import parts, theme
from app.ui.memoised import memoise
from app.ui.words import tr


@memoise
def PadView(pad: Pad, room: Room, controller: SheetController) -> ft.Control:
    """The pad as a whole."""
    if pad.way == "cards":
        lines = card_lines(pad, room, controller)
    elif pad.way == "places":
        lines = _places(pad, room, controller)
    elif pad.way == "winner":
        lines = _winner(pad, room, controller)
    elif pad.way == "tally":
        lines = tally_lines(pad, room, controller)
    elif pad.way == "knock":
        lines = knock_lines(pad, room, controller)
    else:
        lines = _numbers(pad, room, controller)
    return ft.Container(
        width=room.width,
        bgcolor=theme.FELT[1],
        border_radius=theme.PILL_RADIUS,
        padding=ft.Padding.only(left=theme.GAP, right=theme.GAP, top=4 if room.low else theme.SPACE, bottom=theme.GAP),
        content=parts.column([_head(pad, room, controller), *lines], LOW_GAP if room.low else GAP, wide=True),
    )


def _head(pad: Pad, room: Room, controller: SheetController) -> ft.Control:
    """Who is entered for, how much, and another way to enter it."""
    texts: list[ft.Control] = [
        parts.line(pad.words, colour=theme.ON_FELT, size=17, weight=theme.HEAVY, most=2, expand=True)
    ]
    if pad.held:
        texts.append(held_cards(pad.held, room))
    if pad.value:
        texts.append(parts.line(pad.value, colour=theme.ACCENT, size=24, weight=theme.HEAVY, most=1))
    said = parts.label(
        ft.Row(texts, spacing=theme.SPACE),
        "pad-words",
        f"{pad.words} {pad.value}".strip(),
        live_region=True,
        expand=True,
    )
    if pad.way == "knock":
        sides = [
            parts.icon_button(
                ft.Icons.CLOSE_ROUNDED,
                tr("keep.knock_not"),
                lambda: controller.knocking(False),
                "knock-not",
                colour=theme.ON_FELT,
            )
        ]
    else:
        sides = [
            parts.icon_button(
                ft.Icons.PERSON_OUTLINE_ROUNDED,
                tr("keep.person", name=pad.who),
                lambda: controller.open("person"),
                "pad-person",
                colour=theme.ON_FELT,
            ),
            parts.icon_button(
                ft.Icons.DIALPAD_ROUNDED,
                tr("keep.ways"),
                lambda: controller.open("ways"),
                "pad-ways",
                colour=theme.ON_FELT,
            ),
        ]
    inside = [*sides[::-1], said] if room.left_handed else [said, *sides]
    return ft.Container(
        padding=ft.Padding.only(left=theme.SPACE / 2 if room.left_handed else theme.SPACE, right=0),
        content=ft.Row(inside, spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER),
    )


def _numbers(pad: Pad, room: Room, controller: SheetController) -> list[ft.Control]:
    def digit(n: int) -> ft.Control:
        return pad_key(room, str(n), lambda: controller.press(str(n)), f"key-{n}", size=24)

    lines = [
        [
            *map(digit, (1, 2, 3)),
            pad_key(
                room,
                "",
                lambda: controller.press("back"),
                "key-back",
                tr("keep.back"),
                icon=ft.Icons.BACKSPACE_OUTLINED,
            ),
        ],
        [
            *map(digit, (4, 5, 6)),
            pad_key(room, "±", lambda: controller.press("±"), "key-sign", tr("keep.sign"), size=24),
        ],
        [
            *map(digit, (7, 8, 9)),
            pad_key(room, "+", lambda: controller.press("+"), "key-plus", tr("keep.plus"), size=24),
        ],
    ]
    special: list[ft.Control] = []
    if pad.wins:
        special = [
            pad_key(room, tr("keep.won_key"), controller.went_out, "key-won", tr("keep.won_spoken", name=pad.who))
        ]
    elif pad.half:
        special = [pad_key(room, "½", lambda: controller.press("½"), "key-half", tr("keep.half"), size=24)]
    zero = pad_key(room, "0", lambda: controller.press("0"), "key-0", wide=1, size=24)
    finish = [next_key(pad, room, controller), keep_key(pad, room, controller)]
    last = [*finish[::-1], zero, *special] if room.left_handed else [*special, zero, *finish]
    if not special:
        zero.expand = 2
    return [*(pad_line(side_by_hand(room, keys), room) for keys in lines), pad_line(last, room)]


def _places(pad: Pad, room: Room, controller: SheetController) -> list[ft.Control]:
    def place_key(place: int) -> ft.Control:
        return pad_key(
            room,
            f"{place}.",
            lambda: controller.place(place),
            f"place-key-{place}",
            tr("keep.place", place=place),
            size=24,
        )

    keys = [place_key(place) for place in range(1, pad.places + 1)]
    columns = 5 if pad.places % 5 == 0 or pad.places > 8 else 4
    grid = [keys[n : n + columns] for n in range(0, len(keys), columns)]
    if len(grid) > 1:
        grid[-1] += [ft.Container(expand=1) for _ in range(columns - len(grid[-1]))]
    return [*(pad_line(each, room) for each in grid), end_keys(pad, room, controller)]


def _winner(pad: Pad, room: Room, controller: SheetController) -> list[ft.Control]:
    return [
        pad_line(
            [
                pad_key(
                    room,
                    tr("keep.won_key"),
                    controller.went_out,
                    "key-won",
                    tr("keep.won_spoken", name=pad.who),
                    accent=not pad.ready,
                    wide=2,
                ),
                pad_key(
                    room,
                    tr("keep.lost_key"),
                    controller.lost_round,
                    "key-lost",
                    tr("keep.lost_spoken", name=pad.who),
                    wide=2,
                ),
            ],
            room,
        ),
        end_keys(pad, room, controller),
    ]
