"""The static web app: what somebody puts into its page, and pages that show it in a frame."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attack._row import Row
from tests.web.driver import browser
from tests.web.injected import FRAMES, frame, inject
from tests.web.static_site import Site, StaticPhone, built


def attack(_: float) -> Iterator[Row]:
    """A few kinds of attempt, each once: what a browser refuses it refuses each time."""
    with browser() as chrome:
        with Site(built()) as host:  # which says nothing of what a page may do
            phone = StaticPhone(chrome, host)
            phone.open()
            phone.wait_for("!!navigator.serviceWorker.controller")
            phone.open()
            foreign = host.origin.replace("127.0.0.1", "localhost")
            for name, place in (("page", phone.page), ("Python", phone.page.workers[0])):
                expected, refused, ran = inject(place, foreign)
                missed = [each for each in expected if each not in refused] + [f"script {each} ran" for each in ran]
                yield Row(f"scripts and hosts put into the {name}", len(expected), tuple(missed), 0.0, 0.0)
            phone.close()
        yield Row("pages that show it in a frame", len(FRAMES), tuple(frame(chrome, heeding=True)), 0.0, 0.0)
