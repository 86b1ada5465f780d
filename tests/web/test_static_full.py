"""A browser that has no room left says so, the app still plays, and all of it is kept once there is room."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.web.static_site import Site, StaticPhone, built
from tests.web.table import Table

# A browser without room takes what is written and gives the change up at its end, with an error; so does this one, for
# another reason: what is there already must not be there. Chromium has a switch for a small quota, which binds nothing.
FULL = """full => {
    const store = IDBObjectStore.prototype;
    self.put ??= store.put;
    store.put = full ? store.add : self.put;
}"""


def test_a_full_storage_is_said_and_all_that_was_played_is_kept_once_there_is_room(chrome: Browser) -> None:
    with Site(built()) as site:
        phone = StaticPhone(chrome, site)
        phone.open("/settings").tap("set-pace-none")
        table = Table(phone).deal()
        table.wait_offer()
        route = phone.route

        def play(moves: int) -> None:
            for _ in range(moves):
                table.tap(table.wait_offer().first, phone.activate)
            table.wait_offer()

        phone.page.workers[0].evaluate(FULL, True)
        play(2)
        phone.open().wait_spoken("trouble", "not kept")
        phone.picture("full-storage")
        phone.open(route)
        phone.wait("menu")
        play(1)
        phone.page.workers[0].evaluate(FULL, False)
        play(1)
        cards, pile = sorted(table.cards), phone.spoken("pile")
        phone.open().wait("home-continue")
        phone.wait_gone("trouble")
        phone.new_tab()
        phone.open(route).nodes("card-").first.wait_for(state="attached")
        assert sorted(table.cards) == cards
        assert phone.spoken("pile") == pile
        phone.close()
        assert phone.faults == []
