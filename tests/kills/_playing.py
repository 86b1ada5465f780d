"""A table of bots that plays for ever, every move in the store before the next is thought of.

`python -m tests.kills._playing FOLDER` plays on in the first unfinished match there, and says on its standard output
what it is about to write and what it has written, so that whoever kills it knows what must be in the file.
"""

from __future__ import annotations

import os
import sys
import time
from dataclasses import replace
from pathlib import Path

from engine.bots import bot, choice
from engine.chance import Chance
from engine.moves import Move
from engine.record import HandRecord, act, action_text, finished, header, parse_action, text
from engine.rules import load, parse_rules
from engine.rules import text as rules_text
from engine.scoring import hand_scores
from engine.game import deal
from engine.shedding import State
from engine.tables import compile_rules
from engine.view import view
from store import Clock, Lease, NewMatch, OpenHand, Result, Seat, open_store
from store.machine import this_process
from store.store import Store

CLOCK = Clock(lambda: time.time_ns() // 1_000_000, lambda: time.monotonic_ns() // 1_000_000)
LEVELS = ("careless", "steady", "random", "careless")
UNDO_EVERY = 17  # rows; two actions are then taken back, and played again


def agreed(seed: int) -> NewMatch:
    """The match that is played."""
    rules = load("switch", ("runs", "draw-until-playable"))
    seats = tuple(Seat(f"{level} {number}", level) for number, level in enumerate(LEVELS, 1))
    return NewMatch(rules.id, rules_text(rules), seats, seed, rules.asked)


def hand_seed(match_seed: int, number: int) -> int:
    """The seed of a match's hand."""
    return Chance(match_seed).split(number).state


class Hand:
    """A hand in play. Its chance comes from its seed and the number of actions so far, so a hand that is taken up
    again has the same future."""

    def __init__(self, rules: str, names: tuple[str, ...], dealer: int, seed: int) -> None:
        self.seed = seed
        parsed = parse_rules(rules)
        self.state: State = deal(compile_rules(parsed, len(names)), dealer, Chance(seed))
        self.record: HandRecord = header(self.state, names, parsed)
        self.header = text(self.record)
        self.actions: list[str] = []

    def choose(self) -> tuple[int, Move]:
        """Who acts next and how: a catch by whoever notices one, else the move of whose turn it is."""
        chance = Chance(self.seed).split(len(self.actions) + 1)
        for seat, call in self.state.catches():
            if bot(LEVELS[seat]).notices(view(self.state, seat), chance):
                return seat, call
        seat = self.state.to_act
        return seat, choice(bot(LEVELS[seat]), view(self.state, seat), chance)

    def play(self, seat: int, move: Move) -> str:
        """Plays a move and returns the action's text, with the cards that were drawn."""
        self.actions.append(action_text(act(self.state, move, seat)[0]))
        return self.actions[-1]

    def repeat(self, actions: list[str]) -> None:
        """Plays actions again; ValueError if other cards come than are named in them."""
        for line in actions:
            action = parse_action(line)
            if (played := self.play(action.seat, action.move)) != line:
                raise ValueError(f"{line} is now {played}")

    def notation(self) -> str:
        """The hand with its result."""
        record = replace(self.record, actions=tuple(map(parse_action, self.actions)))
        return text(finished(record, self.state))


def taken_up(store: Store, opened: OpenHand) -> Hand:
    """The open hand as it stood, its cards compared with what was written; ValueError if anything differs."""
    match = store.match(opened.match_id)
    assert match is not None
    hand = Hand(match.rules, tuple(seat.name for seat in match.seats), opened.dealer, opened.seed)
    if hand.header != opened.header:
        raise ValueError("another deal")
    hand.repeat([action.text for action in opened.actions])
    return hand


def play_hand(store: Store, lease: Lease) -> None:
    """Plays the open hand to its end, or begins the next and plays that."""
    opened = store.resume_hand(lease)
    if opened is None:
        match = store.match(lease.match_id)
        assert match is not None
        number, dealer = match.hands + 1, match.hands % len(match.seats)
        seed = hand_seed(match.seed, number)
        new = Hand(match.rules, tuple(seat.name for seat in match.seats), dealer, seed)
        say("about", f"{number}:0")
        opened = store.begin_hand(lease, number, dealer, seed, new.header)
        say("wrote", f"{number}:0")
    number = opened.number
    hand = taken_up(store, opened)
    while not hand.state.over:
        seat, move = hand.choose()
        line = hand.play(seat, move)
        say("about", f"{number}:{len(hand.actions)}")
        row = store.append_action(lease, number, seat, line)
        say("wrote", f"{number}:{len(hand.actions)}")
        if row % UNDO_EVERY == 0 and len(hand.actions) > 2:
            keep = len(hand.actions) - 2
            say("about", f"{number}:{keep}")
            hand = taken_up(store, store.undo(lease, number, seat, keep))
            say("wrote", f"{number}:{keep}")
    scores = tuple(hand_scores(hand.state) or ())
    order = tuple(hand.state.order())
    result = Result(scores, scores, order, "blocked" if hand.state.blocked else "won", number % len(LEVELS))
    say("about", f"{number}:end")
    store.finish_hand(lease, number, hand.notation(), result)
    say("wrote", f"{number}:end")


def say(word: str, position: str) -> None:
    """One line on the standard output, with the time in ns of the clock that all processes share."""
    os.write(1, f"{word} {position} {time.monotonic_ns()}\n".encode())


def main(folder: Path) -> None:
    """Plays until it is killed."""
    with open_store(folder, CLOCK) as store:
        match = store.open_matches()[0]
        # Where a dead process can be told by its id, its lease must be no hindrance.
        lease = store.acquire(match.id, f"process {os.getpid()}", "a table", take_over=not this_process().boot)
        while True:
            play_hand(store, lease)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
