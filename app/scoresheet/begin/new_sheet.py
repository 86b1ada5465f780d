"""Beginning a score sheet: who plays, and how points count. Beginning one like the last takes one tap."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import flet as ft

from app.game_lookup import own_game_address, readable_games
from app.people import pickable_names
from app.preferences import LONGEST_NAME
from app.scoresheet.agreement import (
    FREE,
    Agreement,
    begin_sheet,
    default_agreement,
    last_agreement,
    missing_for_start,
    sheet_name,
)
from app.scoresheet.begin.people import people_to_pick
from app.scoresheet.begin.terms import Change, term_questions
from app.scoresheet.header import length_text
from app.scoresheet.templates import TEMPLATES, own_templates, template_terms
from app.ui import parts
from app.ui.person_names import typed_name
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app, use_newest, use_value
from app.ui.words import join_details, join_phrases, join_sentences, render, tr
from engine.player_names import first_confusable
from engine.rules.reader import RulesError, load_preset, preset_ids
from engine.scoresheet.terms import Terms

MOST_TILES: Final = 30  # of those one has played with; who plays is among them or after them
NOBODY: Final[tuple[str, ...]] = ()


@screen
def NewSheet() -> ft.Control:
    """The screen with people, the sheet, and the button that begins."""
    app = use_app()
    known = pickable_names(app.data) if app.data else ()
    last = last_agreement(app.data) if app.data else None
    newest, edit = use_newest((last or default_agreement(known)) if app.data else None)
    added, add = use_newest(NOBODY)
    typed, type_name = use_value("")
    fresh, refresh = use_value(0)
    opened, open_game = use_value(False)
    ruled, open_rules = use_value(False)
    listed, list_templates = use_value(False)
    if app.data is None:
        return parts.loading_page(app, parts.header(app, tr("home.keep"), back="/"))
    agreed = newest()
    pool = tuple(dict.fromkeys((*known[:MOST_TILES], *agreed.people, *added())))  # who plays is always in sight
    wrong = missing_for_start(agreed)

    def add_name(text: str) -> None:
        typed = typed_name(text)
        name = first_confusable(typed, (*pool, *known)) or typed
        if name and name not in newest().people:
            add(lambda names: (*names, name))
            edit(lambda now: now.with_toggled(name))
        type_name("")
        refresh(fresh + 1)

    def begin_and_show() -> None:
        now = newest()
        if not missing_for_start(now):
            app.navigation.create_and_go(lambda data: f"/sheet/{begin_sheet(data, now)}")

    said = join_sentences((tr("keep.start"), sheet_name(agreed), join_phrases(agreed.people)))
    trailing, foot = parts.main_button(
        app, tr("keep.start"), None if wrong else begin_and_show, "keep-start", ft.Icons.EDIT_NOTE_ROUNDED, spoken=said
    )
    add_typed = partial(add_name, typed) if typed_name(typed) else None
    content: list[ft.Control] = [
        parts.heading(tr("keep.who"), colour=app.palette.quiet),
        parts.panel(
            app,
            parts.stacked(
                [
                    people_to_pick(app, pool, agreed, edit),
                    parts.field(
                        app,
                        tr("settings.name"),
                        typed,
                        type_name,
                        "keep-name",
                        longest=LONGEST_NAME,
                        submit=add_name,
                        key=f"keep-name-{fresh}",
                        beside=parts.pill(app, tr("settings.add_name"), add_typed, "keep-add"),
                    ),
                    parts.quiet_text(app, tr("keep.who_about")),
                ]
            ),
        ),
        parts.heading(tr("keep.sheet"), colour=app.palette.quiet),
        _chosen_sheet(app, agreed, opened, open_game),
    ]
    if opened:
        content.append(_sheet_choices(app, agreed, edit, open_game, listed, list_templates))
    content += term_questions(app, agreed, edit, ruled, open_rules)
    # Where no sheet has been begun yet, scores from elsewhere come first.
    content.insert(len(content) if last else 0, _bring_scores(app))
    if wrong:
        content.insert(0, parts.notice(app, wrong, "keep-problem"))
    return parts.sheet(app, parts.header(app, tr("home.keep"), back="/", trailing=trailing), content, foot=foot)


def _bring_scores(app: App) -> ft.Control:
    """Return the row that leads to score files of other programs."""
    return parts.rows(
        app,
        [
            parts.row(
                app,
                tr("bring.title"),
                lambda: app.navigation.go_to("/keep/bring"),
                "keep-bring",
                about=tr("bring.about"),
                leading=ft.Icon(ft.Icons.FOLDER_OPEN_ROUNDED, color=app.palette.text),
            )
        ],
    )


def _chosen_sheet(app: App, agreed: Agreement, opened: bool, open_game: Callable[[bool], None]) -> ft.Control:
    """Return the chosen sheet with a line about it."""
    try:
        about = describe_terms(agreed.terms)
    except RulesError as wrong:
        about = wrong.reason
    return parts.rows(
        app,
        [
            parts.expandable_row(
                app, sheet_name(agreed), opened, lambda: open_game(not opened), "sheet-chosen", about=about
            )
        ],
    )


def describe_terms(terms: Terms) -> str:
    """Return how a sheet counts, in one line."""
    words = [tr(f"keep.entry.{terms.entry}")]
    if terms.counts == "points" and not terms.counting.down:
        words.append(tr(f"keep.wins.{terms.wins}"))
    if terms.counting.balanced:
        words.append(tr("keep.balanced"))
    return join_details([*words, length_text(terms) or tr("keep.open_end")])


def _sheet_choices(
    app: App,
    agreed: Agreement,
    edit: Change,
    open_game: Callable[[bool], None],
    listed: bool,
    list_templates: Callable[[bool], None],
) -> ft.Control:
    assert app.data is not None
    own_ones, known = own_templates(app.data), {each: template_terms(each) for each in TEMPLATES}
    of_template = not agreed.game and agreed.free in (*own_ones, *known.values())

    def pick_sheet(game: str, own: str = "") -> None:
        edit(lambda now: replace(now, free=FREE) if of_template and not game else now.with_game(game, own))
        open_game(False)

    def pick_template(terms: Terms) -> None:
        edit(lambda now: replace(now.with_game(""), free=terms))
        open_game(False)

    def template_row(terms: Terms, ident: str) -> ft.Control:
        chosen = not agreed.game and agreed.free == terms
        return parts.radio(app, terms.name, chosen, partial(pick_template, terms), ident, about=describe_terms(terms))

    def sheet_row(name: str, about: str, game: str, own: str = "") -> ft.Control:
        ident = f"sheet-{game or 'free'}"
        chosen = agreed.game == game and not (of_template and not game)
        return parts.radio(app, name, chosen, partial(pick_sheet, game, own), ident, about=about)

    items = [
        sheet_row(
            own.name, tr("own.made_of", game=load_preset(rules.base_preset).title), own_game_address(own.id), own.text
        )
        for own, rules in readable_games(app)  # who keeps rules of their own plays by them
    ]
    items.append(sheet_row(tr("keep.free"), tr("keep.free_about"), ""))
    items.append(
        parts.expandable_row(
            app,
            tr("keep.templates"),
            listed,
            lambda: list_templates(not listed),
            "sheet-templates",
            about=tr("keep.templates_about"),
        )
    )
    if listed:
        items += [template_row(terms, f"own-template-{n}") for n, terms in enumerate(own_ones)]
        by_name = sorted(known.items(), key=lambda item: item[1].name.casefold())
        items += [template_row(terms, f"template-{each}") for each, terms in by_name]
    for game in preset_ids():
        rules = load_preset(game)
        items.append(sheet_row(render(rules.title), describe_terms(Agreement(agreed.people, game).terms), game))
    return parts.rows(app, items)
