"""The questions about other ways to count on a free sheet: decimals, counting down, balance, places, bonuses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

import flet as ft

from app.scoresheet.typed_number import LONGEST_NUMBER, parse_number
from app.ui import parts, theme
from app.ui.numbers import points_text
from app.ui.parts import ChoiceOption
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr
from engine.player_names import MAX_NAME_LENGTH, clean_name
from engine.scoresheet.terms import (
    MOST_BONUSES,
    MOST_ENTERED_DECIMALS,
    MOST_LEAGUE_PLACES,
    MOST_POINTS,
    PLAIN_COUNTING,
    Bonus,
    Counting,
    Points,
    Terms,
)

FIRST_TARGET: Final = 501
LEAGUE: Final[tuple[Points, ...]] = (10, 6, 3, 1)
LONGEST_LEAGUE: Final = 60
ChangeCounting = Callable[[Callable[[Terms], Terms]], None]


def counting_questions(app: App, free: Terms, change: ChangeCounting) -> list[ft.Control]:
    """Return the questions; `change` gets a function of the newest terms."""
    counting = free.counting

    def set_counting(**values: Any) -> None:
        change(lambda now: with_counting(now, **values))

    def ask_choice(key: str, options: list[ChoiceOption], about: str = "") -> ft.Control:
        return parts.choices(
            app, tr(f"keep.ask.{key}"), options, getattr(counting, key), lambda value: set_counting(**{key: value}),
            f"free-{key}", about=about,
        )  # fmt: skip

    decimals = [ChoiceOption(n, str(n) if n else tr("keep.none")) for n in range(MOST_ENTERED_DECIMALS + 1)]
    items = [ask_choice("decimals", decimals)]
    if free.counts == "points":
        items += _points_questions(app, free, set_counting, ask_choice)
    starts = [ChoiceOption(who, tr(f"keep.ask.starts_{who}")) for who in ("next", "dealer", "winner", "loser")]
    items.append(ask_choice("starts", starts))
    return items


def _points_questions(
    app: App, free: Terms, set_counting: Callable[..., None], ask_choice: Callable[..., ft.Control]
) -> list[ft.Control]:
    """Return the questions that only arise where points count."""
    counting = free.counting
    about = tr("keep.ask.down_about")
    downwards = [
        ChoiceOption("", tr("keep.ask.down_up")),
        ChoiceOption("exact", tr("keep.ask.down_exact"), f"{about} {tr('keep.ask.down_exact_about')}"),
        ChoiceOption("below", tr("keep.ask.down_below"), about),
    ]
    items = [ask_choice("down", downwards)]
    if not counting.down:
        items.append(
            _number_field(
                app, tr("keep.ask.start"), counting.start, lambda value: set_counting(start=value), "free-start"
            )
        )
        items.append(
            parts.switch_row(
                app,
                tr("keep.ask.balanced"),
                counting.balanced,
                lambda on: set_counting(balanced=on),
                "free-balanced",
                about=tr("keep.ask.balanced_about"),
            )
        )
    if free.entry == "places":
        items.append(
            parts.switch_row(
                app,
                tr("keep.ask.league"),
                bool(counting.league),
                lambda on: set_counting(league=LEAGUE if on else ()),
                "free-league",
                about=tr("keep.ask.league_about"),
            )
        )
        if counting.league:
            items.append(_league_field(app, counting.league, lambda league: set_counting(league=league)))
    items.append(BonusQuestion(counting.bonuses, lambda bonuses: set_counting(bonuses=bonuses)))
    return items


def target_field(app: App, target: Points, change: Callable[[Points], object]) -> ft.Control:
    """Return the field for a target that isn't among the choices."""
    return _number_field(app, tr("keep.ask.number"), target, change, "free-target-other", least=1)


def with_counting(free: Terms, **values: Any) -> Terms:
    """Return terms with other values of their counting, and with what doesn't go together with them removed."""
    changed = replace(free, counting=replace(free.counting, **values))
    if values.get("down"):
        changed = replace(changed, target=changed.target or FIRST_TARGET, wins="high")
        changed = replace(changed, counting=replace(changed.counting, balanced=False, start=0))
    if values.get("balanced"):
        changed = replace(changed, collects=False)
    return fitting_terms(changed)


def fitting_terms(free: Terms) -> Terms:
    """Return the terms without ways of counting that conflict with the others."""
    counting = free.counting
    if counting == PLAIN_COUNTING:
        return free
    if free.counts != "points":
        counting = Counting(decimals=counting.decimals, starts=counting.starts, dealt_by=counting.dealt_by)
    if counting.down and (free.wins != "high" or not free.target):
        counting = replace(counting, down="")
    if counting.balanced and free.collects:
        counting = replace(counting, balanced=False)
    if counting.league and free.entry != "places":
        counting = replace(counting, league=())
    return replace(free, counting=counting)


def parse_points_by_place(text: str) -> tuple[Points, ...]:
    """Return the numbers of a text between spaces; empty if one can't be read."""
    numbers = [parse_number(each) for each in text.split()][:MOST_LEAGUE_PLACES]
    return tuple(number for number in numbers if number is not None) if None not in numbers else ()


def _number_field(
    app: App, label: str, value: Points, change: Callable[[Points], object], ident: str, *, least: Points = -MOST_POINTS
) -> ft.Control:
    """Return a field for a number. What can't be read changes nothing."""

    def on_typed(text: str) -> None:
        number = parse_number(text)
        if number is not None and number >= least:
            change(number)

    field = parts.field(app, label, points_text(value), on_typed, ident, longest=LONGEST_NUMBER, exact=True)
    return ft.Container(padding=theme.EDGE, content=field)


def _league_field(app: App, league: tuple[Points, ...], change: Callable[[tuple[Points, ...]], object]) -> ft.Control:
    def on_typed(text: str) -> None:
        if numbers := parse_points_by_place(text):
            change(numbers)

    text = " ".join(map(points_text, league))
    field = parts.field(
        app, tr("keep.ask.league"), text, on_typed, "free-league-points", longest=LONGEST_LEAGUE, exact=True
    )
    return ft.Container(padding=theme.EDGE, content=field)


@guarded_component
def BonusQuestion(bonuses: tuple[Bonus, ...], change: Callable[[tuple[Bonus, ...]], object]) -> ft.Control:
    """The bonuses of a sheet, and fields for another one."""
    app = use_app()
    name, set_name = use_value("")
    points, set_points = use_value("")
    fresh, refresh = use_value(0)
    worth = parse_number(points)

    def add_bonus() -> None:
        assert worth is not None
        change((*bonuses, Bonus(clean_name(name, MAX_NAME_LENGTH), worth)))
        set_name("")
        set_points("")
        refresh(fresh + 1)

    fits = clean_name(name, MAX_NAME_LENGTH) and worth and len(bonuses) < MOST_BONUSES
    chips = [
        parts.chip(
            app,
            f"{each.name} {points_text(each.points)}",
            True,
            partial(change, tuple(other for other in bonuses if other is not each)),
            f"bonus-{number}",
            tr("keep.bonus_remove", name=each.name),
        )
        for number, each in enumerate(bonuses)
    ]
    return parts.group(
        app,
        tr("keep.ask.bonuses"),
        parts.quiet_text(app, tr("keep.ask.bonuses_about")),
        *([parts.wrapped_row(chips)] if chips else []),
        parts.field(
            app, tr("keep.bonus_name"), "", set_name, "bonus-name", longest=MAX_NAME_LENGTH, key=f"bonus-name-{fresh}"
        ),
        parts.field(
            app,
            tr("keep.bonus_points"),
            "",
            set_points,
            "bonus-points",
            longest=LONGEST_NUMBER,
            exact=True,
            key=f"bonus-points-{fresh}",
            beside=parts.pill(app, tr("settings.add_name"), add_bonus if fits else None, "bonus-add"),
        ),
    )
