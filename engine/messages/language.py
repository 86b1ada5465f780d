"""A language as it is run: tables that were compiled from its `.ftl` files, and how a message becomes text.

Of Fluent there are messages, attributes, terms, references and selectors (plural forms and exact values). A table holds
for each id a text, or a list of texts and expressions, which are lists too: `["$", name]` a value,
`["?", expression, {variant: pattern}, default]` a choice, `[function, expression, {option: text}]` a call. Functions:

FORM($card, case: "genitive")         a message that is a value, in the form asked: article, case, gender or number
TRAIT($card, name: "gender")          what such a message says of itself in an attribute, to choose by
LIST($cards, type: "or")              a list with `list-or` between its parts and `list-or.last` before the last; the
                                      other options are those of FORM
NUMBER($n, signDisplay: "always")     a number with its sign; `minimumFractionDigits` are those after the point
CAPITAL($card)                        with its first letter as at the beginning of a sentence
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from engine.messages.message import FORMS, Message, MessageError, MissingValue, UnknownMessage, Value

Table = Mapping[str, Any]
#: The languages that all rooms speak, by their tags, as each calls itself.
LANGUAGES: Final = {
    "en": "English", "de": "Deutsch", "fr": "Français", "es": "Español", "pt-BR": "Português (Brasil)",
    "nl": "Nederlands", "pl": "Polski", "ko": "한국어", "ar": "العربية",
}  # fmt: skip
MINUS: Final = "−"  # as wide as a plus
_ISOLATE: Final = "\u2068{}\u2069"  # keeps a value's direction of writing from turning what is around it
#: Those that are written from right to left.
FROM_THE_RIGHT: Final = frozenset({"ar"})


class Language:
    """Messages in one language. Without `report` what cannot be said is a MessageError; with it, it is told to
    `report` and the id, or the name of the value in braces, stands in the text.
    """

    def __init__(self, tag: str, table: Table, report: Callable[[MessageError], None] | None = None) -> None:
        self.tag = tag
        self.table = table
        self._report = report
        self._plural = plural_rule(tag)
        self._decimal: str = table.get("number-decimal", ".")
        self._isolates = tag in FROM_THE_RIGHT

    def render(self, message: Message) -> str:
        """A message as text."""
        return self.text(message.id, message.values)

    def text(self, id: str, values: Mapping[str, Value]) -> str:
        """The text of an id with its values. Raises UnknownMessage or MissingValue, unless they are reported."""
        pattern = self.table.get(id)
        if pattern.__class__ is str:
            return pattern
        if pattern is None:
            return self._fault(UnknownMessage(id), id)
        return self._written(pattern, id, values)

    def _written(self, pattern: Any, id: str, values: Mapping[str, Value]) -> str:
        if pattern.__class__ is str:
            return pattern
        parts = []
        for part in pattern:
            if part.__class__ is str:
                parts.append(part)
            elif part[0] == "?":
                parts.append(self._written(self._chosen(part, id, values), id, values))
            else:
                # Most values are texts and whole numbers, which need no more asking.
                value = values.get(part[1]) if part[0] == "$" else None
                if value.__class__ is str:
                    text = value
                elif value.__class__ is int:
                    text = str(value)
                else:
                    text = self._shown(self._value(part, id, values))
                parts.append(_ISOLATE.format(text) if self._isolates else text)
        return "".join(parts)

    def _value(self, part: Any, id: str, values: Mapping[str, Value]) -> Value:
        """What an expression stands for."""
        kind = part[0]
        if kind == "$":
            name = part[1]
            if name in values:
                return values[name]
            return "" if name in FORMS else self._fault(MissingValue(id, name), f"{{{name}}}")
        if kind == "?":
            return self._written(self._chosen(part, id, values), id, values)
        value, options = self._value(part[1], id, values), part[2]
        if kind == "FORM":
            return self._formed(value, options)
        if kind == "LIST":
            return self._listed(value, options)
        if kind == "NUMBER":
            return self._number(value, options)
        if kind == "TRAIT":
            return self.text(f"{value.id}.{options['name']}", value.values) if isinstance(value, Message) else ""
        text = self._shown(value)
        return text[:1].upper() + text[1:]

    def _chosen(self, part: Any, id: str, values: Mapping[str, Value]) -> Any:
        """The pattern of a choice that fits its value: an exact one, the plural form, else the default."""
        _, selector, variants, default = part
        value = self._value(selector, id, values)
        if value.__class__ is int:
            exact = variants.get(str(value))
            return variants.get(self._plural(abs(value), True), default) if exact is None else exact
        if isinstance(value, str):
            return variants.get(value, default)
        if isinstance(value, Message):
            return variants.get(value.id, default)
        if isinstance(value, bool):
            return variants.get(str(value).lower(), default)
        if isinstance(value, tuple):
            return variants.get(self._plural(len(value), True), default)
        return variants.get(str(value), variants.get(self._plural(abs(int(value)), False), default))

    def _shown(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, Message):
            return self.text(value.id, value.values)
        if isinstance(value, tuple):
            return self._listed(value, {"type": "and"})
        return str(value).replace(".", self._decimal) if isinstance(value, float) else str(value)

    def _formed(self, value: Value, options: Mapping[str, str]) -> str:
        """A message in the form that is asked; a name that somebody typed has only one."""
        return self.text(value.id, {**value.values, **options}) if isinstance(value, Message) else self._shown(value)

    def _listed(self, value: Value, options: Mapping[str, str]) -> str:
        forms = {name: form for name, form in options.items() if name != "type"}
        several = value if isinstance(value, tuple) else (value,)
        parts = [each if isinstance(each, str) else self._formed(each, forms) for each in several]
        if len(parts) < 2:
            return "".join(parts)
        joined = f"list-{options['type']}"
        return f"{self.table[joined].join(parts[:-1])}{self.table[f'{joined}.last']}{parts[-1]}"

    def _number(self, value: Value, options: Mapping[str, str]) -> str:
        if not isinstance(value, (int, float)):
            return self._shown(value)
        digits = options.get("minimumFractionDigits", "")
        text = self._shown(value) if not digits else f"{value:.{digits}f}".replace(".", self._decimal)
        if options.get("signDisplay") == "always":
            text = "+" + text if value >= 0 else text
        return text.replace("-", MINUS)

    def _fault(self, error: MessageError, instead: str) -> str:
        if self._report is None:
            raise error
        self._report(error)
        return instead


def fitting(wanted: Iterable[str]) -> str:
    """The first of some languages, wanted most first (`de-AT`, `pt_BR`), that is spoken here, else English."""
    for each in wanted:
        parts = each.replace("_", "-").split("-")
        found = [tag for tag in LANGUAGES if tag.split("-")[0] == parts[0].lower()]
        if found:
            return found[0]
    return "en"


@cache
def language(tag: str = "en") -> Language:
    """The engine's own messages in a language, which a fault in them stops. FileNotFoundError if it is not there."""
    return Language(tag, read_table("engine.messages", tag))


def read_table(package: str, tag: str) -> dict[str, Any]:
    """The compiled messages of a room in a language, by id; the room is not imported. FileNotFoundError if it has no
    such language.
    """
    room, *inner = package.split(".")
    table: dict[str, Any] = json.loads(files(room).joinpath(*inner, tag, "messages.json").read_text(encoding="utf-8"))
    return table


# --- which plural form a number takes: the cardinal rules of CLDR (unicode.org/cldr, `plurals.xml`) ---

# `whole` is the whole part of the number without its sign, `exact` whether nothing follows the point.
Rule = Callable[[int, bool], str]


def _one(whole: int, exact: bool) -> str:
    return "one" if whole == 1 and exact else "other"


def _alike(whole: int, exact: bool) -> str:
    return "other"


def _millions(whole: int, exact: bool) -> bool:
    return whole != 0 and whole % 1_000_000 == 0 and exact


def _spanish(whole: int, exact: bool) -> str:
    return "one" if whole == 1 and exact else "many" if _millions(whole, exact) else "other"


def _french(whole: int, exact: bool) -> str:
    return "one" if whole in (0, 1) else "many" if _millions(whole, exact) else "other"


def _polish(whole: int, exact: bool) -> str:
    if not exact:
        return "other"
    if whole == 1:
        return "one"
    return "few" if whole % 10 in (2, 3, 4) and whole % 100 not in (12, 13, 14) else "many"


def _arabic(whole: int, exact: bool) -> str:
    if not exact:
        return "other"
    if whole <= 2:
        return ("zero", "one", "two")[whole]
    rest = whole % 100
    return "few" if 3 <= rest <= 10 else "many" if rest >= 11 else "other"


RULES: Final[dict[str, tuple[Rule, tuple[str, ...]]]] = {
    "ar": (_arabic, ("zero", "one", "two", "few", "many", "other")),
    "de": (_one, ("one", "other")),
    "en": (_one, ("one", "other")),
    "es": (_spanish, ("one", "many", "other")),
    "fr": (_french, ("one", "many", "other")),
    "ko": (_alike, ("other",)),
    "nl": (_one, ("one", "other")),
    "pl": (_polish, ("one", "few", "many", "other")),
    "pt": (_french, ("one", "many", "other")),
}


def categories(tag: str) -> tuple[str, ...]:
    """The plural forms that a language has, "other" the last. KeyError for a language without rules here."""
    return RULES[_bare(tag)][1]


def category(tag: str, number: float) -> str:
    """The plural form of a number in a language: "zero", "one", "two", "few", "many" or "other"."""
    return plural_rule(tag)(abs(int(number)), isinstance(number, int))


def plural_rule(tag: str) -> Rule:
    """The rule of a language, which gives the plural form. KeyError for a language without rules here."""
    return RULES[_bare(tag)][0]


def _bare(tag: str) -> str:
    """The language without its country: `pt` for pt-BR."""
    return tag.partition("-")[0]
