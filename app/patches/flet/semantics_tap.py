"""Fault: `ft.Semantics(on_tap=…)` is never called for a tap by a screen reader, because Flet's client sends "click".

Patch: a subclass with the handler `on_click`.
Upstream: no issue found.
Versions: flet 1.0.4, 1.0.5
"""

# No postponed annotations here: Flet reads the type of `on_click` from the class.
import flet as ft


@ft.control("Semantics")  # type: ignore[arg-type]
class Spoken(ft.Semantics):
    """A text for screen readers. `on_click` is called when the reader's user taps it."""

    on_click: ft.ControlEventHandler["Spoken"] | None = None
