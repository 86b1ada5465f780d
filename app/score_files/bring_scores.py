"""The screen that imports score files of other programs: pick a file, see what it has and who is who, import it."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

import flet as ft

from app.history.backup.running_work import progress_notice, use_work
from app.score_files.score_import import PickedScores, ScoreImport, use_score_import
from app.score_files.who_is_who import who_is_who_rows
from app.ui import date_texts, parts, theme
from app.ui.parts.questions import ChoiceOption
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app, use_value
from app.ui.words import join_details, tr

if TYPE_CHECKING:
    from store.exchange.import_plays import ScoreFilePreview

#: The names of the programs whose files are read, by format.
PROGRAMS: Final = {
    "bg-stats": "BG Stats",
    "bgg": "BoardGameGeek",
    "pocket-switch": "Pocket Switch",
    "match-page": "Pocket Switch",
}
REASONS: Final = ("no-players", "too-many-players", "too-many-rounds", "unreadable")
MOST_FIELDS: Final = 12
MOST_GAMES: Final = 5


@screen
def BringScores() -> ft.Control:
    """The screen that imports score files, and lists those that were imported."""
    app = use_app()
    problem, complain = use_value("")
    opened, open_person = use_value("")
    running = use_work(app)
    importing = use_score_import(running, complain)
    top = parts.header(app, tr("bring.title"), back="/keep")
    if app.data is None:
        return parts.loading_page(app, top)
    busy, picked = bool(running.progress.word), importing.picked
    able = not busy and not app.data.store.read_only
    pick = parts.row(
        app,
        tr("keepsakes.pick"),
        importing.pick_and_preview if able else None,
        "bring-pick",
        about=tr("bring.pick_about"),
        leading=ft.Icon(ft.Icons.FOLDER_OPEN_ROUNDED, color=app.palette.text),
    )
    content: list[ft.Control] = [parts.rows(app, [pick])]
    if busy:
        content.append(progress_notice(running))
    if problem:
        content.append(parts.notice(app, problem, "bring-problem"))
    if picked is not None and not busy:
        content += _preview_sections(app, picked, importing)
        if picked.preview.new or picked.preview.restores_matches:
            content += who_is_who_rows(app, picked, importing.choose_person, opened, open_person)
            content.append(
                ft.Row(
                    [
                        parts.pill(
                            app, tr("keepsakes.take"), importing.import_file, "bring-take", accent=True, expand=True
                        ),
                        parts.pill(app, tr("keepsakes.not"), importing.forget_file, "bring-not"),
                    ],
                    spacing=theme.GAP,
                )
            )
    elif importing.brought and not busy:
        content += _imported_files_section(app, importing)
    return parts.sheet(app, top, content)


def _preview_sections(app: App, picked: PickedScores, importing: ScoreImport) -> list[ft.Control]:
    """Return the sections that say what a file has, which fields are stored but not shown, and what isn't imported."""
    preview, file = picked.preview, picked.preview.file
    games = [each.name or tr("keep.free") for each in preview.games]
    more = [f"+{len(games) - MOST_GAMES}"] if len(games) > MOST_GAMES else []
    lines = [
        ("source", tr("bring.source"), _program_name(file.format)),
        ("new", tr("keepsakes.matches_new"), str(len(preview.new))),
        ("known", tr("keepsakes.matches_known"), str(len(preview.known)) if preview.known else ""),
        ("back", tr("bring.back"), str(len(preview.removed)) if preview.restores_matches else ""),
        ("played", tr("bring.played"), _date_range_text(preview)),
        ("games", tr("bring.games"), ", ".join([*games[:MOST_GAMES], *more])),
        ("rounded", tr("bring.rounded"), str(preview.rounded) if preview.rounded else ""),
    ]
    content = parts.section(
        app, tr("keepsakes.look"), [_titled_line(app, key, title, text) for key, title, text in lines if text]
    )
    if not preview.new and not preview.restores_matches:
        content.append(parts.notice(app, tr("keepsakes.nothing"), "bring-nothing"))
    if file.ambiguous or file.date_order == "mdy":
        options = [ChoiceOption("dmy", tr("bring.dates_dmy")), ChoiceOption("mdy", tr("bring.dates_mdy"))]
        choice = parts.choices(
            app,
            tr("bring.dates"),
            options,
            file.date_order,
            partial(importing.preview_file, picked.content),
            "bring-dates",
        )
        content.append(parts.rows(app, [choice]))
    if file.unread:
        fields = [f"{field} ({many})" for field, many in Counter(file.unread).most_common(MOST_FIELDS)]
        more = ["…"] if len(file.unread) > MOST_FIELDS else []
        text = parts.quiet_text(app, ", ".join([*fields, *more]))
        content += parts.section(
            app, tr("bring.unread"), [ft.Semantics(identifier="bring-unread", content=parts.padded(text))]
        )
    if preview.left_out:
        many = Counter(each.reason for each in preview.left_out)
        left = [
            _titled_line(app, reason, tr(f"bring.{reason.replace('-', '_')}"), str(many[reason]))
            for reason in REASONS
            if many[reason]
        ]
        content += parts.section(app, tr("bring.left_out"), left)
    return content


def _titled_line(app: App, key: str, title: str, text: str) -> ft.Control:
    """Return a title and a text beside it, or below it if the text is long."""
    said = parts.styled_text(text, colour=app.palette.text, weight=theme.HEAVY)
    row = ft.Row(
        [parts.styled_text(title, colour=app.palette.text), said],
        wrap=True,
        spacing=theme.GAP,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    room = ft.Padding.symmetric(vertical=theme.SPACE, horizontal=theme.EDGE)
    return ft.Semantics(identifier=f"bring-{key}", content=ft.Container(padding=room, content=row))


def _program_name(format: str) -> str:
    return PROGRAMS.get(format) or tr("bring.table")


def _date_range_text(preview: ScoreFilePreview) -> str:
    """Return the first and the last date of a file as text, "" without dates."""
    days = [date_texts.full_date(datetime.fromisoformat(each).date()) for each in preview.dates if each]
    return " – ".join(dict.fromkeys(days))


def _imported_files_section(app: App, importing: ScoreImport) -> list[ft.Control]:
    """Return the section of the files imported so far, each with a button that undoes it."""
    rows = []
    for number, each in enumerate(importing.brought):
        days = dict.fromkeys((date_texts.date_text(each.first), date_texts.date_text(each.last)))
        about = join_details((str(each.matches), " – ".join(days)))
        undo = parts.pill(app, tr("bring.undo"), partial(importing.undo_import, each.digest), f"bring-undo-{number}")
        caption = parts.caption(app, _program_name(each.format), about, expand=True)
        rows.append(parts.padded(ft.Row([caption, undo], spacing=theme.GAP)))
    return parts.section(app, tr("bring.brought"), rows)
