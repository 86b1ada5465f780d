"""Laws of the score sheet: what counts is what stands, however it came to stand."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.rules import load
from engine.sheet import (
    Enter,
    Event,
    Keep,
    Mark,
    Redo,
    Score,
    Sheet,
    SheetError,
    Terms,
    Undo,
    Unmark,
    event_text,
    grid_text,
    parse_event,
    parse_terms,
    terms_of,
    terms_text,
)
from tests.engine.sheets import NAMES, all_terms, events, halves

FREE = Terms(half=True)


def added(sheet: Sheet, event: Event) -> bool:
    """Whether a tap was taken; a refused one changes nothing."""
    before = sheet.picture, sheet.length
    try:
        sheet.add(event)
    except SheetError as error:
        assert str(error)
        assert (sheet.picture, sheet.length) == before
        return False
    return True


@st.composite
def kept(draw: st.DrawFn) -> tuple[Terms, list[Event]]:
    """Terms and taps, with undo and redo among them."""
    terms = draw(all_terms)
    return terms, draw(st.lists(events(terms) | st.sampled_from([Undo(), Redo(), Undo()]), max_size=40))


@given(kept())
@settings(max_examples=150)
def test_a_sheet_is_what_its_standing_taps_give_whatever_was_taken_back(case: tuple[Terms, list[Event]]) -> None:
    terms, taps = case
    sheet = Sheet(terms, NAMES)
    standing: list[list[Event]] = []
    undone: list[list[Event]] = []
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
    plain = Sheet.fold(terms, NAMES, 0, [tap for step in standing for tap in step])
    assert plain.skipped == 0
    assert plain.ledger == sheet.ledger
    assert plain.picture.lines == sheet.picture.lines


@given(kept())
@settings(max_examples=100)
def test_taps_and_terms_survive_as_text(case: tuple[Terms, list[Event]]) -> None:
    terms, taps = case
    sheet = Sheet(terms, NAMES)
    texts = [event_text(tap) for tap in taps if added(sheet, tap)]
    again = Sheet.fold(parse_terms(terms_text(terms), terms.rules), NAMES, 0, map(parse_event, texts))
    assert again.skipped == 0
    assert again.picture == sheet.picture
    assert grid_text(again.picture).count("\n") == len(sheet.picture.rounds) + 1


@given(kept())
@settings(max_examples=50)
def test_undo_goes_back_to_the_beginning_and_redo_to_the_end(case: tuple[Terms, list[Event]]) -> None:
    terms, taps = case
    sheet = Sheet.fold(terms, NAMES, 0, taps)
    while sheet.can_redo:
        sheet.add(Redo())
    end, steps = sheet.ledger, 0
    while sheet.can_undo:
        sheet.add(Undo())
        steps += 1
    assert sheet.ledger == Sheet(terms, NAMES).ledger
    for _ in range(steps):
        sheet.add(Redo())
    assert sheet.ledger == end and not sheet.can_redo


@given(
    st.lists(st.lists(halves, min_size=5, max_size=5), min_size=1, max_size=6),
    st.lists(st.tuples(st.integers(1, 7), st.integers(0, 4), st.none() | halves | st.just("undo")), max_size=30),
    st.randoms(use_true_random=False),
)
def test_any_order_of_entries_edits_and_undos_gives_the_totals_of_the_final_entries(
    final: list[list[int | float]], detours: list[tuple[int, int, object]], chance: object
) -> None:
    sheet = Sheet(FREE, NAMES)
    for number in range(1, len(final) + 1):
        sheet.add(Keep(number))
    for number, player, what in detours:
        if what == "undo":
            if sheet.length > len(final):
                added(sheet, Undo())
        elif number <= len(sheet.ledger.rounds):
            sheet.add(Enter(number, player, None if what is None else Score(what)))  # type: ignore[arg-type]
    while len(sheet.ledger.rounds) <= len(final):
        sheet.add(Keep(len(sheet.ledger.rounds)))
    cells = [(number, player) for number in range(1, len(final) + 1) for player in range(5)]
    chance.shuffle(cells)  # type: ignore[attr-defined]
    for number, player in cells:
        sheet.add(Enter(number, player, Score(final[number - 1][player])))
    totals = [sum(Fraction(row[player]) for row in final) for player in range(5)]
    assert [Fraction(line.total) for line in sheet.picture.lines] == totals
    assert [Fraction(total) for total in sheet.picture.rounds[len(final) - 1].totals] == totals
    best = max(totals)
    assert sheet.picture.leaders == tuple(player for player in range(5) if totals[player] == best)
    assert not sheet.picture.rounds[0].odd


@given(kept())
@settings(max_examples=100)
def test_nothing_that_was_entered_is_lost(case: tuple[Terms, list[Event]]) -> None:
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
            assert sheet.picture.rounds[number - 1].entries[player] == entry


@given(kept())
@settings(max_examples=100)
def test_a_picture_is_sound(case: tuple[Terms, list[Event]]) -> None:
    terms, taps = case
    picture = Sheet.fold(terms, NAMES, 0, taps).picture
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
    sheet = Sheet(terms_of(load("kilodney"), 4), NAMES[:4])
    totals = [0, 0, 0, 0]
    for player, worth, then in taps:
        if max(totals) >= 50:
            assert sheet.picture.over and sheet.picture.ended == "target"
            assert sheet.picture.winners == (totals.index(max(totals)),)
            with pytest.raises(SheetError):
                sheet.add(Mark(sheet.picture.round, player, worth))
            with pytest.raises(SheetError):
                sheet.add(Keep(sheet.picture.round))
            sheet.add(Unmark(sheet.picture.round, len(sheet.picture.rounds[-1].marks) - 1))
            assert not sheet.picture.over
            return
        assert not sheet.picture.over
        sheet.add(Mark(sheet.picture.round, player, worth))
        totals[player] += worth
        if then == "undo":
            sheet.add(Undo())
            totals[player] -= worth
        elif then == "keep" and not sheet.picture.over:
            sheet.add(Keep(sheet.picture.round))
        assert [line.total for line in sheet.picture.lines] == totals


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
        '{"do":"enter","round":1,"player":0,"entry":{"score":0.25}}',
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
    "text",
    [
        '{"target":-1}',
        '{"wins":"most"}',
        '{"rules":1}',
        '{"lives":99}',
        '{"half":1}',
        '{"counts":"lives"}',
        '{"packs":0}',
    ],
)
def test_what_is_wrong_with_terms_is_named(text: str) -> None:
    with pytest.raises(SheetError, match=text[2:6]):
        parse_terms(text, None)
