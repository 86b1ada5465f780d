"""What each match comes to, derived from the facts: a standing for the lists, and a result for each seat.

Both are written in the transaction that added the facts, and can be made anew from them at any time.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any, NamedTuple

from sqlmodel import Session, col

from engine.cards import parse_card
from engine.rules.points import card_values
from engine.rules.reader import Rules, RulesError, parse_rules
from engine.scoresheet import Cards, Sheet, SheetPicture
from store.bulk import MARKS_IN_ORDER, SEATS_IN_ORDER, DamagedRow, one, read, run, write
from store.facts import HandRow, MarkRow, MatchRow, RulesetRow, SeatRow
from store.persisted import sheets
from store.persisted.people import People
from store.projections import hand_results
from store.projections.aggregates import Aggregates, Outcome
from store.tables import StandingRow
from store.tables.query import Rows, given

DERIVED = ("standings", "results", "tallies", "meetings", "held", "ratings", "unseen", "unresolved")
_HANDS = Rows(HandRow, col(HandRow.match_id) == given("match"), order=(col(HandRow.number),))
ENDS = ("finished", "resigned", "abandoned")


class Standing(NamedTuple):
    """A row of `standings`."""

    match_id: int
    touched: int
    state: str
    voided: int
    hands: int
    kept: int
    game: str
    words: str
    ended: int | None


@dataclass
class Facts:
    """What is known once for many matches: the people, and what their rulesets say of points."""

    people: People
    rulesets: dict[int, Rules | None] = field(default_factory=dict)

    def rules(self, session: Session, ruleset_id: int) -> Rules | None:
        """The rules of a row of rulesets; None where they cannot be read, and for a free sheet."""
        if ruleset_id not in self.rulesets:
            texts = [row[2] for row in read(session, RulesetRow, "WHERE id = ?", (ruleset_id,))]
            self.rulesets[ruleset_id] = rules_of(texts[0]) if texts else None
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
    session.flush()
    try:
        yield from _refreshed(session, ids, pictures or {}, dealt)
    except DamagedRow:
        rebuild(session)
    session.expire_all()


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
        standing, outcomes, rules = found
        write(session, StandingRow, [standing])
        if match_id in dealt:
            run(session, "INSERT OR REPLACE INTO unseen (match_id, hand) VALUES (?, 1)", match_id)
            hand_results.resolve_later(session, match_id, 1)
        aggregates.replace(match_id, outcomes, partial(cost, rules), seen=match_id not in dealt)
        yield number / len(ids)
    for _ in aggregates.closing():
        yield 1


def rebuild(session: Session) -> None:
    """Makes everything that is derived anew from the facts."""
    session.flush()
    facts, aggregates = Facts(People(session)), Aggregates(session)
    for table in DERIVED:
        run(session, f"DELETE FROM {table}")
    hand_results.mend(session)
    costs = {}
    for (match_id,) in list(run(session, "SELECT id FROM matches ORDER BY id")):
        found = summary(session, match_id, facts, None)
        if found is None:
            continue
        standing, outcomes, rules = found
        write(session, StandingRow, [standing])
        aggregates.place(outcomes)
        costs[match_id] = rules
        if not standing.kept and standing.hands:
            count_later(session, match_id, 1)
    aggregates.count(lambda match_id, card: cost(costs.get(match_id), card))
    session.expire_all()


def count_later(session: Session, match_id: int, hand: int) -> None:
    """Remembers that the cards left in hands from this number on are still to be counted."""
    run(session, "INSERT OR IGNORE INTO unseen (match_id, hand) VALUES (?, ?)", match_id, hand)


def differ(session: Session) -> bool:
    """Whether a standing is missing, is one too many, or is older than its match. What a damaged row makes look so is
    made out by hand: it would be the same again if it were made anew."""
    query = """
    SELECT m.id FROM matches m LEFT JOIN standings s ON s.match_id = m.id
    WHERE s.match_id IS NULL
        OR s.voided IS NOT coalesce((SELECT mark = 'voided' FROM marks
            WHERE match_id = m.id AND mark IN ('voided', 'restored')
            ORDER BY (SELECT clock FROM events WHERE events.uuid = marks.uuid) DESC, marks.uuid DESC LIMIT 1), 0)
        OR (s.kept = 0 AND s.hands IS NOT (SELECT count(*) FROM hands WHERE match_id = m.id))
        OR (s.kept = 1 AND s.touched < coalesce((SELECT max(at) FROM taps WHERE match_id = m.id), 0))
    """
    if one(session, "SELECT 1 FROM standings WHERE match_id NOT IN (SELECT id FROM matches)"):
        return True
    suspects, facts = run(session, query).fetchall(), Facts(People(session))
    for (match_id,) in suspects:
        found = summary(session, match_id, facts, None)
        if found and next(read(session, StandingRow, "WHERE match_id = ?", (match_id,)), None) != found[0]:
            return True
    return False


def summary(
    session: Session, match_id: int, facts: Facts, picture: SheetPicture | None
) -> tuple[Standing, list[Outcome], Rules | None] | None:
    """The standing of a match, the outcome of each seat, and its rules; None where its row cannot be read."""
    row = next(read(session, MatchRow, "WHERE id = ?", (match_id,)), None)
    if row is None:
        damaged = one(session, "SELECT id, created, ruleset FROM matches WHERE id = ?", match_id)
        return damaged and (Standing(match_id, damaged[1], "open", 0, 0, 0, damaged[2], "", None), [], None)
    _, _, created, game, ruleset_id, *_ = row
    rules = facts.rules(session, ruleset_id)
    marks = list(read(session, MarkRow, f"WHERE match_id = ? ORDER BY {MARKS_IN_ORDER}", (match_id,)))
    words = [mark[3] for mark in marks if mark[3] in ("voided", "restored")]
    voided = int(words[-1:] == ["voided"])
    seats: dict[int, tuple[int, str]] = {}
    for row in read(session, SeatRow, f"WHERE match_id = ? ORDER BY {SEATS_IN_ORDER}", (match_id,)):
        _, _, seat, player, name, _ = row
        seats[seat] = player, name
    sheet = sheets.begun(session, match_id, rules)
    people = {seat: facts.people.of(player) for seat, (player, _) in seats.items()}
    known = facts.people.names  # who has another name by now is found by both
    said = [rules.name if rules else "", game, *(name for _, name in sorted(seats.values()))]
    said += [known[person] for _, person in sorted(people.items()) if person in known]
    if sheet is None:
        standing, outcomes = _played(session, match_id, created, game, rules, marks, people)
    else:
        if picture is None:
            picture = sheets.fold(session, match_id, sheet).picture
        standing, outcomes = _kept(session, match_id, created, game, picture, people)
        said.append(picture.terms.name)
    noted = [json.loads(mark[5]).get("text", "") for mark in marks if mark[3] == "noted"]
    standing = standing._replace(voided=voided, words="\n".join([*said, *noted[-1:]]).casefold())
    placed = len(outcomes) > 1 and all(outcome.place > 0 for outcome in outcomes)
    counted = int(standing.state == "finished" and not voided and placed)
    return standing, [outcome._replace(counted=counted) for outcome in outcomes], rules


def sheet_of(session: Session, match_id: int) -> Sheet | None:
    """The sheet of a match with all its taps; None where it has none or cannot be read."""
    begun = _begun(session, match_id, Facts(People(session)))
    return sheets.fold(session, match_id, begun) if begun else None


def _begun(session: Session, match_id: int, facts: Facts) -> sheets.Begun | None:
    found = one(session, "SELECT ruleset_id FROM matches WHERE id = ?", match_id)
    return sheets.begun(session, match_id, facts.rules(session, found[0])) if found else None


def _kept(
    session: Session, match_id: int, created: int, game: str, picture: SheetPicture, people: Mapping[int, int]
) -> tuple[Standing, list[Outcome]]:
    last, ended = sheets.times(session, match_id)
    touched = max(created, last)
    rounds = [line for line in picture.rounds if (line.kept or (picture.over and line.marks)) and not line.struck]
    state = "open" if not picture.over else "finished" if rounds else "abandoned"
    standing = Standing(match_id, touched, state, 0, len(rounds), 1, game, "", ended if picture.over else None)
    outcomes = []
    points = picture.terms.counts == "points"
    for line in picture.lines:
        mine = [entered for entered in rounds if line.player in entered.seating]
        scores = [worth for entered in mine if points and (worth := entered.points[line.player]) is not None]
        cards = [entry.cards for entered in mine if isinstance(entry := entered.entries[line.player], Cards)]
        held = Counter(card for hand in cards for card in hand)
        outcomes.append(
            Outcome(
                match_id=match_id,
                seat=line.player,
                person_id=people.get(line.player, 0),
                touched=touched,
                ended=ended if picture.over else 0,
                counted=0,
                game=game,
                kept=1,
                low=int(not picture.terms.high_wins),
                players=len(picture.lines),
                place=line.place,
                shared=int(sum(place == 1 for place in picture.places) > 1 and line.place == 1),
                total=line.total,
                rounds=len(mine),
                rounds_won=sum(line.player in entered.winners for entered in mine),
                blocked=0,
                scored=len(scores),
                round_sum=sum(scores),
                round_high=max(scores, default=None),
                round_low=min(scores, default=None),
                missed=line.missed,
                blunders=line.blunders,
                held=json.dumps(held, sort_keys=True),
            )
        )
    return standing, outcomes


def _played(
    session: Session,
    match_id: int,
    created: int,
    game: str,
    rules: Rules | None,
    marks: list[Any],
    people: Mapping[int, int],
) -> tuple[Standing, list[Outcome]]:
    ends = [mark for mark in marks if mark[3] in ENDS]
    state, ended = (ends[-1][3], ends[-1][4]) if ends else ("open", None)
    query = "SELECT count(*), coalesce(max(ended), 0) FROM hands WHERE match_id = ?"
    hands, last = one(session, query, match_id)
    opened = one(session, "SELECT begun FROM open_hands WHERE match_id = ?", match_id)
    noted = [mark[4] for mark in marks if mark[3] in ENDS]
    touched = max([created, last, *(opened or ()), *noted])
    standing = Standing(match_id, touched, state, 0, hands, 0, game, "", ended)
    placings = json.loads(ends[-1][5])["placings"] if ends else []
    seats = max(people, default=-1) + 1  # the row of one may be damaged
    placings = placings if len(placings) == seats else [0] * seats
    rounds = _Rounds(rules, seats)
    if state == "finished":
        won = hand_results.winners_of(session, match_id)
        for hand in _HANDS.sound(session, match=match_id):
            rounds.add(json.loads(hand.result), won.get(hand.uuid, ()))
    low = rules is not None and rules.words.scoring.match == "points" and rules.words.scoring.wins == "low"
    return standing, [
        Outcome(
            match_id=match_id,
            seat=seat,
            person_id=person,
            touched=touched,
            ended=ended or 0,
            counted=0,
            game=game,
            kept=0,
            low=int(low),
            players=len(people),
            place=placings[seat],
            shared=int(placings.count(1) > 1 and placings[seat] == 1),
            total=rounds.totals[seat] if rounds.totals else None,
            rounds=rounds.played[seat],
            rounds_won=rounds.won[seat],
            blocked=rounds.blocked[seat],
            scored=len(rounds.scores[seat]),
            round_sum=sum(rounds.scores[seat]),
            round_high=max(rounds.scores[seat], default=None),
            round_low=min(rounds.scores[seat], default=None),
            missed=0,
            blunders=0,
            held="{}",
        )
        for seat, person in sorted(people.items())
    ]


class _Rounds:
    """What the hands of a match were for each of its seats."""

    def __init__(self, rules: Rules | None, seats: int) -> None:
        self._by = rules.words.scoring.by if rules else "none"
        self.totals: list[int] = []
        self.played = [0] * seats
        self.won = [0] * seats
        self.blocked = [0] * seats
        self.scores: dict[int, list[int]] = defaultdict(list)

    def add(self, result: Mapping[str, Any], winners: Iterable[int]) -> None:
        """Counts one hand by its kept result, and by who won it."""
        seated = sorted(seat for seat in result["order"] if 0 <= seat < len(self.played))
        self.totals = result["totals"] if len(result["totals"]) == len(self.played) else []
        scores = dict(zip(seated, result["scores"], strict=False)) if len(result["scores"]) == len(seated) else {}
        blocked = result["ending"] == "blocked"
        for seat in seated:
            self.played[seat] += 1
            self.blocked[seat] += blocked
            if self._by != "none" and seat in scores:
                self.scores[seat].append(scores[seat])
        for seat in winners:
            if seat in seated:
                self.won[seat] += 1
