"""Data derived from the facts, which can be computed again."""

from sqlalchemy import Index
from sqlmodel import Field

from store.tables.base import Fact, Key, MatchId, MatchKey, MaybeReal, Real, String, StringKey, Table, by_key, strict


class StandingRow(Fact, table=True):
    """A match for the lists. `words` is the text that searches match."""

    __tablename__ = "standings"
    __table_args__ = (
        Index("standings_by_time", "voided", "touched", "match_id", "words"),
        Index("standings_by_state", "state", "voided", "touched"),
        Index("standings_by_game", "voided", "game", "touched"),
        Index("standings_by_kind", "voided", "kept", "touched"),
        strict,
    )
    match_id: MatchKey
    touched: int
    state: String
    voided: int
    hands: int
    kept: int
    game: String
    words: String
    ended: int | None = None
    digest: bytes = b""


class ResultRow(Fact, table=True):
    """The result of a match for one seat. Only `counted` ones are over and in the statistics. `low`: fewer points win;
    `figures`: the rounds that are counted, as JSON.
    """

    __tablename__ = "results"
    __table_args__ = (
        Index("results_by_person", "person_id", "touched"),
        Index("results_by_end", "person_id", "counted", "ended"),
        Index("results_by_time", "counted", "ended", "match_id"),
        by_key,
    )
    match_id: int = Field(primary_key=True, foreign_key="matches.id")
    seat: Key
    person_id: int
    touched: int
    ended: int
    counted: int
    game: String
    kept: int
    low: int
    players: int
    place: int
    shared: int
    total: MaybeReal = None
    scored: int
    round_sum: Real
    round_high: MaybeReal = None
    round_low: MaybeReal = None
    figures: String
    held: String
    digest: bytes = b""


class TallyRow(Fact, table=True):
    """The sum of a person's results, of one game or all (`*`), in matches scored on a sheet (`kept` 1), played here (0)
    or both (-1).
    """

    __tablename__ = "tallies"
    __table_args__ = by_key
    person_id: Key
    game: StringKey
    kept: Key
    low: int
    matches: int
    wins: int
    shared: int
    streak: int
    longest: int
    longest_lost: int
    places: int
    totals: int
    total_sum: Real
    total_high: MaybeReal = None
    total_low: MaybeReal = None
    scored: int
    round_sum: Real
    round_high: MaybeReal = None
    round_low: MaybeReal = None
    figures: String
    last_ended: int
    last_match: int
    digest: bytes = b""


class MeetingRow(Fact, table=True):
    """How often one person met another, and was ahead or behind."""

    __tablename__ = "meetings"
    __table_args__ = by_key
    person_id: Key
    game: StringKey
    other_id: Key
    matches: int
    ahead: int
    behind: int
    digest: bytes = b""


class HeldRow(Fact, table=True):
    """How often a person was left with a card when a hand ended, and its points in all."""

    __tablename__ = "held"
    __table_args__ = by_key
    person_id: Key
    game: StringKey
    card: StringKey
    times: int
    points: Real
    digest: bytes = b""


class RatingRow(Fact, table=True):
    """A person's rating after a match."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ratings_by_time", "ended", "match_id"), by_key)
    person_id: Key
    ended: Key
    match_id: Key
    mu: Real
    sigma: Real
    digest: bytes = b""


class HandResultRow(Fact, table=True):
    """The result of a hand (`engine.play.result.HandResult`), each field as JSON.

    Its key is the hand's uuid, since a row of `hands` may be replaced by another with the same number. If the winner is
    unknown, `winners` is empty.
    """

    __tablename__ = "hand_results"
    __table_args__ = (Index("hand_results_by_match", "match_id", "number"), by_key)
    uuid: bytes = Field(primary_key=True)
    match_id: MatchId
    number: int
    seated: String
    winners: String
    losers: String
    places: String
    scores: String
    blocked: int
    digest: bytes = b""


class UnresolvedRow(Table, table=True):
    """A match with hands, from number `hand` on, whose results may not be in `hand_results` yet."""

    __tablename__ = "unresolved"
    __table_args__ = strict
    match_id: Key
    hand: int


class UnseenRow(Table, table=True):
    """A match with hands, from number `hand` on, whose left cards haven't been counted yet."""

    __tablename__ = "unseen"
    __table_args__ = strict
    match_id: Key
    hand: int
