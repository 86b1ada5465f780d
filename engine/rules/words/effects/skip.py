"""`skip`: the next player misses turns; with `answerable` they may or must answer with the same rank."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.events import SkipsSet
from engine.messages import Message
from engine.play.state import State
from engine.play.tables import Tables
from engine.rules.effect import Effect
from engine.rules.fields import Field, choice_field
from engine.rules.word import Context, EffectWord, TablesBuilder

TURNS: Field[int] = Field(
    key="skip", kind="number", default=0, maximum=10, unit="turns", meaning="How many turns the next player misses"
)
ANSWERABLE: Field[bool | str] = choice_field(
    "answerable", False, (True, "must", "pass"), "Whether the next player may or must answer with the same rank, which "
    "passes the sum on; with `pass` only the turns of the answer are missed",
)  # fmt: skip


def compile_skip(effect: Effect, card: Card, builder: TablesBuilder) -> None:
    """Fill in the amount and effect of the card, and how it can be answered."""
    if not effect[TURNS]:
        return
    tables = builder.tables
    tables.skip_cards |= 1 << card
    if builder.has_no_effect(card):
        builder.set_effect(card, add_skips, effect[TURNS])
        tables.attack_cards |= 1 << card
        if effect[ANSWERABLE]:
            tables.answerable |= 1 << card
            tables.must_answer |= (effect[ANSWERABLE] == "must") << card
            tables.passes_skips |= (effect[ANSWERABLE] == "pass") << card


def add_skips(state: State, block: list[Card]) -> bool:
    """Make the next player miss turns, or let them answer first. Return False: the turn passes on."""
    tables = state.tables
    turns = sum(tables.amount[card] for card in block)
    if tables.answerable >> block[-1] & 1:
        state.pending_skips += turns
    else:
        state.skips_left[state.next_seat(state.to_act)] += turns
    if state.log is not None:
        state.log.append(SkipsSet(state.to_act, turns))
    return False


def returns_turn(tables: Tables, card: Card) -> bool:
    """Return whether the turn comes back because all others are skipped."""
    misses = tables.effect_functions[tables.effect[card]] is add_skips
    return misses and (1 + tables.amount[card]) % tables.seats == 0


def describe_skip(selector: str, effect: Effect, context: Context) -> Iterator[Message]:
    """Yield the part of the sentence about a card that says how many turns are missed."""
    if effect[TURNS]:
        answerable = "does-skip-answerable"
        said = {True: answerable, "pass": answerable, "must": "does-skip-must-answer"}
        yield Message(said.get(effect[ANSWERABLE], "does-skip"), {"count": effect[TURNS]})


def describe_skip_answers(selector: str, effect: Effect, context: Context) -> Iterator[tuple[Message, str]]:
    """Yield a sentence on what happens to skips that are answered, with its key `answerable`."""
    if effect[TURNS] and effect[ANSWERABLE]:
        yield Message("rule-skips", {"adds": effect[ANSWERABLE] != "pass"}), ANSWERABLE.key


WORD = EffectWord(
    field=TURNS, more_fields=(ANSWERABLE,), order=50, acts_at_turn_end=True,
    compile=compile_skip, describe=describe_skip, describe_more=describe_skip_answers, events=(SkipsSet,),
    returns_turn=returns_turn,
)  # fmt: skip
