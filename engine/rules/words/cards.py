"""`[cards]`: the effect of each card, by selector. The narrowest entry that names a card holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any

from engine.cards import CARDS, JOKER_MASK, RANK, RANK_MASK, RANKS, RED_JOKER, SLOTS, SUIT, SUIT_MASK, Card, card_set
from engine.messages import Message, Value, selector_message
from engine.moves import play_move
from engine.play.tables import Tables
from engine.rules.effect import Effect
from engine.rules.fields import RulesError, read_entries, read_values
from engine.rules.selectors import selector_mask, specificity
from engine.rules.word import SEQUENCE, Context, EffectWord, Finding, RuleSentence, TablesBuilder, TableWord
from engine.rules.words.effects import EFFECT_FIELDS, EFFECT_WORDS, EFFECT_WORDS_BY_SENTENCE
from engine.rules.words.effects.nominate import NOMINATE, SUIT_ONLY
from engine.rules.words.effects.pickup import FROM, GROUP, PICKUP, is_answered, penalty_groups
from engine.rules.words.effects.wild import WILD
from engine.rules.words.sequence import Sequence

_FIELDS = tuple(EFFECT_FIELDS.values())


def read_effect(table: object, location: str) -> Effect:
    """Return the effect in a table. Raises RulesError naming the key that is wrong."""
    return Effect({EFFECT_FIELDS[key]: value for key, value in read_values(_FIELDS, table, location).items()})


def read_effects(table: object, location: str) -> dict[str, Effect]:
    """Return effects by selector, without entries that are `false`. Raises RulesError naming the key that is wrong."""
    return {key: read_effect(each, f"{location}.{key}") for key, each in read_entries(table, location).items()}


def check_effects(entries: Mapping[str, Effect], location: str, words: Mapping[str, Any]) -> None:
    """Raise RulesError for a selector that names no card, and for values that make no sense for its cards."""
    for selector, effect in entries.items():
        here = f"{location}.{selector}"
        if selector_mask(selector) is None:
            raise RulesError(here, "no such card; A, AH, BJ, RJ, JK, JKr, JKb are examples")
        for word in EFFECT_WORDS:
            if word.check is not None:
                word.check(effect, here)
            for field in word.fields:
                field.check_bounds(effect[field], f"{here}.{field.key}", here)


def effects_by_card(entries: Mapping[str, Effect], tables: Tables) -> list[Effect]:
    """Return by card of the pack the effect in the narrowest entry that names it; an empty effect without one."""
    found = [Effect()] * CARDS
    for selector in sorted(entries, key=specificity):
        mask = selector_mask(selector) or 0
        for card in tables.pack:
            if mask >> card & 1:
                found[card] = entries[selector]
    return found


def compile_cards(entries: Mapping[str, Effect], builder: TablesBuilder) -> None:
    """Fill in which card follows which, and the effects of cards."""
    tables, pack = builder.tables, builder.tables.pack_mask
    tables.suits = [mask & pack for mask in SUIT_MASK]
    tables.ranks = [mask & pack for mask in RANK_MASK]
    tables.jokers = JOKER_MASK & pack
    tables.nominated_cards = [0, *tables.suits, *tables.ranks]
    tables.plain_moves = [(play_move(card),) for card in range(CARDS)]
    tables.moves_of_card = tables.plain_moves[:]
    tables.group_names = _answerable_groups(entries, builder.context)
    for card in tables.pack:
        suit, rank = SUIT[card], RANK[card]
        alike = (SUIT_MASK[suit] | RANK_MASK[rank] if suit >= 0 else JOKER_MASK) & pack
        if suit < 0 and card % SLOTS >= RED_JOKER:
            red = card % SLOTS == RED_JOKER
            alike |= (SUIT_MASK[1] | SUIT_MASK[2] if red else SUIT_MASK[0] | SUIT_MASK[3]) & pack
        tables.matching[card] = tables.playable_on[card] = alike
        tables.rule_keys[card] = _rule_keys_of_card(card, builder.context)
    builder.effect = effects_by_card(entries, tables)
    for word in EFFECT_WORDS:
        for selector, effect in entries.items():
            if word.compile_entry is not None and word.is_in(effect):
                word.compile_entry(effect, builder.select_cards((selector,)), builder)
        for card in tables.pack:
            if word.is_in(builder.effect[card]):
                word.compile_card(builder.effect[card], card, builder)
    for card in tables.pack:
        tables.playable_on[card] |= tables.wild_cards
    tables.moves_reversed = [moves[::-1] for moves in tables.moves_of_card]
    tables.nominating_cards = card_set(
        card for card in tables.pack if tables.moves_of_card[card] != tables.plain_moves[card]
    )
    builder.with_effect = tables.power_cards = card_set(card for card in tables.pack if builder.effect[card])


def _answerable_groups(entries: Mapping[str, Effect], context: Context) -> list[str]:
    """Return the pick-up groups that make a penalty, in the order of `[replies]`; groups without answers follow. In a
    mixed penalty the last one leads.
    """
    made = dict.fromkeys(e[GROUP] for e in entries.values() if e[PICKUP] and e[FROM] == "next")
    answered = [group for group in context.replies if group in made]
    return [*answered, *(group for group in made if group not in answered)]


def _rule_keys_of_card(card: Card, context: Context) -> tuple[str, ...]:
    """Return the keys of the rules about a card: its narrowest entry, and where it may also be played."""
    if context.family == SEQUENCE:
        sequence, rank = context.table_of(Sequence), RANKS[RANK[card]] if RANK[card] >= 0 else ""
        return (f"sequence.{rank}",) if rank and rank in (sequence.high, sequence.low) else ()
    naming = [each for each in context.effects if (selector_mask(each) or 0) >> card & 1]
    own = [f"cards.{max(naming, key=specificity)}"] if naming else []
    return (*own, *(f"also.{each}" for each in context.extra_targets if (selector_mask(each) or 0) >> card & 1))


def describe_cards(entries: Mapping[str, Effect], context: Context) -> Iterator[RuleSentence]:
    """Yield sentences: that a card follows suit or rank, how long a nominated suit holds, which cards are special, and
    the effect of each entry.
    """
    yield RuleSentence("match", "playing", Message("rule-match"))
    naming = [each for each, effect in entries.items() if effect[NOMINATE] == "suit" and context.has_card(each)]
    if naming:
        only = [each for each in naming if entries[each][SUIT_ONLY] and not entries[each][WILD]]
        yield RuleSentence(
            "named-suit",
            "playing",
            Message(
                "rule-named-suit",
                {"rank": any(each not in only and not entries[each][WILD] for each in naming) or not only},
            ),
        )
        if only:
            cards = tuple(map(selector_message, only))
            bound = Message("rule-named-only", {"cards": cards, "wild": context.any_card_sets(WILD)})
            yield RuleSentence("named-only", "playing", bound, tuple(f"cards.{each}.{SUIT_ONLY.key}" for each in only))
    special = [
        each
        for each, effect in entries.items()
        if effect and context.has_card(each) and not _wider_entries(each, entries)
    ]
    if special:
        cards = tuple(map(selector_message, special))
        yield RuleSentence("special", "cards", Message("rule-special", {"cards": cards}))
    if any(is_answered(group, context) for group in penalty_groups(context)):
        yield RuleSentence("owed", "cards", Message("rule-owed"))
    for selector, effect in entries.items():
        if context.has_card(selector):
            yield from _describe_entry(selector, effect, entries, context)


def _describe_entry(
    selector: str, effect: Effect, entries: Mapping[str, Effect], context: Context
) -> Iterator[RuleSentence]:
    """Yield the effect of an entry, in one sentence for each source, and further sentences about it."""
    key, card = f"cards.{selector}", selector_message(selector)
    words = [word for word in EFFECT_WORDS_BY_SENTENCE if word.is_in(effect)]
    wider = _wider_entries(selector, entries)
    if not effect and wider:
        yield RuleSentence(key, "cards", _card_message(card, (Message("does-nothing"),), ()))
        return
    by_source: dict[str, list[EffectWord]] = {}
    for word in words:
        by_source.setdefault(context.source(f"{key}.{word.field.key}"), []).append(word)
    # The sentence with the penalty comes first, since it matters most about a card.
    for some in sorted(by_source.values(), key=lambda some: all(word.field is not PICKUP for word in some)):
        goes, then = (
            tuple(
                part
                for word in some
                if word.placement is placed
                for part in word.sentence_parts(selector, effect, context)
            )
            for placed in (True, False)
        )
        says = tuple(f"{key}.{word.field.key}" for word in some) if len(by_source) > 1 else ()
        if goes or then:
            yield RuleSentence(key, "cards", _card_message(card, goes, then), says)
    if any(not word.is_in(effect) for each in wider for word in EFFECT_WORDS_BY_SENTENCE if word.is_in(entries[each])):
        others = Message("rule-not-others", {"card": card, "other": selector_message(wider[0])})
        yield RuleSentence(key, "cards", others, (f"{key}.others",))
    for word in words:
        if word.describe_more is not None:
            for message, field in word.describe_more(selector, effect, context):
                yield RuleSentence(key, "cards", message, (f"{key}.{field}",))


def _card_message(card: Message, goes: tuple[Message, ...], then: tuple[Message, ...]) -> Message:
    """Return the sentence about a card: where it goes, what happens when it is played, or both."""
    kind = "both" if goes and then else "goes" if goes else "does"
    return Message("rule-card", {"card": card, "kind": kind, "does": (*goes, *then), "goes": goes, "then": then})


def _wider_entries(selector: str, entries: Mapping[str, Effect]) -> list[str]:
    """Return the selectors of other entries with an effect that name all cards of this one, and maybe more."""
    mask = selector_mask(selector) or 0
    return [
        each
        for each, effect in entries.items()
        if effect and each != selector and mask & ~(selector_mask(each) or 0) == 0
    ]


def entries_to_describe(entries: Mapping[str, Effect]) -> dict[str, Effect]:
    """Return the entries to describe, by selector. One without an effect is described only if a wider entry has one."""
    return {selector: effect for selector, effect in entries.items() if effect or _wider_entries(selector, entries)}


def lint_cards(entries: Mapping[str, Effect], context: Context) -> Iterator[Finding]:
    """Yield a warning for effects in the sequence family, where a card can only be wild or ordinary."""
    if context.family == SEQUENCE and any(
        effect.with_values({WILD: WILD.default}) for selector, effect in entries.items() if context.has_card(selector)
    ):
        yield Finding("warning", "cards", Message("lint-only-followed"))


def lint_cards_at(entries: Mapping[str, Effect], context: Context, tables: Tables) -> Iterator[Finding]:
    """Yield findings: entries that name no card at these tables, cards that can never be played, and turns that never
    pass on.
    """
    for selector, effect in entries.items():
        for word in EFFECT_WORDS:
            if word.lint is not None:
                yield from word.lint(selector, effect, context, tables)
    yield from _lint_idle_words(entries, context, tables)
    laid = tables.pack_mask if tables.starter == "none" else 0
    for top in tables.pack:
        laid |= tables.playable_on[top]
    for mask in tables.answering_cards:
        laid |= mask
    lost = tables.pack_mask & ~laid
    if lost == tables.pack_mask:
        yield Finding("error", "cards", Message("lint-no-card-follows"))
    elif lost:
        yield Finding("warning", "cards", Message("lint-some-cards-never-follow"))
    yield from _lint_turns(entries, tables)


def _lint_idle_words(entries: Mapping[str, Effect], context: Context, tables: Tables) -> Iterator[Finding]:
    """Yield an error for each pair of effects of a card of which only the first ever acts, although the rules say
    both.
    """
    effects = effects_by_card(entries, tables)
    for selector, effect in entries.items():
        if not any(effects[card] is effect for card in tables.pack):
            continue
        words = [word for word in EFFECT_WORDS_BY_SENTENCE if effect[word.field] != word.field.default]
        for first, idle in permutations(words, 2):
            if idle.is_idle_beside(first):
                does = tuple(part for word in (first, idle) for part in word.sentence_parts(selector, effect, context))
                values: dict[str, Value] = {"card": selector_message(selector), "does": does}
                yield Finding("error", f"cards.{selector}", Message("lint-only-first-happens", values))


def _lint_turns(entries: Mapping[str, Effect], tables: Tables) -> Iterator[Finding]:
    """Yield findings if turns never, or hardly ever, pass on."""
    size, effects = len(tables.pack), effects_by_card(entries, tables)
    keeps = returns = 0
    for card in tables.pack:
        for word in EFFECT_WORDS:
            if word.keeps_turn and effects[card][word.field]:
                keeps |= 1 << card
            if word.returns_turn is not None and word.returns_turn(tables, card):
                returns |= 1 << card
    if keeps.bit_count() == size:
        yield Finding("error", "cards", Message("lint-turn-never-passes"))
    elif (keeps | returns).bit_count() == size:
        yield Finding("warning", "cards", Message("lint-turn-comes-back", {"seats": tables.seats}))
    elif keeps.bit_count() * 2 >= size:
        yield Finding("warning", "cards", Message("lint-turn-hardly-passes"))
    for word in EFFECT_WORDS:
        if word.lint_at is not None:
            yield from word.lint_at(card_set(card for card in tables.pack if effects[card][word.field]), tables)


WORD = TableWord(
    key="cards",
    order=10,
    one_key_an_entry=True,
    read=read_effects,
    check=check_effects,
    compile=compile_cards,
    describe=describe_cards,
    lint=lint_cards,
    lint_at=lint_cards_at,
)
