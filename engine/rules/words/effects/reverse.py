"""`reverse`: reverses the direction of play. With two players `turn.reverse-two` says what it does."""

from __future__ import annotations

from engine.cards import Card
from engine.events import Reversed, SkipsSet
from engine.messages import Message
from engine.play.state import State
from engine.play.tables import Tables
from engine.rules.fields import switch_field
from engine.rules.word import EffectWord

REVERSE = switch_field("reverse", "Whether it reverses the direction of play")


def reverse_direction(state: State, block: list[Card]) -> bool:
    """Apply a block of reversing cards: an even number of them cancels out, and more than two players change direction.

    With two players, the rule says whether the other one is skipped, the same one has another turn, or nothing happens.
    If skips add up, each card of the block skips. Return True if the same player has another turn; a skip is recorded
    in the state instead.
    """
    seat, two = state.to_act, state.tables.reverse_between_two
    adds = state.tables.reverses_add_up and two == "skip" and state.in_play == 2
    if len(block) % 2 == 0 and not adds:
        return False
    if state.in_play > 2:
        state.direction = -state.direction
        if state.log is not None:
            state.log.append(Reversed(seat, state.direction))
        return False
    if two == "skip":
        turns = len(block) if adds else 1
        state.skips_left[state.next_seat(seat)] += turns
        if state.log is not None:
            state.log.append(SkipsSet(seat, turns))
    return two == "again"


def returns_turn(tables: Tables, card: Card) -> bool:
    """Return whether the same player goes on because only two play."""
    turns = tables.effect_functions[tables.effect[card]] is reverse_direction
    return turns and tables.seats == 2 and tables.reverse_between_two != "nothing"


WORD = EffectWord(
    field=REVERSE,
    order=60,
    act=reverse_direction,
    describe=Message("does-reverse"),
    events=(Reversed, SkipsSet),
    returns_turn=returns_turn,
)
