"""The table of a room: its game source, and the panels over it."""
