"""`pass-hands`: all players pass their hand to the left."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card, CardSet, cards_in
from engine.events import PassedHands
from engine.messages import Message
from engine.play.state import State
from engine.play.tables import Tables
from engine.rules.fields import switch_field
from engine.rules.word import EffectWord, Finding

PASSED = switch_field("pass-hands", "Whether everybody passes their hand to the left")


def pass_hands(state: State, block: list[Card]) -> bool:
    """Pass all hands in play to the left. A seat that gets few cards counts as having declared. Return False: the turn
    passes on.
    """
    seats = [seat for seat in range(state.seats) if not state.absent[seat] and state.hands[seat]]
    hands = [state.hands[seat] for seat in seats]
    for place, seat in enumerate(seats):
        state.hands[seat] = hands[place - 1]
        state.declared_level[seat] = state.tables.declaration_levels[state.hands[seat].bit_count()]
        state.missed_declaration[seat] = False
    if state.log is not None:
        state.log.append(PassedHands(state.to_act))
    return False


def lint_pass_hands_at(cards: CardSet, tables: Tables) -> Iterator[Finding]:
    """Yield a warning if hands are passed so often that hardly any player can finish."""
    passing = [card for card in cards_in(cards) if tables.effect_functions[tables.effect[card]] is pass_hands]
    if len(passing) * 2 >= len(tables.pack):
        yield Finding("warning", "cards", Message("lint-hands-pass-on"))


WORD = EffectWord(
    field=PASSED,
    order=130,
    act=pass_hands,
    describe=Message("does-pass-hands"),
    events=(PassedHands,),
    lint_at=lint_pass_hands_at,
)
