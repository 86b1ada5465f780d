"""Small components that every screen other than the card table is put together from."""

from app.ui.parts.basics import (
    NAMED,
    Handler,
    avatar,
    bot_portrait,
    caption,
    column,
    disc,
    heading,
    icon_button,
    in_pips,
    ink_button,
    label,
    line,
    named_button,
    own_hue,
    pad,
    pair,
    pill,
    pips,
    portrait,
    quiet,
    seat_face,
    tap,
    wrap,
)
from app.ui.parts.lists import (
    arrow,
    empty,
    notice,
    opener,
    panel,
    radio,
    row,
    rows,
    section,
    switch_row,
    toggle,
    waiting,
)
from app.ui.parts.pages import (
    felt,
    header,
    lost,
    main_button,
    measure_letters,
    opening,
    over_table,
    sheet,
    titled_panel,
    titled_sheet,
)
from app.ui.parts.questions import Alternative, chip, choices, field, group, stepper

__all__ = [
    "NAMED", "Alternative", "Handler", "arrow", "avatar", "bot_portrait", "caption", "chip", "choices", "column",
    "disc", "empty", "felt", "field", "group", "header", "heading", "icon_button", "in_pips", "ink_button", "label",
    "line", "lost", "main_button", "measure_letters", "named_button", "notice", "opener", "opening", "over_table",
    "own_hue", "pad", "pair", "panel", "pill", "pips", "portrait", "quiet", "radio", "row", "rows", "seat_face",
    "section", "sheet", "stepper", "switch_row", "tap", "titled_panel", "titled_sheet", "toggle", "waiting", "wrap",
]  # fmt: skip
