"""A picture that a person has taken as their face on this device; it travels nowhere."""

STATEMENTS: tuple[str, ...] = (
    """CREATE TABLE pictures (
        player_id INTEGER NOT NULL PRIMARY KEY REFERENCES players (id),
        at INTEGER NOT NULL, png BLOB NOT NULL, digest BLOB NOT NULL
    ) STRICT""",
)
