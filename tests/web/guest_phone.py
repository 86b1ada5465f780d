"""A phone with a guest page in its browser, which is HTML without the app's controls."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Response
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.driver import PATIENCE, SECOND, Gone, Phone

LOOK_AGAIN = 50.0  # milliseconds
# What can be tapped and isn't below a panel, with its name; and a result by the app's name for it.
SAID = """prefix => {
  const said = [], panel = document.querySelector("#panel:not([hidden])");
  for (const each of document.querySelectorAll("[data-tap]"))
    if (each.dataset.tap && each.checkVisibility() && !each.closest("[inert]"))
      said.push([each.dataset.tap, each.getAttribute("aria-label")]);
  if (["hand", "match"].includes(panel?.dataset.id))
    said.push([`${panel.dataset.id}-over`, panel.querySelector("h1").textContent]);
  return said.filter(([name]) => name.startsWith(prefix));
}"""
NAMELESS = """() => [...document.querySelectorAll("button, input, select")]
  .filter(each => each.checkVisibility() && !each.closest("[inert]"))
  .filter(each => !(each.getAttribute("aria-label") || each.textContent.trim() || each.labels?.length))
  .map(each => each.outerHTML)"""


#: By which a page learns that it has no seat yet, that what was tapped isn't offered any more, and that another tap is
#: still being done, so that it has to post this one again.
ANSWERS = (401, 409, 429)


class GuestPhone(Phone):
    """A phone that finds what can be tapped on a guest page by the app's identifiers."""

    def _note_response(self, response: Response) -> None:
        if response.status not in ANSWERS:
            super()._note_response(response)

    def join(self, link: str, name: str) -> None:
        """Open a link, enter a name, and wait for the lobby."""
        self.page.goto(link)
        self.page.locator("#name").fill(name)
        self.page.locator("#join .main").click()
        self.wait_prefix("lobby-rules")

    def reopen(self) -> None:
        """Close the tab, and open its address in another one."""
        address = self.page.url
        self.page.close()
        self.page = self._new_page()
        self.page.goto(address)

    def node(self, identifier: str) -> Locator:
        """Return a locator for this identifier."""
        return self.page.locator(f'[data-tap="{identifier}"]')

    def said(self, prefix: str = "") -> dict[str, str]:
        """Return what a screen reader says of everything that can be tapped, by its identifier."""
        return dict(self.page.evaluate(SAID, prefix))

    def is_there(self, identifier: str) -> bool:
        """Return whether this can be tapped now."""
        return identifier in self.said()

    def nameless(self) -> list[str]:
        """Return the controls without an accessible name."""
        return list(self.page.evaluate(NAMELESS))

    def wait_prefix(self, prefix: str) -> None:
        """Wait for something whose identifier begins with a prefix."""
        self.wait_until(lambda: bool(self.identifiers(prefix)), prefix)

    def wait_gone(self, identifier: str) -> None:
        """Wait until this can't be tapped any more."""
        self.wait_until(lambda: not self.is_there(identifier), f"without {identifier}")

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until a condition holds, checking it repeatedly."""
        left = PATIENCE
        while not condition():
            assert left > 0, f"never came: {what}; there is {self.said()}"
            self.page.wait_for_timeout(LOOK_AGAIN)
            left -= LOOK_AGAIN

    def tap(self, identifier: str) -> None:
        """Wait until this can be tapped, and tap it."""
        self.tap_there(identifier)

    def tap_there(self, identifier: str) -> None:
        """Tap the upper left corner, which no other card covers. Raises Gone if it isn't there any more."""
        try:
            self.node(identifier).click(position={"x": 12, "y": 20}, timeout=2 * SECOND)
        except PlaywrightTimeout:
            raise Gone(identifier) from None
