"""The standing of the unfinished match for the first screen, read without taking the match's lease."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.table.playing import replay_on_deal
from app.table.reducer.arrangement import playable_cards, sort_cards
from app.table.wording import describe_options
from app.ui.person_names import called, called_by_others
from app.ui.words import tr
from engine.cards import CARD_TEXT
from engine.messages import SpokenError
from engine.notation import Recorder, new_record, parse_record
from engine.play.dealing import deal_hand
from engine.play.view import view_of_seat
from engine.player_names import shown_name
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import parse_rules
from store.records import StoredMatch
from store.store import Store


@dataclass(frozen=True)
class Standing:
    """What the first screen shows of the unfinished match.

    `cards` are the person's cards, playable ones first, and `options` is the text on what they can do now. Both are
    empty between hands and for a score sheet; `cards` also if several people share the device. If the number of hands
    won decides the match, `hands_won` has name and hands of the person and of the best other player, and `hands_to_win`
    the number that wins.
    """

    cards: tuple[str, ...] = ()
    options: str = ""
    hands_won: tuple[tuple[str, int], ...] = ()
    hands_to_win: int = 0


def read_standing(store: Store, match: StoredMatch) -> Iterator[Standing]:
    """Yield a standing after each action while the hand is replayed; the last one is current. Run this in slices."""
    try:
        yield from _replay_standings(store, match)
    except (SpokenError, ValueError, LookupError):  # a match that can't be continued says so when it's opened
        yield Standing()


def _replay_standings(store: Store, match: StoredMatch) -> Iterator[Standing]:
    nothing = Standing()
    people = [seat.name for seat in match.seats if not seat.level]
    kept = store.hands.hand_in_play(match.id) if match.kind == "played" else None
    if kept is None or not people:
        yield nothing
        return
    yield nothing
    rules, written = parse_rules(match.rules), parse_record(kept.header)
    yield nothing
    dealt = deal_hand(compile_rules(rules, len(written.dealt_hands)), written.dealer, Rng(kept.seed), written.totals)
    names = tuple([shown_name(name) for name in written.players])
    for recorder in replay_on_deal(
        Recorder(dealt, new_record(dealt, names, rules, written.totals)), kept, written, rules
    ):
        state = recorder.state
        yield nothing
    turn = "" if state.over else tr("play.not_now", name=called_by_others(names[state.to_act]))
    if len(people) > 1 or people[0] not in names:
        yield Standing(options=turn)
        return
    own = view_of_seat(state, names.index(people[0]))
    strict = rules.family == "shedding" and rules.words.turn.penalises_wrong_cards
    first = frozenset() if strict else playable_cards(own) or frozenset()
    cards = sorted(sort_cards(own.hand, "suit"), key=lambda card: card not in first)
    counted = rules.words.scoring.score_unit == "hands"
    yield Standing(
        tuple(CARD_TEXT[card] for card in cards),
        describe_options(own, "", strict) if own.to_act == own.seat else turn,
        _most_hands_won(match, called(people[0])) if counted else (),
        rules.match_target(len(match.seats)) if counted else 0,
    )


def _most_hands_won(match: StoredMatch, person: str) -> tuple[tuple[str, int], ...]:
    """Return name and hands won of the person and of the best other player."""
    won = match.totals or (0,) * len(match.seats)
    each = [(called(seat.name), int(hands)) for seat, hands in zip(match.seats, won, strict=True)]
    others = [found for found in each if found[0] != person]
    return (*(found for found in each if found[0] == person), max(others, key=lambda found: found[1]))
