"""What an effect does, told the first time that it falls on somebody here: in the sentences of the table's rules. What
another card does it by in another game is told again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from app.table.wording import sentences, tell_each
from app.ui.shell import App
from app.ui.words import render
from engine import events
from engine.cards import CARD_TEXT
from engine.notation import Step
from engine.play.state import State
from engine.rules.reader import Rules

KEY: Final = "effects-explained"
#: What falls on somebody by no card of the pile.
NO_CARD: Final = frozenset({"refill", "penalty-declare", "penalty-blunder", "knock", "bankrupt", "back"})


@dataclass(frozen=True)
class FirstTime:
    """An effect by its name, the sentence of the table's rules that is behind it, and the card that had it ("" where
    no card did, as where the stock is shuffled anew).
    """

    effect: str
    said: str
    card: str = ""


def effect_of(event: events.Event) -> str:
    """The name of what falls on somebody by an event, as it is kept; "" where nothing does."""
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


def card_behind(effect: str, step: Step, before: State) -> str:
    """The card that had an effect: the one that was laid, else the one on the pile; "" for what no card does."""
    if effect in NO_CARD:
        return ""
    laid = [event.card for event in step.events if isinstance(event, events.Played)]
    cards = laid or before.discard[-1:]
    return CARD_TEXT[cards[-1]] if cards else ""


class Explaining:
    """What is explained at a table now, and what was on this device: each effect once by each rule that it comes from,
    as long as it is wanted.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.shown: FirstTime | None = None
        self._known: set[str] = set()
        self._met: set[tuple[str, tuple[str, ...]]] = set()  # at this table: effects with the keys of their rules

    def open(self) -> None:
        """Reads what was explained on this device."""
        if self.app.data is not None:
            self._known = set(self.app.data.key_values.get(KEY).split())

    def follow(self, step: Step, before: State, rules: Rules, viewer: int, names: Sequence[str]) -> None:
        """An action was seen: what was explained before goes, and what is new is explained."""
        self.shown = None
        if not self.app.settings.explain or self.app.data is None:
            return
        effects = list(map(effect_of, step.events))
        if not any(effects):
            return
        for effect, told in zip(effects, tell_each(step.events, before, names, viewer), strict=True):
            if effect and (effect, told.rules) not in self._met:
                self._met.add((effect, told.rules))
                behind = sentences(rules, before.seats, told.rules)
                if behind and self._is_new(f"{effect}:{behind[0].key}"):
                    self.shown = FirstTime(effect, render(behind[0].message), card_behind(effect, step, before))
                    return

    def put_away(self) -> None:
        """It was read."""
        self.shown = None

    def _is_new(self, name: str) -> bool:
        """Whether an effect of a rule was never explained here, and from now on it was."""
        if name in self._known or self.app.data is None:
            return False
        self._known.add(name)
        self.app.data.key_values.put(KEY, " ".join(sorted(self._known)))
        return True
