"""One round of a score sheet by itself: points, winners, losers, and oddities."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from engine.scoresheet.ledger import Round
from engine.scoresheet.taps import Cards, Entry, Lost, Place, Score, Won, league_points
from engine.scoresheet.terms import Points, Terms, can_be_held, card_points, exact_points, is_half_or_whole

OddKind = Literal[
    "missing", "nobody-won", "several-won", "nobody-lost", "places", "copies", "half", "not-seated", "balance", "bust"
]


@dataclass(frozen=True)
class Oddity:
    """Something strange about a round, and the player whose entry it is about (-1: the whole round)."""

    kind: OddKind
    player: int = -1


@dataclass(frozen=True)
class RoundScore:
    """The score of a round. `points` by player include penalties and leave out players without points; `costs` are the
    penalties alone.
    """

    points: dict[int, Points]
    costs: dict[int, Points]
    winners: tuple[int, ...]
    losers: tuple[int, ...]
    odd: tuple[Oddity, ...]


def score_round(terms: Terms, entered: Round, seating: tuple[int, ...]) -> RoundScore:
    """Points, winners, losers and oddities of one round."""
    entries = entered.entries
    values: dict[int, Points] = {}
    for player, entry in entries.items():
        worth = entry_points(terms, entry)
        if worth is not None:
            values[player] = worth
    for (player, bonus), count in entered.bonuses.items():
        if count:
            values[player] = exact_points(values.get(player, 0) + terms.counting.bonuses[bonus].points * count)
    odd = [Oddity("not-seated", player) for player in entries if player not in seating]
    odd += [Oddity("half", player) for player, worth in values.items() if not _is_in_steps(terms, worth)]
    odd += _find_card_oddities(terms, entered)
    said = tuple(player for player, entry in entries.items() if isinstance(entry, Won))
    lost = tuple(player for player, entry in entries.items() if isinstance(entry, Lost))
    placed = {player: entry.place for player, entry in entries.items() if isinstance(entry, Place)}
    missing = [Oddity("missing", player) for player in seating if player not in entries]
    if placed and not _is_ranking(list(placed.values())):
        odd.append(Oddity("places"))
    if terms.counting.balanced and values:
        balanced = _balance_values(terms, values, seating)
        if balanced is None:
            odd.append(Oddity("balance"))
        else:
            missing = []
        values = balanced or {}
    if terms.entry == "tally" or entered.marks:
        for player in seating:
            values.setdefault(player, 0)
        for mark in entered.marks:
            values[mark.player] = exact_points(values.get(mark.player, 0) + mark.points)
        winners = _best_players(values, seating, high=True)
        missing = []
    elif terms.collects:
        values, winners = _collect_for_winner(values, said, seating)
        odd += (
            [Oddity("several-won")] if len(winners) > 1 else [Oddity("nobody-won")] if entries and not winners else []
        )
    elif said or any(place == 1 for place in placed.values()):
        winners = said or tuple(player for player, place in placed.items() if place == 1)
        if len(said) > 1 and terms.counts != "hands":
            odd.append(Oddity("several-won"))
    else:
        full = all(player in values for player in seating)
        winners = _best_players(values, seating, high=terms.wins == "high" and terms.entry != "cards") if full else ()
    losers = (
        lost
        or _last_players(placed, seating)
        or (_worst_players(values, seating, terms) if terms.counts != "points" or _asks_for_loser(terms) else ())
    )
    if terms.counts == "points":
        odd += missing
    elif terms.counts == "hands":
        odd += [] if winners else [Oddity("nobody-won")]
        odd += missing if placed and missing else []
    else:
        odd += [] if losers else [Oddity("nobody-lost")]
    if entered.doubled:
        values = {player: worth * 2 for player, worth in values.items()}
    costs = _penalty_points(terms, entered)
    for player, cost in costs.items():
        values[player] = exact_points(values.get(player, 0) + cost)
    return RoundScore(values, costs, tuple(sorted(winners)), tuple(sorted(losers)), tuple(odd))


def entry_points(terms: Terms, entry: Entry) -> Points | None:
    """The points that an entry gives by itself; None if it gives none."""
    match entry:
        case Score(points=worth):
            return worth
        case Cards(cards=cards):
            return card_points(terms, cards)
        case Won():
            return 0
        case Place(place=place) if terms.counting.league:
            return league_points(terms, place)
    return None


def _asks_for_loser(terms: Terms) -> bool:
    """Whether the loser of a round deals or starts the next one."""
    return "loser" in (terms.counting.starts, terms.counting.dealt_by)


def _is_in_steps(terms: Terms, worth: Points) -> bool:
    """Whether points are such as the terms let people enter."""
    if worth == round(worth, terms.counting.decimals):
        return True
    return terms.half and is_half_or_whole(worth)


def _balance_values(terms: Terms, values: dict[int, Points], seating: tuple[int, ...]) -> dict[int, Points] | None:
    """The points of a round that add up to 0: players without points share equally what the others leave. None if they
    can't, or if everybody has points that don't add up to 0.
    """
    rest = exact_points(-sum(values.values()))
    blank = [player for player in seating if player not in values]
    if not blank:
        return values if rest == 0 else None
    share = exact_points(rest / len(blank))
    if exact_points(share * len(blank)) != rest or not _is_in_steps(terms, share):
        return None
    return {**values, **dict.fromkeys(blank, share)}


def _penalty_points(terms: Terms, entered: Round) -> dict[int, Points]:
    """By player, the points for the penalties of a round, never doubled: negative if more points win, else positive.
    They cost nothing where points balance.
    """
    if terms.counts != "points" or not terms.penalty or terms.counting.balanced:
        return {}
    many: Counter[int] = Counter()
    for (player, _), count in entered.penalties.items():
        many[player] += count
    each = -terms.penalty if terms.wins == "high" else terms.penalty
    return {player: exact_points(each * count) for player, count in many.items() if count}


def _find_card_oddities(terms: Terms, entered: Round) -> list[Oddity]:
    held = {player: entry.cards for player, entry in entered.entries.items() if isinstance(entry, Cards)}
    found = [Oddity("copies", player) for player, cards in held.items() if not can_be_held(terms, cards)]
    if not found and not can_be_held(terms, [card for cards in held.values() for card in cards]) and held:
        found.append(Oddity("copies"))
    empty = [player for player, cards in held.items() if not cards]
    return [*found, Oddity("several-won")] if len(empty) > 1 else found


def _is_ranking(places: list[int]) -> bool:
    """Whether places form a ranking: each is one more than the number of better ones."""
    counts = Counter(places)
    return all(place == 1 + sum(n for other, n in counts.items() if other < place) for place in counts)


def _collect_for_winner(
    values: dict[int, Points], said: tuple[int, ...], seating: tuple[int, ...]
) -> tuple[dict[int, Points], tuple[int, ...]]:
    """Points and winners if the winner collects what the others hold. Without a stated winner, the player with the
    fewest points wins the difference.
    """
    if said:
        pot = exact_points(sum(worth for player, worth in values.items() if player not in said))
        return {player: pot if said == (player,) else 0 for player in values}, said
    if not seating or not all(player in values for player in seating):
        return {}, ()
    winners = _best_players(values, seating, high=False)
    if len(winners) > 1:
        return dict.fromkeys(values, 0), ()
    least = values[winners[0]]
    pot = exact_points(sum(values[player] - least for player in seating))
    return {player: pot if player in winners else 0 for player in values}, winners


def _best_players(values: dict[int, Points], seating: tuple[int, ...], *, high: bool) -> tuple[int, ...]:
    here = {player: values[player] for player in seating if player in values}
    if not here:
        return ()
    best = max(here.values()) if high else min(here.values())
    return tuple(player for player, worth in here.items() if worth == best)


def _worst_players(values: dict[int, Points], seating: tuple[int, ...], terms: Terms) -> tuple[int, ...]:
    """The losers of a round that was entered in points: those furthest from winning."""
    if not all(player in values for player in seating) or len(set(values.values())) < 2:
        return ()
    return _best_players(values, seating, high=not (terms.wins == "high" and terms.entry != "cards"))


def _last_players(placed: dict[int, int], seating: tuple[int, ...]) -> tuple[int, ...]:
    """The players in last place, once everybody has a place."""
    if not placed or not all(player in placed for player in seating):
        return ()
    last = max(placed.values())
    return tuple(player for player, place in placed.items() if place == last) if last > 1 else ()
