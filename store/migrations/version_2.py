"""Games of one's own. A row is one text of a game at one time; a text of nothing takes the game away."""

STATEMENTS: tuple[str, ...] = (
    """CREATE TABLE games (
        id INTEGER NOT NULL PRIMARY KEY, uuid BLOB NOT NULL UNIQUE, game INTEGER NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX games_by_game ON games (game)",
)
