"""Fault: at each change of the route, Flet parses what follows `?`. If the route ends in `?`, it raises an error and
the page stays on the old screen.

Patch: the query isn't parsed; the app doesn't use it.
Upstream: no issue found.
Versions: flet 1.0.4, 1.0.5
"""

from __future__ import annotations

from typing import Final

from flet.controls.query_string import QueryString

UNPATCHED: Final = QueryString.__call__


def _ignore_query(self: QueryString) -> None:
    """Do nothing in place of parsing the query of the page's address."""


def apply() -> None:
    """Replace `QueryString.__call__`."""
    QueryString.__call__ = _ignore_query  # type: ignore[method-assign]
