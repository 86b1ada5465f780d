"""When and where a match was played, as somebody wrote it afterwards."""

STATEMENTS: tuple[str, ...] = (
    """CREATE TABLE occasions (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE, match_id INTEGER NOT NULL REFERENCES matches (id),
        time INTEGER, place TEXT NOT NULL, at INTEGER NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX occasions_by_match ON occasions (match_id)",
    """CREATE TRIGGER occasions_event AFTER INSERT ON occasions
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = NEW.uuid) BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (NEW.uuid,
            max(min(NEW.at, 70368744177663) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)),
            'occasion', NULL, '');
    END""",
)
