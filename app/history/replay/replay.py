"""The screen that replays a hand step by step, from any seat, with all cards revealed."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from app.history.replay.replay_picture import replay_picture
from app.history.replay.replay_source import ReplaySource
from app.history.replay.replayed_hand import ReplayedHand, find_match_and_hand, replay_hand
from app.history.replay.review import costly_step_marks
from app.table.components.table import Table, table_look
from app.table.controller import Controller
from app.table.open_table import use_log
from app.table.panel_kind import PanelKind
from app.table.panels import text_panel
from app.table.reducer.state import TableState
from app.table.source import Playback
from app.ui import parts, theme
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_app, use_running, use_value
from app.ui.words import render, tr
from engine.messages.errors import TextError
from engine.rules.reader import parse_rules
from store.records import StoredMatch

BAR_HEIGHT = 60
BARS_HEIGHT = BAR_HEIGHT + theme.TAP
MIN_TABLE_HEIGHT = 250.0  # least height of the table; if the bar leaves less, the screen scrolls
MIN_BAR_WIDTH = 480.0  # least width of a bar with all buttons beside the slider
MENU_HEAD_HEIGHT = 96.0  # height of the menu without its rows; MENU_ROW_HEIGHT is that of a row
MENU_ROW_HEIGHT = 66.0


@screen
def Replay() -> ft.Control:
    """The screen that replays the hand in the route."""
    return _replay_screen(at_once=False)


@screen
def Reviewed() -> ft.Control:
    """The screen that replays the hand in the route and reviews it at once."""
    return _replay_screen(at_once=True)


def _replay_screen(at_once: bool) -> ft.Control:
    app = use_app()
    params = ft.use_route_params()
    match_id, number = params.get("match_id", ""), params.get("hand", "")
    back = f"/history/{match_id}"
    found = ft.use_memo(lambda: find_match_and_hand(app, match_id, number), [app.data is None, match_id, number])
    hand = ft.use_memo(lambda: replay_hand(app, *found) if found else None, [found and found[1].id])
    if app.data is None:
        return parts.loading_page(app, parts.header(app, tr("replay.title"), back=back))
    if found is None:
        return parts.not_found_page(app, tr("lost.hand"), back)
    if hand is None:
        top = parts.header(app, _game_title(found[0]), back=back)
        return parts.sheet(app, top, [parts.notice(app, tr("replay.unreadable"), "replay-error")])
    return ReplayTable(hand, at_once)


@guarded_component
def ReplayTable(hand: ReplayedHand, at_once: bool) -> ft.Control:
    """The table of a replay, with the bar of steps below it and the open panel over it."""
    app = use_app()
    shown, show = use_value(TableState())
    source = ft.use_memo(lambda: ReplaySource(app, hand), [hand])
    controller = ft.use_memo(lambda: Controller(app, source, show, replay_picture), [source])
    picture = ft.use_memo(lambda: replay_picture(shown), [shown])
    playback = shown.playback

    def show_and_review() -> None:
        source.show_deal()
        if at_once:
            source.start_review()

    ft.use_effect(show_and_review, [source])
    use_running(app, hand.stored.id if playback and playback.reviewing else 0, source.value_decisions)
    use_log(app, controller)
    letter = parts.measure_letters(app)
    if picture is None or playback is None:
        return parts.felt(app, letter)
    size = app.size
    bar = BAR_HEIGHT if size.is_low_landscape else BARS_HEIGHT
    left = size.height - bar - size.bottom
    room = replace(size, height=max(left, MIN_TABLE_HEIGHT), bottom=0)
    table = ft.Column(
        [
            Table(picture, table_look(app), room, controller, None, bool(shown.panel)),
            _step_bar(app, playback, source, bar),
        ],
        spacing=0,
        expand=True,
        scroll=ft.ScrollMode.AUTO if left < MIN_TABLE_HEIGHT else None,
    )
    layers: list[ft.Control] = [letter, table]
    if shown.panel is PanelKind.MENU:
        layers.append(_menu_panel(app, source, controller, bar))
    elif shown.panel:
        layers.append(text_panel(app, shown, controller))
    return ft.Semantics(identifier="replay", expand=True, content=ft.Stack(layers, expand=True))


def _menu_panel(app: App, source: ReplaySource, controller: Controller, bar: float) -> ft.Control:
    """Return the replay's menu."""
    hand = source.hand

    async def copy_notation() -> None:
        await controller.on_panel_closed()
        await app.device.copy(hand.stored.notation, above=bar)

    async def open_review() -> None:
        await controller.on_panel_closed()
        source.toggle_review()

    items = [
        parts.row(app, tr("play.rules"), controller.on_help_pressed, "menu-rules"),
        parts.row(app, tr("review.ask"), open_review, "menu-review"),
        parts.row(
            app,
            tr("fair.title"),
            partial(app.navigation.go_to, f"/history/{hand.match.id}/{hand.stored.number}/fair"),
            "menu-fair",
        ),
        parts.row(app, tr("replay.copy"), copy_notation, "replay-copy"),
        parts.row(app, tr("keep.look"), controller.on_back_pressed, "menu-match"),
        parts.row(app, tr("play.home"), partial(app.navigation.go_to, "/"), "menu-home"),
    ]
    high = MENU_HEAD_HEIGHT + MENU_ROW_HEIGHT * len(items)
    return parts.titled_panel(
        app, tr("replay.title"), "menu", [parts.rows(app, items)], controller.on_panel_closed, height=high
    )


def _game_title(match: StoredMatch) -> str:
    """Return the title of a match's game; the game's id if its rules can't be read."""
    try:
        return render(parse_rules(match.rules).title)
    except TextError:
        return match.ruleset


def _step_bar(app: App, playback: Playback, source: ReplaySource, high: float) -> ft.Control:
    """Return the bar that steps through the hand: a slider, buttons, and the button of the review."""
    step, last, show = playback.step, playback.steps, source.show_step

    def on_slid(event: ft.Event[ft.CupertinoSlider]) -> None:
        show(round(float(event.control.value or 0)))

    def step_button(icon: ft.IconData, key: str, to: int) -> ft.Control:
        handler = (lambda: show(to)) if to != step else None
        said, back = tr(f"replay.{key}"), theme.PANEL_ON_FELT
        return parts.icon_button(icon, said, handler, f"replay-{key}", colour=theme.ON_FELT, back=back)

    spoken = tr("replay.step_spoken", step=step, steps=last)
    named = ft.Semantics(
        identifier="replay-slider",
        label=spoken,
        # Not Material's slider: it puts a layer over the whole screen, for a bubble, and screen readers find that.
        content=ft.Stack(
            [
                ft.CupertinoSlider(
                    value=step,
                    min=0,
                    max=max(1, last),
                    divisions=max(1, last),
                    active_color=theme.ACCENT,
                    thumb_color=theme.ACCENT,
                    on_change=on(on_slid),
                ),
                costly_step_marks(playback.costliest_steps, last),
            ],
            fit=ft.StackFit.EXPAND,
        ),
    )
    slider = ft.MergeSemantics(named, expand=True)  # else the slider is an element of its own, without a name
    look = parts.icon_button(
        ft.Icons.LIGHTBULB_ROUNDED,
        tr("review.ask"),
        source.toggle_review,
        "replay-review",
        colour=theme.ACCENT,
        back=theme.PANEL_ON_FELT if playback.advice else None,
    )
    wide = theme.text_width(
        tr("replay.step", step=last, steps=last), theme.BODY * min(app.text_scale, theme.LARGE_TEXT)
    )
    where = parts.styled_text(
        tr("replay.step", step=step, steps=last),
        colour=theme.ON_FELT,
        size=theme.fitting_font_size(theme.BODY, app.text_scale),
        weight=theme.STRONG,
        max_lines=1,
    )
    buttons = [
        step_button(ft.Icons.FIRST_PAGE_ROUNDED, "first", 0),
        step_button(ft.Icons.CHEVRON_LEFT_ROUNDED, "before", max(0, step - 1)),
        parts.label(
            ft.Container(width=max(72.0, wide), alignment=ft.Alignment.CENTER, content=where), "replay-step", spoken
        ),
        step_button(ft.Icons.CHEVRON_RIGHT_ROUNDED, "after", min(last, step + 1)),
        step_button(ft.Icons.LAST_PAGE_ROUNDED, "last", last),
    ]
    if app.size.is_low_landscape and app.size.width - app.size.left - app.size.right < MIN_BAR_WIDTH:
        buttons = buttons[1:-1]  # the slider leads to both ends
    row = ft.Row(buttons, alignment=ft.MainAxisAlignment.CENTER, spacing=theme.SPACE / 2)
    inside: ft.Control = (
        ft.Row([slider, look, row])
        if app.size.is_low_landscape
        else ft.Column([ft.Row([slider, look], height=BARS_HEIGHT - BAR_HEIGHT), row], spacing=0)
    )
    return ft.Container(
        height=high + app.size.bottom,
        bgcolor=theme.COUNT_BADGE,
        padding=ft.Padding.only(
            left=app.size.left + theme.SPACE, right=app.size.right + theme.SPACE, bottom=app.size.bottom
        ),
        content=inside,
    )
