"""Faults of Flet 1.0.5 that would stop a screen, taken away at the start of the app."""

from __future__ import annotations

from flet.controls.object_patch import DiffBuilder
from flet.controls.query_string import QueryString


def mend() -> None:
    """From now on neither of them is met.

    What stands behind the `?` of an address is read at each change of the route; where it ends in `?` the reader finds
    nothing, raises, and the page stays where it was. Nothing of ours stands there: it is given to nobody.

    A patch takes what is removed at one place, and added at the same one later, for a child that stays. While cards
    change their order the same place is now this card, now that one: what one of them lost stays with it, the client
    cannot follow, and the screen stands still. What is removed is removed, and what is added is added; a card that
    moves in its list is found by its key all the same.
    """
    QueryString.__call__ = lambda self: None  # type: ignore[method-assign]
    DiffBuilder.take_index = lambda self, value, st: None  # type: ignore[method-assign]
