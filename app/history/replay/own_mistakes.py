"""Turn the costliest decisions of a review into puzzles for later."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from app.daily_seeds import days_since_1970
from app.history.replay.replayed_hand import ReplayedHand
from app.stored.own_puzzles import MAX_MOVES, WAIT, MoveValue, OwnPuzzle, read_own_puzzles, store_own_puzzles
from app.table.coach.advice import values_moves_in_points
from app.ui.person_names import owner_name
from app.ui.window.app_state import App
from engine.bots.coach import Decision
from engine.moves import move_text
from engine.puzzles.puzzle import without_declaration

LEAST_COST: Final = 0.1  # the least worth that a move gave away to be a puzzle


def add_puzzles_of_review(app: App, hand: ReplayedHand, costliest: Iterable[Decision]) -> None:
    """Store the device owner's costliest decisions as puzzles for later."""
    if app.data is None or not hand.stored.uuid:
        return
    own = own_seats(hand, owner_name(app.settings.names))
    found = [puzzle for each in costliest if each.seat in own for puzzle in _iter_puzzles(hand, each)]
    known = read_own_puzzles(app.data.key_values)
    if (after := known.with_found(found)) != known:
        store_own_puzzles(app.data.key_values, after)


def own_seats(hand: ReplayedHand, owner: str) -> frozenset[int]:
    """Return the seats of the device's owner: that of the only person at the table, else those with the owner's name.
    Other people of a room, or at a device that is passed round, aren't the owner.
    """
    if len(hand.people) == 1:
        return hand.people
    return frozenset(seat for seat in hand.people if hand.seats[seat].name == owner)


def _iter_puzzles(hand: ReplayedHand, decision: Decision) -> Iterator[OwnPuzzle]:
    """Yield the decision as a puzzle, unless it cost too little, the mistake was only a forgotten call, or the moment
    can't be repeated.
    """
    points = values_moves_in_points(hand.states[0].tables)
    values: dict[str, MoveValue] = {}
    for each in decision.ranked:
        text = move_text(without_declaration(each.move))
        shown = each.lead if points else each.win
        values.setdefault(text, MoveValue(text, round(min(1.0, max(0.0, each.worth)), 4), round(shown, 3)))
    played = move_text(without_declaration(decision.move))
    best = list(values.values())
    if played not in values or best[0].worth - values[played].worth < LEAST_COST:
        return
    if not hand.can_repeat(decision.action):
        return
    kept = [each for each in best if each.move != played][: MAX_MOVES - 1]
    kept.append(values[played])
    kept.sort(key=lambda each: -each.worth)
    yield OwnPuzzle(hand.stored.uuid, decision.action, played, tuple(kept), days_since_1970() + WAIT)
