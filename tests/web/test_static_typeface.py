"""The font of a language is loaded when the language is chosen, and can be used without a network after that."""

from __future__ import annotations

from playwright.sync_api import Browser

from app.ui import theme
from tests.web.static_site import Memory, Site, StaticPhone, built


def test_a_typeface_is_fetched_when_its_language_is_chosen_and_is_there_without_a_network(chrome: Browser) -> None:
    korean = theme.FONTS["ko"][1]
    with Site(built()) as site:
        static = StaticPhone(chrome, site, still=True, memory=Memory.GIVEN)

        def served() -> int:
            return sum(name.endswith(korean) for name, _ in site.served)

        static.open("/settings").wait_for("!!navigator.serviceWorker.controller")
        assert served() == 0
        static.scroll_to("set-language-ko")
        static.tap("set-language-ko")
        static.wait_spoken("set-pace-fast", "빠르게")
        static.wait_for(f"(async () => !!(await caches.match('{korean}')))()")
        assert served() == 1
        static.lose_network()
        static.open("/settings").wait_spoken("set-pace-fast", "빠르게")
        assert static.page.evaluate("document.documentElement.lang") == "ko"
        static.close()
