"""Defects of the table and of what is said and shown at it."""

from __future__ import annotations

from typing import Final

from tests.defects._defect import Defect

IMPORTED: Final = "tests/app/ui/test_texts_at_import.py"

DEFECTS: Final = (
    Defect(
        "No text is made while a module is imported, where it would be English in every language.",
        "app/table/painter.py",
        "PILE: Final = 5\n",
        'PILE: Final = 5\nOPENING: Final = Picture(title=tr("play.opening"))\n',
        (f"{IMPORTED}::test_no_module_makes_a_text_while_it_is_imported",),
    ),
)
