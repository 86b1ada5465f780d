"""`[sequence]`: the sequence family, in which the whole pack is dealt and each card must be followed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.cards import PLAIN_CARDS, RANKS
from engine.messages import Message, rank_message
from engine.rules.fields import rule_field
from engine.rules.word import SEQUENCE, Context, RuleSentence, TablesBuilder, TableWord
from engine.rules.words.start import Start, describe_seating


@dataclass(frozen=True, kw_only=True)
class Sequence:
    """Points of the sequence family: for one over and one under the card before, for the ends, for a knock-out."""

    points_for_over: int = rule_field(
        "over",
        0,
        "The score for playing one rank above the card before, in its suit",
        unit="points",
        minimum=-100,
        maximum=100,
    )
    points_for_under: int = rule_field(
        "under",
        0,
        "The score for playing one rank below the card before, in its suit",
        unit="points",
        minimum=-100,
        maximum=100,
    )
    high: str = rule_field("high", "", "A rank that scores if it leads or follows suit", kind="rank")
    high_points: int = rule_field(
        "high-points", 0, "The score for it", unit="points", minimum=-100, maximum=100, needs=("high", "*")
    )
    low: str = rule_field("low", "", "Another rank that scores like that", kind="rank")
    low_points: int = rule_field(
        "low-points", 0, "The score for it", unit="points", minimum=-100, maximum=100, needs=("low", "*")
    )
    scores_knock_outs: bool = rule_field(
        "knock-out", False, "Whether a knock-out scores the held cards, for the player of the card before"
    )
    even_hands: bool = rule_field(
        "even-hands", False, "Whether one or two jokers are added if they make all hands equal"
    )


def compile_sequence(sequence: Sequence, builder: TablesBuilder) -> None:
    """Fill in the points of cards as they are played."""
    tables = builder.tables
    tables.points_for_over = sequence.points_for_over
    tables.points_for_under = sequence.points_for_under
    for rank, points in ((sequence.low, sequence.low_points), (sequence.high, sequence.high_points)):
        if rank:
            tables.rank_points[RANKS.index(rank)] = points
    tables.scores_knock_outs = sequence.scores_knock_outs


def describe_sequence(sequence: Sequence, context: Context) -> Iterator[RuleSentence]:
    """Yield sentences with all rules of the family."""
    numbers = context.numbers
    yield RuleSentence("seats", "start", Message("rule-seats", {"least": context.min_seats, "most": context.max_seats}))
    jokers = Message("count-jokers", {"count": numbers["jokers"]})
    yield RuleSentence(
        "deal",
        "start",
        Message("rule-sequence-deal", {"jokers": jokers, "even": sequence.even_hands}),
        ("jokers", "sequence.even-hands"),
    )
    hands = [(seats, _hand_sizes(sequence, numbers, seats)) for seats in context.all_seats]
    if context.seats:
        dealt = Message("rule-sequence-hand", {"cards": hands[0][1]})
    else:
        each = tuple(Message("sequence-hand", {"seats": seats, "cards": cards}) for seats, cards in hands)
        dealt = Message("rule-sequence-hands", {"hands": each})
    yield RuleSentence("deal", "start", dealt, ("jokers", "packs", "sequence.even-hands"))
    yield RuleSentence("start", "start", Message("rule-sequence-start"))
    yield from describe_seating(context.table_of(Start))
    yield RuleSentence("match", "playing", Message("rule-sequence-match"))
    out = Message("rule-knock-out-scores" if sequence.scores_knock_outs else "rule-knock-out")
    yield RuleSentence("out", "playing", out)
    yield RuleSentence("stop", "playing", Message("rule-sequence-stop"))
    yield RuleSentence("last", "playing", Message("rule-sequence-last"))
    steps = []
    if sequence.points_for_over:
        steps.append(Message("scores-over", {"points": sequence.points_for_over}))
    if sequence.points_for_under:
        steps.append(Message("scores-under", {"points": sequence.points_for_under}))
    if steps:
        yield RuleSentence("sequence.over", "winning", Message("rule-sequence-steps", {"steps": tuple(steps)}))
    for rank, worth in ((sequence.high, sequence.high_points), (sequence.low, sequence.low_points)):
        if rank and worth:
            ends = Message("rule-sequence-rank", {"card": rank_message(rank), "points": worth})
            yield RuleSentence(f"sequence.{rank}", "winning", ends)
    yield RuleSentence("ace", "winning", Message("rule-ace-high"))
    yield RuleSentence("below", "winning", Message("rule-sequence-below"))
    yield RuleSentence("end", "winning", Message("rule-sequence-end", {"target": numbers["target"]}), ("target",))


def _hand_sizes(sequence: Sequence, numbers: Mapping[str, int], seats: int) -> tuple[int, ...]:
    """Return the number of cards in a hand at a table: one number, or two if the pack doesn't divide evenly."""
    cards = PLAIN_CARDS * numbers["packs"] + numbers["jokers"]
    cards += added_jokers(sequence, numbers, seats)
    return tuple(dict.fromkeys((cards // seats, -(-cards // seats))))


def added_jokers(sequence: Sequence, numbers: Mapping[str, int], seats: int) -> int:
    """Return the number of jokers added to make all hands equal; 0 if that would take more than two."""
    short = -(PLAIN_CARDS * numbers["packs"] + numbers["jokers"]) % seats
    return short if sequence.even_hands and short <= 2 else 0


WORD = TableWord(
    key="sequence", cls=Sequence, order=110, families=(SEQUENCE,), compile=compile_sequence, describe=describe_sequence
)  # fmt: skip
