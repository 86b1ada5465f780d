"""The panels over the dimmed table: results, the menu, a question, a rule, or why the match can't go on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Final

import flet as ft

from app.new_table.setup import last_setup
from app.people import USUAL_BOT, begin_match_again
from app.rules.rulebook import rule_block
from app.table.components.panels.log_panel import LogPanel
from app.table.controller import Controller
from app.table.device.device_source import DeviceSource
from app.table.game import MatchFacts, winning_players
from app.table.painter import picture_of
from app.table.panel_kind import CLOSABLE_PANELS, RESULT_PANELS, PanelKind
from app.table.reducer.state import TableState
from app.table.results.result import ResultButton, result_panel
from app.ui import parts
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_code
from app.ui.words import render, tr
from engine.player_names import WITHOUT_NAME
from engine.rules.explain import Sentence
from engine.rules.model import Rules

TEXT_PANELS: Final = (PanelKind.RULE, PanelKind.LOG)  # panels with text only


@guarded_component
def Panel(table_state: TableState, source: DeviceSource, controller: Controller) -> ft.Control:
    """The panel that is open."""
    app = use_app()
    ink, panel, match = app.palette, table_state.panel, table_state.match
    if match is not None and table_state.view is not None:
        whole = panel is PanelKind.MATCH_RESULT
        if panel in RESULT_PANELS:
            return result_panel(app, table_state, whole, _result_buttons(app, match, whole, source), controller)
        if panel is PanelKind.MENU:
            return menu_panel(app, _menu_items(app, match, source, controller), controller)
        if panel in TEXT_PANELS:
            return text_panel(app, table_state, controller)
    rows: list[ft.Control] = []
    if table_state.panel_text:
        rows.append(parts.styled_text(table_state.panel_text, colour=ink.text, align=ft.TextAlign.CENTER))
    if panel is PanelKind.LOST:
        rows.append(parts.pill(app, tr("play.take_over"), source.take_over, "take-over", accent=True))
    if panel is PanelKind.BROKEN:
        rows.append(parts.pill(app, tr("play.try_again"), source.try_again, "try-again", accent=True))
    if panel is PanelKind.RESIGN:
        rows.append(parts.pill(app, tr("play.resign"), source.resign, "resign-sure", danger=True))
        rows.append(parts.pill(app, tr("play.keep_on"), controller.on_panel_closed, "resign-not"))
    else:
        rows.append(parts.pill(app, tr("play.home"), lambda: app.navigation.go_to("/"), "panel-home"))
    title = tr("play.resign_sure" if panel is PanelKind.RESIGN else f"play.{panel}")
    close = controller.on_panel_closed if panel in CLOSABLE_PANELS else None
    return parts.titled_sheet(app, panel, title, rows, close, lines=len(rows))


def text_panel(app: App, table_state: TableState, controller: Controller) -> ft.Control:
    """Return a panel with text only: a rule, or the log."""
    if table_state.panel is PanelKind.LOG or table_state.match is None:
        return LogPanel(table_state.log, picture_of(table_state), controller.on_panel_closed)
    match = table_state.match
    fairness = f"/history/{match.id}/{match.hand_number}/fair" if match.id and match.result is not None else ""
    return rule_panel(
        app,
        table_state.rule_sentences,
        match.rules.chosen_options,
        controller.on_panel_closed,
        controller.on_help_pressed,
        fairness,
    )


def menu_panel(app: App, menu: Sequence[ft.Control], controller: Controller) -> ft.Control:
    """Return the table's menu."""
    items = [parts.rows(app, menu)]
    return parts.titled_sheet(app, "menu", tr("play.menu"), items, controller.on_panel_closed, lines=len(menu))


def rule_panel(
    app: App,
    sentences: Sequence[Sentence],
    rule_keys: Collection[str],
    close: Callable[[], Any],
    all_rules: Callable[[], Any],
    fairness: str = "",
) -> ft.Control:
    """Return the panel with the rules (`sentences`) on something that was tapped. `rule_keys` are the options of this
    table,
    `fairness` is the route of the page on a finished hand's luck, "" for none.
    """
    texts = [render(each.message) for each in sentences]
    items = [
        rule_block(app, text, each.source, each.option in rule_keys)
        for text, each in zip(texts, sentences, strict=True)
    ] or [parts.styled_text(tr("play.no_rule"), colour=app.palette.text)]
    items.append(parts.pill(app, tr("play.all_rules"), all_rules, "rule-all"))
    if fairness:
        items.append(parts.pill(app, tr("fair.title"), partial(app.navigation.go_to, fairness), "was-it-fair"))
    letters = sum(map(len, texts)) + sum(len(each.source) for each in sentences)
    return parts.titled_sheet(app, "rule", tr("play.rule"), items, close, lines=len(items), letters=letters)


def _menu_items(app: App, match: MatchFacts, source: DeviceSource, controller: Controller) -> list[ft.Control]:
    people = app.data.names_of_people() if app.data else ()
    rows = [parts.row(app, tr("play.rules"), controller.on_help_pressed, "menu-rules")]
    if match.rules.chosen_options or match.rules.changed_numbers:
        rows.append(_HouseRules(match.rules))
    for seat, (player, level) in enumerate(zip(match.player_at_seat, match.levels, strict=True)):
        name = match.players[player].name
        if level and name not in people:
            continue
        way, ident, becomes = ("from", "person", "") if level else ("to", "bot", USUAL_BOT)
        rows.append(
            parts.row(
                app,
                tr(f"play.{way}_bot_you") if name == WITHOUT_NAME else tr(f"play.{way}_bot", name=name),
                lambda seat=seat, becomes=becomes: source.give_seat(seat, becomes),
                f"menu-{ident}-{seat + 1}",
                about=tr(f"play.{way}_bot_about"),
            )
        )
    rows += [
        parts.row(app, tr("nav.settings"), lambda: app.navigation.go_to("/settings"), "menu-settings"),
        parts.row(app, tr("play.report"), lambda: app.device.copy(app.make_report()), "menu-report"),
        parts.row(app, tr("play.resign"), controller.on_resign_pressed, "menu-resign", about=tr("play.resign_about")),
        parts.row(app, tr("play.leave"), lambda: app.navigation.go_to("/"), "menu-leave", about=tr("play.leave_about")),
    ]
    return rows


@guarded_component
def _HouseRules(rules: Rules) -> ft.Control:
    """The row that saves the house rules of this table."""
    code = use_code("app.editor.save_house_rules")  # imported later, so that no table waits for the editor
    row: ft.Control = ft.Container() if code is None else code.SaveHouseRules(rules)
    return row


def rematch_label(match: MatchFacts) -> str:
    """Return the label of the button that begins the match again: if you beat bots, the best of them asks for it."""
    rival = next((n for n, rank in enumerate(match.places) if rank == 2 and match.players[n].level), -1)
    if match.resigned or rival < 0 or winning_players(match, True) != [match.own_player]:
        return tr("match.rematch")
    return tr("result.revenge", name=match.players[rival].name)


def _is_first_round(app: App, match: MatchFacts) -> bool:
    """Return whether a match is the round that follows a lesson: nobody has set up a table on this device yet."""
    is_short = match.hand_limit == 1 and len(match.players) == 2 and not match.is_hand_of_day
    return is_short and app.data is not None and last_setup(app.data) is None


def _result_buttons(app: App, match: MatchFacts, whole_match: bool, source: DeviceSource) -> list[ResultButton]:
    """Return the buttons of a result, the most likely one first. There's a review only if the hand has a result."""
    page = f"/history/{match.id}"
    hand = f"{page}/{match.hand_number}"
    if whole_match:
        again = partial(app.navigation.create_and_go, lambda data: f"/play/{begin_match_again(data, match.id)}")
        if _is_first_round(app, match):
            table = partial(app.navigation.go_to, f"/new/{match.rules.id}")
            return [
                ResultButton(tr("learn.again"), again, "rematch"),
                ResultButton(tr("result.proper_table"), table, "result-table"),
                ResultButton(tr("result.home"), lambda: app.navigation.go_to("/"), "result-leave"),
            ]
        first = ResultButton(rematch_label(match), again, "rematch")
    else:
        first = ResultButton(tr("result.next"), source.next_hand, "next-hand")
    look = tr("result.hands" if whole_match else "result.replay")
    ways = [first, ResultButton(look, lambda: app.navigation.go_to(page if whole_match else hand), "result-replay")]
    if match.result is not None:
        review = partial(app.navigation.go_to, f"{hand}/review")
        ways.append(ResultButton(tr("review.short"), review, "result-review", tr("review.ask")))
    leave = tr("result.home" if whole_match else "result.leave")
    return [*ways, ResultButton(leave, lambda: app.navigation.go_to("/"), "result-leave")]
