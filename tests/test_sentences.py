"""No sentence is built in code: code uses messages with the values they need, and each message is used somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from app.publish.messages.fluent import APP, ENGINE, ROOT, values_used_by
from engine.messages import Language, Value, read_table, selector_message
from tests.messages.asking import Asking, askings, trees, written
from tests.messages.tables import compiled, references

ROOMS: Final = {"engine": ENGINE, "app": APP}
# What the language itself asks for while it runs, and what a language says of itself.
OF_THE_LANGUAGE: Final = re.compile(r"(list|language|number)-.*")
# Where the engine speaks English to who writes files or commands: errors of reading them.
FOR_WRITERS: Final = (
    "engine/__main__.py",
    "engine/rules/reader.py",
    "engine/rules/fields.py",
    "engine/rules/numbers.py",
)
# And where each word of a ruleset says in English what it means, for its reference.
MEANINGS: Final = ("engine/__main__.py", "engine/rules/")
ENDINGS: Final = frozenset({"s", "es", "ies"})
# Pairs that are chosen by a number or a sound.
GRAMMAR: Final = ({"a", "an"}, {"is", "are"}, {"has", "have"}, {"was", "were"}, {"a ", "an "})


def everywhere() -> list[Asking]:
    return [each for room in ROOMS for each in askings(room)]


def known() -> dict[str, object]:
    return {id: pattern for folder in ROOMS.values() for id, pattern in compiled(folder).items()}


def test_every_message_that_is_asked_for_is_there() -> None:
    ids = known()
    assert not [each.where for each in everywhere() for one in each.ids if not any(map(one.fullmatch, ids))]


@pytest.mark.parametrize("room", ROOMS)
def test_every_message_is_said(room: str) -> None:
    asking, texts, inside = everywhere(), set().union(*map(written, ROOMS)), references()
    unsaid = [id for id in compiled(ROOMS[room]) if id not in texts and not any(each.means(id) for each in asking)]
    assert not [id for id in unsaid if id not in inside and not OF_THE_LANGUAGE.fullmatch(id)]


def test_messages_are_given_the_values_they_ask_for_and_no_others() -> None:
    """If ids are written out, no message lacks a value, and each value is used by one of them."""
    ids = known()
    wrong = []
    for each in everywhere():
        if each.values is None:
            continue
        wanted = [set(values_used_by(pattern)) for id, pattern in ids.items() if each.means(id)]
        if each.values - set().union(*wanted) or (each.whole and not all(one <= each.values for one in wanted)):
            wrong.append(f"{each.where}: {sorted(each.values)} for {wanted}")
    assert not wrong


@pytest.mark.parametrize("sample", [0, 1, 2, 1.5, True, "Ann", selector_message("AH"), ("Ann", "Ben"), ()], ids=repr)
def test_every_message_can_be_said(sample: Value) -> None:
    """With any value, nothing is missing, and no brace or name of a value is left."""
    speaker = Language("en", read_table("engine.messages", "en") | read_table("app.ui.words", "en"))
    for id, pattern in known().items():
        said = speaker.text_of_id(id, dict.fromkeys(values_used_by(pattern), sample))
        assert (said or sample == ()) and not re.search(r"[{}$]", said), id


@pytest.mark.parametrize("room", ROOMS)
def test_no_grammar_stands_in_code(room: str) -> None:
    """No plural endings, articles or verbs are chosen in code, and no lists joined by a word."""
    found = []
    for path, tree in trees(room).items():
        if path.relative_to(ROOT).as_posix() not in ("app/cli.py", "app/publish/__main__.py", "app/publish/lock.py"):
            raised = [node for node in ast.walk(tree) if isinstance(node, ast.Raise)]
            outside = {id(inner) for node in raised for inner in ast.walk(node)}
            found += [f"{path.relative_to(ROOT)}:{line}" for line in grammar(tree, outside)]
    assert not [place for place in found if not place.startswith(FOR_WRITERS)]


def grammar(tree: ast.Module, outside: set[int]) -> Iterator[int]:
    """Yield the lines at which code composes words, except in texts of exceptions, which developers read."""
    for node in ast.walk(tree):
        if id(node) in outside:
            continue
        if isinstance(node, ast.IfExp):
            ends = {end.value for end in (node.body, node.orelse) if isinstance(end, ast.Constant)}
            texts = sorted((str(end) for end in ends), key=len)
            if ends in GRAMMAR or (len(texts) == 2 and texts[1].removeprefix(texts[0]) in ENDINGS):
                yield node.lineno
        elif isinstance(node, ast.BinOp) and isinstance(node.right, ast.Constant) and node.right.value in ENDINGS:
            yield node.lineno
        elif isinstance(node, ast.JoinedStr):
            for first, then in zip(node.values, node.values[1:], strict=False):
                ending = str(then.value) if isinstance(then, ast.Constant) else ""
                if isinstance(first, ast.FormattedValue) and re.match(r"(s|es)\b", ending):
                    yield node.lineno
        elif isinstance(node, ast.Constant) and node.value in (" and ", " or "):
            yield node.lineno


def test_the_engine_says_nothing_but_messages_and_errors() -> None:
    """Two consecutive words are only in docstrings, in exceptions, and in texts for developers."""
    found = []
    for path, tree in trees("engine").items():
        place = path.relative_to(ROOT).as_posix()
        if place.startswith(MEANINGS):
            continue
        quiet = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Raise)
                or (isinstance(node, ast.Call) and "Error" in ast.unparse(node.func))
                or (isinstance(node, ast.FunctionDef) and node.name in ("__repr__", "__str__"))
                or (isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "SLOTS")
            ):
                quiet |= {id(inner) for inner in ast.walk(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet:
                found += [f"{place}:{node.lineno} {text!r}" for text in re.findall(r"[a-z]{2,} [a-z]{2,}", node.value)]
    assert not [each for each in found if not each.startswith("engine/messages/errors.py")]


def test_what_is_looked_for_is_found() -> None:
    source = 'f"{n} card{\'\' if n == 1 else \'s\'}"\nx + "s"\nf"{x}s"\n"a" if y else "an"\n" and ".join(z)\n'
    assert sorted(grammar(ast.parse(source), set())) == [1, 2, 3, 4, 5]


# Developers read these in English: a report, and what tools print.
IN_ENGLISH: Final = re.compile(r"app/ui/report\.py|app/publish/.*")


def joins_by_itself(path: Path) -> list[str]:
    """Return the lines of a file in which code puts a comma or a full stop between two texts."""
    return [
        f"{path}:{node.lineno}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.JoinedStr)
        for part in node.values[1:-1]
        if isinstance(part, ast.Constant) and part.value in (", ", ". ")
    ]


def test_texts_are_joined_by_the_language_alone() -> None:
    """`join_phrases` uses the language's comma, and `join_sentences` adds no full stop to a question."""
    files = sorted((ROOT / "app").rglob("*.py"))
    files = [path for path in files if not IN_ENGLISH.fullmatch(path.relative_to(ROOT).as_posix())]
    assert [place for path in files for place in joins_by_itself(path)] == []
