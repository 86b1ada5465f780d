"""The moods of the players at a table, from what all of them have seen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from app.table.motion import LARGE_PENALTY
from app.ui.player_faces import Mood
from engine.events import (
    Caught,
    KnockedOut,
    Penalised,
    PenaltySet,
    TookPenalty,
    WentBankrupt,
    WentOut,
    drawn_in,
)
from engine.notation import Step

MIN_SHOCKING_PENALTY: Final = 4  # cards, from which taking them shows on a face


def penalty_cause(steps: Sequence[Step]) -> int:
    """Return the seat whose card made or last raised a penalty, -1 for none."""
    events = (event for step in reversed(steps) for event in reversed(step.events))
    return next((event.seat for event in events if isinstance(event, PenaltySet)), -1)


def moods_after(
    steps: Sequence[Step], seats: int, to_act: int, penalty: int, winners: Collection[int]
) -> tuple[Mood, ...]:
    """Return the mood of each seat after the steps of a hand, the latest last. `to_act` is the seat to act (-1 for
    none), `penalty` the number of cards it has to draw, and `winners` are the seats that have won, once the hand is
    over.

    A mood lasts until the seat acts again, for one lap at most. It only depends on what every player sees: what each
    seat did, and how many cards it drew.
    """
    moods = [Mood.CALM] * seats
    if winners:
        return tuple([Mood.GLEEFUL if seat in winners else Mood.CALM for seat in range(seats)])
    cause = -1  # the seat whose card made the penalty
    for step in steps[-seats:]:
        actor = step.action.seat
        moods[actor] = Mood.CALM
        for event in step.events:
            match event:
                case PenaltySet():
                    cause = event.seat
                    if event.count >= MIN_SHOCKING_PENALTY:
                        moods[event.seat] = Mood.GLEEFUL
                case TookPenalty():
                    if event.penalty >= MIN_SHOCKING_PENALTY:
                        moods[event.seat] = Mood.SHOCKED
                        if cause >= 0:
                            moods[cause] = Mood.GLEEFUL
                case Penalised(why="previous"):
                    moods[actor] = Mood.GLEEFUL
                    if len(drawn_in(event)) >= MIN_SHOCKING_PENALTY:
                        moods[event.seat] = Mood.SHOCKED
                case Penalised():
                    moods[event.seat] = Mood.CAUGHT
                case Caught():
                    moods[event.seat], moods[event.offender] = Mood.GLEEFUL, Mood.CAUGHT
                case WentOut():
                    moods[event.seat] = Mood.GLEEFUL
                case WentBankrupt() | KnockedOut():
                    moods[event.seat] = Mood.SHOCKED
                case _:
                    pass
    if to_act >= 0 and penalty >= LARGE_PENALTY:
        moods[to_act] = Mood.SHOCKED
    elif to_act >= 0 and moods[to_act] is Mood.CALM:
        moods[to_act] = Mood.THINKING
    return tuple(moods)
