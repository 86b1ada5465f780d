"""What is agreed before the first round of a score sheet: how rounds are entered, what counts, when it ends."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, Literal, get_args, get_type_hints

from engine.bounded_json import read_json
from engine.cards import card_text, full_pack, most_jokers, parse_card
from engine.messages import Message, SpokenError, language
from engine.messages.errors import TextError
from engine.names import LONGEST_NAME, clean_name
from engine.rules.reader import Rules
from engine.scoresheet.points import hand_value
from engine.stored_keys import keys_of, stored

Points = int | float
EntryKind = Literal["points", "cards", "places", "winner", "tally"]

MOST_POINTS: Final = 99_999
MOST_ROUNDS: Final = 999
MOST_MINUTES: Final = 24 * 60
MOST_LIVES: Final = 20
MOST_PLAYERS: Final = 20
MOST_PACKS: Final = 4


UNFIT: Final = Message("sheet-unfit")


class SheetError(TextError, SpokenError):
    """What cannot be entered on a sheet; the text says what was wrong and what is allowed.

    What no tap of a person can bring about is a text; they would be told no more than the `message`, that it does not
    fit.
    """

    code = "sheet"

    def __init__(self, why: str | Message, message: Message = UNFIT) -> None:
        if isinstance(why, str):
            super().__init__(why, message)
        else:
            super().__init__(language().render(why), why)


@dataclass(frozen=True, kw_only=True)
class Terms:
    """How a sheet counts. `rules` is None on a free sheet; 0 stands for "none" in every bound.

    `entry` is what is offered first, any entry is taken; `at_once` ends the match in mid-round; `penalty` is what each
    missed declaration and each blunder costs, where points count.
    """

    name: str = stored("name", default="")
    rules: Rules | None = stored(None, default=None)
    entry: EntryKind = stored("entry", default="points")
    counts: Literal["points", "hands", "lives"] = stored("counts", default="points")
    wins: Literal["high", "low"] = stored("wins", default="high")
    target: Points = stored("target", default=0)
    rounds: int = stored("rounds", default=0)
    minutes: int = stored("minutes", default=0)
    lives: int = stored("lives", default=0)
    out_at: Points = stored("out_at", default=0)
    half: bool = stored("half", default=False)
    collects: bool = stored("collects", default=False)
    ties: Literal["shared", "play-on"] = stored("ties", default="shared")
    deal: Literal["left", "right", "stays"] = stored("deal", default="left")
    direction: Literal[1, -1] = stored("direction", default=1)
    at_once: bool = stored("at_once", default=False)
    packs: int = stored("packs", default=1)
    loser_out: bool = stored("loser_out", default=False)
    penalty: Points = stored("penalty", default=0)

    @property
    def high_wins(self) -> bool:
        """Whether more is better: of hands won and of lives always."""
        return self.counts != "points" or self.wins == "high"


def terms_of(
    rules: Rules,
    players: int,
    *,
    rounds: int = 0,
    ties: Literal["shared", "play-on"] = "shared",
    penalty: Points = 0,
) -> Terms:
    """What a ruleset brings to a sheet of so many players; `rounds` takes the place of its target. Penalties of a
    ruleset are cards to draw, so what one costs in points is for the table to say.
    """
    scoring = rules.words.scoring
    numbers = rules.numbers(players)
    entry: dict[str, EntryKind] = {"held": "cards", "winner": "cards", "play": "tally", "none": "winner"}
    lives = scoring.match == "lives"
    return Terms(
        name=rules.name,
        rules=rules,
        # Whom a round costs a life or the match is who came last: who won does not say that.
        entry="places" if lives or rules.words.end.loser_out else entry[scoring.by],
        counts=scoring.match,
        wins="high" if scoring.match != "points" else scoring.wins,
        target=0 if rounds or lives else rules.target(players),
        rounds=rounds,
        lives=numbers["lives"] if lives else 0,
        collects=scoring.by == "winner",
        ties=ties,
        direction=rules.words.start.direction,
        at_once=scoring.by == "play" and not rounds,
        packs=numbers["packs"],
        loser_out=rules.words.end.loser_out,
        penalty=penalty,
    )


def check_terms(terms: Terms) -> Terms:
    """The terms, their name made clean, if they can be kept; SheetError names what cannot."""
    for name, most in (("rounds", MOST_ROUNDS), ("minutes", MOST_MINUTES), ("lives", MOST_LIVES)):
        whole(getattr(terms, name), name, 0, most)
    whole(terms.packs, "packs", 1, MOST_PACKS)
    points(terms.target, "target")
    points(terms.out_at, "out_at")
    points(terms.penalty, "penalty")
    for name in ("target", "out_at", "penalty"):
        if getattr(terms, name) < 0:
            raise SheetError(f"{name}: 0 or more is allowed", Message("sheet-less-than-nothing"))
    if terms.counts == "lives" and not terms.lives:
        raise SheetError(Message("sheet-no-lives", {"most": MOST_LIVES}))
    if len(terms.name) > LONGEST_NAME:
        raise SheetError(Message("sheet-long-name", {"most": LONGEST_NAME}))
    return replace(terms, name=clean_name(terms.name))


def terms_text(terms: Terms) -> str:
    """The terms as one line of JSON, less the ruleset; what has its default is left out."""
    values = ((key, getattr(terms, each.name), each.default) for key, each in keys_of(Terms).items())
    plain = {key: value for key, value, default in values if value != default}
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def parse_terms(text: str, rules: Rules | None) -> Terms:
    """The terms that `terms_text` wrote. Raises SheetError."""
    table = json_table(text)
    known, hints = keys_of(Terms), _hints()
    for key, value in table.items():
        if key not in known:
            raise SheetError(f"{key[:LONGEST_NAME]}: no such word in the terms of a sheet")
        hint = hints[known[key].name]
        allowed = get_args(hint)
        kinds = (int, float) if hint == Points else (hint,)
        if hint != Points and allowed:
            if not any(value == word and type(value) is type(word) for word in allowed):
                raise SheetError(f"{key}: {shown(value)} is not allowed; {', '.join(map(str, allowed))} are")
        elif type(value) not in kinds:
            raise SheetError(f"{key}: {shown(value)} is of the wrong kind")
    return check_terms(Terms(rules=rules, **{known[key].name: _settled(value) for key, value in table.items()}))


@lru_cache(maxsize=1)
def _hints() -> dict[str, Any]:
    return get_type_hints(Terms)


def _settled(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value.is_integer() else value


def json_table(text: str, most: int = 16_000) -> dict[str, Any]:
    """The JSON object in a text; SheetError if it is too long, is none, or has a key twice."""
    try:
        table = read_json(text, most, _once)
    except ValueError as error:
        raise SheetError(f"not JSON: {str(error)[:80]}") from None
    if not isinstance(table, dict):
        raise SheetError("an object is wanted")
    return table


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise SheetError("a key stands there twice")
    return found


def whole(value: object, what: str, least: int, most: int) -> int:
    """A whole number within its bounds, else SheetError."""
    if type(value) is not int or not least <= value <= most:
        raise SheetError(f"{what}: {shown(value)} is not a whole number of {least} to {most}")
    return value


def points(value: object, what: str = "points") -> Points:
    """Points as they are counted: whole ones as int, halves as float; else SheetError."""
    if type(value) not in (int, float) or not isinstance(value, (int, float)) or not abs(value) <= MOST_POINTS:
        raise SheetError(f"{what}: {shown(value)} is not a number of −{MOST_POINTS} to {MOST_POINTS}")
    if value * 2 != int(value * 2):
        raise SheetError(f"{what}: {shown(value)} is not a multiple of ½")
    return int(value) if value == int(value) else value


def points_text(value: Points) -> str:
    """Points for eyes: "12", "−3½", "½"."""
    whole_part = int(abs(value))
    half = "½" if abs(value) != whole_part else ""
    return ("−" if value < 0 else "") + (f"{whole_part}{half}" if whole_part or not half else half)


def shown(value: object) -> str:
    """A value in a message, cut short."""
    return repr(value)[:40]


def card_points(terms: Terms, cards: Iterable[str]) -> Points:
    """What cards that are left cost by the ruleset; the same card may be there once a pack. SheetError."""
    cards = tuple(cards)
    if terms.rules is None or terms.rules.words.scoring.by not in ("held", "winner"):
        raise SheetError("cards: this sheet has no card values; points are allowed")
    try:
        return sum(_value(terms.rules, card) for card in cards)
    except ValueError as error:
        raise SheetError(f"cards: {error}") from None


@lru_cache(maxsize=2048)
def _value(rules: Rules, card: str) -> int:
    return hand_value(rules, 1 << parse_card(card))


def valued_cards(terms: Terms) -> tuple[str, ...]:
    """The different cards that the packs of the ruleset hold, suit by suit, jokers last; none on a free sheet."""
    return tuple(_copies(terms.rules, terms.packs)) if terms.rules else ()


def may_hold(terms: Terms, cards: Iterable[str]) -> bool:
    """Whether the packs at the table hold so many copies of each of these cards."""
    if terms.rules is None:
        return False
    copies = _copies(terms.rules, terms.packs)
    return all(count <= copies.get(card, 0) for card, count in Counter(cards).items())


@lru_cache(maxsize=64)
def _copies(rules: Rules, packs: int) -> Mapping[str, int]:
    words = rules.words
    coloured = words.has_coloured_jokers
    jokers = min(rules.numbers(rules.least_seats)["jokers"], most_jokers(packs, coloured))
    return Counter(card_text(card) for card in full_pack(packs, jokers, coloured, words.start.ranks))
