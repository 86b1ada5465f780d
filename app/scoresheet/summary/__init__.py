"""The summary of a finished match on a score sheet: podium, awards, and a row a player."""
