"""The screen of one puzzle: it's played at the table, judged, and explained if the move was wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from typing import Final

import flet as ft

from app.data import Data
from app.platform.background import off_loop, run_in_slices
from app.puzzles.attempts import SOLVER_SEAT, Continuation, Refutation, Verdict
from app.puzzles.tasks import HOME, PuzzleTask, RatedMove, ShippedTask, find_own_task, find_shipped_task
from app.session import STOPPED
from app.table.components.explanation_bubble import explanation_bubble
from app.table.components.panels.log_panel import log_items
from app.table.components.table import Table as CardTable
from app.table.components.table import table_look
from app.table.controller import Controller
from app.table.device.device_source import DeviceSource
from app.table.narration.log import LogRow, log_rows
from app.table.painter import picture_of
from app.table.panel_kind import RESULT_PANELS, PanelKind
from app.table.panels import Panel, menu_panel
from app.table.picture import ButtonKind, Picture
from app.table.playing import Playing
from app.table.reducer.state import TableState
from app.table.source import SourceFeatures
from app.table.wording import move_words, named_words, printed_card
from app.ui import parts, theme
from app.ui.card_faces import CardFace, spell_out
from app.ui.person_names import owner_name
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_app, use_keyboard, use_running, use_value
from app.ui.words import join_phrases, tr
from engine.cards import CARD_TEXT, cards_in
from engine.events import Played
from engine.messages import Message
from engine.moves import DRAW, card_of, is_play, named_of, named_text
from engine.play.view import view_of_seat
from engine.puzzles.puzzle import Puzzle

FELT: Final = "plum"  # another felt than that of matches, since a puzzle isn't one
CARD_WIDTH: Final = 44.0  # the width of a card of the answer
PANEL_HEAD_HEIGHT: Final = 210.0  # height of the verdict's panel without its content
ROW_HEIGHT: Final = 64.0
LINE_LETTERS: Final = 30  # letters
EXTRA_LINE_HEIGHT: Final = 20.0  # height of another line


@dataclass(frozen=True)
class PuzzleMatch:
    """A puzzle that has been set up as a match in the window's in-memory store."""

    data: Data
    match_id: int


@dataclass(frozen=True)
class JudgedAttempt:
    """The result of an attempt: its match, the verdict, the names by seat, and the log up to the person's next turn."""

    match_id: int
    verdict: Verdict
    names: tuple[str, ...]
    line: tuple[LogRow, ...] = ()


@dataclass(frozen=True)
class Example:
    """One possible deal of the hidden cards (`suppose`), with the logs of the hand after the tried and after the best
    move.
    """

    match_id: int
    suppose: str
    line: tuple[LogRow, ...]
    better: tuple[LogRow, ...]


NO_MATCH: Final[PuzzleMatch | None] = None
NO_VERDICT: Final[JudgedAttempt | None] = None
NO_EXAMPLE: Final[Example | None] = None


@screen
def OpenPuzzle() -> ft.Control:
    """The screen of the puzzle whose number is in the route."""
    app = use_app()
    task = find_shipped_task(ft.use_route_params().get("number", ""))
    return PuzzleTable(task) if task else parts.not_found_page(app, tr("puzzle.lost"), HOME)


@screen
def OpenOwnPuzzle() -> ft.Control:
    """The screen of the puzzle from one's own rounds whose key is in the route."""
    app = use_app()
    key = ft.use_route_params().get("key", "")
    task = ft.use_memo(lambda: find_own_task(app, key), [app.data is None, key])
    if app.data is None:
        return parts.loading_page(app, parts.header(app, tr("puzzle.from_own_rounds"), back=HOME))
    return PuzzleTable(task) if task else parts.not_found_page(app, tr("puzzle.lost"), HOME)


@guarded_component
def PuzzleTable(task: PuzzleTask) -> ft.Control:
    """The table on which a puzzle is played, with the verdict over it at the end."""
    app = use_app()
    attempt, begin_again = use_value(0)
    laid, lay = use_value(NO_MATCH)
    shown, show = use_value(TableState())
    outcome, come_to = use_value(NO_VERDICT)
    example, explain_by = use_value(NO_EXAMPLE)
    match_id = laid.match_id if laid else 0
    features = SourceFeatures(rules_route=task.rules_route, back_route=HOME)
    source = ft.use_memo(lambda: DeviceSource(app, match_id, laid.data if laid else None, features), [laid])
    controller = ft.use_memo(lambda: Controller(app, source, show), [source])
    letter = ft.use_memo(lambda: parts.measure_letters(app), [])
    opened = app.data is not None

    async def set_up_puzzle() -> None:
        if app.data is not None:
            data = await app.data.in_memory()
            name = owner_name(app.settings.names)
            lay(PuzzleMatch(data, await off_loop(partial(task.begin, data, name))))

    async def judge_and_play_on() -> None:
        """Judge the attempt. After a wrong move, collect the log once it's the person's turn again."""
        playing = source.playing
        if playing is None or app.data is None:
            return
        first = outcome is None or outcome.match_id != match_id
        done = playing.steps[task.first_step :]
        verdict = task.judge(done, playing.state) if first or outcome is None else outcome.verdict
        if not verdict or (not first and (verdict == "solved" or (outcome and outcome.line))):
            return
        if first:
            task.record(app.data, verdict)
        mine = playing.hand_over or playing.state.to_act == task.seat
        line = _log_of_attempt(playing, task) if mine else ()
        come_to(JudgedAttempt(match_id, verdict, _names_by_seat(playing), line))

    async def search_refutation() -> None:
        """Search for a deal that shows why the first move of a "master" puzzle is worse than the best one."""
        playing = source.playing
        if playing is None or outcome is None or not isinstance(task, ShippedTask):
            return
        if task.kind == "win" or outcome.verdict != "failed" or outcome.match_id != match_id:
            return
        found = Refutation(task.puzzle, playing.steps[0].action.move)
        async for _ in run_in_slices(found.run(), inf, app.touch):
            pass
        if found.line is not None and found.better is not None:
            explain_by(_make_example(match_id, found.line, found.better, outcome.names))

    ft.use_effect(on(set_up_puzzle), [attempt, opened])
    ft.use_effect(on(judge_and_play_on), [shown])
    ft.use_effect(on(search_refutation), [outcome and (outcome.match_id, outcome.verdict)])
    use_running(app, match_id, source.run)
    use_keyboard(app, task.route, controller.on_key_pressed)
    here = outcome if outcome and outcome.match_id == match_id else None
    over = here is not None and (here.verdict == "solved" or bool(here.line))
    panel = PanelKind.NONE if over or shown.panel in (*RESULT_PANELS, PanelKind.RESIGN) else shown.panel
    picture = _puzzle_picture(task, shown, source.playing)
    layers: list[ft.Control] = [
        letter,
        CardTable(picture, replace(table_look(app), felt=FELT), app.size, controller, controller, bool(over or panel)),
        *([] if over else explanation_bubble(shown, picture, app, controller.on_tip_read)),
    ]
    if over and here is not None:
        why = example if example and example.match_id == match_id else None
        layers.append(VerdictPanel(task, here, why, picture, lambda: begin_again(attempt + 1)))
    elif panel is PanelKind.MENU:
        layers.append(menu_panel(app, _menu_items(app, task, controller, lambda: begin_again(attempt + 1)), controller))
    elif panel and (shown.match is not None or panel in STOPPED):
        layers.append(Panel(shown, source, controller))
    return ft.Stack(layers, width=app.size.width, height=app.size.height)


def _menu_items(app: App, task: PuzzleTask, controller: Controller, on_retry: Callable[[], None]) -> list[ft.Control]:
    """Return the items of the puzzle's menu."""
    return [
        parts.row(app, tr("puzzle.again"), on_retry, "menu-again"),
        parts.row(app, tr("play.rules"), controller.on_help_pressed, "menu-rules"),
        parts.row(app, tr("puzzle.next"), partial(_go_to_next, app, task), "menu-next"),
        parts.row(app, tr("puzzle.heading"), controller.on_back_pressed, "menu-puzzles"),
    ]


def _go_to_next(app: App, task: PuzzleTask) -> None:
    """Open the puzzle after this one, or the list."""
    app.navigation.go_to(task.next_route(app.data) if app.data else HOME)


def _puzzle_picture(task: PuzzleTask, table_state: TableState, playing: Playing | None) -> Picture:
    """Return the table's picture with the puzzle as its title, and the task as its message until something was played.

    If the task is to win in this turn, there's a slot for each card, and no button to draw while a card is playable.
    """
    picture = picture_of(replace(table_state, can_ask_coach=False))
    if table_state.match is None or table_state.view is None:
        return picture
    done = playing.steps[task.first_step :] if playing is not None else []
    if not done and not table_state.transient.is_refusal and table_state.transient.lifted_card < 0:
        picture = replace(picture, message=tr(f"puzzle.{task.kind}_about"), actor=-1, has_rule=False)
    subtitle = join_phrases((picture.title, tr(f"puzzle.{task.kind}")))
    picture = replace(picture, title=task.title, subtitle=subtitle)
    if task.kind != "win":
        return picture
    events = [event for step in done for event in step.events]
    laid = [CARD_TEXT[event.card] for event in events if isinstance(event, Played) and event.seat == task.seat]
    picture = replace(picture, puzzle_slots=(*laid, *[""] * len(picture.hand)))
    legal = table_state.view.legal_moves
    if DRAW not in legal or not any(map(is_play, legal)):
        return picture
    buttons = tuple(button for button in picture.buttons if button.id.kind is not ButtonKind.DRAW)
    return replace(picture, prompt=picture.prompt if picture.choice else "", may_draw=False, buttons=buttons)


def _names_by_seat(playing: Playing) -> tuple[str, ...]:
    return playing.names


def _log_of_attempt(playing: Playing, task: PuzzleTask) -> tuple[LogRow, ...]:
    """Return the log of the actions since the decision, oldest first. It cites no rules, because the rule that makes a
    card legal doesn't explain the verdict.
    """
    first, names = task.first_step, _names_by_seat(playing)
    rows = log_rows(playing.steps[first:], playing.recorder.states_before[first:], names, task.seat, None)
    return tuple(reversed(rows))


def _make_example(match_id: int, line: Continuation, better: Continuation, names: Sequence[str]) -> Example:
    """Return the example of one deal of the hidden cards: `line` follows the tried move, `better` the best move."""
    held = [
        tr("puzzle.holds", name=names[seat], cards=_card_texts(hand))
        for seat, hand in enumerate(line.start.hands)
        if seat != SOLVER_SEAT
    ]
    told = [tuple(reversed(log_rows(each.steps, each.before, names, SOLVER_SEAT, None))) for each in (line, better)]
    return Example(match_id, tr("puzzle.suppose", held=tuple(held)), *told)


def _card_texts(hand: int) -> tuple[Message, ...]:
    return tuple(printed_card(CARD_TEXT[card]) for card in cards_in(hand))


@guarded_component
def VerdictPanel(
    task: PuzzleTask, outcome: JudgedAttempt, example: Example | None, table: Picture, on_retry: Callable[[], None]
) -> ft.Control:
    """The result of an attempt: right or wrong, the reason, and buttons to go on. The solution is shown on request."""
    app = use_app()
    asked, ask = use_value(False)
    solved, win = outcome.verdict == "solved", task.kind == "win"
    ink = app.palette
    items: list[ft.Control] = []
    high = PANEL_HEAD_HEIGHT
    if not win and (solved or asked):
        moves = task.rated_moves()
        above = tr("puzzle.worths_own" if task.kind == "own" else "puzzle.worths")
        items.append(parts.styled_text(above, colour=ink.quiet, size=theme.SMALL))
        items.append(parts.rows(app, [_move_value_row(app, move, n) for n, move in enumerate(moves)]))
        high += ROW_HEIGHT * len(moves) + EXTRA_LINE_HEIGHT * sum(bool(move.note) for move in moves)
    elif solved:
        items.append(parts.styled_text(tr("puzzle.solved_about"), colour=ink.text))
    elif asked:
        assert isinstance(task, ShippedTask)
        items.append(_winning_line_row(app, task.puzzle))
        high += ROW_HEIGHT
    if not solved:
        lines = [(outcome.line, tr("puzzle.went_on"), "log")]
        if example is not None:
            lines = [(example.line, example.suppose, "log")]
            if asked:
                lines.append((example.better, tr("puzzle.better", move=task.best_move()), "better"))
        for told, above, ident in lines:
            items.append(parts.styled_text(spell_out(above), colour=ink.text, weight=theme.STRONG))
            items.append(parts.rows(app, log_items(app, told, table, ident)))
            high += sum(
                ROW_HEIGHT + EXTRA_LINE_HEIGHT * (len(row.reason) // LINE_LETTERS) for row in told
            ) + EXTRA_LINE_HEIGHT * (len(above) // LINE_LETTERS)
    following = partial(_go_to_next, app, task)
    retry = parts.pill(app, tr("puzzle.again"), on_retry, "puzzle-again", accent=not solved, expand=True)
    onward = parts.pill(app, tr("puzzle.next"), following, "puzzle-next", accent=solved, expand=True)
    show = parts.pill(app, tr("puzzle.show"), lambda: ask(True), "puzzle-show", expand=True)
    foot = [ft.Row([onward if solved else retry]), ft.Row([retry if solved else onward if asked else show])]
    title = tr("puzzle.solved" if solved else "puzzle.wrong_win" if win else "puzzle.wrong_master")
    leave = partial(app.navigation.go_to, HOME)
    return parts.titled_panel(app, title, f"puzzle-{outcome.verdict}", items, leave, height=high, foot=foot)


def _move_value_row(app: App, move: RatedMove, number: int) -> ft.Control:
    """Return the row of the move that is the `number`th best, with its value."""
    ink = app.palette
    weight = theme.STRONG if number else theme.HEAVY
    words: list[ft.Control] = [parts.styled_text(move.words, colour=ink.text, weight=weight)]
    if move.note:
        words.append(parts.styled_text(move.note, colour=ink.quiet, size=theme.SMALL))
    line = ft.Row(
        [
            ft.Column(words, spacing=0, tight=True, expand=True),
            parts.styled_text(move.value, colour=ink.text, weight=theme.HEAVY, max_lines=1),
        ]
    )
    said = f"{spell_out(move.words)}: {join_phrases(filter(None, (move.value, move.note)))}"
    return parts.label(parts.padded(line), f"worth-{number}", said)


def _winning_line_row(app: App, puzzle: Puzzle) -> ft.Control:
    """Return a row with one way to win: its cards in order, with the suit or rank that each nominates."""
    seen = view_of_seat(puzzle.start_state, SOLVER_SEAT)
    cards: list[ft.Control] = []
    for move in filter(is_play, puzzle.moves):
        face = CardFace(CARD_TEXT[card_of(move)], CARD_WIDTH, app.card_look)
        named = named_text(named_of(move))
        inside: list[ft.Control] = [
            face,
            *([parts.styled_text(named_words(named), colour=app.palette.text, max_lines=1)] if named else []),
        ]
        cards.append(ft.Column(inside, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER))
    said = spell_out(join_phrases(move_words(move, seen) for move in puzzle.moves))
    row = ft.Row(cards, spacing=theme.SPACE, run_spacing=theme.SPACE, wrap=True, alignment=ft.MainAxisAlignment.CENTER)
    words = parts.styled_text(tr("puzzle.one_way"), colour=app.palette.quiet, size=theme.SMALL)
    body = ft.Column([words, row], spacing=theme.SPACE, tight=True)
    return parts.label(body, "puzzle-way", f"{tr('puzzle.one_way')} {said}")
