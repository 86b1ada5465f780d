"""The summary of a finished match: everybody is on it, ties share a step, and every screen shows the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.scoresheet.summary.content import MatchSummary, award_text, summarise_match
from app.ui.numbers import points_text
from app.ui.words import use_language
from engine.messages import LANGUAGES
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
)
from engine.scoresheet.sheet import Sheet
from engine.scoresheet.taps import EndMatch, Enter, FinishRound, Score
from engine.scoresheet.terms import Terms
from store.history.sheet_grid import grid_of_picture
from store.records import Grid
from tests.app import kept
from tests.app.fake import Client
from tests.app.visits import visit

OCCASION = "Saturday, 28 Nov 2026"


def end_match(points: list[list[int]]) -> Grid:
    names = [f"Player {n}" for n in range(len(points[0]))]
    sheet = Sheet(Terms(), names)
    for number, each in enumerate(points, start=1):
        for player, score in enumerate(each):
            sheet.apply_event(Enter(number, player, Score(score)))
        sheet.apply_event(FinishRound(number))
    return grid_of_picture(sheet.apply_event(EndMatch()), names)


tables = st.integers(2, 12).flatmap(
    lambda many: st.lists(st.lists(st.integers(-9, 9), min_size=many, max_size=many), min_size=1, max_size=4)
)


@given(tables)
def test_everybody_has_a_row_with_the_true_total_and_ties_share_a_step(points: list[list[int]]) -> None:
    summary = summarise_match(end_match(points), "Rummy", OCCASION, {})
    many = len(points[0])
    assert sorted(row.player for row in summary.rows) == list(range(many))
    sums = [sum(each[player] for each in points) for player in range(many)]
    for row in summary.rows:
        assert row.total == points_text(sums[row.player])
        assert row.cells == tuple(points_text(each[row.player]) for each in points)
        assert row.place == 1 + sum(other > sums[row.player] for other in sums)
    on_steps = {player: step.place for step in summary.steps for player in step.players}
    assert on_steps == {row.player: row.place for row in summary.rows if row.place <= 3}
    for step in summary.steps:
        assert {points_text(sums[player]) for player in step.players} == {step.total}


def test_a_match_without_a_round_has_no_winner_and_no_podium() -> None:
    sheet = Sheet(Terms(), ["Ann", "Ben"])
    grid = grid_of_picture(sheet.apply_event(EndMatch()), ["Ann", "Ben"])
    summary = summarise_match(grid, "Rummy", OCCASION, {})
    assert (summary.title, summary.steps, summary.awards) == ("Finished", (), ())
    assert [row.place for row in summary.rows] == [0, 0]


def test_game_rounds_and_date_are_told() -> None:
    assert summarise_match(end_match([[1, 2]]), "Rummy", OCCASION, {}).about == (
        "Rummy · one round · Saturday, 28 Nov 2026"
    )


def shown_awards(client: Client) -> list[str]:
    return [client.spoken(f"award-{n}") for n in range(1, 5) if client.has(f"award-{n}")]


async def test_the_sheet_the_history_and_what_is_shared_show_the_same(tmp_path: Path) -> None:
    match = kept.keep(tmp_path, kept.EVENING, 4, seed=5)
    async with visit(tmp_path, f"/sheet/{match}") as client:
        await client.wait("sheet-over")
        awards, rows = shown_awards(client), [client.spoken(f"place-{n}") for n in range(1, 6)]
        assert len(awards) >= 2
        for route, ident in ((f"/history/{match}", "match-share"), (f"/history/{match}/share", "share-text")):
            await client.go(route)
            await client.wait(ident)
            assert shown_awards(client) == awards
            assert [client.spoken(f"place-{n}") for n in range(1, 6)] == rows
        text = client.spoken("share-shown")
        assert all(award in text for award in awards)


AWARDS: tuple[Award, ...] = (
    Comeback((0,), 4, 1),
    BestRound((0, 1), 12.5),
    ClosestFinish((1,), 0, 3),
    Steadiest((0,), 7),
    Steadiest((0,), 0),
    MostRoundsWon((0,), 2, 5),
    FrontRunner((0,), 5),
    ShiningMoment((1,), 1),
    ShiningMoment((1,), 3),
    NeverGaveUp((1,), 5),
)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_award_names_its_players_in_every_language(tag: str) -> None:
    with use_language(tag):
        told = [award_text(award, ("Zoë", "Mia")) for award in AWARDS]
    assert len(set(told)) == len(AWARDS)
    for award, each in zip(AWARDS, told, strict=True):
        assert each.title and all(("Zoë", "Mia")[player] in each.reason for player in award.players)


def steps_of(summary: MatchSummary) -> list[tuple[int, ...]]:
    return [step.players for step in summary.steps]


def test_a_step_is_left_out_below_a_tie() -> None:
    assert steps_of(summarise_match(end_match([[5, 5, 3, 1]]), "Rummy", OCCASION, {})) == [(0, 1), (2,)]
