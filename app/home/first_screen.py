"""The first screen: continue or start a match, open the history, read rules, change settings."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from app.home.daily import puzzles_tile, todays_hand_tile, use_summary_texts
from app.home.header import header
from app.home.main_tile import use_main_tiles
from app.home.play_together import use_together_tile
from app.home.tiles import SIGNS_FROM, card_fan, half_tile
from app.lazy_routes import later
from app.platform.background import finish_off_loop
from app.stored.memberships import has_memberships
from app.ui import parts, theme
from app.ui.parts.picture_preloader import PicturePreloader
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app
from app.ui.words import tr

OPEN_ROOMS: Final = later("home.open_rooms", "OpenRooms")
FAN: Final = ("KH", "QS", "AS", "JD", "7H")
# Heights in pixels at a text scale of 1: the tiles that are always there, with and without room for icons; the line
# with the owner's record; the foot; the app's name and motto; a wide tile below these.
TILES: Final = 356.0
PLAIN_TILES: Final = 268.0
RECORD: Final = 28.0
BAR: Final = 62.0
WORDS: Final = 112.0
WAY: Final = 90.0
LEAST_ABOVE: Final = 200.0  # least height above the foot; with less, the whole screen scrolls
LEAST_CARD: Final = 46.0
LEAST_HALVES: Final = 480.0  # the least width of a screen that is split into two halves
WIDEST_CARD: Final = 150.0


@screen
def Home() -> ft.Control:
    """The first screen."""
    app = use_app()
    told = use_summary_texts(app)
    together = use_together_tile(app)
    size = app.size
    wide = size.width - size.left - size.right
    high = size.height - size.top - size.bottom
    letters = max(1.0, app.text_scale)
    roomy = size.height >= SIGNS_FROM
    in_room = app.data is not None and has_memberships(app.data.key_values)
    # At most one of these, the notice first: with more, the screen has too many targets.
    offers = _storage_notice(app) or ([OPEN_ROOMS()] if in_room else [])
    record = _record_line(app, told.record if told and roomy and not size.is_low_landscape else "")
    widest = theme.READING_WIDTH if wide >= theme.WIDE_SCREEN else theme.BUTTON_WIDTH
    halves = size.is_low_landscape and wide >= LEAST_HALVES
    if halves:
        column, upper = wide / 2 - theme.EDGE - theme.GAP, high - BAR * letters - 2 * theme.SPACE
    else:
        column = min(wide - 2 * theme.EDGE, widest)
        below = (TILES if roomy else PLAIN_TILES) + RECORD * roomy + BAR
        upper = high - below * letters - 3 * theme.GAP
    wanted = use_main_tiles(app, not offers, column, upper)
    if wanted.known:
        top = [header(app, told.streak if told else 0), *offers, *wanted.tiles]
    else:
        top = [*offers, *_welcome_fan(app, column, upper), *wanted.tiles]
    tiles = _fixed_tiles(app, todays_hand_tile(app, told), puzzles_tile(app, told), together)
    across = min(column if halves else wide - 2 * theme.SPACE, theme.READING_WIDTH)
    foot = ft.Container(content=_foot_links(app, across), width=across)
    if halves:
        beside = letters <= theme.LARGE_TEXT  # with larger text, the foot is at the end of the right half
        content: ft.Control = ft.Row(
            [
                _scrolling_half(app, [*top, *([foot] if beside else [])], app.directed_padding(before=theme.EDGE)),
                _scrolling_half(
                    app, [*tiles, *([] if beside else [foot])], app.directed_padding(after=theme.EDGE - theme.SPACE)
                ),
            ],
            expand=True,
            spacing=theme.GAP - theme.SPACE,
        )
    else:
        scrolled = high < (BAR + LEAST_ABOVE) * letters  # the foot scrolls, too
        column_of_tiles = ft.Column(
            [
                # At least the height that is left over, so that the tiles don't move when the store opens.
                ft.Stack(
                    [
                        ft.Container(width=column, height=upper if letters <= theme.LARGE_TEXT else 0),
                        ft.Container(parts.stacked(top, theme.GAP, wide=True), width=column),
                    ],
                    alignment=ft.Alignment.CENTER,
                ),
                ft.Container(parts.stacked([*tiles, record], theme.GAP, wide=True), width=column),
                *([foot] if scrolled else []),
            ],
            expand=True,
            spacing=theme.GAP,
            scroll=ft.ScrollMode.AUTO,  # with large text, not everything fits
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        content = ft.Column(
            [ft.Row([column_of_tiles], expand=True), *([] if scrolled else [foot]), ft.Container(height=theme.SPACE)],
            expand=True,
            spacing=theme.SPACE / 2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    content = ft.Stack(
        [
            ft.Container(content=parts.measure_letters(app), left=0, top=0),
            ft.Container(content=PicturePreloader(app.page.route == "/"), left=0, top=0),
            content,
        ],
        fit=ft.StackFit.PASS_THROUGH,
    )
    return ft.Semantics(identifier="home", content=parts.felt(app, content), expand=True)


@screen
def NotFound() -> ft.Control:
    """The screen of an unknown route."""
    return parts.not_found_page(use_app(), tr("lost.about"), "/")


def _scrolling_half(app: App, items: list[ft.Control], padding: ft.Padding) -> ft.Control:
    """Return one half of a landscape screen, with room for a scrollbar."""
    column = ft.Column(
        [ft.Container(each, padding=app.directed_padding(after=theme.SPACE)) for each in items],
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        spacing=theme.GAP,
        scroll=ft.ScrollMode.AUTO,
    )
    return ft.Container(column, expand=True, padding=padding)


def _fixed_tiles(app: App, days_hand: ft.Control, puzzle: ft.Control, together: ft.Control) -> list[ft.Control]:
    """Return the tiles that are always there. They don't move when the store opens, so that no tap is lost."""
    icon = ft.Icons.STYLE_ROUNDED
    new = half_tile(app, icon, tr("home.new"), tr("home.new_about"), lambda: app.navigation.go_to("/new"), "home-new")
    icon = ft.Icons.EDIT_OUTLINED
    keep = half_tile(
        app, icon, tr("home.keep"), tr("home.keep_about"), lambda: app.navigation.go_to("/keep"), "home-keep"
    )
    return [days_hand, parts.pair(app, (puzzle, new)), parts.pair(app, (keep, together))]


def _welcome_fan(app: App, width: float, height: float) -> list[ft.Control]:
    """Return a fan of cards and the app's name for `width` × `height` pixels, for a person who hasn't played yet."""
    letters = max(1.0, app.text_scale)
    size = theme.fitting_font_size(theme.TITLE if width >= 350 and height >= 300 else theme.TITLE - 8, letters)
    room = (height - (WORDS + WAY) * letters - 2 * theme.GAP) / (theme.CARD_RATIO + 0.14)
    card = max(LEAST_CARD, min(width * 0.3, WIDEST_CARD, room))
    fan = ft.Row([card_fan(app, FAN, card)], alignment=ft.MainAxisAlignment.CENTER)
    return [fan, parts.stacked(_app_title(size), 0, wide=True)]


def _record_line(app: App, text: str) -> ft.Control:
    """Return the line with the owner's record, hidden if `text` is ""."""
    shown: list[ft.Control] = [
        ft.Icon(ft.Icons.STAR_ROUNDED, color=theme.ACCENT, size=theme.ICON),
        parts.styled_text(
            text, colour=theme.ON_FELT, size=theme.SMALL, weight=theme.STRONG, expand=app.text_scale > theme.LARGE_TEXT
        ),
    ]
    row = ft.Row(shown if text else [], alignment=ft.MainAxisAlignment.CENTER, spacing=theme.SPACE)
    return ft.Semantics(identifier="home-record", content=ft.Container(row, height=None if text else 0))


def _app_title(size: float) -> list[ft.Control]:
    return [
        ft.Semantics(
            header=True,
            content=parts.styled_text(
                tr("app.name"), colour=theme.ON_FELT, size=size, weight=theme.HEAVY, align=ft.TextAlign.CENTER
            ),
        ),
        parts.styled_text(tr("app.motto"), colour=theme.ON_FELT_QUIET, weight=theme.STRONG, align=ft.TextAlign.CENTER),
    ]


def _storage_notice(app: App) -> list[ft.Control]:
    """Return the notice on what is wrong with the store, until it's dismissed; an empty list if nothing is."""
    if not app.storage_trouble:
        return []

    async def dismiss_notice() -> None:
        store = app.data.store if app.data else None
        if store is not None and store.notice and store.notice.kind == "log":
            await finish_off_loop(store.dismiss_notice)  # else the notice would be there at the next start
        app.storage_trouble = ""

    return [
        ft.Semantics(
            identifier="trouble",
            live_region=True,
            content=ft.Container(
                padding=ft.Padding.only(left=theme.EDGE, top=theme.SPACE, bottom=theme.SPACE),
                **theme.felt_box_surface(theme.WORDS_ON_FELT, theme.PANEL_RADIUS, app.contrast),
                content=ft.Row(
                    [
                        parts.styled_text(app.storage_trouble, colour=theme.ON_FELT, size=theme.SMALL, expand=True),
                        parts.icon_button(
                            ft.Icons.CLOSE_ROUNDED,
                            tr("home.seen"),
                            dismiss_notice,
                            "trouble-seen",
                            colour=theme.ON_FELT,
                        ),
                    ]
                ),
            ),
        )
    ]


def _foot_links(app: App, space: float) -> ft.Control:
    """Return the links at the foot: in one line, or two in each of two lines if they're wider than `space` pixels."""
    icons = {
        "history": ft.Icons.HISTORY_ROUNDED,
        "statistics": ft.Icons.BAR_CHART_ROUNDED,
        "rules": ft.Icons.MENU_BOOK_ROUNDED,
        "settings": ft.Icons.SETTINGS_OUTLINED,
    }
    names = {where: tr(f"nav.{where}") for where in icons}
    usual = theme.SMALL * max(1.0, app.text_scale)
    size = theme.narrowed_font_size("".join(names.values()), usual, space - len(names) * theme.SPACE)
    widths = {where: max(theme.text_width(name, size) + theme.SPACE, float(theme.TAP)) for where, name in names.items()}
    if sum(widths.values()) > space:
        size = theme.narrowed_font_size(max(names.values(), key=len), usual, space / 2 - theme.SPACE)
        widths = dict.fromkeys(names, space / 2)
    links = [
        _foot_link(app, icons[where], name, where, size / app.text_scale, round(widths[where]))
        for where, name in names.items()
    ]
    half = len(links) // 2
    lines = [links] if sum(widths.values()) <= space else [links[:half], links[half:]]
    return ft.Column([ft.Row(line, spacing=0) for line in lines], spacing=0, tight=True)


def _foot_link(app: App, icon: ft.IconData, name: str, where: str, size: float, share: int) -> ft.Control:
    """Return a link at the foot; `share` is its part of the line's width, relative to the other links."""
    words = parts.styled_text(name, colour=theme.ON_FELT, size=size, weight=theme.STRONG, max_lines=1)
    return parts.tap(
        ft.Container(
            padding=ft.Padding.symmetric(vertical=theme.SPACE / 2),
            content=ft.Column(
                [ft.Icon(icon, color=theme.ON_FELT, size=theme.ICON), words],
                tight=True,
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            alignment=ft.Alignment.CENTER,
        ),
        partial(app.navigation.go_to, f"/{where}"),
        f"nav-{where}",
        name,
        expand=share,
        fore=theme.ON_FELT,
    )
