"""What a word of the rules is: the parts that its file declares, and what it is handed to make them with.

There are three kinds: tables of a ruleset (`[turn]`, `[scoring]` …), effects of a card (`skip` in `[cards.8]`), and
answers to a pick-up (`add` in `[replies.two]`). They are found by walking the folder `words`; the reader, the compiler,
`explain`, `lint`, `difference`, the editor and the page of all keys walk what was found.
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

# The parts of the rules in which sentences stand, in reading order.
Group = Literal["start", "playing", "cards", "several", "drawing", "declaring", "finishing", "winning"]


@dataclass(eq=False, repr=False)
class Context:
    """A ruleset as its words see it, at a table of `seats`; where that is 0, at any that it is for."""

    id: str
    family: str
    seats: int
    least: int  # fewest seats,
    most: int  # and most
    numbers: Mapping[str, int]  # at such a table; at any, those of the fewest players
    steps: tuple[tuple[int, Mapping[str, int]], ...]  # how the numbers change, from how many players on
    ranks: str  # of the pack
    target: int  # what ends a match,
    grows: bool  # and whether that goes with the number of seats
    effects: Mapping[str, Effect]  # by selector
    replies: Mapping[str, Mapping[str, Reply]]  # by group and selector
    also: Mapping[str, tuple[str, ...]]  # by selector
    tables: Mapping[type[Any], Any]  # every other table by its class
    source: Callable[[str], str]  # where a word comes from

    def of(self, cls: type[T]) -> T:
        """A table of the ruleset."""
        return cast("T", self.tables[cls])

    @property
    def all_seats(self) -> range:
        """The numbers of players that are meant."""
        return range(self.seats, self.seats + 1) if self.seats else range(self.least, self.most + 1)

    def has(self, selector: str) -> bool:
        """Whether a selector names cards of the pack."""
        if selector.startswith("JK"):
            return any(numbers["jokers"] for _, numbers in self.steps)
        return selector[0] == "*" or ("J" if selector in ("BJ", "RJ") else selector[0]) in self.ranks

    def any_card(self, field: Field[Any]) -> bool:
        """Whether a card of the pack has a word."""
        return any(effect[field] != field.default and self.has(each) for each, effect in self.effects.items())

    def is_single(self, selector: str) -> bool:
        """Whether a selector names one card of which there is one copy."""
        packs, jokers = (max(numbers[each] for _, numbers in self.steps) for each in ("packs", "jokers"))
        if selector in ("JKr", "JKb"):
            return jokers <= 2
        return jokers == 1 if selector == "JK" else len(selector) == 2 and selector[0] in self.ranks and packs == 1


class Making:
    """Tables in the making."""

    def __init__(self, context: Context, tables: Tables) -> None:
        self.context = context
        self.numbers = context.numbers
        self.tables = tables
        self.effect: list[Effect] = []  # by card, the narrowest entry that names it
        self.with_effect: CardSet = 0  # the cards of which that says something
        self._kinds: dict[tuple[EffectFunction, str], int] = {}

    def select(self, selectors: Iterable[str]) -> CardSet:
        """The cards of the pack that a list of selectors names, `effect` and `power` among them."""
        mask = 0
        for selector in selectors:
            if selector in (EFFECT, POWER):
                mask |= self.with_effect if selector == EFFECT else self.tables.power
                continue
            found = selector_mask(selector)
            if found is None:
                raise RulesError(self.context.id, f"'{selector}' names no card")
            mask |= found & self.tables.pack_mask
        return mask

    def narrowest_last(self, entries: Iterable[str]) -> Iterator[tuple[str, list[Card]]]:
        """Selectors with the cards of the pack that they name, the narrower after the wider."""
        for selector in sorted(entries, key=specificity):
            yield selector, cards_in(self.select((selector,)))

    def acts(self, card: Card, act: EffectFunction, amount: int = 1, variant: str = "") -> None:
        """At the end of a turn the card acts so; cards with the same variant of it act as one block."""
        kind = self._kinds.setdefault((act, variant), len(self.tables.effect_functions))
        if kind == len(self.tables.effect_functions):
            self.tables.effect_functions.append(act)
        self.tables.effect[card] = kind
        self.tables.amount[card] = amount

    def reply_amount(self, reply: Reply, card: Card) -> int:
        """How many cards an answer adds or takes off: as it says, else as many as the card makes others take."""
        said = self.numbers["deal"] if isinstance(reply.amount, str) else reply.amount
        return said or self.tables.amount[card]

    def is_free(self, card: Card) -> bool:
        """Whether the card does not act yet: of several effects that act at the end of a turn the first counts."""
        return self.tables.effect[card] == NO_EFFECT


def cards_message(count: int) -> Message:
    """So many cards."""
    return Message("count-cards", {"count": count})


def amount_message(amount: int | str) -> Message:
    """So many cards, or as many as were dealt."""
    return Message("as-many-as-dealt") if isinstance(amount, str) else cards_message(amount)


@dataclass(frozen=True)
class Told:
    """One sentence of a ruleset: its key, as in a refusal, where it stands, what it says.

    `says` are the words and numbers of the ruleset that it puts into words, as `draw.take`, `cards.8` or `deal`: an
    option that sets one of them is behind it. None where nothing but its own key is meant.
    """

    key: str
    group: Group
    message: Message
    says: tuple[str, ...] = ()


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong: an error stops a ruleset, a warning explains itself.

    `key` is the rule's, as in explain.
    """

    level: Literal["error", "warning"]
    key: str
    message: Message

    @property
    def text(self) -> str:
        """What is wrong, in English."""
        return language().render(self.message)

    def __str__(self) -> str:
        return f"{self.level} {self.key}: {self.text}"


@dataclass(kw_only=True, eq=False, repr=False)
class TableWord:
    """A table of a ruleset, as `[turn]`.

    `place` is its place among them, `said` that of its sentences where that is another, `families` those that tell it.
    `spoken` are the keys of its sentences where they are others than its own; each entry of a table that is told
    `apart` has sentences of its own key, as `cards.8`.
    A table of a fixed form has a class, which says how it is read and checked; others have `read` and `check`, which is
    handed all tables by key. `compile` sets the tables that playing looks up; `tell` makes its sentences; `lint` says
    what cannot work whatever is dealt, and `lint_at` what cannot at the seats of some tables.
    """

    key: str
    cls: type[Any] | None = None
    place: int
    said: int = -1
    spoken: tuple[str, ...] = ()
    apart: bool = False
    families: tuple[str, ...] = (SHEDDING,)
    compile: Callable[[Any, Making], None] | None = None
    read: Callable[[object, str], Any] | None = None
    check: Callable[[Any, str, Mapping[str, Any]], None] | None = None
    tell: Callable[[Any, Context], Iterator[Told]] | None = None
    lint: Callable[[Any, Context], Iterator[Finding]] | None = None
    lint_at: Callable[[Any, Context, Tables], Iterator[Finding]] | None = None


@dataclass(kw_only=True, eq=False, repr=False)
class EffectWord:
    """A word of a card. `field` says whether a card has it, `more` what else can be said then.

    `place` is its place among the words of a card, `said` that of its part of the sentence where that is another.
    `flags` are what playing asks of the card at once, `act` what it does at the end of the turn; `compile` sets
    whatever else playing looks up for one card, `compile_entry` for all cards that an entry names. `tell` is the part
    of the sentence about an entry, or makes its parts: where the card goes for a `placement`, else what happens when it
    is played. `tell_more` makes sentences of their own, each with the key that
    says where it comes from, as `answerable`. `events` are the kinds of event by which it shows. `check` raises
    RulesError; `lint` is asked for each entry, `lint_at` with the cards that have the word. After a card that `keeps`
    the turn its player goes on; `returns` says at which tables the turn comes back since nobody else is left.
    """

    field: Field[Any]
    more: tuple[Field[Any], ...] = ()
    place: int
    said: int = -1
    flags: int = 0
    act: EffectFunction | None = None
    compile: Callable[[Effect, Card, Making], None] | None = None
    compile_entry: Callable[[Effect, CardSet, Making], None] | None = None
    tell: Message | Callable[[str, Effect, Context], Iterable[Message]]
    placement: bool = False
    tell_more: Callable[[str, Effect, Context], Iterable[tuple[Message, str]]] | None = None
    events: tuple[type[Event], ...] = (Played,)
    check: Callable[[Effect, str], None] | None = None
    lint: Callable[[str, Effect, Context, Tables], Iterator[Finding]] | None = None
    lint_at: Callable[[CardSet, Tables], Iterator[Finding]] | None = None
    keeps: bool = False
    returns: Callable[[Tables, Card], bool] | None = None

    def __post_init__(self) -> None:
        if not (self.flags or self.act or self.compile or self.compile_entry):
            raise TypeError(f"'{self.field.key}' says nothing of how it compiles, so nobody could play it")

    def compile_card(self, effect: Effect, card: Card, making: Making) -> None:
        """Sets what playing looks up for a card with the word; of several that act the first word counts."""
        making.tables.flags[card] |= self.flags
        if self.act is not None and making.is_free(card):
            making.acts(card, self.act)
        if self.compile is not None:
            self.compile(effect, card, making)

    def parts(self, selector: str, effect: Effect, context: Context) -> Iterable[Message]:
        """The parts of the sentence about an entry."""
        return (self.tell,) if isinstance(self.tell, Message) else self.tell(selector, effect, context)

    @property
    def fields(self) -> tuple[Field[Any], ...]:
        """Everything that can be said with the word."""
        return (self.field, *self.more)

    def is_in(self, effect: Effect) -> bool:
        """Whether anything is said with the word."""
        return any(effect[each] != each.default for each in self.fields)


@dataclass(kw_only=True, eq=False, repr=False)
class ReplyWord:
    """What a card can do as an answer to a pick-up: `does` in `[replies.GROUP]`.

    `heeds` are the fields of a reply that it looks at. When the card is laid `act` acts, or what `compile` makes of
    it. `tell` is what is said about it, or makes that.
    """

    does: str
    meaning: str
    place: int
    heeds: tuple[str, ...] = ()
    act: AnswerFunction | None = None
    compile: Callable[[Reply, Card, int, Making], AnswerFunction] | None = None
    tell: Message | Callable[[Reply, Context], Message]
    events: tuple[type[Event], ...]
    grows: bool = False  # whether the sum may become larger

    def reaction(self, reply: Reply, card: Card, group: int, making: Making) -> AnswerFunction:
        """What happens when the card is laid to answer the group. TypeError if the word does not say."""
        made = self.act if self.compile is None else self.compile(reply, card, group, making)
        if made is None:
            raise TypeError(f"'{self.does}' says nothing of what it does")
        return made

    def message(self, reply: Reply, context: Context) -> Message:
        """What is said about it."""
        return self.tell if isinstance(self.tell, Message) else self.tell(reply, context)
