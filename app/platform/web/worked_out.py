"""Fill the caches that depend on the code alone: rulesets, messages, the store's statements. A browser does this before
it saves Python's memory for later starts.
"""

from __future__ import annotations

from engine.messages import language
from engine.messages.preset_texts import declaration_message
from engine.rules.reader import load_preset, preset_ids
from store.migrations.migrating import MIGRATIONS, expected_schema
from store.tables.query import compile_all


def fill_caches() -> None:
    """Fill the caches. All modules must have been imported."""
    for game in preset_ids():
        load_preset(game)
    language()
    declaration_message("")  # reads what presets said in earlier versions
    expected_schema(MIGRATIONS)
    compile_all()
