"""The state of a table, and the pure functions that say how each event changes it."""
