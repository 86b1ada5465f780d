"""Games of the Switch family: play, notation, rulesets as data, bots. README.md shows how to use it.

Names are imported when they are first used, so that a program pays only for the parts it needs.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.bots import LEVELS, Player, make_bot
    from engine.game import Game
    from engine.match import Match
    from engine.notation import NotationError, format_record, parse_record, replay_record
    from engine.play.refusal import IllegalMove
    from engine.play.result import DetailedHandResult, HandResult, result_of
    from engine.play.view import View
    from engine.rng import Rng
    from engine.rules.explain import explain_rules
    from engine.rules.lint import lint_rules
    from engine.rules.reader import Rules, RulesError, load_preset, parse_rules
    from engine.rules.reader import preset_ids as presets
    from engine.simulate import Tournament

#: By module, the names that are imported from it on first use.
_HOMES: Final = {
    "bots": ["LEVELS", "Player", "make_bot"],
    "game": ["Game"],
    "match": ["Match"],
    "notation": ["NotationError", "format_record", "parse_record", "replay_record"],
    "play.refusal": ["IllegalMove"],
    "play.result": ["DetailedHandResult", "HandResult", "result_of"],
    "play.view": ["View"],
    "rng": ["Rng"],
    "rules.explain": ["explain_rules"],
    "rules.lint": ["lint_rules"],
    "rules.reader": ["Rules", "RulesError", "load_preset", "parse_rules", "presets"],
    "simulate": ["Tournament"],
}


def __getattr__(name: str) -> object:
    home = next((home for home, names in _HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module 'engine' has no attribute '{name}'")
    found = getattr(import_module(f"engine.{home}"), "preset_ids" if name == "presets" else name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


__all__ = [
    "LEVELS",
    "DetailedHandResult",
    "Game",
    "HandResult",
    "IllegalMove",
    "Match",
    "NotationError",
    "Player",
    "Rng",
    "Rules",
    "RulesError",
    "Tournament",
    "View",
    "explain_rules",
    "format_record",
    "lint_rules",
    "load_preset",
    "make_bot",
    "parse_record",
    "parse_rules",
    "presets",
    "replay_record",
    "result_of",
]  # fmt: skip
