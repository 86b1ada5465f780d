"""The events that change a table: those of its source, those of a person, and the ends of work beside the table."""

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

# --- events of a source --------------------------------------------------------------------------


@dataclass(frozen=True)
class HandBegun:
    """A hand was dealt, or opened again (`dealt` is False)."""

    game: GameSnapshot
    dealt: bool = False


@dataclass(frozen=True)
class ActionDone:
    """The last step of `game` has happened. `tapped` is the card that was tapped for it on this device, -1 for none.
    With two packs, the card played may be another one with the same face.
    """

    game: GameSnapshot
    tapped: Card = -1


@dataclass(frozen=True)
class ActionUndone:
    """The last action was taken back."""

    game: GameSnapshot


@dataclass(frozen=True)
class PositionShown:
    """Another moment of a hand is shown, or the same from another seat. No action has happened."""

    game: GameSnapshot


@dataclass(frozen=True)
class ViewerChanged:
    """The hand of another seat is shown, or another player has taken a seat."""

    game: GameSnapshot


@dataclass(frozen=True)
class GameUpdated:
    """Something other than an action has changed in the game, such as a name."""

    game: GameSnapshot


@dataclass(frozen=True)
class MoveSent:
    """A move was sent to a referee. `card` stays raised until the move is settled, -1 for none."""

    card: Card = -1


@dataclass(frozen=True)
class MoveSettled:
    """A sent move was confirmed or refused."""


@dataclass(frozen=True)
class MoveRefused:
    """A move of the viewer was refused because it isn't legal."""

    move: Move
    refusal: IllegalMove


@dataclass(frozen=True)
class ResultReady:
    """The result of the hand, or of the whole `match`, is to be shown once nothing moves. It waits until an open panel
    is closed, unless the match was given up from that panel (`at_once`).
    """

    match: bool = False
    at_once: bool = False


@dataclass(frozen=True)
class NoticeGiven:
    """The table shows a message that isn't about an action."""

    text: str


@dataclass(frozen=True)
class BubbleShown:
    """A player made a remark, shown beside their seat."""

    seat: int
    text: str


@dataclass(frozen=True)
class BubbleEnded:
    """The remark beside a seat ends, if it's still this one."""

    seat: int
    text: str


@dataclass(frozen=True)
class PanelRequested:
    """The source opens a panel, or closes the open one (NONE)."""

    panel: PanelKind


@dataclass(frozen=True)
class NominationRequested:
    """The person has to nominate a suit or rank for a card; -1 cancels that."""

    card: Card


@dataclass(frozen=True)
class CardRefused:
    """A tapped card shakes. The source shows the reason elsewhere."""

    card: Card


@dataclass(frozen=True)
class StatusChanged:
    """Only the status of the source has changed."""


@dataclass(frozen=True)
class GameStopped:
    """The game can't go on, and the panels of the table close. The source's status has the reason."""


@dataclass(frozen=True)
class GameClosed:
    """The game was closed. The screen keeps showing it, but nothing can be done in it."""


@dataclass(frozen=True)
class TableCleared:
    """The table is empty until a hand begins."""


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
    | ResultReady
    | NoticeGiven
    | BubbleShown
    | BubbleEnded
    | PanelRequested
    | NominationRequested
    | CardRefused
    | StatusChanged
    | GameStopped
    | GameClosed
    | TableCleared
)

# --- events of a person --------------------------------------------------------------------------


@dataclass(frozen=True)
class CardTapped:
    """A card of the viewer's hand was tapped, or dropped on the pile."""

    card: Card


@dataclass(frozen=True)
class NominationChosen:
    """A suit or rank was nominated by its code; "" cancels the choice."""

    nomination: str


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
    """A seat was tapped."""

    seat: int


@dataclass(frozen=True)
class RuleAsked:
    """The rule behind something on the table was requested."""

    topic: RuleTopic


@dataclass(frozen=True)
class CardMoved:
    """A card of the hand was moved in front of another; -1 is the end."""

    card: Card
    following_card: Card


@dataclass(frozen=True)
class CardHighlighted:
    """An arrow key highlighted a card."""

    card: Card


@dataclass(frozen=True)
class SortPressed:
    """The next sort order was requested."""


@dataclass(frozen=True)
class CoverLifted:
    """The person named on the cover has the device and wants to see their hand."""


@dataclass(frozen=True)
class ExplanationClosed:
    """An explanation was closed."""


@dataclass(frozen=True)
class PanelPressed:
    """A panel was requested: the menu, or the question whether to give up the match."""

    panel: PanelKind


@dataclass(frozen=True)
class LogPressed:
    """The log of the hand was requested."""


@dataclass(frozen=True)
class PanelClosed:
    """The open panel was closed."""


@dataclass(frozen=True)
class AppHidden:
    """The app is no longer in front."""


PersonEvent: TypeAlias = (
    CardTapped
    | NominationChosen
    | ButtonPressed
    | StockTapped
    | PileTapped
    | SeatTapped
    | RuleAsked
    | CardMoved
    | CardHighlighted
    | SortPressed
    | CoverLifted
    | ExplanationClosed
    | PanelPressed
    | LogPressed
    | PanelClosed
    | AppHidden
)

# --- events of work beside the table -------------------------------------------------------------


@dataclass(frozen=True)
class MotionShown:
    """An animation shows its next motion."""

    motion: Motion


@dataclass(frozen=True)
class MotionEnded:
    """An animation has ended: everything is in its place."""


@dataclass(frozen=True)
class LogWritten:
    """The log rows of `game` are ready, newest first: for the log panel if `panel`, else for the
    log beside the table.
    """

    game: GameSnapshot
    rows: tuple[LogRow, ...]
    panel: bool


@dataclass(frozen=True)
class ExplainedEffectsLoaded:
    """The effects explained on this device were read; None if they can't be stored."""

    effect_names: frozenset[str] | None


@dataclass(frozen=True)
class LogAppeared:
    """The screen is now large enough for a log beside the table."""


@dataclass(frozen=True)
class CommandEnded:
    """A command to the source has ended, successfully or not."""


InnerEvent: TypeAlias = MotionShown | MotionEnded | LogWritten | ExplainedEffectsLoaded | LogAppeared | CommandEnded
TableEvent: TypeAlias = SourceEvent | PersonEvent | InnerEvent
