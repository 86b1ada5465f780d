"""Derive the English messages of games, their house rules and their declarations from the presets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.publish.messages.fluent import ENGINE
from engine.rules.reader import load_preset, preset_ids

PAGE: Final = ENGINE / "en" / "games.ftl"
HEAD: Final = """### Games, their house rules, and the words that are said with few cards left. Made of the presets
### in `engine/rules/presets` by `python -m app.publish.messages --write`. An option with one text in all games stands
### once.

as-written = { $text }
"""


def game_messages_file() -> str:
    """Return the text of `PAGE`. A message that several games have in common is written once."""
    said: dict[str, str] = {}
    parts = [HEAD]
    for game in preset_ids():
        new = {id: text for id, text in _iter_game_messages(game) if id not in said}
        said |= new
        parts.append(f"\n## {load_preset(game).name}\n\n" + "".join(f"{id} = {text}\n" for id, text in new.items()))
    return "".join(parts)


def _iter_game_messages(game: str) -> Iterator[tuple[str, str]]:
    rules = load_preset(game)
    yield f"game-{game}", rules.name
    yield f"about-{game}", rules.about
    for option in rules.all_options:
        first = next(
            each.text for other in preset_ids() for each in load_preset(other).all_options if each.id == option.id
        )
        if option.text == first:
            yield f"option-{option.id}", option.text
        else:
            yield f"option-{game}-{option.id}", option.text
    for options in ((), *((*option.needs[:1], option.id) for option in rules.all_options)):
        words = load_preset(game, options).words.declare
        for word in (words.text, words.text_below):
            if word and words.missed_rule != "none":
                yield f"word-{word.replace(' ', '-')}", word
