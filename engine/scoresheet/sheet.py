"""A score sheet: taps in the order in which they were made, folded into a frozen picture.

A tap is never taken out of the record: undo and redo are taps too, without end. What counts is the ledger that the
standing taps give, so any way to the same entries comes to the same totals.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cached_property

from engine.messages import Message
from engine.scoresheet.ledger import Ledger, opened, write
from engine.scoresheet.reckoning import Reckoned, Scores, reckon
from engine.scoresheet.taps import Enter, Keep, Redo, ScoreMark, SheetEvent, Undo, check_event
from engine.scoresheet.terms import SheetError, Terms, check_terms


@dataclass(frozen=True)
class SheetPicture(Reckoned):
    """A sheet as it stands. `rounds` are the kept ones, then that in play unless the match is over without it."""

    terms: Terms
    round: int
    winners: tuple[int, ...]
    decided: tuple[int, ...]
    time_up: bool
    can_undo: bool
    can_redo: bool


class Sheet:
    """A score sheet in the hands of one controller.

    `length` counts the taps that were taken, `skipped` those that `fold` could not. `written` is for whoever keeps
    the sheet: how many of its taps are there.
    """

    def __init__(self, terms: Terms, names: Iterable[str], dealer: int = 0) -> None:
        self._opened = opened(check_terms(terms), tuple(names), dealer)
        self._scores = Scores(terms)
        self._over: bool | None = None
        self._line: list[tuple[SheetEvent, Ledger]] = []
        self._at = 0
        self.length = 0
        self.skipped = 0
        self.written = 0

    @classmethod
    def fold(cls, terms: Terms, names: Iterable[str], dealer: int, events: Iterable[SheetEvent]) -> Sheet:
        """The sheet after all these taps; one that does not fit is left out and counted in `skipped`."""
        sheet = cls(terms, names, dealer)
        for event in events:
            try:
                sheet.take(sheet.tried(event))
            except SheetError:
                sheet.skipped += 1
        return sheet

    @property
    def terms(self) -> Terms:
        """What was agreed."""
        return self._opened.terms

    @property
    def ledger(self) -> Ledger:
        """What the standing taps give."""
        return self._line[self._at - 1][1] if self._at else self._opened

    @property
    def can_undo(self) -> bool:
        """Whether a step stands that can be taken back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back and nothing was done since."""
        return self._at < len(self._line)

    @cached_property
    def picture(self) -> SheetPicture:
        """The sheet as it stands."""
        reckoned = reckon(self.ledger, self._scores)
        ledger = self.ledger
        present = ledger.rounds[-1]
        shown = reckoned.rounds
        if reckoned.over and len(shown) > 1 and not (present.entries or present.marks or present.note):
            shown = shown[:-1]
        plain = {each.name: getattr(reckoned, each.name) for each in fields(Reckoned)}
        return SheetPicture(
            **{**plain, "rounds": shown},
            terms=ledger.terms,
            round=len(ledger.rounds),
            winners=reckoned.leaders if reckoned.over else (),
            decided=ledger.decided,
            time_up=bool(ledger.time_up),
            can_undo=self.can_undo,
            can_redo=self.can_redo,
        )

    def add(self, event: SheetEvent) -> SheetPicture:
        """Takes a tap and returns the picture after it; SheetError if it does not fit, and nothing has changed."""
        self.take(self.tried(event))
        return self.picture

    def tried(self, event: SheetEvent) -> int | tuple[SheetEvent, Ledger]:
        """What a tap would do, for `take`: go to a place in the line, or a new end of it. SheetError."""
        event = check_event(event)
        if isinstance(event, Undo):
            if not self.can_undo:
                raise SheetError("undo: there is nothing to take back")
            at = self._at - 1
            while at and self._line[at][0].more:
                at -= 1
            return at
        if isinstance(event, Redo):
            if not self.can_redo:
                raise SheetError("redo: nothing was taken back")
            at = self._at + 1
            while at < len(self._line) and self._line[at][0].more:
                at += 1
            return at
        self._refuse_when_over(event)
        return event, write(self.ledger, event)

    def take(self, tried: int | tuple[SheetEvent, Ledger]) -> None:
        """Does what `tried` said."""
        if isinstance(tried, int):
            self._at, self._over = tried, None
        else:
            self._line[self._at :] = [tried]
            self._at += 1
            if self.terms.at_once or not _in_play(tried):
                self._over = None
        self.length += 1
        self.__dict__.pop("picture", None)

    def copy(self) -> Sheet:
        """The same sheet once more, free to go its own way."""
        other = Sheet(self.terms, self._opened.names, self._opened.dealer)
        other.become(self)
        return other

    def become(self, other: Sheet) -> None:
        """Takes over all that another sheet of the same terms holds."""
        self.__dict__.update(other.__dict__)
        self._line = list(other._line)

    def _refuse_when_over(self, event: SheetEvent) -> None:
        """The match stops exactly where it ended; what is entered already can still be mended."""
        if not isinstance(event, (Enter, ScoreMark, Keep)) or event.round != len(self.ledger.rounds):
            return
        if self._over is None:
            self._over = self.picture.over
        if self._over and not (isinstance(event, Enter) and self.terms.at_once):
            raise SheetError(Message("sheet-over"))

    def rematch(self) -> tuple[Terms, tuple[str, ...], int]:
        """For the next match: the same terms, who is still there in seat order, and the dealer after the last."""
        picture, ledger = self.picture, self.ledger
        here = [player for player in ledger.rounds[-1].order if not picture.lines[player].retired]
        if not here:
            here = list(ledger.rounds[-1].order)
        last = next((line.dealer for line in reversed(picture.rounds) if line.dealer in here), here[0])
        step = {"left": 1, "right": -1, "stays": 0}[self.terms.deal]
        dealer = (here.index(last) + step) % len(here)
        return self.terms, tuple(ledger.names[player] for player in here), dealer


def _in_play(tried: tuple[SheetEvent, Ledger]) -> bool:
    """Whether a tap is an entry of the round in play: unless the match ends at once it cannot end by it."""
    event, ledger = tried
    return isinstance(event, Enter) and event.round == len(ledger.rounds)
