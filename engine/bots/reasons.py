"""Why a move is good or bad, as data: a closed list of kinds, derived from the determinizations that a search tries.

An app has a sentence for each kind. `amount` is a number of cards, players, points or a chance in percent, as listed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.bots.goal import goal_of
from engine.cards import SUIT, SUIT_MASK
from engine.moves import DRAW, END, NAMED_SUIT, PLAIN, TAKE, Move, card_of, is_play, named_of
from engine.play.state import OVER, PLAYED, START, State
from engine.play.tables import SEQUENCE
from engine.play.view import View

#: Every kind of reason and the values that it names: `seat` (0-based), `suit` (0 to 3), `amount` (n below); the most
# important first.
REASON_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "goes-out": (),  # the last card, and nothing forbids it
    "knocks-out": ("seat", "amount"),  # the next player probably cannot follow; n percent
    "points": ("amount",),  # scores n points at once
    "hits-leader": ("seat", "amount"),  # the player with the fewest cards must draw n, or misses a turn (n = 0)
    "hits": ("seat", "amount"),  # the next player must draw n, or misses a turn (n = 0)
    "answered-by": ("amount",),  # n players could answer this
    "no-answer": ("amount",),  # no player can answer this, n percent sure
    "has-no-suit": ("seat", "suit"),  # a player probably has none of the suit that must be followed
    "cannot-follow": ("seat", "amount"),  # the next player cannot follow in n percent of the determinizations
    "goes-on": ("amount",),  # n of its cards can go on from here in this turn
    "names-longest": ("suit", "amount"),  # names the suit it holds most of: n cards
    "keeps-longest": ("suit", "amount"),  # leaves its longest suit of n cards whole
    "leads-on": ("amount",),  # n cards of its own could follow this one
    "leads-nowhere": (),  # no card of its own could follow this one
    "costly": ("amount",),  # gets rid of a card that counts n
    "keeps-wild": ("amount",),  # keeps n wild cards for later
    "spends-wild": (),  # plays a wild card although it could play another
    "last-barred": (),  # leaves only cards that may not be the last
    "takes": ("amount",),  # takes n cards
    "draws": (),  # draws although it could play
    "passes": (),  # plays nothing although it could
}

MAX_REASONS: Final = 3  # the most reasons given for one move
_PROBABLE_PERCENT: Final = 65  # the chance from which something is called probable
_COSTLY_FACTOR: Final = 2  # a card is called costly from so many times the mean value of a card


class Reason(NamedTuple):
    """One reason: its kind (a key of KINDS) and the values that the kind names; -1 for all others."""

    kind: str
    seat: int = -1
    suit: int = -1
    amount: int = -1


@dataclass(slots=True)
class _MoveSummary:
    """What happened after one move, summed over the determinizations in which it was tried."""

    void: list[int]  # by seat, determinizations in which it has none of the suit that must be followed
    samples: int = 0
    next: int = -1
    skipped: int = -1  # the seat that misses a turn, -1 for none
    more: int = 0  # own cards that can go on in this turn
    penalty: int = 0
    answers: int = 0  # other players who could answer the penalty or skip
    stuck: int = 0  # determinizations in which the next player cannot follow
    suit_to_follow: int = -1  # the suit that must be followed
    points: int = 0


class ReasonCollector:
    """Observes a search and collects the reasons for and against each move.

    `wins` and `leads` have, by move, one value for each of its playouts: the seat's share of the win (0 to 1), and its
    points ahead of the best other player.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.summaries: dict[Move, _MoveSummary] = {}
        self.wins: defaultdict[Move, list[float]] = defaultdict(list)
        self.leads: defaultdict[Move, list[float]] = defaultdict(list)
        self._goal = goal_of(view.tables)

    def on_move(self, move: Move, state: State) -> None:
        """Record the state right after a move in a determinization."""
        seat, tables = self.view.seat, state.tables
        seen = self.summaries.get(move)
        if seen is None:
            seen = self.summaries[move] = _MoveSummary([0] * state.seats)
        seen.samples += 1
        if state.scores:
            seen.points = state.scores[seat] - self.view.scores[seat]
        other = state.to_act
        if state.phase == OVER:
            return
        if state.phase == PLAYED and other == seat:
            seen.more = state.legal_cards.bit_count()
        elif self._mostly_skips(move) and state.phase == START:
            seen.skipped = _next_in_play(state, seat)
        if other == seat:
            return
        seen.next = other
        hands = state.hands
        if state.penalty:
            seen.penalty = state.penalty
            mask = tables.answering_cards[state.leading_group]
            seen.answers += sum(bool(hand & mask) for s, hand in enumerate(hands) if s != seat)
        elif state.pending_skips:
            mask = state.skip_answering_cards()
            seen.answers += sum(bool(hand & mask) for s, hand in enumerate(hands) if s != seat)
        elif state.phase == START:
            seen.stuck += not state.legal_cards
            named = state.named
            seen.suit_to_follow = SUIT[state.top] if state.discard and not named else NAMED_SUIT[named]
            if seen.suit_to_follow >= 0:
                mask = SUIT_MASK[seen.suit_to_follow]
                for s, hand in enumerate(hands):
                    seen.void[s] += not hand & mask

    def on_playout_end(self, move: Move, state: State) -> None:
        """Record the state in which a playout of the move ended."""
        self.wins[move].append(self._goal.win_share(state, self.view.seat))
        self.leads[move].append(self._goal.match_lead(state, self.view.seat))

    def reasons_for_move(self, move: Move, moves: Sequence[Move]) -> tuple[Reason, ...]:
        """Return the most important reasons for or against `move`, at most MAX_REASONS. `moves` are all legal
        moves.
        """
        found = list(self._reasons_about_others(move))
        found += (
            self._reasons_about_cards(move, moves) if is_play(move) else self._reasons_about_not_playing(move, moves)
        )
        order = list(REASON_KINDS)
        return tuple(sorted(found, key=lambda reason: order.index(reason.kind))[:MAX_REASONS])

    def _reasons_about_others(self, move: Move) -> list[Reason]:
        view, seen = self.view, self.summaries.get(move)
        if seen is None or not seen.samples or not is_play(move):
            return []
        found: list[Reason] = []
        samples, tables = seen.samples, view.tables
        if seen.points:
            found.append(Reason("points", amount=seen.points))
        counts = {s: count for s, count in enumerate(view.hand_sizes) if s != view.seat and count}
        other = seen.next if seen.penalty > view.penalty else seen.skipped
        if other >= 0:
            leads = len(counts) > 1 and counts.get(other, 99) == min(counts.values(), default=0)
            found.append(Reason("hits-leader" if leads else "hits", seat=other, amount=seen.penalty))
        other = seen.next
        if other < 0:
            return found
        if seen.penalty or seen.answers:
            many = round(seen.answers / samples)
            sure = 100 - round(100 * seen.answers / samples)
            if many:
                found.append(Reason("answered-by", amount=many))
            elif sure >= _PROBABLE_PERCENT:
                found.append(Reason("no-answer", amount=sure))
        stuck = round(100 * seen.stuck / samples)
        if stuck >= _PROBABLE_PERCENT and not seen.penalty:
            sequence = tables.family == SEQUENCE
            found.append(Reason("knocks-out" if sequence else "cannot-follow", seat=other, amount=stuck))
        elif seen.suit_to_follow >= 0 and 100 * seen.void[other] >= _PROBABLE_PERCENT * samples:
            found.append(Reason("has-no-suit", seat=other, suit=seen.suit_to_follow))
        return found

    def _mostly_skips(self, move: Move) -> bool:
        return is_play(move) and bool(self.view.tables.skip_cards >> card_of(move) & 1)

    def _reasons_about_cards(self, move: Move, moves: Sequence[Move]) -> list[Reason]:
        view, tables = self.view, self.view.tables
        card = card_of(move)
        rest = view.hand & ~(1 << card)
        if not rest:
            return [Reason("goes-out")] if not tables.finish_barred >> card & 1 else []
        found: list[Reason] = []
        held = [(rest & mask).bit_count() for mask in SUIT_MASK]
        most = max(held)
        longest = held.index(most)
        named = named_of(move)
        if named.suit >= 0:
            if held[named.suit] == most and most:
                found.append(Reason("names-longest", suit=named.suit, amount=most))
        elif most > 1 and SUIT[card] != longest and held.count(most) == 1:
            found.append(Reason("keeps-longest", suit=longest, amount=most))
        follow = tables.nominated_cards[named] | tables.wild_cards if named else tables.playable_on[card]
        follows = (rest & follow).bit_count()
        seen = self.summaries.get(move)
        if seen is not None and seen.more:
            found.append(Reason("goes-on", amount=seen.more))
        elif not follows:
            found.append(Reason("leads-nowhere"))
        elif follows > 1:
            found.append(Reason("leads-on", amount=follows))
        values = tables.card_values
        mean = sum(values[each] for each in tables.pack) / len(tables.pack)
        if mean and values[card] >= _COSTLY_FACTOR * mean:
            found.append(Reason("costly", amount=values[card]))
        wild = (rest & tables.wild_cards).bit_count()
        if tables.wild_cards >> card & 1:
            if any(is_play(each) and not tables.wild_cards >> card_of(each) & 1 for each in moves):
                found.append(Reason("spends-wild"))
        elif wild:
            found.append(Reason("keeps-wild", amount=wild))
        if tables.finish_barred and not rest & ~tables.finish_barred:
            found.append(Reason("last-barred"))
        return found

    def _reasons_about_not_playing(self, move: Move, moves: Sequence[Move]) -> list[Reason]:
        plain = move & PLAIN
        could = any(is_play(each) for each in moves)
        if plain == TAKE:
            return [Reason("takes", amount=self.view.penalty)]
        if plain == DRAW and could:
            return [Reason("draws")]
        if plain == END and could:
            return [Reason("passes")]
        return []


def _next_in_play(state: State, seat: int) -> int:
    """Return the next seat in play after `seat`, which a skip hits; -1 if there is none."""
    seats = [(seat + n * state.direction) % state.seats for n in range(1, state.seats)]
    return next((each for each in seats if not state.absent[each]), -1)
