"""Somebody who joins a sheet whose match has been sent travels alone.

While a match is taken in, its event still `waits`, and its seats come with it. Who joined before this version did not
travel; who did after all is there twice, and is the same.
"""

STATEMENTS: tuple[str, ...] = (
    "DROP TRIGGER seats_event",
    """CREATE TRIGGER seats_event AFTER INSERT ON seats
        WHEN NOT EXISTS (SELECT 1 FROM seat_events WHERE seat_id = NEW.id)
        AND (EXISTS (SELECT 1 FROM seats WHERE match_id = NEW.match_id AND seat = NEW.seat AND id < NEW.id)
            OR EXISTS (SELECT 1 FROM matches m JOIN events e ON e.uuid = m.uuid
                WHERE m.id = NEW.match_id AND e.segment IS NOT NULL AND e.note = '')) BEGIN
        INSERT INTO seat_events VALUES (NEW.id, randomblob(16));
        INSERT INTO events (uuid, clock, kind, segment, note) VALUES ((SELECT uuid FROM seat_events WHERE seat_id = NEW.id),
            max(min(NEW.since, 70368744177663) * 65536, (SELECT coalesce(max(clock), 0) + 1 FROM events)), 'seat', NULL, '');
    END""",
    """INSERT INTO seat_events SELECT s.id, randomblob(16)
        FROM seats s JOIN matches m ON m.id = s.match_id JOIN events e ON e.uuid = m.uuid
        WHERE s.since > m.created AND e.segment IS NOT NULL AND e.note = ''
        AND s.id NOT IN (SELECT seat_id FROM seat_events)""",
    """INSERT INTO events SELECT e.uuid, max(min(s.since, 70368744177663), 0) * 65536 + s.id % 65536, 'seat', NULL, ''
        FROM seat_events e JOIN seats s ON s.id = e.seat_id WHERE e.uuid NOT IN (SELECT uuid FROM events)""",
)
