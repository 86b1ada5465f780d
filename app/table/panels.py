"""What lies on the dimmed table, drawn from what was published: how a hand or the match ended, the menu, a question, a
rule, or why the match cannot go on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Final

import flet as ft

from app.lazy_routes import later
from app.match_rows import places
from app.new_table.setup import USUAL_BOT
from app.rules.rulebook import rule_block
from app.table.controller import CLOSED, RESULTS, Controller
from app.table.drawing.celebration import ART, Rising, Winning, won_by
from app.table.drawing.view import look_of
from app.table.game import MatchFacts, winners
from app.table.on_device import OnDevice
from app.table.painter import TableState, picture_of
from app.table.picture import Picture
from app.table.told.log import LogRow
from app.ui import parts, theme
from app.ui.card_faces import Face, spell_out
from app.ui.numbers import signed, standing
from app.ui.shell import App, part, use_app
from app.ui.words import render, tr
from engine.rules.explain import Sentence

DAYS_RESULT: Final = later("daily.result", "DaysResult")
REACHED: Final = later("statistics.milestones", "Reached")
TOLD: Final = ("rule", "log")  # panels that only tell something
HEAD: Final = 90.0  # the height of a panel without what it holds
ROW: Final = 72.0  # of a line in it
LETTER: Final = 0.45  # of a letter of a longer text
RESULT_HEAD: Final = 290.0  # the height of a result without names: title, buttons, edges
RESULT_LINE: Final = 76.0  # of a name with its note
LOG_CARD: Final = 34.0
RESULT_SPARE: Final = 1.35
OPENED: Final = 32.0  # of a row of open cards
DAYS_LINES: Final = 110.0  # what is told of the hand of a day
DAYS_SPARE: Final = 1.15


@part
def Panel(shown: TableState, device: OnDevice) -> ft.Control:
    """The panel that was published."""
    app, controller = use_app(), device.table
    ink, panel, match = app.ink, shown.panel, shown.match
    if match is not None and shown.view is not None:
        whole = panel == "match"
        if panel in RESULTS:
            return result_panel(app, shown, whole, _ways_on(app, match, whole, device), controller)
        if panel == "menu":
            return menu_panel(app, _menu(app, match, device), controller)
        if panel in TOLD:
            return told_panel(app, shown, controller)
    rows: list[ft.Control] = []
    if shown.about:
        rows.append(parts.line(shown.about, colour=ink.text, align=ft.TextAlign.CENTER))
    if panel == "lost":
        rows.append(parts.pill(app, tr("play.take_over"), device.take_over, "take-over", accent=True))
    if panel == "broken":
        rows.append(parts.pill(app, tr("play.try_again"), device.try_again, "try-again", accent=True))
    if panel == "resign":
        rows.append(parts.pill(app, tr("play.resign"), device.resign, "resign-sure", danger=True))
        rows.append(parts.pill(app, tr("play.keep_on"), controller.close_panel, "resign-not"))
    else:
        rows.append(parts.pill(app, tr("play.home"), lambda: app.go("/"), "panel-home"))
    title = tr("play.resign_sure" if panel == "resign" else f"play.{panel}")
    close = controller.close_panel if panel in CLOSED else None
    return titled_sheet(app, panel, title, rows, close, lines=len(rows))


def told_panel(app: App, shown: TableState, controller: Controller) -> ft.Control:
    """A panel that only tells something: a rule, or what has happened."""
    if shown.panel == "log" or shown.match is None:
        return log_panel(app, shown.log, picture_of(shown), controller.close_panel)
    return rule_panel(app, shown.rule_sentences, shown.match.rules.asked, controller.close_panel, controller.help)


def menu_panel(app: App, menu: Sequence[ft.Control], controller: Controller) -> ft.Control:
    """What else can be done at the table."""
    items = [parts.rows(app, menu)]
    return titled_sheet(app, "menu", tr("play.menu"), items, controller.close_panel, lines=len(menu))


def titled_sheet(
    app: App,
    ident: str,
    title: str,
    items: Sequence[ft.Control],
    close: Callable[[], Any] | None,
    *,
    lines: int,
    letters: int = 0,
) -> ft.Control:
    """A panel as high as what it holds: so many `lines`, and `letters` of longer text."""
    high = HEAD + ROW * lines + LETTER * letters
    return parts.titled_panel(app, title, ident, items, close, high=high, icon=ft.Icons.CLOSE)


def rule_panel(
    app: App,
    told: Sequence[Sentence],
    asked: Collection[str],
    close: Callable[[], Any],
    all_rules: Callable[[], Any],
) -> ft.Control:
    """What the rules say of something that was tapped; `asked` are the options of this table."""
    texts = [render(each.message) for each in told]
    items = [
        rule_block(app, text, each.source, each.option in asked) for text, each in zip(texts, told, strict=True)
    ] or [parts.line(tr("play.no_rule"), colour=app.ink.text)]
    items.append(parts.pill(app, tr("play.all_rules"), all_rules, "rule-all"))
    letters = sum(map(len, texts)) + sum(len(each.source) for each in told)
    return titled_sheet(app, "rule", tr("play.rule"), items, close, lines=len(items), letters=letters)


def log_panel(app: App, rows: Sequence[LogRow], table: Picture, close: Callable[[], Any]) -> ft.Control:
    """Every event of a hand, the newest first: whose, what, why, and with which card."""
    items = log_items(app, rows, table)
    shown = [parts.rows(app, items)] if items else [parts.line(tr("play.log_empty"), colour=app.ink.text)]
    return titled_sheet(
        app, "log", tr("play.log"), shown, close, lines=max(1, len(items)), letters=sum(len(row.why) for row in rows)
    )


def log_items(app: App, rows: Sequence[LogRow], table: Picture) -> list[ft.Control]:
    """A row for each event of a hand at a table."""
    ink = app.ink
    bots = {seat.seat for seat in table.seats if seat.level}
    items: list[ft.Control] = []
    for n, row in enumerate(rows):
        words: list[ft.Control] = [parts.line(row.words, colour=ink.text, weight=theme.STRONG)]
        if row.why:
            words.append(parts.line(row.why, colour=ink.quiet, size=theme.SMALL))
        known = table.who if row.seat == table.me and table.who else row.name
        face = (
            parts.seat_face(known, row.seat, bot=row.seat in bots, called=row.name)
            if row.seat >= 0
            else ft.Container(width=theme.AVATAR)
        )
        inside: list[ft.Control] = [face, parts.column(words, 0, expand=True)]
        if row.points:
            inside.append(parts.line(row.points, colour=ink.text, size=theme.HEADER, weight=theme.HEAVY, most=1))
        if row.card:
            inside.append(Face(row.card, LOG_CARD, app.cards))
        line = ft.Row(inside, spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)
        items.append(
            parts.label(parts.pad(line), f"log-{n}", spell_out(f"{row.words} {row.why}".strip()), key=f"log-{n}")
        )
    return items


def _menu(app: App, match: MatchFacts, device: OnDevice) -> list[ft.Control]:
    people, controller = app.data.people() if app.data else (), device.table
    rows = [parts.row(app, tr("play.rules"), controller.help, "menu-rules")]
    for seat, (name, level) in enumerate(zip(match.names, match.levels, strict=True)):
        if level and name not in people:
            continue
        way, ident, becomes = ("from", "person", "") if level else ("to", "bot", USUAL_BOT)
        rows.append(
            parts.row(
                app,
                tr(f"play.{way}_bot", name=name),
                lambda seat=seat, becomes=becomes: device.give_seat(seat, becomes),
                f"menu-{ident}-{seat + 1}",
                about=tr(f"play.{way}_bot_about"),
            )
        )
    rows += [
        parts.row(app, tr("nav.settings"), lambda: app.go("/settings"), "menu-settings"),
        parts.row(app, tr("play.report"), lambda: app.copy(app.report()), "menu-report"),
        parts.row(app, tr("play.resign"), controller.ask_resign, "menu-resign", about=tr("play.resign_about")),
        parts.row(app, tr("play.leave"), lambda: app.go("/"), "menu-leave", about=tr("play.leave_about")),
    ]
    return rows


def result_panel(
    app: App, shown: TableState, whole: bool, ways: Sequence[ft.Control], controller: Controller
) -> ft.Control:
    """A sheet of paper in the middle of the screen, low screens in two columns: the last cards stay in sight. `ways`
    are the buttons that lead on, the likeliest first."""
    match = shown.match
    assert match is not None
    size, ink = app.size, app.ink
    high = size.height - size.top - size.bottom
    low = size.landscape
    width = theme.BUTTON_WIDTH * (2 if low else 1)
    inner = min(width, size.width - size.left - size.right - 2 * theme.GAP) - 2 * theme.EDGE
    column = (inner - theme.EDGE) / 2
    outcome = _outcome(match, whole)
    # A low screen has room for one line of it and the picture; more lines have the place of that, too.
    large = theme.narrowed(outcome, theme.HEADING, column) if low else theme.HEADING
    fits = theme.width(outcome, large) * app.letters <= column + 1
    about = f"{tr('play.hand_about', hand=match.hand)} · {_better(match, whole)}"
    title: list[ft.Control] = [
        ft.Semantics(
            header=True,
            live_region=True,
            content=parts.line(
                outcome,
                colour=ink.text,
                size=large,
                weight=theme.HEAVY,
                align=ft.TextAlign.CENTER,
            ),
        ),
        parts.tap(
            ft.Container(
                ft.Row(
                    [
                        parts.line(about, colour=ink.quiet, weight=theme.STRONG, align=ft.TextAlign.CENTER),
                        ft.Icon(ft.Icons.INFO_OUTLINE_ROUNDED, size=theme.MARK, color=ink.quiet),
                    ],
                    spacing=theme.SPACE,
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
                height=theme.TAP,
                border_radius=theme.PANEL_RADIUS,
            ),
            lambda: controller.rule("result"),
            "result-why",
            f"{about}. {tr('result.why')}",
        ),
        ft.Container(height=theme.SPACE / 2),
    ]
    names = _standing(app, match, whole)
    days = match.of_day and whole
    if whole and match.id:
        names = parts.column([names, *([DAYS_RESULT()] if days else []), REACHED()], theme.SPACE, wide=True)
    first, *others = ways
    wide = [_wide(button) for button in others]
    # Larger letters have two rows for them: the first, of two words, by itself.
    grown = app.letters > theme.GROWN
    rest = [ft.Row([*each], spacing=theme.SPACE) for each in ((wide[:1], wide[1:]) if grown else (wide,))]
    share = parts.icon_button(
        ft.Icons.SHARE_ROUNDED,
        tr("daily.share"),
        lambda: app.go(f"/history/{match.id}/share"),
        "result-share",
        colour=ink.text,
        back=ink.line,
    )
    actions: list[ft.Control] = [ft.Row([first, *([share] if match.id else [])], spacing=theme.SPACE), *rest]
    won = won_by(match, whole, celebrated=shown.celebrated)
    if low:
        inside: ft.Control = ft.Row(
            [
                ft.Column([names], scroll=ft.ScrollMode.AUTO, expand=True),
                ft.Column(
                    [*([Winning(won, column, look_of(app))] if fits else []), *title, *actions],
                    scroll=None if fits else ft.ScrollMode.AUTO,
                    expand=True,
                    spacing=theme.SPACE,
                    alignment=ft.MainAxisAlignment.CENTER,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
            ],
            spacing=theme.EDGE,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    else:
        # As high as what it holds; too many names for the screen scroll between the title and the buttons.
        told, spare = (DAYS_LINES, DAYS_SPARE) if days else (0.0, RESULT_SPARE)
        needed = RESULT_HEAD + told + RESULT_LINE * len(match.totals)
        opened = OPENED * sum(map(bool, match.held))
        full = needed * max(spare, app.letters) + opened > high
        roomy = needed * app.letters + opened + ART < high
        inside = ft.Column(
            [
                *([Winning(won, inner, look_of(app))] if roomy else []),
                *title,
                ft.Column([names], scroll=ft.ScrollMode.AUTO, expand=True) if full else names,
                ft.Container(height=theme.SPACE / 2),
                *actions,
            ],
            spacing=theme.SPACE,
            tight=not full,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    ident = f"{'match' if whole else 'hand'}-over"
    sheet = parts.over_table(app, inside, ident, back=ink.panel, width=width, high=low)
    return Rising(sheet) if shown.fresh and not app.still else sheet


def _outcome(match: MatchFacts, whole: bool) -> str:
    """Who won the hand, or the whole match."""
    result = match.result
    if whole and match.resigned:
        return tr("play.match_resigned")
    first = winners(match, whole)
    if whole or result is None:
        key = "match_won"
    else:
        blocked = "hand_blocked" if result.scores is None else "hand_blocked_points"
        key = blocked if result.blocked else "hand_won"
    if first == [match.own]:
        return tr(f"play.{key}_you")
    return tr(f"play.{key}", names=tuple(match.players[player].name for player in first))


def _better(match: MatchFacts, whole: bool) -> str:
    """Whether more or fewer of what the large numbers count is better."""
    result = match.result
    high = match.high_wins if whole or result is None else result.by == "scored"
    return tr("result.more" if high else "result.fewer")


def _counted(match: MatchFacts, whole: bool) -> str:
    """What the large numbers count: of the match its points, hands or lives, of a hand what its places go by."""
    if whole or match.result is None:
        return match.counts
    return "cards" if match.result.by == "cards" else "points"


def _standing(app: App, match: MatchFacts, whole: bool) -> ft.Control:
    """Everybody by their place in the whole match, or in the hand, each with the number that the place goes by."""
    result, players = match.result, range(len(match.players))
    if whole or result is None:
        reached, numbers, here = list(match.places), list(match.totals), set(players)
        notes = [_brought(match, player) for player in players]
    else:
        reached, numbers, here = [0] * len(players), [0] * len(players), set(result.seated)
        for player, place, number in zip(result.seated, result.places, result.compared, strict=True):
            reached[player], numbers[player] = place, number
        notes = [". ".join(filter(None, (_brought(match, player), _in_match(match, player)))) for player in players]
    by = _counted(match, whole)
    names = [tr("people.you") if n == match.own else each.name for n, each in enumerate(match.players)]
    seats = {player: seat for seat, player in enumerate(match.seated)}
    return places(
        app,
        names,
        [
            parts.seat_face(each.name, seats.get(n, n), bot=bool(each.level), called=names[n])
            for n, each in enumerate(match.players)
        ],
        reached,
        [standing(str(number)) if n in here else "" for n, number in enumerate(numbers)],
        notes,
        back=app.ink.paper,
        opened=_opened(match),
        units=[_unit(match, by, number) if n in here else "" for n, number in enumerate(numbers)],
    )


def _opened(match: MatchFacts) -> list[tuple[str, ...]]:
    """The cards that each player had left."""
    held = dict(zip(match.seated, match.held, strict=False))
    return [held.get(player, ()) for player in range(len(match.players))]


def _unit(match: MatchFacts, by: str, number: int) -> str:
    """What stands under a number: "points", "of 3 hands", "cards left"."""
    if by == "hands" and match.hands:
        return tr("result.unit.of_hands", count=match.hands)
    return tr(f"result.unit.{by}", count=abs(number))


def _brought(match: MatchFacts, player: int) -> str:
    """What the hand brought somebody in points, where it is scored."""
    result = match.result
    if result is None or result.scores is None or player not in result.seated:
        return ""
    points = result.scores[result.seated.index(player)]
    return tr("result.brought", points=signed(points), count=abs(points))


def _in_match(match: MatchFacts, player: int) -> str:
    """How the match stands for somebody."""
    total = match.totals[player]
    return tr(f"result.in_match.{match.counts}", total=standing(str(total)), count=abs(total))


def _ways_on(app: App, match: MatchFacts, whole: bool, device: OnDevice) -> list[ft.Control]:
    """The buttons of a result, what one most likely wants first; a review where there is a whole hand."""
    page = f"/history/{match.id}"
    hand = f"{page}/{match.hand}"
    if whole:
        again = partial(app.begin, lambda data: f"/play/{data.start_again(match.id)}")
        first = parts.pill(app, tr("match.rematch"), again, "rematch", accent=True, expand=True)
    else:
        first = parts.pill(app, tr("result.next"), device.next_hand, "next-hand", accent=True, expand=True)
    look = tr("result.hands" if whole else "result.replay")
    ways = [first, parts.pill(app, look, lambda: app.go(page if whole else hand), "result-replay")]
    if match.result is not None:
        review = partial(app.go, f"{hand}/review")
        ways.append(parts.pill(app, tr("review.short"), review, "result-review", spoken=tr("review.ask")))
    leave = tr("result.home" if whole else "result.leave")
    return [*ways, parts.pill(app, leave, lambda: app.go("/"), "result-leave")]


def _wide(button: ft.Control) -> ft.Control:
    button.expand = True
    if isinstance(button, ft.Semantics) and isinstance(button.content, ft.Container):
        button.content.alignment = ft.Alignment.CENTER
        button.content.padding = None
    return button
