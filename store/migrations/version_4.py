"""A log of what travels to other devices, written by triggers with the facts themselves.

The event of a row is written in the row's own transaction. Its clock is the row's time, but never behind an event that
was seen before (a hybrid logical clock), so what was done later comes later even where a device's clock is wrong by
years. 70368744177663 ms is the latest time there is: times 65,536 it is still an integer to SQLite.
"""

STATEMENTS: tuple[str, ...] = (
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
    """INSERT INTO events SELECT substr(sha256, 1, 16), max(min(0, 70368744177663), 0) * 65536 + id % 65536, 'ruleset', NULL, ''
        FROM rulesets WHERE true ON CONFLICT DO NOTHING""",
    """INSERT INTO events SELECT uuid, max(min(created, 70368744177663), 0) * 65536 + id % 65536, 'person', NULL, ''
        FROM players WHERE true AND level = '' ON CONFLICT DO NOTHING""",
    """INSERT INTO events SELECT uuid, max(min(at, 70368744177663), 0) * 65536 + id % 65536, 'people', NULL, ''
        FROM person_marks WHERE true ON CONFLICT DO NOTHING""",
    """INSERT INTO events SELECT uuid, max(min(at, 70368744177663), 0) * 65536 + id % 65536, 'tap', NULL, ''
        FROM taps WHERE true ON CONFLICT DO NOTHING""",
    """INSERT INTO events SELECT uuid, max(min(created, 70368744177663), 0) * 65536 + id % 65536, 'match', NULL, ''
        FROM matches WHERE true ON CONFLICT DO NOTHING""",
    """INSERT INTO events SELECT uuid, max(min(at, 70368744177663), 0) * 65536 + id % 65536, 'mark', NULL, ''
        FROM marks WHERE true ON CONFLICT DO NOTHING""",
    """INSERT INTO events SELECT uuid, max(min(ended, 70368744177663), 0) * 65536 + id % 65536, 'hand', NULL, ''
        FROM hands WHERE true ON CONFLICT DO NOTHING""",
    """INSERT INTO events SELECT uuid, max(min(at, 70368744177663), 0) * 65536 + id % 65536, 'game', NULL, ''
        FROM games WHERE true ON CONFLICT DO NOTHING""",
    """INSERT INTO seat_events SELECT id, randomblob(16) FROM seats s
        WHERE EXISTS (SELECT 1 FROM seats f WHERE f.match_id = s.match_id AND f.seat = s.seat AND f.id < s.id)""",
    """INSERT INTO events SELECT e.uuid, max(min(s.since, 70368744177663), 0) * 65536 + s.id % 65536, 'seat', NULL, ''
        FROM seat_events e JOIN seats s ON s.id = e.seat_id""",
    """CREATE TRIGGER rulesets_event AFTER INSERT ON rulesets
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = substr(NEW.sha256, 1, 16)) BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (substr(NEW.sha256, 1, 16),
            max(min(0, 70368744177663) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)), 'ruleset', NULL, '');
    END""",
    """CREATE TRIGGER players_event AFTER INSERT ON players
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = NEW.uuid) AND NEW.level = '' BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (NEW.uuid,
            max(min(NEW.created, 70368744177663) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)), 'person', NULL, '');
    END""",
    """CREATE TRIGGER person_marks_event AFTER INSERT ON person_marks
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = NEW.uuid) BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (NEW.uuid,
            max(min(NEW.at, 70368744177663) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)), 'people', NULL, '');
    END""",
    """CREATE TRIGGER taps_event AFTER INSERT ON taps
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = NEW.uuid) BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (NEW.uuid,
            max(min(NEW.at, 70368744177663) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)), 'tap', NULL, '');
    END""",
    """CREATE TRIGGER matches_event AFTER INSERT ON matches
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = NEW.uuid) BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (NEW.uuid,
            max(min(NEW.created, 70368744177663) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)), 'match', NULL, '');
    END""",
    """CREATE TRIGGER marks_event AFTER INSERT ON marks
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = NEW.uuid) BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (NEW.uuid,
            max(min(NEW.at, 70368744177663) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)), 'mark', NULL, '');
    END""",
    """CREATE TRIGGER hands_event AFTER INSERT ON hands
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = NEW.uuid) BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (NEW.uuid,
            max(min(NEW.ended, 70368744177663) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)), 'hand', NULL, '');
    END""",
    """CREATE TRIGGER games_event AFTER INSERT ON games
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = NEW.uuid) BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (NEW.uuid,
            max(min(NEW.at, 70368744177663) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)), 'game', NULL, '');
    END""",
    # Who sits there first travels with the match; a row of seats has no uuid of its own.
    """CREATE TRIGGER seats_event AFTER INSERT ON seats
        WHEN NOT EXISTS (SELECT 1 FROM seat_events WHERE seat_id = NEW.id)
        AND EXISTS (SELECT 1 FROM seats WHERE match_id = NEW.match_id AND seat = NEW.seat AND id < NEW.id) BEGIN
        INSERT INTO seat_events VALUES (NEW.id, randomblob(16));
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES ((SELECT uuid FROM seat_events WHERE seat_id = NEW.id),
            max(min(NEW.since, 70368744177663) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)), 'seat', NULL, '');
    END""",
)
