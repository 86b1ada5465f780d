"""What stands behind the `?` of an address: nothing of ours, and nothing that anybody need read.

Flet 1.0.5 reads it at each change of the route, for whoever asks the page for it; where an address ends in `?` its
reader finds nothing, raises, and the page stays where it was.
"""

from __future__ import annotations

from flet.controls.query_string import QueryString


def read_none() -> None:
    """From now on no page reads what stands there: it is given to nobody."""
    QueryString.__call__ = lambda self: None  # type: ignore[method-assign]
