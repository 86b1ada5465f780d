"""A phone with a guest's page in its browser, which draws HTML and not the app's controls."""

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
    """A phone that finds what can be tapped on a guest's page by the identifiers that the app has for it."""

    def _note_response(self, response: Response) -> None:
        if response.status not in ANSWERS:
            super()._note_response(response)

    def join(self, link: str, name: str) -> None:
        """Opens a link, gives a name, and waits for the lobby."""
        self.page.goto(link)
        self.page.locator("#name").fill(name)
        self.page.locator("#join .main").click()
        self.wait_prefix("lobby-rules")

    def reopen(self) -> None:
        """Closes the tab, and opens its address in another."""
        address = self.page.url
        self.page.close()
        self.page = self._new_page()
        self.page.goto(address)

    def node(self, identifier: str) -> Locator:
        """A locator of what has this identifier."""
        return self.page.locator(f'[data-tap="{identifier}"]')

    def said(self, prefix: str = "") -> dict[str, str]:
        """What a screen reader says of everything that can be tapped, by its identifier."""
        return dict(self.page.evaluate(SAID, prefix))

    def is_there(self, identifier: str) -> bool:
        """Whether it can be tapped now."""
        return identifier in self.said()

    def nameless(self) -> list[str]:
        """What can be operated and has no name."""
        return list(self.page.evaluate(NAMELESS))

    def wait_prefix(self, prefix: str) -> None:
        """Waits for something whose identifier begins so."""
        self.wait_until(lambda: bool(self.identifiers(prefix)), prefix)

    def wait_gone(self, identifier: str) -> None:
        """Waits until it can't be tapped any more."""
        self.wait_until(lambda: not self.is_there(identifier), f"without {identifier}")

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """Waits until a condition holds, which is asked again and again."""
        left = PATIENCE
        while not condition():
            assert left > 0, f"never came: {what}; there is {self.said()}"
            self.page.wait_for_timeout(LOOK_AGAIN)
            left -= LOOK_AGAIN

    def tap(self, identifier: str) -> None:
        """Taps something."""
        self.tap_there(identifier)

    def tap_there(self, identifier: str) -> None:
        """Taps the upper left corner of something, which no other card covers. Gone if it isn't there any more."""
        try:
            self.node(identifier).click(position={"x": 12, "y": 20}, timeout=2 * SECOND)
        except PlaywrightTimeout:
            raise Gone(identifier) from None
