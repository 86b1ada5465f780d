"""Own games: the editor, its trial by bots, and a game imported by a code."""

from __future__ import annotations

from engine.rules.reader import make_own_rules
from engine.rules.rules_code import encode_rules
from tests.pictures.doing import bottom, tapped_all
from tests.pictures.taking import House, Screen, nothing
from tests.web.driver import Phone


def _changed(phone: Phone) -> None:
    if phone.is_there("own-over"):  # what was changed for the last look
        phone.tap("own-over")
        phone.tap("own-over-sure")
        phone.wait_gone("own-unkept")
    tapped_all("card-of-9")(phone)
    alike = phone.spoken("own-differs")
    tapped_all("does-skip-more")(phone)
    phone.wait_until(lambda: phone.spoken("own-differs") != alike, "something that differs")
    phone.tap("own-differs")

    def seen() -> bool:
        phone.page.mouse.wheel(0, -20_000)
        return phone.is_there("difference-1")

    phone.wait_until(seen, "what differs, at the top")


def _tried_by_bots(phone: Phone) -> None:
    tapped_all("section-cards", "section-trial", "trial-start")(phone)
    phone.wait("trial-start")
    phone.scroll_to("trial-blocked")


def _pasted(phone: Phone) -> None:
    own = {"cards": {"9": {"skip": 2}}, "numbers": {"packs": 1}}
    phone.type("import-code", encode_rules(make_own_rules("switch", "Hers", (), own)))
    phone.scroll_to("import-keep")
    phone.page.evaluate("document.activeElement.blur()")  # nothing blinks


def _top(phone: Phone) -> None:
    phone.page.mouse.move(200, 400)
    phone.page.mouse.wheel(0, -20_000)


def _changed_rules(phone: Phone) -> None:
    tapped_all("option-queen-covers")(phone)
    _top(phone)
    phone.scroll_to("ours-keep")


def _kept(phone: Phone) -> None:
    _changed_rules(phone)
    phone.tap("ours-keep")
    phone.wait("back")
    phone.scroll_to("own-share")


def _more_variants(phone: Phone) -> None:
    bottom(phone)
    tapped_all("fold-more-variants")(phone)


HOUSES = (
    House(
        nothing,
        (
            Screen("own-cards", "/new/black-jack/edit", "own-keep", tapped_all("card-of-J", "card-BJ")),
            Screen("own-words", "/new/makao/edit", "own-keep", tapped_all("section-cards", "section-start")),
            Screen("own-deals", "/new/black-jack/edit", "own-keep", tapped_all("section-cards", "section-start")),
            Screen(
                "own-answers",
                "/new/black-jack/edit",
                "own-keep",
                tapped_all("section-cards", "section-answers", "answer-jack-J", "answer-jack-of-RJ"),
            ),
            Screen("own-share", "/new/switch/edit", "own-keep", tapped_all("section-cards", "section-share")),
            Screen("own-trial", "/new/switch/edit", "own-keep", _tried_by_bots),
            Screen("own-differs", "/new/switch/edit", "own-keep", _changed),
            Screen("own-unkept", "/new/switch/edit", "own-unkept"),  # what the last one left
            Screen("ours-keep", "/new/switch", "new-deal", _changed_rules),
            Screen("ours-kept", "/new/switch", "new-deal", _kept),
            Screen("variants", "/new/black-jack", "new-deal", _more_variants),
            Screen("own-import", "/new/import", "import-code", _pasted),
        ),
    ),
)
