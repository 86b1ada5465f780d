"""If the browser stores nothing for the page, the page says so, and the app can still be played."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.web.driver import LISTEN, PHONE
from tests.web.static_site import PATIENCE, Site, built

DENY = """Object.defineProperty(IDBFactory.prototype, "open", {value() {
    throw new DOMException("the storage is shut", "SecurityError");
}});
"""


def test_a_storage_that_is_shut_is_said_and_the_table_can_be_laid(chrome: Browser) -> None:
    with Site(built(), "/") as host:
        context = chrome.new_context(viewport=PHONE, has_touch=True, service_workers="block")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTEN)
        page = context.new_page()
        code = (built() / "worker.js").read_text()
        shut = code.replace("const tell", f"{DENY}const tell", 1)
        assert shut != code
        page.route("**/worker.js", lambda route: route.fulfill(body=shut, content_type="text/javascript"))
        page.goto(f"{host.address}/#/")
        trouble = page.locator('[flt-semantics-identifier="trouble"]')
        trouble.wait_for(state="attached")
        assert "Nothing can be saved here" in (trouble.get_attribute("aria-label") or "")
        page.goto(f"{host.address}/#/new/switch")
        deal = page.locator('[flt-semantics-identifier="new-deal"]')
        deal.first.wait_for(state="attached")
        deal.first.evaluate("element => element.click()")
        page.locator('[flt-semantics-identifier^="card-"]').first.wait_for(state="attached")
        context.close()
