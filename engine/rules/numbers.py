"""`[numbers]`: the numbers that a table may change, with bounds, unit and default."""

from __future__ import annotations

from typing import Any, Final

from engine.rules.fields import Field, RulesError
from engine.rules.words.draw import can_draw_again


def _number_field(
    key: str, minimum: int, maximum: int, default: int | None, unit: str, meaning: str, **more: Any
) -> Field[int | None]:
    about = {"minimum": minimum, "maximum": maximum, "unit": unit, "meaning": meaning, **more}
    return Field(key=key, kind="number", default=default, **about)


NUMBER_FIELDS: Final = (
    _number_field("deal", 1, 30, 7, "cards", "Cards dealt to each"),
    _number_field("packs", 1, 4, 1, "packs", "Packs shuffled together", sentence_key="deal"),
    _number_field("jokers", 0, 8, 0, "jokers", "Jokers in all of them", sentence_key="deal"),
    _number_field("target", 1, 9999, 3, "hands or points", "What wins a match"),
    _number_field(
        "lives", 1, 20, 3, "lives", "What everybody has to lose in a match for lives", needs=("scoring.match", "lives")
    ),
    _number_field("draw.count", 1, 10, 1, "cards", "Cards drawn at a time"),
    _number_field("draw.cap", 0, 50, 0, "cards", "Most cards drawn a turn; 0: no bound", has_meaning=can_draw_again),
    _number_field("declare.at", 1, 10, 1, "cards", "With how many cards you must declare", needs=("declare.how", "*")),
    _number_field("declare.penalty", 0, 20, 1, "cards", "What not saying it costs", needs=("declare.how", "*")),
    _number_field(
        "finish.penalty", 1, 20, 1, "cards", "What a last card costs that should not be one",
        needs=("finish.how", "draw"),
    ),
    _number_field(
        "blunder.penalty", 0, 20, 2, "cards", "What an illegal card costs where it is not refused",
        needs=("turn.penalise", True),
    ),
    _number_field("turn.limit", 10, 100_000, 5000, "turns", "Turns after which a hand is blocked"),
    _number_field("resurrection.cards", 1, 10, 2, "cards", "What who comes back draws", needs=("end.back", "*")),
    _number_field("bankrupt.at", 2, 100, None, "cards",
                  "With how many cards a seat is out of the hand; not set: with none"),
)  # fmt: skip

# The bounds of each number.
NUMBER_BOUNDS: Final[dict[str, tuple[int, int]]] = {each.key: (each.minimum, each.maximum) for each in NUMBER_FIELDS}


def default_numbers() -> dict[str, int]:
    """Return the default of every number by key, without numbers that have none (such as `bankrupt.at`)."""
    return {each.key: each.default for each in NUMBER_FIELDS if each.default is not None}


def check_number(location: str, key: str, value: object) -> int:
    """Return the value, if `key` is a number of rulesets and the value is within its bounds. Raises RulesError
    otherwise.
    """
    if key not in NUMBER_BOUNDS:
        raise RulesError(location, f"no number is called '{key}'; there are {', '.join(NUMBER_BOUNDS)}")
    least, most = NUMBER_BOUNDS[key]
    if type(value) is not int or not least <= value <= most:
        raise RulesError(f"{location}.{key}", f"{value!r} is not a whole number of {least} to {most}")
    return value
