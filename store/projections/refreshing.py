"""The sums of each match, derived from the facts: a standing for lists, and a result for each seat.

Both are written in the transaction that adds the facts, and can be computed again at any time.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import case, func, or_
from sqlmodel import col, delete, select

from engine.cards import parse_card
from engine.play.result import HandResult
from engine.player_names import search_key
from engine.rules.reader import Rules, RulesError, parse_rules
from engine.scoresheet.points import card_values
from engine.scoresheet.sheet import Sheet, SheetPicture
from engine.scoresheet.standings import RoundLine
from engine.scoresheet.taps import Cards
from store.database import Database
from store.erasure.matches import erase_in_match
from store.errors import StoreError
from store.facts import HandRow, MarkRow, MatchRow, OccasionRow, RulesetRow, SeatRow, TapRow
from store.history import ordering, sheets
from store.history.people import People
from store.projections import hand_results
from store.projections.aggregates import Aggregates
from store.projections.figures import PlayedRound, rounds_text
from store.projections.replay_marks import HAND_RESULTS, LEFT_CARDS, mark_for_replay
from store.tables.derived import (
    HeldRow,
    MeetingRow,
    RatingRow,
    ResultRow,
    StandingRow,
    TallyRow,
    UnresolvedRow,
    UnseenRow,
)
from store.tables.local import OpenHandRow
from store.tables.query import (
    Change,
    DamagedRow,
    Query,
    Rows,
    Session,
    equals_parameter,
    insert_rows,
    make_row,
    replace_columns,
)

Answer = TypeVar("Answer")

DERIVED_TABLES = (StandingRow, ResultRow, TallyRow, MeetingRow, HeldRow, RatingRow, UnseenRow, UnresolvedRow)
ENDING_MARKS = ("finished", "resigned", "abandoned")

_DELETE_ALL_DERIVED = tuple(Change(delete(table)) for table in DERIVED_TABLES)
_IDS = Query(select(MatchRow.id).order_by(col(MatchRow.id)))
_MATCH = Rows(MatchRow, equals_parameter(MatchRow.id))
_RULESET = Rows(RulesetRow, equals_parameter(RulesetRow.id))
_RULESET_ID = Query(select(MatchRow.ruleset_id).where(equals_parameter(MatchRow.id)))
_HANDS = Rows(HandRow, equals_parameter(HandRow.match_id), order=(col(HandRow.number),))
_COUNT = Query(
    select(func.count(), func.coalesce(func.max(HandRow.ended), 0)).where(equals_parameter(HandRow.match_id))
)
_OPEN_HAND_TIME = Query(select(OpenHandRow.begun).where(equals_parameter(OpenHandRow.match_id)))
_MARKS = Rows(MarkRow, equals_parameter(MarkRow.match_id), order=ordering.MARKS)
_OCCASIONS = Rows(OccasionRow, equals_parameter(OccasionRow.match_id), order=ordering.OCCASIONS)
_SEATS = Rows(SeatRow, equals_parameter(SeatRow.match_id), order=ordering.SEATS)
_STANDING = Rows(StandingRow, equals_parameter(StandingRow.match_id))
_STANDING_WITHOUT_MATCH = Query(
    select(StandingRow.match_id).where(col(StandingRow.match_id).not_in(select(MatchRow.id))).limit(1)
)
_IS_VOIDED = (
    select(case((col(MarkRow.mark) == "voided", 1), else_=0))
    .where(
        col(MarkRow.match_id) == col(MatchRow.id), or_(col(MarkRow.mark) == "voided", col(MarkRow.mark) == "restored")
    )
    .order_by(*(each.desc() for each in ordering.MARKS))
    .limit(1)
    .correlate(MatchRow)
    .scalar_subquery()
)
_HANDS_OF = select(func.count()).where(col(HandRow.match_id) == col(MatchRow.id)).correlate(MatchRow).scalar_subquery()
_NEWEST_TAP = (
    select(func.max(TapRow.at)).where(col(TapRow.match_id) == col(MatchRow.id)).correlate(MatchRow).scalar_subquery()
)
_IS_DATED = (
    select(OccasionRow.id)
    .where(col(OccasionRow.match_id) == col(MatchRow.id), col(OccasionRow.time).is_not(None))
    .correlate(MatchRow)
    .exists()
)
_OUTDATED_STANDINGS = Query(
    select(MatchRow.id)
    .join(StandingRow, col(StandingRow.match_id) == col(MatchRow.id), isouter=True)
    .where(
        or_(
            col(StandingRow.match_id).is_(None),
            col(StandingRow.voided).is_distinct_from(func.coalesce(_IS_VOIDED, 0)),
            (col(StandingRow.kept) == 0) & col(StandingRow.hands).is_distinct_from(_HANDS_OF),
            (col(StandingRow.kept) == 1) & (col(StandingRow.touched) < func.coalesce(_NEWEST_TAP, 0)) & ~_IS_DATED,
        )
    )
)


class Summary(NamedTuple):
    """The sums of a match: its standing, a result for each seat, and its rules if they can be read."""

    standing: StandingRow
    results: list[ResultRow]
    rules: Rules | None


@dataclass
class SharedFacts:
    """Facts that are read once for many matches: the people, and the rulesets by row."""

    people: People
    rulesets: dict[int, Rules | None] = field(default_factory=dict)

    def read_rules(self, session: Session, ruleset_id: int) -> Rules | None:
        """Return the rules of a row of rulesets; None if they can't be read, and for a sheet without a ruleset."""
        if ruleset_id not in self.rulesets:
            row = _RULESET.first_row(session, id=ruleset_id)
            self.rulesets[ruleset_id] = parse_rules_or_none(row.text) if row else None
        return self.rulesets[ruleset_id]


@lru_cache(maxsize=64)
def parse_rules_or_none(text: str) -> Rules | None:
    """Return the ruleset in a text; None if there is none."""
    try:
        return parse_rules(text) if text else None
    except RulesError:
        return None


def held_card_points(rules: Rules | None, card: str) -> int:
    """Return the points of a held card by its text, 0 if the game has none."""
    if rules is None or rules.words.scoring.hand_scoring not in ("held", "winner"):
        return 0
    return card_values(rules)[parse_card(card)]


def refresh_match(session: Session, match_id: int, picture: SheetPicture | None = None) -> None:
    """Update what is derived from one match, in the transaction that changed its facts. `picture` is that of its sheet,
    if already known.
    """
    refresh_matches(session, [match_id], {match_id: picture} if picture else {})


def refresh_matches(session: Session, ids: Iterable[int], pictures: Mapping[int, SheetPicture] | None = None) -> None:
    """Update several matches as `refresh_match` does. If a derived row is damaged, everything derived is computed
    again.
    """
    for _ in refresh_in_slices(session, tuple(ids), pictures):
        pass


def refresh_in_slices(
    session: Session,
    ids: Sequence[int],
    pictures: Mapping[int, SheetPicture] | None = None,
    dealt: Container[int] = (),
) -> Iterator[float]:
    """Update several matches as `refresh_matches` does, in slices. Yields the share that is done, from 0 to 1.

    `dealt` are matches into which hands have been merged: held cards are counted again in all of their hands.
    """
    try:
        yield from _refresh_slices(session, ids, pictures or {}, dealt)
    except DamagedRow:
        rebuild_all(session)


def _refresh_slices(
    session: Session, ids: Sequence[int], pictures: Mapping[int, SheetPicture], dealt: Container[int]
) -> Iterator[float]:
    facts, aggregates = SharedFacts(People(session)), Aggregates(session)
    for number, match_id in enumerate(ids, start=1):
        erase_in_match(session, match_id)
        picture = pictures.get(match_id)
        begun = None if picture else _read_sheet_start(session, match_id, facts)
        for sheet in sheets.fold_sheet_in_slices(session, match_id, begun) if begun else ():
            yield (number - 1) / len(ids)
            picture = sheet.current_picture if sheet.written else None
        found = summarize_match(session, match_id, facts, picture)
        if found is None:
            continue
        insert_rows(session, StandingRow, [tuple(found.standing)])
        if match_id in dealt:
            mark_for_replay(session, match_id, 1, LEFT_CARDS, HAND_RESULTS)
        aggregates.replace_results(
            match_id, found.results, partial(held_card_points, found.rules), seen=match_id not in dealt
        )
        yield number / len(ids)
    for _ in aggregates.write_in_slices():
        yield 1


def rebuild_all(session: Session) -> None:
    """Compute everything derived from the facts again."""
    facts, aggregates = SharedFacts(People(session)), Aggregates(session)
    for forget in _DELETE_ALL_DERIVED:
        forget.execute_change(session)
    hand_results.repair_results(session)
    costs = {}
    for match_id in _IDS.all_answers(session):
        found = summarize_match(session, match_id, facts, None)
        if found is None:
            continue
        insert_rows(session, StandingRow, [tuple(found.standing)])
        aggregates.write_outcomes(found.results)
        costs[match_id] = found.rules
        if not found.standing.kept and found.standing.hands:
            mark_for_replay(session, match_id, 1, LEFT_CARDS)
    aggregates.count_all(lambda match_id, card: held_card_points(costs.get(match_id), card))


def read_intact(database: Database, read: Callable[[Session], Answer]) -> Answer:
    """Return the result of `read`. If a derived row is damaged, everything derived is computed again first. Raises
    StoreError if it is damaged in a read-only file.
    """
    try:
        with database.reading() as session:
            return read(session)
    except DamagedRow:
        if database.read_only:
            raise StoreError("damaged", database.path, "statistics cannot be read") from None
    with database.writing() as transaction:
        rebuild_all(transaction.session)
    with database.reading() as session:
        return read(session)


def has_stale_standing(session: Session) -> bool:
    """Return whether a standing is missing, extra, or older than its match. Differences that come from a damaged fact
    don't count, since computing again would give the same.
    """
    if _STANDING_WITHOUT_MATCH.has_answer(session):
        return True
    facts = SharedFacts(People(session))
    for match_id in _OUTDATED_STANDINGS.all_answers(session):
        found = summarize_match(session, match_id, facts, None)
        if found and _STANDING.first_row(session, match_id=match_id) != found.standing:
            return True
    return False


def summarize_match(
    session: Session, match_id: int, facts: SharedFacts, picture: SheetPicture | None
) -> Summary | None:
    """Return the sums of a match; None if there is no such match. `picture` is that of its sheet, if already known."""
    row, whole = next(_MATCH.iter_with_intact(session, id=match_id), (None, False))
    if row is None:
        return None
    if not whole:
        return Summary(_make_standing(row, touched=row.created), [], None)
    rules = facts.read_rules(session, row.ruleset_id)
    marks = list(_MARKS.iter_intact(session, match_id=match_id))
    states = [mark.mark for mark in marks if mark.mark in ("voided", "restored")]
    voided = int(states[-1:] == ["voided"])
    seats = {seat.seat: seat for seat in _SEATS.iter_intact(session, match_id=match_id)}  # the newest of each
    sheet = sheets.read_sheet_start(session, match_id, rules)
    people = {number: facts.people.person_of(seat.player_id) for number, seat in seats.items()}
    since = {number: seat.since for number, seat in seats.items()}
    known = facts.people.names  # a person who was renamed is found by the old name and the new one
    shown = [(seat.name, people[at]) for at, seat in sorted(seats.items()) if seat.player_id not in facts.people.erased]
    said = [rules.name if rules else "", row.ruleset, *(name for name, _ in shown)]
    said += [known[person] for _, person in shown if person in known]
    if sheet is None:
        standing, results = _summarize_hands(session, row, rules, marks, people, since)
    else:
        if picture is None:
            picture = sheets.fold_sheet(session, match_id, sheet).current_picture
        standing, results = _summarize_sheet(session, row, picture, people)
        said.append(picture.terms.name)
    noted = [json.loads(mark.detail).get("text", "") for mark in marks if mark.mark == "noted"]
    occasion = next(reversed(list(_OCCASIONS.iter_intact(session, match_id=match_id))), None)
    words = "\n".join([*said, *noted[-1:], *([occasion.place] if occasion and occasion.place else [])])
    standing = replace_columns(standing, voided=voided, words=_search_text(words))
    if occasion and occasion.time is not None and standing.ended is not None:
        moved = {"touched": occasion.time, "ended": occasion.time}
        standing = replace_columns(standing, **moved)
        results = [replace_columns(result, **moved) for result in results]
    placed = len(results) > 1 and all(result.place > 0 for result in results)
    counted = int(standing.state == "finished" and not voided and placed)
    return Summary(standing, [replace_columns(result, counted=counted) for result in results], rules)


def _search_text(words: str) -> str:
    """Return the text that searches match: the words with and without accents."""
    exact, hasty = words.casefold(), search_key(words)
    return exact if exact == hasty else f"{exact}\n{hasty}"


def _make_standing(match: MatchRow, touched: int, state: str = "open", **more: Any) -> StandingRow:
    values = {"voided": 0, "hands": 0, "kept": 0, "words": "", "ended": None, **more}
    return make_row(StandingRow, match_id=match.id, touched=touched, state=state, game=match.ruleset, **values)


def read_sheet(session: Session, match_id: int) -> Sheet | None:
    """Return the sheet of a match with all its taps; None if it has none or can't be read."""
    begun = _read_sheet_start(session, match_id, SharedFacts(People(session)))
    return sheets.fold_sheet(session, match_id, begun) if begun else None


def _read_sheet_start(session: Session, match_id: int, facts: SharedFacts) -> sheets.SheetStart | None:
    found = _RULESET_ID.first_answer(session, id=match_id)
    return None if found is None else sheets.read_sheet_start(session, match_id, facts.read_rules(session, found))


def _summarize_sheet(
    session: Session, match: MatchRow, picture: SheetPicture, people: Mapping[int, int]
) -> tuple[StandingRow, list[ResultRow]]:
    last, ended = sheets.last_tap_times(session, match.id)
    touched = max(match.created, last)
    rounds = [line for line in picture.rounds if (line.finished or (picture.over and line.marks)) and not line.struck]
    state = "open" if not picture.over else "finished" if rounds else "abandoned"
    standing = _make_standing(match, touched, state, hands=len(rounds), kept=1, ended=ended if picture.over else None)
    results = []
    points = picture.terms.counts == "points"
    for line in picture.lines:
        mine = [entered for entered in rounds if line.player in entered.seating]
        numbers = {entered.number for entered in mine}
        scores = [worth for entered in mine if points and (worth := entered.points[line.player]) is not None]
        cards = [entry.cards for entered in mine if isinstance(entry := entered.entries[line.player], Cards)]
        held = Counter(card for hand in cards for card in hand)
        results.append(
            make_row(
                ResultRow,
                match_id=match.id,
                seat=line.player,
                person_id=people.get(line.player, 0),
                touched=touched,
                ended=ended if picture.over else 0,
                counted=0,
                game=match.ruleset,
                kept=1,
                low=int(not picture.terms.high_wins),
                players=len(picture.lines),
                place=line.place,
                shared=int(sum(place == 1 for place in picture.places) > 1 and line.place == 1),
                total=line.total,
                **_score_columns(scores),
                figures=rounds_text(
                    _make_sheet_round(line.player, each, each.number in numbers) for each in picture.rounds
                ),
                held=json.dumps(held, sort_keys=True),
            )
        )
    return standing, results


def _summarize_hands(
    session: Session,
    match: MatchRow,
    rules: Rules | None,
    marks: Sequence[MarkRow],
    people: Mapping[int, int],
    since: Mapping[int, int],
) -> tuple[StandingRow, list[ResultRow]]:
    """Return the standing and the results of a match that was played here. The match counts for the player who has a
    seat last, a hand for the player who had the seat then.
    """
    ends = [mark for mark in marks if mark.mark in ENDING_MARKS]
    state, ended = (ends[-1].mark, ends[-1].at) if ends else ("open", None)
    hands, last = _COUNT.first_answer(session, match_id=match.id) or (0, 0)
    opened = _OPEN_HAND_TIME.all_answers(session, match_id=match.id)
    touched = max([match.created, last, *opened, *(mark.at for mark in ends)])
    placings = json.loads(ends[-1].detail)["placings"] if ends else []
    seats = max(people, default=-1) + 1  # the row of one may be damaged
    placings = placings if len(placings) == seats else [0] * seats
    played = _HandTotals(rules, seats, since)
    if state == "finished":
        came_to = hand_results.results_of_match(session, match.id)
        for hand in _HANDS.iter_intact(session, match_id=match.id):
            played.add_hand(json.loads(hand.result), came_to.get(hand.uuid), hand.begun)
    low = (
        rules is not None and rules.words.scoring.score_unit == "points" and rules.words.scoring.winning_total == "low"
    )
    return _make_standing(match, touched, state, hands=hands, ended=ended), [
        make_row(
            ResultRow,
            match_id=match.id,
            seat=seat,
            person_id=person,
            touched=touched,
            ended=ended or 0,
            counted=0,
            game=match.ruleset,
            kept=0,
            low=int(low),
            players=len(people),
            place=placings[seat],
            shared=int(placings.count(1) > 1 and placings[seat] == 1),
            total=played.totals[seat] if played.totals else None,
            **_score_columns(played.scores[seat]),
            figures=rounds_text(
                _make_played_round(seat, each, is_known=known, was_dealt=begun >= since[seat])
                for each, known, begun in played.rounds
            ),
            held="{}",
        )
        for seat, person in sorted(people.items())
    ]


def _make_sheet_round(player: int, line: RoundLine, is_counted: bool) -> PlayedRound:
    """Return a round of a score sheet for one player. `is_counted`: it is finished, not struck, and the player took
    part.
    """
    won = is_counted and player in line.winners
    return PlayedRound(is_counted, won, missed=line.missed[player], blunders=line.blunders[player])


def _make_played_round(seat: int, result: HandResult, is_known: bool, was_dealt: bool) -> PlayedRound:
    """Return a hand that was played here, for one seat. `was_dealt`: the player who has the seat last had it in that
    hand.
    """
    seated = was_dealt and seat in result.seated
    return PlayedRound(seated, seated and seat in result.winners, seated and result.blocked, is_known)


def _score_columns(scores: Sequence[float]) -> dict[str, float | None]:
    """Return the columns of a result for the points of single rounds, by name."""
    return {
        "scored": len(scores),
        "round_sum": sum(scores),
        "round_high": max(scores, default=None),
        "round_low": min(scores, default=None),
    }


class _HandTotals:
    """The sums of a match's hands for each of its seats."""

    def __init__(self, rules: Rules | None, seats: int, since: Mapping[int, int]) -> None:
        self._since = since
        self._scored = rules is not None and rules.words.scoring.hand_scoring != "none"
        self._seats = seats
        self.totals: list[int] = []
        self.rounds: list[tuple[HandResult, bool, int]] = []
        self.scores: dict[int, list[int]] = defaultdict(list)

    def add_hand(self, kept: Mapping[str, Any], came_to: HandResult | None, begun: int) -> None:
        """Count one hand by its stored result, and by the engine's result if known; `begun` is when (Unix ms)."""
        seated = tuple(sorted(seat for seat in kept["order"] if 0 <= seat < self._seats))
        self.totals = kept["totals"] if len(kept["totals"]) == self._seats else []
        if self._scored and len(kept["scores"]) == len(seated):
            for seat, score in zip(seated, kept["scores"], strict=True):
                if begun >= self._since.get(seat, 0):
                    self.scores[seat].append(score)
        result = came_to or HandResult(seated, winners=(), blocked=kept["ending"] == "blocked")
        self.rounds.append((result, came_to is not None, begun))
