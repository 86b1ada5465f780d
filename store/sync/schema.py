"""The schema steps that sync needs: a log of what travels, written by triggers with the facts themselves.

A row's event is in the same transaction as the row. Its clock is the row's own time, but never behind an event seen
before (a hybrid logical clock), so what was done later comes later even where a device's clock is wrong by years.
"""

from __future__ import annotations

_LATEST = (1 << 46) - 1  # ms; times 65,536 it is still an integer to SQLite


_BUT = {"players": " AND {}level = ''"}  # bots are the same everywhere


def _event(kind: str, uuid: str, at: str) -> str:
    return f"""INSERT INTO events (uuid, clock, kind, segment, note) VALUES ({uuid},
            max(min({at}, {_LATEST}) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)), '{kind}', NULL, '');"""


def _trigger(table: str, kind: str, uuid: str, at: str) -> str:
    return f"""CREATE TRIGGER {table}_event AFTER INSERT ON {table}
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = {uuid}){_BUT.get(table, "").format("NEW.")} BEGIN
        {_event(kind, uuid, at)}
    END"""


def _backfill(table: str, kind: str, uuid: str, at: str) -> str:
    return f"""INSERT INTO events SELECT {uuid}, max(min({at}, {_LATEST}), 0) * 65536 + id % 65536, '{kind}', NULL, ''
        FROM {table} WHERE true{_BUT.get(table, "").format("")} ON CONFLICT DO NOTHING"""


# table, kind, id of the event, time
_FACTS = (
    ("rulesets", "ruleset", "substr({}sha256, 1, 16)", "0"),
    ("players", "person", "{}uuid", "{}created"),
    ("person_marks", "people", "{}uuid", "{}at"),
    ("taps", "tap", "{}uuid", "{}at"),
    ("matches", "match", "{}uuid", "{}created"),
    ("marks", "mark", "{}uuid", "{}at"),
    ("hands", "hand", "{}uuid", "{}ended"),
    ("games", "game", "{}uuid", "{}at"),
)

STEP: tuple[str, ...] = (
    """CREATE TABLE segments (
        id INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL UNIQUE, sha256 BLOB NOT NULL,
        body BLOB NOT NULL, state TEXT NOT NULL, reason TEXT NOT NULL
    ) STRICT""",
    "CREATE INDEX segments_by_state ON segments (state)",
    """CREATE TABLE events (
        uuid BLOB NOT NULL PRIMARY KEY, clock INTEGER NOT NULL, kind TEXT NOT NULL,
        segment INTEGER REFERENCES segments (id), note TEXT NOT NULL
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX events_by_clock ON events (clock)",
    "CREATE INDEX events_by_segment ON events (segment, note, clock)",
    "CREATE INDEX events_waiting ON events (segment) WHERE note = 'waits'",
    "CREATE TABLE seat_events (seat_id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE) STRICT",
    "CREATE TABLE sync (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    *(_backfill(table, kind, uuid.format(""), at.format("")) for table, kind, uuid, at in _FACTS),
    """INSERT INTO seat_events SELECT id, randomblob(16) FROM seats s
        WHERE EXISTS (SELECT 1 FROM seats f WHERE f.match_id = s.match_id AND f.seat = s.seat AND f.id < s.id)""",
    f"""INSERT INTO events SELECT e.uuid, max(min(s.since, {_LATEST}), 0) * 65536 + s.id % 65536, 'seat', NULL, ''
        FROM seat_events e JOIN seats s ON s.id = e.seat_id""",
    *(_trigger(table, kind, uuid.format("NEW."), at.format("NEW.")) for table, kind, uuid, at in _FACTS),
    # Who sits there first travels with the match; a row of seats has no uuid of its own.
    f"""CREATE TRIGGER seats_event AFTER INSERT ON seats
        WHEN NOT EXISTS (SELECT 1 FROM seat_events WHERE seat_id = NEW.id)
        AND EXISTS (SELECT 1 FROM seats WHERE match_id = NEW.match_id AND seat = NEW.seat AND id < NEW.id) BEGIN
        INSERT INTO seat_events VALUES (NEW.id, randomblob(16));
        {_event("seat", "(SELECT uuid FROM seat_events WHERE seat_id = NEW.id)", "NEW.since")}
    END""",
)

# Who joins a sheet whose match has been sent travels alone. While a match is taken in, its event still `waits`, and its
# seats come with it. Who joined before this step did not travel; who did after all is there twice, and is the same.
JOINING: tuple[str, ...] = (
    "DROP TRIGGER seats_event",
    f"""CREATE TRIGGER seats_event AFTER INSERT ON seats
        WHEN NOT EXISTS (SELECT 1 FROM seat_events WHERE seat_id = NEW.id)
        AND (EXISTS (SELECT 1 FROM seats WHERE match_id = NEW.match_id AND seat = NEW.seat AND id < NEW.id)
            OR EXISTS (SELECT 1 FROM matches m JOIN events e ON e.uuid = m.uuid
                WHERE m.id = NEW.match_id AND e.segment IS NOT NULL AND e.note = '')) BEGIN
        INSERT INTO seat_events VALUES (NEW.id, randomblob(16));
        {_event("seat", "(SELECT uuid FROM seat_events WHERE seat_id = NEW.id)", "NEW.since")}
    END""",
    """INSERT INTO seat_events SELECT s.id, randomblob(16)
        FROM seats s JOIN matches m ON m.id = s.match_id JOIN events e ON e.uuid = m.uuid
        WHERE s.since > m.created AND e.segment IS NOT NULL AND e.note = ''
        AND s.id NOT IN (SELECT seat_id FROM seat_events)""",
    f"""INSERT INTO events SELECT e.uuid, max(min(s.since, {_LATEST}), 0) * 65536 + s.id % 65536, 'seat', NULL, ''
        FROM seat_events e JOIN seats s ON s.id = e.seat_id WHERE e.uuid NOT IN (SELECT uuid FROM events)""",
)
