"""The cards that do something: whatever the rules of a table are, every such card is shown, each by its own face."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.new_table.pick_game import shelves
from app.rules.special_cards import special_cards, special_faces
from engine.cards import FACE, parse_card
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, preset_ids
from engine.rules.selectors import selector_mask
from tests.app.tables import tables
from tests.app.visits import visit


@pytest.mark.parametrize("game", preset_ids())
def test_every_card_that_does_or_answers_something_is_shown(game: str) -> None:
    for rules in tables(game):
        shown = special_cards(rules, rules.least_seats)
        named = 0
        for card in shown:
            mask = selector_mask(card.selector) or 0
            named |= mask
            assert mask >> FACE[parse_card(card.face)] & 1, (rules.asked, card)
            assert card.lines and all(line.endswith(".") for line in card.lines), card
            assert not card.cost or "draws" in card.lines[0], card
        power = compile_rules(rules, rules.least_seats).power
        assert power & ~named == 0, (rules.asked, [card.selector for card in shown])
        faces = [card.face for card in shown]
        assert len(set(faces)) == len(faces), (rules.asked, faces)
        assert set(special_faces(rules)) == {card.face for card in special_cards(rules)}, rules.asked


def test_a_card_says_what_it_costs_and_what_answers_it() -> None:
    by = {card.selector: card for card in special_cards(load_preset("black-jack"), 3)}
    assert (by["BJ"].face, by["BJ"].cost) == ("JS", 5)
    assert by["2"].lines[1] == "Play on it: a two, a black Jack, an Ace or a red Jack."
    assert by["RJ"].lines[0] == "You can play a red Jack on a two: it’s cancelled, and nobody draws."
    assert by["RJ"].cost == 0


async def test_the_rules_of_a_table_begin_with_its_cards_and_tell_their_sources_when_asked(tmp_path: Path) -> None:
    async with visit(tmp_path, "/rules/switch") as client:
        assert client.spoken("special-2").startswith("Play a two and the next player draws two cards")
        assert "Our choice" not in " ".join(client.texts())
        before = len(client.texts())
        await client.click("rules-sources")
        texts = client.texts()
        assert len(texts) > before and "Switch (card game), Wikipedia" in texts and "Our choice" in texts
        await client.click("rules-sources")
        assert len(client.texts()) == before


def test_every_game_stands_on_one_shelf() -> None:
    stand = [game for games in shelves(()).values() for game in games]
    assert sorted(stand) == sorted(preset_ids()) and all(shelves(()).values())
