"""The first thing a newcomer sees."""

from __future__ import annotations

from tests.web.driver import Phone


def test_the_home_screen_opens_and_says_what_can_be_done(phone: Phone) -> None:
    phone.page.goto(phone.app.at("/"), wait_until="commit")
    splash = phone.page.locator("#splash")
    splash.wait_for(state="attached")  # before anything of Flet's
    assert phone.identifiers() == [] and phone.page.title() == "Pocket Switch"
    phone.wait("home")
    splash.wait_for(state="detached")
    assert phone.identifiers()
    assert phone.nameless() == []


def test_ctrl_c_while_a_page_is_open_ends_the_app_quietly(phone: Phone) -> None:
    phone.open()
    phone.wait("home")
    assert phone.app.stop() == 0
