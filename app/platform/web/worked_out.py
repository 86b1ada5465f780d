"""What comes of the code alone and is looked up at every start: rules, words, and how the store's file is asked. A
browser that writes Python's memory down for its next starts has it worked out before.
"""

from __future__ import annotations

from engine.messages import language
from engine.messages.known import declaration_message
from engine.rules.reader import load, preset_ids
from store.migrations.climbing import MIGRATIONS, expected_schema
from store.tables.query import compile_all


def work_out() -> None:
    """Works it out, once all the code has been read in."""
    for game in preset_ids():
        load(game)
    language()
    declaration_message("")  # reads what presets said in earlier versions
    expected_schema(MIGRATIONS)
    compile_all()
