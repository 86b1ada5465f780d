"""Ready-made ways to score well-known games, and those that somebody saved on this device."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from app.data import Data
from app.stored.text import MAX_TEXT_LENGTH, read_stored
from app.ui.words import tr
from engine.scoresheet.terms import Bonus, Counting, Terms, apply_counting_text, counting_text, parse_terms, terms_text

OWN_TEMPLATES: Final = "sheet-templates"
MOST_OWN: Final = 30

#: How well-known games are commonly scored, by template. Names and bonuses are messages.
TEMPLATES: Final[Mapping[str, Terms]] = MappingProxyType(
    {
        "darts-501": Terms(target=501, deal="stays", counting=Counting(down="exact", starts="dealer")),
        "darts-301": Terms(target=301, deal="stays", counting=Counting(down="exact", starts="dealer")),
        "rummy": Terms(wins="low", target=100),
        "canasta": Terms(target=5000),
        "hearts": Terms(wins="low", target=100),
        "spades": Terms(target=500),
        "oh-hell": Terms(rounds=10),
        "president": Terms(entry="places", counting=Counting(league=(2, 1), starts="winner", dealt_by="loser")),
        "cribbage": Terms(target=121),
        "skat": Terms(),
        "doppelkopf": Terms(counting=Counting(balanced=True)),
        "belote": Terms(target=1000, deal="right", direction=-1),
        "tarot": Terms(deal="right", direction=-1, counting=Counting(balanced=True)),
        "mini-golf": Terms(wins="low", rounds=18, counting=Counting(starts="winner")),
        "dominoes": Terms(target=100, collects=True, counting=Counting(starts="winner")),
        "mahjong": Terms(deal="right", direction=-1, counting=Counting(start=25_000, balanced=True, starts="dealer")),
        "yacht": Terms(
            rounds=13,
            deal="stays",
            counting=Counting(bonuses=(Bonus("keep.template.yacht.bonus", 35),), starts="dealer"),
        ),
        "ten-thousand": Terms(target=10_000, deal="stays", counting=Counting(starts="dealer")),
        "petanque": Terms(target=13, counting=Counting(starts="winner")),
        "poker": Terms(counting=Counting(decimals=2, balanced=True)),
    }
)


def template_terms(template: str) -> Terms:
    """Return the terms of a template, with its name and bonuses in the present language."""
    terms = TEMPLATES[template]
    bonuses = tuple(Bonus(tr(each.name), each.points) for each in terms.counting.bonuses)
    return replace(terms, name=tr(f"keep.template.{template}"), counting=replace(terms.counting, bonuses=bonuses))


def own_templates(data: Data) -> tuple[Terms, ...]:
    """Return the terms that were saved on this device, in the order of their names."""
    return templates_from_text(data.key_values.get_text(OWN_TEMPLATES)) or ()


def save_template(data: Data, terms: Terms) -> bool:
    """Save terms as a template, in place of one of the same name. Return False, and change nothing, if there are
    `MOST_OWN` others, or if the text of all would be too long to be read again.
    """
    saved = [*(each for each in own_templates(data) if each.name != terms.name), terms]
    if len(saved) > MOST_OWN or len(templates_to_text(saved)) > MAX_TEXT_LENGTH:
        return False
    _store_templates(data, saved)
    return True


def remove_template(data: Data, name: str) -> None:
    """Remove the terms that were saved under a name."""
    _store_templates(data, [each for each in own_templates(data) if each.name != name])


def templates_to_text(templates: Iterable[Terms]) -> str:
    """Return templates as JSON text, in which they are stored."""
    return json.dumps([{"terms": terms_text(each), "counting": counting_text(each.counting)} for each in templates])


def templates_from_text(text: str) -> tuple[Terms, ...] | None:
    """Return the templates in a stored text, None if it can't be read."""
    return read_stored(text, _read_templates)


def _store_templates(data: Data, templates: Iterable[Terms]) -> None:
    ordered = sorted(templates, key=lambda terms: terms.name.casefold())
    data.key_values.put_text(OWN_TEMPLATES, templates_to_text(ordered))


def _read_templates(stored: Any) -> tuple[Terms, ...]:
    return tuple(apply_counting_text(parse_terms(str(each["terms"]), None), str(each["counting"])) for each in stored)
