"""Follow the state of the window: size, brightness, languages, whether it's in front, and accessibility settings."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import Final

import flet as ft

from app.platform.background import finish_off_loop
from app.platform.last_language import read_last_language
from app.ui.page_theme import NOT_YET
from app.ui.window.app_state import App, Size
from app.ui.window.error_boundary import on

CLIENT_TIMEOUT: Final = 5.0
LANGUAGES_VARIABLE: Final = "POCKET_SWITCH_LANGUAGES"  # the browser's languages, set by the web app's page


def open_app(page: ft.Page) -> App:
    """Return the new state of a page's window. It's stored in the page's session and follows the window from now on."""
    app = App(_page=page)
    page.session.store.set("app", app)
    app.system_dark = page.platform_brightness == ft.Brightness.DARK
    page.title = NOT_YET
    read_window_size(app)
    follow_window(app)
    return app


def close_with_page(app: App) -> None:
    """Close the window's state when the page's session ends."""
    app.page.on_close = on(app.close)


def read_window_size(app: App) -> None:
    """Read the window's size and safe area from the page."""
    page, inset = app.page, app.page.media.padding
    app.size = Size(
        float(page.width or 0) or Size.width,
        float(page.height or 0) or Size.height,
        *(float(each or 0) for each in (inset.left, inset.top, inset.right, inset.bottom)),
    )


def set_first_language(app: App) -> None:
    """Set the language of the first frame, before settings and client are known: the last one, else the one that the
    web app's page asks for.
    """
    said = read_last_language() or os.environ.get(LANGUAGES_VARIABLE, "")
    app.system_languages = tuple(said.split(","))
    if not app.apply_language():
        app.apply_theme()


def follow_window(app: App) -> None:
    """Follow the window's size, the system's brightness and languages, and whether the app is in front."""
    page = app.page

    def on_resized() -> None:
        read_window_size(app)

    def on_brightness_changed() -> None:
        app.system_dark = page.platform_brightness == ft.Brightness.DARK

    def on_languages_changed(event: ft.LocaleChangeEvent) -> None:
        follow_languages(app, event.locales)

    async def on_lifecycle_changed(event: ft.AppLifecycleStateChangeEvent) -> None:
        app.journal.add_line(f"app {event.state.value}")
        app.active = event.state in (ft.AppLifecycleState.RESUME, ft.AppLifecycleState.SHOW)
        if not app.active and app.data is not None:  # the system may end the app now, and usually does
            await finish_off_loop(app.data.store.checkpoint)

    def on_connected() -> None:
        app.present = True

    def on_disconnected() -> None:
        app.journal.add_line("the screen is gone")
        app.present = False

    page.on_keyboard_event = on(app.navigation.on_key_pressed)
    page.on_connect = on(on_connected)
    page.on_disconnect = on(on_disconnected)
    page.on_resize = on(on_resized)
    page.on_media_change = on(on_resized)
    page.on_platform_brightness_change = on(on_brightness_changed)
    page.on_locale_change = on(on_languages_changed)
    page.on_app_lifecycle_state_change = on(on_lifecycle_changed)


def follow_back(app: App) -> None:
    """Make the browser's back button close the top layer and stay on the screen. Call it once Flet follows routes."""
    page = app.page
    follow = page.on_route_change
    app.navigation.layers.set_first_address(page.route)

    async def on_address_changed(event: ft.RouteChangeEvent) -> None:
        stay = app.navigation.layers.top_layer
        if page.web and stay is not None and app.navigation.layers.is_back(event.route):
            app.navigation.go_to(stay.address)  # undoes the step back
            await app.navigation.layers.close_top()
            return
        app.navigation.layers.record_screen_in_front(event.route)
        if callable(follow):
            follow(event)  # type: ignore[call-arg]

    page.on_route_change = on(on_address_changed)


def follow_languages(app: App, locales: Sequence[ft.Locale]) -> None:
    """Take over the system's languages, the preferred one first.

    Before the settings are loaded, the app's language only changes at the very first start, since the settings may have
    another one.
    """
    if locales:
        app.system_languages = tuple(each.language_tag for each in locales)
        if app.data is not None or not read_last_language():
            app.apply_language()


async def ask_client(app: App) -> None:
    """Ask the client for the system's accessibility settings: reduced motion, screen reader, and increased contrast
    (from iOS, and from browsers if colours are forced). The answer also means that the first frame has been drawn.
    """
    try:
        async with asyncio.timeout(CLIENT_TIMEOUT):
            wants = await app.device.service(ft.SemanticsService).get_accessibility_features()
        still, spoken = bool(wants.disable_animations or wants.reduce_motion), bool(wants.accessible_navigation)
    except Exception as problem:  # the store must be opened whatever the client answers
        app.journal.add_line(f"the client does not say what it needs: {problem!r}")
        return
    app.system_reduces_motion, app.uses_screen_reader, app.system_contrast = still, spoken, bool(wants.high_contrast)
    if app.system_reduces_motion or app.system_contrast:
        app.apply_theme()


async def ask_languages(app: App) -> None:
    """Ask the client for the system's languages."""
    try:
        async with asyncio.timeout(CLIENT_TIMEOUT):
            device = await app.page.get_device_info()
        follow_languages(app, device.locales if device else ())
    except Exception as problem:  # as in `ask_client`
        app.journal.add_line(f"the client does not say its languages: {problem!r}")
