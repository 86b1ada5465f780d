"""The uses of messages in code: each `tr(key, …)` and each `Message(id, {…})`, with the values that it gives."""

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
    """One call: its place, the ids that it can name, and the values that it gives (None if they're in a variable)."""

    where: str
    ids: tuple[re.Pattern[str], ...]
    values: frozenset[str] | None

    @property
    def whole(self) -> bool:
        """Whether every id is written out."""
        return not any(_PART in each.pattern for each in self.ids)

    def means(self, id: str) -> bool:
        """Return whether the call can name this id."""
        return any(pattern.fullmatch(id) for pattern in self.ids)


@cache
def trees(room: str) -> dict[Path, ast.Module]:
    """Return the syntax trees of a package's modules."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / room).rglob("*.py"))}


def askings(room: str) -> Iterator[Asking]:
    """Yield every call with a literal key or id. If it's a variable, a literal was assigned elsewhere."""
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
    """Return all literal texts in the sources, as ids; some are chosen first and looked up later."""
    return {
        node.value.replace(".", "-")
        for tree in trees(room).values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def literals(node: ast.expr) -> Iterator[ast.Constant | ast.JoinedStr]:
    """Yield the literals that an argument can be."""
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
    """Return the names in the table of a message's values, None if it isn't a literal."""
    if len(call.args) == 1 and not call.keywords:
        return frozenset()
    table = call.args[1] if len(call.args) > 1 else None
    if not isinstance(table, ast.Dict) or not all(isinstance(key, ast.Constant) for key in table.keys):
        return None
    return frozenset(str(key.value) for key in table.keys if isinstance(key, ast.Constant))
