"""The words of rulesets: what the file of each word declares, and what its functions are given.

There are three kinds: tables of a ruleset (`[turn]`, `[scoring]` …), effects of a card (`skip` in `[cards.8]`), and
answers to a penalty (`add` in `[replies.two]`). They are found by walking the folder `words`. The reader, the compiler,
`explain`, `lint`, `difference`, the editor and the page of all keys use what was found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar, cast

from engine.cards import Card, CardSet, cards_in
from engine.events import Event, Played
from engine.messages import Message, language
from engine.play.tables import NO_EFFECT, AnswerFunction, EffectFunction, Tables
from engine.rules.effect import Effect, Reply
from engine.rules.fields import Field, RulesError
from engine.rules.selectors import EFFECT, POWER, selector_mask, specificity

T = TypeVar("T")
SHEDDING: Final = "shedding"
SEQUENCE: Final = "sequence"

# The parts of the rules into which sentences are grouped, in reading order.
Group = Literal["start", "playing", "cards", "several", "drawing", "declaring", "finishing", "winning"]


@dataclass(eq=False, repr=False)
class Context:
    """What a rule word may read of its ruleset: at a table of `seats` seats, or if that's 0, at all tables that the
    ruleset allows.
    """

    id: str
    family: str
    seats: int
    min_seats: int  # the fewest seats that the ruleset allows
    max_seats: int  # the most seats
    numbers: Mapping[str, int]  # by key, at this table; for all tables, those of the fewest seats
    steps: tuple[tuple[int, Mapping[str, int]], ...]  # (seats, numbers) wherever the numbers change, fewest seats first
    ranks: str  # the ranks in the pack
    target: int  # the points or hands that end a match
    target_grows: bool  # whether the target depends on the number of seats
    effects: Mapping[str, Effect]  # by selector
    replies: Mapping[str, Mapping[str, Reply]]  # by group and selector
    extra_targets: Mapping[str, tuple[str, ...]]  # by selector
    tables: Mapping[type[Any], Any]  # every other table by its class
    source: Callable[[str], str]  # gives the source of a key

    def table_of(self, cls: type[T]) -> T:
        """Return the ruleset's table of a class, such as `Turn`."""
        return cast("T", self.tables[cls])

    @property
    def all_seats(self) -> range:
        """The numbers of players that this context covers."""
        return range(self.seats, self.seats + 1) if self.seats else range(self.min_seats, self.max_seats + 1)

    def has_card(self, selector: str) -> bool:
        """Return whether a selector names cards that are in the pack."""
        if selector.startswith("JK"):
            return any(numbers["jokers"] for _, numbers in self.steps)
        return selector[0] == "*" or ("J" if selector in ("BJ", "RJ") else selector[0]) in self.ranks

    def any_card_sets(self, field: Field[Any]) -> bool:
        """Return whether any card of the pack sets a field."""
        return any(effect[field] != field.default and self.has_card(each) for each, effect in self.effects.items())

    def is_single(self, selector: str) -> bool:
        """Return whether a selector names one card of which the pack has only one copy."""
        packs, jokers = (max(numbers[each] for _, numbers in self.steps) for each in ("packs", "jokers"))
        if selector in ("JKr", "JKb"):
            return jokers <= 2
        return jokers == 1 if selector == "JK" else len(selector) == 2 and selector[0] in self.ranks and packs == 1


class TablesBuilder:
    """The tables that a ruleset is compiled into, and what the words need to fill them."""

    def __init__(self, context: Context, tables: Tables) -> None:
        self.context = context
        self.numbers = context.numbers
        self.tables = tables
        self.effect: list[Effect] = []  # by card, the effect in the narrowest entry that names it
        self.with_effect: CardSet = 0  # the cards that have an effect
        self._kinds: dict[tuple[EffectFunction, str], int] = {}

    def select_cards(self, selectors: Iterable[str]) -> CardSet:
        """Return the cards of the pack that a list of selectors names; `effect` and `power` are allowed. Raises
        RulesError if a selector names no card.
        """
        mask = 0
        for selector in selectors:
            if selector in (EFFECT, POWER):
                mask |= self.with_effect if selector == EFFECT else self.tables.power_cards
                continue
            found = selector_mask(selector)
            if found is None:
                raise RulesError(self.context.id, f"'{selector}' names no card")
            mask |= found & self.tables.pack_mask
        return mask

    def iter_narrowest_last(self, entries: Iterable[str]) -> Iterator[tuple[str, list[Card]]]:
        """Yield each selector with the cards of the pack that it names, narrower ones after wider ones."""
        for selector in sorted(entries, key=specificity):
            yield selector, cards_in(self.select_cards((selector,)))

    def set_effect(self, card: Card, act: EffectFunction, amount: int = 1, variant: str = "") -> None:
        """Set what a card does at the end of a turn. Cards with the same function and variant act as one block."""
        kind = self._kinds.setdefault((act, variant), len(self.tables.effect_functions))
        if kind == len(self.tables.effect_functions):
            self.tables.effect_functions.append(act)
        self.tables.effect[card] = kind
        self.tables.amount[card] = amount

    def reply_amount(self, reply: Reply, card: Card) -> int:
        """Return how many cards an answer adds or removes: its own amount, or that of the card's own penalty if it
        gives none.
        """
        said = self.numbers["deal"] if isinstance(reply.amount, str) else reply.amount
        return said or self.tables.amount[card]

    def has_no_effect(self, card: Card) -> bool:
        """Return whether the card has no effect at the end of a turn yet. Of several effects, the first counts."""
        return self.tables.effect[card] == NO_EFFECT


def cards_message(count: int) -> Message:
    """Return a number of cards as a message."""
    return Message("count-cards", {"count": count})


def amount_message(amount: int | str) -> Message:
    """Return an amount of cards (a number, or "dealt") as a message."""
    return Message("as-many-as-dealt") if isinstance(amount, str) else cards_message(amount)


@dataclass(frozen=True)
class RuleSentence:
    """One sentence about a ruleset: its key (as in a refusal), its group, and what it says.

    `covers` are the keys of the ruleset that it explains, such as `draw.take`, `cards.8` or `deal`; empty if that is
    only its own key. The sentence is attributed to an option that sets one of them.
    """

    key: str
    group: Group
    message: Message
    covers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Finding:
    """One problem of a ruleset: an error makes it unusable, a warning doesn't. `key` is that of the rule, as in
    `explain`.
    """

    level: Literal["error", "warning"]
    key: str
    message: Message

    @property
    def text(self) -> str:
        """The problem in English."""
        return language().render(self.message)

    def __str__(self) -> str:
        return f"{self.level} {self.key}: {self.text}"


@dataclass(kw_only=True, eq=False, repr=False)
class TableWord:
    """A table of a ruleset, such as `[turn]`.

    - `order`: its position among the tables; `sentence_order`: that of its sentences, if another.
    - `families`: the families of games whose rules describe it.
    - `sentence_keys`: the keys of its sentences, if others than its own; `one_key_an_entry`: whether each entry has
      sentences with its own key, such as `cards.8`.
    - `cls`: the dataclass of a table with fixed keys; other tables have `read` and `check`, which gets all tables by
      key.
    - `compile` fills the tables for playing; `describe` makes the sentences; `lint` finds problems of any table,
      `lint_at` those at a number of seats.
    """

    key: str
    cls: type[Any] | None = None
    order: int
    sentence_order: int = -1
    sentence_keys: tuple[str, ...] = ()
    one_key_an_entry: bool = False
    families: tuple[str, ...] = (SHEDDING,)
    compile: Callable[[Any, TablesBuilder], None] | None = None
    read: Callable[[object, str], Any] | None = None
    check: Callable[[Any, str, Mapping[str, Any]], None] | None = None
    describe: Callable[[Any, Context], Iterator[RuleSentence]] | None = None
    lint: Callable[[Any, Context], Iterator[Finding]] | None = None
    lint_at: Callable[[Any, Context, Tables], Iterator[Finding]] | None = None


@dataclass(kw_only=True, eq=False, repr=False)
class EffectWord:
    """An effect of a card. `field` says whether a card has it, `more_fields` are its details.

    - `order`: its position among the effects; `sentence_order`: that of its part of the sentence, if another.
    - `flags`: what the card does as soon as it's played; `act`: what it does at the end of the turn; `compile` fills
      everything else for one card, `compile_entry` for all cards of an entry.
    - Of several words of a card that act at the end of the turn only the first acts. `acts_at_turn_end` marks one that
      says so in `compile`. `idle_beside`: the flags of other words beside which this one never acts.
    - `describe`: its part of the sentence about an entry, or a function that makes the parts. With `placement` they say
      where the card may be played, else what happens when it is played. `describe_more` makes further sentences, each
      with the key of its source, such as `answerable`.
    - `events`: the kinds of event that show it.
    - `check` raises RulesError; `lint` is called for each entry, `lint_at` with the cards that have the effect.
    - `keeps_turn`: whether its player goes on; `returns_turn`: at which tables the turn comes back because all others
      are skipped.
    """

    field: Field[Any]
    more_fields: tuple[Field[Any], ...] = ()
    order: int
    sentence_order: int = -1
    flags: int = 0
    act: EffectFunction | None = None
    acts_at_turn_end: bool = False
    idle_beside: int = 0
    compile: Callable[[Effect, Card, TablesBuilder], None] | None = None
    compile_entry: Callable[[Effect, CardSet, TablesBuilder], None] | None = None
    describe: Message | Callable[[str, Effect, Context], Iterable[Message]]
    placement: bool = False
    describe_more: Callable[[str, Effect, Context], Iterable[tuple[Message, str]]] | None = None
    events: tuple[type[Event], ...] = (Played,)
    check: Callable[[Effect, str], None] | None = None
    lint: Callable[[str, Effect, Context, Tables], Iterator[Finding]] | None = None
    lint_at: Callable[[CardSet, Tables], Iterator[Finding]] | None = None
    keeps_turn: bool = False
    returns_turn: Callable[[Tables, Card], bool] | None = None

    def __post_init__(self) -> None:
        if not (self.flags or self.act or self.compile or self.compile_entry):
            raise TypeError(f"'{self.field.key}' says nothing of how it compiles, so nobody could play it")
        self.acts_at_turn_end |= self.act is not None

    def compile_card(self, effect: Effect, card: Card, builder: TablesBuilder) -> None:
        """Fill what playing looks up for a card with this effect. Of several functions for the end of the turn, the
        first counts.
        """
        builder.tables.flags[card] |= self.flags
        if self.act is not None and builder.has_no_effect(card):
            builder.set_effect(card, self.act)
        if self.compile is not None:
            self.compile(effect, card, builder)

    def sentence_parts(self, selector: str, effect: Effect, context: Context) -> Iterable[Message]:
        """Return the parts of the sentence about an entry that describe this word."""
        return (self.describe,) if isinstance(self.describe, Message) else self.describe(selector, effect, context)

    @property
    def fields(self) -> tuple[Field[Any], ...]:
        """All fields of the word."""
        return (self.field, *self.more_fields)

    def is_idle_beside(self, other: EffectWord) -> bool:
        """Return whether this word never acts on a card that also has the `other` word."""
        both_at_end = self.acts_at_turn_end and other.acts_at_turn_end
        return bool(self.idle_beside & other.flags) or (both_at_end and other.order < self.order)

    def is_in(self, effect: Effect) -> bool:
        """Return whether an effect sets any of the word's fields."""
        return any(effect[each] != each.default for each in self.fields)


@dataclass(kw_only=True, eq=False, repr=False)
class ReplyWord:
    """What a card can do as an answer to a penalty: `does` in `[replies.GROUP]`.

    - `used_fields`: the fields of a `Reply` that it reads.
    - `act` is called when the card is played, or the function that `compile` makes.
    - `describe`: its message, or a function that makes it.
    - `events`: the kinds of event that show it.
    """

    does: str
    meaning: str
    order: int
    used_fields: tuple[str, ...] = ()
    act: AnswerFunction | None = None
    compile: Callable[[Reply, Card, int, TablesBuilder], AnswerFunction] | None = None
    describe: Message | Callable[[Reply, Context], Message]
    events: tuple[type[Event], ...]
    raises_penalty: bool = False  # whether the penalty may become larger

    def answer_function(self, reply: Reply, card: Card, group: int, builder: TablesBuilder) -> AnswerFunction:
        """Return the function to call when `card` answers the group with number `group`. Raises TypeError if the word
        declares none.
        """
        made = self.act if self.compile is None else self.compile(reply, card, group, builder)
        if made is None:
            raise TypeError(f"'{self.does}' says nothing of what it does")
        return made

    def message(self, reply: Reply, context: Context) -> Message:
        """Return the message that describes the answer."""
        return self.describe if isinstance(self.describe, Message) else self.describe(reply, context)
