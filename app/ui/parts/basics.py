"""Texts and tap targets: the smallest components of every screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import flet as ft

from app.patches.flet.semantics_tap import Spoken
from app.ui import theme
from app.ui.parts.focus import with_focus_ring
from app.ui.player_faces import (
    SIGNS,
    Mood,
    bot_face,
    face_picture,
    has_moods,
    initial_of,
    is_face,
    split_graphemes,
)
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import current_app, use_app
from app.ui.words import join_sentences, keep_words_together

if TYPE_CHECKING:
    from app.data import PersonLook

Handler = Callable[..., Any]
BOT_RIM: Final = 2.5  # pixels
SIGN: Final = 0.66  # a sign's width, as a fraction of its circle
PIP: Final = 10.0
MAX_PIPS: Final = 7  # more can't be counted at a glance
NAMED: Final = 54.0  # the width of a drawing with its name
LETTER: Final = 0.56  # a letter's average width, as a fraction of the font size


def styled_text(
    text: str,
    *,
    colour: str,
    size: float = theme.BODY,
    weight: ft.FontWeight = theme.PLAIN,
    max_lines: int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
    expand: bool = False,
    line_height: float | None = None,
) -> ft.Text:
    """Return a text in the app's font. `max_lines` is the number of lines, after which an ellipsis follows;
    `line_height` is the line height as a multiple of the font size.
    """
    drawn = keep_words_together(text)
    return ft.Text(
        drawn,
        semantics_label=None if drawn == text else text,
        size=size,
        weight=weight,
        style=ft.TextStyle(letter_spacing=0, height=line_height),
        color=colour,
        max_lines=max_lines,
        overflow=ft.TextOverflow.ELLIPSIS if max_lines else ft.TextOverflow.CLIP,
        text_align=align,
        expand=expand or None,  # not False: in a wrapped row the client wouldn't draw the text
    )


def selectable(
    app: App,
    text: str,
    ident: str,
    *,
    size: float = theme.BODY,
    weight: ft.FontWeight = theme.PLAIN,
    colour: str = "",
) -> ft.Control:
    """Return a text that can be selected and copied, in the screen's text colour unless another is given. It needs a
    label with the same text, because the client makes it a text field, whose content isn't reported to screen readers.
    """
    shown = styled_text(text, colour=colour or app.palette.text, size=size, weight=weight)
    # The value is the text without word joiners, which would be copied.
    shown.value, shown.semantics_label, shown.selectable = text, None, True
    return label(shown, ident, text)


def quiet_text(app: App, text: str, *, weight: ft.FontWeight = theme.PLAIN) -> ft.Text:
    """Return a small text that explains what is beside or below it."""
    return styled_text(text, colour=app.palette.quiet, size=theme.SMALL, weight=weight)


def caption(app: App, title: str, about: str = "", *, expand: bool = False, beside: float = 0) -> ft.Column:
    """Return a title with a quiet text below it, if there is one. In a panel with `beside` pixels of other controls in
    the same row, the title's letters are small enough for its longest word.
    """
    size = size_for_longest_word(app, title, beside) if beside and app.text_scale > 1 else theme.BODY
    texts: list[ft.Control] = [styled_text(title, colour=app.palette.text, weight=theme.STRONG, size=size)]
    if about:
        texts.append(quiet_text(app, about))
    return stacked(texts, 2, expand=expand)


def size_for_longest_word(app: App, title: str, beside: float) -> float:
    """Return the font size at which the longest word of a title should fit into a panel, beside other controls that are
    `beside` pixels wide.
    """
    width = min(app.size.width - app.size.left - app.size.right - 2 * theme.EDGE, theme.READING_WIDTH)
    room, longest = width - 2 * theme.EDGE - beside, max(title.split() or [""], key=len)
    return theme.narrowed_font_size(longest, theme.BODY * app.text_scale, room) / app.text_scale


def stacked(
    items: Sequence[ft.Control], gap: float = theme.GAP, *, wide: bool = False, expand: bool = False
) -> ft.Column:
    """Return controls one below the other; `wide` stretches each to the column's width."""
    across = ft.CrossAxisAlignment.STRETCH if wide else ft.CrossAxisAlignment.START
    return ft.Column(list(items), spacing=gap, tight=True, horizontal_alignment=across, expand=expand or None)


def wrapped_row(items: Sequence[ft.Control], gap: float = theme.SPACE) -> ft.Row:
    """Return controls side by side, in as many lines as they need."""
    return ft.Row(list(items), wrap=True, spacing=gap, run_spacing=gap)


def pair(app: App, tiles: Sequence[ft.Control]) -> ft.Control:
    """Return two tiles of equal height side by side, or one tile at half the width. If the text scale is large, tiles
    are below each other.
    """
    if app.text_scale > theme.LARGE_TEXT:
        return stacked(list(tiles), wide=True)
    for each in tiles:
        each.expand = True
    free = [ft.Container(expand=True)] if len(tiles) == 1 else []
    return ft.Row(
        [*tiles, *free], spacing=theme.GAP, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH
    )


def padded(content: ft.Control) -> ft.Container:
    """Return a control with the padding of a panel's row."""
    return ft.Container(padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE), content=content)


def label(content: ft.Control, ident: str, spoken: str, **more: Any) -> ft.Control:
    """Return a control that screen readers read as `spoken`, ignoring its content."""
    return ft.Semantics(identifier=ident, label=spoken, exclude_semantics=True, content=content, **more)


def heading(text: str, *, colour: str) -> ft.Control:
    """Return the heading of a group, also for screen readers."""
    return ft.Semantics(
        header=True,
        content=ft.Container(
            padding=ft.Padding.only(left=theme.SPACE, top=theme.GAP),
            content=styled_text(text, colour=colour, size=theme.NAME, weight=theme.HEAVY),
        ),
    )


def tap(
    content: ft.Control,
    handler: Handler | None,
    ident: str,
    spoken: str,
    *,
    selected: bool | None = None,
    toggled: bool | None = None,
    expanded: bool | None = None,
    key: str | None = None,
    expand: bool | int | None = None,
    fore: str = "",
    scrolls: bool = False,
) -> ft.Control:
    """Return a button around `content`, which screen readers name `spoken`. Without a `handler` it's disabled.

    `fore` is the text colour of content without a background, by default the screen's text colour. With `scrolls`, the
    content can be scrolled with a finger.
    """
    run = on(handler) if handler is not None else None
    if run is not None and not fore:
        here = current_app()
        fore = here.palette.text if here else theme.LIGHT.text
    return Spoken(
        content=content if run is None else with_focus_ring(content, run, fore, scrolls=scrolls),
        identifier=ident,
        label=spoken,
        button=True if toggled is None else None,
        selected=selected,
        toggled=toggled,
        expanded=expanded,
        focusable=run is not None,
        disabled=run is None,
        exclude_semantics=True,
        on_click=run,
        key=key,
        expand=expand,
    )


def accessible_name(label: str, spoken: str) -> str:
    """Return the accessible name of a button that shows `label`: the label followed by `spoken`, so that voice control
    finds it (WCAG 2.2, 2.5.3). It's `spoken` alone if that contains the label or the label has no letters.
    """
    if not any(map(str.isalpha, label)) or label.casefold() in spoken.casefold():
        return spoken or label
    return join_sentences((label, spoken))


def pill(
    app: App,
    label: str,
    handler: Handler | None,
    ident: str,
    *,
    accent: bool = False,
    danger: bool = False,
    removes: bool = False,
    felt: bool = False,
    icon: ft.IconData | None = None,
    spoken: str = "",
    size: float = theme.BODY,
    expand: bool | int | None = None,
) -> ft.Control:
    """Return a button with round ends. A label that doesn't fit on one line wraps, and the button grows.

    Use `accent` for the most likely choice, `danger` if it ends or deletes something for good, `removes` if it asks
    first or can be undone, `felt` on the felt.
    """
    ink = app.palette
    if accent:
        back, fore = theme.ACCENT, theme.ON_ACCENT
    elif danger:
        back, fore = theme.OBLIGATION, theme.ON_OBLIGATION
    elif removes:
        back, fore = theme.NOTHING, ink.removes
    elif felt:
        back, fore = theme.PANEL_ON_FELT, theme.ON_FELT
    else:
        back, fore = ink.line, ink.text
    grown = app.text_scale > theme.LARGE_TEXT
    inside: ft.Control = styled_text(label, colour=fore, size=size, weight=theme.HEAVY, align=ft.TextAlign.CENTER)
    high = theme.LINE * size * app.text_scale
    if icon is not None and not grown:
        # A wrapped row takes no more width than it's given, and puts the label on its own line if that is narrow.
        inside = ft.Row(
            [ft.Icon(icon, color=fore, size=theme.ICON), inside],
            wrap=True,
            alignment=ft.MainAxisAlignment.CENTER,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
            spacing=theme.SPACE,
            run_spacing=0,
        )
        high = max(high, theme.ICON)
    above = max(theme.SPACE / 2, theme.PILL_RADIUS - high / 2)
    return tap(
        ft.Container(
            content=inside,
            alignment=ft.Alignment.CENTER if expand else None,
            padding=ft.Padding.symmetric(horizontal=theme.EDGE if grown else theme.EDGE + theme.SPACE, vertical=above),
            **theme.felt_box_surface(back, theme.PILL_RADIUS, felt and app.contrast),
            **({} if felt else theme.edge_arguments(ink.removes if removes else ink.edge, theme.PILL_RADIUS)),
            opacity=1 if handler is not None else theme.FAINT,
        ),
        handler,
        ident,
        accessible_name(label, spoken),
        expand=expand,
        fore=fore,
    )


def circle(content: ft.Control | None, size: float, back: str | None = None, **more: Any) -> ft.Container:
    """Return `content` centred in a circle of the colour `back`."""
    middle = ft.Alignment.CENTER
    return ft.Container(
        content, width=size, height=size, bgcolor=back, alignment=middle, **theme.round_corners(size / 2), **more
    )


def icon_button(
    icon: ft.IconData, spoken: str, handler: Handler | None, ident: str, *, colour: str, back: str | None = None
) -> ft.Control:
    """Return a round button with an icon and a label for screen readers."""
    return tap(
        circle(
            ft.Icon(icon, color=colour, size=theme.ICON + 4),
            theme.TAP,
            back,
            tooltip=spoken,
            opacity=1 if handler is not None else theme.FAINT,
        ),
        handler,
        ident,
        spoken,
        fore=colour,
    )


def ink_button(app: App, icon: ft.IconData, spoken: str, handler: Handler | None, ident: str) -> ft.Control:
    """Return a round button in the colour of the screen's text."""
    return icon_button(icon, spoken, handler, ident, colour=app.palette.text)


def named_button(
    app: App, icon: ft.IconData, name: str, handler: Handler | None, ident: str, spoken: str, *, colour: str = ""
) -> ft.Control:
    """Return an icon button with its name below it, in the text colour or another. `spoken` adds to the name for screen
    readers.
    """
    fore = colour or app.palette.text
    # A long name gets smaller letters, because all these buttons have the same width.
    size = (
        min(theme.TINY * min(app.text_scale, theme.LARGE_TEXT), NAMED / (LETTER * max(1, len(name)))) / app.text_scale
    )
    words = styled_text(name, colour=fore, size=size, weight=theme.STRONG, max_lines=1)
    drawing = ft.Column(
        [ft.Icon(icon, color=fore, size=theme.ICON), words],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    shown = ft.Container(drawing, width=NAMED, height=theme.TAP, alignment=ft.Alignment.CENTER, tooltip=spoken)
    shown.border_radius = theme.TAP / 4
    shown.opacity = 1 if handler is not None else theme.FAINT
    return tap(shown, handler, ident, accessible_name(name, spoken), fore=fore)


def fits_pips(of: int) -> bool:
    """Return whether a match of `of` hands is short enough to show its hands as pips."""
    return 0 < of <= MAX_PIPS


def hand_pips(won: int, of: int, full: str, empty: str, size: float = PIP) -> list[ft.Control]:
    """Return pips for the hands to win, of which `won` are filled; [] if there are too many to count at a glance."""
    return [
        circle(None, size, full if n < won else None, border=None if n < won else ft.Border.all(2, empty))
        for n in range(of if fits_pips(of) else 0)
    ]


def colour_number(name: str, otherwise: int) -> int:
    """Return the colour number of the person with this name; `otherwise` if no such person is known here."""
    look = _look_of(name)
    return look.colour if look else otherwise


def chosen_face(name: str, size: float, mood: Mood = Mood.CALM) -> ft.Control | None:
    """Return the face chosen by the person with this name, for a circle of `size` pixels; None to
    draw their initial. Only a drawn face shows a mood.
    """
    look = _look_of(name)
    if look is None or not (look.picture or is_face(look.face)):
        return None
    return _face_drawing(look.face, look.picture, size, mood)


def face_circle(face: str, seat: int, size: float, mood: Mood = Mood.CALM) -> ft.Control:
    """Return a face by its id on the colour of a seat, in a circle of `size` pixels."""
    return circle(_face_drawing(face, b"", size, mood), size, theme.SEAT_COLOURS[seat % len(theme.SEAT_COLOURS)])


def _face_drawing(face: str, picture: bytes, size: float, mood: Mood) -> ft.Control:
    width = size * SIGN if face in SIGNS and not picture else size
    drawing = ft.Image(
        src=picture or face_picture(face, mood),
        width=width,
        height=width,
        border_radius=size / 2 if picture else None,
        gapless_playback=True,
        exclude_from_semantics=True,
    )
    return ft.Container(drawing, width=size, height=size, alignment=ft.Alignment.CENTER)


def face_shows_moods(name: str) -> bool:
    """Return whether the person with this name is drawn by a face that moods change."""
    look = _look_of(name)
    return bool(look and not look.picture and has_moods(look.face))


def mood_pictures(name: str, *, bot: bool) -> tuple[str, ...]:
    """Return the assets of a player's face in all moods; () if moods don't change it."""
    if bot:
        return tuple([bot_face(name, mood) for mood in Mood])
    look = _look_of(name)
    return tuple([face_picture(look.face, mood) for mood in Mood]) if look and face_shows_moods(name) else ()


def _look_of(name: str) -> PersonLook | None:
    app = current_app()
    return app.person_look(name) if app else None


def person_circle(
    name: str, seat: int, size: float = theme.AVATAR, initials: str = "", mood: Mood = Mood.CALM
) -> ft.Control:
    """Return a person's circle: their chosen face, or their initial (or `initials`) on the colour of the seat."""
    drawn = chosen_face(name, size, mood)
    initials = initials or initial_of(name)
    if drawn is not None:
        return circle(drawn, size, theme.SEAT_COLOURS[seat % len(theme.SEAT_COLOURS)])
    return ft.Container(
        width=size,
        height=size,
        **theme.round_corners(size / 2),
        bgcolor=theme.SEAT_COLOURS[seat % len(theme.SEAT_COLOURS)],
        # With large system text a line is higher than the circle: the space around it keeps the letters centred.
        content=ft.Stack(
            [
                ft.Container(
                    left=-size,
                    top=-size,
                    right=-size,
                    bottom=-size,
                    alignment=ft.Alignment.CENTER,
                    content=_Initials(initials, size * (0.36 if len(split_graphemes(initials)) > 1 else 0.45)),
                )
            ],
            clip_behavior=ft.ClipBehavior.NONE,
        ),
    )


def seat_face(
    name: str, seat: int, *, bot: bool, called: str = "", size: float = theme.AVATAR, mood: Mood = Mood.CALM
) -> ft.Control:
    """Return the circle of the player at a seat (from 0): a bot's face, a person's chosen face, or the initial of their
    name (of `called` if they have none).
    """
    return (
        bot_portrait(name, size, mood)
        if bot
        else person_circle(name, colour_number(name, seat), size, initial_of(name or called), mood)
    )


def bot_portrait(name: str, size: float, mood: Mood = Mood.CALM) -> ft.Container:
    """Return a bot's face, in this mood, with a paper rim."""
    inside = size - 2 * BOT_RIM
    face = ft.Image(
        src=bot_face(name, mood), width=inside, height=inside, gapless_playback=True, exclude_from_semantics=True
    )
    return ft.Container(
        face, width=size, height=size, padding=BOT_RIM, bgcolor=theme.CARD_PAPER, **theme.round_corners(size / 2)
    )


@guarded_component
def _Initials(initials: str, size: float) -> ft.Control:
    """Initials at a size that hardly grows with the text scale, since the circle has no room."""
    size = theme.fitting_font_size(size, use_app().text_scale)
    return ft.Text(initials, size=size, weight=theme.HEAVY, color=theme.ON_SEAT)
