"""What a search looks at lies in the index by time: looking through all of a long history reads no rows."""

STATEMENTS: tuple[str, ...] = (
    "DROP INDEX standings_by_time",
    "CREATE INDEX standings_by_time ON standings (voided, touched, match_id, words)",
)
