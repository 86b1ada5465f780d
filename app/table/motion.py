"""The animation of an action on the screen, with its sounds. In the game, the action has happened already.

An action is shown in beats: cards are dealt or drawn one by one, the stock is shuffled. Moves are legal without waiting
for them, nothing about them is stored, and a tap puts everything in its place at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final

from app.ui import theme
from app.ui.window.table_window import TableWindow
from engine.cards import Card
from engine.events import (
    Caught,
    Declared,
    Event,
    Penalised,
    PenaltySet,
    Played,
    Refilled,
    Reversed,
    Skipped,
    TookPenalty,
    drawn_in,
    seat_of,
)

PACES: Final = {"slow": 1.5, "normal": 1.0, "fast": 0.6, "none": 0.0}
MAX_DEAL_BEATS: Final = 36  # the most beats of a deal; if there are more cards, several are dealt at a time,
MAX_TURN_UP_BEATS: Final = 10  # and the most beats in which your cards turn up
#: Events with their sounds; the first one in this order that an action has is played.
EVENT_SOUNDS: Final = (
    (Caught, "caught"),
    (Penalised, "penalty"),
    (Declared, "call"),
    (Played, "lay"),
    (Refilled, "shuffle"),
    (Skipped, "skip"),
)
LARGE_PENALTY: Final = 8  # cards, from which everybody at the table takes notice
SLOWLY_DRAWN: Final = 5  # the first cards that are drawn slowly; further ones are faster


@dataclass(frozen=True)
class PenaltyMotion:
    """A large penalty that a seat is taking: how many of all its cards it has, and the seat whose card caused it (-1
    for none).
    """

    seat: int
    cards_taken: int
    cards_total: int
    cause_seat: int


@dataclass(frozen=True)
class Motion:
    """What the screen doesn't show as done yet. `still_on_stock` is the number of cards still on the stock, by the seat
    that has them; `own_still_on_stock` are those of the viewer.
    """

    still_on_stock: Mapping[int, int] = field(default_factory=dict)
    own_still_on_stock: frozenset[Card] = frozenset()
    hides_hand: bool = False  # the viewer's cards are face down,
    revealed_count: int = 0  # except this many of the first
    cards_flying: bool = False  # cards are flying to a hand
    stock_split: bool = False  # the halves of the stock are apart, as it's shuffled
    penalty_grew: bool = False  # the penalty has just grown
    direction_reversed: bool = False  # the direction of play has just changed
    skipped_seat: int = -1  # the seat that is skipped
    unrevealed_hands: int = 0  # the number of last seats whose hands aren't revealed yet, after the end
    penalty: PenaltyMotion | None = None


REST: Final = Motion()


@dataclass(frozen=True)
class Beat:
    """A motion, its duration in milliseconds, and the sound that is played with it."""

    motion: Motion
    duration_ms: int
    sound: str = ""


def beats_of_deal(counts: Sequence[int], own: Sequence[Card], viewer: int, first: int) -> list[Beat]:
    """Return the beats of a deal of `counts` cards to the seats, from the `first` seat on, a card to each in turn.
    `own` are the viewer's cards in the order of the hand; at the end they turn up one after the other.
    """
    seats, waiting = len(counts), dict(enumerate(counts))
    rounds = min(max(counts), max(1, MAX_DEAL_BEATS // seats))
    lasts = max(theme.NEXT_DEALT_MS, theme.DEAL_ROUND_MS // seats)
    beats = [Beat(Motion(dict(waiting), frozenset(own), hides_hand=True, cards_flying=True), lasts)]
    for number in range(1, rounds + 1):
        for turn in range(seats):
            seat = (first + turn) % seats
            left = counts[seat] - counts[seat] * number // rounds
            if left == waiting[seat]:
                continue
            waiting[seat] = left
            coming = frozenset(own[len(own) - waiting[viewer] :] if own else ())
            motion = Motion({each: n for each, n in waiting.items() if n}, coming, hides_hand=True, cards_flying=True)
            beats.append(Beat(motion, lasts, "" if turn else "deal"))
    beats[-1] = replace(beats[-1], duration_ms=theme.DEAL_ROUND_MS)  # until the last card has landed
    turning = min(MAX_TURN_UP_BEATS, len(own))
    for number in range(1, turning):
        revealed = len(own) * number // turning
        beats.append(Beat(Motion(hides_hand=True, revealed_count=revealed), theme.NEXT_TURNED_MS))
    return beats


def beats_of(events: Sequence[Event], viewer: int, cause: int = -1) -> list[Beat]:
    """Return the beats of an action, in order; [] if all of it moves at once. `cause` is the seat whose card made the
    penalty before it, -1 for none.
    """
    waiting: dict[int, int] = {}
    own: list[Card] = []
    for event in events:
        drawn, seat = drawn_in(event), seat_of(event)
        waiting[seat] = waiting.get(seat, 0) + len(drawn)
        own += [card for card in drawn if seat == viewer]
    motion = Motion({seat: count for seat, count in waiting.items() if count}, frozenset(own))
    beats: list[Beat] = []
    for event in events:
        for beat in _beats_of_event(event, motion, viewer, cause):
            beats.append(beat)
            motion = Motion(beat.motion.still_on_stock, beat.motion.own_still_on_stock)
    return beats


def _beats_of_event(event: Event, motion: Motion, viewer: int, cause: int) -> Iterator[Beat]:
    """Yield the beats of one event, starting from the motion after the events before it."""
    if isinstance(event, Refilled):
        for apart in (True, False, True, False):
            yield Beat(replace(motion, stock_split=apart), theme.FAST, "shuffle" if apart else "")
    elif isinstance(event, Reversed):
        yield Beat(replace(motion, direction_reversed=True), theme.SWEEP_MS)
    elif isinstance(event, Skipped):
        yield Beat(replace(motion, skipped_seat=event.seat), 2 * theme.FAST, "skip")
    elif isinstance(event, PenaltySet):
        yield Beat(replace(motion, penalty_grew=True), theme.FAST)
    waiting, own, seat = dict(motion.still_on_stock), list(motion.own_still_on_stock), seat_of(event)
    hit: PenaltyMotion | None = None
    if isinstance(event, TookPenalty) and len(event.cards) >= LARGE_PENALTY:
        hit = PenaltyMotion(seat, 0, len(event.cards), cause)
        yield Beat(replace(motion, penalty=hit), theme.HIT_NUMBER_MS, "penalty")
    for number, card in enumerate(drawn_in(event)):
        waiting = {each: left for each, count in waiting.items() if (left := count - (each == seat))}
        own = [each for each in own if each != card or seat != viewer]
        lasts = theme.NEXT_DRAWN_MS if number < SLOWLY_DRAWN else theme.NEXT_DRAWN_MS // 2
        if hit is not None:
            hit, lasts = (
                replace(hit, cards_taken=number + 1),
                min(theme.NEXT_DRAWN_MS, theme.HIT_CARDS_MS // hit.cards_total),
            )
        yield Beat(Motion(waiting, frozenset(own), cards_flying=True, penalty=hit), lasts, "draw")
    if hit is not None:
        yield Beat(Motion(waiting, frozenset(own), penalty=hit), theme.HIT_TOTAL_MS)


def still_beats_of(beats: Sequence[Beat]) -> Sequence[Beat]:
    """Return what is seen of beats where nothing may move: one frame of a large penalty with all its cards, or ()."""
    hits = [beat.motion.penalty for beat in beats if beat.motion.penalty is not None]
    return (Beat(Motion(penalty=hits[-1]), theme.STILL_HIT_MS, "penalty"),) if hits else ()


def beats_of_end(before: Sequence[Beat], seats: int) -> list[Beat]:
    """Return the beats of a hand's last action: `before`, then a pause to see its card, then the seats reveal their
    hands one by one.
    """
    beats = [replace(beat, motion=replace(beat.motion, unrevealed_hands=seats)) for beat in before]
    beats.append(Beat(Motion(unrevealed_hands=seats), theme.SLOW + theme.LAST_CARD_MS))
    beats += [Beat(Motion(unrevealed_hands=closed), theme.NEXT_REVEALED_MS) for closed in range(seats - 1, 0, -1)]
    return [*beats, Beat(REST, 2 * theme.SLOW)]


def sound_of(events: Sequence[Event]) -> str:
    """Return the sound of an action; "" for none."""
    for kind, name in EVENT_SOUNDS:
        if any(isinstance(event, kind) for event in events):
            return name
    return "draw" if any(map(drawn_in, events)) else ""


class Choreography:
    """Plays beats on one screen. `show` is called with each motion after the first, `ended` after the last."""

    def __init__(self, app: TableWindow, show: Callable[[Motion], None], ended: Callable[[], None]) -> None:
        self._app = app
        self._show = show
        self._ended = ended
        self._stopped = asyncio.Event()

    def begin_beats(self, beats: Sequence[Beat]) -> None:
        """Play these beats, and stop the ones before. The motion of the first beat must be shown already."""
        self.stop_beats()
        if beats:
            self._stopped = asyncio.Event()
            self._app.device.run_in_background(self._run_beats(beats, self._stopped))

    def stop_beats(self) -> None:
        """Stop the beats. Neither `show` nor `ended` is called for them any longer."""
        self._stopped.set()

    async def _run_beats(self, beats: Sequence[Beat], stopped: asyncio.Event) -> None:
        pace = PACES[self._app.settings.pace]
        try:
            for number, beat in enumerate(beats):
                if number:
                    self._show(beat.motion)
                if beat.sound:
                    self._app.device.run_in_background(self._app.device.play_sound(beat.sound))
                with suppress(TimeoutError):
                    await asyncio.wait_for(stopped.wait(), pace * beat.duration_ms / 1000)
                if stopped.is_set():
                    return
        finally:  # the game goes on even after a failure
            if not stopped.is_set():
                stopped.set()
                self._ended()
