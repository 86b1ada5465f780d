"""The face that a person takes, which travels as an event of its own."""

STATEMENTS: tuple[str, ...] = (
    """CREATE TABLE faces (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE, player_id INTEGER NOT NULL REFERENCES players (id),
        at INTEGER NOT NULL, face TEXT NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
    """CREATE TRIGGER faces_event AFTER INSERT ON faces
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = NEW.uuid) BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (NEW.uuid,
            max(min(NEW.at, 70368744177663) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)), 'face', NULL, '');
    END""",
)
