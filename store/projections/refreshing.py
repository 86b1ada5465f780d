"""What each match comes to, derived from the facts: a standing for the lists, and a result for each seat.

Both are written in the transaction that added the facts, and can be made anew from them at any time.
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
from engine.names import searchable
from engine.play.result import HandResult
from engine.rules.reader import Rules, RulesError, parse_rules
from engine.scoresheet.points import card_values
from engine.scoresheet.sheet import Sheet, SheetPicture
from engine.scoresheet.standings import RoundLine
from engine.scoresheet.taps import Cards
from store.database import Database
from store.errors import StoreError
from store.facts import HandRow, MarkRow, MatchRow, RulesetRow, SeatRow, TapRow
from store.history import ordering, sheets
from store.history.people import People
from store.projections import hand_results
from store.projections.aggregates import Aggregates
from store.projections.figures import PlayedRound, rounds_text
from store.projections.waiting import LEFT, RESULT, look_later
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
from store.tables.query import Change, DamagedRow, Query, Rows, Session, changed, is_given, row_of, write

Answer = TypeVar("Answer")

DERIVED = (StandingRow, ResultRow, TallyRow, MeetingRow, HeldRow, RatingRow, UnseenRow, UnresolvedRow)
ENDS = ("finished", "resigned", "abandoned")

_FORGET = tuple(Change(delete(table)) for table in DERIVED)
_IDS = Query(select(MatchRow.id).order_by(col(MatchRow.id)))
_MATCH = Rows(MatchRow, is_given(MatchRow.id))
_RULESET = Rows(RulesetRow, is_given(RulesetRow.id))
_RULESET_ID = Query(select(MatchRow.ruleset_id).where(is_given(MatchRow.id)))
_HANDS = Rows(HandRow, is_given(HandRow.match_id), order=(col(HandRow.number),))
_COUNT = Query(select(func.count(), func.coalesce(func.max(HandRow.ended), 0)).where(is_given(HandRow.match_id)))
_OPENED = Query(select(OpenHandRow.begun).where(is_given(OpenHandRow.match_id)))
_MARKS = Rows(MarkRow, is_given(MarkRow.match_id), order=ordering.MARKS)
_SEATS = Rows(SeatRow, is_given(SeatRow.match_id), order=ordering.SEATS)
_STANDING = Rows(StandingRow, is_given(StandingRow.match_id))
_NO_MATCH = Query(select(StandingRow.match_id).where(col(StandingRow.match_id).not_in(select(MatchRow.id))).limit(1))
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
_DIFFERENT = Query(
    select(MatchRow.id)
    .join(StandingRow, col(StandingRow.match_id) == col(MatchRow.id), isouter=True)
    .where(
        or_(
            col(StandingRow.match_id).is_(None),
            col(StandingRow.voided).is_distinct_from(func.coalesce(_IS_VOIDED, 0)),
            (col(StandingRow.kept) == 0) & col(StandingRow.hands).is_distinct_from(_HANDS_OF),
            (col(StandingRow.kept) == 1) & (col(StandingRow.touched) < func.coalesce(_NEWEST_TAP, 0)),
        )
    )
)


class Summary(NamedTuple):
    """What a match comes to: its standing, a result for each seat, and its rules where they can be read."""

    standing: StandingRow
    results: list[ResultRow]
    rules: Rules | None


@dataclass
class Facts:
    """What is known once for many matches: the people, and what their rulesets say of points."""

    people: People
    rulesets: dict[int, Rules | None] = field(default_factory=dict)

    def rules(self, session: Session, ruleset_id: int) -> Rules | None:
        """The rules of a row of rulesets; None where they cannot be read, and for a free sheet."""
        if ruleset_id not in self.rulesets:
            row = _RULESET.first(session, id=ruleset_id)
            self.rulesets[ruleset_id] = rules_of(row.text) if row else None
        return self.rulesets[ruleset_id]


@lru_cache(maxsize=64)
def rules_of(text: str) -> Rules | None:
    """The ruleset of a text, None where it is none."""
    try:
        return parse_rules(text) if text else None
    except RulesError:
        return None


def cost(rules: Rules | None, card: str) -> int:
    """What a card costs who is left with it, 0 where the game has no such points."""
    if rules is None or rules.words.scoring.by not in ("held", "winner"):
        return 0
    return card_values(rules)[parse_card(card)]


def refresh(session: Session, match_id: int, picture: SheetPicture | None = None) -> None:
    """Brings what is derived from one match up to date, in the transaction that changed its facts.

    `picture` is that of its sheet, where it is known already.
    """
    refresh_all(session, [match_id], {match_id: picture} if picture else {})


def refresh_all(session: Session, ids: Iterable[int], pictures: Mapping[int, SheetPicture] | None = None) -> None:
    """As `refresh`, for several matches. Where something derived is damaged, all of it is made anew."""
    for _ in refreshing(session, tuple(ids), pictures):
        pass


def refreshing(
    session: Session,
    ids: Sequence[int],
    pictures: Mapping[int, SheetPicture] | None = None,
    dealt: Container[int] = (),
) -> Iterator[float]:
    """As `refresh_all`, in slices; yields the share that is done. In matches that are `dealt` hands have come in from
    elsewhere, before or in the place of others: the cards left in all of them are counted anew."""
    try:
        yield from _refreshed(session, ids, pictures or {}, dealt)
    except DamagedRow:
        rebuild(session)


def _refreshed(
    session: Session, ids: Sequence[int], pictures: Mapping[int, SheetPicture], dealt: Container[int]
) -> Iterator[float]:
    facts, aggregates = Facts(People(session)), Aggregates(session)
    for number, match_id in enumerate(ids, start=1):
        picture = pictures.get(match_id)
        begun = None if picture else _begun(session, match_id, facts)
        for sheet in sheets.folding(session, match_id, begun) if begun else ():
            yield (number - 1) / len(ids)
            picture = sheet.picture if sheet.written else None
        found = summary(session, match_id, facts, picture)
        if found is None:
            continue
        write(session, StandingRow, [tuple(found.standing)])
        if match_id in dealt:
            look_later(session, match_id, 1, LEFT, RESULT)
        aggregates.replace(match_id, found.results, partial(cost, found.rules), seen=match_id not in dealt)
        yield number / len(ids)
    for _ in aggregates.closing():
        yield 1


def rebuild(session: Session) -> None:
    """Makes everything that is derived anew from the facts."""
    facts, aggregates = Facts(People(session)), Aggregates(session)
    for forget in _FORGET:
        forget.run(session)
    hand_results.mend(session)
    costs = {}
    for match_id in _IDS.all(session):
        found = summary(session, match_id, facts, None)
        if found is None:
            continue
        write(session, StandingRow, [tuple(found.standing)])
        aggregates.place(found.results)
        costs[match_id] = found.rules
        if not found.standing.kept and found.standing.hands:
            look_later(session, match_id, 1, LEFT)
    aggregates.count(lambda match_id, card: cost(costs.get(match_id), card))


def sound(database: Database, read: Callable[[Session], Answer]) -> Answer:
    """What is read; where a derived row is damaged, all that is derived is made anew first. StoreError if it is damaged
    in a file that cannot be written."""
    try:
        with database.reading() as session:
            return read(session)
    except DamagedRow:
        if database.read_only:
            raise StoreError("damaged", database.path, "statistics cannot be read") from None
    with database.writing() as transaction:
        rebuild(transaction.session)
    with database.reading() as session:
        return read(session)


def differ(session: Session) -> bool:
    """Whether a standing is missing, is one too many, or is older than its match. What a damaged row makes look so is
    made out by hand: it would be the same again if it were made anew."""
    if _NO_MATCH.found(session):
        return True
    facts = Facts(People(session))
    for match_id in _DIFFERENT.all(session):
        found = summary(session, match_id, facts, None)
        if found and _STANDING.first(session, match_id=match_id) != found.standing:
            return True
    return False


def summary(session: Session, match_id: int, facts: Facts, picture: SheetPicture | None) -> Summary | None:
    """What a match comes to; None where there is no such match. `picture` is that of its sheet, where it is known."""
    row, whole = next(_MATCH.checked(session, id=match_id), (None, False))
    if row is None:
        return None
    if not whole:
        return Summary(_standing(row, touched=row.created), [], None)
    rules = facts.rules(session, row.ruleset_id)
    marks = list(_MARKS.sound(session, match_id=match_id))
    states = [mark.mark for mark in marks if mark.mark in ("voided", "restored")]
    voided = int(states[-1:] == ["voided"])
    seats = {seat.seat: seat for seat in _SEATS.sound(session, match_id=match_id)}  # the newest of each
    sheet = sheets.begun(session, match_id, rules)
    people = {number: facts.people.of(seat.player_id) for number, seat in seats.items()}
    known = facts.people.names  # who has another name by now is found by both
    said = [rules.name if rules else "", row.ruleset, *(seat.name for _, seat in sorted(seats.items()))]
    said += [known[person] for _, person in sorted(people.items()) if person in known]
    if sheet is None:
        standing, results = _played(session, row, rules, marks, people)
    else:
        if picture is None:
            picture = sheets.fold(session, match_id, sheet).picture
        standing, results = _kept(session, row, picture, people)
        said.append(picture.terms.name)
    noted = [json.loads(mark.detail).get("text", "") for mark in marks if mark.mark == "noted"]
    words = "\n".join([*said, *noted[-1:]])
    standing = changed(standing, voided=voided, words=_searchable(words))
    placed = len(results) > 1 and all(result.place > 0 for result in results)
    counted = int(standing.state == "finished" and not voided and placed)
    return Summary(standing, [changed(result, counted=counted) for result in results], rules)


def _searchable(words: str) -> str:
    """What is found by typing a part of it, with its marks or without."""
    exact, hasty = words.casefold(), searchable(words)
    return exact if exact == hasty else f"{exact}\n{hasty}"


def _standing(match: MatchRow, touched: int, state: str = "open", **more: Any) -> StandingRow:
    values = {"voided": 0, "hands": 0, "kept": 0, "words": "", "ended": None, **more}
    return row_of(StandingRow, match_id=match.id, touched=touched, state=state, game=match.ruleset, **values)


def sheet_of(session: Session, match_id: int) -> Sheet | None:
    """The sheet of a match with all its taps; None where it has none or cannot be read."""
    begun = _begun(session, match_id, Facts(People(session)))
    return sheets.fold(session, match_id, begun) if begun else None


def _begun(session: Session, match_id: int, facts: Facts) -> sheets.Begun | None:
    found = _RULESET_ID.first(session, id=match_id)
    return None if found is None else sheets.begun(session, match_id, facts.rules(session, found))


def _kept(
    session: Session, match: MatchRow, picture: SheetPicture, people: Mapping[int, int]
) -> tuple[StandingRow, list[ResultRow]]:
    last, ended = sheets.times(session, match.id)
    touched = max(match.created, last)
    rounds = [line for line in picture.rounds if (line.finished or (picture.over and line.marks)) and not line.struck]
    state = "open" if not picture.over else "finished" if rounds else "abandoned"
    standing = _standing(match, touched, state, hands=len(rounds), kept=1, ended=ended if picture.over else None)
    results = []
    points = picture.terms.counts == "points"
    for line in picture.lines:
        mine = [entered for entered in rounds if line.player in entered.seating]
        numbers = {entered.number for entered in mine}
        scores = [worth for entered in mine if points and (worth := entered.points[line.player]) is not None]
        cards = [entry.cards for entered in mine if isinstance(entry := entered.entries[line.player], Cards)]
        held = Counter(card for hand in cards for card in hand)
        results.append(
            row_of(
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
                **_of_scores(scores),
                figures=rounds_text(_sheet_round(line.player, each, each.number in numbers) for each in picture.rounds),
                held=json.dumps(held, sort_keys=True),
            )
        )
    return standing, results


def _played(
    session: Session, match: MatchRow, rules: Rules | None, marks: Sequence[MarkRow], people: Mapping[int, int]
) -> tuple[StandingRow, list[ResultRow]]:
    ends = [mark for mark in marks if mark.mark in ENDS]
    state, ended = (ends[-1].mark, ends[-1].at) if ends else ("open", None)
    hands, last = _COUNT.first(session, match_id=match.id) or (0, 0)
    opened = _OPENED.all(session, match_id=match.id)
    touched = max([match.created, last, *opened, *(mark.at for mark in ends)])
    placings = json.loads(ends[-1].detail)["placings"] if ends else []
    seats = max(people, default=-1) + 1  # the row of one may be damaged
    placings = placings if len(placings) == seats else [0] * seats
    played = _Hands(rules, seats)
    if state == "finished":
        came_to = hand_results.of_match(session, match.id)
        for hand in _HANDS.sound(session, match_id=match.id):
            played.add(json.loads(hand.result), came_to.get(hand.uuid))
    low = rules is not None and rules.words.scoring.match == "points" and rules.words.scoring.wins == "low"
    return _standing(match, touched, state, hands=hands, ended=ended), [
        row_of(
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
            **_of_scores(played.scores[seat]),
            figures=rounds_text(_played_round(seat, each, is_known=known) for each, known in played.rounds),
            held="{}",
        )
        for seat, person in sorted(people.items())
    ]


def _sheet_round(player: int, line: RoundLine, is_counted: bool) -> PlayedRound:
    """A round of a score sheet for one player."""
    won = is_counted and player in line.winners
    return PlayedRound(is_counted, won, missed=line.missed[player], blunders=line.blunders[player])


def _played_round(seat: int, result: HandResult, is_known: bool) -> PlayedRound:
    """A hand that was played here for one seat."""
    seated = seat in result.seated
    return PlayedRound(seated, seat in result.winners, seated and result.blocked, is_known)


def _of_scores(scores: Sequence[float]) -> dict[str, float | None]:
    """What is kept of the points of single rounds."""
    return {
        "scored": len(scores),
        "round_sum": sum(scores),
        "round_high": max(scores, default=None),
        "round_low": min(scores, default=None),
    }


class _Hands:
    """What the hands of a match were for each of its seats."""

    def __init__(self, rules: Rules | None, seats: int) -> None:
        self._scored = rules is not None and rules.words.scoring.by != "none"
        self._seats = seats
        self.totals: list[int] = []
        self.rounds: list[tuple[HandResult, bool]] = []
        self.scores: dict[int, list[int]] = defaultdict(list)

    def add(self, kept: Mapping[str, Any], came_to: HandResult | None) -> None:
        """Counts one hand by its kept result, and by what it came to if that is known."""
        seated = tuple(sorted(seat for seat in kept["order"] if 0 <= seat < self._seats))
        self.totals = kept["totals"] if len(kept["totals"]) == self._seats else []
        if self._scored and len(kept["scores"]) == len(seated):
            for seat, score in zip(seated, kept["scores"], strict=True):
                self.scores[seat].append(score)
        result = came_to or HandResult(seated, winners=(), blocked=kept["ending"] == "blocked")
        self.rounds.append((result, came_to is not None))
