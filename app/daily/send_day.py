"""Sending a day's hand: as a picture, and as a short text with a link."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from app.daily.master import use_masters_rank
from app.daily.message import day_message, result_text
from app.daily.results import Results, read_results
from app.daily_seeds import EDITION, day_text, edition_and_day_of_seed, is_late_seed, iso_text
from app.game_lookup import game_name
from app.people import colour_numbers_by_name
from app.platform.background import off_loop
from app.platform.published_address import published_address
from app.ui import parts, theme
from app.ui.parts.sharing import Shared, share_content
from app.ui.player_faces import face_picture
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import join_details, join_sentences, tr
from store.records import StoredMatch

PICTURE: Final = 380.0  # greatest width
FACE: Final = 92.0
RING: Final = 4.0
RANK: Final = 30.0
MASTERS_SIGN: Final = "crown"
MASTERS_COLOUR: Final = 4  # of theme.SEAT_COLOURS
SIGN: Final = 0.62  # width of a sign, as a fraction of its circle
FLAME: Final = 24.0


@guarded_component
def SendDay(match: StoredMatch, top: ft.Control) -> ft.Control:
    """The ways to send the hand of a day, with a preview, below a header."""
    app = use_app()
    picture: ft.Ref[ft.Screenshot] = ft.use_memo(lambda: ft.Ref[ft.Screenshot](), [])
    known, know = use_value(Results())
    master = use_masters_rank(app, match.seed)
    edition, day = edition_and_day_of_seed(match.seed) or (0, 0)

    async def read_streak() -> None:
        if app.data is not None:
            know(await off_loop(partial(read_results, app.data.store)))

    ft.use_effect(on(read_streak), [match.id])
    streak = 0 if is_late_seed(match.seed) else known.streak_up_to(day)
    text = day_message(match, streak, master, published_address())

    ready = bool(master) or edition != EDITION
    shared = Shared(text, tr("daily.heading"), f"{tr('share.file')}-{iso_text(day)}")
    poster = day_poster(app, match, streak, master)
    return parts.sheet(app, top, share_content(app, shared, poster, picture, ready=ready))


def day_poster(app: App, match: StoredMatch, streak: int, master: int) -> ft.Control:
    """Return what the picture shows: date and game, you and the master with your ranks, and the streak. No cards."""
    _, day = edition_and_day_of_seed(match.seed) or (0, 0)
    width = min(PICTURE, app.size.width - app.size.left - app.size.right - 2 * theme.EDGE)
    half = (width - 2 * theme.EDGE - theme.GAP) / 2
    name, own = match.seats[0].name, match.placings[0]
    hues = colour_numbers_by_name(app.data) if app.data else {}
    face = parts.person_circle(name, hues.get(name, 0), FACE)
    sign = ft.Image(src=face_picture(MASTERS_SIGN), width=FACE * SIGN, height=FACE * SIGN, exclude_from_semantics=True)
    masters_face = parts.circle(sign, FACE, theme.SEAT_COLOURS[MASTERS_COLOUR])
    best = min(own, master) if master else 0

    def player(drawn: ft.Control, called: str, place: int) -> ft.Control:
        rank = tr("daily.rank", place=place) if place else "…"
        return ft.Container(
            ft.Column(
                [
                    parts.circle(drawn, FACE + 2 * RING, theme.ACCENT if place and place == best else theme.CARD_PAPER),
                    _centred_text(app, called, theme.NAME, theme.ON_FELT, half),
                    _centred_text(app, rank, RANK, theme.ACCENT if place == best else theme.ON_FELT, half),
                ],
                spacing=theme.SPACE / 2,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            width=half,
        )

    inner = width - 2 * theme.EDGE
    lines: list[ft.Control] = [
        _centred_text(app, tr("daily.heading"), theme.HEADING, theme.ON_FELT, inner),
        _centred_text(app, join_details((day_text(day), game_name(match))), theme.SMALL, theme.ON_FELT_QUIET, inner),
        ft.Row(
            [player(face, name, own), player(masters_face, tr("daily.master_name"), master)],
            spacing=theme.GAP,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        _centred_text(app, tr("daily.same_cards"), theme.SMALL, theme.ON_FELT_QUIET, inner),
    ]
    said = [tr("daily.heading"), day_text(day), game_name(match), result_text(match, master)]
    if streak > 1:
        days = tr("daily.streak", days=streak)
        said.append(days)
        flame = ft.Image(src=face_picture("flame"), width=FLAME, height=FLAME, exclude_from_semantics=True)
        words = _centred_text(app, days, theme.NAME, theme.ON_FELT, inner - FLAME - theme.SPACE)
        lines.append(ft.Row([flame, words], alignment=ft.MainAxisAlignment.CENTER, spacing=theme.SPACE))
    lines.append(_centred_text(app, tr("app.name"), theme.TINY, theme.ON_FELT_QUIET, inner))
    felt = ft.Container(
        ft.Column(lines, spacing=theme.GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
        width=width,
        padding=theme.EDGE,
        border_radius=theme.PILL_RADIUS,
        gradient=ft.RadialGradient(colors=list(theme.FELT), center=ft.Alignment(0, -0.3), radius=1.2),
    )
    return parts.label(felt, "day-picture", join_sentences(said))


def _centred_text(app: App, text: str, size: float, colour: str, width: float) -> ft.Text:
    """Return a line of at most `width` pixels. A picture's letters hardly grow with the text scale."""
    fitting = theme.fitting_font_size(size, app.text_scale)
    narrow = theme.narrowed_font_size(text, fitting * app.text_scale, width) / app.text_scale
    return parts.styled_text(
        text, colour=colour, size=narrow, weight=theme.HEAVY, align=ft.TextAlign.CENTER, max_lines=2
    )
