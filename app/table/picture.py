"""Frozen values that say what the table shows. The controller makes a `Picture`; components draw it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from app.table.narration.log import LogRow
from app.ui.player_faces import Mood
from app.ui.theme import PLAIN_CARDS, CardLook
from engine.cards import Card

MAX_FANNED_CARDS: Final = 10  # the most cards held in a fan; more are in rows, playable ones in front


@dataclass(frozen=True)
class CoachMark:
    """The coach's mark on a card: the number alone (`number_text`), the number with its unit (`worth_text`), the length
    of its bar (`bar_length`, 0 to 1), and whether the card is the best.
    """

    number_text: str
    worth_text: str
    bar_length: float
    is_best: bool = False


@dataclass(frozen=True)
class CardPicture:
    """A card in your hand. `key` belongs to the physical card ("7H", in a second pack "7H-2"); `text` is its face."""

    key: str
    text: str
    playable: bool = False
    lifted: bool = False  # tapped once; a second tap plays it
    just_drawn: bool = False
    spoken_note: str = ""  # spoken after its name, such as why it can't be played
    mark: CoachMark | None = None
    highlighted: bool = False  # by an arrow key, or by the selected row of the advice
    card: Card = -1  # passed to `Actions.card`
    on_stock: bool = False  # drawn, but not yet flying from the stock
    suggested: bool = False  # by a lesson: it rises higher than others and nods once


@dataclass(frozen=True)
class PileCard:
    """A card of the discard pile. `seat` is the seat that played it, from 0; -1 for the starter."""

    key: str
    text: str
    seat: int = -1


@dataclass(frozen=True)
class SeatPicture:
    """Another player's seat, from 0. `declared` is their declaration while it holds, `bubble` what they just said,
    `rank` their rank in the hand, 0 while they play.
    """

    seat: int
    name: str
    card_count: int
    has_turn: bool = False
    declared: str = ""
    bubble: str = ""
    rank: int = 0
    level: str = ""  # the bot's level in words, "" for a person
    short_level: str = ""  # the level in one word, drawn under the name
    missed_declaration: str = ""  # the declaration that they missed and may be caught for
    points: str = ""  # score of the match, drawn small under the name; `total` if there is little room
    total: str = ""
    eliminated: bool = False  # knocked out, or bankrupt
    skipped: bool = False  # by the latest action
    last_card: str = ""  # played in their last turn; shown until their next
    open_hand: tuple[str, ...] = ()  # the cards left when the hand is over
    mood: Mood = Mood.CALM


@dataclass(frozen=True)
class PenaltyHit:
    """A large penalty that somebody takes: how many of all its cards they have, and the words for who caused it, ""
    for nobody.
    """

    cards_taken: int
    cards_total: int
    cause_text: str


class ButtonKind(StrEnum):
    """What a button of the action bar does."""

    TAKE = "take"  # the penalty
    DRAW = "draw"
    END = "end"  # the turn
    PASS = "pass"
    COME_BACK = "come-back"
    OUT = "out"
    DECLARE = "declare"
    CATCH = "catch"
    WHY = "why"  # a move was refused
    GO_ON = "go-on"
    UNDO = "undo"
    HINT = "hint"
    SKIP = "skip"  # to the end of the hand
    TALK = "talk"
    SHOW_ME = "show-me"  # the move that a lesson asks for
    LEAVE = "leave"


@dataclass(frozen=True)
class ButtonId:
    """One button of the action bar; `str` is the name by which screen readers and tests find it."""

    kind: ButtonKind
    seat: int = -1  # whose missed declaration CATCH calls

    def __str__(self) -> str:
        return self.kind if self.seat < 0 else f"{self.kind}-{self.seat + 1}"


class RuleTopic(StrEnum):
    """What on the table a person wants to see the rule of."""

    WORDS = "words"  # the words of what happened
    PENALTY = "owed"
    NOMINATED = "called"
    RESULT = "result"


@dataclass(frozen=True)
class ButtonPicture:
    """A button of the action bar. `kind` is "main", "quiet" or "danger"; `spoken` replaces the label for screen
    readers.
    """

    id: ButtonId
    label: str
    kind: str = "main"
    spoken: str = ""
    icon: str = ""  # a key of `action_bar.ICONS`; drawn alone if the label is ""


@dataclass(frozen=True)
class NominationChoice:
    """The nomination to make before a card is played. `nominations` are suits ("S", "H", "D", "C") or ranks ("A" …
    "K"); `marks` are the coach's for each code, () without the coach.
    """

    title: str
    nominations: tuple[str, ...]
    marks: tuple[CoachMark | None, ...] = ()


@dataclass(frozen=True)
class AdviceRow:
    """A ranked move, or a decision of a review. `worth_text` is its value as text, `bar_length` the length of its bar
    (0 to 1).
    """

    id: str
    title: str
    worth_text: str
    bar_length: float
    reason: str = ""
    note: str = ""  # beside the title, such as that this move was made
    is_best: bool = False
    confidence: str = ""  # how sure it is that the best move is better; "" if it's sure
    selected: bool = False


@dataclass(frozen=True)
class Advice:
    """The content of the advice sheet: ranked moves, or decisions of a review. `progress` is 1 once the search is done.
    With `over_table`, the sheet may cover pile and seats, because nobody is playing.
    """

    title: str
    explanation: str = ""
    rows: tuple[AdviceRow, ...] = ()
    progress: float = 1.0
    close_label: str = ""  # label of the button that closes the sheet
    back_label: str = ""  # label of the button back to the list; "" for no button
    over_table: bool = False


@dataclass(frozen=True)
class Picture:
    """The table as one person sees it. `viewer` is that person's seat, -1 for a watcher; `seats` are the others,
    clockwise from that person's left.
    """

    title: str
    subtitle: str = ""
    viewer: int = 0
    is_own_turn: bool = False
    hand: tuple[CardPicture, ...] = ()  # in reading order: row by row, each from the left
    front_count: int = 0  # how many of the last cards are in front, if there are too many for a fan
    own_name: str = ""  # the viewer's name at this table
    own_person: str = ""  # the name under which the viewer is known on this device
    own_mood: Mood = Mood.CALM
    own_last_card: str = ""  # played in the viewer's last turn; shown until their next
    seats: tuple[SeatPicture, ...] = ()
    stock_count: int = 0
    has_stock: bool = True  # False in games that deal all cards
    may_draw: bool = False
    pile: tuple[PileCard, ...] = ()  # the last few cards, the top one last
    pile_spread: bool = True  # cards below the top one show; False if the pile may not be looked through
    nominated: str = ""  # a suit "S" "H" "D" "C" or a rank "A" … "K"
    penalty: int = 0  # cards to draw
    turns_to_miss: int = 0
    direction: int = 1
    message: str = ""  # what happened, with suits as ♠ ♥ ♦ ♣
    actor: int = -1  # the seat that the message is about, -1 for none
    remark: str = ""  # what a bot said about its move, spoken after the message
    has_rule: bool = False  # a tap on the message shows its rule
    prompt: str = ""  # what you may do now
    prompt_spoken: str = ""  # the prompt as screen readers say it, if not as it's shown
    buttons: tuple[ButtonPicture, ...] = ()
    choice: NominationChoice | None = None
    advice: Advice | None = None
    log: tuple[LogRow, ...] = ()  # newest first; empty if it isn't shown beside the table
    sort_order: str = "suit"
    recycles_pile: bool = True  # whether the discard pile becomes the stock when that is empty
    shows_playable: bool = True  # False at a strict table
    refused_card: tuple[str, int] = ("", 0)  # the refused card's key, and the number of refusals so far
    cover: str = ""  # name of the person to pass the device to; hides the table
    recap: tuple[str, ...] = ()  # on the cover: what happened since they last looked, and whose turn it is
    hides_hand: bool = False  # your cards are face down,
    revealed_count: int = 0  # except this many of the first
    skipped_seat: int = -1  # by the latest action; -1 for none
    cards_flying: bool = False  # to a hand
    stock_split: bool = False  # while it is shuffled
    penalty_grew: bool = False  # by the latest action
    direction_reversed: bool = False  # by the latest action
    penalty_hit: PenaltyHit | None = None
    puzzle_slots: tuple[str, ...] = ()  # of a puzzle: cards played in this turn, "" for each card still to play


@dataclass(frozen=True)
class Look:
    """How the table is drawn: the person's settings, and what else takes room on the screen."""

    cards: CardLook = PLAIN_CARDS
    card_size: str = "normal"  # "small", "normal", "large"
    left_handed: bool = False
    reduces_motion: bool = False  # nothing moves
    text_scale: float = 1.0  # the system's scale of text
    felt: str = "green"
    shows_message: bool = True  # on the table; if False, the screen shows it elsewhere
    lesson_height: float = 0.0  # pixels for the text of a lesson, over the hand
    slide_to_lift: bool = True  # a finger that slides along the hand lifts cards; if False, it drags one
    right_to_left: bool = False  # the language is; cards and seats aren't mirrored


class InquiryHandlers(Protocol):
    """Handlers for the taps and buttons that every table has, even a replay: seats, rules, advice, help, menu and more.
    They must not raise. A screen uses the same object until it's closed.
    """

    async def on_seat_tapped(self, seat: int) -> None:
        """Handle a tap on a seat."""

    async def on_rule_asked(self, topic: RuleTopic) -> None:
        """Show the rule behind something on the table."""

    async def on_advice_tapped(self, row: str) -> None:
        """Handle a tap on the advice row with the id `row`; "" closes the advice, "back" goes to the previous list."""

    async def on_back_pressed(self) -> None:
        """Leave the table."""

    async def on_help_pressed(self) -> None:
        """Show the rules."""

    async def on_menu_pressed(self) -> None:
        """Open the menu."""

    async def on_sort_pressed(self) -> None:
        """Sort the hand by the next order."""

    async def on_log_pressed(self) -> None:
        """Open the log of the hand."""


class ActionHandlers(InquiryHandlers, Protocol):
    """Handlers for a table at which a person plays."""

    async def on_card_tapped(self, card: Card) -> None:
        """Handle a tap on a card of the hand, or its drop on the pile."""

    async def on_button_pressed(self, button: ButtonId) -> None:
        """Handle a press of a button of the action bar."""

    async def on_stock_tapped(self) -> None:
        """Handle a tap on the stock."""

    async def on_pile_tapped(self) -> None:
        """Handle a tap on the discard pile, or on an empty part of the table."""

    async def on_choice_made(self, nomination: str) -> None:
        """Nominate a suit or rank; "" cancels the choice."""

    async def on_card_moved(self, card: Card, following_card: Card) -> None:
        """Move a card of the hand in front of another; -1 is the end of the hand."""

    async def on_cover_lifted(self) -> None:
        """Show the hand of the person named on the cover."""
