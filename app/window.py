"""The window as the client tells of it: its size, its brightness, whether it is in front, what its person needs."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import Final

import flet as ft

from app.platform.background import finish
from app.platform.spoken import recall
from app.ui.page_theme import NOT_YET
from app.ui.window.app_state import App, Size
from app.ui.window.error_boundary import on

CLIENT_PATIENCE: Final = 5.0
LANGUAGES_VARIABLE: Final = "POCKET_SWITCH_LANGUAGES"  # those that the browser wants, from the page of the web app


def open_app(page: ft.Page, guest: bool = False) -> App:
    """Makes the state of a page's window, puts it into the page's session, and keeps it up to date with the window."""
    app = App(_page=page, guest=guest)
    page.session.store.set("app", app)
    app.system_dark = page.platform_brightness == ft.Brightness.DARK
    page.title = NOT_YET
    measure(app)
    listen(app)
    return app


def close_with_page(app: App) -> None:
    """Closes the window's state when the page's session ends."""
    app.page.on_close = on(app.close)


def measure(app: App) -> None:
    """Takes the size and the safe area of the window from the page."""
    page, inset = app.page, app.page.media.padding
    app.size = Size(
        float(page.width or 0) or Size.width,
        float(page.height or 0) or Size.height,
        *(float(each or 0) for each in (inset.left, inset.top, inset.right, inset.bottom)),
    )


def speak_as_before(app: App) -> None:
    """Has the first frame drawn in the language of the last one, before the settings are there and the client is asked;
    where there was none, in the one that the page of the web app asks for.
    """
    said = recall() or os.environ.get(LANGUAGES_VARIABLE, "")
    app.system_languages = tuple(said.split(","))
    if not app.apply_language():
        app.apply_theme()


def listen(app: App) -> None:
    """Follows the window, the system's brightness and languages, and whether the app is in front."""
    page = app.page

    def resized() -> None:
        measure(app)

    def brightened() -> None:
        app.system_dark = page.platform_brightness == ft.Brightness.DARK

    def spoke(event: ft.LocaleChangeEvent) -> None:
        understood(app, event.locales)

    async def lived(event: ft.AppLifecycleStateChangeEvent) -> None:
        app.journal.note(f"app {event.state.value}")
        app.active = event.state in (ft.AppLifecycleState.RESUME, ft.AppLifecycleState.SHOW)
        if not app.active and app.data is not None:  # the system may end the app now, and most often does
            await finish(app.data.store.fold)

    def came() -> None:
        app.present = True

    def left() -> None:
        app.journal.note("the screen is gone")
        app.present = False

    page.on_keyboard_event = on(app.navigation.on_key_pressed)
    page.on_connect = on(came)
    page.on_disconnect = on(left)
    page.on_resize = on(resized)
    page.on_media_change = on(resized)
    page.on_platform_brightness_change = on(brightened)
    page.on_locale_change = on(spoke)
    page.on_app_lifecycle_state_change = on(lived)


def follow_back(app: App) -> None:
    """Has a step back in a browser put the top layer away and stay, where one is open; once the routes are followed."""
    page = app.page
    follow = page.on_route_change
    app.navigation.layers.begin(page.route)

    async def changed(event: ft.RouteChangeEvent) -> None:
        stay = app.navigation.layers.top
        if page.web and stay is not None and app.navigation.layers.is_back(event.route):
            app.navigation.go(stay.address)  # as far forward as that was back
            await app.navigation.layers.put_top_away()
            return
        app.navigation.layers.arrive(event.route)
        if callable(follow):
            follow(event)  # type: ignore[call-arg]

    page.on_route_change = on(changed)


def understood(app: App, locales: Sequence[ft.Locale]) -> None:
    """The system wants these languages, the first most. Before the settings are there, which may want another, only a
    first start follows it.
    """
    if locales:
        app.system_languages = tuple(each.language_code for each in locales)
        if app.data is not None or app.guest or not recall():
            app.apply_language()


async def ask_client(app: App) -> None:
    """Asks what the system wants for people who need less movement, a voice or more contrast (iOS tells of that, and
    browsers where colours are forced). Its answer also says that the first frame has been taken.
    """
    try:
        async with asyncio.timeout(CLIENT_PATIENCE):
            wants = await app.device.service(ft.SemanticsService).get_accessibility_features()
        still, spoken = bool(wants.disable_animations or wants.reduce_motion), bool(wants.accessible_navigation)
    except Exception as problem:  # whatever a client answers, or does not: all that is kept is still to be opened
        app.journal.note(f"the client does not say what it needs: {problem!r}")
        return
    app.system_still, app.spoken, app.system_contrast = still, spoken, bool(wants.high_contrast)
    if app.system_still or app.system_contrast:
        app.apply_theme()


async def ask_languages(app: App) -> None:
    """Asks in which languages the system wants to be spoken to."""
    try:
        async with asyncio.timeout(CLIENT_PATIENCE):
            device = await app.page.get_device_info()
        understood(app, device.locales if device else ())
    except Exception as problem:  # as for its needs
        app.journal.note(f"the client does not say its languages: {problem!r}")
