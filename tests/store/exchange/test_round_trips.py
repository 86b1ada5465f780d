"""Sheets of every kind go out of this app and come back equal, as far as a format can hold them."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.scoresheet.taps import EndMatch, Enter, FinishRound, Score, SheetEvent
from engine.scoresheet.terms import SheetError, Terms
from store.exchange import bg_stats
from store.exchange.plays import Play, PlayRound, ScoreFile
from store.exchange.reading import read_score_file
from store.opening import open_in_memory
from store.store import Store
from tests.engine.sheets import NAMES, all_terms, counted_events, countings, events
from tests.store.tables import Clocks, whole

WIDE = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@st.composite
def evenings(draw: st.DrawFn) -> tuple[Terms, list[SheetEvent]]:
    """Terms of any kind, and taps: entries, bonuses, notes, teams, late joiners, people who leave, and so on."""
    refined = draw(st.booleans())
    terms = draw(countings() if refined else all_terms)
    return terms, draw(st.lists(counted_events(terms) if refined else events(terms), min_size=8, max_size=50))


def score(store: Store, terms: Terms, taps: Sequence[SheetEvent]) -> None:
    """Store a sheet with these taps, as far as they fit, and end it."""
    match = store.sheets.begin_sheet(terms, NAMES)
    lease, sheet = store.leases.acquire(match.id, "test", "test"), store.sheets.get(match.id)
    assert sheet is not None
    for tap in (*taps, EndMatch()):
        with suppress(SheetError):
            store.sheets.apply_tap(lease, sheet, tap)
    store.matches.write_occasion(match.id, None, "Gran’s kitchen")
    store.matches.write_note(match.id, "a long evening")


def taken_out(store: Store) -> Play:
    (play,) = store.score_files.iter_plays(lambda match: match.name)
    return play


def brought_elsewhere(file: ScoreFile) -> Play:
    """Return the only match of a file after it was brought in on another device and taken out again. There it's shown
    with the winners that the file names, unless all of them won together.
    """
    with open_in_memory(Clocks().clock) as other:
        look = whole(other.score_files.preview(file)).preview
        assert look is not None and look.left_out == ()
        whole(other.score_files.bring_in(look))
        play, (match,) = taken_out(other), other.matches.read_page().matches
        winners = [each.winner for each in play.scores]
        if any(winners) and not all(winners):
            assert [place == 1 for place in match.placings] == winners
        return play


@given(evenings())
@WIDE
def test_a_sheet_comes_back_from_bg_stats(evening: tuple[Terms, list[SheetEvent]]) -> None:
    """Lost are dealers, notes of rounds, rounds that were struck out, and rounds if somebody has no entry."""
    with open_in_memory(Clocks().clock) as store:
        score(store, *evening)
        play = taken_out(store)
        file = read_score_file(bg_stats.write_export([play]).encode())
        back = brought_elsewhere(file)
        look = whole(store.score_files.preview(file)).preview
    assert file.format == "bg-stats" and look is not None and look.new == ()
    assert without_rounds(back) == without_rounds(play)
    assert back.rounds in ((), tuple(PlayRound(each.scores) for each in play.rounds if not each.struck))


def without_rounds(play: Play) -> Play:
    scores = tuple(replace(each, more={}) for each in play.scores)
    return replace(play, scores=scores, rounds=(), more={})


@given(evenings())
@WIDE
def test_a_sheet_comes_back_from_the_table_of_rounds(evening: tuple[Terms, list[SheetEvent]]) -> None:
    """Lost are place and note of the match. Where hands or lives count, rounds are the changes of the totals."""
    with open_in_memory(Clocks().clock) as store:
        score(store, *evening)
        play = taken_out(store)
        lines = list(store.backup.export_csv())
        if len(lines) < 2:  # there are no rounds
            return
        file = read_score_file("\r\n".join(lines).encode("utf-8-sig"))
        back = brought_elsewhere(file)
        look = whole(store.score_files.preview(file)).preview
    assert file.format == "pocket-switch" and look is not None and look.new == ()
    assert what_a_table_holds(back) == what_a_table_holds(play)
    if evening[0].counts == "points":
        assert back.rounds == play.rounds


@pytest.fixture(params=["Asia/Tokyo", "America/St_Johns"])
def elsewhere(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A time zone other than UTC."""
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("elsewhere")
def test_a_match_keeps_its_time_in_the_table_of_rounds() -> None:
    with open_in_memory(Clocks().clock) as store, open_in_memory(Clocks().clock) as other:
        score(store, Terms(name="Rummy"), (Enter(1, 0, Score(5)), FinishRound(1)))
        file = read_score_file("\r\n".join(store.backup.export_csv()).encode("utf-8-sig"))
        look = whole(other.score_files.preview(file)).preview
        assert look is not None
        whole(other.score_files.bring_in(look))
        (before,), (after,) = store.matches.read_page().matches, other.matches.read_page().matches
        assert after.created == before.created // 60_000 * 60_000


def what_a_table_holds(play: Play) -> object:
    scores = [(each.name, each.score, each.winner, each.rank) for each in play.scores]
    return play.game, scores, play.low if len({each.score for each in play.scores}) > 1 else None
