"""The house rules of a table: questions with their answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from app.new_table.setup import Question, Setup, questions
from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.words import render, tr

GROUPS: Final = ("start", "playing", "cards", "several", "drawing", "declaring", "finishing", "")
Change = Callable[[Callable[[Setup], Setup]], None]


def house_rules(app: App, setup: Setup, edit: Change) -> list[ft.Control]:
    """Return the questions by group, each with the effects of its answers."""
    content: list[ft.Control] = []
    asked = questions(setup)
    for group in (*GROUPS, *sorted({q.group for q in asked} - set(GROUPS))):
        items = [_question(app, setup, q, edit) for q in asked if q.group == group and not _leaves_no_choice(q)]
        if items:
            content += [
                ft.Container(
                    padding=ft.Padding.only(left=theme.SPACE, top=theme.SPACE),
                    content=parts.quiet_text(app, tr(f"group.{group or 'more'}")),
                ),
                parts.rows(app, items),
            ]
    return content


def _leaves_no_choice(question: Question) -> bool:
    """Return whether the question has only one answer."""
    return len(question.options) == 1 and bool(question.standard_option)


def _question(app: App, setup: Setup, question: Question, edit: Change) -> ft.Control:
    chosen = next((each.id for each in question.options if each.id in setup.options), "")
    said = {each.id: render(setup.standard_rules.option_message(each)) for each in question.options}
    if len(question.options) == 1:
        option = question.options[0]

        def turn(now: Setup) -> Setup:
            return now.with_answer(question.id, "" if option.id in now.options else option.id)

        return parts.switch_row(app, said[option.id], bool(chosen), lambda _: edit(turn), f"option-{option.id}")
    answers = [("", question.says)] + [(id, text) for id, text in said.items() if id != question.standard_option]
    return parts.stacked(
        [
            parts.radio(
                app,
                text,
                id == chosen,
                lambda id=id: edit(lambda now: now.with_answer(question.id, id)),
                f"option-{id}" if id else f"book-{question.id}",
                about="" if id else tr("new.the_book"),
            )
            for id, text in answers
        ],
        0,
        wide=True,
    )
