"""A person at the table who plays by taps, and knows only what a screen reader says."""

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
    """What the person can tap now: cards, `choices` of suits or ranks to nominate, and `buttons` for
    everything else.
    """

    cards: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    buttons: tuple[str, ...] = ()
    over: str = ""

    @property
    def first(self) -> str:
        """The identifier to tap so that the hand goes on, "" if there's none."""
        return next(iter((*self.choices, *self.cards, *self.buttons)), "")


class Table:
    """A table on a phone."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone

    def deal(self, game: str = "switch") -> Table:
        """Deal at a new table with the game's standard setup, and return when the own cards are there.

        The hand may also be over, if bots have won before the person's first turn.
        """
        self.phone.open(f"/new/{game}").scroll_to("new-deal")
        self.phone.tap("new-deal")
        self.phone.wait_until(lambda: bool(self.cards or self.look().over), "one's own cards")
        return self

    @property
    def cards(self) -> list[str]:
        """Return the identifiers of the own cards, in the order of the hand."""
        return self.phone.identifiers("card-")

    def look(self) -> Offer:
        """Return what can be tapped at this moment."""
        return _offer(self.phone.said())

    def wait_offer(self) -> Offer:
        """Return what can be tapped, as soon as there is something or the hand is over."""
        seen = Offer()

        def offered() -> bool:
            nonlocal seen
            seen = self.look()
            return bool(seen.first or seen.over)

        self.phone.wait_until(offered, "something to do at the table")
        return seen

    def wait_turn(self) -> Offer:
        """Return what can be tapped, once the person can play, draw or take a penalty, or the hand is over.

        Tips are closed meanwhile, since bots wait for that.
        """
        while True:
            offer = self.wait_offer()
            if offer.over or offer.cards or {"draw", "take"}.intersection(offer.buttons):
                return offer
            with suppress(Gone):
                self.tap(offer.first)

    def tap(self, name: str, finger: Callable[[str], object] | None = None) -> None:
        """Tap something on the table, and return when the screen has answered."""
        before = self.phone.said()
        # Since it was seen, bots that wait for nobody may have ended the hand, or another person has laid a card.
        if name not in before or (name.startswith(HELD) and name not in _offer(before).cards):
            raise Gone(name)
        (finger or self.phone.tap_there)(name)
        self.phone.wait_until(lambda: _has_answered(self.phone.said(), before, name), f"an answer to {name}")

    def play_hand(self) -> str:
        """Tap until the hand is over, and return the identifier of its result's panel."""
        while not (offer := self.wait_offer()).over:
            with suppress(Gone):  # the screen was a step behind the tap before: look again
                self.tap(offer.first)
        return offer.over


def _offer(said: Mapping[str, str]) -> Offer:
    """Return what can be tapped on a screen of which a screen reader says this."""
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
    """Return whether the screen has answered a tap.

    What surrounds the cards is drawn a moment after them, so texts may still change after the tap because of an earlier
    move; the own cards and what can be tapped are up to date.
    """
    if name not in (*TELLING, *OVER) and not name.startswith((HELD, *CALLED)):
        return said != before
    now, then = ((_offer(each), [name for name in each if name.startswith(HELD)]) for each in (said, before))
    return now != then
