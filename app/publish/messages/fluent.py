"""Compile the Fluent files of a language to the tables that `engine.messages.language` runs.

Terms and references to other messages are inlined, so a table holds only texts, values, choices and calls. Valid Fluent
that the tables can't express raises `CompileError` with its file and line.

A message that a language lacks is taken from English, and so is one that uses a value that English doesn't use: its
translation is older than the English text, and the code no longer gives the value. Messages that English lacks are left
out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from app.publish.errors import PublishError
from engine.messages.language import plural_form, plural_forms
from engine.messages.message import FORM_NAMES

ROOT: Final = Path(__file__).resolve().parents[3]
# The packages that have messages. Messages of the second may refer to those of the first.
ENGINE: Final = ROOT / "engine" / "messages"
APP: Final = ROOT / "app" / "ui" / "words"
PACKAGES: Final = (ENGINE, APP)
TABLE: Final = "messages.json"
ENGLISH: Final = "en"
# Messages that describe a language and how it joins lists: they may use other values than their English counterparts.
_OF_THE_LANGUAGE: Final = re.compile(r"(list|language|number)-.*")
# The options of each function with their allowed values; () allows any text.
_TEXTS: Final = dict.fromkeys(FORM_NAMES, ())
FUNCTIONS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "FORM": {**_TEXTS},
    "TRAIT": {"name": ()},
    "LIST": {"type": ("and", "or", "comma"), **_TEXTS},
    "NUMBER": {"signDisplay": ("always",), "minimumFractionDigits": ("0", "1", "2")},
    "CAPITAL": {},
}
_NEEDED: Final = {"TRAIT": "name", "LIST": "type"}


class CompileError(PublishError):
    """A message source can't be compiled. The text names file and line."""

    code = "message-source"


@dataclass
class LanguageSource:
    """The messages and terms of one language by id, and in `places` the file and line of each.

    `own` are the ids of the messages in the folder that was read last.
    """

    tag: str
    messages: dict[str, ast.Pattern] = field(default_factory=dict)
    terms: dict[str, ast.Pattern] = field(default_factory=dict)
    places: dict[str, str] = field(default_factory=dict)
    own: set[str] = field(default_factory=set)

    def read_folder(self, folder: Path) -> None:
        """Add the messages of a package's folder. Raises CompileError for an id that is defined twice, and for invalid
        Fluent.
        """
        self.own = set()
        for path in sorted(folder.glob("*.ftl")):
            self._read_file(path)

    def _read_file(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            at = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            place = f"{path.parent.parent.name}/{path.parent.name}/{path.name}:{at}"
            if isinstance(entry, ast.Junk):
                raise CompileError(f"{place}: {entry.annotations[0].message if entry.annotations else 'not Fluent'}")
            if isinstance(entry, ast.Message):
                self._add_message(self.messages, entry.id.name, entry.value, entry.attributes, place)
                self.own |= {entry.id.name, *(f"{entry.id.name}.{each.id.name}" for each in entry.attributes)}
            elif isinstance(entry, ast.Term):
                self._add_message(self.terms, entry.id.name, entry.value, entry.attributes, place)

    def _add_message(
        self,
        known: dict[str, ast.Pattern],
        id: str,
        value: ast.Pattern | None,
        attributes: list[ast.Attribute],
        place: str,
    ) -> None:
        named = [(id, value), *((f"{id}.{each.id.name}", each.value) for each in attributes)]
        for name, pattern in named:
            if name in known:
                raise CompileError(f"{place}: {name} stands already at {self.places[name]}")
            if pattern is None:
                raise CompileError(f"{place}: {name} has no text of its own")
            known[name] = pattern
            self.places[name] = place


def compile_all() -> Iterator[tuple[Path, dict[str, Any]]]:
    """Yield the path and the compiled table of each language and package. Raises CompileError."""
    english = compile_sources(ENGLISH)
    for tag in language_tags():
        own = english if tag == ENGLISH else compile_sources(tag)
        for package in PACKAGES:
            yield package / tag / TABLE, fill_in(own[package], english[package])


def compile_language(tag: str) -> dict[Path, dict[str, Any]]:
    """Return the compiled table of each package in a language. Raises CompileError."""
    english = compile_sources(ENGLISH)
    own = english if tag == ENGLISH else compile_sources(tag)
    return {package: fill_in(own[package], english[package]) for package in PACKAGES}


def compile_sources(tag: str) -> dict[Path, dict[str, Any]]:
    """Return the table of each package as written in a language, without English for missing messages.

    Raises `CompileError`.
    """
    return {package: compile_messages(source) for package, source in read_sources(tag)}


def read_sources(tag: str) -> Iterator[tuple[Path, LanguageSource]]:
    """Yield each package with a language's messages read so far; `own` names those of that package. Raises
    CompileError.
    """
    source = LanguageSource(tag)
    for package in PACKAGES:
        source.read_folder(package / tag)
        yield package, source


def has_its_values(id: str, pattern: Any, english: Any) -> bool:
    """Return whether a translation uses no other values than the English text, which uses those that the code gives."""
    return bool(_OF_THE_LANGUAGE.fullmatch(id)) or set(values_used_by(pattern)) <= set(values_used_by(english))


def fill_in(own: Mapping[str, Any], english: Mapping[str, Any]) -> dict[str, Any]:
    """Return the table of a language: its own messages, and the English ones for those it lacks or can't use."""
    usable = {id for id in own if id in english and has_its_values(id, own[id], english[id])}
    usable |= {id for id in own if "." in id and id.partition(".")[0] in usable}
    return {**english, **{id: own[id] for id in sorted(usable)}}


def compile_messages(source: LanguageSource) -> dict[str, Any]:
    """Return the table of the messages in the folder that was read last (`source.own`). Raises CompileError."""
    return {id: _Compiler(source, id).compile_pattern(source.messages[id], None) for id in sorted(source.own)}


def table_text(table: Mapping[str, Any]) -> str:
    """Return the text of a table: JSON with one message per line."""
    lines = (f"{json.dumps(id)}: {json.dumps(table[id], ensure_ascii=False)}" for id in sorted(table))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def language_tags() -> list[str]:
    """Return the sorted tags of all languages: the folders of the engine's messages."""
    return sorted(path.name for path in ENGINE.iterdir() if any(path.glob("*.ftl")))


def values_used_by(pattern: Any) -> Iterator[str]:
    """Yield the names of the values that a compiled message uses, without grammatical forms."""
    if isinstance(pattern, tuple) and pattern[0] == "$":
        if pattern[1] not in FORM_NAMES:
            yield pattern[1]
    elif isinstance(pattern, (list, tuple)):
        for each in pattern:
            yield from values_used_by(each)
    elif isinstance(pattern, dict):
        for each in pattern.values():
            yield from values_used_by(each)


class _Compiler:
    """Compiles one message. The argument `given` of its methods holds the values of the term that is being inlined;
    it's None in a message.
    """

    def __init__(self, source: LanguageSource, id: str) -> None:
        self.source = source
        self.id = id
        self.within: list[str] = [id]

    def compile_error(self, why: str) -> CompileError:
        return CompileError(f"{self.source.places[self.id]}: {self.id}: {why}")

    def compile_pattern(self, pattern: ast.Pattern, given: Mapping[str, str | int | float] | None) -> Any:
        """Return a text, or a list of texts and expressions; an expression is a tuple."""
        parts: list[Any] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                made: Any = element.value
            elif isinstance(element.expression, ast.VariableReference) and element.expression.id.name in FORM_NAMES:
                raise self.compile_error(f"${element.expression.id.name} is a form to choose by, not a value")
            else:
                made = self.compile_placeable(element.expression, given)
            for part in made if isinstance(made, list) else [made]:
                if isinstance(part, str) and parts and isinstance(parts[-1], str):
                    parts[-1] += part
                elif part != "":
                    parts.append(part)
        if not parts:
            return ""
        return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts

    def compile_placeable(self, expression: Any, given: Mapping[str, str | int | float] | None) -> Any:
        """Return what the expression in braces compiles to: a text, an expression, or the pattern of an inlined
        message.
        """
        if isinstance(expression, ast.Placeable):
            return self.compile_placeable(expression.expression, given)
        if isinstance(expression, ast.StringLiteral):
            return expression.parse()["value"]
        if isinstance(expression, ast.NumberLiteral):
            return expression.value
        if isinstance(expression, ast.VariableReference):
            name = expression.id.name
            if given is None:
                return "$", name
            if name in given or name in FORM_NAMES:
                return str(given.get(name, ""))
            raise self.compile_error(f"a term is used without ${name}")
        if isinstance(expression, ast.MessageReference):
            return self.inline_term(self.source.messages, _reference_id(expression), given)
        if isinstance(expression, ast.TermReference):
            return self.inline_term(
                self.source.terms, _reference_id(expression), _named_arguments(expression.arguments)
            )
        if isinstance(expression, ast.FunctionReference):
            return self.compile_call(expression, given)
        if isinstance(expression, ast.SelectExpression):
            return self.compile_choice(expression, given)
        raise self.compile_error(f"{type(expression).__name__} is not run here")

    def inline_term(
        self, known: Mapping[str, ast.Pattern], name: str, given: Mapping[str, str | int | float] | None
    ) -> Any:
        if name not in known:
            raise self.compile_error(f"there is no {name}")
        if name in self.within:
            raise self.compile_error(f"{name} is used within itself")
        self.within.append(name)
        made = self.compile_pattern(known[name], given)
        self.within.pop()
        return made

    def compile_call(
        self, call: ast.FunctionReference, given: Mapping[str, str | int | float] | None
    ) -> tuple[Any, ...]:
        name = call.id.name
        options = FUNCTIONS.get(name)
        if options is None:
            raise self.compile_error(f"there is no function {name}")
        if len(call.arguments.positional) != 1:
            raise self.compile_error(f"{name} takes one value")
        chosen = {key: str(value) for key, value in _named_arguments(call.arguments).items()}
        for key, word in chosen.items():
            if key not in options or (options[key] and word not in options[key]):
                raise self.compile_error(f"{name} has no {key}: {word}")
        if name in _NEEDED and _NEEDED[name] not in chosen:
            raise self.compile_error(f"{name} needs its {_NEEDED[name]}")
        value = self.compile_placeable(call.arguments.positional[0], given)
        if not isinstance(value, tuple):
            raise self.compile_error(f"{name} takes a value, not a text")
        return name, value, chosen

    def compile_choice(self, choice: ast.SelectExpression, given: Mapping[str, str | int | float] | None) -> Any:
        variants = {_key_text(each): self.compile_pattern(each.value, given) for each in choice.variants}
        if len(variants) != len(choice.variants):
            raise self.compile_error("a choice has two variants of one name")
        default = next(_key_text(each) for each in choice.variants if each.default)
        plural = set(plural_forms(self.source.tag))
        named = {key for key in variants if not key.lstrip("-")[:1].isdigit()}
        if named & (plural - {"other"}) and named != plural:
            raise self.compile_error(
                f"the plural forms of this language are {', '.join(plural_forms(self.source.tag))}"
            )
        selector, rest = choice.selector, variants.pop(default)
        known: str | int | float | None = None
        if isinstance(selector, ast.TermReference):
            known = str(self.compile_placeable(selector, None))
        elif isinstance(selector, ast.VariableReference) and given is not None:
            known = given.get(selector.id.name, "")
        if known is not None:
            return variants.get(_variant_key(self.source.tag, known, variants), rest)
        return "?", self.compile_placeable(selector, given), variants, rest


def _variant_key(tag: str, value: str | int | float, variants: Mapping[str, Any]) -> str:
    return str(value) if isinstance(value, str) or str(value) in variants else plural_form(tag, value)


def _reference_id(expression: ast.MessageReference | ast.TermReference) -> str:
    """Return the id that is referred to, with its attribute after a dot."""
    attribute = expression.attribute
    return f"{expression.id.name}.{attribute.name}" if isinstance(attribute, ast.Identifier) else expression.id.name


def _key_text(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _named_arguments(arguments: ast.CallArguments | None) -> dict[str, str | int | float]:
    """Return the named arguments of a call: strings as text, number literals as int or float."""
    found: dict[str, str | int | float] = {}
    for each in arguments.named if arguments else ():
        if isinstance(each.value, ast.StringLiteral):
            found[each.name.name] = each.value.parse()["value"]
        else:
            text = each.value.value
            found[each.name.name] = float(text) if "." in text else int(text)
    return found
