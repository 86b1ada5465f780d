"""The facts of history, one file a kind: its table, the bounds of what travels of it, how a row is read as an event,
and how an event becomes a row. Taking one in twice changes nothing. Where two devices wrote the same thing, the order
of (clock, id) decides, so all devices see the same.

A kind is known by being a module here that has a `KIND`; what is stored is that one's name, never the module's.
"""

from collections.abc import Iterator, Mapping
from graphlib import TopologicalSorter
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, Final

from store.events.kind import Kind
from store.facts.face import FaceRow
from store.facts.game import GameRow
from store.facts.hand import HandRow
from store.facts.mark import MarkRow
from store.facts.match import MatchRow, SeatEventRow, SeatRow, SheetRow
from store.facts.person import PersonMarkRow, PlayerRow
from store.facts.ruleset import RulesetRow
from store.facts.tap import TapRow

__all__ = [
    "KINDS", "FaceRow", "GameRow", "HandRow", "MarkRow", "MatchRow", "PersonMarkRow", "PlayerRow", "RulesetRow",
    "SeatEventRow", "SeatRow", "SheetRow", "TapRow",
]  # fmt: skip


def _walked() -> Iterator[Kind[Any]]:
    """Every kind of this folder, each after those that its events name."""
    found: dict[str, Kind[Any]] = {}
    for module in iter_modules(__path__):
        kind = import_module(f"{__name__}.{module.name}").KIND
        found[kind.name] = kind
    order = TopologicalSorter({name: [each for each in found[name].after if each != name] for name in sorted(found)})
    return (found[name] for name in order.static_order())


KINDS: Final[Mapping[str, Kind[Any]]] = MappingProxyType({kind.name: kind for kind in _walked()})
"""Each kind by its name, after those that its events name."""
