"""The result of a hand or match on the felt: the winner and the last card, the standing, the cards that the others held
with their points, and buttons to go on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import flet as ft

from app.lazy_routes import later
from app.table.components.celebration import winner_of
from app.table.controller import Controller
from app.table.game import MatchFacts
from app.table.picture import RuleTopic
from app.table.reducer.state import TableState
from app.table.results.ending import Ending, ending_screen
from app.table.texts.outcome import PlayerResult, better_text, outcome_text, player_results
from app.ui import parts, theme
from app.ui.card_faces import CardFace
from app.ui.window.app_state import App
from app.ui.words import join_sentences, tr

DAYS_RESULT: Final = later("daily.result", "DaysResult")
REACHED: Final = later("statistics.milestones", "ReachedLine")
LIST_HEAD_HEIGHT: Final = 44.0  # height of the list's head
ROW_HEIGHT: Final = 66.0  # height of a row without cards,
OPEN_CARDS_HEIGHT: Final = 26.0  # what cards add besides their lines,
NOTE_HEIGHT: Final = 22.0  # and what a note adds
AFTER_MATCH_HEIGHT: Final = 40.0  # height of the text after a match,
DAY_RESULT_HEIGHT: Final = 56.0  # and of what a hand of the day adds
OPEN_CARD_WIDTH: Final = 32.0  # width of a revealed card
OPEN_STEP: Final = 0.74  # distance to the next one, as a fraction of the width,
MIN_OPEN_STEP: Final = 0.4  # and its least value
OPEN_LINE_HEIGHT: Final = 48.0
COUNT_WIDTH: Final = 100.0  # room for the number and what it counts


@dataclass(frozen=True)
class ResultButton:
    """A button of a result: label, handler, identifier, and label for screen readers."""

    label: str
    on_tap: Callable[[], Any]
    ident: str
    spoken: str = ""


def result_panel(
    app: App, table_state: TableState, whole_match: bool, ways: Sequence[ResultButton], controller: Controller
) -> ft.Control:
    """Return the result of a hand, or of the `whole_match` match. The first of `ways` is the main button."""
    match = table_state.match
    assert match is not None
    lines = player_results(match, whole_match)
    won = winner_of(match, whole_match, celebrated=table_state.celebrates_win)
    alone = lines[0] if won.name else None
    others = lines[1:] if alone else lines
    after = AFTER_MATCH_HEIGHT + DAY_RESULT_HEIGHT * match.is_hand_of_day if whole_match and match.id else 0.0

    def list_height(width: float) -> float:
        return _list_height(others, _cards_width(width)) + after

    def body(width: float, before: Sequence[ft.Control]) -> ft.Control:
        return _result_body(app, table_state, whole_match, others, ways, _cards_width(width), controller, before)

    ending = Ending(
        f"{'match' if whole_match else 'hand'}-over",
        outcome_text(match, whole_match),
        won,
        tr("result.last_own" if alone and alone.player == match.own_player else "result.last"),
        tuple([_winner_standing(app, alone)] if alone else []),
        list_height,
        body,
    )
    return ending_screen(app, table_state, ending)


# --- what is drawn -----------------------------------------------------------------------------


def _winner_standing(app: App, result: PlayerResult) -> ft.Control:
    """Return the winner's standing in the match as pips and text."""
    won = f"{result.has_won} {tr('result.unit.of_hands', count=result.out_of)}" if result.out_of else ""
    words = parts.styled_text(
        won or result.note or f"{result.number} {result.unit}",
        colour=theme.ON_FELT,
        size=theme.fitting_font_size(theme.NAME, app.text_scale),
        weight=theme.HEAVY,
        align=ft.TextAlign.CENTER,
        max_lines=2,
    )
    words.expand, words.expand_loose = True, True
    pips = parts.hand_pips(result.has_won, result.out_of, theme.ACCENT, theme.ON_FELT_QUIET, 14)
    paper = ft.Container(
        ft.Row([*pips, words], spacing=theme.SPACE, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        padding=ft.Padding.symmetric(horizontal=theme.EDGE, vertical=theme.SPACE),
        bgcolor=theme.WORDS_ON_FELT,
        **theme.round_corners(theme.TAP / 2),
    )
    return parts.label(paper, "place-1", join_sentences((result.spoken_text.strip(), won)))


def _list_height(results: Sequence[PlayerResult], space: float) -> float:
    """Return the approximate height of the list at text scale 1, with `space` pixels for revealed cards in a row."""
    high = LIST_HEAD_HEIGHT + theme.GAP
    for line in results:
        high += ROW_HEIGHT + (
            OPEN_CARDS_HEIGHT + OPEN_LINE_HEIGHT * ((len(line.cards) - 1) // _open_cards_per_line(space))
            if line.cards
            else 0
        )
        high += NOTE_HEIGHT if line.note and not parts.fits_pips(line.out_of) else 0
        high += NOTE_HEIGHT if line.decided_by else 0
    return high


def _cards_width(width: float) -> float:
    """Return the width for revealed cards in a list of this width."""
    return width - 2 * theme.EDGE - theme.AVATAR - 2 * theme.GAP - COUNT_WIDTH


def _result_body(
    app: App,
    table_state: TableState,
    whole_match: bool,
    results: Sequence[PlayerResult],
    ways: Sequence[ResultButton],
    space: float,
    controller: Controller,
    before: Sequence[ft.Control],
) -> ft.Control:
    """Return the list of the other players, what follows a match, and the buttons. `before` are controls that had no
    room elsewhere; they come first.
    """
    match = table_state.match
    assert match is not None
    listed = [*before, _player_list(app, match, whole_match, results, space, controller)]
    stretched = ft.CrossAxisAlignment.STRETCH
    scrolled = ft.Container(
        ft.Column(listed, spacing=theme.SPACE, scroll=ft.ScrollMode.AUTO, horizontal_alignment=stretched),
        expand=True,
        border_radius=theme.PILL_RADIUS,  # the scrolling list is cut with round corners, like its panel
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    return ft.Column(
        [scrolled, *result_buttons(app, match.id, ways)], spacing=theme.SPACE, horizontal_alignment=stretched
    )


def _player_list(
    app: App,
    match: MatchFacts,
    whole_match: bool,
    results: Sequence[PlayerResult],
    space: float,
    controller: Controller,
) -> ft.Control:
    """Return the list of the other players, with a note whether lower figures are better."""
    ink = app.palette
    key = "final" if whole_match else "held" if len(results) < len(match.players) else "everybody"
    better = better_text(match, whole_match)
    why = parts.tap(
        ft.Container(
            ft.Row(
                [
                    parts.styled_text(better, colour=ink.quiet, size=theme.SMALL, weight=theme.STRONG),
                    ft.Icon(ft.Icons.INFO_OUTLINE_ROUNDED, size=theme.MARK, color=ink.quiet),
                ],
                spacing=theme.SPACE / 2,
                tight=True,
            ),
            height=theme.TAP,
            border_radius=theme.PANEL_RADIUS,
        ),
        lambda: controller.on_rule_asked(RuleTopic.RESULT),
        "result-why",
        join_sentences((tr("play.hand_about", hand=match.hand_number), better, tr("result.why"))),
    )
    said = parts.styled_text(tr(f"result.{key}"), colour=ink.quiet, size=theme.SMALL, weight=theme.STRONG)
    seats = {player: seat for seat, player in enumerate(match.player_at_seat)}
    first = len(match.players) - len(results) + 1
    head = ft.Row([said, why], alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True, spacing=0, run_spacing=0)
    items: list[ft.Control] = [ft.Container(head, padding=ft.Padding.symmetric(horizontal=theme.EDGE))]
    for n, line in enumerate(results):
        player = match.players[line.player]
        seat = seats.get(line.player, line.player)
        face = parts.seat_face(player.name, seat, bot=bool(player.level), called=line.name)
        if n:
            items.append(ft.Container(height=1, bgcolor=ink.line, margin=ft.Margin.symmetric(horizontal=theme.EDGE)))
        items.append(_player_row(app, line, face, space, f"place-{first + n}"))
    if whole_match and match.id:
        after = [*([DAYS_RESULT()] if match.is_hand_of_day else []), REACHED()]
        items.append(ft.Container(parts.stacked(after, theme.SPACE, wide=True), padding=theme.SPACE))
    return ft.Container(
        ft.Column(items, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.only(bottom=theme.SPACE / 2),
        bgcolor=ink.panel,
        **theme.round_corners(theme.PILL_RADIUS),
    )


def _player_row(app: App, result: PlayerResult, face: ft.Control, space: float, ident: str) -> ft.Control:
    """Return a player's row: face, name, hands won, cards left, and points."""
    ink = app.palette
    name = parts.styled_text(result.name, colour=ink.text, weight=theme.HEAVY, max_lines=2)
    name.expand, name.expand_loose = True, True
    told: list[ft.Control] = [
        ft.Row([name, *parts.hand_pips(result.has_won, result.out_of, ink.ring, ink.quiet)], spacing=theme.SPACE / 2)
    ]
    if result.decided_by:
        told.append(parts.styled_text(result.decided_by, colour=ink.text, size=theme.SMALL, weight=theme.STRONG))
    if result.note and not parts.fits_pips(result.out_of):
        told.append(parts.styled_text(result.note, colour=ink.quiet, size=theme.SMALL))
    if result.cards:
        told.append(OpenCards(result.cards, space, app.card_look))
    spans = [
        ft.TextSpan(
            text,
            ft.TextStyle(size=theme.fitting_font_size(size, app.text_scale), weight=weight, color=colour, height=high),
        )
        for text, size, weight, colour, high in (
            (result.number, theme.HEADING, theme.HEAVY, ink.text, 1.0),
            (f"\n{result.unit}", theme.TINY, theme.STRONG, ink.quiet, 1.2),
        )
    ]
    counted = ft.Text(spans=spans, style=ft.TextStyle(letter_spacing=0), text_align=ft.TextAlign.END)
    inside = ft.Row([face, parts.stacked(told, 2, expand=True), counted], spacing=theme.GAP)
    row = ft.Container(inside, padding=ft.Padding.symmetric(horizontal=theme.EDGE, vertical=theme.GAP))
    return parts.label(row, ident, result.spoken_text, key=ident)


def OpenCards(cards: Sequence[str], space: float, look: theme.CardLook) -> ft.Control:
    """Return cards side by side, in several lines if one is too narrow."""
    per = min(len(cards), _open_cards_per_line(space))
    lines = math.ceil(len(cards) / per)
    step = min(OPEN_CARD_WIDTH * OPEN_STEP, (space - OPEN_CARD_WIDTH) / max(1, per - 1))
    faces: list[ft.Control] = [
        ft.Container(CardFace(text, OPEN_CARD_WIDTH, look), left=step * (n % per), top=OPEN_LINE_HEIGHT * (n // per))
        for n, text in enumerate(cards)
    ]
    high = OPEN_LINE_HEIGHT * (lines - 1) + OPEN_CARD_WIDTH * theme.CARD_RATIO
    return ft.Stack(faces, width=OPEN_CARD_WIDTH + step * (per - 1), height=high, clip_behavior=ft.ClipBehavior.NONE)


def _open_cards_per_line(space: float) -> int:
    """Return how many revealed cards fit into one line."""
    return int((space - OPEN_CARD_WIDTH) / (OPEN_CARD_WIDTH * MIN_OPEN_STEP)) + 1


def result_buttons(app: App, match_id: int, ways: Sequence[ResultButton]) -> list[ft.Control]:
    """Return the main button, with sharing beside it if the match is stored, and the others below it."""
    first, *others = ways
    main = parts.pill(app, first.label, first.on_tap, first.ident, accent=True, expand=2)
    share = [_share_button(app, match_id)] if match_id else []
    small = theme.fitting_font_size(theme.BODY, app.text_scale)
    quiet = [
        parts.tap(
            ft.Container(
                parts.styled_text(
                    way.label, colour=theme.ON_FELT_QUIET, size=small, weight=theme.HEAVY, align=ft.TextAlign.CENTER
                ),
                padding=ft.Padding.symmetric(vertical=theme.padding_for_finger(small, app.text_scale)),
                border_radius=theme.PILL_RADIUS,
            ),
            way.on_tap,
            way.ident,
            way.spoken or way.label,
            expand=True,
            fore=theme.ON_FELT,
        )
        for way in others
    ]
    return [ft.Row([*share, main], spacing=theme.SPACE), ft.Row([*quiet], spacing=0)]


def _share_button(app: App, match: int) -> ft.Control:
    """Return the button to share a match; only its icon if letters are large."""
    word, go = tr("daily.share"), partial(app.navigation.go_to, f"/history/{match}/share")
    if app.text_scale <= theme.LARGE_TEXT:
        return parts.pill(app, word, go, "result-share", felt=True, icon=ft.Icons.SHARE_ROUNDED)
    colours = {"colour": theme.ON_FELT, "back": theme.PANEL_ON_FELT}
    return parts.icon_button(ft.Icons.SHARE_ROUNDED, word, go, "result-share", **colours)
