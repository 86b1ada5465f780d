"""What makes a kind of facts: how one is read as an event, and how an event becomes one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Generic, Literal, TypeVar

from sqlmodel import select

from store.events.bounds import Check, IdOf, anything, fields
from store.events.event import Body, Event
from store.ids import RandomBytes
from store.tables.base import Fact
from store.tables.query import Query, Rows, Session, add, columns, given, is_given, next_id

F = TypeVar("F", bound=Fact)

Verdict = Literal["new", "known", "waits", "beaten", "differs"]
"""What comes of an event. `waits`: it names something that is not here yet. `beaten`: another device wrote the same
thing earlier, and that stands. `differs`: a file says something else than what is here, and that stands."""


@dataclass
class Reading:
    """A store whose facts are read as events, inside the caller's transaction; `memoised` is for what many of them
    name. `for_file`: for a backup, which is read by itself."""

    session: Session
    for_file: bool = False
    memoised: dict[tuple[str, int], Any] = field(default_factory=dict)

    def once(self, what: str, key: int, read: Callable[[], Any]) -> Any:
        """What `read` says, asked once."""
        if (what, key) not in self.memoised:
            self.memoised[what, key] = read()
        return self.memoised[what, key]


@dataclass
class Here:
    """The store that events come to, inside the caller's transaction, and what has come of them so far.

    What comes from one's own devices is one history that all of them tell alike: of two hands in one place the earlier
    stands, and people of one name are one. What comes in a file (`from_file`) changes nothing that is here: a hand
    that differs stays out with all that follow it (`differing`: the matches), and who is new here (`strangers`) is
    recognised when the whole file is known.

    Asked once, for it is asked for each event: `matches` by their uuids, those that have `sheets`, the deal of the hand
    `in_play` in a match, the last `numbers` of tables.
    """

    session: Session
    random_bytes: RandomBytes
    from_file: bool = False
    matches: dict[bytes, int] = field(default_factory=dict)
    touched: set[int] = field(default_factory=set)
    dealt: set[int] = field(default_factory=set)
    differing: set[int] = field(default_factory=set)
    strangers: set[int] = field(default_factory=set)
    sheets: set[int] = field(default_factory=set)
    in_play: dict[int, Any] = field(default_factory=dict)
    numbers: dict[type[Fact], int] = field(default_factory=dict)

    def add(self, table: type[Fact], **values: Any) -> int:
        """Adds a row by the names of its columns, under the next number where rows of the table have one; that number.
        Whoever else adds rows to the table in the same transaction does so before or after all that is merged."""
        if "id" in columns(table):
            last = self.numbers.get(table)
            values["id"] = self.numbers[table] = next_id(self.session, table) if last is None else last + 1
        return add(self.session, table, **values)

    def has(self, table: type[Fact], uuid: bytes) -> bool:
        """Whether a row of the table has this id."""
        return _with_uuid(table).found(self.session, uuid=uuid)

    def touch(self, match_id: int, hands: bool = False) -> None:
        """What is derived from the match is to be brought up to date; whether it has other `hands` than before."""
        self.touched.add(match_id)
        if hands:
            self.dealt.add(match_id)


@cache
def _with_uuid(table: Any) -> Query[bytes]:
    return Query(select(table.uuid).where(is_given(table.uuid)))


@dataclass(frozen=True)
class Kind(Generic[F]):
    """A kind of facts that travel.

    `fields`: what the body holds, each in its bounds, and `also`: what must be true of all of it. `body`: what travels
    of a row, None where something it needs is damaged. `merge`: the event made a fact. `key`: the id of a row's event,
    where it is not the row's `uuid`; `by`: which row has the event `key`. `more_names`: ids of events (in hex) that a
    body names beside its fields that are an `IdOf`, of the kinds `more_after`. `regroups`: people may be others after
    it.
    """

    name: str
    table: type[F]
    fields: Mapping[str, Check]
    body: Callable[[Reading, F], Body | None]
    merge: Callable[[Here, Event], Verdict]
    key: Any = None
    by: Any = None
    more_after: tuple[str, ...] = ()
    more_names: Callable[[Body], Iterable[str]] = lambda body: ()
    also: Check = anything
    regroups: bool = False

    def __post_init__(self) -> None:
        key = self.table.uuid if self.key is None else self.key  # type: ignore[attr-defined]
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "by", key == given("key") if self.by is None else self.by)

    @cached_property
    def after(self) -> tuple[str, ...]:
        """The kinds whose events a body may name: they come before it."""
        return (*(check.kind for check in self.fields.values() if isinstance(check, IdOf)), *self.more_after)

    @cached_property
    def _naming(self) -> tuple[str, ...]:
        return tuple(name for name, check in self.fields.items() if isinstance(check, IdOf))

    def names(self, body: Body) -> tuple[str, ...]:
        """The ids (in hex) of the events that a body names."""
        return (*[body[name] for name in self._naming], *self.more_names(body))

    @cached_property
    def _fields(self) -> Check:
        return fields(self.fields)

    @cached_property
    def _row(self) -> Rows[F]:
        return Rows(self.table, self.by)

    def read(self, session: Session, key: bytes) -> Body | None:
        """What travels of the row with this event id; None where it is damaged or gone."""
        row = self._row.first(session, key=key)
        return None if row is None else self.body(Reading(session), row)

    def check(self, body: Body) -> None:
        """UnfitEvent unless the body has exactly the fields of the kind, each in its bounds."""
        self._fields(body, "")
        self.also(body, "")
