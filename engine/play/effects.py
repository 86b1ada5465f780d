"""When cards act on others: answers when they are laid, everything else when the turn ends.

What they do is compiled into the tables, a function for each kind.
"""

from __future__ import annotations

from engine.cards import Card
from engine.events import Cancelled, Owes
from engine.play.state import State
from engine.play.tables import NO_EFFECT


def reply(state: State, card: Card) -> None:
    """An answer to a pick-up: adds to it, cancels it, makes it smaller or turns it back."""
    before = state.owed
    state.replying = True
    state.effects_begin = len(state.laid)
    # Where a turn is to be missed and cards are owed at once, a card that answers the one need not answer the other.
    reaction = state.tables.reactions[state.lead].get(card)
    has_told = reaction is not None and reaction(state)
    state.owed = sum(state.pending_by_group)
    if state.log is None:
        return
    if state.owed:
        state.log.append(Owes(state.to_act, state.owed))
    elif not has_told:
        state.log.append(Cancelled(state.to_act, before))


def effects(state: State) -> bool:
    """Lets the cards of this turn act on the others; True when the same player goes again."""
    tables = state.tables
    # Cards laid in rising order on one that lets a suit be dumped do nothing: what counts ends with that one.
    laid = state.laid[: state.effects_end] if state.effects_end else state.laid
    last = len(laid) - 1
    if last < state.effects_begin:
        return False
    kinds = tables.kind
    if tables.acts == "every":
        again = False
        for card in laid[state.effects_begin :]:
            again = tables.acting[kinds[card]](state, [card]) or again
        return again
    kind = kinds[laid[last]]
    if kind == NO_EFFECT:
        return False
    first = last
    if tables.acts == "trailing":
        while first > state.effects_begin and _same_effect(state, laid[first - 1], laid[last]):
            first -= 1
    return tables.acting[kind](state, laid[first:])


def _same_effect(state: State, card: Card, other: Card) -> bool:
    """Whether two cards belong to one block: the same word, and for pick-ups groups that go together."""
    tables = state.tables
    if tables.kind[card] == tables.kind[other]:
        return True
    return bool(tables.together >> card & tables.together >> other & 1)
