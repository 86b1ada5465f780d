"""Mentions of members in texts: `App.data`, `app.navigation.go_to`, `store.hands.append_action`."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from typing import Final

from tests.shape import ROOMS, house

#: Variables that pages use, and their classes.
VARIABLES: Final = {"app": "App", "store": "Store", "hands": "StoredHands", "matches": "StoredMatches"}
#: A setting that a recipe adds.
INVENTED: Final = ("app.settings.large_pile",)
_MENTION: Final = re.compile(rf"(?<![\w./-])((?:{'|'.join(VARIABLES)}|[A-Z]\w+)(?:\.[a-z_]\w*)+)(?![\w/-])")


@dataclass
class Declared:
    """The declarations of all classes with one name: their bases, and their members with the names in
    each one's type.
    """

    bases: set[str] = field(default_factory=set)
    members: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))


@cache
def declared_classes() -> dict[str, Declared]:
    """Return the classes of app, engine and store, by name."""
    found: dict[str, Declared] = defaultdict(Declared)
    for module in house().modules.values():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef):
                found[node.name].bases.update(name for base in node.bases for name in _names_in(base))
                for name, kind in _members_of(node):
                    found[node.name].members[name].update(_names_in(kind))
    return dict(found)


def _members_of(node: ast.ClassDef) -> Iterator[tuple[str, ast.AST | None]]:
    """Yield each member that a class declares, or assigns to `self`, and the expression that tells its type."""
    parameters = {each.arg: each.annotation for each in ast.walk(node) if isinstance(each, ast.arg)}
    for each in ast.walk(node):
        match each:
            case ast.FunctionDef() | ast.AsyncFunctionDef() if each in node.body:
                yield each.name, each.returns
            case ast.ClassDef() if each is not node:
                yield each.name, None
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.AnnAssign(target=ast.Attribute(attr=name)):
                yield name, each.annotation
            case ast.Assign(targets=targets, value=value):
                for target in (part for whole in targets for part in ast.walk(whole)):
                    if isinstance(target, ast.Attribute | ast.Name):
                        name = target.attr if isinstance(target, ast.Attribute) else target.id
                        yield name, parameters.get(value.id) if isinstance(value, ast.Name) else _called(value)
            case _:
                pass


def _called(value: ast.expr) -> ast.expr | None:
    return value.func if isinstance(value, ast.Call) else None


def _names_in(node: ast.AST | None) -> Iterator[str]:
    """Yield the names in an annotation or a base, also in one that is written as a text."""
    for each in ast.walk(node) if node is not None else ():
        if isinstance(each, ast.Name):
            yield each.id
        elif isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield from re.findall(r"\w+", each.value)


def missing_members(text: str) -> list[str]:
    """Return the mentions in a text whose member exists in no class of that name. Modules aren't members."""
    return [mention for mention in _MENTION.findall(text) if not _exists(mention)]


def _exists(mention: str) -> bool:
    first, *members = mention.split(".")
    classes = {VARIABLES.get(first, first)}
    if mention in INVENTED or members[0] in ("py", "md") or _is_module(mention):
        return True
    for member in members:
        known = classes & declared_classes().keys()
        if not known:
            return True
        types = [_types_of(name, member) for name in known]
        if all(each is None for each in types):
            return False
        classes = {name for each in types for name in each or ()}
    return True


@cache
def _is_module(name: str) -> bool:
    try:
        return name.partition(".")[0] in ROOMS and find_spec(name) is not None
    except ModuleNotFoundError:
        return False  # what is before its last dot is a module without others in it


def _types_of(name: str, member: str) -> Iterable[str] | None:
    """Return the names in the type of a member of a class or its bases, None if there's no such member."""
    declared = declared_classes().get(name)
    if declared is None:
        return ()  # a class of a library, which may have it
    if member in declared.members:
        return declared.members[member]
    found = [_types_of(base, member) for base in declared.bases - {name}]
    return next((each for each in found if each is not None), None)
