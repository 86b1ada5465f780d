"""The connection to a room, and what its host sends."""
