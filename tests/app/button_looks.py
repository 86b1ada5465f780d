"""The appearance of buttons, to check that those that end or remove something differ from all others."""

from __future__ import annotations

from collections.abc import Iterator

import flet as ft

from app.patches.flet.semantics_tap import Spoken
from app.ui import theme
from tests.app.fake import Client, texts


def look_of(button: Spoken) -> tuple[object, ...]:
    """Return the background of a button and the colour of its text."""
    body = body_of(button)
    assert body is not None
    words = next(_texts(body.content), None)
    assert words is not None
    return body.bgcolor, words.color


def _texts(control: object) -> Iterator[ft.Text]:
    """Yield the text controls in a control, in reading order."""
    if isinstance(control, ft.Text):
        yield control
    for each in (getattr(control, "content", None), *(getattr(control, "controls", None) or ())):
        if each is not None:
            yield from _texts(each)


def body_of(button: Spoken) -> ft.Container | None:
    """Return the container of a button inside its focus ring, None if it has another control."""
    drawn = button.content
    if isinstance(drawn, ft.Stack):
        drawn = drawn.controls[0]
    return drawn if isinstance(drawn, ft.Container) else None


def pills(client: Client) -> dict[str, Spoken]:
    """Return every pill on the screen, by its identifier."""
    return {
        str(each.identifier): each
        for each in client.controls()
        if isinstance(each, Spoken)
        and (body := body_of(each)) is not None
        and body.border_radius == theme.PILL_RADIUS
        and texts(each)
    }


def is_set_apart(client: Client, *removing: str) -> bool:
    """Return whether the `removing` buttons look different from all others and share a row with none of them."""
    there = pills(client)
    those = [there.pop(name) for name in removing]
    others = {look_of(each) for each in there.values()}
    rows = [each.controls for each in client.controls() if isinstance(each, ft.Row)]
    shared = [row for row in rows if any(each in those for each in row) and not all(each in those for each in row)]
    return not shared and all(look_of(each) not in others for each in those)
