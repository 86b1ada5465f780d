"""The terms of a sheet: length, what counts, cost of penalties, ties."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import flet as ft

from app.new_table.house_rules import house_rules
from app.preferences import LONGEST_NAME, clean_typed_name
from app.scoresheet.agreement import Agreement
from app.scoresheet.begin.counting import counting_questions, fitting_terms, target_field
from app.scoresheet.header import counting_words
from app.scoresheet.templates import own_templates, remove_template, save_template
from app.ui import parts, theme
from app.ui.numbers import points_text
from app.ui.parts import ChoiceOption
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr
from engine.rules.numbers import NUMBER_BOUNDS
from engine.rules.reader import RulesError
from engine.scoresheet.terms import MOST_LIVES, Points, Terms

ROUNDS: Final = (0, 3, 5, 10, 15)
MINUTES: Final = (0, 30, 60, 90)
COSTS: Final = (0, 1, 5, 10, 20, 50)
TARGETS: Final = (0, 50, 100, 250, 500, 1000)
COUNTS: Final = ("points", "hands", "lives")
LIVES: Final = 3
Change = Callable[[Callable[[Agreement], Agreement]], None]


def term_questions(
    app: App, agreed: Agreement, edit: Change, ruled: bool, open_rules: Callable[[bool], None]
) -> list[ft.Control]:
    """Return the questions about the chosen sheet: all terms of a free one, house rules of one with a ruleset. With
    `ruled`, the rarer ones are open.
    """
    if not agreed.game:
        return [parts.rows(app, _free_sheet_questions(app, agreed, edit, ruled, open_rules))]
    try:
        terms = agreed.terms
    except RulesError:
        return []

    def change_agreement(do: Callable[[Agreement], Agreement]) -> None:
        # What another sheet is asked is none of one that was taken since.
        edit(lambda now: do(now) if now.game == agreed.game else now)

    items: list[ft.Control] = [
        parts.choices(
            app,
            tr("new.how_long"),
            [ChoiceOption(n, tr("keep.rounds_n", count=n) if n else tr("new.to_target")) for n in ROUNDS],
            agreed.rounds if agreed.rounds in ROUNDS else 0,
            lambda n: change_agreement(lambda now: replace(now, rounds=n)),
            "keep-length",
        )
    ]
    if terms.target and terms.counts != "lives":
        step = 10 if terms.target >= 40 else 1
        items.append(
            parts.stepper(
                app,
                tr(f"new.target_{terms.counts}"),
                int(terms.target),
                (1, NUMBER_BOUNDS["target"][1]),
                lambda do: change_agreement(lambda now: _with_target(now, do)),
                "keep-target",
                step=step,
            )
        )
    items.append(_ties_question(app, agreed.ties, lambda ties: change_agreement(lambda now: replace(now, ties=ties))))
    if terms.counts == "points":
        items.append(
            _penalty_questions(
                app, agreed.penalty, lambda cost: change_agreement(lambda now: replace(now, penalty=cost))
            )
        )
    changed = len(agreed.options)
    items.append(
        parts.expandable_row(
            app,
            tr("new.house_rules"),
            ruled,
            lambda: open_rules(not ruled),
            "keep-rules",
            about=tr("new.changed", count=changed) if changed else tr("keep.house_rules_about"),
        )
    )
    found: list[ft.Control] = [parts.rows(app, items)]
    if ruled:
        found += house_rules(
            app, agreed.table_setup, lambda do: change_agreement(lambda now: now.with_setup(do(now.table_setup)))
        )
    return found


def _with_target(agreed: Agreement, do: Callable[[int], int]) -> Agreement:
    """Return the agreement with another target; none if its length is in rounds."""
    target = int(agreed.terms.target)
    return agreed.with_setup(agreed.table_setup.with_number("target", do(target))) if target else agreed


def _free_sheet_questions(
    app: App, agreed: Agreement, edit: Change, opened: bool, open_more: Callable[[bool], None]
) -> list[ft.Control]:
    """Return the questions about a free sheet; those about other ways to count if they are `opened`."""
    free = agreed.free

    def change_terms(do: Callable[[Terms], Terms]) -> None:
        edit(lambda now: replace(now, free=do(now.free)))

    def change_free_terms(**values: Any) -> None:
        edit(lambda now: replace(now, free=_with_free_values(now.free, values)))

    def ask_choice(key: str, options: list[ChoiceOption], about: str = "") -> ft.Control:
        return parts.choices(
            app, tr(f"keep.ask.{key}"), options, getattr(free, key), lambda value: change_free_terms(**{key: value}),
            f"free-{key}", about=about,
        )  # fmt: skip

    counts = [ChoiceOption(what, tr(f"keep.ask.counts_{what}")) for what in COUNTS]
    targets = [ChoiceOption(n, points_text(n) if n else tr("keep.none")) for n in TARGETS]
    items = [
        ft.Container(
            padding=theme.EDGE,
            content=parts.field(
                app,
                tr("keep.title"),
                free.name,
                lambda text: change_free_terms(name=clean_typed_name(text)),
                "free-name",
                longest=LONGEST_NAME,
            ),
        ),
        ask_choice(
            "entry", [ChoiceOption(way, tr(f"keep.way.{way}")) for way in ("points", "places", "winner", "tally")]
        ),
        *([ask_choice("counts", counts)] if free.entry != "tally" else []),
        *([_lives_question(app, free, edit)] if free.counts == "lives" else []),
        ask_choice("wins", [ChoiceOption("high", tr("keep.wins.high")), ChoiceOption("low", tr("keep.wins.low"))]),
        *(
            []
            if free.counts == "lives"
            else [
                ask_choice("target", targets),
                target_field(app, free.target, lambda target: change_free_terms(target=target)),
            ]
        ),
        ask_choice("rounds", [ChoiceOption(n, str(n) if n else tr("keep.none")) for n in ROUNDS]),
        ask_choice(
            "minutes", [ChoiceOption(n, tr("keep.minutes", count=n) if n else tr("keep.none")) for n in MINUTES]
        ),
        parts.switch_row(app, tr("keep.ask.half"), free.half, lambda on: change_free_terms(half=on), "free-half"),
        parts.switch_row(
            app,
            tr("keep.ask.collects"),
            free.collects,
            lambda on: change_free_terms(collects=on),
            "free-collects",
            about=tr("keep.ask.collects_about"),
        ),
        *([ask_choice("out_at", targets)] if free.counts == "points" else []),
        *(
            [_penalty_questions(app, free.penalty, lambda cost: change_free_terms(penalty=cost))]
            if free.counts == "points"
            else []
        ),
        parts.choices(
            app,
            tr("keep.ask.deal"),
            [
                *(ChoiceOption(way, tr(f"keep.ask.deal_{way}")) for way in ("left", "right", "stays")),
                *(ChoiceOption(who, tr(f"keep.ask.starts_{who}")) for who in ("winner", "loser")),
            ],
            free.counting.dealt_by or free.deal,
            lambda way: change_terms(lambda now: _with_next_dealer(now, way)),
            "free-deal",
        ),
        _ties_question(app, free.ties, lambda ties: change_free_terms(ties=ties)),
    ]
    if free.entry == "tally":
        items.append(
            parts.switch_row(
                app,
                tr("keep.ask.at_once"),
                free.ends_mid_round,
                lambda on: change_free_terms(ends_mid_round=on),
                "free-at-once",
            )
        )
    items.append(
        parts.expandable_row(
            app,
            tr("keep.more_ways"),
            opened,
            lambda: open_more(not opened),
            "keep-more-ways",
            about=counting_words(free) or tr("keep.more_ways_about"),
        )
    )
    if opened:
        items += counting_questions(app, free, change_terms)
    items.append(TemplateRow(free))
    return items


def _with_next_dealer(free: Terms, way: Any) -> Terms:
    """Return the terms with another rule for who deals next: a direction, or by the result of a round."""
    if way in ("winner", "loser"):
        return replace(free, counting=replace(free.counting, dealt_by=way))
    return replace(free, deal=way, counting=replace(free.counting, dealt_by=""))


@guarded_component
def TemplateRow(free: Terms) -> ft.Control:
    """The row that saves the terms under their name, or removes those that were saved."""
    app = use_app()
    changes, redraw = use_value(0)
    data = app.data
    assert data is not None

    def save() -> None:
        if not free.name:
            app.device.show_message(tr("keep.template_needs_name"))
            return
        if not save_template(data, free):
            app.device.show_message(tr("keep.template_full"))
        redraw(changes + 1)

    def remove() -> None:
        remove_template(data, free.name)
        redraw(changes + 1)

    if free in own_templates(data):
        about = tr("keep.template_remove_about")
        return parts.row(
            app, tr("keep.template_remove"), remove, "template-remove", about=about, trailing=ft.Container()
        )
    about = tr("keep.template_save_about")
    return parts.row(app, tr("keep.template_save"), save, "template-save", about=about, trailing=ft.Container())


def _with_free_values(free: Terms, values: dict[str, Any]) -> Terms:
    changed = fitting_terms(replace(free, **values))
    if changed.entry == "tally":
        changed = replace(changed, counts="points")
    if changed.counts == "lives":  # what ends such a match is lives alone
        changed = replace(changed, lives=changed.lives or LIVES, target=0, out_at=0)
    return fitting_terms(changed)


def _lives_question(app: App, free: Terms, edit: Change) -> ft.Control:
    def change_lives(do: Callable[[int], int]) -> None:
        edit(lambda now: replace(now, free=replace(now.free, lives=do(now.free.lives))))

    return parts.stepper(
        app,
        tr("keep.ask.lives"),
        free.lives,
        (1, MOST_LIVES),
        change_lives,
        "free-lives",
        about=tr("keep.ask.lives_about"),
    )


def _penalty_questions(app: App, penalty: Points, change: Callable[[Any], object]) -> ft.Control:
    return parts.choices(
        app,
        tr("keep.ask.penalty"),
        [ChoiceOption(n, points_text(n) if n else tr("keep.ask.penalty_none")) for n in COSTS],
        penalty,
        change,
        "keep-penalty",
        about=tr("keep.ask.penalty_about"),
    )


def _ties_question(app: App, ties: str, change: Callable[[Any], object]) -> ft.Control:
    return parts.choices(
        app,
        tr("keep.ask.ties"),
        [ChoiceOption("shared", tr("keep.ask.ties_shared")), ChoiceOption("play-on", tr("keep.ask.ties_play-on"))],
        ties,
        change,
        "keep-ties",
    )
