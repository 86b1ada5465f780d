"""What a screen reader says and taps.

No postponed annotations here: Flet reads the type of `on_click` from the class."""

import flet as ft


@ft.control("Semantics")  # type: ignore[arg-type]
class Spoken(ft.Semantics):
    """ft.Semantics that hears a tap: its client sends "click", which the `on_tap` of Flet 1.0.5 never hears."""

    on_click: ft.ControlEventHandler["Spoken"] | None = None
