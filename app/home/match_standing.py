"""How the match that one goes on with stands, as home shows it: looked at, and not held."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.table.painter import playable_cards, sort_cards
from app.table.playing import take_up
from app.table.wording import may
from app.ui.words import tr
from engine.cards import CARD_TEXT
from engine.messages import SpokenError
from engine.names import shown_name
from engine.notation import Recorder, header, loads
from engine.play.dealing import deal
from engine.play.view import view
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import parse_rules
from store import KeptMatch, Store


@dataclass(frozen=True)
class Standing:
    """The cards of the one person at the table, what may be laid first, and what may be done now, in words: none where
    several people share the device, between two hands, and on a sheet. Where hands won decide the match, `of` so many,
    the one person and who is ahead of the others, each with theirs.
    """

    cards: tuple[str, ...] = ()
    may: str = ""
    won: tuple[tuple[str, int], ...] = ()
    of: int = 0


def read(store: Store, match: KeptMatch) -> Iterator[Standing]:
    """How it stands, as the last of many steps: a hand is played again action by action."""
    try:
        yield from _read(store, match)
    except (SpokenError, ValueError, LookupError):  # what cannot go on says so when it is opened
        yield Standing()


def _read(store: Store, match: KeptMatch) -> Iterator[Standing]:
    nothing = Standing()
    people = [seat.name for seat in match.seats if not seat.level]
    kept = store.hands.in_play(match.id) if match.kind == "played" else None
    if kept is None or not people:
        yield nothing
        return
    yield nothing
    rules, written = parse_rules(match.rules), loads(kept.header)
    yield nothing
    dealt = deal(compile_rules(rules, len(written.deal)), written.dealer, Rng(kept.seed), written.totals)
    names = tuple([shown_name(name) for name in written.players])
    for recorder in take_up(Recorder(dealt, header(dealt, names, rules, written.totals)), kept, written, rules):
        state = recorder.state
        yield nothing
    turn = "" if state.over else tr("play.not_now", name=names[state.to_act])
    if len(people) > 1 or people[0] not in names:
        yield Standing(may=turn)
        return
    own = view(state, names.index(people[0]))
    strict = rules.family == "shedding" and rules.words.turn.penalise
    first = frozenset() if strict else playable_cards(own) or frozenset()
    cards = sorted(sort_cards(own.hand, "suit"), key=lambda card: card not in first)
    counted = rules.words.scoring.match == "hands"
    yield Standing(
        tuple(CARD_TEXT[card] for card in cards),
        may(own, "", strict) if own.to_act == own.seat else turn,
        _ahead(match, people[0]) if counted else (),
        rules.target(len(match.seats)) if counted else 0,
    )


def _ahead(match: KeptMatch, person: str) -> tuple[tuple[str, int], ...]:
    """The person and who has won most hands of the others."""
    won = match.totals or (0,) * len(match.seats)
    each = [(seat.name, int(hands)) for seat, hands in zip(match.seats, won, strict=True)]
    others = [found for found in each if found[0] != person]
    return (*(found for found in each if found[0] == person), max(others, key=lambda found: found[1]))
