"""The facts of history, one file a kind: its table."""

from store.facts.game import GameRow
from store.facts.hand import HandRow
from store.facts.mark import MarkRow
from store.facts.match import MatchRow, SheetRow
from store.facts.people import PersonMarkRow
from store.facts.person import PlayerRow
from store.facts.ruleset import RulesetRow
from store.facts.seat import SeatEventRow, SeatRow
from store.facts.tap import TapRow

__all__ = [
    "GameRow", "HandRow", "MarkRow", "MatchRow", "PersonMarkRow", "PlayerRow", "RulesetRow", "SeatEventRow", "SeatRow",
    "SheetRow", "TapRow",
]  # fmt: skip
