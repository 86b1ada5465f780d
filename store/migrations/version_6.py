"""What each hand came to, as the engine says: winners, losers, places, scores. Both tables are derived from the hands.

`hand_results` begins empty; `unresolved` names the matches whose hands are still to be played again for it, from number
`hand` on.
"""

STATEMENTS: tuple[str, ...] = (
    """CREATE TABLE hand_results (
        uuid BLOB NOT NULL PRIMARY KEY, match_id INTEGER NOT NULL REFERENCES matches (id), number INTEGER NOT NULL,
        seated TEXT NOT NULL, winners TEXT NOT NULL, losers TEXT NOT NULL, places TEXT NOT NULL, scores TEXT NOT NULL,
        blocked INTEGER NOT NULL, digest BLOB NOT NULL
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX hand_results_by_match ON hand_results (match_id, number)",
    "CREATE TABLE unresolved (match_id INTEGER NOT NULL PRIMARY KEY, hand INTEGER NOT NULL) STRICT",
    "INSERT INTO unresolved SELECT match_id, min(number) FROM hands GROUP BY match_id",
)
