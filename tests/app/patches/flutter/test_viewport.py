"""The client changes the page's viewport; tests/web/test_silence.py shows the patched one with a screen keyboard."""

from __future__ import annotations

from app.patches.flutter.client_files import CLIENT


def test_flutter_sets_a_viewport_that_ignores_the_keyboard_still() -> None:
    script = (CLIENT / "main.dart.js").read_text(encoding="utf-8")
    assert '"flt-viewport"' in script and "interactive-widget" not in script
