"""The schema's versions: each step carries a file one version forward and is never edited again."""

from contextlib import closing
from sqlite3 import Connection, connect

from store.sync.schema import JOINING as VERSION_5  # what of it was forgotten
from store.sync.schema import STEP as VERSION_4  # what travels to other devices

Step = tuple[str, ...]

APPLICATION_ID = 0x50537769  # "PSwi", so that another program's database is not taken for ours

VERSION_1: Step = (
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

# Games of one's own. A row is one text of a game at one time; a text of nothing takes the game away.
VERSION_2: Step = (
    """CREATE TABLE games (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE, game INTEGER NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX games_by_game ON games (game)",
)

# Score sheets and what is done to people; standings say more; what statistics read, all of it made from the facts.
VERSION_3: Step = (
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

STEPS: tuple[Step, ...] = (VERSION_1, VERSION_2, VERSION_3, VERSION_4, VERSION_5)


def version_of(raw: Connection) -> int:
    """The schema version a file says it has; 0 for a new file."""
    return int(raw.execute("PRAGMA user_version").fetchone()[0])


def schema_of(raw: Connection) -> list[tuple[str, str]]:
    """Name and SQL of everything in the schema but SQLite's own."""
    query = "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~'"
    return sorted(raw.execute(query).fetchall())


def expected_schema(steps: tuple[Step, ...] = STEPS) -> list[tuple[str, str]]:
    """The schema that the steps give, made anew in memory."""
    with closing(connect(":memory:", isolation_level=None)) as raw:
        climb(raw, steps)
        return schema_of(raw)


def climb(raw: Connection, steps: tuple[Step, ...] = STEPS) -> None:
    """Runs the steps that are missing, each with its version number in one transaction."""
    for number, step in enumerate(steps, start=1):
        raw.execute("BEGIN IMMEDIATE")
        try:
            # Asked inside the transaction: another process may just have done this step.
            if version_of(raw) < number:
                for statement in step:
                    raw.execute(statement)
                raw.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                raw.execute(f"PRAGMA user_version = {number}")
            raw.execute("COMMIT")
        except BaseException:
            raw.rollback()  # where SQLite has done so itself (a full disk) this does nothing
            raise
