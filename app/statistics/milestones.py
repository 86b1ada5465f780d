"""Milestones, computed from the history of this device. Only which of them were shown is stored."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import flet as ft

from app.daily.results import read_results
from app.platform.background import off_loop
from app.stored.puzzle_progress import read_progress
from app.stored.text import read_stored
from app.ui import parts, theme
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import join_sentences, tr
from store.errors import StoreError
from store.other_games import is_other_game

if TYPE_CHECKING:
    from app.data import Data

SHOWN_MILESTONES_KEY: Final = "milestones"  # the key under which the shown ones are stored
NOTHING: Final[Mapping[str, int]] = {}


@dataclass(frozen=True)
class Milestone:
    """A milestone, reached when a figure of `read_figures` is at least `least`."""

    figure: str
    least: int

    @property
    def storage_key(self) -> str:
        """The text that is stored once it was shown."""
        return f"{self.figure}-{self.least}"


#: All milestones: the numbers to reach, by figure.
MILESTONES: Final = tuple(
    Milestone(figure, least)
    for figure, steps in {
        "matches": (1, 10, 50, 100, 500),
        "wins": (1, 10, 50, 100),
        "row": (3, 5, 10),
        "games": (3, 8, 18),
        "kept": (1, 10, 50),
        "days": (7, 30, 100),
        "days_row": (3, 7, 30),
        "days_won": (1, 10),
        "puzzles": (1, 30, 60, 120),
    }.items()
    for least in steps
)


def read_figures(data: Data) -> Mapping[str, int]:
    """Return all figures by name, for all people on this device together. It reads much, so don't run it on the event
    loop.
    """
    store = data.store
    games = [game for game in store.statistics.game_counts() if not is_other_game(game.game)]
    people = [store.statistics.statistics_of_person(person.id) for person in store.people.all(archived=True)]
    days = read_results(store)
    return {
        "matches": sum(game.matches for game in games),
        "wins": sum(each.wins for each in people),
        "row": max((each.longest for each in people), default=0),
        "games": sum(bool(game.game) for game in games),
        "kept": sum(game.kept for game in games),
        "days": days.days_played,
        "days_row": days.longest_streak,
        "days_won": days.days_won,
        "puzzles": len(read_progress(data.key_values).solved),
    }


def reached_milestones(found: Mapping[str, int]) -> tuple[Milestone, ...]:
    """Return the milestones that are reached, in order."""
    return tuple(each for each in MILESTONES if found.get(each.figure, 0) >= each.least)


def take_newly_reached(data: Data, found: Mapping[str, int]) -> Milestone | None:
    """Return the furthest of the reached milestones that weren't shown yet, and store all of them as shown; None if
    there are none.
    """

    def read_shown_keys(value: Any) -> frozenset[str]:
        return frozenset(map(str, value))

    known = read_stored(data.key_values.get_text(SHOWN_MILESTONES_KEY), read_shown_keys) or frozenset()
    new = [each for each in reached_milestones(found) if each.storage_key not in known]
    if not new:
        return None
    data.key_values.put_text(SHOWN_MILESTONES_KEY, json.dumps(sorted(known | {each.storage_key for each in new})))
    return new[-1]


def milestone_text(each: Milestone) -> str:
    """Return a milestone as text."""
    return tr(f"milestone.{each.figure}", count=each.least)


@screen
def Milestones() -> ft.Control:
    """The screen with all milestones, reached and open."""
    app = use_app()
    found, find = use_value(NOTHING)

    async def read_milestones() -> None:
        if app.data is not None:
            find(await off_loop(partial(read_figures, app.data)))

    ft.use_effect(on(read_milestones), [app.data is None])
    top = parts.header(app, tr("milestone.heading"), back="/statistics")
    if app.data is None or not found:
        return parts.loading_page(app, top)
    there = set(reached_milestones(found))
    content: list[ft.Control] = [
        parts.styled_text(
            tr("milestone.count", reached=len(there), count=len(MILESTONES)),
            colour=app.palette.quiet,
            weight=theme.STRONG,
        )
    ]
    for figure in dict.fromkeys(each.figure for each in MILESTONES):
        rows = [_milestone_row(app, each, found[figure]) for each in MILESTONES if each.figure == figure]
        content.append(parts.rows(app, rows))
    return parts.sheet(app, top, content)


def _milestone_row(app: App, each: Milestone, figure: int) -> ft.Control:
    """Return a milestone, with a tick if it's reached, else with its progress."""
    ink, done = app.palette, figure >= each.least
    icon = ft.Icons.CHECK_CIRCLE_ROUNDED if done else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED
    so_far = "" if done else tr("milestone.so_far", reached=figure, count=each.least)
    inside: list[ft.Control] = [
        ft.Icon(icon, color=ink.strong if done else ink.quiet),
        parts.caption(app, milestone_text(each), so_far, expand=True),
    ]
    said = join_sentences((milestone_text(each), tr("milestone.done") if done else so_far))
    return parts.label(parts.padded(ft.Row(inside, spacing=theme.GAP)), f"milestone-{each.storage_key}", said)


@guarded_component
def ReachedLine() -> ft.Control:
    """A line at the end of a match that names the milestone it reached, if any."""
    app = use_app()
    told, tell = use_value("")

    async def read_newly_reached() -> None:
        if app.data is None or app.data.store.read_only:
            return
        with suppress(StoreError):  # the window was closed in the meantime
            new = take_newly_reached(app.data, await off_loop(partial(read_figures, app.data)))
            tell(tr("milestone.reached", milestone=milestone_text(new)) if new else "")

    ft.use_effect(on(read_newly_reached), [])
    if not told:
        return ft.Container()
    words = parts.styled_text(told, colour=app.palette.quiet, size=theme.SMALL, align=ft.TextAlign.CENTER)
    return ft.Semantics(identifier="milestone-reached", content=words)
