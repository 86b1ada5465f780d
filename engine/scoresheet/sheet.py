"""A score sheet: taps in the order they were made, folded into a frozen picture.

Taps are never removed: undo and redo are taps too, without limit. The ledger of the standing taps counts, so all ways
to the same entries give the same totals.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import cached_property
from math import floor
from typing import Literal

from engine.messages import Message
from engine.scoresheet.ledger import Ledger, apply_event, new_ledger
from engine.scoresheet.standings import ScoreCache, SheetStandings, compute_standings
from engine.scoresheet.taps import Enter, FinishRound, Redo, Score, ScoreMark, SheetEvent, Undo, check_event
from engine.scoresheet.terms import Points, SheetError, Terms, check_terms, exact_points


@dataclass(frozen=True)
class SheetPicture(SheetStandings):
    """A sheet as it stands. `rounds` are the finished ones,
    then the round in play unless the match is over without it."""

    terms: Terms
    round: int
    winners: tuple[int, ...]
    decided: tuple[int, ...]
    time_up: bool
    can_undo: bool
    can_redo: bool


class Sheet:
    """A mutable score sheet.

    `length` counts the taps applied, `skipped` those that `from_events` left out. `written` is for the store: the
    number of taps in its database.
    """

    def __init__(self, terms: Terms, names: Iterable[str], dealer: int = 0) -> None:
        self._opened = new_ledger(check_terms(terms), tuple(names), dealer)
        self._scores = ScoreCache(terms)
        self._over: bool | None = None
        self._steps: list[tuple[SheetEvent, Ledger]] = []
        self._position = 0
        self.length = 0
        self.skipped = 0
        self.written = 0

    @classmethod
    def from_events(cls, terms: Terms, names: Iterable[str], dealer: int, events: Iterable[SheetEvent]) -> Sheet:
        """The sheet after all these taps. A tap that doesn't fit is left out and counted in `skipped`."""
        sheet = cls(terms, names, dealer)
        for event in events:
            try:
                sheet.apply_prepared(sheet.prepare_event(event))
            except SheetError:
                sheet.skipped += 1
        return sheet

    @property
    def terms(self) -> Terms:
        """What was agreed before the first round."""
        return self._opened.terms

    @property
    def ledger(self) -> Ledger:
        """The ledger of the standing taps."""
        return self._steps[self._position - 1][1] if self._position else self._opened

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to redo."""
        return self._position < len(self._steps)

    @cached_property
    def current_picture(self) -> SheetPicture:
        """The sheet as it stands."""
        reckoned = compute_standings(self.ledger, self._scores)
        ledger = self.ledger
        present = ledger.rounds[-1]
        shown = reckoned.rounds
        if reckoned.over and len(shown) > 1 and not (present.entries or present.marks or present.note):
            shown = shown[:-1]
        plain = {each.name: getattr(reckoned, each.name) for each in fields(SheetStandings)}
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

    def apply_event(self, event: SheetEvent) -> SheetPicture:
        """Applies a tap and returns the picture after it. Raises SheetError if it doesn't fit, and then nothing has
        changed.
        """
        self.apply_prepared(self.prepare_event(event))
        return self.current_picture

    def prepare_event(self, event: SheetEvent) -> int | tuple[SheetEvent, Ledger]:
        """Checks a tap. Returns what to pass to `apply_prepared`: the position to go to, or a new step. Raises
        SheetError.
        """
        return self.prepare_parsed_event(check_event(event))

    def prepare_parsed_event(self, event: SheetEvent) -> int | tuple[SheetEvent, Ledger]:
        """As `prepare_event`, for a tap from `parse_event`, which has checked its values."""
        if isinstance(event, Undo):
            if not self.can_undo:
                raise SheetError("undo: there is nothing to take back")
            at = self._position - 1
            while at and self._steps[at][0].more:
                at -= 1
            return at
        if isinstance(event, Redo):
            if not self.can_redo:
                raise SheetError("redo: nothing was taken back")
            at = self._position + 1
            while at < len(self._steps) and self._steps[at][0].more:
                at += 1
            return at
        self._refuse_when_over(event)
        return event, apply_event(self.ledger, event)

    def apply_prepared(self, tried: int | tuple[SheetEvent, Ledger]) -> None:
        """Applies a tap that was prepared."""
        if isinstance(tried, int):
            self._position, self._over = tried, None
        else:
            self._steps[self._position :] = [tried]
            self._position += 1
            if self.terms.ends_mid_round or not _is_in_open_round(tried):
                self._over = None
        self.length += 1
        self.__dict__.pop("current_picture", None)

    def copy(self) -> Sheet:
        """An independent copy of the sheet."""
        other = Sheet(self.terms, self._opened.names, self._opened.dealer)
        other.replace_by(self)
        return other

    def replace_by(self, other: Sheet) -> None:
        """Takes over the content of another sheet with the same terms."""
        self.__dict__.update(other.__dict__)
        self._steps = list(other._steps)

    def _refuse_when_over(self, event: SheetEvent) -> None:
        """Raise SheetError for an entry in the last round once the match is over. Earlier rounds can be corrected."""
        if not isinstance(event, (Enter, ScoreMark, FinishRound)) or event.round != len(self.ledger.rounds):
            return
        if self._over is None:
            self._over = _can_be_over(self.ledger) and self.current_picture.over
        if self._over and not (isinstance(event, Enter) and self.terms.ends_mid_round):
            raise SheetError(Message("sheet-over"))

    def rematch_arguments(self) -> tuple[Terms, tuple[str, ...], int]:
        """The arguments of a next match: the same terms, the names of players still there in seat order, and the next
        dealer.
        """
        picture, ledger = self.current_picture, self.ledger
        here = [player for player in ledger.rounds[-1].order if not picture.lines[player].retired]
        if not here:
            here = list(ledger.rounds[-1].order)
        last = next((line.dealer for line in reversed(picture.rounds) if line.dealer in here), here[0])
        step = {"left": 1, "right": -1, "stays": 0}[self.terms.deal]
        dealer = (here.index(last) + step) % len(here)
        return self.terms, tuple(ledger.names[player] for player in here), dealer


def shared_entries(picture: SheetPicture, number: int) -> tuple[Enter, ...]:
    """Return what players without an entry get in round `number`, as entries for versions of the app that don't balance
    points: None for those who get nothing. Empty unless points balance.
    """
    line = picture.rounds[number - 1]
    if not picture.terms.counting.balanced:
        return ()
    factor = 2 if line.doubled else 1
    return tuple(
        Enter(number, player, None if points is None else Score(exact_points(points / factor)))
        for player, points in enumerate(line.points)
        if player in line.seating and line.entries[player] is None and not (line.bonuses and any(line.bonuses[player]))
    )


def _can_be_over(ledger: Ledger) -> bool:
    """Whether something may have ended the match: not on a sheet without an end until somebody ends it."""
    terms = ledger.terms
    ends = terms.target or terms.rounds or terms.out_at or terms.loser_out or terms.counts == "lives"
    return bool(ends or ledger.ended or ledger.time_up or ledger.rounds[-1].out)


def start_of_late_joiner(picture: SheetPicture, choice: Literal["start", "highest", "average"]) -> Points:
    """The `Join.start` that gives a late joiner the score everybody started with, or the highest or average total of
    those who are playing. The average is rounded to what can be entered.
    """
    terms, counting = picture.terms, picture.terms.counting
    totals = [picture.lines[player].total for player in picture.seating]
    if choice == "start" or not totals or terms.counts == "lives":
        return counting.start
    if choice == "highest":
        total = max(totals)
    else:
        step = Fraction(1) if terms.counts == "hands" else Fraction(str(terms.step))
        mean = sum(Fraction(str(each)) for each in totals) / len(totals)
        total = exact_points(float(floor(mean / step + Fraction(1, 2)) * step))
    return exact_points(terms.target - total) if counting.down else total


def _is_in_open_round(tried: tuple[SheetEvent, Ledger]) -> bool:
    """Whether a step is an entry of the round in play,
    which can't end the match unless the terms let it end mid-round."""
    event, ledger = tried
    return isinstance(event, Enter) and event.round == len(ledger.rounds)
