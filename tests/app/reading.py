"""The order in which a screen reader reads a screen: Flutter's sorting, over the boxes of a drawn table.

As `SemanticsNode._childrenInDefaultOrder` (Flutter's packages/flutter/lib/src/semantics/semantics.dart): nodes that
overlap vertically are a group, nodes in it that overlap horizontally are a knot, and a knot is sorted by the centres.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import flet as ft
from flet.controls.base_control import BaseControl

from app.table.layout.own_hand import Box
from tests.app.fake import children

SHRUNK = 0.1  # by so much Flutter shrinks boxes before it asks whether they overlap


@dataclass
class Node:
    """A node that a screen reader reads, or a part of the screen that contains some."""

    name: str
    box: Box
    inside: list[Node] = field(default_factory=list)


def read(root: BaseControl, screen: Box) -> list[str]:
    """Return the identifiers on a screen, in reading order."""
    return list(_names(Node("", screen, list(_nodes(root, screen)))))


def _names(node: Node) -> Iterator[str]:
    if node.name:
        yield node.name
    for each in in_order(node.inside):
        yield from _names(each)


def _nodes(control: BaseControl, around: Box) -> Iterator[Node]:
    """Return the outermost nodes in a control whose box is `around`."""
    given: Any = control
    if isinstance(control, ft.Semantics):
        if control.container or control.identifier:
            hidden = control.exclude_semantics
            inside = [] if hidden else [node for each in children(control) for node in _nodes(each, around)]
            yield Node(control.identifier or "", _sized(control, around), inside)
            return
        if control.exclude_semantics:
            return
    elif isinstance(control, ft.Container | ft.TransparentPointer) and (
        control.left is not None or control.top is not None
    ):
        around = Box(
            around.left + (control.left or 0),
            around.top + (control.top or 0),
            control.width or around.width,
            control.height or around.height,
        )
    elif isinstance(control, ft.Row):  # how wide each is only the client knows: as wide as its neighbours
        wide = around.width / max(1, len(given.controls))
        for n, each in enumerate(given.controls):
            yield from _nodes(each, Box(around.left + n * wide, around.top, wide, around.height))
        return
    elif isinstance(control, ft.Column):
        high = around.height / max(1, len(given.controls))
        for n, each in enumerate(given.controls):
            yield from _nodes(each, Box(around.left, around.top + n * high, around.width, high))
        return
    for each in children(control):
        yield from _nodes(each, around)


def _sized(control: ft.Semantics, around: Box) -> Box:
    inside: Any = control.content
    if control.container or getattr(inside, "width", None) is None or getattr(inside, "height", None) is None:
        return around
    return Box(around.left, around.top, min(inside.width, around.width), min(inside.height, around.height))


def in_order(nodes: list[Node]) -> list[Node]:
    """Return siblings as Flutter sorts them in a language written from left to right."""
    found: list[Node] = []
    for group in _groups(nodes, lambda box: (box.top, box.bottom)):
        for knot in _groups(group, lambda box: (box.left, box.right)):
            found += _untangled(knot)
    return found


def _groups(nodes: Iterable[Node], edges: Callable[[Box], tuple[float, float]]) -> list[list[Node]]:
    """Return the nodes in groups that overlap in one direction, in the order of that direction."""
    groups: list[list[Node]] = []
    end = -math.inf
    for node in sorted(nodes, key=lambda node: edges(node.box)[0]):
        begins, ends = edges(node.box)
        if begins + SHRUNK >= end:
            groups.append([])
        groups[-1].append(node)
        end = max(end, ends - SHRUNK)
    return groups


def _untangled(knot: list[Node]) -> list[Node]:
    if len(knot) < 2:
        return knot
    follows: dict[int, int] = {}
    for n, node in enumerate(knot):
        for m, other in enumerate(knot):
            if n == m or follows.get(m) == n:
                continue
            way = math.atan2(other.box.centre_y - node.box.centre_y, other.box.centre_x - node.box.centre_x)
            if -math.pi / 4 < way < 3 * math.pi / 4:
                follows[n] = m
    found: list[int] = []
    visited: set[int] = set()

    def search(n: int) -> None:
        if n not in visited:
            visited.add(n)
            if n in follows:
                search(follows[n])
            found.append(n)

    for n in sorted(range(len(knot)), key=lambda n: (-knot[n].box.top, -knot[n].box.left)):
        search(n)
    return [knot[n] for n in reversed(found)]
