"""The editor's screen: every card, every answer, and all other rules of an own game, with a preview in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import flet as ft

from app.editor import drafts, trial
from app.editor.card_questions import WorthQuestions, answer_questions, card_questions, group_names
from app.editor.draft import Draft, DraftCheck, check_draft, draft_from_rules, draft_from_text, draft_of_preset
from app.editor.draft_words import GROUPS, Word
from app.editor.questions import Change, HandSizes, word_question
from app.editor.sharing import difference_row, finding_rows, share_panel
from app.game_lookup import load_with_house_rules, own_game, own_game_address
from app.ui import parts, theme
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app, use_newest, use_value
from app.ui.words import render, tr
from engine.player_names import MAX_NAME_LENGTH, clean_name
from engine.rules.explain import explain_rules
from engine.rules.fields import condition_holds
from engine.rules.reader import Rules, RulesError, load_preset, preset_ids, ruleset_text

if TYPE_CHECKING:
    from app.data import Data
    from store.records import OwnGame

OPEN_AT_FIRST: Final = frozenset(["cards"])
NO_ANSWER: Final = ("", "")
MAX_NOTE_LENGTH: Final = 200
MAX_SHOWN_FINDINGS: Final = 2  # shown at once; the next appears when one of them is fixed


@screen
def Editor() -> ft.Control:
    """The screen that edits one game: a new one from a preset (`/new/switch/edit`) or with house rules
    (`/new/switch/edit/runs~deal.9`), or a stored one (`/new/mine-3/edit`).
    """
    app = use_app()
    params = ft.use_route_params()
    game, house_rules = params.get("game", ""), params.get("house_rules", "")
    card, pick_card = use_value("")
    answer, pick_answer = use_value(NO_ANSWER)
    sections_open, open_sections = use_newest(OPEN_AT_FIRST)
    dropping, ask_to_drop = use_value(False)
    resumed, resume = use_value(True)
    kept = ft.use_memo(lambda: _find_stored_game(app, game), [app.data is None, game])
    begun = ft.use_memo(
        lambda: _first_draft_of_route(app, game, kept, house_rules), [app.data is None, game, house_rules]
    )
    earlier = ft.use_memo(
        lambda: drafts.load_draft(app.data, game, kept) if app.data else None, [app.data is None, game]
    )
    newest, edit = use_newest(earlier or begun)
    if app.data is None:
        return parts.loading_page(app, parts.header(app, tr("own.title"), back="/new"))
    if begun is None:
        return parts.not_found_page(app, tr("lost.game"), "/new")
    data = app.data
    draft, opened = newest(), sections_open()

    def change_draft(do: Callable[[Draft], Draft]) -> None:
        edit(do)
        if newest() == begun:
            drafts.drop_draft(data, game)
        else:
            drafts.store_draft(data, game, newest(), kept)

    def toggle_section(section: str) -> None:
        open_sections(lambda now: now ^ {section})

    def start_over() -> None:
        resume(False)
        change_draft(lambda _: begun)

    verdict = check_draft(draft)
    rules = verdict.rules
    content: list[ft.Control] = []
    if earlier is not None and resumed:
        content.append(parts.notice(app, tr("own.unkept"), "own-unkept"))
        content += _confirm(app, start_over, dropping, ask_to_drop)
    content.append(_name_field(app, draft, change_draft))
    if "differs" in opened and verdict.differences:
        content.append(
            parts.rows(app, [difference_row(app, each, n) for n, each in enumerate(verdict.differences, start=1)])
        )
    family = draft.standard_rules.family
    asked = {group: [each for each in words if each.family in ("", family)] for group, words in GROUPS.items()}
    sections: list[tuple[str, Callable[[], list[ft.Control]]]] = []
    if family == "shedding":
        sections.append(("cards", lambda: [card_questions(app, draft, change_draft, card, pick_card)]))
        sections.append(("answers", lambda: answer_questions(app, draft, change_draft, answer, pick_answer)))
    for group, words in asked.items():
        if words:
            sections.append((group, partial(_word_questions, app, draft, change_draft, group, words, rules)))
    sections += [
        ("read", lambda: _rules_preview(app, rules)),
        ("trial", lambda: [trial.Trial(rules)] if rules and verdict.is_sound else []),
        ("share", lambda: [share_panel(app, rules)] if rules else []),
    ]
    for name, build in sections:
        is_open = name in opened
        content.append(
            parts.rows(
                app,
                [
                    parts.expandable_row(
                        app, tr(f"own.section.{name}"), is_open, partial(toggle_section, name), f"section-{name}"
                    )
                ],
                key=f"head-{name}",
            )
        )
        if is_open:
            content += build() or [parts.notice(app, tr("own.mend_first"), "own-mend")]
    fine = verdict.is_sound and not data.store.read_only
    keep = partial(_store_game, app, game, newest) if fine else None
    save, foot = parts.main_button(app, tr("own.keep"), keep, "own-keep", ft.Icons.CHECK_ROUNDED)
    top = parts.stacked(
        [
            parts.header(app, tr("own.title"), back=f"/new/{game}", trailing=save),
            _status_line(
                app,
                draft,
                verdict,
                "differs" in opened,
                partial(toggle_section, "differs"),
                change_draft,
            ),
        ],
        0,
    )
    return parts.sheet(app, top, content, foot=foot)


def _find_stored_game(app: App, game: str) -> OwnGame | None:
    """Return the stored game that is edited; None for a new one."""
    return own_game(app.data, game) if app.data and game not in preset_ids() else None


def _first_draft_of_route(app: App, game: str, stored_game: OwnGame | None, house_rules: str) -> Draft | None:
    """Return the draft to begin with, including house rules in the route; None if there's no such game or it can't be
    read.
    """
    if app.data is None or (stored_game is None and game not in preset_ids()):
        return None
    try:
        if house_rules:
            rules = load_with_house_rules(game, stored_game.text if stored_game else "", house_rules)
            name = rules.name if stored_game else tr("own.first_name", game=rules.title)
            return replace(draft_from_rules(rules, name), stored_id=stored_game.id if stored_game else 0)
        if stored_game is None:
            return draft_of_preset(game, tr("own.first_name", game=load_preset(game).title))
        return draft_from_text(stored_game.text, stored_game.id)
    except RulesError as problem:
        if house_rules:  # the route is wrong, not a stored game
            app.journal.add_line(f"house rules: {problem}"[:MAX_NOTE_LENGTH])
        else:
            app.journal.add_failure(f"own game {game}", problem)
        return None


def _store_game(app: App, game: str, newest: Callable[[], Draft]) -> None:
    draft = newest()

    def store_and_route(data: Data) -> str:
        kept = data.store.games.save_game(draft.name, ruleset_text(draft.rules), draft.stored_id or None)
        drafts.drop_draft(data, game)
        return f"/new/{own_game_address(kept.id)}"

    if check_draft(draft).is_sound:
        app.navigation.create_and_go(store_and_route)


def _confirm(app: App, do: parts.Handler, asked: bool, ask: Callable[[bool], None]) -> list[ft.Control]:
    """Return the button that starts over, or once it has been tapped, the question whether to do so."""
    if not asked:
        return [ft.Row([parts.pill(app, tr("own.over"), partial(ask, True), "own-over", removes=True)])]
    return [
        parts.notice(app, tr("own.over_about"), "own-over-about"),
        parts.wrapped_row(
            [
                parts.pill(app, tr("own.over_sure"), do, "own-over-sure", danger=True),
                parts.pill(app, tr("own.over_not"), partial(ask, False), "own-over-not"),
            ],
            theme.GAP,
        ),
    ]


def _name_field(app: App, draft: Draft, change_draft: Change) -> ft.Control:
    return parts.field(
        app,
        tr("own.name"),
        draft.name,
        lambda said: change_draft(lambda d: replace(d, name=clean_name(said))),
        "own-name",
        longest=MAX_NAME_LENGTH,
    )


def _status_line(
    app: App, draft: Draft, verdict: DraftCheck, is_open: bool, show: Callable[[], Any], change_draft: Change
) -> ft.Control:
    """Return the status line: the number of differences from the standard rules, the button to undo them all, and the
    errors.
    """
    found, ink, large = verdict.differences, app.palette, app.text_scale > theme.LARGE_TEXT
    book = load_preset(draft.base).title
    said = tr("new.changed", count=len(found)) if found else tr("own.as_book", game=book)
    inside: list[ft.Control] = [
        ft.Row(
            [
                parts.tap(
                    ft.Container(
                        height=None if large else theme.TAP,  # lines of large letters are higher
                        padding=ft.Padding.symmetric(
                            vertical=theme.padding_for_finger(theme.BODY, app.text_scale) if large else 0
                        ),
                        expand=True,
                        content=ft.Row(
                            [
                                parts.styled_text(
                                    said,
                                    colour=ink.text,
                                    weight=theme.STRONG,
                                    max_lines=None if large else 2,
                                    expand=True,
                                ),
                                *([parts.open_arrow(app, is_open)] if found else []),
                            ]
                        ),
                    ),
                    show if found else None,
                    "own-differs",
                    said,
                    expanded=is_open,
                    expand=True,
                ),
                parts.ink_button(
                    app,
                    ft.Icons.RESTART_ALT_ROUNDED,
                    tr("new.back_to_book"),
                    (lambda: change_draft(Draft.without_changes)) if draft.own else None,
                    "own-book",
                ),
            ],
            spacing=theme.SPACE,
        ),
        *finding_rows(app, verdict)[:MAX_SHOWN_FINDINGS],
    ]
    return ft.Container(
        padding=ft.Padding.only(left=theme.EDGE, right=theme.SPACE, bottom=theme.SPACE),
        content=parts.stacked(inside, 0),
    )


def _change_value(change_draft: Change, key: str, do: Callable[[Any], Any]) -> None:
    change_draft(lambda draft: draft.with_value(key, do(draft.value(key))))


def _word_questions(
    app: App,
    draft: Draft,
    change_draft: Change,
    group: str,
    words: Sequence[Word],
    rules: Rules | None,
) -> list[ft.Control]:
    """Return the controls for those words of a group that matter under the current rules."""
    groups = group_names(draft)
    context = rules.context_for(0) if rules else None
    items = [
        HandSizes(draft, change_draft)
        if each.key == "numbers.deal"
        else word_question(
            app, each, draft.value(each.key), partial(_change_value, change_draft, each.key), each.key, groups
        )
        for each in words
        if (each.when is None or condition_holds(each.when, draft.value(each.when[0])))
        and (each.field.has_meaning is None or context is None or each.field.has_meaning(context))
        and (each.field_kind != "groups" or groups)
    ]
    content: list[ft.Control] = [parts.rows(app, items, key=f"words-{group}")]
    if group == "winning" and draft.value("scoring.by") in ("held", "winner"):
        content.append(WorthQuestions(draft, change_draft))
    return content


def _rules_preview(app: App, rules: Rules | None) -> list[ft.Control]:
    """Return the rules as players will read them."""
    if rules is None:
        return []
    content: list[ft.Control] = []
    said = explain_rules(rules)
    for group in dict.fromkeys(each.group for each in said):
        lines: list[ft.Control] = [
            parts.styled_text(render(each.message), colour=app.palette.text) for each in said if each.group == group
        ]
        content.append(parts.heading(tr(f"group.{group}"), colour=app.palette.quiet))
        content.append(
            ft.Semantics(
                identifier=f"preview-{group}",
                content=parts.panel(app, parts.stacked(lines, theme.SPACE)),
            )
        )
    return content
