"""A language at run time: the tables that were compiled from its `.ftl` files, and how a message becomes text.

Of Fluent there are messages, attributes, terms, references and selectors (plural forms and exact values). A table maps
each id to a text, or to a list of texts and expressions. An expression is a list too: `["$", name]` a value,
`["?", expression, {variant: pattern}, default]` a choice, `[function, expression, {option: text}]` a call. Functions:

FORM($card, case: "genitive")         a message that is a value, in the form asked: article, case, gender or number
TRAIT($card, name: "gender")          an attribute of such a message, to choose by
LIST($cards, type: "or")              a list with `list-or` between its parts and `list-or.last` before the last, or
                                      `list-or.alike` if that begins with the sound of the conjunction; the other
                                      options are those of FORM
NUMBER($n, signDisplay: "always")     a number with its sign; `minimumFractionDigits` are those after the point
CAPITAL($card)                        with its first letter as at the beginning of a sentence
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from engine.messages.errors import MessageError, MissingValue, UnknownMessage
from engine.messages.message import FORM_NAMES, Message, Value

Table = Mapping[str, Any]
#: The languages that all packages are translated into: by tag, the language's own name.
LANGUAGES: Final = {
    "en": "English", "de": "Deutsch", "fr": "Français", "es": "Español", "pt-BR": "Português (Brasil)",
    "nl": "Nederlands", "pl": "Polski", "ko": "한국어", "ar": "العربية",
}  # fmt: skip
MINUS: Final = "−"  # as wide as a plus
_ISOLATE: Final = "\u2068{}\u2069"  # keeps a value's direction of writing from changing that of the text around it
#: A conjunction changes before words with these beginnings, which sound like the conjunction itself: Spanish "Ana e
#: Inés" (but "agua y hielo", where a diphthong begins) and "siete u ocho", in figures too.
_SAME_SOUND: Final = {
    ("es", "list-and"): re.compile(r"[«“¡¿]*h?[ií](?![aáeéoó])", re.IGNORECASE),
    ("es", "list-or"): re.compile(r"[«“¡¿]*(?:h?[oó]|8|11(?!\d))", re.IGNORECASE),
}
#: The languages that are written from right to left.
RIGHT_TO_LEFT_LANGUAGES: Final = frozenset({"ar"})


class Language:
    """The messages of one language.

    An error raises MessageError. If `report` is given, it is called with the error instead, and the text gets the id,
    or the name of the value in braces.
    """

    def __init__(self, tag: str, table: Table, report: Callable[[MessageError], None] | None = None) -> None:
        self.tag = tag
        self.table = table
        self._report = report
        self._plural = plural_rule(tag)
        self._decimal: str = table.get("number-decimal", ".")
        self._isolates = tag in RIGHT_TO_LEFT_LANGUAGES

    def render(self, message: Message) -> str:
        """Return the text of a message. Raises as `text_of_id` does."""
        return self.text_of_id(message.id, message.values)

    def text_of_id(self, id: str, values: Mapping[str, Value]) -> str:
        """Return the text of an id with its values. Raises UnknownMessage or MissingValue, unless errors are
        reported.
        """
        pattern = self.table.get(id)
        if pattern.__class__ is str:
            return pattern
        if pattern is None:
            return self._handle_error(UnknownMessage(id), id)
        return self._render_pattern(pattern, id, values)

    def isolate(self, text: str) -> str:
        """Return a text that is shown beside others, so that its direction of writing doesn't change theirs."""
        return _ISOLATE.format(text) if self._isolates else text

    def _render_pattern(self, pattern: Any, id: str, values: Mapping[str, Value]) -> str:
        if pattern.__class__ is str:
            return pattern
        parts = []
        for part in pattern:
            if part.__class__ is str:
                parts.append(part)
            elif part[0] == "?":
                parts.append(self._render_pattern(self._choose_variant(part, id, values), id, values))
            else:
                # The fast path: most values are texts and whole numbers.
                value = values.get(part[1]) if part[0] == "$" else None
                if value.__class__ is str:
                    text = value
                elif value.__class__ is int:
                    text = str(value)
                else:
                    text = self._format_value(self._expression_value(part, id, values))
                parts.append(_ISOLATE.format(text) if self._isolates else text)
        return "".join(parts)

    def _expression_value(self, part: Any, id: str, values: Mapping[str, Value]) -> Value:
        """Return the value of an expression (see the top of this module)."""
        kind = part[0]
        if kind == "$":
            name = part[1]
            if name in values:
                return values[name]
            return "" if name in FORM_NAMES else self._handle_error(MissingValue(id, name), f"{{{name}}}")
        if kind == "?":
            return self._render_pattern(self._choose_variant(part, id, values), id, values)
        value, options = self._expression_value(part[1], id, values), part[2]
        if kind == "FORM":
            return self._render_in_form(value, options)
        if kind == "LIST":
            return self._join_list(value, options)
        if kind == "NUMBER":
            return self._format_number(value, options)
        if kind == "TRAIT":
            return self.text_of_id(f"{value.id}.{options['name']}", value.values) if isinstance(value, Message) else ""
        text = self._format_value(value)
        return text[:1].upper() + text[1:]

    def _choose_variant(self, part: Any, id: str, values: Mapping[str, Value]) -> Any:
        """Return the pattern of a choice that fits its value: an exact match, the plural form, or the default."""
        _, selector, variants, default = part
        value = self._expression_value(selector, id, values)
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

    def _format_value(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, Message):
            return self.text_of_id(value.id, value.values)
        if isinstance(value, tuple):
            return self._join_list(value, {"type": "and"})
        return str(value).replace(".", self._decimal) if isinstance(value, float) else str(value)

    def _render_in_form(self, value: Value, options: Mapping[str, str]) -> str:
        """Return a message in the requested form. A text, such as a name that a person typed, has only one form."""
        return (
            self.text_of_id(value.id, {**value.values, **options})
            if isinstance(value, Message)
            else self._format_value(value)
        )

    def _join_list(self, value: Value, options: Mapping[str, str]) -> str:
        forms = {name: form for name, form in options.items() if name != "type"}
        several = value if isinstance(value, tuple) else (value,)
        parts = [each if isinstance(each, str) else self._render_in_form(each, forms) for each in several]
        if len(parts) < 2:
            return "".join(parts)
        joined = f"list-{options['type']}"
        alike = _SAME_SOUND.get((self.tag, joined))
        last = self.table[f"{joined}.{'alike' if alike and alike.match(parts[-1]) else 'last'}"]
        return f"{self.table[joined].join(parts[:-1])}{last}{parts[-1]}"

    def _format_number(self, value: Value, options: Mapping[str, str]) -> str:
        if not isinstance(value, (int, float)):
            return self._format_value(value)
        digits = options.get("minimumFractionDigits", "")
        text = self._format_value(value) if not digits else f"{value:.{digits}f}".replace(".", self._decimal)
        if options.get("signDisplay") == "always":
            text = "+" + text if value >= 0 else text
        return text.replace("-", MINUS)

    def _handle_error(self, error: MessageError, instead: str) -> str:
        if self._report is None:
            raise error
        self._report(error)
        return instead


def best_language(wanted: Iterable[str]) -> str:
    """Return the first of the `wanted` languages (best first, such as `de-AT` or `pt_BR`) that is available, else
    English.
    """
    for each in wanted:
        parts = each.replace("_", "-").split("-")
        found = [tag for tag in LANGUAGES if tag.split("-")[0] == parts[0].lower()]
        if found:
            return found[0]
    return "en"


@cache
def language(tag: str = "en") -> Language:
    """Return the engine's messages in a language, cached. A text that can't be rendered raises MessageError.

    Raises FileNotFoundError for an unknown language.
    """
    return Language(tag, read_table("engine.messages", tag))


def read_table(package: str, tag: str) -> dict[str, Any]:
    """Return the compiled messages of a package in a language by id, without importing the package. Raises
    FileNotFoundError if there are none.
    """
    room, *inner = package.split(".")
    table: dict[str, Any] = json.loads(files(room).joinpath(*inner, tag, "messages.json").read_text(encoding="utf-8"))
    return table


# --- which plural form a number takes: the cardinal rules of CLDR (unicode.org/cldr, `plurals.xml`) ---

# `whole` is the whole part of the number without its sign; `exact` is whether the number has no fraction.
PluralRule = Callable[[int, bool], str]


def _plural_one_or_other(whole: int, exact: bool) -> str:
    return "one" if whole == 1 and exact else "other"


def _plural_other_only(whole: int, exact: bool) -> str:
    return "other"


def _is_millions(whole: int, exact: bool) -> bool:
    return whole != 0 and whole % 1_000_000 == 0 and exact


def _spanish_plural(whole: int, exact: bool) -> str:
    return "one" if whole == 1 and exact else "many" if _is_millions(whole, exact) else "other"


def _french_plural(whole: int, exact: bool) -> str:
    return "one" if whole in (0, 1) else "many" if _is_millions(whole, exact) else "other"


def _polish_plural(whole: int, exact: bool) -> str:
    if not exact:
        return "other"
    if whole == 1:
        return "one"
    return "few" if whole % 10 in (2, 3, 4) and whole % 100 not in (12, 13, 14) else "many"


def _arabic_plural(whole: int, exact: bool) -> str:
    if not exact:
        return "other"
    if whole <= 2:
        return ("zero", "one", "two")[whole]
    rest = whole % 100
    return "few" if 3 <= rest <= 10 else "many" if rest >= 11 else "other"


PLURAL_RULES: Final[dict[str, tuple[PluralRule, tuple[str, ...]]]] = {
    "ar": (_arabic_plural, ("zero", "one", "two", "few", "many", "other")),
    "de": (_plural_one_or_other, ("one", "other")),
    "en": (_plural_one_or_other, ("one", "other")),
    "es": (_spanish_plural, ("one", "many", "other")),
    "fr": (_french_plural, ("one", "many", "other")),
    "ko": (_plural_other_only, ("other",)),
    "nl": (_plural_one_or_other, ("one", "other")),
    "pl": (_polish_plural, ("one", "few", "many", "other")),
    "pt": (_french_plural, ("one", "many", "other")),
}


def plural_forms(tag: str) -> tuple[str, ...]:
    """Return the plural forms of a language, "other" last. Raises KeyError for a language without rules here."""
    return PLURAL_RULES[_language_without_country(tag)][1]


def plural_form(tag: str, number: float) -> str:
    """Return the plural form of a number in a language: "zero", "one", "two", "few", "many" or "other". Raises KeyError
    for a language without rules here.
    """
    return plural_rule(tag)(abs(int(number)), isinstance(number, int))


def plural_rule(tag: str) -> PluralRule:
    """Return the function that gives the plural form in a language. Raises KeyError for a language without rules
    here.
    """
    return PLURAL_RULES[_language_without_country(tag)][0]


def _language_without_country(tag: str) -> str:
    """Return the language of a tag without its country: `pt` for pt-BR."""
    return tag.partition("-")[0]
