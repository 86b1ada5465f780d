"""Every word of the rules has all its parts: fields, compiling, play, a sentence, an event, and its place on a page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from app.publish.rules_keys import PAGES, RULES, page_with_keys
from engine.cards import parse_card
from engine.events import Event, Played
from engine.messages import Message, language
from engine.play.dealing import deal_hand
from engine.play.tables import NO_EFFECT, Tables, no_effect
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.effect import Effect
from engine.rules.explain import explain_rules
from engine.rules.fields import DEALT, Field, RulesError, fields_of
from engine.rules.lint import lint_rules
from engine.rules.model import Words
from engine.rules.reader import Rules, load_preset, make_own_rules, preset_ids
from engine.rules.word import EffectWord, ReplyWord
from engine.rules.words import TABLE_WORDS
from engine.rules.words.answers import REPLY_WORDS
from engine.rules.words.effects import EFFECT_FIELDS, EFFECT_WORDS

# Peanuckle has no words on threes, fives or nines, and its hands last.
NINE = parse_card("9H")
JOKERS = {"jokers": 2}


def by_key(word: EffectWord) -> str:
    """Return the id of a test case."""
    return word.field.key


def some_value(field: Field[Any]) -> Any:
    """Return a value that isn't the default."""
    others = [each for each in field.choices if each != field.default]
    return {"switch": True, "choice": others[0] if others else None, "number": 1, "amount": 2, "cards": ["5"],
            "card": "5", "ranks": "56", "group": "nines"}[field.kind]  # fmt: skip


def with_effect(word: EffectWord) -> Rules:
    """Return Switch with the word on nines, or on jokers if it's theirs."""
    entry = {word.field.key: some_value(word.field), **({"group": "nines"} if word.field.key == "pickup" else {})}
    cards = {"JKr": entry, "JKb": entry} if word.field.key == "colour" else {"9": entry}
    return make_own_rules("switch", "Mine", (), {"cards": cards, "numbers": JOKERS})


def looked_up(tables: Tables) -> dict[str, Any]:
    """Return everything in tables that a word could have set."""
    found = vars(tables).copy()
    found["play_entries"] = [
        (each.follow, each.effect, each.continuations) if each else None for each in tables.play_entries
    ]
    del found["plain_play_entries"]
    return found


def events_of(rules: Rules, hands: int = 40) -> Iterator[type[Event]]:
    """Yield the kinds of events in hands played at random."""
    rng = Rng(5)
    for _ in range(hands):
        state = deal_hand(compile_rules(rules, 3), 0, rng)
        log = state.start_event_log()
        while not state.over:
            state.apply(rng.pick(state.legal_moves()))
        yield from {type(event) for event in log}


@pytest.mark.parametrize("word", EFFECT_WORDS, ids=by_key)
def test_an_effect_is_compiled_played_told_and_linted(word: EffectWord) -> None:
    """With the word on a card, the tables differ, a sentence says so, an event shows it, and the linter checks it."""
    rules, plain = with_effect(word), make_own_rules("switch", "Mine", (), {"numbers": JOKERS})
    assert looked_up(compile_rules(rules, 3)) != looked_up(compile_rules(plain, 3))
    said = {sentence.text for sentence in explain_rules(rules)} - {sentence.text for sentence in explain_rules(plain)}
    assert said and all(
        language().render(part)
        for part in word.sentence_parts("9", Effect({word.field: some_value(word.field)}), rules.context_for(3))
    )
    assert not [finding for finding in lint_rules(rules) if finding.level == "error"]
    assert word.events and set(word.events) & set(events_of(rules))


@pytest.mark.parametrize("word", REPLY_WORDS.values(), ids=lambda word: str(word.does))
def test_an_answer_is_compiled_played_and_told(word: ReplyWord) -> None:
    """With the word on nines as an answer to twos, its function is called, a sentence says it, an event shows it."""
    own = {"replies": {"two": {"9": {"does": word.does, "amount": 1}}}}
    rules = make_own_rules("switch", "Mine", (), own)
    tables = compile_rules(rules, 3)
    group = tables.group_names.index("two")
    assert tables.answer_words[group][NINE] == word.does and callable(tables.answer_functions[group][NINE])
    assert tables.answering_cards[group] >> NINE & 1
    begin = "You can play a nine on a two: "
    (said,) = [sentence.text for sentence in explain_rules(rules) if sentence.text.startswith(begin)]
    assert language().render(word.message(rules.words.replies["two"]["9"], rules.context_for(3))) in said
    assert set(word.events) & set(events_of(rules))
    assert set(word.used_fields) <= {"amount", "as", "rest"}


@pytest.mark.parametrize("game", preset_ids())
def test_every_kind_of_effect_has_a_function(game: str) -> None:
    """A kind of effect is an index into the list of functions, and none is out of range."""
    rules = load_preset(game)
    tables = compile_rules(rules, rules.min_seats)
    assert tables.effect_functions[NO_EFFECT] is no_effect
    assert len(set(tables.effect_functions)) + len(tables.group_names) >= len(tables.effect_functions) and len(
        tables.effect_functions
    ) > max(tables.effect)
    for group, cards in zip(tables.answer_words, tables.answer_functions, strict=True):
        assert set(group) == set(cards)


def test_an_effect_that_does_not_compile_is_no_effect() -> None:
    """It's refused where it's declared."""
    with pytest.raises(TypeError, match="nobody could play it"):
        EffectWord(field=EFFECT_FIELDS["skip"], order=1, describe=lambda *_: (), events=(Played,))


def test_words_have_places_of_their_own() -> None:
    """No two words of a folder have the same index, and no key is declared twice."""
    for words in (EFFECT_WORDS, TABLE_WORDS, tuple(REPLY_WORDS.values())):
        assert len({word.order for word in words}) == len(words)
    keys = [field.key for word in EFFECT_WORDS for field in word.fields]
    assert sorted(keys) == sorted(EFFECT_FIELDS)


def test_every_table_is_a_word_and_has_what_a_new_ruleset_has() -> None:
    """A ruleset without keys is played by the defaults of the fields."""
    words = Words()
    assert set(vars(words)) == {word.key for word in TABLE_WORDS}
    for word in TABLE_WORDS:
        if word.cls is not None:
            for field in fields_of(word.cls):
                assert field.meaning and words.value_at(f"{word.key}.{field.key}") == field.default


@pytest.mark.parametrize(
    "field", [each for each in EFFECT_FIELDS.values() if each.maximum], ids=lambda each: str(each.key)
)
def test_bounds_hold_where_they_are_declared(field: Field[Any]) -> None:
    """The largest number is read, one more is refused with its bounds; "dealt" is allowed only for amounts."""

    def read(value: object) -> Rules:
        return make_own_rules("switch", "Mine", (), {"cards": {"9": {"group": "nines", field.key: value}}})

    assert read(field.maximum).words.cards["9"][field] == field.maximum
    with pytest.raises(RulesError, match=f"{field.minimum} to {field.maximum} are allowed"):
        read(field.maximum + 1)
    if field.kind == "amount":
        assert read(DEALT).words.cards["9"][field] == DEALT
    else:
        with pytest.raises(RulesError, match="a whole number is"):
            read(DEALT)


def test_an_effect_is_what_differs_from_doing_nothing() -> None:
    """A field at its default is left out; equal effects are one object; changing one leaves the others."""
    skip, reverse = EFFECT_FIELDS["skip"], EFFECT_FIELDS["reverse"]
    assert Effect({skip: 0}) == Effect() and not Effect({skip: 0})
    both = Effect({skip: 2}).with_values({reverse: True})
    assert both == Effect({reverse: True, skip: 2}) and hash(both) == hash(Effect({skip: 2, reverse: True}))
    assert (both[skip], both[reverse], repr(both.with_values({skip: 0}))) == (2, True, "Effect(reverse=True)")


def test_the_pages_of_keys_match_the_words() -> None:
    """`python -m app.publish.rules_keys --write` updates them."""
    for name in PAGES:
        text = (RULES / name).read_text(encoding="utf-8")
        assert text == page_with_keys(name, text), name
    assert sorted(table for tables in PAGES.values() for table in tables) == sorted(
        ["numbers", *(word.key for word in TABLE_WORDS)]
    )


def test_a_sentence_is_a_message() -> None:
    """Explanations and findings can be translated: they are ids with values, never texts."""
    for sentence in explain_rules(load_preset("switch")):
        assert isinstance(sentence.message, Message) and sentence.message.id in language().table
