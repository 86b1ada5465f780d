"""The house rules of a table, as questions with answers to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import flet as ft

from app.new_table.setup import Question, Setup, questions
from app.rules.outline import RARE
from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import render, tr

GROUPS: Final = (
    "start",
    "playing",
    "cards",
    "several",
    "drawing",
    "declaring",
    "finishing",
    "winning",
    "variants",
    RARE,
    "",
)
Change = Callable[[Callable[[Setup], Setup]], None]


def house_rules(app: App, setup: Setup, edit: Change) -> list[ft.Control]:
    """Return the questions of a table in their groups."""
    content: list[ft.Control] = []
    asked = questions(setup)
    for group in (*GROUPS, *sorted({q.group for q in asked} - set(GROUPS))):
        of_group = [q for q in asked if q.group == group and not _leaves_no_choice(q)]
        items = [_question_controls(app, setup, q, edit) for q in of_group]
        if items and group == RARE:
            chosen = any(each.id in setup.options for q in of_group for each in q.options)
            content.append(_FoldedGroup(group, chosen, items))
        elif items:
            content += [
                ft.Container(
                    padding=ft.Padding.only(left=theme.SPACE, top=theme.SPACE),
                    content=parts.quiet_text(app, tr(f"group.{group or 'more'}")),
                ),
                parts.rows(app, items),
            ]
    return content


@guarded_component
def _FoldedGroup(group: str, chosen: bool, items: Sequence[ft.Control]) -> ft.Control:
    """The questions of a group below a heading that shows and hides them; shown at first if one is answered."""
    app = use_app()
    untouched: bool | None = None
    turned, turn = use_value(untouched)
    is_open = chosen if turned is None else turned
    head = parts.expandable_row(app, tr(f"group.{group}"), is_open, lambda: turn(not is_open), f"fold-{group}")
    return parts.rows(app, [head, *(items if is_open else ())])


def _leaves_no_choice(question: Question) -> bool:
    """Return whether a question's only option is the standard rule."""
    return len(question.options) == 1 and bool(question.standard_option)


def _question_controls(app: App, setup: Setup, question: Question, edit: Change) -> ft.Control:
    chosen = next((each.id for each in question.options if each.id in setup.options), "")
    said = {each.id: render(setup.standard_rules.option_message(each)) for each in question.options}
    if len(question.options) == 1:
        option = question.options[0]

        def switch_option(now: Setup) -> Setup:
            return now.with_answer(question.id, "" if option.id in now.options else option.id)

        return parts.switch_row(
            app, said[option.id], bool(chosen), lambda _: edit(switch_option), f"option-{option.id}"
        )
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
