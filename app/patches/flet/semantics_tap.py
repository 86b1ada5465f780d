"""Fault: `ft.Semantics(on_tap=…)` never hears a tap of a screen reader, because Flet's client sends "click".

Patch: a subclass with the handler `on_click`.
Upstream: no issue found.
Versions: flet 1.0.4, 1.0.5
"""

# No postponed annotations here: Flet reads the type of `on_click` from the class.
import flet as ft


@ft.control("Semantics")  # type: ignore[arg-type]
class Spoken(ft.Semantics):
    """What a screen reader says, and what happens when it taps (`on_click`)."""

    on_click: ft.ControlEventHandler["Spoken"] | None = None
