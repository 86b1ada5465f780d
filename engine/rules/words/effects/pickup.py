"""`pickup`: the next player draws cards unless they answer; with `group`, `from` and `rides-on`."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.events import Penalised, PenaltySet
from engine.messages import Message, Value, selector_message
from engine.play.piles import penalise
from engine.play.state import State
from engine.play.tables import Tables
from engine.rules.effect import Effect
from engine.rules.fields import RulesError, amount_field, choice_field, text_field
from engine.rules.selectors import selector_mask
from engine.rules.word import Context, EffectWord, Finding, TablesBuilder, amount_message

PICKUP = amount_field("pickup", (0, 50), "cards", "How many cards the next player takes unless they answer")
GROUP = text_field("group", "group", "The group of the pick-up, by which `[replies]` says what answers it")
FROM = choice_field("from", "next", ("previous",), "Who takes: the next player, or the previous, who cannot answer")
RIDES_ON = text_field("rides-on", "card", "The card together with which it must be played to make anybody draw")


def check_pickup(effect: Effect, location: str) -> None:
    """Raise RulesError for a penalty without a group, which nothing could answer."""
    if effect[PICKUP] and not effect[GROUP]:
        raise RulesError(location, Message("rules-group-missing"))


def compile_pickup(effect: Effect, card: Card, builder: TablesBuilder) -> None:
    """Fill in the group, amount and effect of the card."""
    tables = builder.tables
    many = builder.numbers["deal"] if isinstance(effect[PICKUP], str) else int(effect[PICKUP])
    if not effect[PICKUP]:
        return
    if effect[FROM] == "previous":
        builder.set_effect(card, penalise_previous, many)
    else:
        tables.group_of_card[card] = tables.group_names.index(effect[GROUP])
        tables.attack_cards |= 1 << card
        builder.set_effect(card, raise_penalty, many, effect[GROUP])
    if effect[RIDES_ON]:
        tables.needs_partner |= 1 << card
        tables.partners |= builder.select_cards((effect[RIDES_ON],))


def _cards_that_act(tables: Tables, block: list[Card]) -> list[Card]:
    """Return the cards of a block that act. Cards that ride on another act only if it was played too."""
    if tables.needs_partner and not any(tables.partners >> card & 1 for card in block):
        return [card for card in block if not tables.needs_partner >> card & 1]
    return block


def raise_penalty(state: State, block: list[Card]) -> bool:
    """Add the cards of a block to the penalty of the next player. Return False: the turn passes on."""
    tables = state.tables
    before = state.penalty
    for card in _cards_that_act(tables, block):
        state.pending_by_group[tables.group_of_card[card]] += tables.amount[card]
        state.penalty += tables.amount[card]
    if state.penalty == before:
        return False
    state.pending_from = state.to_act
    if state.log is not None:
        state.log.append(PenaltySet(state.to_act, state.penalty))
    return False


def penalise_previous(state: State, block: list[Card]) -> bool:
    """Make the previous player draw cards at once. Return False: the turn passes on."""
    amount = sum(state.tables.amount[card] for card in _cards_that_act(state.tables, block))
    if amount:
        state.direction = -state.direction
        previous = state.next_seat(state.to_act)
        state.direction = -state.direction
        penalise(state, previous, amount, "previous")
    return False


def penalty_groups(context: Context) -> tuple[str, ...]:
    """Return the pick-up groups that cards of the pack can make a penalty of, in the order of those cards."""
    making = (effect for each, effect in context.effects.items() if effect[PICKUP] and context.has_card(each))
    return tuple(dict.fromkeys(effect[GROUP] for effect in making if effect[FROM] == "next"))


def penalty_makers(group: str, context: Context, answer: str = "") -> tuple[str, ...]:
    """Return the selectors of cards that make a penalty of the group, without `answer` if the pack has only one such
    card: it can't answer itself.
    """
    making = (
        each
        for each, effect in context.effects.items()
        if effect[PICKUP] and effect[FROM] == "next" and effect[GROUP] == group and context.has_card(each)
    )
    return tuple(each for each in making if each != answer or not context.is_single(each))


def is_answered(group: str, context: Context) -> bool:
    """Return whether a card of the pack can answer a penalty of the group."""
    return any(
        context.has_card(each) and penalty_makers(group, context, each) for each in context.replies.get(group, ())
    )


def describe_pickup(selector: str, effect: Effect, context: Context) -> Iterator[Message]:
    """Yield the part of the sentence about a card that says who draws how many cards."""
    if not effect[PICKUP]:
        return
    answered = effect[FROM] == "next" and is_answered(effect[GROUP], context)
    values: dict[str, Value] = {
        "whom": effect[FROM],
        "cards": amount_message(effect[PICKUP]),
        "answered": answered,
    }
    if effect[RIDES_ON]:
        yield Message("does-pickup-with", {**values, "card": selector_message(effect[RIDES_ON])})
    else:
        yield Message("does-pickup", values)


def lint_pickup(selector: str, effect: Effect, context: Context, tables: Tables) -> Iterator[Finding]:
    """Yield a warning if the card to ride on isn't in the pack."""
    if effect[RIDES_ON] and not (selector_mask(effect[RIDES_ON]) or 0) & tables.pack_mask:
        yield Finding("warning", f"cards.{selector}", Message("lint-rides-on-nothing"))


WORD = EffectWord(
    field=PICKUP, more_fields=(GROUP, FROM, RIDES_ON), order=30, sentence_order=45, acts_at_turn_end=True,
    compile=compile_pickup, describe=describe_pickup,
    events=(PenaltySet, Penalised), check=check_pickup, lint=lint_pickup,
)  # fmt: skip
