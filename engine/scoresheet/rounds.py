"""What one round of a score sheet comes to by itself: points, winners, losers, and what is odd about it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from engine.scoresheet.ledger import Round
from engine.scoresheet.taps import Cards, Entry, Lost, Place, Score, Won
from engine.scoresheet.terms import Points, Terms, card_points, may_hold

OddKind = Literal["missing", "nobody-won", "several-won", "nobody-lost", "places", "copies", "half", "not-seated"]


@dataclass(frozen=True)
class Odd:
    """What is strange about a round, and about whose entry (-1: the whole round)."""

    kind: OddKind
    player: int = -1


@dataclass(frozen=True)
class Scored:
    """Points by player (who has none is not in it), with what penalties cost; that alone, winners, losers, oddities."""

    points: dict[int, Points]
    costs: dict[int, Points]
    winners: tuple[int, ...]
    losers: tuple[int, ...]
    odd: tuple[Odd, ...]


def score(terms: Terms, entered: Round, seating: tuple[int, ...]) -> Scored:
    """Points, winners, losers of one round, and what is odd about it."""
    entries = entered.entries
    values: dict[int, Points] = {}
    for player, entry in entries.items():
        worth = value(terms, entry)
        if worth is not None:
            values[player] = worth
    odd = [Odd("not-seated", player) for player in entries if player not in seating]
    odd += [Odd("half", player) for player, worth in values.items() if worth != int(worth) and not terms.half]
    odd += _card_oddities(terms, entered)
    said = tuple(player for player, entry in entries.items() if isinstance(entry, Won))
    lost = tuple(player for player, entry in entries.items() if isinstance(entry, Lost))
    placed = {player: entry.place for player, entry in entries.items() if isinstance(entry, Place)}
    missing = [Odd("missing", player) for player in seating if player not in entries]
    if placed and not _is_ranking(list(placed.values())):
        odd.append(Odd("places"))
    if terms.entry == "tally" or entered.marks:
        for player in seating:
            values.setdefault(player, 0)
        for mark in entered.marks:
            values[mark.player] = plain(values.get(mark.player, 0) + mark.points)
        winners = _best(values, seating, high=True)
        missing = []
    elif terms.collects:
        values, winners = _collected(values, said, seating)
        odd += [Odd("several-won")] if len(winners) > 1 else [Odd("nobody-won")] if entries and not winners else []
    elif said or any(place == 1 for place in placed.values()):
        winners = said or tuple(player for player, place in placed.items() if place == 1)
        if len(said) > 1 and terms.counts != "hands":
            odd.append(Odd("several-won"))
    else:
        full = all(player in values for player in seating)
        winners = _best(values, seating, high=terms.wins == "high" and terms.entry != "cards") if full else ()
    losers = lost or _last(placed, seating) or (_worst(values, seating, terms) if terms.counts != "points" else ())
    if terms.counts == "points":
        odd += missing
    elif terms.counts == "hands":
        odd += [] if winners else [Odd("nobody-won")]
        odd += missing if placed and missing else []
    else:
        odd += [] if losers else [Odd("nobody-lost")]
    if entered.doubled:
        values = {player: worth * 2 for player, worth in values.items()}
    costs = _costs(terms, entered)
    for player, cost in costs.items():
        values[player] = plain(values.get(player, 0) + cost)
    return Scored(values, costs, tuple(sorted(winners)), tuple(sorted(losers)), tuple(odd))


def value(terms: Terms, entry: Entry) -> Points | None:
    """The points that an entry names by itself; None where it names none."""
    match entry:
        case Score(points=worth):
            return worth
        case Cards(cards=cards):
            return card_points(terms, cards)
        case Won():
            return 0
    return None


def _costs(terms: Terms, entered: Round) -> dict[int, Points]:
    """What the penalties of a round cost, doubled round or not: fewer points where more of them win, else more."""
    if terms.counts != "points" or not terms.penalty:
        return {}
    many: Counter[int] = Counter()
    for (player, _), count in entered.penalties.items():
        many[player] += count
    each = -terms.penalty if terms.high_wins else terms.penalty
    return {player: plain(each * count) for player, count in many.items() if count}


def _card_oddities(terms: Terms, entered: Round) -> list[Odd]:
    held = {player: entry.cards for player, entry in entered.entries.items() if isinstance(entry, Cards)}
    found = [Odd("copies", player) for player, cards in held.items() if not may_hold(terms, cards)]
    if not found and not may_hold(terms, [card for cards in held.values() for card in cards]) and held:
        found.append(Odd("copies"))
    empty = [player for player, cards in held.items() if not cards]
    return [*found, Odd("several-won")] if len(empty) > 1 else found


def _is_ranking(places: list[int]) -> bool:
    """Whether places are a ranking: each is one more than there are better ones."""
    counts = Counter(places)
    return all(place == 1 + sum(n for other, n in counts.items() if other < place) for place in counts)


def _collected(
    values: dict[int, Points], said: tuple[int, ...], seating: tuple[int, ...]
) -> tuple[dict[int, Points], tuple[int, ...]]:
    """The winner has what the others hold; where nobody said so the fewest points win the difference."""
    if said:
        pot = plain(sum(worth for player, worth in values.items() if player not in said))
        return {player: pot if said == (player,) else 0 for player in values}, said
    if not seating or not all(player in values for player in seating):
        return {}, ()
    winners = _best(values, seating, high=False)
    if len(winners) > 1:
        return dict.fromkeys(values, 0), ()
    least = values[winners[0]]
    pot = plain(sum(values[player] - least for player in seating))
    return {player: pot if player in winners else 0 for player in values}, winners


def _best(values: dict[int, Points], seating: tuple[int, ...], *, high: bool) -> tuple[int, ...]:
    here = {player: values[player] for player in seating if player in values}
    if not here:
        return ()
    best = max(here.values()) if high else min(here.values())
    return tuple(player for player, worth in here.items() if worth == best)


def _worst(values: dict[int, Points], seating: tuple[int, ...], terms: Terms) -> tuple[int, ...]:
    """Who lost a round that was entered in points: the one who is furthest from winning."""
    if not all(player in values for player in seating) or len(set(values.values())) < 2:
        return ()
    return _best(values, seating, high=not (terms.wins == "high" and terms.entry != "cards"))


def _last(placed: dict[int, int], seating: tuple[int, ...]) -> tuple[int, ...]:
    """Who came last, once everybody has a place."""
    if not placed or not all(player in placed for player in seating):
        return ()
    last = max(placed.values())
    return tuple(player for player, place in placed.items() if place == last) if last > 1 else ()


def plain(worth: Points) -> Points:
    """Points as they are counted: whole ones as int."""
    return int(worth) if worth == int(worth) else worth
