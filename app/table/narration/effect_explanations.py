"""Explain an effect the first time it happens on this device, with the sentences of the table's rules. If another rule
causes the same effect, it's explained again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from app.table.wording import describe_events, find_sentences
from app.ui.words import render
from engine import events
from engine.cards import CARD_TEXT
from engine.notation import Step
from engine.play.state import State
from engine.rules.reader import Rules

EXPLAINED_KEY: Final = "effects-explained"  # the key under which the explained effects are stored
#: Effects that aren't caused by a card of the pile.
EFFECTS_WITHOUT_CARD: Final = frozenset({"refill", "penalty-declare", "penalty-blunder", "knock", "bankrupt", "back"})


@dataclass(frozen=True)
class EffectExplanation:
    """The explanation of an effect: its stored name, the text of its rule, and the card that caused it ("" if none did,
    as when the stock is shuffled).
    """

    effect: str
    text: str
    card: str = ""


def explained_effect(event: events.Event) -> str:
    """Return the stored name of an event's effect; "" for an event that isn't explained."""
    match event:
        case events.TookPenalty():
            return "take"
        case events.Skipped():
            return "skip"
        case events.Reversed():
            return "reverse"
        case events.PenaltyCancelled():
            return "cancel"
        case events.PassedHands():
            return "hands"
        case events.Played():
            return "name" if event.named else ""
        case events.Penalised():
            return f"penalty-{event.why}"
        case events.KnockedOut():
            return "knock"
        case events.GotPoints():
            return "score"
        case events.WentBankrupt():
            return "bankrupt"
        case events.CameBack():
            return "back"
        case events.Refilled():
            return "refill"
        case (
            events.Drew() | events.Declared() | events.Caught() | events.Passed() | events.TurnEnded()
            | events.PenaltySet()
            | events.SkipsSet() | events.WentOut() | events.TriedWrongCard() | events.TookTurnBack() | events.Blocked()
            | events.HandEnded()
        ):  # fmt: skip
            return ""
    assert_never(event)


def card_that_caused(effect: str, step: Step, state_before: State) -> str:
    """Return the card that caused an effect: the card played, else the top of the pile; "" for an effect without a
    card.
    """
    if effect in EFFECTS_WITHOUT_CARD:
        return ""
    laid = [event.card for event in step.events if isinstance(event, events.Played)]
    cards = laid or state_before.discard[-1:]
    return CARD_TEXT[cards[-1]] if cards else ""


@dataclass(frozen=True)
class ExplainedEffects:
    """What needs no explanation any longer: `on_this_device` are effects explained on this device, each with the rule
    behind it; `at_this_table` are effects seen at this table, with the keys of their rules.
    """

    on_this_device: frozenset[str] = frozenset()
    at_this_table: frozenset[tuple[str, tuple[str, ...]]] = frozenset()


def explain_new_effect(
    step: Step,
    state_before: State,
    rules: Rules,
    names: Sequence[str],
    viewer: int,
    explained_effects: ExplainedEffects,
) -> tuple[EffectExplanation | None, ExplainedEffects]:
    """Return the explanation of the first effect of an action that is new here (None if there's none), and what needs
    no explanation after it. `names` are by seat.
    """
    effects = list(map(explained_effect, step.events))
    if not any(effects):
        return None, explained_effects
    known, met = explained_effects.on_this_device, explained_effects.at_this_table
    for effect, told in zip(effects, describe_events(step.events, state_before, names, viewer), strict=True):
        if not effect or (effect, told.rule_keys) in met:
            continue
        met |= {(effect, told.rule_keys)}
        behind = find_sentences(rules, state_before.seats, told.rule_keys)
        if behind and (name := f"{effect}:{behind[0].key}") not in known:
            text = render(behind[0].message)
            return EffectExplanation(effect, text, card_that_caused(effect, step, state_before)), ExplainedEffects(
                known | {name}, met
            )
    return None, ExplainedEffects(known, met)
