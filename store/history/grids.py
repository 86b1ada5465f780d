"""One match round by round, whichever way it came about: for its page, its chart, a table to send."""

import json

from sqlmodel import Session, col

from store.facts import HandRow
from store.history import pages
from store.projections import hand_results, refreshing
from store.records import Grid, GridRow
from store.tables.query import Rows, given

_HANDS = Rows(HandRow, col(HandRow.match_id) == given("match"), order=(col(HandRow.number),))


def read_grid(session: Session, match_id: int) -> Grid | None:
    """The rounds of a match; None where there is no such match."""
    match = next(iter(pages.load(session, [match_id])), None)
    if match is None:
        return None
    names = tuple(seat.name for seat in match.seats)
    if match.kind == "kept":
        return _kept(session, match_id, names)
    rules = refreshing.rules_of(match.rules)
    by = rules.words.scoring.by if rules else "none"
    won = hand_results.winners_of(session, match_id)
    rows = []
    for hand in _HANDS.sound(session, match=match_id):
        result = json.loads(hand.result)
        seated = sorted(result["order"])
        fits = by != "none" and len(result["scores"]) == len(seated)
        scores = dict(zip(seated, result["scores"], strict=True)) if fits else {}
        rows.append(
            GridRow(
                number=hand.number,
                dealer=hand.dealer,
                scores=tuple(scores.get(seat) for seat in range(len(names))),
                totals=tuple(result["totals"]),
                winners=won.get(hand.uuid, ()),
                counted=hand.uuid in won,
            )
        )
    return Grid(names, tuple(rows), match.totals, match.placings)


def _kept(session: Session, match_id: int, names: tuple[str, ...]) -> Grid | None:
    sheet = refreshing.sheet_of(session, match_id)
    if sheet is None:
        return None
    picture = sheet.picture
    rows = tuple(
        GridRow(
            number=line.number,
            dealer=line.dealer,
            scores=line.points,
            totals=line.totals,
            winners=line.winners,
            odd=bool(line.odd),
            struck=line.struck,
            note=line.note,
            costs=line.costs if any(line.costs) else (),
        )
        for line in picture.rounds
        if line.kept or line.marks
    )
    return Grid(names, rows, tuple(line.total for line in picture.lines), picture.places)
