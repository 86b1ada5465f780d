"""The first schema: matches as they are played, people, rulesets, settings, and what the lists read."""

STATEMENTS: tuple[str, ...] = (
    """CREATE TABLE meta (
        key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL, digest BLOB NOT NULL
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE settings (
        key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL, digest BLOB NOT NULL
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE players (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE, name TEXT NOT NULL,
        level TEXT NOT NULL, created INTEGER NOT NULL, digest BLOB NOT NULL,
        UNIQUE (name, level)
    ) STRICT""",
    """CREATE TABLE rulesets (
        id INTEGER NOT NULL PRIMARY KEY, sha256 BLOB NOT NULL UNIQUE, text TEXT NOT NULL,
        digest BLOB NOT NULL
    ) STRICT""",
    """CREATE TABLE matches (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE, created INTEGER NOT NULL,
        ruleset TEXT NOT NULL, ruleset_id INTEGER NOT NULL REFERENCES rulesets (id),
        options TEXT NOT NULL, numbers TEXT NOT NULL, seed TEXT NOT NULL,
        target INTEGER, hand_limit INTEGER, digest BLOB NOT NULL
    ) STRICT""",
    """CREATE TABLE seats (
        id INTEGER NOT NULL PRIMARY KEY, match_id INTEGER NOT NULL REFERENCES matches (id),
        seat INTEGER NOT NULL, player_id INTEGER NOT NULL REFERENCES players (id),
        name TEXT NOT NULL, since INTEGER NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX seats_by_match ON seats (match_id, seat)",
    "CREATE INDEX seats_by_player ON seats (player_id)",
    """CREATE TABLE marks (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE,
        match_id INTEGER NOT NULL REFERENCES matches (id), mark TEXT NOT NULL,
        at INTEGER NOT NULL, detail TEXT NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX marks_by_match ON marks (match_id)",
    """CREATE TABLE hands (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE,
        match_id INTEGER NOT NULL REFERENCES matches (id), number INTEGER NOT NULL,
        dealer INTEGER NOT NULL, seed TEXT NOT NULL, begun INTEGER NOT NULL,
        ended INTEGER NOT NULL, notation TEXT NOT NULL, result TEXT NOT NULL,
        digest BLOB NOT NULL, UNIQUE (match_id, number)
    ) STRICT""",
    """CREATE TABLE open_hands (
        match_id INTEGER NOT NULL PRIMARY KEY REFERENCES matches (id),
        uuid BLOB NOT NULL UNIQUE, number INTEGER NOT NULL, dealer INTEGER NOT NULL,
        seed TEXT NOT NULL, header TEXT NOT NULL, begun INTEGER NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
    """CREATE TABLE actions (
        match_id INTEGER NOT NULL REFERENCES open_hands (match_id), number INTEGER NOT NULL,
        seat INTEGER NOT NULL, text TEXT NOT NULL, back_to INTEGER, at INTEGER NOT NULL,
        digest BLOB NOT NULL, PRIMARY KEY (match_id, number)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE leases (
        match_id INTEGER NOT NULL PRIMARY KEY REFERENCES matches (id), holder TEXT NOT NULL,
        label TEXT NOT NULL, boot TEXT NOT NULL, pid INTEGER NOT NULL, started TEXT NOT NULL,
        since INTEGER NOT NULL, renewed INTEGER NOT NULL, beat INTEGER NOT NULL
    ) STRICT""",
    """CREATE TABLE standings (
        match_id INTEGER NOT NULL PRIMARY KEY REFERENCES matches (id), touched INTEGER NOT NULL,
        state TEXT NOT NULL, voided INTEGER NOT NULL, hands INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX standings_by_time ON standings (voided, touched)",
    "CREATE INDEX standings_by_state ON standings (state, voided)",
)
