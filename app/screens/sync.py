"""Sync between one's own devices: setting it up, how it stands, another device, and ways out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from typing import Any, Final

import flet as ft

from app import parts, theme
from app.screens.sharing import CODE_SIZE, _qr
from app.shell import App, screen, use_app, use_value
from app.sync import Syncing, use_syncing
from app.words import tr

LONGEST_ADDRESS: Final = 300
LONGEST_CODE: Final = 600
KILOBYTE: Final = 1024


@screen
def Sync() -> ft.Control:
    """Off: how to set it up. On: how it stands, and what can be done."""
    app, syncing = use_app(), use_syncing()
    asked, ask = use_value("")
    problem, set_problem = use_value("")
    typed, set_typed = use_value("")
    found, set_found = use_value(None)
    working, set_working = use_value(False)

    def guarded(work: Callable[[], Awaitable[Any]]) -> Callable[[], Awaitable[None]]:
        """What is told by a message of sync's own stands on the screen; everything else is the shell's."""

        async def run() -> None:
            from store.sync.errors import SyncError

            set_problem("")
            set_working(True)
            try:
                await work()
            except SyncError as error:
                set_problem(tr(f"sync.trouble.{error.trouble}", detail=error.detail))
            finally:
                set_working(False)

        return run

    def choose(what: str) -> None:
        ask("" if asked == what else what)
        set_problem("")
        set_typed("")
        set_found(None)

    content: list[ft.Control] = []
    if app.data is None:
        content.append(parts.waiting(app, tr("sync.opening")))
    elif syncing.state == "off":
        content += _set_up(app, syncing, asked, choose, typed, set_typed, found, set_found, guarded, working)
    elif syncing.state == "asking":
        content += _ask_again(app, syncing, typed, set_typed, guarded, working)
    else:
        content += _standing(app, syncing, asked, choose, guarded, working)
    if problem:
        content.append(parts.notice(app, problem, "sync-problem"))
    if working:
        content.append(_bar(app, None, tr("sync.working")))
    return parts.sheet(app, parts.header(app, tr("sync.title"), back="/settings"), content)


def summary(syncing: Syncing) -> str:
    """One line for the settings: whether it is on, and when it was done last."""
    if syncing.state != "on":
        return tr(f"sync.state.{syncing.state}")
    if syncing.trouble:
        return tr("sync.state.trouble")
    return tr("sync.last", when=_moment(syncing.last)) if syncing.last else tr("sync.never")


Guard = Callable[[Callable[[], Awaitable[Any]]], Callable[[], Awaitable[None]]]


def _set_up(
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
    def type_in(text: str) -> None:
        if text != typed:  # a field also says that it has changed when a screen is turned
            set_typed(text)
            set_found(None)

    async def check() -> None:
        set_found(await syncing.probe(typed))

    async def look() -> None:
        set_found(await syncing.look(typed))

    async def paste() -> None:
        type_in((await app.service(ft.Clipboard).get() or "")[:LONGEST_CODE])

    content: list[ft.Control] = [
        parts.panel(
            app,
            ft.Column(
                [
                    parts.line(tr("sync.about"), colour=app.ink.text),
                    parts.line(tr("sync.about_keeper"), colour=app.ink.quiet, size=theme.SMALL),
                    *_no_keystore(app),
                ],
                spacing=theme.SPACE,
                tight=True,
            ),
        ),
        parts.rows(
            app,
            [
                _way(app, "first", asked == "first", lambda: choose("first"), ft.Icons.CLOUD_OUTLINED),
                _way(app, "join", asked == "join", lambda: choose("join"), ft.Icons.DEVICES_ROUNDED),
            ],
        ),
    ]
    if asked == "first":
        content.append(
            ft.Row(
                [
                    parts.field(
                        app, tr("sync.address"), typed, type_in, "sync-address", longest=LONGEST_ADDRESS, exact=True
                    )
                ]
            )
        )
        if found is None:
            ready = guarded(check) if typed.strip() and not working else None
            content.append(_one(parts.pill(app, tr("sync.check"), ready, "sync-check", accent=True)))
        else:
            said = tr("sync.found" if found.encrypted else "sync.found_here", version=found.version)
            start = guarded(partial(syncing.found, found)) if not working else None
            content += [
                parts.notice(app, said, "sync-found"),
                _one(parts.pill(app, tr("sync.start"), start, "sync-start", accent=True)),
            ]
    if asked == "join":
        content += [
            ft.Row([parts.field(app, tr("sync.code"), typed, type_in, "sync-code", longest=LONGEST_CODE, exact=True)]),
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
                _one(
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


def _ask_again(
    app: App, syncing: Syncing, typed: str, set_typed: Callable[[str], None], guarded: Guard, working: bool
) -> list[ft.Control]:
    async def paste() -> None:
        set_typed((await app.service(ft.Clipboard).get() or "")[:LONGEST_CODE])

    ready = guarded(partial(syncing.join, typed)) if typed.strip() and not working else None
    return [
        parts.notice(app, tr("sync.ask_again", server=syncing.server), "sync-ask-again"),
        ft.Row([parts.field(app, tr("sync.code"), typed, set_typed, "sync-code", longest=LONGEST_CODE, exact=True)]),
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


def _standing(
    app: App, syncing: Syncing, asked: str, choose: Callable[[str], None], guarded: Guard, working: bool
) -> list[ft.Control]:
    status = syncing.status
    said = tr("sync.last", when=_moment(syncing.last)) if syncing.last else tr("sync.never")
    content: list[ft.Control] = []
    if syncing.trouble:
        again = "" if syncing.state == "paused" else tr("sync.by_itself")
        content.append(
            parts.notice(app, f"{tr(syncing.trouble, detail=syncing.detail)} {again}".strip(), "sync-trouble")
        )
    lines = [
        _fact(app, tr("sync.state.paused") if syncing.state == "paused" else said, syncing.server, "sync-last"),
    ]
    if status:
        waits = tr("sync.waits", count=status.unsent) if status.unsent else tr("sync.all_sent")
        size = tr("sync.kept", count=status.kept, size=f"{status.size / KILOBYTE:.0f}")
        lines.append(_fact(app, waits, size, "sync-waits"))
        if status.parked:
            lines.append(_fact(app, tr("sync.parked", count=status.parked), tr("sync.parked_about"), "sync-parked"))
        if status.beaten:
            lines.append(_fact(app, tr("sync.beaten", count=status.beaten), tr("sync.beaten_about"), "sync-beaten"))
        for n, (name, reason) in enumerate(status.aside[:5], start=1):
            lines.append(_fact(app, tr("sync.aside", name=name[-12:]), reason, f"sync-aside-{n}"))
    content.append(parts.rows(app, lines))
    if syncing.busy:
        content.append(_progress(app, syncing))
    paused = syncing.state == "paused"
    buttons = [
        parts.pill(app, tr("sync.stop"), syncing.stop, "sync-stop", icon=ft.Icons.STOP_ROUNDED)
        if syncing.busy
        else parts.pill(app, tr("sync.now"), syncing.sync_now, "sync-now", accent=True, icon=ft.Icons.SYNC_ROUNDED),
        parts.pill(app, tr("sync.resume" if paused else "sync.pause"), lambda: syncing.pause(not paused), "sync-pause"),
    ]
    if status and status.aside:
        buttons.append(parts.pill(app, tr("sync.try_again"), syncing.try_again, "sync-try-again"))
    content.append(ft.Row(buttons, spacing=theme.GAP, run_spacing=theme.SPACE, wrap=True))
    content.append(
        parts.rows(
            app,
            [
                _way(app, "device", asked == "device", lambda: choose("device"), ft.Icons.ADD_TO_HOME_SCREEN_ROUNDED),
                *(_code(app, syncing) if asked == "device" else ()),
                _way(app, "lost", asked == "lost", lambda: choose("lost"), ft.Icons.PHONELINK_ERASE_ROUNDED),
                *([_sure(app, "lost", guarded(syncing.lost) if not working else None)] if asked == "lost" else []),
                _way(app, "leave", asked == "leave", lambda: choose("leave"), ft.Icons.LOGOUT_ROUNDED),
                *(
                    [_sure(app, "leave", guarded(partial(syncing.leave, False)) if not working else None)]
                    if asked == "leave"
                    else []
                ),
                _way(app, "erase", asked == "erase", lambda: choose("erase"), ft.Icons.DELETE_FOREVER_ROUNDED),
                *(
                    [_sure(app, "erase", guarded(partial(syncing.leave, True)) if not working else None)]
                    if asked == "erase"
                    else []
                ),
            ],
        )
    )
    if not syncing.lasting:
        content.append(parts.notice(app, tr("sync.no_keystore"), "sync-no-keystore"))
    return content


def _no_keystore(app: App) -> list[ft.Control]:
    """Said before sync is set up: a browser forgets the secret."""
    if not app.page.web:
        return []
    return [parts.line(tr("sync.no_keystore"), colour=app.ink.quiet, size=theme.SMALL)]


def _way(app: App, what: str, chosen: bool, handler: Callable[[], None], icon: ft.IconData) -> ft.Control:
    return parts.row(
        app,
        tr(f"sync.{what}.title"),
        handler,
        f"sync-{what}",
        about=tr(f"sync.{what}.about"),
        leading=ft.Icon(icon, color=app.ink.quiet),
        trailing=ft.Icon(ft.Icons.EXPAND_LESS_ROUNDED if chosen else ft.Icons.EXPAND_MORE_ROUNDED, color=app.ink.quiet),
        expanded=chosen,
    )


def _sure(app: App, what: str, handler: Callable[[], Awaitable[None]] | None) -> ft.Control:
    """What it means, and the button that does it."""
    return ft.Container(
        padding=theme.EDGE,
        content=ft.Column(
            [
                parts.line(tr(f"sync.{what}.means"), colour=app.ink.text, size=theme.SMALL),
                _one(parts.pill(app, tr(f"sync.{what}.do"), handler, f"sync-{what}-do", danger=True)),
            ],
            spacing=theme.GAP,
            tight=True,
        ),
    )


def _code(app: App, syncing: Syncing) -> list[ft.Control]:
    """The code for another device, as text and as a drawing of the same text."""
    code = syncing.code
    return [
        ft.Container(
            padding=theme.EDGE,
            content=ft.Column(
                [
                    parts.line(tr("sync.device.means"), colour=app.ink.text, size=theme.SMALL),
                    ft.Container(
                        alignment=ft.Alignment.CENTER,
                        content=ft.Semantics(
                            identifier="sync-qr",
                            label=tr("sync.qr"),
                            image=True,
                            content=ft.Image(
                                src=_qr(code), width=CODE_SIZE, height=CODE_SIZE, exclude_from_semantics=True
                            ),
                        ),
                    ),
                    ft.Semantics(
                        identifier="sync-code-text",
                        label=code,
                        exclude_semantics=True,
                        content=parts.line(code, colour=app.ink.text, selectable=True, size=theme.SMALL),
                    ),
                    _one(
                        parts.pill(
                            app, tr("sync.copy"), partial(app.copy, code), "sync-copy", icon=ft.Icons.COPY_ROUNDED
                        )
                    ),
                ],
                spacing=theme.GAP,
                tight=True,
            ),
        )
    ]


def _progress(app: App, syncing: Syncing) -> ft.Control:
    """How far it is, as far as that can be known."""
    progress = syncing.progress
    if progress is None:
        return _bar(app, None, tr("sync.busy"))
    if progress.to_send:
        whole = progress.sent + progress.to_send
        return _bar(app, progress.sent / whole, tr("sync.sending", done=progress.sent, whole=whole))
    if progress.to_bring > progress.brought > 0:
        share = progress.brought / progress.to_bring
        return _bar(app, share, tr("sync.bringing", percent=f"{share:.0%}"))
    return _bar(app, None, tr("sync.busy"))


def _bar(app: App, value: float | None, text: str) -> ft.Control:
    return ft.Semantics(
        identifier="sync-progress",
        label=text,
        exclude_semantics=True,
        content=ft.Column(
            [
                ft.ProgressBar(value=value, color=app.ink.strong, bgcolor=app.ink.line, border_radius=theme.SPACE),
                parts.line(text, colour=app.ink.quiet, size=theme.SMALL),
            ],
            spacing=theme.SPACE,
            tight=True,
        ),
    )


def _fact(app: App, title: str, about: str, ident: str) -> ft.Control:
    return ft.Semantics(
        identifier=ident,
        label=f"{title}. {about}",
        exclude_semantics=True,
        content=ft.Container(
            padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE),
            content=ft.Column(
                [
                    parts.line(title, colour=app.ink.text, weight=parts.STRONG),
                    parts.line(about, colour=app.ink.quiet, size=theme.SMALL),
                ],
                spacing=2,
                tight=True,
            ),
        ),
    )


def _one(pill: ft.Control) -> ft.Control:
    return ft.Row([pill])


def _moment(ms: int) -> str:
    """A time of this device's clock."""
    then = datetime.fromtimestamp(ms / 1000)
    return f"{then:%H:%M}" if then.date() == datetime.now().date() else f"{then:%d.%m.%Y %H:%M}"
