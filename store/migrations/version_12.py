"""Add tables for a sheet's other ways of counting and for the exact texts of taps. Both travel as events of their own."""

STATEMENTS: tuple[str, ...] = (
    """CREATE TABLE countings (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE, match_id INTEGER NOT NULL REFERENCES matches (id),
        text TEXT NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX countings_by_match ON countings (match_id)",
    """CREATE TRIGGER countings_event AFTER INSERT ON countings
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = NEW.uuid) BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (NEW.uuid,
            (SELECT coalesce(max(clock), 0) + 1 FROM events), 'counting', NULL, '');
    END""",
    """CREATE TABLE exact_taps (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE, match_id INTEGER NOT NULL REFERENCES matches (id),
        tap TEXT NOT NULL, text TEXT NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX exact_taps_by_match ON exact_taps (match_id)",
    """CREATE TRIGGER exact_taps_event AFTER INSERT ON exact_taps
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = NEW.uuid) BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (NEW.uuid,
            (SELECT coalesce(max(clock), 0) + 1 FROM events), 'exact', NULL, '');
    END""",
)
