"""The facts of history, one module for each kind: its table, the bounds of the values it sends, and conversion between
rows and events. Merging an event twice changes nothing. If two devices wrote the same fact, the order of (clock, id)
decides, so that all devices agree.

Every module here with a `KIND` is a kind. The name of its `KIND` is stored, never the module's.
"""

from collections.abc import Iterator, Mapping
from graphlib import TopologicalSorter
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, Final

from store.events.kind import Kind
from store.facts.counting import CountingRow
from store.facts.exact_tap import ExactTapRow
from store.facts.face import FaceRow
from store.facts.game import GameRow
from store.facts.hand import HandRow
from store.facts.mark import MarkRow
from store.facts.match import MatchRow, SeatEventRow, SeatRow, SheetRow
from store.facts.occasion import OccasionRow
from store.facts.origin import OriginRow
from store.facts.person import ErasureRow, PersonMarkRow, PlayerRow
from store.facts.ruleset import RulesetRow
from store.facts.tap import TapRow

__all__ = [
    "KINDS", "CountingRow", "ErasureRow", "ExactTapRow", "FaceRow", "GameRow", "HandRow", "MarkRow", "MatchRow",
    "OccasionRow", "OriginRow", "PersonMarkRow", "PlayerRow", "RulesetRow", "SeatEventRow", "SeatRow", "SheetRow",
    "TapRow",
]  # fmt: skip


def _find_kinds() -> Iterator[Kind[Any]]:
    """Return every kind in this folder, each after those that its events name."""
    found: dict[str, Kind[Any]] = {}
    for module in iter_modules(__path__):
        kind = import_module(f"{__name__}.{module.name}").KIND
        found[kind.name] = kind
    order = TopologicalSorter(
        {name: [each for each in found[name].kinds_before if each != name] for name in sorted(found)}
    )
    return (found[name] for name in order.static_order())


KINDS: Final[Mapping[str, Kind[Any]]] = MappingProxyType({kind.name: kind for kind in _find_kinds()})
"""Each kind by its name, after those that its events name."""
