"""What a table needs of its game: a source that plays moves and reports what happened.

A source knows no controller and no screen. It takes commands and emits events (`events.py`); `attend` tells it
what lies on the screen that it has to wait for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from app.table.coach.coaching import Thought
from app.table.events import SourceEvent
from app.table.panel_kind import PanelKind
from app.table.picture import Advice, ButtonId
from engine.bots.coach import Ranked
from engine.moves import Move


@dataclass(frozen=True)
class SourceFeatures:
    """What a kind of game has at the table, and where its back and help buttons lead."""

    rules_route: str
    back_route: str = "/"
    own_order: bool = True  # cards can be put into an order of one's own
    explains: bool = True  # an effect is explained when it first falls on somebody
    lively: bool = True  # cards are dealt and drawn one by one, with every sound, vibration and remark
    judges_taps: bool = False  # every tapped card and the stock become a move, also one that isn't legal
    shows_any_seat: bool = False  # all cards are open: a tap on a seat shows the table from there
    stores_sort: bool = True  # another order of the cards is stored as the setting


@dataclass(frozen=True)
class Teaching:
    """What the teacher of a lesson says, and what the learner is to do."""

    said: str
    spoken: str  # `said` as screen readers say it
    answered: bool  # `said` answers a tap: the sentence before can be had again
    teacher: str  # the bot's name
    step: int  # from 1, of `steps`
    steps: int
    taught: Move  # the move that is asked for, -1 for none
    reading: bool  # the lesson goes on once the learner has read what is said


@dataclass(frozen=True)
class Playback:
    """Which moment of a stored hand a replay shows, and what a review says of the hand."""

    step: int  # actions before the moment, of `steps`
    steps: int
    reviewing: bool = False  # a review is running
    advice: Advice | None = None  # the sheet of the review; None while it's closed
    ranked: tuple[Ranked, ...] = ()  # the viewer's moves at this moment, if the sheet lists them
    chosen: int = -1  # the selected one of `ranked`, -1 for none
    costliest: tuple[int, ...] = ()  # the steps of the costliest decisions


@dataclass(frozen=True)
class SourceStatus:
    """What a source says beside its events. `panel` says why the game doesn't go on, NONE while it does, and
    `about` is its text.
    """

    panel: PanelKind = PanelKind.NONE
    about: str = ""
    busy: bool = False  # a move is on its way: a tap now was meant for the table before it
    paused_by_tip: bool = False  # a bot is next, and doesn't act while an explanation is shown
    hurrying: bool = False  # bots play the hand to its end without pauses
    unconfirmed: bool = False  # bots wait until somebody confirms that no missed declaration is called
    can_ask_coach: bool = False
    thought: Thought | None = None  # what the coach has found
    seconds_left: int = -1  # of this turn; -1 without a clock
    can_talk: bool = False  # something can be said to the others
    teaching: Teaching | None = None  # in a lesson
    playback: Playback | None = None  # in a replay


NO_STATUS: Final = SourceStatus()


@dataclass(frozen=True)
class Attention:
    """What lies on the screen that a source has to wait for."""

    covered: bool = False  # by a panel, or by the cover between two people: nothing is played
    elsewhere: bool = False  # covered by more than a rule: the coach isn't looked at
    reading: bool = False  # an explanation is shown
    moving: bool = False  # cards are still on their way


class GameSource(Protocol):
    """A game on the table: played on this device, in a room, as a lesson or as a puzzle, or replayed."""

    @property
    def features(self) -> SourceFeatures:
        """What this kind of game has at the table; never changes."""

    @property
    def status(self) -> SourceStatus:
        """What the source says of itself now."""

    def subscribe(self, listener: Callable[[SourceEvent], None]) -> None:
        """Call `listener` with each event from now on."""

    def attend(self, attention: Attention) -> None:
        """Take note of what lies on the screen now; called after every change of it."""

    def hurry(self) -> None:
        """Cut the current pause short."""

    async def play(self, move: Move, seat: int) -> None:
        """Make a move. It's shown by the event that confirms it; a refusal is an event, too."""

    async def press_button(self, button: ButtonId) -> None:
        """Handle a button of the action bar that is no move."""

    async def choose_advice(self, row: str) -> None:
        """Point at a row of the coach's advice, by its id; "" sends the coach away."""

    async def view_from(self, seat: int) -> None:
        """Show the table from a seat, where `features.shows_any_seat`."""
