"""One hand among people and bots, in texts: the easy way into the engine. README.md shows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.bots import Player, bot, choice
from engine.cards import CARD_TEXT, cards_in
from engine.events import Event
from engine.messages import Message
from engine.moves import Move, move_text, parse_move
from engine.notation import HandRecord, Recorder, dumps, header, held_move, loads, replay
from engine.play.dealing import deal
from engine.play.refusal import IllegalMove
from engine.play.result import DetailedHandResult, result_of
from engine.play.state import State
from engine.play.view import View, view
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules, load

# What a seed is split by.
_BOTS: Final = 1


class Game:
    """One hand, from the deal to its end. Moves are texts as the notation writes them: `7H`, `AH=S`, `draw`, `catch 2`.

    Seats are numbers from 0, or the names of the players. `Game("switch", ("Ann", "Ben"), options=["runs"], seed=42)`
    deals a preset, or any `Rules`, by which `options` and `numbers` are settled already; the last player deals unless
    `dealer` says who. The same seed gives the same cards.
    """

    def __init__(
        self,
        ruleset: str | Rules = "switch",
        players: Sequence[str] = ("Ann", "Ben"),
        *,
        options: Iterable[str] = (),
        numbers: Mapping[str, int] | None = None,
        seed: int = 0,
        dealer: int | str = -1,
        totals: Sequence[int] = (),
    ) -> None:
        self.rules = ruleset if isinstance(ruleset, Rules) else load(ruleset, options, numbers)
        self.players = tuple(players)
        tables = compile_rules(self.rules, len(self.players))
        seat = self._seat(dealer) % len(self.players) if isinstance(dealer, str) else dealer % len(self.players)
        state = deal(tables, seat, Rng(seed), totals)
        self._recorder = Recorder(state, header(state, self.players, self.rules, tuple(totals)))
        self._rng = Rng(seed).split(_BOTS)

    @classmethod
    def from_notation(cls, text: str, rules: Rules | None = None) -> Game:
        """The hand of a text, where it ended or stopped; `rules` for a ruleset that is no preset.

        Raises NotationError naming the key or the action that is wrong.
        """
        done = replay(loads(text), rules)
        if done.error is not None:
            raise done.error
        hand = done.record
        game = cls.__new__(cls)
        game.rules = rules or load(hand.ruleset, hand.options, dict(hand.numbers))
        game.players = hand.players
        game._recorder = Recorder.of_replay(done)
        game._rng = Rng(0).split(_BOTS)
        return game

    # --- what there is -----------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The engine's own state, with every card; what is done to it by itself is not written down."""
        return self._recorder.state

    @property
    def turn(self) -> str:
        """The name of who is to act; empty when the hand is over."""
        return "" if self.over else self.players[self.state.to_act]

    @property
    def over(self) -> bool:
        """Whether the hand is over."""
        return self.state.over

    @property
    def top(self) -> str:
        """The face-up card, empty where none lies yet."""
        return CARD_TEXT[self.state.top] if self.state.discard else ""

    @property
    def result(self) -> DetailedHandResult | None:
        """What the hand came to, by seat; None while it is played."""
        return result_of(self.state) if self.over else None

    @property
    def record(self) -> HandRecord:
        """The hand so far, as the notation holds it."""
        return self._recorder.hand

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far, hidden cards included."""
        return [event for step in self._recorder.steps for event in step.events]

    def hand(self, seat: int | str) -> list[str]:
        """The cards that a seat holds."""
        return [CARD_TEXT[card] for card in cards_in(self.state.hands[self._seat(seat)])]

    def view(self, seat: int | str) -> View:
        """What a seat knows, and all that a bot gets."""
        return view(self.state, self._seat(seat), self._recorder.history)

    # --- moves -------------------------------------------------------------------------------

    @property
    def legal_moves(self) -> list[str]:
        """Everything that the player to act may do; ` say` may be added to each. Empty when the hand is over."""
        return list(dict.fromkeys(move_text(move) for move in self.state.legal_moves()))

    @property
    def catches(self) -> list[tuple[str, str]]:
        """Who may call a missed declaration now, and the move that does it."""
        return [(self.players[seat], move_text(move)) for seat, move in self.state.catches()]

    def play(self, move: str | Move, seat: int | str | None = None) -> tuple[Event, ...]:
        """Plays a move of a seat, the one to act if none is given: what happened.

        Raises IllegalMove for anything that is not allowed, or no move at all; then nothing has changed.
        """
        who = self.state.to_act if seat is None else self._seat(seat)
        return self._recorder.play(self._move(move, who), who).events

    def undo(self) -> str:
        """Takes the last move back, and returns it. Raises IndexError when there is none."""
        return move_text(self._recorder.undo().action.move)

    def copy(self) -> Game:
        """An independent copy: what is played on one is not played on the other."""
        other = type(self).__new__(type(self))
        other.rules, other.players = self.rules, self.players
        other._recorder, other._rng = self._recorder.copy(), self._rng.copy()
        return other

    # --- bots --------------------------------------------------------------------------------

    def choose(self, player: str | Player = "steady") -> str:
        """The move that a bot (a level, or a player of one's own) would make for who is to act; it is not played."""
        return move_text(choice(_player(player), self.view(self.state.to_act), self._rng))

    def play_out(self, players: Sequence[str | Player] = ()) -> DetailedHandResult:
        """Bots play the hand to its end, one a seat (`steady` if none are given), and call what was missed."""
        bots = [_player(each) for each in players or ["steady"] * len(self.players)]
        if len(bots) != len(self.players):
            raise ValueError(f"{len(bots)} bots for {len(self.players)} seats")
        while not self.state.over:
            seat = self.state.to_act
            self.play(choice(bots[seat], self.view(seat), self._rng), seat)
            for other, call in self.state.catches():
                if bots[other].notices(self.view(other), self._rng):
                    self.play(call, other)
                    break
        return result_of(self.state)

    # --- texts -------------------------------------------------------------------------------

    def __str__(self) -> str:
        return dumps(self.record)

    def __repr__(self) -> str:
        counts = ", ".join(
            f"{name} {hand.bit_count()}" for name, hand in zip(self.players, self.state.hands, strict=True)
        )
        turn = f"{self.turn} to act" if self.turn else "over"
        return f"<Game {self.rules.id}: {counts}; top {self.top or '-'}; {turn}>"

    def _seat(self, seat: int | str) -> int:
        if isinstance(seat, str) and seat in self.players:
            return self.players.index(seat)
        if isinstance(seat, int) and 0 <= seat < len(self.players):
            return seat
        raise IllegalMove("turn", Message("refusal-no-seat", {"seat": str(seat)}))

    def _move(self, move: str | Move, seat: int) -> Move:
        if isinstance(move, int):
            return move
        try:
            return held_move(self.state, parse_move(move), seat)
        except (ValueError, AttributeError):
            raise IllegalMove("turn", Message("refusal-no-move", {"move": str(move)})) from None


def _player(player: str | Player) -> Player:
    return bot(player) if isinstance(player, str) else player
