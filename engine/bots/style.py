"""Styles: what a bot that searches prefers among moves that are as good as equal. They hardly change its strength."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.moves import Move, card_of, is_play
from engine.play.view import View


@dataclass(frozen=True)
class Style:
    """How much a bot likes to keep wild and power cards, to attack the next player, and to shed cards that cost points.

    In percent: how often it delays a needed declaration, hoping not to be caught, and how often it overlooks a missed
    declaration of the next player, or of any other.
    """

    keep_power: float = 0.0
    attack: float = 0.0
    shed_points: float = 0.0
    delay_percent: int = 0
    overlook_next_percent: int = 0
    overlook_percent: int = 0

    def move_preference(self, view: View, move: Move) -> float:
        """Return how much the style likes a move; 0 is neutral, negative is dislike."""
        if not is_play(move):
            return 0.0
        tables = view.tables
        card = card_of(move)
        power = bool(tables.power_cards >> card & 1)
        hits = bool(tables.attack_cards >> card & 1)
        values = tables.card_values
        most = max(values) or 1
        return (
            self.attack * hits
            - self.keep_power * (power or bool(tables.wild_cards >> card & 1))
            + self.shed_points * values[card] / most
        )

    def overlook_percent_now(self, view: View) -> int:
        """Return how often, in percent, the bot overlooks the missed declaration that may be called now."""
        prey = (view.seat + view.direction) % view.tables.seats
        return self.overlook_next_percent if view.undeclared_seat == prey else self.overlook_percent


NO_STYLE: Final = Style()

#: By name; a level may be followed by one of them: `master/attacker`.
STYLES: Final[dict[str, Style]] = {
    "hoarder": Style(keep_power=1.0, delay_percent=2, overlook_next_percent=5, overlook_percent=5),
    "attacker": Style(attack=1.0, delay_percent=5, overlook_percent=10),
    "safe": Style(keep_power=-0.3, shed_points=1.0),
}
