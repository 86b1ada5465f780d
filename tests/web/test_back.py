"""The browser's Back closes the top layer before it leaves a screen."""

from __future__ import annotations

from app.scoresheet.agreement import Agreement
from tests.app.tables import agreed, brought_to
from tests.running import App
from tests.web.driver import Phone
from tests.web.test_keeper import begin as begin_sheet
from tests.web.test_table import AT_ONCE, my_turn


def test_back_closes_the_menu_of_a_table_and_leaves_only_then(app: App, phone: Phone) -> None:
    match = brought_to(app.data, agreed(), my_turn, **AT_ONCE, pace="slow")
    phone.open("/").tap("home-continue")
    phone.nodes("card-").first.wait_for(state="attached")
    for _ in range(2):
        phone.tap("menu")
        phone.wait("panel-menu")
        phone.back()
        phone.wait_gone("panel-menu")
        phone.wait_until(lambda: phone.route == f"/play/{match}", "the table's address")
        assert phone.nodes("card-").count()
    phone.back()
    phone.wait("home-continue")
    phone.page.go_forward()
    phone.nodes("card-").first.wait_for(state="attached")


def test_back_closes_the_menu_of_a_table_that_was_loaded_anew(app: App, phone: Phone) -> None:
    match = brought_to(app.data, agreed(), my_turn, **AT_ONCE, pace="slow")
    phone.open("/").tap("home-continue")
    phone.nodes("card-").first.wait_for(state="attached")
    phone.page.reload()
    phone.nodes("card-").first.wait_for(state="attached")
    phone.tap("menu")
    phone.wait("panel-menu")
    phone.back()
    phone.wait_gone("panel-menu")
    phone.wait_until(lambda: phone.route == f"/play/{match}", "the table's address")


def test_escape_closes_the_menu_of_a_score_sheet(phone: Phone) -> None:
    begin_sheet(phone, Agreement(("Mum", "Jo")))
    phone.tap("sheet-menu")
    phone.wait("panel-menu")
    phone.page.keyboard.press("Escape")
    phone.wait_gone("panel-menu")
    assert phone.route.startswith("/sheet/")
