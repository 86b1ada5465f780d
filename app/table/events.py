"""What changes a table: events of its source, taps and keys of a person, and what ran beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from app.table.game import GameSnapshot
from app.table.motion import Motion
from app.table.narration.log import LogRow
from app.table.panel_kind import PanelKind
from app.table.picture import ButtonId, RuleTopic
from engine.cards import Card
from engine.moves import Move
from engine.play.refusal import IllegalMove

# --- what a source reports -----------------------------------------------------------------------


@dataclass(frozen=True)
class HandBegun:
    """A hand lies on the table. `dealt` is False if it was opened again."""

    game: GameSnapshot
    dealt: bool = False


@dataclass(frozen=True)
class ActionDone:
    """The last step of `game` has happened. `tapped` is the card that was tapped for it here, -1 for none: with two
    packs, another card with the same face may be the one that was played.
    """

    game: GameSnapshot
    tapped: Card = -1


@dataclass(frozen=True)
class ActionUndone:
    """The last action was taken back."""

    game: GameSnapshot


@dataclass(frozen=True)
class PositionShown:
    """Another moment of a hand is shown, or the same from another seat; nothing has happened."""

    game: GameSnapshot


@dataclass(frozen=True)
class ViewerChanged:
    """The hand of another seat is shown, or somebody else plays a seat."""

    game: GameSnapshot


@dataclass(frozen=True)
class GameUpdated:
    """Something about the game has changed that is no action, such as a name."""

    game: GameSnapshot


@dataclass(frozen=True)
class MoveSent:
    """A move is on its way to a referee; `card` is raised until it's settled, -1 for none."""

    card: Card = -1


@dataclass(frozen=True)
class MoveSettled:
    """A sent move was confirmed or refused."""


@dataclass(frozen=True)
class MoveRefused:
    """A move of the viewer isn't legal."""

    move: Move
    refusal: IllegalMove


@dataclass(frozen=True)
class ResultDue:
    """The result of the hand, or of the whole `match`, is to be shown once nothing moves. It waits for a panel that
    is open, except where the match was given up from that panel (`at_once`).
    """

    match: bool = False
    at_once: bool = False


@dataclass(frozen=True)
class NoticeGiven:
    """The table says something that is nobody's action."""

    words: str


@dataclass(frozen=True)
class BubbleShown:
    """A player's remark: `words` are shown beside their seat."""

    seat: int
    words: str


@dataclass(frozen=True)
class BubbleEnded:
    """The words beside a seat go, if they are still those."""

    seat: int
    words: str


@dataclass(frozen=True)
class PanelWanted:
    """The source opens a panel, or closes the open one with NONE."""

    panel: PanelKind


@dataclass(frozen=True)
class ChoiceWanted:
    """The suit or rank for a card is to be chosen; -1 puts the choice away."""

    card: Card


@dataclass(frozen=True)
class CardRefused:
    """A tapped card shakes; the source says why elsewhere."""

    card: Card


@dataclass(frozen=True)
class StatusChanged:
    """The status of the source has changed, and nothing else."""


@dataclass(frozen=True)
class GameStopped:
    """The game can't go on: its status says why, and the panels of the table close."""


@dataclass(frozen=True)
class GameClosed:
    """The game was put away. What is on the screen stays there; nothing can be done with it."""


@dataclass(frozen=True)
class TableCleared:
    """Nothing lies on the table until a hand begins."""


SourceEvent: TypeAlias = (
    HandBegun
    | ActionDone
    | ActionUndone
    | PositionShown
    | ViewerChanged
    | GameUpdated
    | MoveSent
    | MoveSettled
    | MoveRefused
    | ResultDue
    | NoticeGiven
    | BubbleShown
    | BubbleEnded
    | PanelWanted
    | ChoiceWanted
    | CardRefused
    | StatusChanged
    | GameStopped
    | GameClosed
    | TableCleared
)

# --- what a person does --------------------------------------------------------------------------


@dataclass(frozen=True)
class CardTapped:
    """A card of the viewer's hand was tapped, or dropped on the pile."""

    card: Card


@dataclass(frozen=True)
class ChoiceMade:
    """A suit or rank was chosen by its code; "" calls the choice off."""

    code: str


@dataclass(frozen=True)
class ButtonPressed:
    """A button of the action bar was pressed."""

    button: ButtonId


@dataclass(frozen=True)
class StockTapped:
    """The stock was tapped."""


@dataclass(frozen=True)
class PileTapped:
    """The discard pile or the empty table was tapped."""


@dataclass(frozen=True)
class SeatTapped:
    """Somebody's seat was tapped."""

    seat: int


@dataclass(frozen=True)
class RuleAsked:
    """The rule behind something on the table was asked for."""

    topic: RuleTopic


@dataclass(frozen=True)
class CardMoved:
    """A card was put in front of another of the own hand; -1 is the end."""

    card: Card
    before: Card


@dataclass(frozen=True)
class CardPointed:
    """A key points at a card."""

    card: Card


@dataclass(frozen=True)
class SortPressed:
    """The next way of sorting was asked for."""


@dataclass(frozen=True)
class CoverLifted:
    """The person named on the cover has the device."""


@dataclass(frozen=True)
class TipRead:
    """An explanation was put away."""


@dataclass(frozen=True)
class PanelPressed:
    """A panel was asked for: the menu, or the question before a match is given up."""

    panel: PanelKind


@dataclass(frozen=True)
class LogPressed:
    """Everything that happened in the hand was asked for."""


@dataclass(frozen=True)
class PanelClosed:
    """The open panel was put away."""


@dataclass(frozen=True)
class AppHidden:
    """The app is no longer in front."""


PersonEvent: TypeAlias = (
    CardTapped
    | ChoiceMade
    | ButtonPressed
    | StockTapped
    | PileTapped
    | SeatTapped
    | RuleAsked
    | CardMoved
    | CardPointed
    | SortPressed
    | CoverLifted
    | TipRead
    | PanelPressed
    | LogPressed
    | PanelClosed
    | AppHidden
)

# --- what ran beside the table -------------------------------------------------------------------


@dataclass(frozen=True)
class MotionShown:
    """The next motion of an animation."""

    motion: Motion


@dataclass(frozen=True)
class MotionEnded:
    """The animation has ended: everything is in its place."""


@dataclass(frozen=True)
class LogWritten:
    """The log rows of `game`, newest first; for the log panel if `panel`, else for the log beside the table."""

    game: GameSnapshot
    rows: tuple[LogRow, ...]
    panel: bool


@dataclass(frozen=True)
class ExplainedRead:
    """The effects that were explained on this device; None where nothing can be remembered."""

    names: frozenset[str] | None


@dataclass(frozen=True)
class LogAppeared:
    """The screen is now large enough for a log beside the table."""


@dataclass(frozen=True)
class CommandEnded:
    """What the source was asked to do is done, or was refused."""


InnerEvent: TypeAlias = MotionShown | MotionEnded | LogWritten | ExplainedRead | LogAppeared | CommandEnded
TableEvent: TypeAlias = SourceEvent | PersonEvent | InnerEvent
