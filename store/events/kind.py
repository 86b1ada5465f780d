"""A kind of facts: how a row is read as an event, and how an event is merged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Generic, Literal, TypeVar

from sqlmodel import select

from store.events.bounds import Check, EventIdCheck, accept_anything, object_check
from store.events.event import Body, Event
from store.ids import RandomBytes
from store.tables.base import Fact
from store.tables.query import (
    Query,
    Rows,
    Session,
    column_names,
    equals_parameter,
    insert_row,
    next_id,
    statement_parameter,
)

F = TypeVar("F", bound=Fact)

Verdict = Literal["new", "known", "waits", "beaten", "differs", "erased"]
"""What comes of an event. `waits`: it names something that is not here yet. `beaten`: another device wrote the same
thing earlier, and that stands. `differs`: a file says something else than what is here, and that stands. `erased`: it
tells of a person who was deleted for good."""


@dataclass
class ReadContext:
    """A store whose facts are read as events, in the caller's transaction. `memoised` caches values that many of them
    need.

    `for_file`: for a backup, which is read by itself.
    """

    session: Session
    for_file: bool = False
    memoised: dict[tuple[str, int], Any] = field(default_factory=dict)

    def read_cached(self, what: str, key: int, read: Callable[[], Any]) -> Any:
        """Return the result of `read`, cached by `what` and `key`."""
        if (what, key) not in self.memoised:
            self.memoised[what, key] = read()
        return self.memoised[what, key]


@dataclass
class MergeContext:
    """The store into which events are merged, in the caller's transaction.

    Events from one's own devices form one history that all devices agree on: of two hands with one number in a match
    the earlier one stays, and people of one name are one person. Events from a file (`from_file`) change nothing that
    is here: a hand that differs stays out, with all that follow it (`differing`: the matches), and new people
    (`strangers`) are matched by name once the whole file is known.

    - `touched`: the matches whose derived data must be updated; `dealt`: those whose hands have changed.
    - `erased`: the players whom an erasure among these events has just erased; `erased_names`: the names of erased
      people that were here or came; `has_erased`: whether anything of erased people was here or came.
    - Caches, as these are needed for every event: `matches` by uuid, those that have `sheets`, the deal of the hand
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
    erased: set[int] = field(default_factory=set)
    erased_names: set[str] = field(default_factory=set)
    has_erased: bool = False
    sheets: set[int] = field(default_factory=set)
    in_play: dict[int, Any] = field(default_factory=dict)
    numbers: dict[type[Fact], int] = field(default_factory=dict)

    def add_row(self, table: type[Fact], **values: Any) -> int:
        """Add a row by the names of its columns, with the next number if the table has them. Return that number.

        Others in the same transaction must add rows to the table before or after all merging.
        """
        if "id" in column_names(table):
            last = self.numbers.get(table)
            values["id"] = self.numbers[table] = next_id(self.session, table) if last is None else last + 1
        return insert_row(self.session, table, **values)

    def has_row(self, table: type[Fact], uuid: bytes) -> bool:
        """Return whether a row of the table has this uuid."""
        return _query_for_uuid(table).has_answer(self.session, uuid=uuid)

    def note_erased_data(self, *names: str) -> None:
        """Note that data of an erased person was here or came, among it these names."""
        self.has_erased = True
        self.erased_names.update(filter(None, names))

    def mark_changed(self, match_id: int, hands: bool = False) -> None:
        """Mark a match whose derived data must be updated. `hands`: whether its hands have changed."""
        self.touched.add(match_id)
        if hands:
            self.dealt.add(match_id)


@cache
def _query_for_uuid(table: Any) -> Query[bytes]:
    return Query(select(table.uuid).where(equals_parameter(table.uuid)))


@dataclass(frozen=True)
class Kind(Generic[F]):
    """A kind of facts that travel.

    - `fields`: the checks of the body's fields; `body_check`: a check of the whole body.
    - `make_body`: makes the body for a row; None if something it needs is damaged. `merge_event`: adds the fact of an
      event.
    - `key`: the id of a row's event, if it isn't the row's `uuid`; `row_condition`: finds the row of the event `key`.
    - `ids_named_in_text`: ids of events (in hex) that a body names outside its `EventIdCheck` fields, of the kinds
      `kinds_named_in_text`.
    - `regroups_people`: whether it can change which rows are the same person.
    """

    name: str
    table: type[F]
    fields: Mapping[str, Check]
    make_body: Callable[[ReadContext, F], Body | None]
    merge_event: Callable[[MergeContext, Event], Verdict]
    key: Any = None
    row_condition: Any = None
    kinds_named_in_text: tuple[str, ...] = ()
    ids_named_in_text: Callable[[Body], Iterable[str]] = lambda body: ()
    body_check: Check = accept_anything
    regroups_people: bool = False

    def __post_init__(self) -> None:
        key = self.table.uuid if self.key is None else self.key  # type: ignore[attr-defined]
        object.__setattr__(self, "key", key)
        object.__setattr__(
            self,
            "row_condition",
            key == statement_parameter("key") if self.row_condition is None else self.row_condition,
        )

    @cached_property
    def kinds_before(self) -> tuple[str, ...]:
        """The kinds whose events a body may name; they come first."""
        return (
            *(check.kind for check in self.fields.values() if isinstance(check, EventIdCheck)),
            *self.kinds_named_in_text,
        )

    @cached_property
    def _fields_naming_events(self) -> tuple[str, ...]:
        return tuple(name for name, check in self.fields.items() if isinstance(check, EventIdCheck))

    def named_event_ids(self, body: Body) -> tuple[str, ...]:
        """Return the ids (in hex) of the events that a body names."""
        return (*[body[name] for name in self._fields_naming_events], *self.ids_named_in_text(body))

    @cached_property
    def _fields_check(self) -> Check:
        return object_check(self.fields)

    @cached_property
    def _row_query(self) -> Rows[F]:
        return Rows(self.table, self.row_condition)

    def read_body(self, session: Session, key: bytes) -> Body | None:
        """Return the body for the row with this event id; None if it is damaged or gone."""
        row = self._row_query.first_row(session, key=key)
        return None if row is None else self.make_body(ReadContext(session), row)

    def check_body(self, body: Body) -> None:
        """Raise UnfitEvent unless the body has exactly the fields of the kind, each within its bounds."""
        self._fields_check(body, "")
        self.body_check(body, "")
