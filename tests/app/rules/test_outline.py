"""The rules page: its lead is enough to play by; with the folded parts, it has every rule once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from app.rules.outline import Outline, outline_of
from engine.cards import CARDS
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.explain import Sentence, explain_rules
from engine.rules.reader import Rules, load_preset, preset_ids
from engine.rules.selectors import selector_mask
from tests.app.fake import Client
from tests.app.tables import tables
from tests.app.visits import visit
from tests.engine.rulesets import some_ruleset

OF_CARDS = ("cards.", "also.", "replies", "sequence.")
BY_CHANCE = 150
LONGEST_LEAD = 0.72  # of all sentences of a preset, at most


def lead_of(outline: Outline) -> list[Sentence]:
    rows = [sentence for row in outline.cards for sentence in row.sentences]
    return [*outline.aim, *rows, *outline.call, *outline.ending]


def check(rules: Rules, seats: int) -> Outline:
    """Check that each sentence is in the outline once, and those on cards in its lead; return the outline."""
    outline = outline_of(rules, seats)
    folded = [sentence for sentences in outline.folded.values() for sentence in sentences]
    assert Counter([*lead_of(outline), *folded]) == Counter(explain_rules(rules, seats)), (
        rules.id,
        rules.chosen_options,
    )
    assert not [each for each in folded if each.key.startswith(OF_CARDS)], (rules.id, rules.chosen_options)
    return outline


@pytest.mark.parametrize("game", preset_ids())
def test_lead_and_folds_say_every_rule_of_a_game_once(game: str) -> None:
    for rules in tables(game):
        for seats in (0, rules.min_seats, rules.max_seats):
            outline = check(rules, seats)
            named = [selector_mask(selector) or 0 for row in outline.cards for selector in row.selectors]
            special = compile_rules(rules, seats or rules.min_seats).power_cards
            assert not [card for card in range(CARDS) if special >> card & 1 and not any(m >> card & 1 for m in named)]
            ids = {sentence.message.id for sentence in lead_of(outline)}
            assert outline.aim and outline.ending and {"rule-match", "rule-sequence-match"} & ids
            assert outline.call or rules.family == "sequence"
    outline = outline_of(load_preset(game))
    assert len(lead_of(outline)) <= LONGEST_LEAD * len(explain_rules(load_preset(game)))


def test_lead_and_folds_say_every_rule_of_rulesets_made_by_chance_once() -> None:
    for seed in range(BY_CHANCE):
        rules = some_ruleset(Rng(seed))
        check(rules, rules.min_seats)


def is_open(client: Client, fold: str) -> bool:
    """Return whether a screen reader says that a fold is open."""
    return bool(getattr(client.find(fold), "expanded", False))


async def test_folded_rules_open_by_one_tap_and_all_of_them_with_their_sources(tmp_path: Path) -> None:
    drawing = [each.text for each in explain_rules(load_preset("switch")) if each.message.id == "rule-refill"]
    async with visit(tmp_path, "/rules/switch") as client:
        assert not is_open(client, "fold-drawing")
        assert not set(drawing) & set(client.texts())
        await client.click("fold-drawing")
        assert is_open(client, "fold-drawing")
        assert set(drawing) <= set(client.texts())
        await client.click("fold-drawing")
        assert not set(drawing) & set(client.texts())
        await client.click("rules-sources")
        said = Counter(client.texts())
        spoken = " ".join(getattr(each, "label", "") for each in client.all("special-*"))
        for sentence in explain_rules(load_preset("switch")):
            assert said[sentence.text] == 1, sentence
            assert is_open(client, "fold-start")
            assert (sentence.text in spoken) == sentence.key.startswith(("cards.", "replies")), sentence
