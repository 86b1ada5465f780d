"""The person at the table: plays by taps, knowing only what a screen reader is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from tests.web.driver import Gone, Phone

PLAYABLE = "playable"  # said of a card that may be laid now
OVER = ("hand-over", "match-over")
# What else may be tapped to go on, in the order in which it is looked for.
BUTTONS = ("take", "out", "end", "draw", "pass", "go-on", "skip")
# What leaves another offer or another hand when it is tapped; others may leave the same of both.
TELLING = ("take", "end", "draw", "uncover")
HELD = "card-"
CALLED = ("suit-", "rank-")


@dataclass(frozen=True)
class Offer:
    """What the person may tap now. `choices` are suits or ranks to call, `buttons` what else goes on."""

    cards: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    buttons: tuple[str, ...] = ()
    over: str = ""

    @property
    def first(self) -> str:
        """What a person who thinks of nothing taps; nothing when there is nothing to tap."""
        return next(iter((*self.choices, *self.cards, *self.buttons)), "")


class Table:
    """A table on a phone."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone

    def deal(self, game: str = "switch") -> Table:
        """Lay a new table as the game is offered, and wait for one's own cards, or for the end of a hand that bots have
        won before one's own turn.
        """
        self.phone.open(f"/new/{game}").scroll_to("new-deal")
        self.phone.tap("new-deal")
        self.phone.wait_until(lambda: bool(self.cards or self.look().over), "one's own cards")
        return self

    @property
    def cards(self) -> list[str]:
        """The identifiers of one's own cards, in the order of the hand."""
        return self.phone.identifiers("card-")

    def look(self) -> Offer:
        """What may be tapped at this moment."""
        return _offer(self.phone.said())

    def wait_offer(self) -> Offer:
        """Wait until there is something to tap, or the hand is over."""
        seen = Offer()

        def offered() -> bool:
            nonlocal seen
            seen = self.look()
            return bool(seen.first or seen.over)

        self.phone.wait_until(offered, "something to do at the table")
        return seen

    def wait_turn(self) -> Offer:
        """Wait until you may play, draw or take a penalty, or the hand is over. Answers tips until then, since bots
        wait for that.
        """
        while True:
            offer = self.wait_offer()
            if offer.over or offer.cards or {"draw", "take"}.intersection(offer.buttons):
                return offer
            with suppress(Gone):
                self.tap(offer.first)

    def tap(self, name: str, finger: Callable[[str], object] | None = None) -> None:
        """Tap something on the table and wait until the screen has answered."""
        before = self.phone.said()
        # Since it was seen, bots that wait for nobody may have ended the hand, or another person has laid a card.
        if name not in before or (name.startswith(HELD) and name not in _offer(before).cards):
            raise Gone(name)
        (finger or self.phone.tap_there)(name)
        self.phone.wait_until(lambda: _has_answered(self.phone.said(), before, name), f"an answer to {name}")

    def play_hand(self) -> str:
        """Tap the first thing that goes on until the hand is over; the panel that says so."""
        while not (offer := self.wait_offer()).over:
            with suppress(Gone):  # the screen was a step behind the tap before: look again
                self.tap(offer.first)
        return offer.over


def _offer(said: Mapping[str, str]) -> Offer:
    """What may be tapped on a screen of which this is said."""
    over = next((name for name in OVER if name in said), "")
    if over:
        return Offer(over=over)
    if "uncover" in said:
        return Offer(buttons=("uncover",))
    return Offer(
        cards=tuple(name for name, text in said.items() if name.startswith(HELD) and PLAYABLE in text),
        choices=tuple(name for name in said if name.startswith(CALLED)),
        buttons=tuple(name for name in BUTTONS if name in said),
    )


def _has_answered(said: Mapping[str, str], before: Mapping[str, str], name: str) -> bool:
    """Whether a screen has answered a tap. What lies around the cards is drawn a moment after them, so a move before it
    may be told after the tap; what may be tapped and one's own cards are of this moment.
    """
    if name not in (*TELLING, *OVER) and not name.startswith((HELD, *CALLED)):
        return said != before
    now, then = ((_offer(each), [name for name in each if name.startswith(HELD)]) for each in (said, before))
    return now != then
