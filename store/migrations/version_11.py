"""Where a match came from that was brought in from a score file, which travels as an event of its own."""

STATEMENTS: tuple[str, ...] = (
    """CREATE TABLE origins (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE, match_id INTEGER NOT NULL REFERENCES matches (id),
        format TEXT NOT NULL, file TEXT NOT NULL, play TEXT NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX origins_by_match ON origins (match_id)",
    "CREATE INDEX origins_by_file ON origins (file)",
    """CREATE TRIGGER origins_event AFTER INSERT ON origins
        WHEN NOT EXISTS (SELECT 1 FROM events WHERE uuid = NEW.uuid) BEGIN
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES (NEW.uuid,
            (SELECT coalesce(max(clock), 0) + 1 FROM events), 'origin', NULL, '');
    END""",
    # Another device may have sent matches of other games, which were counted with all games until now. Without this
    # row everything derived is computed again.
    "DELETE FROM meta WHERE key = 'figures' AND EXISTS (SELECT 1 FROM standings WHERE game >= '· ' AND game < '·!')",
)
