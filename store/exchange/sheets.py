"""Convert a play of a file to a score sheet, and a score sheet to a play.

A sheet has points of limited size and few decimals, and finds its winner by its own terms. If a play has more than a
sheet can show, the sheet shows the nearest it can, and the play itself is stored beside it (`store/facts/origin.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from decimal import ROUND_HALF_UP, Decimal
from typing import Final, Literal

from engine.player_names import MAX_NAME_LENGTH, MAX_NOTE_LENGTH, clean_name, distinct_names
from engine.scoresheet.sheet import Sheet, SheetPicture
from engine.scoresheet.taps import (
    Deals,
    Decide,
    EndMatch,
    Enter,
    FinishRound,
    Note,
    Place,
    Score,
    SheetEvent,
    Strike,
    Won,
    nearest_plain_event,
)
from engine.scoresheet.terms import (
    MOST_DECIMALS,
    MOST_PLAYERS,
    MOST_POINTS,
    MOST_ROUNDS,
    PLAIN_COUNTING,
    Counting,
    Points,
    Terms,
    is_half_or_whole,
)
from store.exchange.cells import number_text
from store.exchange.plays import LeftOutReason, Play, PlayerScore, PlayRound

NAMELESS: Final = "?"
_LAST_DECIMAL: Final = Decimal(1).scaleb(-MOST_DECIMALS)
Entries = Literal["points", "places", "winner"]


@dataclass(frozen=True)
class PlannedSheet:
    """A sheet as it will be begun, and its taps. `rounded`: its points aren't exactly those of the play."""

    terms: Terms
    names: tuple[str, ...]
    taps: tuple[SheetEvent, ...]
    rounded: bool = False

    def fold(self) -> SheetPicture:
        """Return the sheet after its taps."""
        return Sheet.from_events(self.terms, self.names, 0, self.taps).current_picture

    def fold_plainly(self) -> SheetPicture:
        """Return the sheet as a version of the app without `Counting` made it, which rounded points to halves."""
        terms = replace(self.terms, counting=PLAIN_COUNTING)
        taps = [nearest_plain_event(terms, tap) for tap in self.taps]
        rounds: dict[tuple[int, int], Points] = {
            (tap.round, tap.player): tap.entry.points
            for tap in taps
            if isinstance(tap, Enter) and isinstance(tap.entry, Score)
        }
        half = any(worth != int(worth) for worth in rounds.values())
        terms = replace(terms, half=terms.half if terms.counts == "hands" else half)
        return Sheet.from_events(terms, self.names, 0, taps).current_picture


def reason_left_out(play: Play) -> LeftOutReason | None:
    """Return why a play can't become a sheet; None if it can."""
    if not play.scores:
        return "no-players"
    if len(play.scores) > MOST_PLAYERS:
        return "too-many-players"
    return "too-many-rounds" if len(play.rounds) >= MOST_ROUNDS else None


def plan_sheet(play: Play, *, by_points: bool = False) -> PlannedSheet:
    """Return the sheet of a play. Only call it if `reason_left_out` is None.

    If the play names other winners than its points do, the sheet counts wins. With `by_points` it shows all rounds of
    such a play nevertheless, and the wrong winners, as sheets did that were imported before.
    """
    names = distinct_names(clean_name(each.name) or NAMELESS for each in play.scores)
    title = clean_name(play.game, MAX_NAME_LENGTH)
    rounds = play.rounds or ((PlayRound(tuple(each.score for each in play.scores)),) if _has_scores(play) else ())
    winners = _find_winners(play)
    unranked = _is_unranked(play, winners)
    if unranked and len(rounds) > 1:  # a finished round would have winners
        rounds, merged = (PlayRound(tuple(each.score for each in play.scores)),), True
    else:
        merged = False
    points = [[_round_score(text) for text in each.scores] for each in rounds]
    fits = all(abs(worth) <= MOST_POINTS for each in points for worth in each if worth is not None)
    exact = fits and all(
        worth is None or Decimal(text) == Decimal(str(worth))
        for row, each in zip(points, rounds, strict=True)
        for worth, text in zip(row, each.scores, strict=True)
    )
    if not rounds or not fits:
        return _plan_sheet_of_wins(play, title, names, winners, rounded=bool(rounds))
    totals = [
        sum(Decimal(str(row[player] or 0)) for row, each in zip(points, rounds, strict=True) if not each.struck)
        for player in range(len(names))
    ]
    low, other = play.low, not play.low
    if not winners <= _find_leaders(totals, low) and winners <= _find_leaders(totals, other) and not unranked:
        low = other  # the file doesn't say, or says wrongly, whether fewer points win
    leaders = _find_leaders(totals, low)
    shown = not winners or winners == leaders or (len(winners) == 1 and winners < leaders)
    if not shown and not unranked and not (by_points and len(rounds) > 1):
        # Who has no points in the only round has no total either.
        shown_totals = points[0] if len(rounds) == 1 else [_round_score(number_text(Decimal(each))) for each in totals]
        if any(total is not None and abs(total) > MOST_POINTS for total in shown_totals):
            shown_totals = []
        return _plan_sheet_of_wins(play, title, names, winners, rounded=True, points=shown_totals)
    entered = [worth for each in points for worth in each if worth is not None]
    terms = Terms(
        name=title,
        wins="low" if low else "high",
        half=any(worth != int(worth) for worth in entered),
        ends_mid_round=unranked,
        counting=Counting(decimals=_count_decimals(entered)),
    )
    taps: list[SheetEvent] = []
    for number, (each, row) in enumerate(zip(rounds, points, strict=True), start=1):
        taps += _make_round_taps(number, each, row, len(names))
        if not (unranked and number == len(rounds)):
            taps.append(FinishRound(number))
        if each.struck and not (unranked and number == len(rounds)):
            taps.append(Strike(number))
    if not unranked and winners and winners < leaders:
        taps.append(Decide(tuple(sorted(winners))))
    return PlannedSheet(terms, names, _with_end(play, taps), rounded=merged or not exact)


def _make_round_taps(number: int, entered: PlayRound, row: Sequence[Points | None], many: int) -> list[SheetEvent]:
    taps: list[SheetEvent] = [
        Enter(number, player, Score(worth)) for player, worth in enumerate(row) if worth is not None
    ]
    if 0 <= entered.dealer < many:
        taps.append(Deals(number, entered.dealer))
    if note := clean_name(entered.note, MAX_NOTE_LENGTH):
        taps.append(Note(number, note))
    return taps


def _plan_sheet_of_wins(
    play: Play,
    title: str,
    names: tuple[str, ...],
    winners: frozenset[int],
    *,
    rounded: bool,
    points: Sequence[Points | None] = (),
) -> PlannedSheet:
    """Return a sheet that counts wins: one round, with its winners, and the points of the others if they can be
    entered.
    """
    unranked = _is_unranked(play, winners) or not winners
    entered = [worth for worth in points if worth is not None]
    counting = Counting(decimals=_count_decimals(entered))
    terms = Terms(name=title, counts="hands", entry="winner", half=True, counting=counting)
    taps: list[SheetEvent] = []
    for player in range(len(names)):
        if player in winners:
            taps.append(Enter(1, player, Won()))
        elif points and (worth := points[player]) is not None:
            taps.append(Enter(1, player, Score(worth)))
        elif 0 < play.scores[player].rank <= MOST_PLAYERS and not points:
            taps.append(Enter(1, player, Place(play.scores[player].rank)))
    if taps and not unranked:
        taps.append(FinishRound(1))
        ranked = sorted((each.rank, player) for player, each in enumerate(play.scores) if each.rank > 1)
        if (
            ranked
            and len(winners) == 1
            and len({rank for rank, _ in ranked}) == len(ranked) == len(names) - len(winners)
        ):
            taps.append(Decide((*sorted(winners), *(player for _, player in ranked))))
    return PlannedSheet(terms, names, _with_end(play, taps), rounded=rounded)


def _with_end(play: Play, taps: Iterable[SheetEvent]) -> tuple[SheetEvent, ...]:
    return (*taps, EndMatch()) if play.ended else tuple(taps)


def _has_scores(play: Play) -> bool:
    return any(each.score for each in play.scores)


def _find_winners(play: Play) -> frozenset[int]:
    """Return the winners that the file names; empty if it names none."""
    said = frozenset(player for player, each in enumerate(play.scores) if each.winner)
    return said or frozenset(player for player, each in enumerate(play.scores) if each.rank == 1)


def _is_unranked(play: Play, winners: frozenset[int]) -> bool:
    """Return whether all won or lost together, so that there is no ranking."""
    return play.cooperative or (len(winners) == len(play.scores) > 1)


def _find_leaders(totals: Sequence[Decimal | int], low: bool) -> frozenset[int]:
    best = min(totals) if low else max(totals)
    return frozenset(player for player, total in enumerate(totals) if total == best)


def _round_score(text: str) -> Points | None:
    """Return the nearest score that a sheet can show; None for an empty text."""
    if not text:
        return None
    value = Decimal(text).quantize(_LAST_DECIMAL, ROUND_HALF_UP) if len(text) > MOST_DECIMALS else Decimal(text)
    return int(value) if value == value.to_integral_value() else float(value)


def _count_decimals(entered: Iterable[Points]) -> int:
    """Return how many places after the decimal point the points need; 0 if all are multiples of ½."""
    fine = [worth for worth in entered if not is_half_or_whole(worth)]
    return max((len(f"{worth:.{MOST_DECIMALS}f}".rstrip("0").partition(".")[2]) for worth in fine), default=0)


def sheet_to_play(picture: SheetPicture, names: Sequence[str]) -> Play:
    """Return the play of a sheet by its present totals and rounds, without what only the store knows: key, date and
    notes.
    """
    finished = [line for line in picture.rounds if line.finished or line.marks or picture.terms.ends_mid_round]
    counts_points = picture.terms.counts == "points"
    winners = frozenset(picture.winners)
    return Play(
        game=picture.terms.name,
        scores=tuple(
            PlayerScore(name, number_text(Decimal(str(line.total))), line.player in winners, line.place)
            for name, line in zip(names, picture.lines, strict=True)
        ),
        low=not picture.terms.high_wins,
        ended=picture.over,
        rounds=tuple(
            PlayRound(
                tuple("" if worth is None else number_text(Decimal(str(worth))) for worth in line.points),
                struck=line.struck,
                note=line.note,
                dealer=line.dealer,
            )
            for line in finished
        )
        if counts_points
        else (),
    )


def restore_play(origin: Play, picture: SheetPicture, names: Sequence[str]) -> Play | None:
    """Return the play that a sheet was made of, with the present names of its players; None if the sheet was changed
    since.
    """
    planned = plan_sheet(origin)
    if len(names) != len(planned.names):
        return None
    now = _entries_and_result(picture)
    plans = (planned, plan_sheet(origin, by_points=True))
    if not any(now == _entries_and_result(fold()) for plan in plans for fold in (plan.fold, plan.fold_plainly)):
        return None
    scores = tuple(
        score if name == first else replace(score, name=name)
        for score, name, first in zip(origin.scores, names, planned.names, strict=True)
    )
    return replace(origin, scores=scores)


def _entries_and_result(picture: SheetPicture) -> object:
    """Return the entries and result of a sheet, to compare it with another."""
    rounds = tuple((line.points, line.winners, line.struck, line.note, line.dealer) for line in picture.rounds)
    return picture.terms, rounds, tuple((line.total, line.place) for line in picture.lines), picture.over
