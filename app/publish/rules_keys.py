"""`python -m app.publish.rules_keys`: compare the pages of keys in `engine/rules/` with the code; `--write` updates
them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from inspect import getdoc
from pathlib import Path
from typing import Any

from engine.rules.effect import Reply
from engine.rules.fields import DEALT, FACE, Field, fields_of
from engine.rules.numbers import NUMBER_FIELDS
from engine.rules.reader import Rules, load_preset, preset_ids
from engine.rules.words import TABLE_WORDS
from engine.rules.words.answers import REPLY_WORDS
from engine.rules.words.effects import EFFECT_WORDS
from engine.rules.words.replies import REPLY_FIELDS
from engine.stored_keys import keys_of

RULES = Path(__file__).resolve().parents[2] / "engine" / "rules"
#: The tables of a ruleset on each page of keys.
PAGES = {
    "keys-cards.md": ("cards", "replies", "also"),
    "keys-turn.md": ("turn", "draw", "declare", "finish"),
    "keys-hand.md": ("start", "end", "custom"),
    "keys-match.md": ("numbers", "scoring", "sequence"),
}
BEGIN, END = "<!-- keys: written by `python -m app.publish.rules_keys --write` -->\n", "<!-- end of keys -->\n"
_HEAD = "| key | may be | unit | else | meaning | as in |\n|---|---|---|---|---|---|\n"


def keys_as_markdown(tables: Sequence[str]) -> str:
    """Return the keys of some tables of a ruleset as Markdown."""
    return "\n".join(part for table in tables for part in _iter_sections(table))


def _iter_sections(table: str) -> Iterator[str]:
    """Yield the Markdown of a ruleset's table: its title with an introduction, then its keys."""
    if table == "numbers":
        yield "## `[numbers]`\n\nNumbers that a table may change before a match.\n"
        yield _fields_table(NUMBER_FIELDS, _examples_of_numbers())
    elif table == "cards":
        yield "## `[cards.X]`\n\nWhat a card does; X is a selector.\n"
        yield _fields_table((field for word in EFFECT_WORDS for field in word.fields), _examples_of_cards())
    elif table == "replies":
        yield "## `[replies.GROUP]`\n\nWhat answers a pick-up group, by selector: a text (`does` alone) or a table.\n"
        yield _fields_table(REPLY_FIELDS, _examples_of_replies())
        rows = "".join(
            f"| `{word.does}` | {', '.join(f'`{each}`' for each in word.used_fields) or '–'} | {word.meaning} |\n"
            for word in REPLY_WORDS.values()
        )
        yield f"| does | uses | what happens |\n|---|---|---|\n{rows}"
    elif table == "also":
        yield "## `[also]`\n\n`SELECTOR = [SELECTOR, …]`: cards on which a card may also be played.\n"
    else:
        word = next(word for word in TABLE_WORDS if word.key == table)
        assert word.cls is not None
        yield f"## `[{table}]`\n\n{getdoc(word.cls)}\n"
        yield _fields_table(_iter_fields(word.cls), _examples_of(table, word.cls))


def _iter_fields(cls: type[Any], path: str = "") -> Iterator[Field[Any]]:
    """Yield the fields of a table and of the tables within it; the latter with their path as key."""
    for field in fields_of(cls):
        if field.cls is None:
            yield replace(field, key=path + field.key)
        else:
            yield from _iter_fields(field.cls, f"{path}{field.key}.")


def _fields_table(fields: Any, examples: dict[str, str]) -> str:
    rows = (
        f"| `{field.key}` | {_allowed_text(field)} | {field.unit or '–'} | {_default_text(field)} | {field.meaning}. | "
        f"{examples.get(field.key, '–')} |\n"
        for field in fields
    )
    return _HEAD + "".join(rows)


def _allowed_text(field: Field[Any]) -> str:
    bounds = f"{field.minimum} to {field.maximum}"
    return {
        "switch": "`true`, `false`",
        "choice": ", ".join(f"`{_toml_literal(each)}`" for each in field.choices),
        "number": bounds,
        "amount": f'{bounds}, or `"{DEALT}"`',
        "cards": "a list of selectors" + (', `"effect"`, `"power"`' if field.power else ""),
        "card": "a selector",
        "ranks": "ranks in one text",
        "rank": "one rank",
        "group": "the name of a group",
        "groups": "a list of groups",
        "line": "a line of text",
        "worths": f'`SELECTOR = points`, {bounds}, or `"{FACE}"`',
        "table": "a table",
    }[field.kind]


def _default_text(field: Field[Any]) -> str:
    if field.default is None or field.default in ((), {}, ""):
        return "–"
    return f"`{_toml_literal(field.default)}`"


def _toml_literal(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{', '.join(_toml_literal(each) for each in value)}]"
    return str(value) if isinstance(value, int) else f'"{value}"'


@cache
def _example_rulesets() -> tuple[tuple[str, Rules], ...]:
    """Return every preset with its name, then every preset with each of its options.

    The first ruleset that uses a key is the key's example, so plain presets come first.
    """
    found = [(game, load_preset(game)) for game in preset_ids()]
    for game, rules in tuple(found):
        for option in rules.all_options:
            found.append((f"{game} with {option.id}", load_preset(game, (option.id, *option.needs[:1]))))
    return tuple(found)


def _examples_of(key: str, cls: type[Any]) -> dict[str, str]:
    found: dict[str, str] = {}
    for game, rules in _example_rulesets():
        for field in _iter_fields(cls):
            value = rules.words.value_at(f"{key}.{field.key}")
            if value not in (field.default, {}):
                shown = _toml_literal(value) if not isinstance(value, dict) else _first_two_values(value)
                found.setdefault(field.key, f"`{shown}` ({game})")
    return found


def _first_two_values(values: dict[str, Any]) -> str:
    key, value = next(iter(values.items()))
    return f"{key} = {_toml_literal(value)}"


def _examples_of_cards() -> dict[str, str]:
    found: dict[str, str] = {}
    for game, rules in _example_rulesets():
        for selector, effect in rules.words.cards.items():
            for word in EFFECT_WORDS:
                for field in word.fields:
                    if effect[field] != field.default:
                        found.setdefault(field.key, f"`{_toml_literal(effect[field])}` ({game}, {selector})")
    return found


def _examples_of_replies() -> dict[str, str]:
    found: dict[str, str] = {}
    for game, rules in _example_rulesets():
        for entries in rules.words.replies.values():
            for selector, reply in entries.items():
                for field in REPLY_FIELDS:
                    value = getattr(reply, keys_of(Reply)[field.key].name)
                    if value != field.default:
                        found.setdefault(field.key, f"`{_toml_literal(value)}` ({game}, {selector})")
    return found


def _examples_of_numbers() -> dict[str, str]:
    found: dict[str, str] = {}
    for game, rules in _example_rulesets():
        numbers = rules.numbers_for(rules.min_seats)
        for field in NUMBER_FIELDS:
            if field.key in numbers and numbers[field.key] != field.default:
                found.setdefault(field.key, f"`{numbers[field.key]}` ({game})")
    return found


def page_with_keys(name: str, text: str) -> str:
    """Return the text of a page with its list of keys replaced by the present one."""
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + "\n" + keys_as_markdown(PAGES[name]) + "\n" + END + rest.partition(END)[2]


def main(arguments: Sequence[str]) -> int:
    """Compare the pages with the code, or write them. Return 1 if a page is out of date and wasn't written, else 0."""
    stale = 0
    for name in PAGES:
        page = RULES / name
        text = page.read_text(encoding="utf-8")
        new = page_with_keys(name, text)
        if "--write" in arguments:
            page.write_text(new, encoding="utf-8")
        elif text != new:
            sys.stderr.write(f"{page} doesn't match the words of the rules; --write updates it\n")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
