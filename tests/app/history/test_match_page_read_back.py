"""The page of a match is read back as a score file: what it shows, in every language, and of sheets of every kind."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given

from app.history.match_page import match_page_html
from app.ui.words import use_language
from engine.messages import LANGUAGES
from engine.scoresheet.taps import SheetEvent
from engine.scoresheet.terms import Terms
from store.exchange.cells import number_text
from store.exchange.reading import read_score_file
from store.opening import open_in_memory
from store.records import Points
from tests.store.exchange.test_round_trips import WIDE, brought_elsewhere, evenings, score
from tests.store.make_fixture import fill
from tests.store.tables import Clocks, whole


def text(points: Points | None) -> str:
    return "" if points is None else number_text(Decimal(str(points)))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_page_of_a_match_is_read_back(tag: str) -> None:
    clocks = Clocks()
    with use_language(tag), open_in_memory(clocks.clock) as store:
        fill(store, clocks)
        read = 0
        for match in store.matches.read_page(limit=100).matches:
            grid = store.matches.read_grid(match.id)
            if grid is None or not grid.rounds:
                continue
            file = read_score_file(match_page_html(match, grid, {}))
            (play,) = file.plays
            assert (file.format, play.key, [each.name for each in play.scores]) == (
                "match-page",
                match.uuid,
                list(grid.names),
            )
            assert [each.score for each in play.scores] == [text(total) for total in grid.totals]
            assert [each.rank for each in play.scores] in ([*grid.places], [0] * len(play.scores))
            assert [each.scores for each in play.rounds] == [tuple(map(text, row.scores)) for row in grid.rounds]
            assert [(each.struck, each.note) for each in play.rounds] == [(row.struck, row.note) for row in grid.rounds]
            look = whole(store.score_files.preview(file)).preview
            assert look is not None and look.new == ()
            read += 1
        assert read > 4


@given(evenings())
@WIDE
def test_a_sheet_comes_back_from_its_page(evening: tuple[Terms, list[SheetEvent]]) -> None:
    """Lost is the place of the match; where hands or lives count, the rounds."""
    with open_in_memory(Clocks().clock) as store:
        score(store, *evening)
        (match,) = store.matches.read_page().matches
        grid = store.matches.read_grid(match.id)
        if grid is None or not grid.rounds:
            return
        file = read_score_file(match_page_html(match, grid, {}))
        look = whole(store.score_files.preview(file)).preview
        assert look is not None and look.new == ()
    back = brought_elsewhere(file)
    found = {each.name: (each.score, each.rank) for each in back.scores}
    assert found == {
        name: (text(total), place) for name, total, place in zip(grid.names, grid.totals, grid.places, strict=True)
    }
    assert back.note == match.note
    if evening[0].counts == "points":
        assert [each.scores for each in back.rounds] == [tuple(map(text, row.scores)) for row in grid.rounds]
        assert [(each.struck, each.note, each.dealer) for each in back.rounds] == [
            (row.struck, row.note, row.dealer) for row in grid.rounds
        ]
