"""The way in: go on with a match, start one, look back, read the rules, set things."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from app.home.daily import Daily
from app.home.loaded_ahead import LoadedAhead
from app.home.tiles import SIGNS_FROM, pair, sign_of, tile, wide_tile
from app.lazy_routes import later
from app.platform.background import finish
from app.stored.lessons import never_played
from app.ui import parts, theme
from app.ui.card_faces import Face
from app.ui.screens import screen
from app.ui.shell import App, use_app
from app.ui.words import tr

BACKUP_OFFER: Final = later("home.backup_offer", "BackupOffer")
GOING_ON: Final = later("home.open_matches", "describe_going_on")
OPEN_ROOMS: Final = later("home.open_rooms", "OpenRooms")
ROOM: Final = '"id": '  # what is in the text that names the rooms somebody sits in, where there are any
FAN: Final = ("KH", "QS", "AS", "JD", "7H")
TEACHER: Final = 1  # the seat of the bot that teaches
TURN: Final = 0.055  # radians from one card of the fan to the next
USUAL: Final = 4  # ways on; one more leads to other open matches
# Heights at letters of the usual size: name and motto, two wide tiles and two pairs, with and without icons, the way
# to other open matches, the offer of a backup, the foot.
WORDS: Final = 120.0
TILES: Final = 410.0
PLAIN_TILES: Final = 356.0
LINK: Final = 78.0
OFFER: Final = 116.0
BAR: Final = 68.0
LEAST_CARD: Final = 46.0


@screen
def Home() -> ft.Control:
    """The first screen."""
    app = use_app()
    size = app.size
    wide = size.width - size.left - size.right
    high = size.height - size.top - size.bottom
    letters = max(1.0, app.letters)
    offer = [BACKUP_OFFER()] if app.backup_wanted and not app.trouble else []
    in_room = app.data is not None and ROOM in app.data.key_values.get("rooms")
    offer += [OPEN_ROOMS()] if in_room else []
    ways = _ways(app, in_room)
    linked = len(ways) > USUAL
    buttons = [*_trouble(app), *offer, *ways]
    foot = ft.Container(content=_foot(app), width=min(wide, theme.READING_WIDTH), alignment=ft.Alignment.CENTER)
    if size.landscape:
        card = min(high * 0.36, wide * 0.14) / letters
        beside = letters <= theme.GROWN  # where they are larger, the foot is scrolled to
        left = [_fan(app, card), ft.Container(height=theme.SPACE), *_title(theme.fitting(theme.TITLE - 6, letters))]
        right = [ft.Container(height=theme.SPACE), *buttons, ft.Container(height=theme.SPACE)]
        (left if beside else right).append(_foot(app))
        content: ft.Control = ft.Row(
            [
                ft.Container(
                    expand=True,
                    content=ft.Column(
                        left,
                        alignment=ft.MainAxisAlignment.CENTER,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                        spacing=theme.SPACE / 2,
                    ),
                ),
                ft.Container(
                    expand=True,
                    padding=app.margin(after=theme.EDGE),
                    content=ft.Column(
                        right,
                        alignment=ft.MainAxisAlignment.CENTER,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        spacing=theme.GAP,
                        scroll=ft.ScrollMode.AUTO,
                    ),
                ),
            ],
            expand=True,
        )
    else:
        # Shares of what is left over, so that nothing moves when a match to go on with appears.
        tiles = TILES if size.height >= SIGNS_FROM else PLAIN_TILES
        said = (WORDS + tiles + LINK * linked + len(offer) * OFFER + BAR) * letters
        room = max(LEAST_CARD, (high - said) / (theme.CARD_RATIO + 0.14))
        card = min(wide * 0.295, high * 0.17, 190, room) / letters  # large ones need the room
        free = max(0.0, high - card * (theme.CARD_RATIO + 0.14) - said) / 9
        upper = ft.Column(
            [
                ft.Container(height=2 * free),
                _fan(app, card),
                ft.Container(height=2 * free),
                *_title(theme.fitting(theme.TITLE if wide >= 380 else theme.TITLE - 6, letters)),
                ft.Container(height=free),
                ft.Container(
                    width=min(wide - 3 * theme.EDGE, theme.BUTTON_WIDTH),
                    content=parts.column(buttons, wide=True),
                ),
            ],
            expand=True,
            spacing=theme.SPACE / 2,
            scroll=ft.ScrollMode.HIDDEN,  # where letters are so large that not everything has room
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        content = ft.Column(
            [ft.Row([upper], expand=True), foot, ft.Container(height=theme.SPACE)],
            expand=True,
            spacing=theme.SPACE / 2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    content = ft.Stack(
        [
            ft.Container(content=parts.measure_letters(app), left=0, top=0),
            ft.Container(content=LoadedAhead(), left=0, top=0),
            content,
        ],
        fit=ft.StackFit.PASS_THROUGH,
    )
    return ft.Semantics(identifier="home", content=parts.felt(app, content), expand=True)


@screen
def Lost() -> ft.Control:
    """What an address shows that leads nowhere."""
    app = use_app()
    return parts.lost(app, tr("lost.about"), "/")


def _fan(app: App, card: float) -> ft.Control:
    """Five cards held open, the width of one given."""
    step, middle = card * 0.53, (len(FAN) - 1) / 2
    cards: list[ft.Control] = []
    for n, face in enumerate(FAN):
        off = n - middle
        held, top = Face(face, card, app.cards, off * TURN / 1.3), off * off * card * 0.018 + card * 0.02
        cards.append(ft.Container(held, key=face, left=n * step, top=top))
    high = card * (theme.CARD_RATIO + 0.14)
    return ft.Stack(cards, width=card + step * (len(FAN) - 1), height=high, clip_behavior=ft.ClipBehavior.NONE)


def _title(size: float) -> list[ft.Control]:
    return [
        ft.Semantics(
            header=True,
            content=parts.line(
                tr("app.name"), colour=theme.ON_FELT, size=size, weight=theme.HEAVY, align=ft.TextAlign.CENTER
            ),
        ),
        ft.Container(
            padding=ft.Padding.symmetric(horizontal=theme.EDGE),
            content=parts.line(
                tr("app.motto"), colour=theme.ON_FELT_QUIET, weight=theme.STRONG, align=ft.TextAlign.CENTER
            ),
        ),
    ]


def _trouble(app: App) -> list[ft.Control]:
    """What went wrong with what is kept, until it has been read."""
    if not app.trouble:
        return []

    async def seen() -> None:
        store = app.data.store if app.data else None
        if store is not None and store.notice and store.notice.kind == "log":
            await finish(store.notice_read)  # it is told until then
        app.trouble = ""

    return [
        ft.Semantics(
            identifier="trouble",
            live_region=True,
            content=ft.Container(
                padding=ft.Padding.only(left=theme.EDGE, top=theme.SPACE, bottom=theme.SPACE),
                **theme.surface(theme.WORDS_ON_FELT, theme.PANEL_RADIUS, app.contrast),
                content=ft.Row(
                    [
                        parts.line(app.trouble, colour=theme.ON_FELT, size=theme.SMALL, expand=True),
                        parts.icon_button(
                            ft.Icons.CLOSE_ROUNDED, tr("home.seen"), seen, "trouble-seen", colour=theme.ON_FELT
                        ),
                    ]
                ),
            ),
        )
    ]


def _ways(app: App, in_room: bool) -> list[ft.Control]:
    """What one most likely wants, first and in the accent's colour, unless a room stands before it. Its place is kept
    free until the store is open and says what it is, so that the others do not move under a finger; where there is
    nothing, the lessons are there, unless the screen is low.
    """
    matches = app.data.store.matches.unfinished() if app.data else ()
    first = not matches and not in_room and app.data is not None and never_played(app.data.store, app.data.key_values)
    accent = not matches and not first and not in_room
    new = wide_tile(
        app,
        tr("home.new"),
        tr("home.new_about"),
        lambda: app.go("/new"),
        "home-new",
        accent=accent,
        sign=None if accent else sign_of(ft.Icons.STYLE_ROUNDED),
    )
    icon = ft.Icons.EDIT_OUTLINED
    keep = tile(app, icon, tr("home.keep"), tr("home.keep_about"), lambda: app.go("/keep"), "home-keep")
    icon = ft.Icons.WIFI_TETHERING_ROUNDED
    rooms = tile(app, icon, tr("new.join"), tr("home.join_about"), lambda: app.go("/rooms"), "home-join")
    others = [new, Daily(), pair(app, (keep, rooms))]
    if not matches:
        if in_room or (app.data is not None and not first and app.size.landscape):
            return others
        teacher = parts.bot_portrait(TEACHER, theme.AVATAR + theme.SPACE)
        if app.data is not None and not first:
            title, lessons = tr("learn.title"), tr("learn.all")
            return [wide_tile(app, title, lessons, lambda: app.go("/learn"), "home-lessons", sign=teacher), *others]
        learning = (lambda: app.go("/learn/switch")) if first else None
        about = tr("home.learn_about")
        learn = wide_tile(app, tr("home.learn"), about, learning, "home-learn", accent=True, sign=teacher)
        held = learn if first else ft.Semantics(exclude_semantics=True, content=ft.Container(content=learn, opacity=0))
        return [held, *others]
    about, route = GOING_ON(matches[0])
    going = [wide_tile(app, tr("home.continue"), about, lambda: app.go(route), "home-continue", accent=True)]
    if len(matches) > 1:
        going.append(_link(tr("home.others", count=len(matches) - 1), lambda: app.go("/continue"), "home-others"))
    return [*going, *others]


def _link(text: str, handler: parts.Handler, ident: str) -> ft.Control:
    return parts.tap(
        ft.Container(
            height=theme.TAP,
            padding=ft.Padding.symmetric(horizontal=theme.GAP),
            content=ft.Row([parts.line(text, colour=theme.ON_FELT, weight=theme.STRONG, most=1)], tight=True),
        ),
        handler,
        ident,
        text,
    )


def _foot(app: App) -> ft.Control:
    icons = {
        "history": ft.Icons.HISTORY_ROUNDED,
        "statistics": ft.Icons.BAR_CHART_ROUNDED,
        "rules": ft.Icons.MENU_BOOK_ROUNDED,
        "settings": ft.Icons.SETTINGS_OUTLINED,
    }
    links = [_way_at_the_foot(app, icon, where) for where, icon in icons.items()]
    # Where letters are large they take two lines.
    return ft.Row(links, spacing=0, run_spacing=0, wrap=True, alignment=ft.MainAxisAlignment.SPACE_AROUND)


def _way_at_the_foot(app: App, icon: ft.IconData, where: str) -> ft.Control:
    """A way to what is always there, at the foot."""
    name = tr(f"nav.{where}")
    words = parts.line(name, colour=theme.ON_FELT, size=theme.SMALL, weight=theme.STRONG, most=1)
    return parts.tap(
        ft.Container(
            padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SPACE / 2),
            content=ft.Column(
                [ft.Icon(icon, color=theme.ON_FELT, size=theme.ICON), words],
                tight=True,
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
        ),
        partial(app.go, f"/{where}"),
        f"nav-{where}",
        name,
    )
