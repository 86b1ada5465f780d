"""The table screen: one match, its panels, and the way between the components and the controller."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from app.new_table.setup import USUAL_BOT
from app.session import STOPPED
from app.table.controller import CLOSED, Controller
from app.table.drawing.view import Table as CardTable
from app.table.painter import TableState, picture_of
from app.table.panel_below import rule_panel, table_panel
from app.table.picture import Look
from app.table.picture import Screen as Area
from app.table.playing import Playing
from app.table.result import Ending, HandOver, Line, MatchOver
from app.table.wording import MINUS, signed
from app.ui import parts
from app.ui.screens import screen
from app.ui.shell import App, is_left, on, part, use_app, use_running, use_value
from app.ui.words import tr
from engine.play.result import HandResult, result_of
from engine.play.state import State
from engine.rules.explain import Sentence


@screen
def Table() -> ft.Control:
    """The match that the address names, played."""
    app = use_app()
    match_id = ft.use_route_params().get("match_id", "")
    shown, show = use_value(TableState())
    found = ft.use_memo(lambda: app.data.match(match_id) if app.data else None, [app.data is None, match_id])
    controller = ft.use_memo(lambda: Controller(app, found.id if found else 0, show), [found and found.id])

    picture = ft.use_memo(lambda: picture_of(shown), [shown])
    letter = ft.use_memo(lambda: parts.measure_letters(app), [])
    use_running(app, found.id if found else 0, controller.run)
    use_keyboard(app, match_id, controller.key)
    ft.use_effect(lambda: None if app.active else controller.hide(), [app.active])
    ft.use_effect(controller.session.come if app.present else controller.session.leave, [app.present])
    if app.data is not None and found is None:
        return parts.lost(app, tr("play.no_store"), "/")
    size = app.size
    area = Area(size.width, size.height, size.left, size.top, size.right, size.bottom)
    look = Look(app.settings.four_colours, app.settings.card_size, app.settings.left_handed, app.still, app.letters)
    layers: list[ft.Control] = [letter, CardTable(picture, look, area, controller, bool(shown.panel))]
    playing = controller.playing
    if shown.panel in ("hand", "match") and playing is not None:
        layers.append(_result(app, shown, playing, controller))
    elif shown.panel and (playing is not None or shown.panel in STOPPED):
        layers.append(Panel(shown.panel, shown.about, shown.rule_sentences, controller))
    return ft.Stack(layers, width=size.width, height=size.height)


def use_keyboard(app: App, match_id: str, pressed: Callable[[str], Awaitable[None]]) -> None:
    """A hook: what is pressed on a keyboard while this table is on top."""

    async def key(event: ft.KeyboardEvent) -> None:
        if app.page.route == f"/play/{match_id}" and not (event.ctrl or event.alt or event.meta):
            await pressed(event.key)

    def listen() -> None:
        app.page.on_keyboard_event = on(key)
        app.page.update()

    def leave() -> None:
        if not is_left(app.page):
            app.page.on_keyboard_event = None
            app.page.update()

    ft.use_effect(listen, [match_id, pressed], cleanup=leave)


def _result(app: App, shown: TableState, playing: Playing, controller: Controller) -> ft.Control:
    match_page = f"/history/{controller.match_id}"

    async def why() -> None:
        await controller.rule("result")

    def review() -> None:
        app.go(f"{match_page}/{playing.hand_number}/review")

    if shown.panel == "match":
        return MatchOver(
            ending(playing, whole=True),
            lambda: again(app, playing),
            lambda: app.go(match_page),
            review if playing.hand_over else None,
            lambda: app.go("/"),
            why,
        )
    return HandOver(
        ending(playing, whole=False),
        controller.next_hand,
        lambda: app.go(f"{match_page}/{playing.hand_number}"),
        review,
        lambda: app.go("/"),
        why,
    )


def again(app: App, playing: Playing) -> None:
    """The same company at the same rules, a new match."""
    app.begin(lambda data: f"/play/{data.start_again(playing.kept)}")


def ending(playing: Playing, *, whole: bool) -> Ending:
    """How the hand, or the whole match, ended: everybody by place."""
    match, state = playing.match, playing.state
    result = result_of(state, playing.dealt_to) if state.over else None
    places = dict(enumerate(match.places))
    if result is not None and not whole:
        places |= dict(zip(result.seated, result.places, strict=True))
    names = [seat.name for seat in playing.kept.seats]
    lines = tuple(
        Line(name, places[player], str(match.totals[player]).replace("-", MINUS), _note(state, result, player))
        for player, name in enumerate(names)
    )
    number = tr("play.hand_about", hand=playing.hand_number)
    if whole and playing.kept.state == "resigned":
        return Ending(tr("play.match_resigned"), number, lines)
    if whole or result is None:
        return Ending(tr("play.match_won", names=tuple(names[player] for player in match.winners)), number, lines)
    blocked = "play.hand_blocked" if result.scores is None else "play.hand_blocked_points"
    first = tuple(names[player] for player in result.winners)
    return Ending(tr(blocked if result.blocked else "play.hand_won", names=first), number, lines)


def _note(state: State, result: HandResult | None, player: int) -> str:
    """What the hand brought a player, else how many cards were left."""
    if result is None or player not in result.seated:
        return ""
    seat = result.seated.index(player)
    if result.scores is not None:
        return signed(result.scores[seat])
    left = state.hands[seat].bit_count()
    return tr("play.left_cards", count=left) if left else ""


@part
def Panel(panel: str, about: str, rule_sentences: tuple[Sentence, ...], controller: Controller) -> ft.Control:
    """The menu of the table, a question, or why the match cannot go on, on dimmed felt."""
    app = use_app()
    ink, playing = app.ink, controller.playing
    if panel == "rule":
        here = playing.rules.asked if playing is not None else ()
        return rule_panel(app, rule_sentences, here, controller.close_panel, controller.help)
    items: list[ft.Control] = []
    menu: list[ft.Control] = []
    title = tr("play.resign_sure") if panel == "resign" else tr(f"play.{panel}")
    if panel == "menu" and playing is not None:
        menu = _menu(app, playing, controller)
        items = [parts.rows(app, menu)]
    else:
        if about:
            items.append(parts.line(about, colour=ink.text, align=ft.TextAlign.CENTER))
        if panel == "lost":
            items.append(parts.pill(app, tr("play.take_over"), controller.take_over, "take-over", accent=True))
        if panel == "broken":
            items.append(parts.pill(app, tr("play.try_again"), controller.try_again, "try-again", accent=True))
        if panel == "resign":
            items.append(parts.pill(app, tr("play.resign"), controller.resign, "resign-sure", danger=True))
            items.append(parts.pill(app, tr("play.keep_on"), controller.close_panel, "resign-not"))
        else:
            items.append(parts.pill(app, tr("play.home"), lambda: app.go("/"), "panel-home"))
    close = controller.close_panel if panel in CLOSED else None
    return table_panel(app, f"panel-{panel}", title, items, close, lines=len(menu or items))


def _menu(app: App, playing: Playing, controller: Controller) -> list[ft.Control]:
    people = set(app.data.people()) if app.data else set()
    rows = [
        parts.row(
            app,
            tr("play.rules"),
            controller.help,
            "menu-rules",
        )
    ]
    for seat in range(playing.state.seats):
        who = playing.player(seat)
        if not who.level:
            rows.append(
                parts.row(
                    app,
                    tr("play.to_bot", name=who.name),
                    lambda s=seat: controller.give_seat(s, USUAL_BOT),
                    f"menu-bot-{seat + 1}",
                    about=tr("play.to_bot_about"),
                )
            )
        elif who.name in people:
            rows.append(
                parts.row(
                    app,
                    tr("play.from_bot", name=who.name),
                    lambda s=seat: controller.give_seat(s, ""),
                    f"menu-person-{seat + 1}",
                    about=tr("play.from_bot_about"),
                )
            )
    rows += [
        parts.row(app, tr("nav.settings"), lambda: app.go("/settings"), "menu-settings"),
        parts.row(app, tr("play.report"), lambda: app.copy(app.report()), "menu-report"),
        parts.row(app, tr("play.resign"), controller.ask_resign, "menu-resign", about=tr("play.resign_about")),
        parts.row(app, tr("play.leave"), lambda: app.go("/"), "menu-leave", about=tr("play.leave_about")),
    ]
    return rows
