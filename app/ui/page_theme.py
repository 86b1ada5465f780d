"""The theme of what the client draws itself: fonts, text fields, page transitions."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

import flet as ft

from app.ui import theme
from app.ui.words import tr

NOT_YET: Final = ""  # a window's title until its first screen is drawn


def theme_page(page: ft.Page, appearance: str, language: str, *, still: bool, contrast: bool) -> None:
    """Set the page's fonts, language, colours and transitions. `appearance` is the setting's value; with `contrast`,
    contrast is increased; with `still`, there are no transitions.
    """
    # A browser downloads every font in the list, so it gets the language's own font only; for other characters the
    # client downloads fonts when needed. An installed app has all fonts at hand, and falls back on the system's.
    first = theme.FONTS.get(language, (theme.FAMILY, theme.FONT_FILE))
    others = [] if page.web else theme.FONTS.values()
    fonts = dict([first, (theme.FAMILY, theme.FONT_FILE), *others])
    family, *fallback = fonts
    moves = ft.PageTransitionTheme.NONE if still else ft.PageTransitionTheme.FADE_UPWARDS
    cupertino = ft.PageTransitionTheme.NONE if still else ft.PageTransitionTheme.CUPERTINO
    transitions = ft.PageTransitionsTheme(android=moves, ios=cupertino, linux=moves, macos=moves, windows=moves)

    letters = None
    if fallback:
        # The font of one script has few letters of others, and no suits.
        style = ft.TextStyle(font_family=family, font_family_fallback=fallback)
        letters = ft.TextTheme(**{each.name: style for each in fields(ft.TextTheme)})

    def colour_theme(ink: theme.Palette) -> ft.Theme:
        return ft.Theme(
            font_family=family,
            text_theme=letters,
            page_transitions=transitions,
            scaffold_bgcolor=ink.paper,
            scrollbar_theme=scrollbar_theme(ink.quiet),
            color_scheme=ft.ColorScheme(
                primary=ink.strong,
                on_primary=ink.on_strong,
                secondary=theme.ACCENT,
                on_secondary=theme.ON_ACCENT,
                error=theme.OBLIGATION,
                surface=ink.panel,
                on_surface=ink.text,
                on_surface_variant=ink.quiet,
                outline=ink.edge or ink.line,
                outline_variant=ink.edge or ink.line,
            ),
        )

    page.fonts = fonts
    here = _locale_of_tag(language)
    page.locale_configuration = ft.LocaleConfiguration(supported_locales=[here], current_locale=here)
    page.theme, page.dark_theme = (colour_theme(theme.screen_palette(dark, contrast)) for dark in (False, True))
    page.theme_mode = ft.ThemeMode(appearance)
    page.update()


def scrollbar_theme(colour: str) -> ft.ScrollbarTheme:
    """Return the theme of a thin scrollbar that is always visible, because people don't try to scroll without one."""
    return ft.ScrollbarTheme(
        thumb_visibility=True,
        thumb_color=colour,
        thickness=theme.SCROLLBAR,
        radius=theme.SCROLLBAR / 2,
        cross_axis_margin=theme.SCROLLBAR / 2,
        interactive=False,
    )


def name_window(page: ft.Page) -> None:
    """Set the window's title to the app's name. A browser's start page takes this as the sign that the first screen has
    arrived.
    """
    page.title = tr("app.name")
    page.update()


def _locale_of_tag(tag: str) -> ft.Locale:
    """Return a language as the client's locale, which also says its reading direction."""
    language, _, country = tag.partition("-")
    return ft.Locale(language, country or None)
