"""The player asks where a sound is in each frame. tests/web/test_sounds.py sees that the patched page draws none."""

from __future__ import annotations

from dataclasses import fields

import flet_audio


def test_flets_player_has_no_option_for_how_often_it_asks_still() -> None:
    """Audioplayers calls it `positionUpdater`."""
    assert [field.name for field in fields(flet_audio.Audio) if "updat" in field.name] == []
