"""The table of a room."""
