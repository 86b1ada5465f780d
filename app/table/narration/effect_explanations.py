"""Explains an effect the first time it happens on this device, in the sentences of the table's rules. If another rule
causes the same effect, it is explained again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from app.table.wording import sentences, tell_each
from app.ui.window.app_state import App
from app.ui.words import render
from engine import events
from engine.cards import CARD_TEXT
from engine.notation import Step
from engine.play.state import State
from engine.rules.reader import Rules

KEY: Final = "effects-explained"
#: Effects that no card of the pile causes.
NO_CARD: Final = frozenset({"refill", "penalty-declare", "penalty-blunder", "knock", "bankrupt", "back"})


@dataclass(frozen=True)
class EffectExplanation:
    """An effect by its stored name, the text of its rule, and the card that caused it ("" if no card did, such as when
    the stock is shuffled).
    """

    effect: str
    text: str
    card: str = ""


def explained_effect(event: events.Event) -> str:
    """Return the stored name of the effect of an event, "" for an event that isn't explained."""
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


def causing_card(effect: str, step: Step, before: State) -> str:
    """Return the card that caused an effect: the one played, else the top of the pile; "" for effects without a
    card.
    """
    if effect in NO_CARD:
        return ""
    laid = [event.card for event in step.events if isinstance(event, events.Played)]
    cards = laid or before.discard[-1:]
    return CARD_TEXT[cards[-1]] if cards else ""


class EffectExplainer:
    """Remembers which effects were explained on this device, and has the `current` explanation of one table."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.current: EffectExplanation | None = None
        self._known: set[str] = set()
        self._met: set[tuple[str, tuple[str, ...]]] = set()  # at this table: effects with the keys of their rules

    def load(self) -> None:
        """Read what was explained on this device before."""
        if self.app.data is not None:
            self._known = set(self.app.data.key_values.get(KEY).split())

    def explain(self, step: Step, before: State, rules: Rules, viewer: int, names: Sequence[str]) -> None:
        """Set `current` to the explanation of the first new effect of an action, or to None."""
        self.current = None
        if not self.app.settings.explain or self.app.data is None:
            return
        effects = list(map(explained_effect, step.events))
        if not any(effects):
            return
        for effect, told in zip(effects, tell_each(step.events, before, names, viewer), strict=True):
            if effect and (effect, told.rules) not in self._met:
                self._met.add((effect, told.rules))
                behind = sentences(rules, before.seats, told.rules)
                if behind and self._is_new(f"{effect}:{behind[0].key}"):
                    self.current = EffectExplanation(
                        effect, render(behind[0].message), causing_card(effect, step, before)
                    )
                    return

    def dismiss(self) -> None:
        """Set `current` to None."""
        self.current = None

    def _is_new(self, name: str) -> bool:
        """Return whether a name hasn't been explained on this device, and store that it has now."""
        if name in self._known or self.app.data is None:
            return False
        self._known.add(name)
        self.app.data.key_values.put(KEY, " ".join(sorted(self._known)))
        return True
