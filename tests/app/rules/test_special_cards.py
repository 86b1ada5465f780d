"""The list of special cards has every card with an effect, each by its own face, whatever the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.new_table.pick_game import shelves
from app.rules.special_cards import card_rows, special_faces
from engine.cards import FACE, parse_card
from engine.rules.compile import compile_rules
from engine.rules.explain import explain_rules
from engine.rules.reader import load_preset, preset_ids
from engine.rules.selectors import selector_mask
from tests.app.tables import tables
from tests.app.visits import visit


@pytest.mark.parametrize("game", preset_ids())
def test_every_card_that_does_or_answers_something_is_shown(game: str) -> None:
    for rules in tables(game):
        shown, _ = card_rows(rules, explain_rules(rules, rules.min_seats))
        named = 0
        for row in shown:
            for selector, drawn in zip(row.selectors, row.faces, strict=True):
                mask = selector_mask(selector) or 0
                named |= mask
                assert mask >> FACE[parse_card(drawn)] & 1, (rules.chosen_options, row)
            assert not row.cost or "draws" in row.sentences[0].text, row
        power = compile_rules(rules, rules.min_seats).power_cards
        assert power & ~named == 0, (rules.chosen_options, [row.selectors for row in shown])
        alone = {row.selectors[0]: row.faces[0] for row in shown if len(row.selectors) == 1}
        assert len(set(alone.values())) == len(alone), (rules.chosen_options, alone)
        at_all, _ = card_rows(rules, explain_rules(rules))
        assert set(special_faces(rules)) == {drawn for row in at_all for drawn in row.faces}, rules.chosen_options


def test_a_card_says_what_it_costs_and_what_it_answers() -> None:
    rules = load_preset("black-jack")
    rows, _ = card_rows(rules, explain_rules(rules, 3))
    by = {row.selectors: row for row in rows}
    assert (by["BJ",].faces, by["BJ",].cost) == (("JS",), 5)
    assert by["RJ",].sentences[0].text == "You can play a red Jack on a two: it’s cancelled, and nobody draws."
    assert by["RJ",].cost == 0


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
