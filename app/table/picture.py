"""What the table shows, as frozen values: the controller makes a Picture, the components draw it and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from app.table.narration.log import LogRow
from app.ui.theme import PLAIN_CARDS, CardLook
from engine.cards import Card

FANNED: Final = 10  # so many own cards lie in a fan; more of them in rows, what can be laid in front


@dataclass(frozen=True)
class Mark:
    """What the coach gives a card: a bare `figure`, `worth` with its unit, `share` as the length of a bar (0 to 1)."""

    figure: str
    worth: str
    share: float
    best: bool = False


@dataclass(frozen=True)
class CardPicture:
    """One card. `key` stays with the physical card ("7H", in a second pack "7H-2"); `text` is its face."""

    key: str
    text: str
    playable: bool = False
    lifted: bool = False  # tapped once, waiting for the second tap
    fresh: bool = False  # just drawn
    note: str = ""  # spoken after its name, such as why it cannot be played
    mark: Mark | None = None
    pointed: bool = False  # by a key, or by the move that was tapped among the advice
    card: Card = -1  # what a tap on it names
    coming: bool = False  # drawn, and still on the stock
    meant: bool = False  # in a lesson: it rises higher than others, and nods once


@dataclass(frozen=True)
class PileCard:
    """One card of the pile; `seat` is who laid it (0-based), -1 for the starter."""

    key: str
    text: str
    seat: int = -1


@dataclass(frozen=True)
class SeatPicture:
    """One of the others. `seat` is 0-based; `declared` is the word that they have said while it holds, `bubble` what
    they just said; `place` is 0 while they play.
    """

    seat: int
    name: str
    count: int
    turn: bool = False
    declared: str = ""
    bubble: str = ""
    place: int = 0
    level: str = ""  # the bot's level in words, "" for a person
    temper: str = ""  # the same in a word, drawn under the name
    catchable: bool = False
    points: str = ""  # the match so far, drawn small under the name; `total` where there is little room
    total: str = ""
    gone: bool = False  # knocked out, or out with too many cards
    skipped: bool = False  # passed over at this moment
    last: str = ""  # the card that they laid in their last turn, for one lap
    held: tuple[str, ...] = ()  # the cards left, once the hand is over


@dataclass(frozen=True)
class ButtonPicture:
    """A button of the action bar. `kind` is "main", "quiet" or "danger"; `spoken` replaces the label when read out."""

    id: str
    label: str
    kind: str = "main"
    spoken: str = ""
    icon: str = ""  # a name of theme.ICONS, alone when the label is ""


@dataclass(frozen=True)
class Choice:
    """What is chosen before a card is laid: suits ("S", "H", "D", "C") or ranks ("A" … "K"), as `codes`; `marks` are
    what the coach gives each of them, where it was asked.
    """

    title: str
    codes: tuple[str, ...]
    marks: tuple[Mark | None, ...] = ()


@dataclass(frozen=True)
class AdviceRow:
    """One move, or one decision, with what it is worth and why. `share` is the length of its bar (0 to 1)."""

    id: str
    title: str
    worth: str
    share: float
    why: str = ""
    note: str = ""  # a word beside the title, such as that this move was made
    best: bool = False
    sure: str = ""  # a word on how well it is told from the best, where it hardly is
    chosen: bool = False


@dataclass(frozen=True)
class Advice:
    """The content of the advice sheet: ranked moves, or decisions of a review. `progress` is 1 when the search is done.
    With `over_table` the sheet may cover the pile and the seats, since nobody is playing.
    """

    title: str
    about: str = ""
    rows: tuple[AdviceRow, ...] = ()
    progress: float = 1.0
    close: str = ""  # what putting it away is called
    back: str = ""  # what the way back to a list is called; "" where there is none
    over_table: bool = False


@dataclass(frozen=True)
class Picture:
    """The table as one person sees it. `seats` are the others, clockwise from that person's left."""

    title: str
    subtitle: str = ""
    me: int = 0
    my_turn: bool = False
    hand: tuple[CardPicture, ...] = ()  # in the order of reading: row by row, each from the left
    front: int = 0  # so many of the last lie in front, where there are too many for a fan
    own: str = ""  # whose hand it is, as the table calls them
    who: str = ""  # who that is, by the name under which they are known
    own_last: str = ""  # the card laid from it in the last turn, for one lap
    seats: tuple[SeatPicture, ...] = ()
    stock: int = 0
    stocked: bool = True  # False in games that deal all cards: there is no stock to be seen
    may_draw: bool = False
    pile: tuple[PileCard, ...] = ()  # the last few, the top one last
    spread: bool = True  # those under the top one peek out; False where the pile may not be looked through
    called: str = ""  # a suit "S" "H" "D" "C" or a rank "A" … "K" that was called
    owed: int = 0  # cards
    misses: int = 0  # turns
    direction: int = 1
    words: str = ""  # what happened; suits as ♠ ♥ ♦ ♣
    teller: int = -1  # the seat whose action that was, -1 for none
    remark: str = ""  # what a bot said to its move, read out after the words
    reasoned: bool = False  # a tap on the words shows the rule behind them
    may: str = ""  # what you may do
    buttons: tuple[ButtonPicture, ...] = ()
    choice: Choice | None = None
    advice: Advice | None = None
    log: tuple[LogRow, ...] = ()  # the newest first, where it is told beside the table
    sort: str = "suit"
    turned: bool = True  # whether the discard pile becomes the stock when that is empty
    marked: bool = True  # False at a strict table: nothing says which cards may be laid
    refused: tuple[str, int] = ("", 0)  # key of the refused card, and a number that grows with every refusal
    cover: str = ""  # the name to pass the device to; hides everything
    since: tuple[str, ...] = ()  # what happened since they last looked, and whose turn it is, for the cover
    dealing: bool = False  # the own cards lie face down,
    revealed: int = 0  # but for so many of the first
    skipped: int = -1  # the seat that is passed over at this moment
    landing: bool = False  # cards fly to a hand
    apart: bool = False  # the stock lies in two halves
    struck: bool = False  # what is owed has just grown
    swept: bool = False  # play has just turned round
    slots: tuple[str, ...] = ()  # where every card is to be laid in this turn: those that are, and "" for each other


@dataclass(frozen=True)
class Look:
    """How it is drawn: as the person wants it, and as there is room beside it."""

    cards: CardLook = PLAIN_CARDS
    card_size: str = "normal"  # "small", "normal", "large"
    left_handed: bool = False
    still: bool = False  # no motion
    letters: float = 1.0  # how much larger than written the system shows them
    felt: str = "green"
    told: bool = True  # what happened is said on the table; else whoever shows it says so beside (`words_of`)
    taught: float = 0.0  # the height of what a teacher says over the hand
    sliding: bool = True  # a finger that moves along the hand lifts cards; else it takes one along
    from_the_right: bool = False  # the language is; cards and seats lie as in all others


class Questions(Protocol):
    """What can be asked of a table that is shown, played or replayed, and the ways out. One object for the life of the
    screen; nothing may be raised."""

    async def seat(self, seat: int) -> None:
        """Somebody's seat was tapped."""

    async def rule(self, of: str) -> None:
        """The rule behind something that is shown was asked for: "words", "owed", "called" or "result"."""

    async def advice(self, id: str) -> None:
        """A row of the advice was tapped; "" puts the advice away, "back" leads to the list before it."""

    async def back(self) -> None:
        """The way out was pressed."""

    async def help(self) -> None:
        """The rules were asked for."""

    async def menu(self) -> None:
        """The menu was asked for."""

    async def sort(self) -> None:
        """The next way of sorting was asked for."""

    async def log(self) -> None:
        """All that happened in the hand was asked for."""


class Actions(Questions, Protocol):
    """What a person can do at a table that is played."""

    async def card(self, card: Card) -> None:
        """A card of the own hand was tapped, or dropped on the pile."""

    async def button(self, id: str) -> None:
        """A button of the action bar was pressed."""

    async def stock(self) -> None:
        """The stock was tapped."""

    async def pile(self) -> None:
        """The pile was tapped."""

    async def choose(self, code: str) -> None:
        """A suit or rank was chosen; "" when the choice was called off."""

    async def reorder(self, card: Card, before: Card) -> None:
        """A card was dropped in the own hand, in front of another (-1 for the end)."""

    async def uncover(self) -> None:
        """The person named on the cover has the device."""
