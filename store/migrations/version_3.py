"""Score sheets and what is done to people; `standings` say more; what statistics read, all of it made from the facts."""

STATEMENTS: tuple[str, ...] = (
    """CREATE TABLE sheets (
        match_id INTEGER NOT NULL PRIMARY KEY REFERENCES matches (id), names TEXT NOT NULL,
        dealer INTEGER NOT NULL, terms TEXT NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
    """CREATE TABLE taps (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE,
        match_id INTEGER NOT NULL REFERENCES sheets (match_id), at INTEGER NOT NULL,
        text TEXT NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX taps_by_match ON taps (match_id, at)",
    """CREATE TABLE person_marks (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE,
        player_id INTEGER NOT NULL REFERENCES players (id), mark TEXT NOT NULL,
        at INTEGER NOT NULL, detail TEXT NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX person_marks_by_player ON person_marks (player_id)",
    "DROP TABLE standings",
    """CREATE TABLE standings (
        match_id INTEGER NOT NULL PRIMARY KEY REFERENCES matches (id), touched INTEGER NOT NULL,
        state TEXT NOT NULL, voided INTEGER NOT NULL, hands INTEGER NOT NULL, kept INTEGER NOT NULL,
        game TEXT NOT NULL, words TEXT NOT NULL, ended INTEGER, digest BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX standings_by_time ON standings (voided, touched)",
    "CREATE INDEX standings_by_state ON standings (state, voided)",
    "CREATE INDEX standings_by_game ON standings (voided, game, touched)",
    "CREATE INDEX standings_by_kind ON standings (voided, kept, touched)",
    """CREATE TABLE results (
        match_id INTEGER NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL,
        person_id INTEGER NOT NULL, touched INTEGER NOT NULL, ended INTEGER NOT NULL,
        counted INTEGER NOT NULL, game TEXT NOT NULL, kept INTEGER NOT NULL, low INTEGER NOT NULL,
        players INTEGER NOT NULL, place INTEGER NOT NULL, shared INTEGER NOT NULL, total REAL,
        rounds INTEGER NOT NULL, rounds_won INTEGER NOT NULL, blocked INTEGER NOT NULL,
        scored INTEGER NOT NULL, round_sum REAL NOT NULL, round_high REAL, round_low REAL,
        missed INTEGER NOT NULL, blunders INTEGER NOT NULL, held TEXT NOT NULL,
        digest BLOB NOT NULL, PRIMARY KEY (match_id, seat)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX results_by_person ON results (person_id, touched)",
    "CREATE INDEX results_by_end ON results (person_id, counted, ended)",
    "CREATE INDEX results_by_time ON results (counted, ended, match_id)",
    """CREATE TABLE tallies (
        person_id INTEGER NOT NULL, game TEXT NOT NULL, kept INTEGER NOT NULL, low INTEGER NOT NULL,
        matches INTEGER NOT NULL, wins INTEGER NOT NULL, shared INTEGER NOT NULL,
        streak INTEGER NOT NULL, longest INTEGER NOT NULL, longest_lost INTEGER NOT NULL,
        places INTEGER NOT NULL, totals INTEGER NOT NULL, total_sum REAL NOT NULL,
        total_high REAL, total_low REAL, rounds INTEGER NOT NULL, rounds_won INTEGER NOT NULL,
        blocked INTEGER NOT NULL, scored INTEGER NOT NULL, round_sum REAL NOT NULL,
        round_high REAL, round_low REAL, missed INTEGER NOT NULL, blunders INTEGER NOT NULL,
        last_ended INTEGER NOT NULL, last_match INTEGER NOT NULL, digest BLOB NOT NULL,
        PRIMARY KEY (person_id, game, kept)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE meetings (
        person_id INTEGER NOT NULL, game TEXT NOT NULL, other_id INTEGER NOT NULL,
        matches INTEGER NOT NULL, ahead INTEGER NOT NULL, behind INTEGER NOT NULL,
        digest BLOB NOT NULL, PRIMARY KEY (person_id, game, other_id)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE held (
        person_id INTEGER NOT NULL, game TEXT NOT NULL, card TEXT NOT NULL, times INTEGER NOT NULL,
        points REAL NOT NULL, digest BLOB NOT NULL, PRIMARY KEY (person_id, game, card)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE ratings (
        person_id INTEGER NOT NULL, ended INTEGER NOT NULL, match_id INTEGER NOT NULL,
        mu REAL NOT NULL, sigma REAL NOT NULL, digest BLOB NOT NULL,
        PRIMARY KEY (person_id, ended, match_id)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX ratings_by_time ON ratings (ended, match_id)",
    """CREATE TABLE unseen (
        match_id INTEGER NOT NULL PRIMARY KEY, hand INTEGER NOT NULL
    ) STRICT""",
)
