"""Setting sync up: a server for the first device, a code for the next, and the code once more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import flet as ft

from app.sync.controller import Syncing
from app.ui import parts, theme
from app.ui.shell import App
from app.ui.words import tr

LONGEST_ADDRESS: Final = 300
LONGEST_CODE: Final = 600
Guard = Callable[[Callable[[], Awaitable[Any]]], Callable[[], Awaitable[None]]]


def set_up(
    app: App,
    syncing: Syncing,
    asked: str,
    choose: Callable[[str], None],
    typed: str,
    set_typed: Callable[[str], None],
    found: Any,
    set_found: Callable[[Any], None],
    guarded: Guard,
    working: bool,
) -> list[ft.Control]:
    """The two ways into sync, the one that was `asked` for opened: a server for a new account, or the code of one."""

    def type_in(text: str) -> None:
        if text != typed:  # a field also says that it has changed when a screen is turned
            set_typed(text)
            set_found(None)

    async def check() -> None:
        set_found(await syncing.probe(typed))

    async def look() -> None:
        set_found(await syncing.preview(typed))

    async def paste() -> None:
        type_in((await app.service(ft.Clipboard).get() or "")[:LONGEST_CODE])

    content: list[ft.Control] = [
        parts.panel(
            app,
            parts.column(
                [
                    parts.line(tr("sync.about"), colour=app.ink.text),
                    parts.quiet(app, tr("sync.about_keeper")),
                    *_no_keystore(app),
                ],
                theme.SPACE,
            ),
        ),
        parts.rows(
            app,
            [
                way(app, "first", asked == "first", lambda: choose("first"), ft.Icons.CLOUD_OUTLINED),
                way(app, "join", asked == "join", lambda: choose("join"), ft.Icons.DEVICES_ROUNDED),
            ],
        ),
    ]
    if asked == "first":
        content.append(
            parts.field(app, tr("sync.address"), typed, type_in, "sync-address", longest=LONGEST_ADDRESS, exact=True)
        )
        if found is None:
            ready = guarded(check) if typed.strip() and not working else None
            content.append(one(parts.pill(app, tr("sync.check"), ready, "sync-check", accent=True)))
        else:
            said = tr("sync.found" if found.encrypted else "sync.found_here", version=found.version)
            start = guarded(partial(syncing.begin_account, found)) if not working else None
            content += [
                parts.notice(app, said, "sync-found"),
                one(parts.pill(app, tr("sync.start"), start, "sync-start", accent=True)),
            ]
    if asked == "join":
        content += [
            parts.field(app, tr("sync.code"), typed, type_in, "sync-code", longest=LONGEST_CODE, exact=True),
            ft.Row(
                [
                    parts.pill(app, tr("sync.paste"), paste, "sync-paste", icon=ft.Icons.CONTENT_PASTE_ROUNDED),
                    parts.pill(
                        app,
                        tr("sync.look"),
                        guarded(look) if typed.strip() and not working else None,
                        "sync-look",
                        accent=found is None,
                    ),
                ],
                spacing=theme.GAP,
                wrap=True,
            ),
        ]
        if found is not None:
            content += [
                parts.notice(app, tr("sync.would_come", count=found[0]), "sync-would-come"),
                one(
                    parts.pill(
                        app,
                        tr("sync.join_now"),
                        guarded(partial(syncing.join, typed)) if not working else None,
                        "sync-join-do",
                        accent=True,
                    )
                ),
            ]
    return content


def ask_again(
    app: App, syncing: Syncing, typed: str, set_typed: Callable[[str], None], guarded: Guard, working: bool
) -> list[ft.Control]:
    """For a device whose secret is gone: the code once more, or the way out."""

    async def paste() -> None:
        set_typed((await app.service(ft.Clipboard).get() or "")[:LONGEST_CODE])

    ready = guarded(partial(syncing.join, typed)) if typed.strip() and not working else None
    return [
        parts.notice(app, tr("sync.ask_again", server=syncing.server), "sync-ask-again"),
        parts.field(app, tr("sync.code"), typed, set_typed, "sync-code", longest=LONGEST_CODE, exact=True),
        ft.Row(
            [
                parts.pill(app, tr("sync.paste"), paste, "sync-paste", icon=ft.Icons.CONTENT_PASTE_ROUNDED),
                parts.pill(app, tr("sync.go_on"), ready, "sync-join-do", accent=True),
                parts.pill(app, tr("sync.leave.do"), guarded(partial(syncing.leave, False)), "sync-leave-do"),
            ],
            spacing=theme.GAP,
            wrap=True,
        ),
    ]


def _no_keystore(app: App) -> list[ft.Control]:
    """Said before sync is set up: a browser forgets the secret."""
    if not app.page.web:
        return []
    return [parts.quiet(app, tr("sync.no_keystore"))]


def way(app: App, what: str, chosen: bool, handler: Callable[[], None], icon: ft.IconData) -> ft.Control:
    """A row that opens and closes one of several ways; `what` names its words and its id."""
    return parts.opener(
        app,
        tr(f"sync.{what}.title"),
        chosen,
        handler,
        f"sync-{what}",
        about=tr(f"sync.{what}.about"),
        leading=ft.Icon(icon, color=app.ink.quiet),
    )


def one(pill: ft.Control) -> ft.Control:
    """A button as wide as its words."""
    return ft.Row([pill])
