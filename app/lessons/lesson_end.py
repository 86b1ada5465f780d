"""The end of a lesson: the win as at a table, the teacher's words, a new player's name and face, the next game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import flet as ft

from app.data import Data
from app.lessons.lesson_hand import LessonHand
from app.lessons.lesson_source import LessonSource
from app.new_table.setup import begin_unlisted_match, first_round
from app.people import store_owner
from app.platform.background import finish_off_loop
from app.table.components.celebration import Winner
from app.table.reducer.state import TableState
from app.table.results.ending import Ending, ending_screen
from app.table.results.result import ResultButton, result_buttons
from app.ui import parts, theme
from app.ui.people.person_fields import PersonFields, PersonForm, fields_height
from app.ui.person_names import owner_name, typed_name
from app.ui.player_faces import bot_names
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_newest
from app.ui.words import join_sentences, tr
from engine.cards import CARD_TEXT
from engine.events import Played
from engine.lessons.order import lessons_in_order
from engine.player_names import WITHOUT_NAME
from engine.rules.reader import load_preset

SECOND_LINE: Final = 24.0  # height of the second line of the longest button


@guarded_component
def LessonEnd(table_state: TableState, source: LessonSource) -> ft.Control:
    """The win at the end of a lesson. A player whose name isn't known yet can enter it here and choose a face.
    Neither has to be done before they go on.
    """
    app = use_app()
    look = app.person_look(WITHOUT_NAME)
    first_face = look.face if look else ""
    newest, edit = use_newest(PersonForm(face=first_face))
    asks, set_asks = ft.use_state(not app.settings.names)
    form = newest()
    game, every = source.lesson.id, lessons_in_order(app.languages)
    name = owner_name(app.settings.names)

    def take_over() -> Callable[[Data], None]:
        """Return a function that stores what was entered: nothing if no name was typed and no other face chosen."""
        now, entered = newest(), typed_name(newest().name)
        if not asks or (not entered and now.face == first_face):
            return lambda data: None
        set_asks(False)
        if entered:
            app.change_setting("names", (entered,))
        return lambda data: store_owner(data, entered, now.face)

    def play_round() -> None:
        store = take_over()
        owner = app.settings.names

        def begin(data: Data) -> str:
            store(data)
            return f"/play/{begin_unlisted_match(data, first_round(game, owner))}"

        app.navigation.create_and_go(begin)

    async def store_and(go: Callable[[], Any]) -> None:
        store = take_over()
        if app.data is not None:
            await finish_off_loop(partial(store, app.data))
        after = go()
        if after is not None:
            await after

    ways = [
        ResultButton(tr("learn.play"), play_round, "lesson-play"),
        *(
            ResultButton(
                tr("learn.next", game=load_preset(to).title),
                partial(store_and, partial(app.navigation.go_to, f"/learn/{to}")),
                "lesson-next",
            )
            for to in every[every.index(game) + 1 :][:1]
        ),
        ResultButton(tr("learn.again"), partial(store_and, source.again), "lesson-again"),
        ResultButton(tr("play.home"), partial(store_and, partial(app.navigation.go_to, "/")), "lesson-home"),
    ]

    def body(width: float, before: Sequence[ft.Control]) -> ft.Control:
        inside: list[ft.Control] = [_teacher_words(app)]
        if asks:
            inside.append(PersonFields(form, edit, tr("learn.you_about")))
        paper = ft.Container(
            parts.stacked(inside, theme.EDGE, wide=True),
            padding=theme.EDGE,
            bgcolor=app.palette.panel,
            **theme.round_corners(theme.PILL_RADIUS),
        )
        stretched = ft.CrossAxisAlignment.STRETCH
        scrolled = ft.Column(
            [*before, paper],
            spacing=theme.SPACE,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=stretched,
            expand=True,
        )
        return ft.Column([scrolled, *result_buttons(app, 0, ways)], spacing=theme.SPACE, horizontal_alignment=stretched)

    def list_height(width: float) -> float:
        inside = width - 2 * theme.EDGE
        room = inside - theme.AVATAR - theme.GAP
        lines = math.ceil(1.1 * theme.text_width(tr("learn.over_about"), theme.BODY) / room)
        words = max(theme.AVATAR, lines * theme.BODY * theme.LINE) + 2 * theme.EDGE + SECOND_LINE
        return words + (fields_height(form, tr("learn.you_about"), inside) + theme.EDGE if asks else 0)

    title, learned = tr("play.hand_won_you"), tr("learn.over", game=source.hand.rules.title)
    won = Winner(
        name,
        tr("people.you"),
        source.lesson.learner_seat,
        is_bot=False,
        card=_last_card(source.hand, source.lesson.learner_seat),
        is_viewer=table_state.celebrates_win,
        trophy=False,
        face=form.face if asks else "",
    )
    ending = Ending(
        "panel-lesson-over",
        title,
        won,
        tr("result.last_own"),
        (_learned_line(app, learned),),
        list_height,
        body,
        spoken=join_sentences((title, learned)),
    )
    return ending_screen(app, table_state, ending)


def _teacher_words(app: App) -> ft.Control:
    """Return the teacher's face and her words."""
    words = parts.styled_text(tr("learn.over_about"), colour=app.palette.text, weight=theme.STRONG, expand=True)
    return ft.Row([parts.bot_portrait(bot_names()[0], theme.AVATAR), words], spacing=theme.GAP)


def _learned_line(app: App, text: str) -> ft.Control:
    """Return the line below the last card. The title speaks it, too."""
    words = parts.styled_text(
        text,
        colour=theme.ON_FELT,
        size=theme.fitting_font_size(theme.NAME, app.text_scale),
        weight=theme.HEAVY,
        align=ft.TextAlign.CENTER,
        max_lines=2,
    )
    paper = ft.Container(
        words,
        padding=ft.Padding.symmetric(horizontal=theme.EDGE, vertical=theme.SPACE),
        bgcolor=theme.WORDS_ON_FELT,
        **theme.round_corners(theme.TAP / 2),
    )
    return ft.Semantics(exclude_semantics=True, content=paper)


def _last_card(hand: LessonHand, seat: int) -> str:
    """Return the last card that a seat played, as its text."""
    played = [
        event.card for step in hand.steps for event in step.events if isinstance(event, Played) and event.seat == seat
    ]
    return CARD_TEXT[played[-1]]
