"""The list of lessons."""

from __future__ import annotations

from functools import partial

import flet as ft

from app.stored.lessons import finished_lessons
from app.ui import parts
from app.ui.screens import screen
from app.ui.window.hooks import use_app
from app.ui.words import render, tr
from engine.lessons.lesson import load_lesson
from engine.lessons.order import lessons_in_order
from engine.rules.reader import load_preset


@screen
def Lessons() -> ft.Control:
    """The screen with all lessons; those finished on this device are ticked."""
    app = use_app()
    done = finished_lessons(app.data.key_values) if app.data else ()
    items: list[ft.Control] = []
    for id in lessons_in_order(app.languages):
        about = tr("learn.steps", count=len(load_lesson(id).question_steps))
        if id in done:
            about = tr("learn.learned", about=about)
        name = render(load_preset(id).title)
        items.append(parts.row(app, name, partial(app.navigation.go_to, f"/learn/{id}"), f"lesson-{id}", about=about))
    top = parts.header(app, tr("learn.title"), back="/")
    return parts.sheet(app, top, [parts.quiet_text(app, tr("learn.about")), parts.rows(app, items)])
