"""The panel for the picture of a match that is over."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.scoresheet.controller import SheetController
from app.scoresheet.panels.frame import WIDE, panel_over_sheet
from app.scoresheet.state import SheetState
from app.ui import parts, theme
from app.ui.match_picture import MatchPicture
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app
from app.ui.words import tr
from engine.scoresheet.sheet import SheetPicture

PICTURE_SHARE: Final = 0.3  # of the window's height
BUTTONS: Final = 190.0  # pixels for the buttons in two rows, and the text


def can_store_pictures(app: App) -> bool:
    """Return whether this device can store pictures of matches."""
    return app.data is not None and app.data.store.match_pictures.can_write


@guarded_component
def PicturePanel(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """Add, replace or delete the picture of the match."""
    app = use_app()

    def find_match() -> str:
        match = app.data.store.matches.get(controller.match_id) if app.data else None
        return match.uuid if match else ""

    match = ft.use_memo(find_match, [controller.match_id, app.data is None])
    width = min(app.size.width, WIDE) - 4 * theme.EDGE
    high = PICTURE_SHARE * app.size.height
    items = [MatchPicture(match, width, high)] if match else [parts.loading_text(app, tr("lost.match"))]
    return panel_over_sheet(app, tr("match.picture"), "picture", items, controller, height=high + BUTTONS)
