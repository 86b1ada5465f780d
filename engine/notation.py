"""Hand notation, version 1: text to hand and back, recording a hand in play, and replay.

A hand's text is what is stored, shared and tested; the contract is engine/notation.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.cards import CARD_TEXT, FACE, FACE_MASK, Card, CardSet, card_set, cards_in, parse_card
from engine.events import Event, drawn_in
from engine.messages.errors import MoveError, TextError
from engine.moves import BACK, CARD_BITS, DRAW, KIND_MASK, PLAY, SAY, TAKE, Move, move_text, parse_move
from engine.play.dealing import begin_hand
from engine.play.piles import UnknownCard
from engine.play.refusal import IllegalMove
from engine.play.result import hand_scores
from engine.play.state import State
from engine.play.tables import Tables
from engine.play.view import Observation, make_observation
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules, RulesError, load_preset
from engine.toml import quote_toml, read_toml

NOTATION_VERSION: Final = 1
UNSEEN: Final = -1
MAX_NOTATION_LENGTH: Final = 500_000
_PERSON_MARK: Final = "person"
_MOVES_WITH_CARDS: Final = (DRAW, TAKE, BACK)


class NotationError(TextError, ValueError):
    """Raised for a hand that can't be read or replayed. `action` is the number of the action from 1, 0 for anything
    else; `rule` is the key of the rule that a move broke, "" for none.
    """

    code = "notation"

    def __init__(self, reason: str, action: int = 0, rule: str = "") -> None:
        super().__init__(f"action {action}: {reason}" if action else reason)
        self.action = action
        self.reason = reason
        self.rule = rule


@dataclass(frozen=True)
class HandAction:
    """One action: a 0-based seat, its move, and the faces of the cards it drew."""

    seat: int
    move: Move
    cards: tuple[int, ...] = ()


@dataclass(frozen=True)
class StatedResult:
    """The result that a record states: points by seat, and seats (0-based) in finishing order; None if not stated."""

    scores: tuple[int, ...] | None = None
    order: tuple[int, ...] | None = None


@dataclass(frozen=True)
class SeatChange:
    """A change of the player in a seat (0-based) after `actions_before` actions: to a bot, or back to the seat's
    person.
    """

    seat: int
    actions_before: int
    to_bot: bool = True


@dataclass(frozen=True)
class HandRecord:
    """A hand in notation. Cards are faces (0 to 57, `??` is -1), seats are 0-based."""

    ruleset: str
    players: tuple[str, ...]
    dealer: int
    dealt_hands: tuple[tuple[int, ...], ...]
    starter: int | None = None
    stock: tuple[int, ...] | None = None
    options: tuple[str, ...] = ()
    actions: tuple[HandAction, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    totals: tuple[int, ...] = ()
    result: StatedResult | None = None
    seat_changes: tuple[SeatChange, ...] = ()


# --- text ------------------------------------------------------------------------------------


def action_text(action: HandAction) -> str:
    """Return an action as text, such as `1 AH=S say: 5D`: seat from 1, move, and the cards it drew."""
    move = action.move
    words = move_text(move & ~SAY)
    cards = " ".join(_face_text(card) for card in action.cards)
    say = " say" if move & SAY else ""
    if move & KIND_MASK in _MOVES_WITH_CARDS:
        return f"{action.seat + 1} {words}{' ' if cards else ''}{cards}{say}"
    return f"{action.seat + 1} {words}{say}{': ' if cards else ''}{cards}"


def parse_action(text: str) -> HandAction:
    """Return the action of a text. Raises NotationError saying what is wrong."""
    head, colon, tail = text.partition(":")
    words = head.split()
    if len(words) < 2 or not (words[0].isascii() and words[0].isdigit() and 1 <= int(words[0][:3]) <= 99):
        raise NotationError(f"'{text}' is no action: a seat from 1, a move, and cards are wanted")
    rest = words[1:]
    named: list[str] = []
    if rest[0] in ("draw", "take", "back"):
        said = ["say"] if "say" in rest[1:] else []
        named = [word for word in rest[1:] if word != "say"]
        rest = [rest[0], *said]
    try:
        move = parse_move(" ".join(rest))
        cards = tuple(_parse_face(word) for word in (*named, *tail.split()))
    except ValueError as error:
        raise NotationError(f"'{text}': {error}") from None
    if colon and not tail.split():
        raise NotationError(f"'{text}': cards are wanted after the colon")
    return HandAction(int(words[0]) - 1, move, cards)


def rename_players(text: str, rename: Callable[[Sequence[str]], Sequence[str]]) -> str:
    """Return a text that `format_record` wrote with other names of its players. `rename` gets the names and returns as
    many. A text without them is returned unchanged; names that can't be read are removed.
    """
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line.startswith("players"):
            try:
                names = read_toml(line, MAX_NOTATION_LENGTH)["players"]
                lines[number] = f"players = [{', '.join(map(quote_toml, rename(names)))}]"
            except (KeyError, TypeError, ValueError):
                lines[number] = ""
    return "\n".join(lines)


def format_record(hand: HandRecord) -> str:
    """Return the hand as TOML. `parse_record` reads it."""
    lines = [f"notation = {NOTATION_VERSION}", f"ruleset = {quote_toml(hand.ruleset)}"]
    if hand.options:
        lines.append(f"options = [{', '.join(map(quote_toml, hand.options))}]")
    lines.append(f"players = [{', '.join(map(quote_toml, hand.players))}]")
    lines.append(f"dealer = {hand.dealer + 1}")
    if hand.totals:
        lines.append(f"totals = {list(hand.totals)}")
    lines.append("deal = [")
    lines.extend(f"  {quote_toml(_faces_text(cards))}," for cards in hand.dealt_hands)
    lines.append("]")
    if hand.starter is not None:
        lines.append(f"starter = {quote_toml(_face_text(hand.starter))}")
    if hand.stock is not None:
        lines.append(f"stock = {quote_toml(_faces_text(hand.stock))}")
    lines.append("actions = [")
    lines.extend(f"  {quote_toml(action_text(action))}," for action in hand.actions)
    lines.append("]")
    if hand.seat_changes:
        lines.append(f"bots = [{', '.join(map(_seat_change_text, hand.seat_changes))}]")
    if hand.numbers:
        lines += ["", "[rules]", *(f"{quote_toml(key)} = {value}" for key, value in hand.numbers)]
    if hand.result is not None:
        lines += ["", "[result]"]
        if hand.result.scores is not None:
            lines.append(f"scores = {list(hand.result.scores)}")
        if hand.result.order is not None:
            lines.append(f"order = {[seat + 1 for seat in hand.result.order]}")
    return "\n".join(lines) + "\n"


KEYS: Final = frozenset(
    {
        "notation", "ruleset", "options", "players", "dealer", "totals", "deal", "starter", "stock", "actions", "bots",
        "rules", "result",
    }
)  # fmt: skip


def parse_record(source: str) -> HandRecord:
    """Return the hand in a TOML text. Raises NotationError naming the key or the action that is wrong."""
    try:
        table = read_toml(source, MAX_NOTATION_LENGTH)
    except ValueError as error:
        raise NotationError(str(error)) from None
    for key in table:
        if key not in KEYS:
            raise NotationError(f"'{key}' is no key; there are {', '.join(sorted(KEYS))}")
    if table.get("notation") != NOTATION_VERSION:
        raise NotationError(f"notation = {table.get('notation')!r}; {NOTATION_VERSION} is read")
    deal = tuple(_parse_faces(cards, f"deal[{n}]") for n, cards in enumerate(_read_texts(table, "deal"), 1))
    if not 2 <= len(deal) <= 12:
        raise NotationError(f"deal names {len(deal)} hands; 2 to 12 are allowed")
    players = tuple(_read_texts(table, "players")) or tuple(f"Player {n + 1}" for n in range(len(deal)))
    if len(players) != len(deal):
        raise NotationError(f"{len(players)} players, but {len(deal)} hands in deal")
    dealer = table.get("dealer", len(deal))
    if type(dealer) is not int or not 1 <= dealer <= len(deal):
        raise NotationError(f"dealer = {dealer!r}; a seat of 1 to {len(deal)} is wanted")
    ruleset = table.get("ruleset")
    if not isinstance(ruleset, str) or not ruleset:
        raise NotationError(f"ruleset = {ruleset!r}; the id of a ruleset is wanted")
    starter = _parse_faces(table["starter"], "starter") if "starter" in table else None
    if starter is not None and len(starter) != 1:
        raise NotationError("starter: one card is wanted")
    return HandRecord(
        ruleset=ruleset,
        options=tuple(_read_texts(table, "options")),
        players=players,
        dealer=dealer - 1,
        dealt_hands=deal,
        starter=starter[0] if starter else None,
        stock=_parse_faces(table["stock"], "stock") if "stock" in table else None,
        actions=_parse_actions(table, len(deal)),
        numbers=tuple(_read_integer_table(table.get("rules", {}), "rules").items()),
        totals=_read_integers(table, "totals", len(deal)) or (),
        seat_changes=_parse_seat_changes(table, len(deal)),
        result=_parse_result(table, len(deal)),
    )


def _parse_actions(table: Mapping[str, Any], seats: int) -> tuple[HandAction, ...]:
    """Return the actions of a hand's TOML table. Raises NotationError with the number of the wrong action."""
    actions = []
    for number, line in enumerate(_read_texts(table, "actions"), 1):
        try:
            action = parse_action(line)
        except NotationError as error:
            raise NotationError(error.reason, number) from None
        if action.seat >= seats:
            raise NotationError(f"'{line}': there are seats 1 to {seats}", number)
        actions.append(action)
    return tuple(actions)


def _parse_result(table: Mapping[str, Any], seats: int) -> StatedResult | None:
    if "result" not in table:
        return None
    found = table["result"]
    if not isinstance(found, dict) or not set(found) <= {"scores", "order"}:
        raise NotationError("result: a table of scores and order is wanted")
    order = _read_integers(found, "order", seats)
    if order is not None and sorted(order) != list(range(1, seats + 1)):
        raise NotationError(f"result.order: every seat of 1 to {seats} once is wanted")
    return StatedResult(
        _read_integers(found, "scores", seats),
        None if order is None else tuple(seat - 1 for seat in order),
    )


def _parse_seat_changes(table: Mapping[str, Any], seats: int) -> tuple[SeatChange, ...]:
    found = table.get("bots", [])
    if not isinstance(found, list) or not all(_is_seat_change(each, seats) for each in found):
        raise NotationError('bots: a list of [seat, actions before], or [seat, actions before, "person"], is wanted')
    return tuple(SeatChange(each[0] - 1, each[1], len(each) == 2) for each in found)


def _is_seat_change(value: object, seats: int) -> bool:
    """Return whether a value is a list of a seat and a number of actions, and perhaps the mark that its person is
    back.
    """
    if not isinstance(value, list) or value[2:] not in ([], [_PERSON_MARK]) or len(value) < 2:
        return False
    seat, after = value[:2]
    return type(seat) is int and type(after) is int and 1 <= seat <= seats and after >= 0


def _seat_change_text(change: SeatChange) -> str:
    person = "" if change.to_bot else f", {quote_toml(_PERSON_MARK)}"
    return f"[{change.seat + 1}, {change.actions_before}{person}]"


def _read_texts(table: Mapping[str, Any], key: str) -> list[str]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise NotationError(f"{key}: a list of texts is wanted")
    return value


def _read_integers(table: Mapping[str, Any], key: str, length: int) -> tuple[int, ...] | None:
    if key not in table:
        return None
    value = table[key]
    if not isinstance(value, list) or len(value) != length or any(type(n) is not int for n in value):
        raise NotationError(f"{key}: {length} whole numbers are wanted")
    return tuple(value)


def _read_integer_table(value: object, location: str) -> dict[str, int]:
    if not isinstance(value, dict) or any(type(n) is not int for n in value.values()):
        raise NotationError(f"{location}: a table of whole numbers is wanted")
    return value


def _parse_faces(value: object, location: str) -> tuple[int, ...]:
    if not isinstance(value, str):
        raise NotationError(f"{location}: a text of cards is wanted")
    try:
        return tuple(_parse_face(word) for word in value.split())
    except ValueError as error:
        raise NotationError(f"{location}: {error}") from None


def _parse_face(word: str) -> int:
    return UNSEEN if word == "??" else parse_card(word)


def _face_text(card: int) -> str:
    return "??" if card < 0 else CARD_TEXT[card]


def _faces_text(cards: tuple[int, ...]) -> str:
    return " ".join(_face_text(card) for card in cards)


# --- replay ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """A replayed action: the action with all cards it drew, and its events."""

    action: HandAction
    events: tuple[Event, ...]


@dataclass
class Replay:
    """How far a hand could be replayed: the state after the last valid action, the steps, and the error if there was
    one.

    `start` is the state before the first action. Both states are None if the hand couldn't be set up.
    """

    record: HandRecord
    state: State | None = None
    start: State | None = None
    steps: list[Step] = field(default_factory=list)
    error: NotationError | None = None

    @property
    def scores(self) -> tuple[int, ...] | None:
        """Points of the hand so far by seat; None if the ruleset doesn't score."""
        return None if self.state is None else hand_scores(self.state)

    def states(self) -> Iterator[State]:
        """Yield the state at the start and after each step, each an independent copy."""
        if self.start is None:
            return
        state = self.start.copy()
        state.stock_order_known = self.start.stock_order_known
        yield state.copy()
        for step in self.steps:
            state.recorded_draws = list(step.action.cards)
            state.apply(with_held_copy(state, step.action.move, step.action.seat), step.action.seat)
            yield state.copy()


def rules_of_record(hand: HandRecord, rules: Rules | None = None) -> Rules:
    """Return the rules of a hand: its preset with its options and numbers, unless `rules` is given. Raises
    NotationError if there is no such preset, option or number.
    """
    try:
        return rules or load_preset(hand.ruleset, hand.options, dict(hand.numbers))
    except RulesError as error:
        raise NotationError(str(error)) from None


def starting_state(hand: HandRecord, rules: Rules | None = None, seed: int = 0) -> State:
    """Return the state at the start of a hand. Raises NotationError if it can't be set up.

    `seed` decides what isn't written, such as how the pile is shuffled.
    """
    try:
        tables = compile_rules(rules_of_record(hand, rules), len(hand.dealt_hands))
    except RulesError as error:
        raise NotationError(str(error)) from None
    packs = _CardCopies(tables)
    hands: list[CardSet] = []
    for seat, faces in enumerate(hand.dealt_hands):
        hands.append(card_set([packs.next_copy(face, f"deal[{seat + 1}]") for face in faces]))
    discard = [] if hand.starter is None else [packs.next_copy(hand.starter, "starter")]
    named = hand.stock
    stock = packs.cards_drawn_later(hand) if named is None else [packs.next_copy(face, "stock") for face in named]
    if tables.starter != "none" and not discard:
        raise NotationError("starter: this game begins with a face-up card")
    state = begin_hand(tables, hand.dealer, hands, stock[::-1], discard, Rng(seed), hand.totals)
    state.stock_order_known = hand.stock is not None
    return state


class _CardCopies:
    """Assigns the copies of a table's cards by face, so that no card is used twice."""

    def __init__(self, tables: Tables) -> None:
        self.left: dict[int, list[Card]] = {}
        for card in reversed(tables.pack):
            self.left.setdefault(FACE[card], []).append(card)
        self.copies = Counter(FACE[card] for card in tables.pack)

    def next_copy(self, face: int, location: str) -> Card:
        if face < 0:
            raise NotationError(f"{location}: a hand with unseen cards (??) cannot be replayed")
        left = self.left.get(face)
        if not left:
            raise NotationError(
                f"{location}: {CARD_TEXT[face]} is named more than the {self.copies[face]} times it is there"
            )
        return left.pop()

    def cards_drawn_later(self, hand: HandRecord) -> list[Card]:
        """Return the cards that draws name and that weren't dealt: they were in a stock that isn't given."""
        stock = []
        for action in hand.actions:
            for face in action.cards:
                if face >= 0 and self.left.get(face):
                    stock.append(self.left[face].pop())
        return stock


def replay_record(hand: HandRecord, rules: Rules | None = None) -> Replay:
    """Play a hand from its record. Stops at the first wrong action: the replay then has the valid part and the
    error.
    """
    done = Replay(hand)
    try:
        state = starting_state(hand, rules)
    except NotationError as error:
        done.error = error
        return done
    done.start = state.copy()
    done.start.stock_order_known = state.stock_order_known
    done.state = state
    for number, action in enumerate(hand.actions, 1):
        trial = state.copy()
        log = trial.start_event_log()
        try:
            played = _play_recorded(trial, action)
        except MoveError as error:
            rule = error.rule if isinstance(error, IllegalMove) else "stock"
            done.error = NotationError(f"'{action_text(action)}': {error}", number, rule)
            return done
        done.steps.append(Step(played, tuple(log)))
        trial.log = None
        done.state = state = trial
    done.error = _find_result_error(hand, done)
    return done


def with_held_copy(state: State, move: Move, seat: int) -> Move:
    """Return a move that was read from text, with the copy of its card that the seat holds; unchanged if it holds
    none.
    """
    if move & KIND_MASK != PLAY:
        return move
    held = state.hands[seat] & FACE_MASK[move & CARD_BITS]
    return move & ~CARD_BITS | (held & -held).bit_length() - 1 if held else move


def _play_recorded(state: State, action: HandAction) -> HandAction:
    """Apply one recorded action. Return the action with every card it drew. Raises MoveError if the move is illegal or
    its cards can't have been drawn.
    """
    state.recorded_draws = list(action.cards)
    before = len(state.log or ())
    state.apply(with_held_copy(state, action.move, action.seat), action.seat)
    if state.recorded_draws:
        raise UnknownCard(f"{len(state.recorded_draws)} cards more are named than were drawn")
    drawn = drawn_faces((state.log or [])[before:])
    state.recorded_draws = None
    return replace(action, cards=drawn)


def drawn_faces(events: list[Event]) -> tuple[int, ...]:
    """Return the faces of the cards that the events of one action drew, in order."""
    return tuple(FACE[card] for event in events for card in drawn_in(event))


def _find_result_error(hand: HandRecord, replay: Replay) -> NotationError | None:
    result = hand.result
    state = replay.state
    if result is None or state is None:
        return None
    scores = replay.scores
    if result.scores is not None and scores is not None and scores != result.scores:
        return NotationError(f"result.scores: {list(scores)}, not {list(result.scores)}")
    if result.scores is not None and scores is None and any(result.scores):
        return NotationError(f"result.scores: {hand.ruleset} does not score by the hand")
    order = tuple(state.finishing_order())
    if result.order is not None and order != result.order:
        found, said = ([seat + 1 for seat in each] for each in (order, result.order))
        return NotationError(f"result.order: {found}, not {said}")
    return None


# --- recording -------------------------------------------------------------------------------


def new_record(state: State, players: tuple[str, ...], rules: Rules, totals: tuple[int, ...] = ()) -> HandRecord:
    """Return the record of a hand that was just dealt, with its whole stock and no action yet."""
    hands, stock = state.dealt or (state.hands, state.stock)
    return HandRecord(
        ruleset=rules.id,
        options=rules.chosen_options,
        players=players,
        dealer=state.dealer,
        dealt_hands=tuple(tuple(FACE[c] for c in cards_in(hand)) for hand in hands),
        starter=FACE[state.discard[0]] if state.discard else None,
        stock=tuple(FACE[card] for card in reversed(stock)),
        numbers=tuple(sorted(rules.changed_numbers.items())),
        totals=totals,
    )


def play_step(state: State, move: Move, seat: int) -> Step:
    """Play a move on a state. Return the step as a record has it. Raises IllegalMove, and then nothing has changed."""
    log = state.start_event_log()
    try:
        state.apply(move, seat)
    finally:
        state.log = None
    shown = move & ~CARD_BITS | FACE[move & CARD_BITS] if move & KIND_MASK == PLAY else move
    return Step(HandAction(seat, shown, drawn_faces(log)), tuple(log))


def with_result(hand: HandRecord, state: State) -> HandRecord:
    """Return the record with the result of a finished hand."""
    return replace(hand, result=StatedResult(hand_scores(state), tuple(state.finishing_order())))


class Recorder:
    """Records a hand while it is played: its `state`, the `steps` since it began, the state `states_before` each step,
    and the `history` as every player saw it.
    """

    def __init__(self, state: State, hand: HandRecord) -> None:
        self.state = state
        self.steps: list[Step] = []
        self.states_before: list[State] = []
        self.history: list[Observation] = []
        self._record = hand

    @classmethod
    def of_replay(cls, replay: Replay) -> Recorder:
        """Return a recorder that goes on where a replay ended. Raises NotationError if the hand couldn't be set up."""
        if replay.state is None:
            raise replay.error or NotationError("the hand cannot be set up")
        recorder = cls(replay.state, replace(replay.record, actions=(), result=None))
        for before, step in zip(replay.states(), replay.steps, strict=False):
            recorder._add_observation(before, step)
        return recorder

    @property
    def record(self) -> HandRecord:
        """The record so far, with its result once the hand is over."""
        hand = replace(self._record, actions=tuple(step.action for step in self.steps))
        return with_result(hand, self.state) if self.state.over else hand

    def play(self, move: Move, seat: int) -> Step:
        """Play a move and record it. Return its step. Raises IllegalMove, and then nothing has changed."""
        before = self.state.copy()
        step = play_step(self.state, move, seat)
        self._add_observation(before, step)
        return step

    def undo(self) -> Step:
        """Take the last action back and return its step. Raises IndexError if there is none."""
        self.history.pop()
        self.state = self.states_before.pop()
        return self.steps.pop()

    def copy(self) -> Recorder:
        """Return an independent copy."""
        other = Recorder(self.state.copy(), self._record)
        other.steps, other.states_before, other.history = self.steps[:], self.states_before[:], self.history[:]
        return other

    def _add_observation(self, state_before: State, step: Step) -> None:
        self.steps.append(step)
        self.states_before.append(state_before)
        self.history.append(make_observation(state_before, step.action.seat, step.action.move, step.events))
