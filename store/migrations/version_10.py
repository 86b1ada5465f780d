"""What a search looks at lies in the index by time: looking through all of a long history reads no rows."""

STATEMENTS: tuple[str, ...] = (
    "DROP INDEX standings_by_time",
    "CREATE INDEX standings_by_time ON standings (voided, touched, match_id, words)",
    # In order, too: SQLite would else take that one for the few that are open, and read all of it.
    "DROP INDEX standings_by_state",
    "CREATE INDEX standings_by_state ON standings (state, voided, touched)",
)
