"""Small components that every screen other than the card table is put together from."""

from app.ui.parts.basics import Handler, avatar, heading, icon_button, line, pill, tap
from app.ui.parts.lists import arrow, empty, notice, panel, row, rows, switch_row, toggle, waiting
from app.ui.parts.pages import felt, header, lost, measure_letters, opening, over_table, sheet
from app.ui.parts.questions import Alternative, chip, choices, field, stepper

__all__ = [
    "Alternative",
    "Handler",
    "arrow",
    "avatar",
    "chip",
    "choices",
    "empty",
    "felt",
    "field",
    "header",
    "heading",
    "icon_button",
    "line",
    "lost",
    "measure_letters",
    "notice",
    "opening",
    "over_table",
    "panel",
    "pill",
    "row",
    "rows",
    "sheet",
    "stepper",
    "switch_row",
    "tap",
    "toggle",
    "waiting",
]
