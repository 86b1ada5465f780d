"""Faults of Flet 1.0.5 that make a screen stand still or late, and what the app does about them."""

from __future__ import annotations

from flet.controls.object_patch import DiffBuilder
from flet.controls.query_string import QueryString
from flet.messaging.protocol import Message


def mend() -> None:
    """Replaces the parts of Flet that are wrong, for all pages; calling it again changes nothing.

    What stands behind the `?` of an address is read at each change of the route; where it ends in `?` the reader finds
    nothing, raises, and the page stays where it was. Nothing of ours stands there: it is given to nobody.

    Of what a patch removes and adds, Flet makes one child that stays where both are at the same place. While cards
    change their order, that place is first in one card and then in another: the client is not told that the first card
    lost a child, fails at a later step, and shows nothing new. Now nothing is paired so. A card that moves within its
    list is found by its key, which needs no pairing.

    Of each message to a page that this machine serves, Flet puts all that is in it into words for a log that nobody
    keeps, which takes longer than to find out what has changed. Now it is only named.
    """
    QueryString.__call__ = lambda self: None  # type: ignore[method-assign]
    DiffBuilder.take_index = lambda self, value, st: None  # type: ignore[method-assign]
    Message.__repr__ = object.__repr__  # type: ignore[method-assign]
