"""The list of all matches, newest first, with filters for text, person, game and time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from functools import partial
from typing import Any, Final, Literal

import flet as ft

from app.data import Data
from app.game_lookup import game_title
from app.history.backup.backup_offer import BackupOffer
from app.match_rows import matches_by_day
from app.people import colour_numbers_by_name
from app.ui import parts
from app.ui.person_names import called
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr
from store.records import Page, StoredMatch

Key = tuple[int, int]
FIRST_PAGE_KEYS: Final[tuple[Key | None, ...]] = (None,)
Since = Literal["", "week", "month", "year"]


class FilterQuestion(StrEnum):
    """The question of a filter that is open; NONE is falsy."""

    NONE = ""
    WHO = "who"
    GAME = "game"
    WHEN = "when"
    WHAT = "what"


DAYS_BY_CHOICE: Final[Mapping[Since, int]] = {"week": 7, "month": 31, "year": 366}
MAX_CHOICES: Final = 12
MAX_SEARCH_LENGTH: Final = 40
PAGE_SIZE: Final = 30  # matches that are shown at first; each tap adds as many


@dataclass(frozen=True)
class MatchFilter:
    """Which matches are listed. An empty value or None doesn't filter."""

    search: str = ""
    person: int | None = None
    game: str | None = None
    kind: Literal["played", "kept"] | None = None
    since: Since = ""

    @property
    def is_empty(self) -> bool:
        """Whether all matches are listed."""
        return self == MatchFilter()


NO_FILTER: Final = MatchFilter()


@screen
def History() -> ft.Control:
    """The screen with the list of matches, loaded page by page."""
    app = use_app()
    pages, show = use_value(FIRST_PAGE_KEYS)
    wanted, want = use_value(NO_FILTER)
    asked, ask = use_value(FilterQuestion.NONE)
    top = parts.header(
        app,
        tr("nav.history"),
        back="/",
        trailing=[
            parts.ink_button(
                app,
                ft.Icons.IOS_SHARE_ROUNDED,
                tr("keepsakes.title"),
                lambda: app.navigation.go_to("/history/keepsakes"),
                "history-keepsakes",
            )
        ],
    )
    if app.data is None:
        return parts.loading_page(app, top)
    data = app.data

    def set_filter(changed: MatchFilter) -> None:
        if changed != wanted:  # a text field also reports a change when the device is rotated
            want(changed)
            show(FIRST_PAGE_KEYS)
        ask(FilterQuestion.NONE)

    matches: list[StoredMatch] = []
    older: Key | None = None
    for key in pages:
        page = find_matches(data, wanted, key)
        matches += page.matches
        older = page.older
    if not matches and wanted.is_empty:
        new = parts.pill(app, tr("home.new"), lambda: app.navigation.go_to("/new"), "history-new", accent=True)
        return parts.sheet(app, top, [parts.empty_list(app, tr("history.empty"), tr("history.empty_about"), new)])
    content: list[ft.Control] = [BackupOffer()] if app.backup_wanted else []
    content += [_search_field(app, wanted, set_filter), _filter_pills(app, data, wanted, asked, ask)]
    if asked:
        content.append(_filter_answers(app, data, wanted, asked, set_filter))
    if matches:
        content += matches_by_day(
            app, matches, lambda match: f"/history/{match.id}", "match", colour_numbers_by_name(data)
        )
    else:
        every = parts.pill(app, tr("history.all"), lambda: set_filter(NO_FILTER), "history-all", accent=True)
        content.append(parts.empty_list(app, tr("history.no_match"), tr("history.no_match_about"), every))
    if older is not None:
        more = parts.pill(app, tr("history.older"), lambda: show((*pages, older)), "history-older")
        content.append(ft.Row([more], alignment=ft.MainAxisAlignment.CENTER))
    return parts.sheet(app, top, content)


def find_matches(data: Data, wanted: MatchFilter, older: Key | None) -> Page:
    """Return a page of matching matches, newest first. They're older than `older`; None gives the first page."""
    since = None
    if wanted.since:
        since = int((datetime.now() - timedelta(days=DAYS_BY_CHOICE[wanted.since])).timestamp() * 1000)
    return data.store.matches.read_page(
        wanted.search.strip(),
        older_than=older,
        limit=PAGE_SIZE,
        person=wanted.person,
        game=wanted.game,
        kind=wanted.kind,
        since=since,
    )


def _search_field(app: App, wanted: MatchFilter, look_for: Callable[[MatchFilter], None]) -> ft.Control:
    return parts.field(
        app,
        tr("history.search"),
        wanted.search,
        lambda text: look_for(replace(wanted, search=text)),
        "history-search",
        longest=MAX_SEARCH_LENGTH,
    )


def _filter_pills(
    app: App, data: Data, wanted: MatchFilter, asked: FilterQuestion, ask: Callable[[FilterQuestion], None]
) -> ft.Control:
    """Return a pill for each question, labelled with its answer if there's one."""
    names = {person.id: called(person.name) for person in data.store.people.all(archived=True)}
    said = {
        FilterQuestion.WHO: names.get(wanted.person, "") if wanted.person is not None else "",
        FilterQuestion.GAME: game_title(data, wanted.game) if wanted.game is not None else "",
        FilterQuestion.WHEN: tr(f"history.since.{wanted.since}") if wanted.since else "",
        FilterQuestion.WHAT: tr(f"history.kind.{wanted.kind}") if wanted.kind else "",
    }
    chips = []
    for question, answer in said.items():
        title, pick = tr(f"history.{question}"), partial(ask, FilterQuestion.NONE if asked is question else question)
        spoken = title if answer else ""
        chips.append(parts.chip(app, answer or title, bool(answer), pick, f"filter-{question}", spoken))
    return parts.wrapped_row(chips)


def _filter_answers(
    app: App, data: Data, wanted: MatchFilter, asked: FilterQuestion, look_for: Callable[[MatchFilter], None]
) -> ft.Control:
    """Return the answers to the open question as pills."""
    answers: Sequence[tuple[str, Any]]
    if asked is FilterQuestion.WHO:
        field, answers = "person", [(called(p.name), p.id) for p in data.store.people.all()][:MAX_CHOICES]
    elif asked is FilterQuestion.GAME:
        games = data.store.statistics.game_counts()[:MAX_CHOICES]
        field, answers = "game", [(game_title(data, each.game), each.game) for each in games]
    elif asked is FilterQuestion.WHEN:
        field, answers = "since", [(tr(f"history.since.{since}"), since) for since in DAYS_BY_CHOICE]
    else:
        field, answers = "kind", [(tr(f"history.kind.{kind}"), kind) for kind in ("played", "kept")]
    nothing = getattr(NO_FILTER, field)
    chips = []
    for n, (label, value) in enumerate([(tr("history.any"), nothing), *answers]):
        pick, chosen = partial(look_for, replace(wanted, **{field: value})), getattr(wanted, field) == value
        chips.append(parts.chip(app, label, chosen, pick, f"{asked}-{n}", tr(f"history.{asked}")))
    return parts.panel(app, parts.wrapped_row(chips), key=f"answers-{asked}")
