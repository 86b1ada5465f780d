"""What a table needs of its game: a source that makes moves and reports what happens.

A source knows neither controller nor screen. It takes commands and emits events (`events.py`). By `attend` it's told
what is on the screen that it has to wait for.
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
    """What a kind of game supports at the table, and where its back and help buttons lead."""

    rules_route: str
    back_route: str = "/"
    allows_own_order: bool = True  # a person can put their cards into any order
    explains_effects: bool = True  # an effect is explained when it first happens
    animates_steps: bool = True  # cards are dealt and drawn one by one, with every sound, vibration and remark
    sends_illegal_taps: bool = False  # every tap on a card or the stock is sent as a move, even an illegal one
    shows_any_seat: bool = False  # all cards are revealed, and a tap on a seat shows the table from there
    stores_sort: bool = True  # the chosen sort order is stored as the setting


@dataclass(frozen=True)
class Teaching:
    """What the teacher of a lesson says, and what the learner has to do."""

    sentence: str
    spoken_sentence: str  # `sentence` as screen readers say it
    is_answer: bool  # `sentence` is the answer to a tap; the text before can be shown again
    teacher: str  # the bot's name
    step: int  # from 1, of `steps`
    steps: int
    expected_move: Move  # the move to make, -1 for none
    waits_for_reader: bool  # the lesson waits for the learner to read `sentence`


@dataclass(frozen=True)
class Playback:
    """Which moment of a stored hand a replay shows, and the review of the hand."""

    step: int  # number of actions before the moment, of `steps`
    steps: int
    reviewing: bool = False  # a review is running
    advice: Advice | None = None  # the sheet of the review; None while it's closed
    ranked: tuple[Ranked, ...] = ()  # the viewer's moves at this moment, if the sheet lists them
    selected_row: int = -1  # the selected one of `ranked`, -1 for none
    costliest_steps: tuple[int, ...] = ()  # the steps of the costliest decisions


@dataclass(frozen=True)
class SourceStatus:
    """The state of a source besides its events. `panel` says why the game doesn't go on (NONE while it does),
    `panel_text` is the panel's text.
    """

    panel: PanelKind = PanelKind.NONE
    panel_text: str = ""
    busy: bool = False  # a move is under way, so a tap was meant for the table before it
    paused_by_tip: bool = False  # a bot is next, and doesn't act while an explanation is shown
    hurrying: bool = False  # bots play the hand to its end without pauses
    awaits_confirmation: bool = False  # bots wait until a person confirms that they don't catch a missed declaration
    can_ask_coach: bool = False
    thought: Thought | None = None  # what the coach has found
    seconds_left: int = -1  # of this turn; -1 without a clock
    can_talk: bool = False  # the person can say something to the others
    teaching: Teaching | None = None  # in a lesson
    playback: Playback | None = None  # in a replay


NO_STATUS: Final = SourceStatus()


@dataclass(frozen=True)
class Attention:
    """What is on the screen that a source has to wait for."""

    is_covered: bool = False  # by a panel or the cover between two people, so nothing can be played
    is_coach_hidden: bool = False  # covered by more than a rule, so the coach can stop
    shows_explanation: bool = False  # an explanation is shown
    is_animating: bool = False  # cards are still on their way


class GameSource(Protocol):
    """A game on a table: a match on this device or in a room, a lesson, a puzzle, or a replay."""

    @property
    def features(self) -> SourceFeatures:
        """What this kind of game supports at the table. It never changes."""

    @property
    def status(self) -> SourceStatus:
        """The present state of the source."""

    def subscribe(self, listener: Callable[[SourceEvent], None]) -> None:
        """Call `listener` with each event from now on."""

    def attend(self, attention: Attention) -> None:
        """React to what is on the screen now; called after every change of it."""

    def hurry(self) -> None:
        """Cut the current pause short."""

    async def play(self, move: Move, seat: int) -> None:
        """Make a move. An event confirms or refuses it; only then it's shown."""

    async def press_button(self, button: ButtonId) -> None:
        """Handle a button of the action bar that isn't a move."""

    async def choose_advice(self, row: str) -> None:
        """Select a row of the coach's advice by its id; "" closes the coach."""

    async def view_from(self, seat: int) -> None:
        """Show the table from another seat, if `features.shows_any_seat`."""
