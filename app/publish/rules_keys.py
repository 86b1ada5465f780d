"""`python -m app.publish.rules_keys`: compare the keys in `engine/rules.md` with the code; `--write` renews them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from inspect import getdoc
from pathlib import Path
from typing import Any

from engine.rules.effect import Reply
from engine.rules.fields import DEALT, FACE, Field, fields_of
from engine.rules.numbers import FIELDS
from engine.rules.reader import Rules, ids, load
from engine.rules.words import TABLE_WORDS
from engine.rules.words.answers import REPLY_WORDS
from engine.rules.words.effects import EFFECT_WORDS
from engine.rules.words.replies import REPLY_FIELDS
from engine.stored_keys import keys_of

PAGE = Path(__file__).resolve().parents[2] / "engine" / "rules.md"
BEGIN, END = "<!-- keys: written by `python -m app.publish.rules_keys --write` -->\n", "<!-- end of keys -->\n"
_HEAD = "| key | may be | unit | else | meaning | as in |\n|---|---|---|---|---|---|\n"


def keys() -> str:
    """Every key of a ruleset's tables of words, as Markdown."""
    parts = ["### `[numbers]`\n\nWhat a table may change before a match.\n", _table(FIELDS, _examples_of_numbers())]
    parts.append("### `[cards.X]`\n\nWhat a card does; X is a selector.\n")
    parts.append(_table((field for word in EFFECT_WORDS for field in word.fields), _examples_of_cards()))
    parts.append(
        "### `[replies.GROUP]`\n\nWhat answers a group of pick-ups, by selector: a text (`does` alone) or a table.\n"
    )
    parts.append(_table(REPLY_FIELDS, _examples_of_replies()))
    heeds = "".join(
        f"| `{word.does}` | {', '.join(f'`{each}`' for each in word.heeds) or '–'} | {word.meaning} |\n"
        for word in REPLY_WORDS.values()
    )
    parts.append(f"| does | heeds | what happens |\n|---|---|---|\n{heeds}")
    parts.append("### `[also]`\n\n`SELECTOR = [SELECTOR, …]`: where else a card may be laid, whatever it follows.\n")
    for word in TABLE_WORDS:
        if word.cls is not None:
            parts.append(f"### `[{word.key}]`\n\n{getdoc(word.cls)}\n")
            parts.append(_table(_flat(word.cls), _examples_of(word.key, word.cls)))
    return "\n".join(parts)


def _flat(cls: type[Any], path: str = "") -> Iterator[Field[Any]]:
    """The fields of a table and of the tables within it, those with their path."""
    for field in fields_of(cls):
        if field.cls is None:
            yield _at(field, path)
        else:
            yield from _flat(field.cls, f"{path}{field.key}.")


def _at(field: Field[Any], path: str) -> Field[Any]:
    about = {name: getattr(field, name) for name in ("kind", "default", "meaning", "choices", "least", "most", "unit")}
    return Field(key=path + field.key, power=field.power, **about)


def _table(fields: Any, examples: dict[str, str]) -> str:
    rows = (
        f"| `{field.key}` | {_may_be(field)} | {field.unit or '–'} | {_else(field)} | {field.meaning}. | "
        f"{examples.get(field.key, '–')} |\n"
        for field in fields
    )
    return _HEAD + "".join(rows)


def _may_be(field: Field[Any]) -> str:
    bounds = f"{field.least} to {field.most}"
    return {
        "switch": "`true`, `false`",
        "choice": ", ".join(f"`{_literal(each)}`" for each in field.choices),
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


def _else(field: Field[Any]) -> str:
    if field.default is None or field.default in ((), {}, ""):
        return "–"
    return f"`{_literal(field.default)}`"


def _literal(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{', '.join(_literal(each) for each in value)}]"
    return str(value) if isinstance(value, int) else f'"{value}"'


@cache
def _games() -> tuple[tuple[str, Rules], ...]:
    """Every preset, then each with one option: the first that uses a word is its example."""
    found = [(game, load(game)) for game in ids()]
    for game, rules in tuple(found):
        for option in rules.all_options:
            found.append((f"{game} with {option.id}", load(game, (option.id, *option.needs[:1]))))
    return tuple(found)


def _examples_of(key: str, cls: type[Any]) -> dict[str, str]:
    found: dict[str, str] = {}
    for game, rules in _games():
        for field in _flat(cls):
            value = rules.words.value(f"{key}.{field.key}")
            if value not in (field.default, {}):
                shown = _literal(value) if not isinstance(value, dict) else _first(value)
                found.setdefault(field.key, f"`{shown}` ({game})")
    return found


def _first(values: dict[str, Any]) -> str:
    key, value = next(iter(values.items()))
    return f"{key} = {_literal(value)}"


def _examples_of_cards() -> dict[str, str]:
    found: dict[str, str] = {}
    for game, rules in _games():
        for selector, effect in rules.words.cards.items():
            for word in EFFECT_WORDS:
                for field in word.fields:
                    if effect[field] != field.default:
                        found.setdefault(field.key, f"`{_literal(effect[field])}` ({game}, {selector})")
    return found


def _examples_of_replies() -> dict[str, str]:
    found: dict[str, str] = {}
    for game, rules in _games():
        for entries in rules.words.replies.values():
            for selector, reply in entries.items():
                for field in REPLY_FIELDS:
                    value = getattr(reply, keys_of(Reply)[field.key].name)
                    if value != field.default:
                        found.setdefault(field.key, f"`{_literal(value)}` ({game}, {selector})")
    return found


def _examples_of_numbers() -> dict[str, str]:
    found: dict[str, str] = {}
    for game, rules in _games():
        numbers = rules.numbers(rules.least_seats)
        for field in FIELDS:
            if field.key in numbers and numbers[field.key] != field.default:
                found.setdefault(field.key, f"`{numbers[field.key]}` ({game})")
    return found


def renewed(page: str) -> str:
    """The page with its keys as they are now."""
    before, _, rest = page.partition(BEGIN)
    return before + BEGIN + "\n" + keys() + "\n" + END + rest.partition(END)[2]


def main(arguments: Sequence[str]) -> int:
    """1 when the page was not as the words are, 0 otherwise and when it was written."""
    page = PAGE.read_text(encoding="utf-8")
    new = renewed(page)
    if "--write" in arguments:
        PAGE.write_text(new, encoding="utf-8")
        return 0
    if page != new:
        sys.stderr.write(f"{PAGE.name} is not as the words are; --write renews it\n")
    return int(page != new)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
