"""The page "Was it fair?" of a finished hand: what each player received, how lucky that was, and the shuffle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from math import inf
from typing import Final

import flet as ft

from app.daily_seeds import dealing_seed
from app.history.replay.replayed_hand import ReplayedHand, find_match_and_hand, replay_hand
from app.people import colour_numbers_by_name
from app.platform.background import run_in_slices
from app.table.coach.coaching import REFRESH_SECONDS
from app.table.results.result import OpenCards
from app.ui import parts, theme
from app.ui.card_faces import card_name
from app.ui.person_names import called
from app.ui.player_faces import colour_numbers
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_running, use_value
from app.ui.words import join_phrases, join_sentences, tr
from engine.cards import CARD_TEXT, Card
from engine.luck.comparison import COMPARED_DEALS, LuckComparison, SeatLuck
from engine.luck.received import ReceivedCards, received_cards, special_cards
from engine.rng import seed_of_hand
from store.projections.wilson import wilson_interval

FACE_SIZE: Final = 36.0
METER_HEIGHT: Final = 10.0  # height of the bar that shows a player's luck
MARK_SIZE: Final = 18.0
MIN_DEALS: Final = 20  # deals from which on a comparison is shown


@screen
def Fairness() -> ft.Control:
    """The page of the hand in the route."""
    app, params = use_app(), ft.use_route_params()
    match_id, number = params.get("match_id", ""), params.get("hand", "")
    back = f"/history/{match_id}"
    found = ft.use_memo(lambda: find_match_and_hand(app, match_id, number), [app.data is None, match_id, number])
    hand = ft.use_memo(lambda: replay_hand(app, *found) if found else None, [found and found[1].id])
    top = parts.header(app, tr("fair.title"), back=back)
    if app.data is None:
        return parts.loading_page(app, top)
    if found is None:
        return parts.not_found_page(app, tr("lost.hand"), back, tr("fair.title"))
    if hand is None or not hand.states[-1].over:
        return parts.sheet(app, top, [parts.notice(app, tr("replay.unreadable"), "fair-error")])
    start = hand.states[0]
    received = received_cards(start, (event for step in hand.steps for event in step.events))
    ink = app.palette
    content = [
        parts.heading(tr("fair.luck"), colour=ink.quiet),
        LuckPanel(hand, received)
        if special_cards(start.tables)
        else parts.panel(app, parts.styled_text(tr("fair.no_special"), colour=ink.text)),
        parts.heading(tr("fair.received"), colour=ink.quiet),
        *(_received_panel(app, hand, seat, each) for seat, each in enumerate(received)),
        parts.heading(tr("fair.counted"), colour=ink.quiet),
        parts.panel(app, parts.styled_text(tr("fair.counted_about", deals=COMPARED_DEALS), colour=ink.text)),
        parts.heading(tr("fair.shuffle"), colour=ink.quiet),
        parts.panel(app, parts.stacked(_shuffle_texts(app, hand), theme.GAP, wide=True)),
    ]
    return parts.sheet(app, top, content)


@guarded_component
def LuckPanel(hand: ReplayedHand, received: Sequence[ReceivedCards]) -> ft.Control:
    """How lucky each player's cards were. The comparison runs while the panel is shown, and can be stopped."""
    app = use_app()
    start = hand.states[0]
    comparison = ft.use_memo(lambda: LuckComparison(start.tables, start.dealer, received), [hand])
    work = ft.use_memo(comparison.run, [comparison])
    shown, show = use_value(comparison.seats)
    running, set_running = use_value(True)

    async def compare() -> None:
        drawn = time.monotonic()
        async for _ in run_in_slices(work, inf, app.touch):
            if time.monotonic() > drawn + REFRESH_SECONDS:
                show(comparison.seats)
                await asyncio.sleep(0)  # lets the figures be drawn
                drawn = time.monotonic()
        show(comparison.seats)
        set_running(False)

    def toggle() -> None:
        show(comparison.seats)
        set_running(not running)

    use_running(app, hand.stored.id if running else 0, compare)
    done = shown[0].deals
    rows: list[ft.Control] = [_luck_row(app, hand, seat, each) for seat, each in enumerate(shown)]
    key = "fair.running" if running else "fair.compared"
    state = parts.styled_text(tr(key, done=done, deals=COMPARED_DEALS), colour=app.palette.quiet, size=theme.SMALL)
    foot: list[ft.Control] = [ft.Semantics(identifier="fair-state", content=state)]
    if done < COMPARED_DEALS:
        label, ident = (tr("fair.stop"), "fair-stop") if running else (tr("fair.go_on"), "fair-go-on")
        foot.append(ft.Row([parts.pill(app, label, toggle, ident)]))
    return parts.panel(app, parts.stacked([*rows, *foot], theme.EDGE, wide=True))


def _luck_row(app: App, hand: ReplayedHand, seat: int, luck: SeatLuck) -> ft.Control:
    """Return a player's face and name, with a bar and a text of how lucky their cards were."""
    ink, name = app.palette, called(hand.names_by_seat[seat])
    texts = _luck_texts(luck)
    words: list[ft.Control] = [
        parts.styled_text(name, colour=ink.text, weight=theme.HEAVY, max_lines=2),
        parts.styled_text(texts[0], colour=ink.text, size=theme.SMALL, weight=theme.STRONG),
        _luck_meter(app, luck),
    ]
    if len(texts) > 1:
        words.append(parts.quiet_text(app, texts[1]))
    row = ft.Row([_face(app, hand, seat), parts.stacked(words, 4, wide=True, expand=True)], spacing=theme.GAP)
    return parts.label(row, f"luck-{seat + 1}", join_sentences((name, *texts)), key=f"luck-{seat}")


def _luck_texts(luck: SeatLuck) -> tuple[str, ...]:
    """Return how lucky a seat was, and between which shares that surely lies; before that's known, one text."""
    if luck.deals < MIN_DEALS:
        return (tr("fair.not_yet"),)
    low, high = wilson_interval(luck.rank, luck.deals) or (0.0, 1.0)
    share = round(100 * luck.rank / luck.deals)
    return tr("fair.luckier", share=share), tr("fair.range", low=round(100 * low), high=round(100 * high))


def _luck_meter(app: App, luck: SeatLuck) -> ft.Control:
    """Return a bar from bad luck to good luck, with a mark and the range in which it lies."""
    ink, known = app.palette, luck.deals >= MIN_DEALS
    low, high = (wilson_interval(luck.rank, luck.deals) if known else None) or (0.0, 0.0)
    parts_of_100 = [round(100 * low), round(100 * high) - round(100 * low)]
    shares = [*parts_of_100, 100 - sum(parts_of_100)]
    colours = (ink.line, ink.ring, ink.line) if known else (ink.line, ink.line, ink.line)
    stripes: list[ft.Control] = [
        ft.Container(expand=share, bgcolor=colour, height=METER_HEIGHT)
        for share, colour in zip(shares, colours, strict=True)
        if share
    ]
    return ft.Container(
        ft.Row(stripes, spacing=0),
        height=METER_HEIGHT,
        border_radius=METER_HEIGHT / 2,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def _received_panel(app: App, hand: ReplayedHand, seat: int, received: ReceivedCards) -> ft.Control:
    """Return what a player was dealt and drew."""
    ink, name = app.palette, called(hand.names_by_seat[seat])
    room = min(app.size.width - app.size.left - app.size.right, theme.READING_WIDTH) - 4 * theme.EDGE
    special = received.special_count(hand.states[0].tables)
    count = len(received.dealt) + len(received.drawn)
    about = tr("fair.special", special=special, count=count)

    def cards(key: str, texts: Sequence[str]) -> list[ft.Control]:
        title = parts.quiet_text(app, tr(f"fair.{key}", count=len(texts)), weight=theme.STRONG)
        return [title, *([OpenCards(texts, room, app.card_look)] if texts else [])]

    head = ft.Row(
        [
            _face(app, hand, seat),
            parts.stacked(
                [
                    parts.styled_text(name, colour=ink.text, weight=theme.HEAVY, max_lines=2),
                    parts.quiet_text(app, about),
                ],
                2,
                expand=True,
            ),
        ],
        spacing=theme.GAP,
    )
    dealt, drawn = _card_texts(received.dealt), _card_texts(received.drawn)
    inside = parts.stacked([head, *cards("dealt", dealt), *cards("drew", drawn)], theme.SPACE)
    said = [name, about]
    for key, texts in (("dealt", dealt), ("drew", drawn)):
        said.append(join_phrases((tr(f"fair.{key}", count=len(texts)), *map(card_name, texts))))
    return parts.label(parts.panel(app, inside), f"received-{seat + 1}", join_sentences(said))


def _card_texts(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(CARD_TEXT[card] for card in cards)


def _face(app: App, hand: ReplayedHand, seat: int) -> ft.Control:
    names = hand.names_by_seat
    hues = colour_numbers(names, colour_numbers_by_name(app.data)) if app.data else (0,) * len(names)
    return parts.seat_face(names[seat], hues[seat], bot=bool(hand.seats[seat].level), size=FACE_SIZE)


def _shuffle_texts(app: App, hand: ReplayedHand) -> list[ft.Control]:
    """Return how cards are shuffled, and the seed of this hand, which has no secret left to keep. In a room, the seed
    stays with the host.
    """
    ink = app.palette
    texts: list[ft.Control] = [parts.styled_text(tr("fair.shuffle_about"), colour=ink.text)]
    if not hand.match.seed:  # a room's, which is stored without its seed
        return [*texts, parts.styled_text(tr("fair.room"), colour=ink.text)]
    seed = hand.stored.seed
    if seed == seed_of_hand(
        dealing_seed(hand.match.seed), hand.stored.number
    ):  # not of a hand that older versions dealt
        texts.append(parts.selectable(app, tr("fair.seed", seed=str(seed)), "fair-seed", weight=theme.STRONG))
        texts.append(parts.quiet_text(app, tr("fair.seed_about")))
    return texts
