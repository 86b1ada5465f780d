"""The first screen of a new player."""

from __future__ import annotations

from tests.web.driver import Phone

# The id of the part of the page that a touch in the middle of the screen reaches.
AT_MIDDLE = "document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('body > *')?.id"


def test_the_home_screen_opens_and_says_what_can_be_done(phone: Phone) -> None:
    phone.page.goto(phone.app.at("/"), wait_until="commit")
    splash = phone.page.locator("#splash")
    splash.wait_for(state="attached")  # before anything of Flet's
    assert phone.identifiers() == []
    assert phone.page.evaluate(AT_MIDDLE) == "splash" and phone.page.evaluate("document.body.ariaBusy") == "true"
    phone.wait_for("document.title === 'Pocket Switch'")
    phone.wait("home")
    splash.wait_for(state="detached")
    assert phone.page.evaluate(AT_MIDDLE) != "splash" and phone.page.evaluate("document.body.ariaBusy") == "false"
    assert phone.identifiers()
    assert phone.nameless() == []


def test_no_card_is_fetched_when_it_is_dealt(phone: Phone) -> None:
    """Pictures of cards are loaded after the first screen, and the client still has them."""
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.open("/").wait("home-new")
    phone.page.wait_for_event("requestfinished", lambda request: request.url.endswith("KC.svg"))  # the last one
    phone.tap("home-new")
    phone.wait("quick-deal")
    phone.rest()
    before = len(asked)
    phone.tap("quick-deal")
    phone.nodes("card-").first.wait_for(state="attached")
    phone.rest()
    drawn = [url.rpartition("/")[2] for url in asked[before:] if "/cards/" in url or "/courts/" in url]
    faces = [file for file in drawn if file[0] in "A23456789TJQK" or file.startswith("back")]
    assert set(faces) <= {"8S.svg"}  # the window's own sign


def test_ctrl_c_while_a_page_is_open_ends_the_app_quietly(phone: Phone) -> None:
    phone.open()
    phone.wait("home")
    assert phone.app.stop() == 0
