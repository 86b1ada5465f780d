"""Laws of the score sheet: what counts is what stands, however it came to stand."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.rules.reader import load_preset
from engine.scoresheet.ledger import Round
from engine.scoresheet.rounds import RoundScore
from engine.scoresheet.sheet import Sheet
from engine.scoresheet.standings import ScoreCache, compute_standings
from engine.scoresheet.taps import (
    PENALTIES,
    Decide,
    Double,
    Enter,
    FinishRound,
    Lost,
    Penalty,
    Redo,
    Score,
    ScoreMark,
    SheetEvent,
    Strike,
    Team,
    Undo,
    Unmark,
    Won,
    event_text,
    parse_event,
)
from engine.scoresheet.terms import SheetError, Terms, parse_terms, terms_of, terms_text
from tests.engine.sheets import NAMES, all_terms, events, halves


def added(sheet: Sheet, event: SheetEvent) -> bool:
    """Whether a tap was taken; a refused one changes nothing."""
    before = sheet.current_picture, sheet.length
    try:
        sheet.apply_event(event)
    except SheetError as error:
        assert str(error)
        assert (sheet.current_picture, sheet.length) == before
        return False
    return True


@st.composite
def kept(draw: st.DrawFn) -> tuple[Terms, list[SheetEvent]]:
    """Terms and taps, with undo and redo among them."""
    terms = draw(all_terms)
    return terms, draw(st.lists(events(terms) | st.sampled_from([Undo(), Redo(), Undo()]), max_size=40))


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 4)), max_size=20), st.sampled_from([0, 7]))
def test_penalties_taken_back_in_any_order_leave_what_was_entered(taps: list[tuple[int, int]], penalty: int) -> None:
    sheet = Sheet(Terms(wins="low", penalty=penalty), NAMES)
    for player in range(5):
        sheet.apply_event(Enter(1, player, Score(player)))
    sheet.apply_event(FinishRound(1))
    plain, given = sheet.current_picture, 0
    for way, player in taps:
        if way < 2:
            sheet.apply_event(Penalty(1, player, PENALTIES[way]))
            given += 1
        elif given:
            sheet.apply_event(Undo())
            given -= 1
        line = sheet.current_picture.rounds[0]
        many = [line.missed[n] + line.blunders[n] for n in range(5)]
        assert sum(many) == given
        assert line.costs == tuple(penalty * n for n in many)
        assert [each.total for each in sheet.current_picture.lines] == [n + penalty * many[n] for n in range(5)]
        assert line.winners == plain.rounds[0].winners, "who won the round is not a matter of penalties"
    for _ in range(given):
        sheet.apply_event(Undo())
    assert sheet.current_picture.lines == plain.lines


def test_a_penalty_costs_nothing_where_hands_or_lives_count_and_is_not_doubled() -> None:
    for terms in (Terms(counts="hands", penalty=5), Terms(counts="lives", lives=2, penalty=5)):
        sheet = Sheet(terms, NAMES[:2])
        for tap in (Enter(1, 0, Won()), Enter(1, 1, Lost()), Penalty(1, 0, "missed"), FinishRound(1)):
            sheet.apply_event(tap)
        assert sheet.current_picture.rounds[0].costs == (0, 0)
    sheet = Sheet(Terms(penalty=5), NAMES[:2])
    doubled: list[SheetEvent] = [
        Enter(1, 0, Score(8)),
        Enter(1, 1, Score(3)),
        Penalty(1, 0, "blunder"),
        Double(1),
        FinishRound(1),
    ]
    for event in doubled:
        sheet.apply_event(event)
    assert [line.total for line in sheet.current_picture.lines] == [11, 6]
    sheet.apply_event(Strike(1))
    assert [line.total for line in sheet.current_picture.lines] == [0, 0]


@given(
    st.lists(st.integers(0, 2), min_size=5, max_size=5),
    st.lists(st.integers(0, 4), unique=True, max_size=5),
    st.lists(st.integers(0, 2), min_size=5, max_size=5),
)
def test_a_tie_break_orders_those_who_are_level_and_nobody_else(
    points: list[int], order: list[int], teams: list[int]
) -> None:
    sheet = Sheet(Terms(), NAMES)
    for player in range(5):
        sheet.apply_event(Enter(1, player, Score(points[player])))
        sheet.apply_event(Team(player, teams[player]))
    sheet.apply_event(FinishRound(1))
    before = sheet.current_picture
    sheet.apply_event(Decide(tuple(order)))
    after = sheet.current_picture
    first: dict[int, int] = {}
    for at, player in enumerate(order):
        first.setdefault(teams[player] or -1 - player, at)
    for one in range(5):
        for other in range(5):
            ours, theirs = teams[one] or -1 - one, teams[other] or -1 - other
            if before.places[one] < before.places[other]:
                assert after.places[one] < after.places[other]
            elif before.places[one] == before.places[other]:
                ahead = first.get(ours, 99) < first.get(theirs, 99)
                assert (after.places[one] < after.places[other]) == ahead
    level = {player for group in after.tied for player in group}
    shared = {
        one
        for one in range(5)
        if any(
            after.places[one] == after.places[other] and (not teams[one] or teams[one] != teams[other])
            for other in range(5)
            if other != one
        )
    }
    assert level >= shared and all(
        len({after.places[player] for player in group}) == 1 and len(group) > 1 for group in after.tied
    )
    assert [line.total for line in after.lines] == [line.total for line in before.lines]
    sheet.apply_event(Decide(()))
    assert sheet.current_picture.places == before.places
    sheet.apply_event(Undo())
    assert sheet.current_picture.places == after.places


def test_who_is_level_after_another_round_is_level_anew() -> None:
    sheet = Sheet(Terms(target=5, ties="play-on"), NAMES[:3])
    for tap in (Enter(1, 0, Score(4)), Enter(1, 1, Score(4)), Enter(1, 2, Score(0)), FinishRound(1), Decide((1, 0))):
        sheet.apply_event(tap)
    assert sheet.current_picture.places == (2, 1, 3) and not sheet.current_picture.tied
    for tap in (Enter(2, 0, Score(2)), Enter(2, 1, Score(2)), Enter(2, 2, Score(0)), FinishRound(2)):
        sheet.apply_event(tap)
    assert sheet.current_picture.tied == ((0, 1),) and sheet.current_picture.level and not sheet.current_picture.over
    sheet.apply_event(Decide((1,)))
    assert sheet.current_picture.over and sheet.current_picture.winners == (1,)


@given(kept())
@settings(max_examples=150)
def test_a_sheet_is_what_its_standing_taps_give_whatever_was_taken_back(case: tuple[Terms, list[SheetEvent]]) -> None:
    terms, taps = case
    sheet = Sheet(terms, NAMES)
    standing: list[list[SheetEvent]] = []
    undone: list[list[SheetEvent]] = []
    for tap in taps:
        if not added(sheet, tap):
            continue
        if isinstance(tap, Undo):
            undone.append(standing.pop())
        elif isinstance(tap, Redo):
            standing.append(undone.pop())
        else:
            undone.clear()
            standing[len(standing) :] = [] if tap.more and standing else [[]]
            standing[-1].append(tap)
    assert sheet.can_undo == bool(standing) and sheet.can_redo == bool(undone)
    plain = Sheet.from_events(terms, NAMES, 0, [tap for step in standing for tap in step])
    assert plain.skipped == 0
    assert plain.ledger == sheet.ledger
    assert plain.current_picture.lines == sheet.current_picture.lines


@given(kept())
@settings(max_examples=100)
def test_what_was_counted_before_changes_nothing(case: tuple[Terms, list[SheetEvent]]) -> None:
    """A ledger adds up to the same with the sums of earlier ledgers at hand, also of longer and changed ones."""
    terms, taps = case
    sheet, cache = Sheet(terms, NAMES), ScoreCache(terms)
    for tap in taps:
        added(sheet, tap)
        assert compute_standings(sheet.ledger, cache) == compute_standings(sheet.ledger)


class CountingCache(ScoreCache):
    """Counts how often rounds are looked at."""

    looked_at = 0

    def score_of(self, entered: Round, seating: tuple[int, ...]) -> RoundScore:
        self.looked_at += 1
        return super().score_of(entered, seating)


def test_a_tap_does_not_count_all_rounds_before_it() -> None:
    """A sheet of many rounds is read in time proportional to them: files of other programs may hold a thousand."""
    rounds, terms = 300, Terms()
    sheet, cache = Sheet(terms, NAMES), CountingCache(terms)
    for number in range(1, rounds + 1):
        sheet.apply_event(Enter(number, number % 5, Score(number % 9)))
        sheet.apply_event(FinishRound(number))
        compute_standings(sheet.ledger, cache)
    assert cache.looked_at <= 2 * rounds + 2
    assert compute_standings(sheet.ledger, cache) == compute_standings(sheet.ledger)


@given(kept())
@settings(max_examples=100)
def test_taps_and_terms_survive_as_text(case: tuple[Terms, list[SheetEvent]]) -> None:
    terms, taps = case
    sheet = Sheet(terms, NAMES)
    texts = [event_text(tap) for tap in taps if added(sheet, tap)]
    again = Sheet.from_events(parse_terms(terms_text(terms), terms.rules), NAMES, 0, map(parse_event, texts))
    assert again.skipped == 0
    assert again.current_picture == sheet.current_picture


@given(kept())
@settings(max_examples=50)
def test_undo_goes_back_to_the_beginning_and_redo_to_the_end(case: tuple[Terms, list[SheetEvent]]) -> None:
    terms, taps = case
    sheet = Sheet.from_events(terms, NAMES, 0, taps)
    while sheet.can_redo:
        sheet.apply_event(Redo())
    end, steps = sheet.ledger, 0
    while sheet.can_undo:
        sheet.apply_event(Undo())
        steps += 1
    assert sheet.ledger == Sheet(terms, NAMES).ledger
    for _ in range(steps):
        sheet.apply_event(Redo())
    assert sheet.ledger == end and not sheet.can_redo


@given(
    st.lists(st.lists(halves, min_size=5, max_size=5), min_size=1, max_size=6),
    st.lists(
        st.tuples(st.integers(1, 7), st.integers(0, 4), st.none() | halves | st.sampled_from(["undo", *PENALTIES])),
        max_size=30,
    ),
    st.builds(Terms, half=st.just(True), wins=st.sampled_from(["high", "low"]), penalty=st.sampled_from([0, 5, 2.5])),
    st.randoms(use_true_random=False),
)
def test_any_order_of_entries_edits_and_undos_gives_the_totals_of_the_final_entries(
    final: list[list[int | float]], detours: list[tuple[int, int, object]], terms: Terms, rng: Random
) -> None:
    sheet = Sheet(terms, NAMES)
    for number in range(1, len(final) + 1):
        sheet.apply_event(FinishRound(number))
    for number, player, what in detours:
        if what == "undo":
            if sheet.length > len(final):
                added(sheet, Undo())
        elif what in PENALTIES:
            added(sheet, Penalty(number, player, what))
        elif number <= len(sheet.ledger.rounds):
            sheet.apply_event(Enter(number, player, None if what is None else Score(what)))  # type: ignore[arg-type]
    while len(sheet.ledger.rounds) <= len(final):
        sheet.apply_event(FinishRound(len(sheet.ledger.rounds)))
    cells = [(number, player) for number in range(1, len(final) + 1) for player in range(5)]
    rng.shuffle(cells)
    for number, player in cells:
        sheet.apply_event(Enter(number, player, Score(final[number - 1][player])))
    counted = [each.penalties for each in sheet.ledger.rounds[: len(final)]]
    each = Fraction(terms.penalty) * (-1 if terms.wins == "high" else 1)
    costs = [sum(n for row in counted for (who, _), n in row.items() if who == player) for player in range(5)]
    totals = [sum(Fraction(row[player]) for row in final) + each * costs[player] for player in range(5)]
    assert [Fraction(line.total) for line in sheet.current_picture.lines] == totals
    assert [Fraction(total) for total in sheet.current_picture.rounds[len(final) - 1].totals] == totals
    best = max(totals) if terms.wins == "high" else min(totals)
    assert sheet.current_picture.leaders == tuple(player for player in range(5) if totals[player] == best)
    assert not sheet.current_picture.rounds[0].odd


@given(kept())
@settings(max_examples=100)
def test_nothing_that_was_entered_is_lost(case: tuple[Terms, list[SheetEvent]]) -> None:
    terms, taps = case
    sheet = Sheet(terms, NAMES)
    expected: dict[tuple[int, int], object] = {}
    for tap in taps:
        if isinstance(tap, (Undo, Redo)):
            continue
        if added(sheet, tap) and isinstance(tap, Enter):
            expected[tap.round, tap.player] = tap.entry
    for (number, player), entry in expected.items():
        assert sheet.ledger.rounds[number - 1].entries.get(player) == entry
        if entry is not None:
            assert sheet.current_picture.rounds[number - 1].entries[player] == entry


@given(kept())
@settings(max_examples=100)
def test_a_picture_is_sound(case: tuple[Terms, list[SheetEvent]]) -> None:
    terms, taps = case
    picture = Sheet.from_events(terms, NAMES, 0, taps).current_picture
    many = len(picture.lines)
    assert sorted(picture.places)[0] == 1
    assert all(place == 1 + sum(other < place for other in picture.places) for place in picture.places)
    assert set(picture.seating) <= set(range(many))
    if picture.seating:
        assert picture.dealer in picture.seating or picture.dealer >= 0
    assert bool(picture.winners) <= picture.over
    assert not (picture.level and picture.over)
    for line in picture.lines:
        assert isinstance(line.total, int) or line.total != int(line.total)
    for number, entered in enumerate(picture.rounds, start=1):
        assert entered.number == number
        assert len(entered.points) == len(entered.totals) == len(entered.entries) == many


@given(
    st.lists(
        st.tuples(st.integers(0, 3), st.sampled_from([1, -1, 2, -2, 3, 7, 12]), st.sampled_from(["", "keep", "undo"])),
        min_size=30,
        max_size=60,
    )
)
@settings(max_examples=60)
def test_kilodneys_tally_stops_exactly_at_its_target(taps: list[tuple[int, int, str]]) -> None:
    sheet = Sheet(terms_of(load_preset("kilodney"), 4), NAMES[:4])
    totals = [0, 0, 0, 0]
    for player, worth, then in taps:
        if max(totals) >= 50:
            assert sheet.current_picture.over and sheet.current_picture.ended == "target"
            assert sheet.current_picture.winners == (totals.index(max(totals)),)
            with pytest.raises(SheetError):
                sheet.apply_event(ScoreMark(sheet.current_picture.round, player, worth))
            with pytest.raises(SheetError):
                sheet.apply_event(FinishRound(sheet.current_picture.round))
            sheet.apply_event(Unmark(sheet.current_picture.round, len(sheet.current_picture.rounds[-1].marks) - 1))
            assert not sheet.current_picture.over
            return
        assert not sheet.current_picture.over
        sheet.apply_event(ScoreMark(sheet.current_picture.round, player, worth))
        totals[player] += worth
        if then == "undo":
            sheet.apply_event(Undo())
            totals[player] -= worth
        elif then == "keep" and not sheet.current_picture.over:
            sheet.apply_event(FinishRound(sheet.current_picture.round))
        assert [line.total for line in sheet.current_picture.lines] == totals


@given(st.text(max_size=60) | st.from_regex(r'\{"do":"(enter|mark|join|decide|penalty)"[^}]{0,40}\}', fullmatch=True))
@settings(max_examples=300)
def test_a_text_that_is_no_tap_is_refused_in_words(text: str) -> None:
    try:
        event = parse_event(text)
    except SheetError as error:
        assert str(error)
    else:
        assert parse_event(event_text(event)) == event


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"enter","round":0,"player":0,"entry":null}',
        '{"do":"enter","round":1,"player":true,"entry":null}',
        '{"do":"enter","round":1,"player":0,"entry":{"score":1e9}}',
        '{"do":"enter","round":1,"player":0,"entry":{"score":0.0000001}}',
        '{"do":"enter","round":1,"player":0,"entry":{"score":NaN}}',
        '{"do":"enter","round":1,"player":0,"entry":{"score":1,"place":1}}',
        '{"do":"enter","round":1,"player":0}',
        '{"do":"enter","do":"undo"}',
        '{"do":"decide","order":[1,1]}',
        '{"do":"join","name":"\\u0000 "}',
        '{"do":"penalty","round":1,"player":0,"kind":"theft"}',
        '{"do":"life","player":0,"by":0}',
        '{"do":"steal"}',
        "[" * 10_000,
    ],
)
def test_what_is_wrong_with_a_tap_is_named(text: str) -> None:
    with pytest.raises(SheetError, match=r".+"):
        parse_event(text)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('{"target":-1}', "target"),
        ('{"wins":"most"}', "wins"),
        ('{"rules":1}', "rules"),
        ('{"lives":99}', "lives"),
        ('{"half":1}', "half"),
        ('{"counts":"lives"}', "lives"),
        ('{"packs":0}', "packs"),
    ],
)
def test_an_error_names_the_wrong_term(text: str, named: str) -> None:
    with pytest.raises(SheetError, match=named):
        parse_terms(text, None)


def test_where_the_loser_is_out_the_places_are_asked_first() -> None:
    """Who won does not say who lost."""
    for options, entry in (((), "winner"), (("play-on",), "winner"), (("play-on", "loser-out"), "places")):
        assert terms_of(load_preset("black-jack", options), 4).entry == entry
