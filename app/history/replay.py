"""The replay of a hand, step by step, from any seat, with all cards open."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from app.history.review import HandReview, advice, markers, use_review
from app.platform.background import off_loop
from app.table.coach.advice import mark_cards
from app.table.components.panels.log_panel import LogPanel
from app.table.components.table import Table, look_of
from app.table.game import find_last
from app.table.layout.table_layout import has_log_beside
from app.table.narration.log import LogRow, log_rows
from app.table.panels import rule_panel
from app.table.picture import CardPicture, Picture, PileCard, RuleTopic, SeatPicture
from app.table.reducer.arrangement import sort_cards
from app.table.wording import NOBODY, describe_action, rules_behind_nomination, rules_behind_penalty, sentences
from app.ui import parts, theme
from app.ui.numbers import signed_points
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import render, tr
from engine.bots.coach import Decision
from engine.cards import CARD_TEXT, card_key, cards_in
from engine.events import Declared, Played
from engine.messages.errors import TextError
from engine.messages.known import declaration_message
from engine.moves import named_text
from engine.names import shown_name
from engine.notation import Replay as Replayed
from engine.notation import Step, loads, replay
from engine.play.state import State
from engine.play.tables import SEQUENCE
from engine.rules.explain import Sentence
from engine.rules.reader import Rules, parse_rules
from store import Hand, Seat, StoredMatch

PILE_SHOWN = 5
BAR = 60
BARS = BAR + theme.TAP
LEAST_TABLE = 250.0  # least height of the table; if the bar leaves less, the screen scrolls
LEAST_BAR = 480.0  # least width of a bar with all buttons beside the slider
MENU_HEAD = 96.0  # the heights of the menu: its frame, and a line of it
MENU_ROW = 66.0
_NOTHING_LOGGED: tuple[LogRow, ...] = ()
_UNASKED: tuple[Sentence, ...] | None = None  # no rule is asked for; none may be found, too


@dataclass(frozen=True)
class HandFrames:
    """A hand as frames: the state before the first action and after each, and each action's events."""

    title: str
    names: tuple[str, ...]
    states: tuple[State, ...]
    steps: tuple[Step, ...]
    levels: tuple[str, ...]
    played: Replayed | None = None
    rules: Rules | None = None


class ReplayQuestions:
    """The table's handlers in a replay. One object for the screen's life; each drawing sets what its taps do."""

    look_from: Callable[[int], None]
    leave: Callable[[], None]
    rules: Callable[[], None]
    show_rule: Callable[[RuleTopic], None]
    open_menu: Callable[[], None]
    open_log: Callable[[], Awaitable[None]]
    order: Callable[[], None]
    advise: Callable[[str], None]

    async def on_seat_tapped(self, seat: int) -> None:
        """Show the hand from that seat."""
        self.look_from(seat)

    async def on_rule_asked(self, topic: RuleTopic) -> None:
        """Show the rule behind the last action, the penalty, or the nomination."""
        self.show_rule(topic)

    async def on_advice_tapped(self, row: str) -> None:
        """Handle a tap on a row or button of the review's sheet."""
        self.advise(row)

    async def on_back_pressed(self) -> None:
        """Go back to the match."""
        self.leave()

    async def on_help_pressed(self) -> None:
        """Show the match's rules."""
        self.rules()

    async def on_menu_pressed(self) -> None:
        """Open the replay's menu."""
        self.open_menu()

    async def on_log_pressed(self) -> None:
        """Open the log up to this step."""
        await self.open_log()

    async def on_sort_pressed(self) -> None:
        """Sort the hand by the other of suit and rank."""
        self.order()


@screen
def Replay() -> ft.Control:
    """The screen of the hand in the route."""
    return _replay(at_once=False)


@screen
def Reviewed() -> ft.Control:
    """The screen of the hand in the route, with its review started at once."""
    return _replay(at_once=True)


def _replay(at_once: bool) -> ft.Control:
    app = use_app()
    params = ft.use_route_params()
    match_id, number = params.get("match_id", ""), params.get("hand", "")
    found = ft.use_memo(lambda: _find(app, match_id, number), [app.data is None, match_id, number])
    film = ft.use_memo(lambda: _frames_of(app, *found) if found else None, [found and found[1].id])
    step, to = use_value(0)
    told, set_told = use_value(_UNASKED)
    seat, look_from = use_value(-1)
    panel, lay_panel = use_value("")
    logged, log = use_value(_NOTHING_LOGGED)
    sort, order = use_value("rank" if app.settings.sort == "rank" else "suit")
    viewer = ft.use_memo(ReplayQuestions, [])
    people = {each.name for each in found[0].seats if not each.level} if found else set()
    seats = frozenset(n for n, name in enumerate(film.names) if name in people) if film else frozenset()
    played = film.played if film and film.states else None
    review = use_review(app, found[1].id if found else 0, played, seats or frozenset({0}), at_once)
    back = f"/history/{match_id}"
    step = min(step, len(film.states) - 1) if film else 0
    beside = has_log_beside(app.size)

    async def read_log() -> None:
        if film and film.rules:
            told_so_far = partial(log_rows, film.steps[:step], film.states, film.names, NOBODY, film.rules)
            log(await off_loop(told_so_far))

    async def follow() -> None:
        if beside:
            await read_log()

    ft.use_effect(on(follow), [film, step, beside])
    if app.data is None:
        return parts.loading_page(app, parts.header(app, tr("replay.title"), back=back))
    if found is None or film is None:
        return parts.not_found_page(app, tr("lost.hand"), back)
    hand = found[1]
    if not film.states:
        top = parts.header(app, film.title, back=back)
        return parts.sheet(app, top, [parts.notice(app, tr("replay.unreadable"), "replay-error")])
    me = seat if 0 <= seat < len(film.names) else min(seats, default=0)
    viewer.look_from = look_from
    viewer.leave = lambda: app.navigation.go(back)
    viewer.rules = lambda: app.navigation.go(f"{back}/rules")
    viewer.show_rule = lambda of: set_told(find_rules(film, step, of))
    viewer.open_menu = lambda: lay_panel("menu")
    viewer.order = lambda: order("suit" if sort == "rank" else "rank")

    async def open_log() -> None:
        if film.rules:
            await read_log()
            lay_panel("log")

    viewer.open_log = open_log

    def show(number: int) -> None:
        set_told(_UNASKED)
        to(number)

    def jump(decision: Decision) -> None:
        show(decision.action)
        look_from(decision.seat)

    viewer.advise = lambda id: review.tap(id, step, jump)
    here = review.decision(step)
    shown = picture(film, step, me, tr("replay.seen_from", hand=hand.number, name=film.names[me]), sort)
    if here is not None and here.seat == me:
        shown = mark_cards(shown, here.ranked, film.states[step].tables, review.chosen)
    size = app.size
    bar = BAR if size.landscape else BARS
    left = size.height - bar - size.bottom
    table = ft.Column(
        [
            Table(
                replace(shown, advice=advice(review, film.states, film.names, step), log=logged if beside else ()),
                look_of(app),
                replace(size, height=max(left, LEAST_TABLE), bottom=0),
                viewer,
            ),
            _bar(app, film, step, show, bar, review),
        ],
        spacing=0,
        expand=True,
        scroll=ft.ScrollMode.AUTO if left < LEAST_TABLE else None,
    )
    layers: list[ft.Control] = [parts.measure_letters(app), table]
    if told is not None:
        asked = film.rules.asked if film.rules else ()
        layers.append(rule_panel(app, told, asked, lambda: set_told(_UNASKED), viewer.rules))
    elif panel == "menu":
        layers.append(_menu(app, match_id, hand, bar, review, lambda: lay_panel("")))
    elif panel == "log":
        layers.append(LogPanel(logged, shown, lambda: lay_panel("")))
    return ft.Semantics(identifier="replay", expand=True, content=ft.Stack(layers, expand=True))


def _menu(app: App, match_id: str, hand: Hand, bar: float, review: HandReview, close: Callable[[], None]) -> ft.Control:
    """Return the replay's menu."""
    match = f"/history/{match_id}"

    async def copy() -> None:
        close()
        await app.device.copy(hand.notation, above=bar)

    def look() -> None:
        close()
        review.toggle()

    items = [
        parts.row(app, tr("play.rules"), partial(app.navigation.go, f"{match}/rules"), "menu-rules"),
        parts.row(app, tr("review.ask"), look, "menu-review"),
        parts.row(app, tr("replay.copy"), copy, "replay-copy"),
        parts.row(app, tr("keep.look"), partial(app.navigation.go, match), "menu-match"),
        parts.row(app, tr("play.home"), partial(app.navigation.go, "/"), "menu-home"),
    ]
    high = MENU_HEAD + MENU_ROW * len(items)
    return parts.titled_panel(app, tr("replay.title"), "menu", [parts.rows(app, items)], close, high=high)


def _find(app: App, match_id: str, number: str) -> tuple[StoredMatch, Hand] | None:
    match = app.data.match(match_id) if app.data else None
    if app.data is None or match is None:
        return None
    hand = next((each for each in app.data.store.hands.of_match(match.id) if str(each.number) == number), None)
    return (match, hand) if hand else None


def _frames_of(app: App, match: StoredMatch, hand: Hand) -> HandFrames:
    try:
        rules = parse_rules(match.rules)
        record = loads(hand.notation)
        done = replay(record, rules)
    except TextError as problem:
        app.journal.note(f"hand {hand.number} of match {match.id} cannot be replayed: {problem}")
        return HandFrames(match.ruleset, (), (), (), ())
    if done.error is not None:
        app.journal.note(f"hand {hand.number} of match {match.id} is replayed in part: {done.error}")
    seats = _seats(match, hand, tuple(map(shown_name, record.players)))
    names, levels = tuple(seat.name for seat in seats), tuple(seat.level for seat in seats)
    return HandFrames(render(rules.title), names, tuple(done.states()), tuple(done.steps), levels, done, rules)


def _seats(match: StoredMatch, hand: Hand, written: tuple[str, ...]) -> tuple[Seat, ...]:
    """Return the seats with the players' current names; the names in the notation (`written`) if the hand has
    no ids.
    """
    players = sorted(hand.result.order)
    there = len(players) == len(written) and players[-1] < len(match.seats)
    return tuple(match.seats[player] for player in players) if there else tuple(map(Seat, written))


def find_rules(film: HandFrames, step: int, topic: RuleTopic) -> tuple[Sentence, ...]:
    """Return the rules behind what is shown after `step` actions: the message, the penalty or the nomination."""
    state = film.states[step]
    if topic is RuleTopic.PENALTY:
        keys = rules_behind_penalty(state)
    elif topic is RuleTopic.NOMINATED:
        keys = rules_behind_nomination(state)
    elif step:
        keys = describe_action(film.steps[step - 1].events, film.states[step - 1], None, film.names, NOBODY).rules
    else:
        keys = ("deal",)
    return sentences(film.rules, state.seats, keys) if film.rules else ()


def picture(film: HandFrames, step: int, me: int, subtitle: str, sort: str = "suit") -> Picture:
    """Return the table after `step` actions as seat `me` saw it."""
    state, names = film.states[step], film.names
    seats = len(names)
    laid = {e.card: s.action.seat for s in film.steps[:step] for e in s.events if isinstance(e, Played)}
    last = [CARD_TEXT[card] if card >= 0 else "" for card in find_last(film.steps[:step], seats)]
    places = {seat: place for place, seat in enumerate(state.out, 1)}
    said = film.steps[step - 1].events if step else ()
    spoke = {event.seat for event in said if isinstance(event, Declared)}
    word = render(declaration_message(state.tables.declare_word))
    hand = sort_cards(state.hands[me], sort)
    playable = cards_in(state.legal_cards) if state.to_act == me else []
    return Picture(
        title=film.title,
        subtitle=subtitle,
        me=me,
        my_turn=state.to_act == me,
        hand=tuple(CardPicture(card_key(card), CARD_TEXT[card], playable=card in playable) for card in hand),
        seats=tuple(
            SeatPicture(
                seat,
                names[seat],
                state.hands[seat].bit_count(),
                has_turn=state.to_act == seat,
                declared=word if state.declared_level[seat] else "",
                bubble=word if seat in spoke else "",
                rank=places.get(seat, 0),
                points=signed_points(state.scores[seat]) if state.scores else "",
                total=signed_points(state.scores[seat]) if state.scores else "",
                eliminated=state.absent[seat] and seat not in state.out,
                last_card=last[seat],
                level=tr(f"people.{film.levels[seat]}") if film.levels[seat] else "",
                temper=tr(f"play.temper_{film.levels[seat]}") if film.levels[seat] else "",
            )
            for seat in ((me + n) % seats for n in range(1, seats))
        ),
        stock_count=len(state.stock),
        has_stock=state.tables.family != SEQUENCE,
        pile=tuple(PileCard(card_key(c), CARD_TEXT[c], laid.get(c, -1)) for c in state.discard[-PILE_SHOWN:]),
        nominated=named_text(state.named),
        penalty=state.penalty,
        turns_to_miss=state.pending_skips,
        recycles_pile=state.tables.refill,
        direction=state.direction,
        sort_order="suit" if sort == "suit" else "only_rank",
        actor=film.steps[step - 1].action.seat if step else -1,
        message=describe_action(said, film.states[max(0, step - 1)], state, names, NOBODY).words or tr("replay.dealt"),
        has_rule=True,
    )


def _bar(
    app: App, film: HandFrames, step: int, show: Callable[[int], None], high: float, review: HandReview
) -> ft.Control:
    """Return the slider and buttons to step through the hand, and the review button."""
    last = len(film.states) - 1

    def slid(event: ft.Event[ft.CupertinoSlider]) -> None:
        show(round(float(event.control.value or 0)))

    def button(icon: ft.IconData, key: str, to: int) -> ft.Control:
        handler = (lambda: show(to)) if to != step else None
        said, back = tr(f"replay.{key}"), theme.PANEL_ON_FELT
        return parts.icon_button(icon, said, handler, f"replay-{key}", colour=theme.ON_FELT, back=back)

    spoken = tr("replay.step_spoken", step=step, steps=last)
    slider = ft.Semantics(
        identifier="replay-slider",
        expand=True,
        label=spoken,
        # Material's slider lays a layer over the whole screen, for a bubble, and screen readers meet it.
        content=ft.Stack(
            [
                ft.CupertinoSlider(
                    value=step,
                    min=0,
                    max=max(1, last),
                    divisions=max(1, last),
                    active_color=theme.ACCENT,
                    thumb_color=theme.ACCENT,
                    on_change=on(slid),
                ),
                markers(review, last),
            ],
            fit=ft.StackFit.EXPAND,
        ),
    )
    look = parts.icon_button(
        ft.Icons.LIGHTBULB_ROUNDED,
        tr("review.ask"),
        review.toggle,
        "replay-review",
        colour=theme.ACCENT,
        back=theme.PANEL_ON_FELT if review.sheet else None,
    )
    wide = theme.width(tr("replay.step", step=last, steps=last), theme.BODY * min(app.text_scale, theme.LARGE_TEXT))
    where = parts.styled_text(
        tr("replay.step", step=step, steps=last),
        colour=theme.ON_FELT,
        size=theme.fitting(theme.BODY, app.text_scale),
        weight=theme.STRONG,
        most=1,
    )
    buttons = [
        button(ft.Icons.FIRST_PAGE_ROUNDED, "first", 0),
        button(ft.Icons.CHEVRON_LEFT_ROUNDED, "before", max(0, step - 1)),
        parts.label(
            ft.Container(width=max(72.0, wide), alignment=ft.Alignment.CENTER, content=where), "replay-step", spoken
        ),
        button(ft.Icons.CHEVRON_RIGHT_ROUNDED, "after", min(last, step + 1)),
        button(ft.Icons.LAST_PAGE_ROUNDED, "last", last),
    ]
    if app.size.landscape and app.size.width - app.size.left - app.size.right < LEAST_BAR:
        buttons = buttons[1:-1]  # the slider leads to both ends
    row = ft.Row(buttons, alignment=ft.MainAxisAlignment.CENTER, spacing=theme.SPACE / 2)
    inside: ft.Control = (
        ft.Row([slider, look, row])
        if app.size.landscape
        else ft.Column([ft.Row([slider, look], height=BARS - BAR), row], spacing=0)
    )
    return ft.Container(
        height=high + app.size.bottom,
        bgcolor=theme.COUNT_BADGE,
        padding=ft.Padding.only(
            left=app.size.left + theme.SPACE, right=app.size.right + theme.SPACE, bottom=app.size.bottom
        ),
        content=inside,
    )
