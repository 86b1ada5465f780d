"""Awards are true of the rounds, kind, and at most one a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from engine.scoresheet.awards import (
    Award,
    BestRound,
    ClosestFinish,
    Comeback,
    FrontRunner,
    MostRoundsWon,
    NeverGaveUp,
    ShiningMoment,
    Steadiest,
    award_players,
)
from engine.scoresheet.sheet import Sheet, SheetPicture
from engine.scoresheet.taps import EndMatch, Enter, FinishRound, Retire, Score, Strike
from engine.scoresheet.terms import Points, SheetError, Terms
from tests.engine.sheets import NAMES, all_terms, events, halves

Table = Sequence[Sequence[Points | None]]


def end_sheet(terms: Terms, rounds: Table, struck: int = 0) -> SheetPicture:
    """A sheet on which these rounds were entered, by player; None for no entry. Round `struck` is struck out."""
    many = len(rounds[0])
    sheet = Sheet(terms, [f"Player {n}" for n in range(many)])
    for number, points in enumerate(rounds, start=1):
        for player, each in enumerate(points):
            if each is not None:
                sheet.apply_event(Enter(number, player, Score(each)))
        sheet.apply_event(FinishRound(number))
    if struck:
        sheet.apply_event(Strike(struck, on=True))
    return sheet.apply_event(EndMatch())


@st.composite
def plain_tables(draw: st.DrawFn) -> tuple[str, Table]:
    """Which points win, and the points of 1 to 7 rounds of 2 to 12 players; small numbers, so that many are level."""
    players = draw(st.integers(2, 12))
    most = draw(st.sampled_from([2, 20, 400]))
    points = st.integers(-most, most).map(lambda n: n // 2 if n % 2 == 0 else n / 2)
    table = draw(st.lists(st.lists(points, min_size=players, max_size=players), min_size=1, max_size=7))
    return draw(st.sampled_from(["high", "low"])), table


def naive_places(totals: list[Fraction], high: bool) -> list[int]:
    return [1 + sum(other > mine if high else other < mine for other in totals) for mine in totals]


def is_true(award: Award, table: list[list[Fraction]], high: bool) -> bool:
    """Whether an award is true of these points, by a recount."""
    many = len(table[0])
    sums = [[sum((row[n] for row in table[: r + 1]), Fraction(0)) for n in range(many)] for r in range(len(table))]
    ranks = [naive_places(each, high) for each in sums]
    best = max if high else min
    winners = [[n for n in range(many) if row[n] == best(row)] for row in table]
    won = Counter(n for each in winners for n in each)
    final = ranks[-1]
    match award:
        case Comeback(players, worst, place):
            climbs = [max([row[n] for row in ranks[:-1]], default=0) - final[n] for n in range(many)]
            others = [climbs[n] for n in range(many) if final[n] != max(final)]
            return all(
                final[n] == place and max(row[n] for row in ranks[:-1]) == worst and climbs[n] == max(others) >= 2
                for n in players
            )
        case BestRound(players, points):
            top = best(points for row in table for points in row)
            return top == Fraction(str(points)) and all(any(row[n] == top for row in table) for n in players)
        case ClosestFinish(players, winner, margin):
            return final[winner] == 1 and all(
                final[n] == 2 and abs(sums[-1][winner] - sums[-1][n]) == Fraction(str(margin)) for n in players
            )
        case Steadiest(players, spread):
            spreads = [max(row[n] for row in table) - min(row[n] for row in table) for n in range(many)]
            return all(spreads[n] == min(spreads) == Fraction(str(spread)) for n in players)
        case MostRoundsWon(players, times, rounds):
            return rounds == len(table) and all(won[n] == max(won.values()) == times for n in players)
        case FrontRunner(players, rounds):
            return rounds == len(table) and all(row.count(1) == 1 and row[players[0]] == 1 for row in ranks)
        case ShiningMoment(players, times):
            return all(won[n] == times > 0 and final[n] > 1 for n in players)
        case NeverGaveUp(players, rounds):
            return rounds == len(table) and all(not won[n] and final[n] > 1 for n in players)


@given(plain_tables(), st.integers(0, 3))
def test_every_award_is_true_of_the_rounds_that_count(made: tuple[str, Table], struck: int) -> None:
    wins, table = made
    struck = struck if struck <= len(table) else 0
    picture = end_sheet(Terms(wins="high" if wins == "high" else "low", half=True), table, struck)
    counted = [[Fraction(str(each)) for each in row] for n, row in enumerate(table, start=1) if n != struck]
    for award in award_players(picture):
        event(type(award).__name__)
        assert is_true(award, counted, wins == "high"), (award, table)


@given(all_terms, st.data())
def test_awards_of_any_sheet_are_kind_and_at_most_one_a_player(terms: Terms, data: st.DataObject) -> None:
    sheet = Sheet(terms, NAMES)
    for each in data.draw(st.lists(events(terms), max_size=40)):
        try:
            sheet.apply_event(each)
        except SheetError:
            continue
    assert sheet.current_picture.over or award_players(sheet.current_picture) == ()
    picture = sheet.apply_event(EndMatch())
    awards = award_players(picture)
    assert awards == award_players(picture)
    holders = [player for award in awards for player in award.players]
    assert len(holders) == len(set(holders)), "one award a player"
    assert all(1 <= len(award.players) <= 2 for award in awards)
    assert len(awards) <= 4
    kind = (ShiningMoment, NeverGaveUp)
    assert [isinstance(award, kind) for award in awards[:-1]].count(True) == 0, "one kind award, and it comes last"
    last = max(picture.places)
    for award in awards:
        if isinstance(award, Comeback | Steadiest | FrontRunner) and last > 1:
            assert all(picture.places[player] < last for player in award.players), award
        if isinstance(award, kind):
            assert all(picture.places[player] > 1 for player in award.players)


@given(plain_tables())
def test_awards_do_not_depend_on_where_people_sit(made: tuple[str, Table]) -> None:
    wins, table = made
    terms = Terms(wins="high" if wins == "high" else "low", half=True)
    many = len(table[0])
    turned = [[*row[1:], row[0]] for row in table]
    moved = {
        (type(each), tuple(sorted((n + 1) % many for n in each.players)))
        for each in award_players(end_sheet(terms, turned))
    }
    assert moved == {(type(each), each.players) for each in award_players(end_sheet(terms, table))}


@given(st.lists(halves, min_size=2, max_size=12), st.sampled_from(["high", "low"]))
def test_a_match_of_one_round_has_no_award_but_that_for_a_close_finish(points: list[Points], wins: str) -> None:
    terms = Terms(wins="high" if wins == "high" else "low", half=True)
    assert all(isinstance(award, ClosestFinish) for award in award_players(end_sheet(terms, [points])))


EVENING: Table = [[50, 30, 40, 70], [35, 60, 75, 20], [20, 55, 85, 100], [58, 15, 45, 110]]


@pytest.mark.parametrize(
    ("wins", "table", "expected"),
    [
        ("low", EVENING, (BestRound((1,), 15), ClosestFinish((0,), 1, 3), ShiningMoment((3,), 1))),
        ("high", [[5, 9, 8, 7], [5, 1, 2, 3], [9, 1, 1, 1]], (Comeback((0,), 4, 1), ShiningMoment((1,), 1))),
        (
            "high",
            [[20, 10, 1], [1, 11, 9], [19, 10, 2]],
            (BestRound((0,), 20), Steadiest((1,), 1), NeverGaveUp((2,), 3)),
        ),
        ("high", [[3, 3], [3, 2]], (ShiningMoment((1,), 1),)),
        ("high", [[0.5, 0.5, 0.5]], ()),
    ],
)
def test_awards_of_a_worked_evening(wins: str, table: Table, expected: tuple[Award, ...]) -> None:
    assert award_players(end_sheet(Terms(wins="high" if wins == "high" else "low", half=True), table)) == expected


def test_somebody_who_left_gets_no_award_for_staying_to_the_end() -> None:
    sheet = Sheet(Terms(), NAMES[:2])
    for number in (1, 2):
        for each in (Enter(number, 0, Score(9)), Enter(number, 1, Score(0)), FinishRound(number)):
            sheet.apply_event(each)
    sheet.apply_event(Retire(1))
    assert award_players(sheet.apply_event(EndMatch())) == (BestRound((0,), 9),)
