"""Games that aren't of this app, in matches that were brought in from score files.

They are listed under their own names, marked so that no name can be the id of one of this app's games. They don't count
in the statistics of all games, which are about cards.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.messages import LANGUAGES, language
from engine.player_names import clean_name, search_key
from engine.rules.reader import load_preset, preset_ids

MARK: Final = "· "


def other_game_id(name: str) -> str:
    """Return the id under which matches of another game are listed."""
    return MARK + clean_name(name)


def is_other_game(game: str) -> bool:
    """Return whether an id is that of another game."""
    return game.startswith(MARK)


def other_game_name(game: str) -> str:
    """Return the name of another game by its id; any other text unchanged."""
    return game.removeprefix(MARK)


def listed_game_id(name: str) -> str:
    """Return the id under which a game of a score file is listed: that of a preset if it has its name in any language,
    else that of another game; "" for a game without a name.
    """
    if not clean_name(name):
        return ""
    return _find_presets_by_name().get(_strip_to_letters(name)) or other_game_id(name)


@cache
def _find_presets_by_name() -> dict[str, str]:
    found: dict[str, str] = {}
    for preset in preset_ids():
        title = load_preset(preset).title
        for name in (preset, *(language(tag).render(title) for tag in LANGUAGES)):
            found.setdefault(_strip_to_letters(name), preset)
    return found


def _strip_to_letters(name: str) -> str:
    return "".join(letter for letter in search_key(name) if letter.isalnum())
