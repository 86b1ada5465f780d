"""How a table goes on, as its controller asks it: this device plays on, or a referee elsewhere does."""

from __future__ import annotations

from typing import Protocol

from app.table.painter import TableState
from engine.moves import Move


class Way(Protocol):
    """How a table goes on. `panel` says why it does not ("" while it does), and `about` says more."""

    @property
    def panel(self) -> str:
        """The panel that lies on the table because nothing goes on."""

    @property
    def about(self) -> str:
        """What that panel says."""

    @property
    def busy(self) -> bool:
        """Whether a move is on its way: a tap now is meant for what was there before."""

    @property
    def rules_route(self) -> str:
        """Where the rules of this table stand."""

    def complete(self, shown: TableState) -> TableState:
        """What is about to be shown, with what only this way of playing knows."""

    def wake(self) -> None:
        """Somebody did something: whoever waits for it goes on."""

    async def commit(self, move: Move, seat: int) -> None:
        """Makes a move of the hand on the table; it is shown once it counts. A refusal is said at the table."""

    async def button(self, id: str) -> None:
        """A button of the action bar that is no move was pressed."""

    async def advice(self, id: str) -> None:
        """A row of the advice was tapped, "" where it is to go."""
