"""Laws of sheets that count by more than plain points: decimals, counting down, balance, places, bonuses."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.scoresheet.sheet import Sheet, SheetPicture, start_of_late_joiner
from engine.scoresheet.taps import (
    Deals,
    Enter,
    FinishRound,
    GiveBonus,
    Join,
    Place,
    Retire,
    Return,
    Score,
    ScoreMark,
    SheetEvent,
    event_text,
    is_plain_event,
    nearest_plain_event,
    parse_event,
)
from engine.scoresheet.terms import (
    PLAIN_COUNTING,
    Bonus,
    Counting,
    SheetError,
    Terms,
    apply_counting_text,
    counting_text,
    parse_terms,
    points_text,
    terms_text,
)
from tests.engine.sheets import NAMES, counted_events, countings, fine_scores

MANY = len(NAMES)


@st.composite
def counted_sheets(draw: st.DrawFn) -> tuple[Terms, list[SheetEvent]]:
    terms = draw(countings())
    return terms, draw(st.lists(counted_events(terms), max_size=40))


@given(st.lists(st.lists(fine_scores(), min_size=MANY, max_size=MANY), min_size=1, max_size=8), st.randoms())
def test_decimals_add_up_exactly_in_any_order_of_editing(final: list[list[int | float]], rng: Random) -> None:
    sheet = Sheet(Terms(counting=Counting(decimals=3)), NAMES)
    for number in range(1, len(final) + 1):
        sheet.apply_event(FinishRound(number))
    cells = [(number, player) for number in range(1, len(final) + 1) for player in range(MANY)] * 2
    rng.shuffle(cells)
    left = {cell: cells.count(cell) for cell in cells}
    for number, player in cells:
        left[number, player] -= 1
        worth = 0.125 if left[number, player] else final[number - 1][player]
        sheet.apply_event(Enter(number, player, Score(worth)))
    totals = [sum(Decimal(str(row[player])) for row in final) for player in range(MANY)]
    assert [Decimal(str(line.total)) for line in sheet.current_picture.lines] == totals
    best = max(totals)
    assert sheet.current_picture.leaders == tuple(player for player in range(MANY) if totals[player] == best)


@given(counted_sheets())
@settings(max_examples=50)
def test_counted_sheets_survive_as_text(case: tuple[Terms, list[SheetEvent]]) -> None:
    terms, taps = case
    sheet = Sheet(terms, NAMES)
    texts: list[str] = []
    for tap in taps:
        try:
            sheet.apply_event(tap)
        except SheetError:
            continue
        texts.append(event_text(tap))
    read = apply_counting_text(parse_terms(terms_text(terms), None), counting_text(terms.counting))
    again = Sheet.from_events(read, NAMES, 0, map(parse_event, texts))
    assert again.skipped == 0
    assert again.current_picture == sheet.current_picture


@given(counted_sheets())
@settings(max_examples=50)
def test_older_versions_read_every_sheet_as_nearly_as_they_can(case: tuple[Terms, list[SheetEvent]]) -> None:
    terms, taps = case
    plain = parse_terms(terms_text(terms), None)
    assert plain.counting == PLAIN_COUNTING and terms_text(plain) == terms_text(terms)
    for tap in taps:
        nearest = nearest_plain_event(terms, tap)
        assert is_plain_event(nearest) and nearest_plain_event(plain, nearest) == nearest
        assert nearest.more == tap.more
        if isinstance(tap, Enter) and isinstance(tap.entry, Score):
            assert isinstance(nearest, Enter) and isinstance(nearest.entry, Score)
            assert abs(nearest.entry.points - tap.entry.points) <= 0.25
            assert parse_event(event_text(nearest)) == nearest


@given(counted_sheets())
@settings(max_examples=50)
def test_balanced_rounds_add_up_to_zero(case: tuple[Terms, list[SheetEvent]]) -> None:
    terms, taps = case
    sheet = Sheet.from_events(terms, NAMES, 0, taps)
    for line in sheet.current_picture.rounds:
        if terms.counting.balanced and not sheet.ledger.rounds[line.number - 1].marks:
            counted = [worth for worth in line.points if worth is not None]
            assert sum(Decimal(str(worth)) for worth in counted) == 0
            assert bool(counted) or line.odd


@given(
    st.lists(st.integers(-30, 30), min_size=MANY - 1, max_size=MANY - 1),
    st.integers(0, MANY - 1),
    st.permutations(range(MANY)),
)
def test_the_winner_gets_what_the_others_pay(paid: list[int], winner: int, order: list[int]) -> None:
    sheet = Sheet(Terms(counting=Counting(balanced=True)), NAMES)
    others = iter(paid)
    worth = {player: next(others) for player in range(MANY) if player != winner}
    for player in order:
        if player != winner:
            sheet.apply_event(Enter(1, player, Score(worth[player])))
    line = sheet.current_picture.rounds[0]
    assert line.points[winner] == -sum(paid) and not line.odd
    sheet.apply_event(Enter(1, winner, Score(1 - sum(paid))))
    line = sheet.current_picture.rounds[0]
    assert [odd.kind for odd in line.odd] == ["balance"] and set(line.points) == {None}


@given(counted_sheets())
@settings(max_examples=80)
def test_totals_and_winners_are_those_of_a_plain_recount(case: tuple[Terms, list[SheetEvent]]) -> None:
    terms, taps = case
    taps = [tap for tap in taps if isinstance(tap, (Enter, GiveBonus, FinishRound))]
    sheet = Sheet.from_events(terms, NAMES, 0, taps)
    picture = sheet.current_picture
    down = terms.counting.down
    totals = [Fraction(str(terms.target if down else terms.counting.start))] * MANY
    played, over = 0, False
    for entered in sheet.ledger.rounds[:-1]:
        worth: dict[int, Fraction] = {}
        for player, entry in entered.entries.items():
            if isinstance(entry, Score):
                worth[player] = Fraction(str(entry.points))
            elif isinstance(entry, Place) and terms.counting.league:
                league = terms.counting.league
                worth[player] = Fraction(str(league[entry.place - 1] if entry.place <= len(league) else 0))
            elif not isinstance(entry, Place):
                worth[player] = Fraction(0) if type(entry).__name__ == "Won" else worth.get(player, Fraction(0))
                if type(entry).__name__ == "Lost":
                    worth.pop(player)
        for (player, bonus), count in entered.bonuses.items():
            if count:
                points = Fraction(str(terms.counting.bonuses[bonus].points)) * count
                worth[player] = worth.get(player, Fraction(0)) + points
        if terms.counting.balanced and worth:
            blank = [player for player in range(MANY) if player not in worth]
            share = -sum(worth.values(), Fraction(0)) / len(blank) if blank else Fraction(0)
            step = Fraction(1, 10**terms.counting.decimals)
            fits = share % step == 0 or (terms.half and share % Fraction(1, 2) == 0)
            worth = {**worth, **dict.fromkeys(blank, share)} if fits and (blank or not sum(worth.values())) else {}
        played += 1
        for player, points in worth.items():
            if down == "exact" and totals[player] - points < 0:
                continue
            totals[player] += -points if down else points
        over = min(totals) <= 0 if down else bool(terms.target) and max(totals) >= terms.target
    assert [Fraction(str(line.total)) for line in picture.lines] == totals
    if played:
        best = min(totals) if down or terms.wins == "low" else max(totals)
        leaders = tuple(player for player in range(MANY) if totals[player] == best)
        assert picture.leaders == leaders
        assert picture.over == (over and not (terms.ties == "play-on" and len(leaders) > 1))


def test_darts_end_at_exactly_zero() -> None:
    sheet = Sheet(Terms(target=101, counting=Counting(down="exact")), NAMES[:2])
    for tap in (Enter(1, 0, Score(100)), Enter(1, 1, Score(60)), FinishRound(1), Enter(2, 0, Score(20))):
        sheet.apply_event(tap)
    line = sheet.current_picture.rounds[1]
    assert line.points[0] == 0 and [odd.kind for odd in line.odd] == ["missing", "bust"]
    for tap in (Enter(2, 1, Score(41)), FinishRound(2)):
        sheet.apply_event(tap)
    picture = sheet.current_picture
    assert [each.total for each in picture.lines] == [1, 0]
    assert picture.over and picture.winners == (1,) and picture.ended == "target"


def test_places_bring_the_points_of_the_league() -> None:
    terms = Terms(entry="places", counting=Counting(league=(10, 6, 3)))
    taps: list[SheetEvent] = [Enter(1, player, Place(player + 1)) for player in range(MANY)]
    picture = Sheet.from_events(terms, NAMES, 0, [*taps, FinishRound(1)]).current_picture
    assert [line.total for line in picture.lines] == [10, 6, 3, 0, 0]
    plain = [nearest_plain_event(terms, tap) for tap in [*taps, FinishRound(1)]]
    older = Sheet.from_events(Terms(entry="places"), NAMES, 0, plain).current_picture
    assert [line.total for line in older.lines] == [10, 6, 3, 0, 0]


def test_bonuses_count_with_the_round_and_older_versions_count_them_as_marks() -> None:
    terms = Terms(counting=Counting(bonuses=(Bonus("Flush", 5), Bonus("Null", -2))))
    taps: list[SheetEvent] = [Enter(1, 0, Score(7)), Enter(1, 1, Score(9)), GiveBonus(1, 0, 0), GiveBonus(1, 0, 1)]
    sheet = Sheet.from_events(terms, NAMES[:2], 0, [*taps, FinishRound(1)])
    assert [line.total for line in sheet.current_picture.lines] == [10, 9]
    assert sheet.current_picture.rounds[0].bonuses == ((1, 1), (0, 0))
    assert nearest_plain_event(terms, taps[2]) == ScoreMark(1, 0, 5)
    for wrong in (GiveBonus(1, 1, 0, by=-1), GiveBonus(1, 1, 2)):
        with pytest.raises(SheetError):
            sheet.apply_event(wrong)


@given(st.sampled_from(["left", "right", "stays"]), st.sampled_from([1, -1]), st.integers(0, MANY - 1))
def test_the_player_after_the_dealer_starts_unless_the_game_says_otherwise(deal: str, way: int, dealer: int) -> None:
    terms = Terms(deal=deal, direction=way)  # type: ignore[arg-type]
    sheet = Sheet(terms, NAMES, dealer)
    for number in (1, 2, 3):
        line = sheet.current_picture.rounds[-1]
        assert line.starter == (line.dealer + way) % MANY
        sheet.apply_event(FinishRound(number))


def test_winner_or_loser_of_the_round_before_starts_or_deals() -> None:
    def after_a_round(counting: Counting) -> SheetPicture:
        taps = [Enter(1, player, Score(player * 3 % MANY)) for player in range(MANY)]
        return Sheet.from_events(
            Terms(counting=counting, counts="points"), NAMES, 0, [*taps, FinishRound(1)]
        ).current_picture

    assert after_a_round(Counting(starts="winner")).rounds[1].starter == 3
    assert after_a_round(Counting(starts="dealer")).rounds[1].starter == 1
    assert after_a_round(Counting(dealt_by="winner")).rounds[1].dealer == 3
    assert after_a_round(Counting(dealt_by="loser")).rounds[1].dealer == 0


@given(st.lists(st.integers(0, 200), min_size=MANY, max_size=MANY), st.sampled_from(["high", "low"]), st.booleans())
def test_a_late_joiner_gets_the_chosen_start(points: list[int], wins: str, half: bool) -> None:
    terms = Terms(wins=wins, half=half, counting=Counting(start=10))  # type: ignore[arg-type]
    taps = [Enter(1, player, Score(worth)) for player, worth in enumerate(points)]
    picture = Sheet.from_events(terms, NAMES, 0, [*taps, FinishRound(1)]).current_picture
    totals = [line.total for line in picture.lines]
    assert start_of_late_joiner(picture, "start") == 10
    assert start_of_late_joiner(picture, "highest") == max(totals)
    average = start_of_late_joiner(picture, "average")
    assert abs(average * MANY - sum(totals)) * 2 <= terms.step * MANY
    assert average % terms.step == 0


def test_a_late_joiner_counts_down_from_the_chosen_total() -> None:
    sheet = Sheet(Terms(target=301, counting=Counting(down="below")), NAMES[:2])
    for tap in (Enter(1, 0, Score(100)), Enter(1, 1, Score(41)), FinishRound(1)):
        sheet.apply_event(tap)
    for choice, total in (("start", 301), ("highest", 260), ("average", 231)):
        start = start_of_late_joiner(sheet.current_picture, choice)  # type: ignore[arg-type]
        joined = sheet.copy().apply_event(Join("Zoë", start))
        assert joined.lines[2].total == total, choice


def test_who_leaves_keeps_or_loses_the_rank() -> None:
    sheet = Sheet(Terms(), NAMES[:3])
    for tap in (Enter(1, 0, Score(9)), Enter(1, 1, Score(5)), Enter(1, 2, Score(1)), FinishRound(1)):
        sheet.apply_event(tap)
    assert sheet.copy().apply_event(Retire(0)).places == (3, 1, 2)
    assert sheet.copy().apply_event(Retire(0, ranked=True)).places == (1, 2, 3)
    for other in (Retire(0, ranked=True), Return(0), Retire(0)):
        sheet.apply_event(other)
    assert sheet.current_picture.places == (3, 1, 2)


@pytest.mark.parametrize(
    ("terms", "named"),
    [
        (Terms(counting=Counting(down="exact")), "count down"),
        (Terms(counting=Counting(decimals=7)), "decimals"),
        (Terms(wins="low", target=5, counting=Counting(down="below")), "down"),
        (Terms(collects=True, counting=Counting(balanced=True)), "balanced"),
        (Terms(counts="hands", counting=Counting(league=(1,))), "counts"),
        (Terms(counting=Counting(bonuses=(Bonus("", 1),))), "bonuses"),
        (Terms(counting=Counting(league=(1e9,))), "league"),
    ],
)
def test_terms_that_do_not_go_together_are_refused(terms: Terms, named: str) -> None:
    with pytest.raises(SheetError, match=named):
        Sheet(terms, NAMES)


@pytest.mark.parametrize(
    "text", ['{"more":1}', '{"down":"up"}', '{"league":3}', '{"bonuses":[["a"]]}', '{"bonuses":[[1,2]]}', "[]", "{"]
)
def test_a_text_that_is_no_counting_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        apply_counting_text(Terms(target=10), text)


@pytest.mark.parametrize(
    ("value", "decimals", "text"),
    [
        (3.7, 0, "3.7"),
        (-3.5, 0, "−3½"),
        (3.5, 2, "3.50"),
        (12, 2, "12.00"),
        (-0.25, 1, "−0.25"),
        (0, 0, "0"),
        (0.5, 0, "½"),
    ],
)
def test_points_are_written_with_the_decimals_of_the_sheet(value: int | float, decimals: int, text: str) -> None:
    assert points_text(value, decimals) == text


def test_a_dealer_chosen_by_hand_deals_whatever_the_custom() -> None:
    sheet = Sheet(Terms(counting=Counting(dealt_by="winner")), NAMES)
    assert sheet.apply_event(Deals(1, 4)).dealer == 4
