"""Erasures: people who were deleted for good."""

STATEMENTS: tuple[str, ...] = (
    """CREATE TABLE erasures (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE, person BLOB NOT NULL, at INTEGER NOT NULL,
        digest BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX erasures_by_person ON erasures (person)",
    """CREATE TRIGGER erasures_event AFTER INSERT ON erasures
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = NEW.uuid) BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (NEW.uuid,
            max(min(NEW.at, 70368744177663) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)),
            'erasure', NULL, '');
    END""",
)
