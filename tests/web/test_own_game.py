"""An own game, made, played, shared and imported by taps on a phone."""

from __future__ import annotations

import re

from engine.rules.reader import make_own_rules
from engine.rules.rules_code import encode_bytes, encode_rules
from tests.web.driver import Phone
from tests.web.table import Table

NINE = "Play a nine and the next player skips two turns."


def test_a_house_rule_is_made_and_played(phone: Phone) -> None:
    phone.open("/settings").tap("set-pace-none")
    phone.open("/new/switch").scroll_to("new-own")
    phone.tap("new-own")
    phone.wait_spoken("own-differs", "Exactly as in Switch")
    phone.scroll_to("card-of-9")
    phone.tap("card-of-9")
    phone.wait("card-9")  # its panel may come after the list was scrolled to its end and back
    phone.scroll_to("does-skip-more")
    phone.tap("does-skip-more")
    phone.wait_spoken("does-skip", "1")
    phone.tap("does-skip-more")
    phone.wait_spoken("does-skip", "2")
    phone.wait_spoken("own-differs", "One rule changed")
    phone.scroll_to("section-read")
    phone.tap("section-read")
    phone.scroll_to("preview-cards")
    phone.wait_spoken("preview-cards", NINE)
    assert phone.nameless() == []
    phone.tap("own-keep")
    phone.wait("new-deal")
    assert phone.route == "/new/mine-1"
    phone.tap("new-deal")
    table = Table(phone)
    phone.nodes("card-").first.wait_for(state="attached")
    offer = table.wait_offer()
    table.tap(offer.first)
    assert table.wait_offer()
    phone.tap("help")
    phone.page.get_by_text(NINE).first.wait_for(state="attached")


def test_a_code_is_read_and_a_broken_one_refused_by_its_field(phone: Phone) -> None:
    phone.open("/new/import")
    wrong = encode_bytes(b'{"base":"switch","name":"Hers","own":{"cards":{"9":{"skips":2}}}}')
    phone.type("import-code", wrong)
    phone.wait_spoken("import-problem", "cards.9.skips")
    assert not phone.is_there("import-keep")
    phone.type("import-code", encode_rules(make_own_rules("switch", "Hers", (), {"cards": {"9": {"skip": 2}}})))
    phone.wait_gone("import-problem")
    phone.wait_spoken("difference-1", re.compile(f"Theirs: {re.escape(NINE)}.*Yours: nothing", re.DOTALL))
    assert phone.nameless() == []
    phone.tap("import-keep")
    phone.wait("new-deal")
    phone.open("/new").scroll_to("game-mine-1")
    assert "Hers" in phone.spoken("game-mine-1")
