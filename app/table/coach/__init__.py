"""The coach at a table: it ranks the moves of a decision and explains the ranking."""
