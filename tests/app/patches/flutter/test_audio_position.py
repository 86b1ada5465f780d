"""The audio player asks for a sound's position in each frame; tests/web/test_sounds.py shows that ours doesn't."""

from __future__ import annotations

from dataclasses import fields

import flet_audio


def test_flets_player_has_no_option_for_how_often_it_asks_still() -> None:
    """The patch isn't needed any more once Flet's player has audioplayers' `positionUpdater`."""
    assert [field.name for field in fields(flet_audio.Audio) if "updat" in field.name] == []
