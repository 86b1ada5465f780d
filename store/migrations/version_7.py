"""What is counted of a match and added up for a person stands by key in `figures`, so that a statistic needs no column.

Both tables are derived: they begin empty, and are made anew when the file is opened.
"""

STATEMENTS: tuple[str, ...] = (
    "DROP TABLE results",
    """CREATE TABLE results (
        match_id INTEGER NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL,
        person_id INTEGER NOT NULL, touched INTEGER NOT NULL, ended INTEGER NOT NULL,
        counted INTEGER NOT NULL, game TEXT NOT NULL, kept INTEGER NOT NULL, low INTEGER NOT NULL,
        players INTEGER NOT NULL, place INTEGER NOT NULL, shared INTEGER NOT NULL, total REAL,
        scored INTEGER NOT NULL, round_sum REAL NOT NULL, round_high REAL, round_low REAL,
        figures TEXT NOT NULL, held TEXT NOT NULL,
        digest BLOB NOT NULL, PRIMARY KEY (match_id, seat)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX results_by_person ON results (person_id, touched)",
    "CREATE INDEX results_by_end ON results (person_id, counted, ended)",
    "CREATE INDEX results_by_time ON results (counted, ended, match_id)",
    "DROP TABLE tallies",
    """CREATE TABLE tallies (
        person_id INTEGER NOT NULL, game TEXT NOT NULL, kept INTEGER NOT NULL, low INTEGER NOT NULL,
        matches INTEGER NOT NULL, wins INTEGER NOT NULL, shared INTEGER NOT NULL,
        streak INTEGER NOT NULL, longest INTEGER NOT NULL, longest_lost INTEGER NOT NULL,
        places INTEGER NOT NULL, totals INTEGER NOT NULL, total_sum REAL NOT NULL,
        total_high REAL, total_low REAL, scored INTEGER NOT NULL, round_sum REAL NOT NULL,
        round_high REAL, round_low REAL, figures TEXT NOT NULL,
        last_ended INTEGER NOT NULL, last_match INTEGER NOT NULL, digest BLOB NOT NULL,
        PRIMARY KEY (person_id, game, kept)
    ) STRICT, WITHOUT ROWID""",
)
