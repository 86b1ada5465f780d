"""The effects that the controller runs after a change, as values: sounds, vibration, animation, things to store or
send.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from app.table.game import GameSnapshot
from app.table.motion import Beat
from app.table.picture import ButtonId
from engine.moves import Move


@dataclass(frozen=True)
class PlayBeats:
    """Animate these beats and stop those before. The first one is shown already."""

    beats: Sequence[Beat]


@dataclass(frozen=True)
class EndMotion:
    """Stop the animation. Everything is shown in its place already."""


@dataclass(frozen=True)
class CutPauseShort:
    """Make the source cut its pause short."""


@dataclass(frozen=True)
class PlaySound:
    """Play one of the table's sounds."""

    name: str


@dataclass(frozen=True)
class Vibrate:
    """Vibrate once."""

    strength: Literal["light", "medium"]


@dataclass(frozen=True)
class WriteLogBeside:
    """Make the rows of the log beside the table, off the event loop."""

    game: GameSnapshot


@dataclass(frozen=True)
class LoadExplainedEffects:
    """Read which effects were explained on this device."""


@dataclass(frozen=True)
class StoreExplainedEffects:
    """Store which effects were explained on this device."""

    effect_names: frozenset[str]


@dataclass(frozen=True)
class StoreSortOrder:
    """Store the sort order of the hand as the setting."""

    sort: str


@dataclass(frozen=True)
class LogFailure:
    """Put an exception into the report; the game goes on."""

    activity: str
    problem: Exception


@dataclass(frozen=True)
class PlayMove:
    """Send a move to the source."""

    move: Move
    seat: int


@dataclass(frozen=True)
class PressButton:
    """Pass a button on to the source."""

    button: ButtonId


@dataclass(frozen=True)
class ViewFrom:
    """Ask the source to show the table from another seat."""

    seat: int


@dataclass(frozen=True)
class ShowLog:
    """Make all log rows of a hand off the event loop, for the log panel."""

    game: GameSnapshot


Command: TypeAlias = PlayMove | PressButton | ViewFrom | ShowLog  # effects that a handler waits for
Effect: TypeAlias = (
    PlayBeats
    | EndMotion
    | CutPauseShort
    | PlaySound
    | Vibrate
    | WriteLogBeside
    | LoadExplainedEffects
    | StoreExplainedEffects
    | StoreSortOrder
    | LogFailure
    | Command
)
