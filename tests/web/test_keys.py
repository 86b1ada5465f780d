"""A hand by keyboard alone: from the first screen to its result and the next hand."""

from __future__ import annotations

import pytest

from tests.app.tables import agreed, brought_to
from tests.running import App
from tests.web.driver import FRAMES, LISTENS, Phone
from tests.web.table import Table
from tests.web.test_coach import near_the_end
from tests.web.test_table import AT_ONCE

BAR = ("take", "out", "end", "draw", "pass", "go-on", "skip", "hint", "undo", "declare", "why", "come-back")

# A Tab under the splash. If the browser acted on it, its focus would be where the client's isn't.
TAB_UNDER_SPLASH = """addEventListener("DOMContentLoaded", () => {
    const tab = new KeyboardEvent("keydown", {key: "Tab", cancelable: true});
    window.ignoresTab = !dispatchEvent(tab);
})"""


def press(phone: Phone, *names: str) -> None:
    """Press keys one after the other, as soon as the page handles them. The focus follows one frame after each."""
    phone.page.locator(LISTENS).wait_for(state="attached")
    for name in names:
        phone.page.keyboard.press(name)
        phone.page.evaluate(FRAMES, 3)


def keys_for(table: Table) -> tuple[str, ...]:
    """Return the keys to press next so that the hand goes on."""
    offer = table.wait_offer()
    if offer.over:
        return ()
    if offer.choices:
        return ("1",)
    if offer.cards:  # the first arrow points at one that can be laid
        return ("ArrowRight", "ArrowUp")
    if offer.first in ("draw", "take"):
        return ("ArrowDown",)
    shown = [name for name in table.phone.identifiers() if name in BAR or name.startswith("catch-")]
    return (str(shown.index(offer.first) + 1),)


@pytest.mark.moving
def test_a_hand_is_played_by_keys_alone(app: App, phone: Phone) -> None:
    match = brought_to(app.data, agreed(hands=3), near_the_end, **AT_ONCE)
    phone.page.add_init_script(TAB_UNDER_SPLASH)
    phone.open("/").wait("home-continue")
    assert phone.page.evaluate("ignoresTab")
    press(phone, "Tab", "Enter")
    phone.nodes("card-").first.wait_for(state="attached")
    assert phone.route == f"/play/{match}"
    table = Table(phone)
    while keys := keys_for(table):
        before = phone.said()
        press(phone, *keys)
        phone.wait_until(lambda before=before: phone.said() != before, f"an answer to {keys}")  # type: ignore[misc]
    # Nothing that lies under the result is met on the way to its buttons.
    press(phone, "Tab", "Tab", "Tab", "Enter")  # what the numbers are, Share, and the next hand
    phone.wait_gone("hand-over")
    phone.nodes("card-").first.wait_for(state="attached")
    assert table.wait_offer().first
    press(phone, "Tab", "Enter")  # and then the table is there again: its first key is the way back
    phone.wait("home-continue")
