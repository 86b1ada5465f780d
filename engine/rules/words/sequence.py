"""`[sequence]`: the sequence family, in which the whole pack is dealt and each card must be followed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.cards import PLAIN_CARDS, RANKS
from engine.messages import Message, rank_message
from engine.rules.fields import told
from engine.rules.word import SEQUENCE, Context, Making, TableWord, Told
from engine.rules.words.start import Start, tell_round


@dataclass(frozen=True, kw_only=True)
class Sequence:
    """Points of the sequence family: for one over and one under the card before, for the ends, for a knock-out."""

    over: int = told(
        "over",
        0,
        "The score for playing one rank above the card before, in its suit",
        unit="points",
        least=-100,
        most=100,
    )
    under: int = told(
        "under",
        0,
        "The score for playing one rank below the card before, in its suit",
        unit="points",
        least=-100,
        most=100,
    )
    high: str = told("high", "", "A rank that scores if it leads or follows suit", kind="rank")
    high_points: int = told(
        "high-points", 0, "The score for it", unit="points", least=-100, most=100, when=("high", "*")
    )
    low: str = told("low", "", "Another rank that scores like that", kind="rank")
    low_points: int = told("low-points", 0, "The score for it", unit="points", least=-100, most=100, when=("low", "*"))
    knock_out: bool = told(
        "knock-out", False, "Whether a knock-out scores the held cards, for the player of the card before"
    )
    even_hands: bool = told("even-hands", False, "Whether one or two jokers are added if they make all hands equal")


def compile_sequence(sequence: Sequence, making: Making) -> None:
    """The score of cards as they are played."""
    tables = making.tables
    tables.over = sequence.over
    tables.under = sequence.under
    for rank, points in ((sequence.low, sequence.low_points), (sequence.high, sequence.high_points)):
        if rank:
            tables.rank_points[RANKS.index(rank)] = points
    tables.knock_out = sequence.knock_out


def tell(sequence: Sequence, context: Context) -> Iterator[Told]:
    """All rules of the family."""
    numbers = context.numbers
    yield Told("seats", "start", Message("rule-seats", {"least": context.least, "most": context.most}))
    jokers = Message("count-jokers", {"count": numbers["jokers"]})
    yield Told(
        "deal",
        "start",
        Message("rule-sequence-deal", {"jokers": jokers, "even": sequence.even_hands}),
        ("jokers", "sequence.even-hands"),
    )
    hands = [(seats, _hands(sequence, numbers, seats)) for seats in context.all_seats]
    if context.seats:
        dealt = Message("rule-sequence-hand", {"cards": hands[0][1]})
    else:
        each = tuple(Message("sequence-hand", {"seats": seats, "cards": cards}) for seats, cards in hands)
        dealt = Message("rule-sequence-hands", {"hands": each})
    yield Told("deal", "start", dealt, ("jokers", "packs", "sequence.even-hands"))
    yield Told("start", "start", Message("rule-sequence-start"))
    yield from tell_round(context.of(Start))
    yield Told("match", "playing", Message("rule-sequence-match"))
    out = Message("rule-knock-out-scores" if sequence.knock_out else "rule-knock-out")
    yield Told("out", "playing", out)
    yield Told("stop", "playing", Message("rule-sequence-stop"))
    yield Told("last", "playing", Message("rule-sequence-last"))
    steps = []
    if sequence.over:
        steps.append(Message("scores-over", {"points": sequence.over}))
    if sequence.under:
        steps.append(Message("scores-under", {"points": sequence.under}))
    if steps:
        yield Told("sequence.over", "winning", Message("rule-sequence-steps", {"steps": tuple(steps)}))
    for rank, worth in ((sequence.high, sequence.high_points), (sequence.low, sequence.low_points)):
        if rank and worth:
            ends = Message("rule-sequence-rank", {"card": rank_message(rank), "points": worth})
            yield Told(f"sequence.{rank}", "winning", ends)
    yield Told("ace", "winning", Message("rule-ace-high"))
    yield Told("below", "winning", Message("rule-sequence-below"))
    yield Told("end", "winning", Message("rule-sequence-end", {"target": numbers["target"]}), ("target",))


def _hands(sequence: Sequence, numbers: Mapping[str, int], seats: int) -> tuple[int, ...]:
    """How many cards a hand can have at a table: one number, or two where the pack does not come out even."""
    cards = PLAIN_CARDS * numbers["packs"] + numbers["jokers"]
    cards += added_jokers(sequence, numbers, seats)
    return tuple(dict.fromkeys((cards // seats, -(-cards // seats))))


def added_jokers(sequence: Sequence, numbers: Mapping[str, int], seats: int) -> int:
    """The jokers that are added to make all hands equal: none where that would take more than two."""
    short = -(PLAIN_CARDS * numbers["packs"] + numbers["jokers"]) % seats
    return short if sequence.even_hands and short <= 2 else 0


WORD = TableWord(
    key="sequence", cls=Sequence, place=110, families=(SEQUENCE,), compile=compile_sequence, tell=tell
)  # fmt: skip
