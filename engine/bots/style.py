"""Temperaments: what a bot that searches prefers among moves that are as good as equal. Style, not strength."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.moves import Move, card_of, is_play
from engine.play.view import View


@dataclass(frozen=True)
class Style:
    """How much somebody likes to keep wild and power cards, to hit the next player, and to get rid of what counts;
    and in percent how often they leave a word that is due for later, in the hope that nobody calls it, and overlook a
    missed word of the player they prey on (who sits after them), and of anybody else.
    """

    keeps: float = 0.0
    hits: float = 0.0
    sheds: float = 0.0
    late: int = 0
    overlooks_prey: int = 0
    overlooks: int = 0

    def preference(self, view: View, move: Move) -> float:
        """How much a move is to their taste; 0 for one that is like any other."""
        if not is_play(move):
            return 0.0
        tables = view.tables
        card = card_of(move)
        power = bool(tables.power >> card & 1)
        hits = bool(tables.hits >> card & 1)
        values = tables.card_values
        most = max(values) or 1
        return (
            self.hits * hits - self.keeps * (power or bool(tables.wild >> card & 1)) + self.sheds * values[card] / most
        )

    def overlooked(self, view: View) -> int:
        """How often in percent the missed word that is open now is overlooked."""
        prey = (view.seat + view.direction) % view.tables.seats
        return self.overlooks_prey if view.undeclared_seat == prey else self.overlooks


EVEN: Final = Style()

#: By name; a level may be followed by one of them: `master/attacker`.
STYLES: Final[dict[str, Style]] = {
    "hoarder": Style(keeps=1.0, late=2, overlooks_prey=5, overlooks=5),
    "attacker": Style(hits=1.0, late=5, overlooks=10),
    "safe": Style(keeps=-0.3, sheds=1.0),
}
