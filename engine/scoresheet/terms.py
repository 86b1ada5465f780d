"""What is agreed before the first round of a score sheet: how rounds are entered, what counts,
and when the match ends."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, Literal, get_args, get_type_hints

from engine.bounded_json import read_json
from engine.cards import card_text, make_pack, max_jokers, parse_card
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
    """Something that can't be entered on a sheet. The text says what was wrong and what is allowed.

    Errors that no tap can cause share one `message` for people: that it doesn't fit.
    """

    code = "sheet"

    def __init__(self, why: str | Message, message: Message = UNFIT) -> None:
        if isinstance(why, str):
            super().__init__(why, message)
        else:
            super().__init__(language().render(why), why)


@dataclass(frozen=True, kw_only=True)
class Terms:
    """How a sheet counts. `rules` is None on a sheet without a ruleset; 0 means "none" in every bound.

    `entry` is the kind of entry offered first, all are accepted; `ends_mid_round` lets the match end in the middle of a
    round; `penalty` is the points for each missed declaration and each wrong card.
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
    ends_mid_round: bool = stored("at_once", default=False)
    packs: int = stored("packs", default=1)
    loser_out: bool = stored("loser_out", default=False)
    penalty: Points = stored("penalty", default=0)

    @property
    def high_wins(self) -> bool:
        """Whether more is better; always true of hands won and lives."""
        return self.counts != "points" or self.wins == "high"


def terms_of(
    rules: Rules,
    players: int,
    *,
    rounds: int = 0,
    ties: Literal["shared", "play-on"] = "shared",
    penalty: Points = 0,
) -> Terms:
    """The terms that a ruleset gives for a number of players. `rounds` replaces its target. `penalty` is for the table
    to decide, since penalties of rulesets are in cards.
    """
    scoring = rules.words.scoring
    numbers = rules.numbers_for(players)
    entry: dict[str, EntryKind] = {"held": "cards", "winner": "cards", "play": "tally", "none": "winner"}
    lives = scoring.match == "lives"
    return Terms(
        name=rules.name,
        rules=rules,
        # Whom a round costs a life or the match is who came last: who won does not say that.
        entry="places" if lives or rules.words.end.loser_out else entry[scoring.by],
        counts=scoring.match,
        wins="high" if scoring.match != "points" else scoring.wins,
        target=0 if rounds or lives else rules.match_target(players),
        rounds=rounds,
        lives=numbers["lives"] if lives else 0,
        collects=scoring.by == "winner",
        ties=ties,
        direction=rules.words.start.direction,
        ends_mid_round=scoring.by == "play" and not rounds,
        packs=numbers["packs"],
        loser_out=rules.words.end.loser_out,
        penalty=penalty,
    )


def check_terms(terms: Terms) -> Terms:
    """The terms with a clean name. Raises SheetError naming what is out of bounds."""
    for name, most in (("rounds", MOST_ROUNDS), ("minutes", MOST_MINUTES), ("lives", MOST_LIVES)):
        check_integer(getattr(terms, name), name, 0, most)
    check_integer(terms.packs, "packs", 1, MOST_PACKS)
    check_points(terms.target, "target")
    check_points(terms.out_at, "out_at")
    check_points(terms.penalty, "penalty")
    for name in ("target", "out_at", "penalty"):
        if getattr(terms, name) < 0:
            raise SheetError(f"{name}: 0 or more is allowed", Message("sheet-less-than-nothing"))
    if terms.counts == "lives" and not terms.lives:
        raise SheetError(Message("sheet-no-lives", {"most": MOST_LIVES}))
    if len(terms.name) > LONGEST_NAME:
        raise SheetError(Message("sheet-long-name", {"most": LONGEST_NAME}))
    return replace(terms, name=clean_name(terms.name))


def terms_text(terms: Terms) -> str:
    """The terms as one line of JSON, without the ruleset and without defaults."""
    values = ((key, getattr(terms, each.name), each.default) for key, each in keys_of(Terms).items())
    plain = {key: value for key, value, default in values if value != default}
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def parse_terms(text: str, rules: Rules | None) -> Terms:
    """The terms that `terms_text` wrote. Raises SheetError."""
    table = parse_json_table(text)
    known, hints = keys_of(Terms), _term_types()
    for key, value in table.items():
        if key not in known:
            raise SheetError(f"{key[:LONGEST_NAME]}: no such word in the terms of a sheet")
        hint = hints[known[key].name]
        allowed = get_args(hint)
        kinds = (int, float) if hint == Points else (hint,)
        if hint != Points and allowed:
            if not any(value == word and type(value) is type(word) for word in allowed):
                raise SheetError(f"{key}: {short_repr(value)} is not allowed; {', '.join(map(str, allowed))} are")
        elif type(value) not in kinds:
            raise SheetError(f"{key}: {short_repr(value)} is of the wrong kind")
    return check_terms(Terms(rules=rules, **{known[key].name: _restore_value(value) for key, value in table.items()}))


@lru_cache(maxsize=1)
def _term_types() -> dict[str, Any]:
    return get_type_hints(Terms)


def _restore_value(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value.is_integer() else value


def parse_json_table(text: str, most: int = 16_000) -> dict[str, Any]:
    """The JSON object in a text. Raises SheetError if it is too long, isn't an object, or repeats a key."""
    try:
        table = read_json(text, most, _table_of_unique_pairs)
    except ValueError as error:
        raise SheetError(f"not JSON: {str(error)[:80]}") from None
    if not isinstance(table, dict):
        raise SheetError("an object is wanted")
    return table


def _table_of_unique_pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise SheetError("a key stands there twice")
    return found


def check_integer(value: object, what: str, least: int, most: int) -> int:
    """The value, if it is an integer within its bounds. Raises SheetError otherwise."""
    if type(value) is not int or not least <= value <= most:
        raise SheetError(f"{what}: {short_repr(value)} is not a whole number of {least} to {most}")
    return value


def check_points(value: object, what: str = "points") -> Points:
    """Points with whole ones as int and halves as float. Raises SheetError for other values."""
    if type(value) not in (int, float) or not isinstance(value, (int, float)) or not abs(value) <= MOST_POINTS:
        raise SheetError(f"{what}: {short_repr(value)} is not a number of −{MOST_POINTS} to {MOST_POINTS}")
    if value * 2 != int(value * 2):
        raise SheetError(f"{what}: {short_repr(value)} is not a multiple of ½")
    return int(value) if value == int(value) else value


def points_text(value: Points) -> str:
    """Points for display: "12", "−3½", "½"."""
    whole_part = int(abs(value))
    half = "½" if abs(value) != whole_part else ""
    return ("−" if value < 0 else "") + (f"{whole_part}{half}" if whole_part or not half else half)


def short_repr(value: object) -> str:
    """A value as text for an error message, shortened."""
    return repr(value)[:40]


def card_points(terms: Terms, cards: Iterable[str]) -> Points:
    """The points of cards left, by the ruleset. Raises SheetError if a card appears more often than in the packs."""
    cards = tuple(cards)
    if terms.rules is None or terms.rules.words.scoring.by not in ("held", "winner"):
        raise SheetError("cards: this sheet has no card values; points are allowed")
    try:
        return sum(_card_value(terms.rules, card) for card in cards)
    except ValueError as error:
        raise SheetError(f"cards: {error}") from None


@lru_cache(maxsize=2048)
def _card_value(rules: Rules, card: str) -> int:
    return hand_value(rules, 1 << parse_card(card))


def valued_cards(terms: Terms) -> tuple[str, ...]:
    """The different cards of the ruleset's packs, suit by suit, jokers last; none without a ruleset."""
    return tuple(_copies_by_card(terms.rules, terms.packs)) if terms.rules else ()


def can_be_held(terms: Terms, cards: Iterable[str]) -> bool:
    """Whether the packs hold so many copies of each of these cards."""
    if terms.rules is None:
        return False
    copies = _copies_by_card(terms.rules, terms.packs)
    return all(count <= copies.get(card, 0) for card, count in Counter(cards).items())


@lru_cache(maxsize=64)
def _copies_by_card(rules: Rules, packs: int) -> Mapping[str, int]:
    words = rules.words
    coloured = words.has_coloured_jokers
    jokers = min(rules.numbers_for(rules.least_seats)["jokers"], max_jokers(packs, coloured))
    return Counter(card_text(card) for card in make_pack(packs, jokers, coloured, words.start.ranks))
