"""The name under which deleted people are shown, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Callable

from store.facts.person import ERASED_NAME

_name: Callable[[], str] = lambda: ERASED_NAME  # noqa: E731


def show_deleted_as(name: Callable[[], str]) -> None:
    """Set the function that returns the name; it is called whenever a name is read."""
    global _name
    _name = name


def deleted_name() -> str:
    """Return the name of a deleted person."""
    return _name()
