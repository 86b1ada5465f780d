"""One hand among people and bots, with moves as texts: the simplest interface to the engine. README.md shows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.bots import Player, choose_move, make_bot
from engine.cards import CARD_TEXT, cards_in
from engine.events import Event
from engine.messages import Message
from engine.moves import Move, move_text, parse_move
from engine.notation import HandRecord, Recorder, format_record, new_record, parse_record, replay_record, with_held_copy
from engine.play.dealing import deal_hand
from engine.play.refusal import IllegalMove
from engine.play.result import DetailedHandResult, result_of
from engine.play.state import State
from engine.play.view import View, view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules, load_preset

# The label of the random stream for bots, which is apart from that of the deal.
_BOT_STREAM: Final = 1


class Game:
    """One hand, from the deal to its end. Moves are texts as in notation: `7H`, `AH=S`, `draw`, `catch 2`.

    Seats are numbers from 0, or names of players. `Game("switch", ("Ann", "Ben"), options=["runs"], seed=42)` deals a
    preset. With a `Rules` object, its own options and numbers are used. The last player deals unless `dealer` is given.
    The same seed deals the same cards.
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
        self.rules = ruleset if isinstance(ruleset, Rules) else load_preset(ruleset, options, numbers)
        self.players = tuple(players)
        tables = compile_rules(self.rules, len(self.players))
        seat = self._seat_or_turn(dealer) % len(self.players) if isinstance(dealer, str) else dealer % len(self.players)
        state = deal_hand(tables, seat, Rng(seed), totals)
        self._recorder = Recorder(state, new_record(state, self.players, self.rules, tuple(totals)))
        self._rng = Rng(seed).substream(_BOT_STREAM)

    @classmethod
    def from_notation(cls, text: str, rules: Rules | None = None) -> Game:
        """Return the hand of a text, at its end or where it stopped. `rules` is needed for a ruleset that isn't a
        preset.

        Raises NotationError naming the key or the action that is wrong.
        """
        done = replay_record(parse_record(text), rules)
        if done.error is not None:
            raise done.error
        hand = done.record
        game = cls.__new__(cls)
        game.rules = rules or load_preset(hand.ruleset, hand.options, dict(hand.numbers))
        game.players = hand.players
        game._recorder = Recorder.of_replay(done)
        game._rng = Rng(0).substream(_BOT_STREAM)
        return game

    # --- the state of the hand ---------------------------------------------------------------

    @property
    def state(self) -> State:
        """The engine's state, with every card. Changes made to it directly are not recorded."""
        return self._recorder.state

    @property
    def turn(self) -> str:
        """The name of the player to act; empty when the hand is over."""
        return "" if self.over else self.players[self.state.to_act]

    @property
    def over(self) -> bool:
        """Whether the hand is over."""
        return self.state.over

    @property
    def top(self) -> str:
        """The top card of the discard pile; empty if there is none yet."""
        return CARD_TEXT[self.state.top] if self.state.discard else ""

    @property
    def result(self) -> DetailedHandResult | None:
        """The result of the hand; None until it is over."""
        return result_of(self.state) if self.over else None

    @property
    def record(self) -> HandRecord:
        """The hand so far as a record."""
        return self._recorder.record

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far, with the hidden cards of all seats."""
        return [event for step in self._recorder.steps for event in step.events]

    def hand(self, seat: int | str) -> list[str]:
        """Return the cards that a seat holds, as texts. Raises IllegalMove if there is no such seat."""
        return [CARD_TEXT[card] for card in cards_in(self.state.hands[self._seat_or_turn(seat)])]

    def view(self, seat: int | str) -> View:
        """Return what a seat knows; this is all that a bot gets. Raises IllegalMove if there is no such seat."""
        return view_of_seat(self.state, self._seat_or_turn(seat), self._recorder.history)

    # --- moves -------------------------------------------------------------------------------

    @property
    def legal_moves(self) -> list[str]:
        """All legal moves of the player to act. ` say` may be added to each. Empty when the hand is over."""
        return list(dict.fromkeys(move_text(move) for move in self.state.legal_moves()))

    @property
    def catches(self) -> list[tuple[str, str]]:
        """Every (player, move) that can call a missed declaration now; empty if none was missed."""
        return [(self.players[seat], move_text(move)) for seat, move in self.state.catches()]

    def play(self, move: str | Move, seat: int | str | None = None) -> tuple[Event, ...]:
        """Play a move for a seat, by default the one to act. Return the events it caused.

        Raises IllegalMove if the move isn't allowed, or isn't a move; then nothing has changed.
        """
        who = self.state.to_act if seat is None else self._seat_or_turn(seat)
        return self._recorder.play(self._parse_legal_move(move, who), who).events

    def undo(self) -> str:
        """Take the last move back and return its text. Raises IndexError if there is none."""
        return move_text(self._recorder.undo().action.move)

    def copy(self) -> Game:
        """Return an independent copy of the game."""
        other = type(self).__new__(type(self))
        other.rules, other.players = self.rules, self.players
        other._recorder, other._rng = self._recorder.copy(), self._rng.copy()
        return other

    # --- bots --------------------------------------------------------------------------------

    def choose(self, player: str | Player = "steady") -> str:
        """Return the move that a bot (a level, or a player object) would make for the seat to act, without playing
        it.
        """
        return move_text(choose_move(_bot_or_player(player), self.view(self.state.to_act), self._rng))

    def play_out(self, players: Sequence[str | Player] = ()) -> DetailedHandResult:
        """Let bots play the hand to its end, one for each seat (`steady` by default), catches included. Return the
        result.

        Raises ValueError if there aren't as many bots as seats.
        """
        bots = [_bot_or_player(each) for each in players or ["steady"] * len(self.players)]
        if len(bots) != len(self.players):
            raise ValueError(f"{len(bots)} bots for {len(self.players)} seats")
        while not self.state.over:
            seat = self.state.to_act
            self.play(choose_move(bots[seat], self.view(seat), self._rng), seat)
            for other, call in self.state.catches():
                if bots[other].will_catch(self.view(other), self._rng):
                    self.play(call, other)
                    break
        return result_of(self.state)

    # --- texts -------------------------------------------------------------------------------

    def __str__(self) -> str:
        return format_record(self.record)

    def __repr__(self) -> str:
        counts = ", ".join(
            f"{name} {hand.bit_count()}" for name, hand in zip(self.players, self.state.hands, strict=True)
        )
        turn = f"{self.turn} to act" if self.turn else "over"
        return f"<Game {self.rules.id}: {counts}; top {self.top or '-'}; {turn}>"

    def _seat_or_turn(self, seat: int | str) -> int:
        if isinstance(seat, str) and seat in self.players:
            return self.players.index(seat)
        if isinstance(seat, int) and 0 <= seat < len(self.players):
            return seat
        raise IllegalMove("turn", Message("refusal-no-seat", {"seat": str(seat)}))

    def _parse_legal_move(self, move: str | Move, seat: int) -> Move:
        if isinstance(move, int):
            return move
        try:
            return with_held_copy(self.state, parse_move(move), seat)
        except (ValueError, AttributeError):
            raise IllegalMove("turn", Message("refusal-no-move", {"move": str(move)})) from None


def _bot_or_player(player: str | Player) -> Player:
    return make_bot(player) if isinstance(player, str) else player
