"""The app, once per visitor."""

from __future__ import annotations

import flet as ft


def main(page: ft.Page) -> None:
    """Show the home screen."""
    page.add(ft.Semantics(identifier="home", content=ft.Text("Pocket Switch")))
