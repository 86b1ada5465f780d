"""Where the code asks for messages: each `tr(key, …)` and each `Message(id, {…})`, with the values that it gives."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from app.publish.messages.fluent import ROOT

SAYING: Final = ("tr", "Message", "preset_text_message")
_PART: Final = "[A-Za-z0-9_-]+"


@dataclass(frozen=True)
class Asking:
    """One call: where it stands, the ids it can name, the values it gives (None where they are a variable)."""

    where: str
    ids: tuple[re.Pattern[str], ...]
    values: frozenset[str] | None

    @property
    def whole(self) -> bool:
        """Whether every id is written out."""
        return not any(_PART in each.pattern for each in self.ids)

    def means(self, id: str) -> bool:
        """Whether it can name an id."""
        return any(pattern.fullmatch(id) for pattern in self.ids)


@cache
def trees(room: str) -> dict[Path, ast.Module]:
    """The modules of a room."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / room).rglob("*.py"))}


def askings(room: str) -> Iterator[Asking]:
    """Every call whose key or id is written there; one that is a variable was given a literal elsewhere."""
    for path, tree in trees(room).items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args or (name := _name(node.func)) not in SAYING:
                continue
            # What is known in English stands first, and after it the ids that may say it.
            named = node.args[1:] if name == "preset_text_message" else node.args[:1]
            if ids := tuple(_pattern(each) for one in named for each in literals(one)):
                given = _keywords(node) if name == "tr" else _table(node)
                yield Asking(f"{path.relative_to(ROOT)}:{node.lineno} {ast.unparse(node.args[0])}", ids, given)


def written(room: str) -> set[str]:
    """All texts in the sources, as ids: those that are chosen first and looked up later are among them."""
    return {
        node.value.replace(".", "-")
        for tree in trees(room).values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def literals(node: ast.expr) -> Iterator[ast.Constant | ast.JoinedStr]:
    """The texts an argument can be, where they stand in the source."""
    if isinstance(node, ast.Starred):
        yield from literals(node.value)
    elif isinstance(node, ast.List):
        for each in node.elts:
            yield from literals(each)
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from literals(value)
    elif isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        yield node


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _pattern(key: ast.Constant | ast.JoinedStr) -> re.Pattern[str]:
    parts = [key] if isinstance(key, ast.Constant) else key.values
    texts = (str(part.value).replace(".", "-") if isinstance(part, ast.Constant) else None for part in parts)
    return re.compile("".join(_PART if text is None else re.escape(text) for text in texts))


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(str(name) for name in names)


def _table(call: ast.Call) -> frozenset[str] | None:
    """The names in the table of a message's values."""
    if len(call.args) == 1 and not call.keywords:
        return frozenset()
    table = call.args[1] if len(call.args) > 1 else None
    if not isinstance(table, ast.Dict) or not all(isinstance(key, ast.Constant) for key in table.keys):
        return None
    return frozenset(str(key.value) for key in table.keys if isinstance(key, ast.Constant))
