"""The line to a room, and what comes over it."""
