"""`[replies]`: the answers to the penalties of a group, by selector. The narrowest entry that names a card holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.cards import cards_in
from engine.messages import Message, Value, selector_message
from engine.play.tables import Tables
from engine.rules.effect import Reply
from engine.rules.fields import Field, RulesError, amount_field, choice_field, read_entries, read_values, text_field
from engine.rules.selectors import selector_mask, specificity
from engine.rules.word import Context, Finding, RuleSentence, TablesBuilder, TableWord
from engine.rules.words.answers import REPLY_WORDS
from engine.rules.words.effects.pickup import FROM, GROUP, PICKUP, penalty_makers
from engine.stored_keys import keys_of

DOES: Field[str] = Field(
    key="does", kind="choice", default="", choices=tuple(REPLY_WORDS), meaning="What the card does as an answer"
)
AMOUNT = amount_field(
    "amount", (0, 50), "cards", "How many cards it adds or takes off; 0: as many as the card makes others take"
)
AS = text_field("as", "group", "The pick-up group that the whole penalty becomes, so that other cards answer it")
REST = choice_field("rest", "next", ("taken", "cancelled"), "What becomes of what a smaller sum leaves")
_MIN_CARDS_FOR_TABLE: Final = 4  # from this many cards on, cards that do the same as answers are explained in one table
REPLY_FIELDS: tuple[Field[Any], ...] = (DOES, AMOUNT, AS, REST)


def read_reply(table: object, location: str) -> Reply:
    """Return one answer. A plain text is its `does`. Raises RulesError naming the key that is wrong or missing."""
    values = read_values(REPLY_FIELDS, {"does": table} if isinstance(table, str) else table, location)
    if "does" not in values:
        raise RulesError(location, "the word 'does' is missing")
    keys = keys_of(Reply)
    return Reply(**{keys[key].name: value for key, value in values.items()})


def read_replies(table: object, location: str) -> dict[str, dict[str, Reply]]:
    """Return answers by group and selector. Raises RulesError naming the key that is wrong."""
    return {
        group: {key: read_reply(each, f"{location}.{group}.{key}") for key, each in entries.items()}
        for group, entries in (
            (name, read_entries(each, f"{location}.{name}")) for name, each in read_entries(table, location).items()
        )
    }


def check_replies(replies: Mapping[str, Mapping[str, Reply]], location: str, words: Mapping[str, Any]) -> None:
    """Raise RulesError for an answer to a group without cards, and for a selector that names no card."""
    making = [effect for effect in words["cards"].values() if effect[PICKUP]]
    groups = {effect[GROUP] for effect in making}
    owed = {effect[GROUP] for effect in making if effect[FROM] == "next"}
    for group, entries in replies.items():
        if group not in groups:
            raise RulesError(f"{location}.{group}", Message("rules-answers-nothing"))
        for selector, reply in entries.items():
            here = f"{location}.{group}.{selector}"
            if selector_mask(selector) is None:
                raise RulesError(here, "no such card")
            AMOUNT.check_bounds(reply.amount, f"{here}.amount")
            if reply.as_ and reply.as_ not in owed:
                raise RulesError(here, Message("rules-no-group", {"group": reply.as_}))


def compile_replies(replies: Mapping[str, Mapping[str, Reply]], builder: TablesBuilder) -> None:
    """Fill in the cards that answer each group, and the function of each."""
    tables = builder.tables
    for number, group in enumerate(tables.group_names):
        entries = replies.get(group, {})
        words, reactions = {}, {}
        for selector, cards in builder.iter_narrowest_last(entries):
            reply = entries[selector]
            for card in cards:
                words[card] = reply.does
                reactions[card] = REPLY_WORDS[reply.does].answer_function(reply, card, number, builder)
        tables.answer_selectors.append(tuple(entries))
        tables.answering_cards.append(sum(1 << card for card in words))
        tables.answer_words.append(words)
        tables.answer_functions.append(reactions)
        tables.power_cards |= tables.answering_cards[number]


def describe_replies(replies: Mapping[str, Mapping[str, Reply]], context: Context) -> Iterator[RuleSentence]:
    """Yield sentences on what each answer does: one for a card that does the same to several groups, and one table if
    many cards do the same.
    """
    found: dict[tuple[Message, str], dict[str, dict[str, tuple[str, ...]]]] = {}
    for group, entries in replies.items():
        for selector, reply in entries.items():
            made = penalty_makers(group, context, selector)
            if made and context.has_card(selector):
                does = REPLY_WORDS[reply.does].message(reply, context)
                source = context.source(f"replies.{group}.{selector}")
                found.setdefault((does, source), {}).setdefault(selector, {})[f"replies.{group}.{selector}"] = made
    for (does, _), cards in found.items():
        answers: list[dict[str, Value]] = [
            {
                "card": selector_message(selector),
                "makers": tuple(selector_message(each) for made in by.values() for each in made),
            }
            for selector, by in cards.items()
        ]
        if len(answers) < _MIN_CARDS_FOR_TABLE:
            for values, by in zip(answers, cards.values(), strict=True):
                yield RuleSentence(
                    next(iter(by)).rpartition(".")[0],
                    "cards",
                    Message("rule-answer", {**values, "does": does}),
                    tuple(by),
                )
            continue
        first, *others = (Message("answer-line", values) for values in reversed(answers))
        for each in others:
            first = Message("answer-lines", {"line": each, "more": first})
        says = tuple(key for by in cards.values() for key in by)
        yield RuleSentence("replies", "cards", Message("rule-answers", {"lines": first, "does": does}), says)


def lint_replies_at(replies: Mapping[str, Mapping[str, Reply]], context: Context, tables: Tables) -> Iterator[Finding]:
    """Yield findings: penalties that can't be answered and are larger than the stock, and penalties that can grow
    larger than the pack.
    """
    size = len(tables.pack)
    stock = size - tables.cards_per_seat * tables.seats - 1
    for number, group in enumerate(tables.group_names):
        key = f"replies.{group}"
        makers = [card for card in tables.pack if tables.group_of_card[card] == number]
        if not makers:
            if replies.get(group):
                yield Finding("warning", key, Message("lint-nothing-to-answer"))
            continue
        most = max(tables.amount[card] for card in makers)
        answers = cards_in(tables.answering_cards[number] & tables.pack_mask)
        if not answers and most > stock:
            values = {"count": most, "left": stock, "seats": tables.seats}
            yield Finding("error", key, Message("lint-pickup-too-large", values))
            continue
        sum_of_all = sum(tables.amount[card] for card in makers)
        for selector, cards in _iter_by_narrowest_entry(replies.get(group, {}), tables):
            reply = replies[group][selector]
            if REPLY_WORDS[reply.does].raises_penalty:
                said = tables.cards_per_seat if isinstance(reply.amount, str) else reply.amount
                sum_of_all += sum(said or tables.amount[card] for card in cards if card not in makers)
        if sum_of_all > size:
            values = {"count": sum_of_all, "pack": size, "seats": tables.seats}
            yield Finding("warning", key, Message("lint-sum-outgrows-pack", values))


def _iter_by_narrowest_entry(entries: Mapping[str, Reply], tables: Tables) -> Iterator[tuple[str, list[int]]]:
    """Yield each selector with the cards of the pack that no narrower selector names."""
    taken = 0
    for selector in [*sorted(entries, key=specificity)][::-1]:
        mask = (selector_mask(selector) or 0) & tables.pack_mask & ~taken
        taken |= mask
        yield selector, cards_in(mask)


WORD = TableWord(
    key="replies",
    order=30,
    one_key_an_entry=True,
    read=read_replies,
    check=check_replies,
    compile=compile_replies,
    describe=describe_replies,
    lint_at=lint_replies_at,
)
