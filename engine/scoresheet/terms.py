"""What is agreed before the first round of a score sheet: how rounds are entered, what counts,
and when the match ends."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from engine.bounded_json import read_json
from engine.cards import card_text, make_pack, max_jokers, parse_card
from engine.messages import Message, SpokenError, language
from engine.messages.errors import TextError
from engine.player_names import MAX_NAME_LENGTH, clean_name
from engine.rules.reader import Rules
from engine.scoresheet.points import hand_value
from engine.stored_keys import keys_of, stored

Points = int | float
EntryKind = Literal["points", "cards", "places", "winner", "tally"]

MOST_POINTS: Final = 99_999
MOST_DECIMALS: Final = 6  # of a stored score; sums of so many scores of this size are still exact as floats
MOST_ENTERED_DECIMALS: Final = 3
MOST_BONUSES: Final = 8
MOST_LEAGUE_PLACES: Final = 20
MOST_ROUNDS: Final = 999
MOST_MINUTES: Final = 24 * 60
MOST_LIVES: Final = 20
MOST_PLAYERS: Final = 20
MOST_PACKS: Final = 4


UNFIT: Final = Message("sheet-unfit")

#: Who starts a round, from its dealer or the round before: the next player in the direction of play, the dealer, the
#: winner or the loser of the round before.
Starter = Literal["next", "dealer", "winner", "loser"]


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


@dataclass(frozen=True)
class Bonus:
    """Points with a name, which a round may bring any number of times."""

    name: str
    points: Points


@dataclass(frozen=True, kw_only=True)
class Counting:
    """What refines the terms of a sheet. It is stored apart from them, so that a version of the app without it still
    reads the terms, and counts by them as nearly as it can.

    `decimals` are the places after the decimal point. With `down`, the target is the score that everybody starts with:
    points are subtracted until somebody is at "exact" 0, where a round that would go below counts nothing, or at 0 or
    "below". Otherwise everybody starts with `start` points.

    With `balanced`, the points of each round add up to 0: players without an entry share what the others leave.
    `league` are the points by place in a round. `starts` says who starts a round, `dealt_by` who deals one: "" leaves
    that to `Terms.deal`.
    """

    decimals: int = stored("decimals", default=0)
    start: Points = stored("start", default=0)
    down: Literal["", "exact", "below"] = stored("down", default="")
    balanced: bool = stored("balanced", default=False)
    league: tuple[Points, ...] = stored("league", default=())
    bonuses: tuple[Bonus, ...] = stored("bonuses", default=())
    starts: Starter = stored("starts", default="next")
    dealt_by: Literal["", "winner", "loser"] = stored("dealt_by", default="")


PLAIN_COUNTING: Final = Counting()


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
    counting: Counting = stored(None, default=PLAIN_COUNTING)

    @property
    def high_wins(self) -> bool:
        """Whether a higher total is better; always true of hands won and lives, never where points count down."""
        if self.counts != "points":
            return True
        return self.wins == "high" and not self.counting.down

    @property
    def step(self) -> Points:
        """The smallest difference of two entries: 1, ½, or a decimal."""
        decimals = self.counting.decimals
        return round(0.1**decimals, decimals) if decimals else 0.5 if self.half else 1


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
    lives = scoring.score_unit == "lives"
    return Terms(
        name=rules.name,
        rules=rules,
        # Whom a round costs a life or the match is who came last: who won does not say that.
        entry="places" if lives or rules.words.end.loser_leaves_match else entry[scoring.hand_scoring],
        counts=scoring.score_unit,
        wins="high" if scoring.score_unit != "points" else scoring.winning_total,
        target=0 if rounds or lives else rules.match_target(players),
        rounds=rounds,
        lives=numbers["lives"] if lives else 0,
        collects=scoring.hand_scoring == "winner",
        ties=ties,
        direction=rules.words.start.direction,
        ends_mid_round=scoring.hand_scoring == "play" and not rounds,
        packs=numbers["packs"],
        loser_out=rules.words.end.loser_leaves_match,
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
    if len(terms.name) > MAX_NAME_LENGTH:
        raise SheetError(Message("sheet-long-name", {"most": MAX_NAME_LENGTH}))
    return replace(terms, name=clean_name(terms.name), counting=_check_counting(terms))


def _check_counting(terms: Terms) -> Counting:
    """The counting with clean names of bonuses. Raises SheetError naming what doesn't fit."""
    counting = terms.counting
    if counting == PLAIN_COUNTING:
        return counting
    check_integer(counting.decimals, "decimals", 0, MOST_DECIMALS)
    check_points(counting.start, "start")
    for points in counting.league:
        check_points(points, "league")
    if len(counting.league) > MOST_LEAGUE_PLACES:
        raise SheetError(f"league: at most {MOST_LEAGUE_PLACES} places are allowed")
    if len(counting.bonuses) > MOST_BONUSES:
        raise SheetError(f"bonuses: at most {MOST_BONUSES} are allowed")
    if terms.counts != "points" and replace(counting, starts="next", dealt_by="", decimals=0) != PLAIN_COUNTING:
        raise SheetError("counts: only points count down, balance, or have bonuses and points by place")
    if counting.down and terms.target <= 0:
        raise SheetError(Message("sheet-down-from-nothing"))
    if counting.down and (counting.balanced or terms.wins != "high" or counting.start):
        raise SheetError("down: the most points win, from the target as the start, and don't balance")
    if counting.balanced and terms.collects:
        raise SheetError("balanced: the winner can't collect as well")
    bonuses = tuple(Bonus(clean_name(each.name), check_points(each.points, "bonus")) for each in counting.bonuses)
    if any(not each.name or not each.points or len(each.name) > MAX_NAME_LENGTH for each in bonuses):
        raise SheetError("bonuses: each has a name and points")
    return replace(counting, bonuses=bonuses)


def terms_text(terms: Terms) -> str:
    """The terms as one line of JSON, without the ruleset, the counting and defaults."""
    return _plain_json(_changed_values(terms))


def counting_text(counting: Counting) -> str:
    """What refines the terms, as one line of JSON without defaults; "" if nothing does."""
    table = _changed_values(counting)
    if "bonuses" in table:
        table["bonuses"] = [[each.name, each.points] for each in counting.bonuses]
    return _plain_json(table) if table else ""


def _changed_values(record: Terms | Counting) -> dict[str, Any]:
    """The values of stored fields by key, without defaults."""
    values = ((key, getattr(record, each.name), each.default) for key, each in keys_of(type(record)).items())
    return {key: value for key, value, default in values if value != default}


def _plain_json(table: dict[str, Any]) -> str:
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))


def apply_counting_text(terms: Terms, text: str) -> Terms:
    """Return the terms with the counting that `counting_text` wrote. Raises SheetError."""
    if not text:
        return terms
    table = parse_json_table(text)
    if "league" in table:
        league = table["league"]
        table["league"] = tuple(league) if isinstance(league, list) else league
    if "bonuses" in table:
        table["bonuses"] = _read_bonuses(table["bonuses"])
    return check_terms(replace(terms, counting=Counting(**_read_values(Counting, table))))


def _read_bonuses(value: Any) -> Any:
    if not isinstance(value, list) or not all(isinstance(each, list) and len(each) == 2 for each in value):
        raise SheetError("bonuses: pairs of a name and points are wanted")
    if not all(isinstance(name, str) for name, _ in value):
        raise SheetError("bonuses: a name is a text")
    return tuple(Bonus(name, points) for name, points in value)


def parse_terms(text: str, rules: Rules | None) -> Terms:
    """The terms that `terms_text` wrote. Raises SheetError."""
    return check_terms(Terms(rules=rules, **_read_values(Terms, parse_json_table(text))))


def _read_values(record: type[Terms] | type[Counting], table: dict[str, Any]) -> dict[str, Any]:
    """The values of a record's fields by name. Raises SheetError for an unknown key or a value of the wrong kind."""
    known, hints = keys_of(record), _field_types(record.__name__)
    for key, value in table.items():
        if key not in known:
            raise SheetError(f"{key[:MAX_NAME_LENGTH]}: no such word in the terms of a sheet")
        hint = hints[known[key].name]
        allowed = get_args(hint)
        kinds = (int, float) if hint == Points else (get_origin(hint) or hint,)
        if get_origin(hint) is Literal:
            if not any(value == word and type(value) is type(word) for word in allowed):
                raise SheetError(f"{key}: {short_repr(value)} is not allowed; {', '.join(map(str, allowed))} are")
        elif type(value) not in kinds:
            raise SheetError(f"{key}: {short_repr(value)} is of the wrong kind")
    return {known[key].name: _restore_value(value) for key, value in table.items()}


@cache
def _field_types(record: str) -> dict[str, Any]:
    """The types of the fields of `Terms` or `Counting`."""
    return get_type_hints(globals()[record])


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
    """Points with whole ones as int and others as float. Raises SheetError for other values."""
    if type(value) not in (int, float) or not isinstance(value, (int, float)) or not abs(value) <= MOST_POINTS:
        raise SheetError(f"{what}: {short_repr(value)} is not a number of −{MOST_POINTS} to {MOST_POINTS}")
    if value != round(value, MOST_DECIMALS):
        raise SheetError(f"{what}: {short_repr(value)} has more than {MOST_DECIMALS} decimals")
    return exact_points(value)


def exact_points(value: Points) -> Points:
    """A sum of points without the error of adding floats: an int if it's whole, else the nearest float to a decimal."""
    if isinstance(value, int):
        return value
    value = round(value, MOST_DECIMALS)
    return int(value) if value.is_integer() else value


def is_half_or_whole(value: Points) -> bool:
    """Whether points are a multiple of ½."""
    return value * 2 == int(value * 2)


def points_text(value: Points, decimals: int = 0) -> str:
    """Points for display: "12", "−3½", "½", "3.7"; with `decimals`, so many places at least: "12.00"."""
    sign = "−" if value < 0 else ""
    amount = abs(value)
    if not decimals and is_half_or_whole(amount):
        whole_part = int(amount)
        half = "½" if amount != whole_part else ""
        return sign + (f"{whole_part}{half}" if whole_part or not half else half)
    whole, _, after = f"{amount:.{MOST_DECIMALS}f}".rstrip("0").partition(".")
    return f"{sign}{whole}.{after.ljust(decimals, '0')}"


def short_repr(value: object) -> str:
    """A value as text for an error message, shortened."""
    return repr(value)[:40]


def card_points(terms: Terms, cards: Iterable[str]) -> Points:
    """The points of cards left, by the ruleset. Raises SheetError if a card appears more often than in the packs."""
    cards = tuple(cards)
    if terms.rules is None or terms.rules.words.scoring.hand_scoring not in ("held", "winner"):
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
    jokers = min(rules.numbers_for(rules.min_seats)["jokers"], max_jokers(packs, coloured))
    return Counter(card_text(card) for card in make_pack(packs, jokers, coloured, words.start.ranks))
