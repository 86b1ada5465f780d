"""`[scoring]`: points of a hand, and what wins the match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.cards import CARDS, RANK, RANKS, CardSet, cards_in
from engine.messages import Message, Value, selector_message
from engine.rules.fields import rule_field
from engine.rules.selectors import selector_mask, specificity
from engine.rules.word import SEQUENCE, Context, Finding, RuleSentence, TablesBuilder, TableWord


@dataclass(frozen=True, kw_only=True)
class Scoring:
    """Points of a hand and what wins the match."""

    hand_scoring: Literal["none", "held", "winner", "play"] = rule_field(
        "by", "none",
        "How a hand is scored: not at all, everybody for their held cards, the winner for the others' held "
        "cards, or as cards are played (in the sequence family)"
    )  # fmt: skip
    values: dict[str, int | Literal["face"]] = rule_field(
        "values", {},
        "The points that held cards cost, by selector; `face`: an Ace 1, courts 10, other cards their number",
        kind="worths", unit="points", minimum=-1000, maximum=1000,
    )  # fmt: skip
    winning_total: Literal["high", "low"] = rule_field(
        "wins", "high", "Whether the highest or the lowest score wins", needs=("match", "points")
    )
    doubling_card: tuple[str, ...] = rule_field(
        "doubles-on", (), "Cards that double the points if one of them is played last", needs=("by", "held")
    )
    score_unit: Literal["hands", "points", "lives"] = rule_field(
        "match", "hands", "What decides a match: hands won, points, or lives, of which the loser of a hand loses one"
    )
    per_seat: int = rule_field(
        "per-seat", 0,
        "The points that each player above two adds to `target` in a match for points, unless it was set",
        unit="points", minimum=-1000, maximum=1000, needs=("match", "points"),
    )  # fmt: skip


def card_values(scoring: Scoring) -> tuple[int, ...]:
    """Return by card the points that it costs its holder: from the narrowest entry of `values`, else 0."""
    values = [0] * CARDS
    for selector in sorted(scoring.values, key=specificity):
        worth = scoring.values[selector]
        for card in cards_in(selector_mask(selector) or 0):
            values[card] = _face_points(card) if isinstance(worth, str) else worth
    return tuple(values)


def _face_points(card: int) -> int:
    """Return the points of a card by its face: 1 for an Ace, 10 for courts, 0 for a joker."""
    return min(RANK[card] + 1, 10)


def value_parts(values: tuple[int, ...]) -> tuple[tuple[int, CardSet], ...]:
    """Return powers of two, each with the cards whose value contains it. The value of a card is the sum of its parts.

    Most games have fewer parts than different values, and a search adds up hands thousands of times.
    """
    found: dict[int, CardSet] = {}
    for card, points in enumerate(values):
        for place in [each for each in range(points.bit_length()) if abs(points) >> each & 1]:
            amount = 1 << place if points > 0 else -1 << place
            found[amount] = found.get(amount, 0) | 1 << card
    return tuple(found.items())


def compile_scoring(scoring: Scoring, builder: TablesBuilder) -> None:
    """Fill in how hands and matches are scored."""
    tables = builder.tables
    tables.target = builder.numbers["target"]
    # Cards score as they are played only in the sequence family; for other games `lint_scoring` reports an error.
    tables.score_by = "none" if scoring.hand_scoring == "play" and tables.family != SEQUENCE else scoring.hand_scoring
    tables.score_unit = scoring.score_unit
    tables.high_wins = scoring.winning_total == "high"
    tables.card_values = card_values(scoring)
    tables.value_parts = value_parts(tables.card_values)
    tables.doubling_cards = builder.select_cards(scoring.doubling_card)


def describe_scoring(scoring: Scoring, context: Context) -> Iterator[RuleSentence]:
    """Yield sentences on what wins the match, and what counts."""
    says: tuple[str, ...]
    if scoring.score_unit == "hands":
        won, says = Message("rule-match-of-hands", {"count": context.target}), ("target",)
    elif scoring.score_unit == "lives":
        won, says = Message("rule-match-of-lives", {"count": context.numbers["lives"]}), ("lives",)
    else:
        values: dict[str, Value] = {
            "target": context.target,
            "more": scoring.per_seat if context.target_grows and not context.seats else 0,
            "least": context.min_seats,
            "wins": scoring.winning_total,
        }
        won = Message("rule-match-of-points", values)
        says = ("target", "scoring.wins", "scoring.per-seat")
    yield RuleSentence(scoring.score_unit, "winning", won, ("scoring.match", *says))
    if scoring.hand_scoring != "none":
        counts = Message("rule-winner-collects" if scoring.hand_scoring == "winner" else "rule-everybody-counts")
        yield RuleSentence("scoring", "winning", counts, ("scoring.by",))
        last = tuple(selector_message(each) for each in scoring.doubling_card if context.has_card(each))
        if last:
            yield RuleSentence("scoring", "winning", Message("rule-doubling", {"cards": last}), ("scoring.doubles-on",))
        worth = tuple(
            Message("card-worth", {"card": selector_message(each), "points": points})
            for selector, value in scoring.values.items()
            if context.has_card(selector)
            for each, points in _iter_entry_points(selector, value)
        )
        if worth:
            yield RuleSentence("scoring", "winning", Message("rule-worths", {"worths": worth}), ("scoring.values",))
    blocked = {"winner": Message("rule-blocked-difference"), "held": Message("rule-blocked-counts")}
    yield RuleSentence("blocked", "winning", blocked.get(scoring.hand_scoring, Message("rule-blocked-fewest")))


def points_of_entry(selector: str, worth: int | str) -> int | None:
    """Return the points of each card of an entry; None for a suit that counts by face, since its cards differ."""
    if isinstance(worth, int):
        return worth
    return None if selector[0] == "*" else _face_points(cards_in(selector_mask(selector) or 0)[0])


def _iter_entry_points(selector: str, worth: int | str) -> Iterator[tuple[str, int]]:
    """Yield (selector, points) for an entry: one pair, or one for each card if their points differ."""
    points = points_of_entry(selector, worth)
    if points is not None:
        yield selector, points
        return
    for rank in RANKS:
        yield from _iter_entry_points(rank + selector[1], worth)


def lint_scoring(scoring: Scoring, context: Context) -> Iterator[Finding]:
    """Yield findings if a match for points gives no points, cards have no points to count, or points as cards are
    played are set in another family.
    """
    if scoring.score_unit == "points" and scoring.hand_scoring == "none":
        yield Finding("error", "scoring", Message("lint-no-points"))
    if scoring.hand_scoring in ("held", "winner") and not any(scoring.values.values()):
        level: Literal["error", "warning"] = "error" if scoring.score_unit == "points" else "warning"
        yield Finding(level, "scoring", Message("lint-no-card-values"))
    if scoring.hand_scoring == "play" and context.family != SEQUENCE:
        yield Finding("error", "scoring", Message("lint-points-in-play"))


WORD = TableWord(
    key="scoring", cls=Scoring, order=100, compile=compile_scoring, describe=describe_scoring, lint=lint_scoring
)
