"""The screen of a lesson: the table with the teacher's text, and a panel at the end."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from app.lessons.banner import (
    TeacherBubble,
    TeacherSpeech,
    TeacherStrip,
    bubble_height,
    is_crowded,
    is_strip,
    message_box,
    strip_size,
    table_size,
)
from app.lessons.lesson_end import LessonEnd
from app.lessons.lesson_picture import lesson_picture
from app.lessons.lesson_source import LessonSource
from app.table.components.message_line import message_line
from app.table.components.panels.log_panel import LogPanel
from app.table.components.table import Table, table_look
from app.table.controller import Controller
from app.table.layout.own_hand import Box
from app.table.layout.table_layout import layout_of_picture
from app.table.open_table import use_log
from app.table.panel_kind import PanelKind
from app.table.panels import rule_panel
from app.table.picture import ButtonKind, Picture
from app.table.reducer.state import TableState
from app.ui import parts, theme
from app.ui.screens import screen
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_keyboard, use_running, use_value
from app.ui.words import tr
from engine.lessons.lesson import load_lesson
from engine.lessons.order import lesson_ids

HEAD = 96.0  # height of a panel without its rows; ROW is that of a row
ROW = 66.0


@screen
def GuidedHand() -> ft.Control:
    """The screen of the lesson whose game is in the route."""
    app = use_app()
    game = ft.use_route_params().get("game", "")
    shown, show = use_value(TableState())
    known = game in lesson_ids()
    source = ft.use_memo(lambda: LessonSource(app, load_lesson(game if known else lesson_ids()[0])), [game])
    controller = ft.use_memo(lambda: Controller(app, source, show, lesson_picture), [source])
    drawn = ft.use_memo(lambda: lesson_picture(shown), [shown])
    letter = ft.use_memo(lambda: parts.measure_letters(app), [])
    number = lesson_ids().index(game) + 1 if known and app.data is not None else 0
    use_running(app, number, source.run)
    use_keyboard(app, f"/learn/{game}", controller.on_key_pressed)
    use_log(app, controller)
    if not known:
        return parts.not_found_page(app, tr("lost.game"), "/learn")
    teaching = shown.teaching
    if drawn is None or teaching is None:
        return parts.felt(app, letter)
    picture, beside, behind = drawn, is_strip(app), bool(shown.panel)
    again = source.say_again if teaching.is_answer else None
    told = TeacherSpeech(
        teaching.sentence, teaching.spoken_sentence, teaching.teacher, teaching.step, teaching.steps, again
    )
    room = table_size(app) if beside else app.size
    look = replace(
        table_look(app),
        shows_message=not beside and not is_crowded(app),
        lesson_height=0.0 if beside else bubble_height(app),
    )
    # Without room for all buttons, LEAVE and DRAW are left out: the menu and the stock do the same.
    left_out = [ButtonKind.LEAVE] if app.size.is_low_landscape and app.size.width < theme.WIDE_SCREEN else []
    left_out += [ButtonKind.DRAW] if layout_of_picture(picture, room, look).compact else []
    picture = replace(picture, buttons=tuple(button for button in picture.buttons if button.id.kind not in left_out))
    if beside:
        happened = message_line(picture, message_box(app), room, look, controller, sideways=True, handle=True)
        said, box = TeacherStrip(told, happened.build_control()), Box(0, 0, 0, 0)
    else:
        layout = layout_of_picture(picture, room, look)
        box = layout.lesson
        meant = [spot.x for card, spot in zip(picture.hand, layout.hand.spots, strict=True) if card.suggested]
        said = TeacherBubble(told, box, meant[0] if meant else -1)
    table = ft.Container(Table(picture, look, room, controller, controller, behind), top=0)
    table.left = strip_size(app).width if beside else 0
    # The strip is at the left in every language, like the table's sides.
    spoken = ft.Container(ft.Semantics(content=said, exclude_semantics=behind), left=box.left, top=box.top)
    layers: list[ft.Control] = [letter, *([spoken, table] if beside else [table, spoken])]
    if shown.panel:
        layers.append(Panel(shown, drawn, source, controller))
    return ft.Semantics(
        identifier="lesson", content=ft.Stack(layers, width=app.size.width, height=app.size.height), expand=True
    )


@guarded_component
def Panel(table_state: TableState, picture: Picture, source: LessonSource, controller: Controller) -> ft.Control:
    """The panel that is open over the table of a lesson."""
    app = use_app()
    if table_state.panel is PanelKind.RULE:
        return rule_panel(app, table_state.rule_sentences, (), controller.on_panel_closed, controller.on_help_pressed)
    if table_state.panel is PanelKind.LOG:
        return LogPanel(table_state.log, picture, controller.on_panel_closed)
    if table_state.panel is PanelKind.MENU:
        items = [
            parts.row(app, tr("learn.again"), source.again, "menu-again"),
            parts.row(app, tr("play.rules"), controller.on_help_pressed, "menu-rules"),
            parts.row(app, tr("learn.all"), partial(app.navigation.go_to, "/learn"), "menu-lessons"),
            parts.row(app, tr("learn.skip"), source.leave, "menu-leave", about=tr("learn.skip_about")),
        ]
        high = HEAD + ROW * len(items)
        return parts.titled_panel(
            app, tr("learn.title"), "menu", [parts.rows(app, items)], controller.on_panel_closed, height=high
        )
    return LessonEnd(table_state, source)
