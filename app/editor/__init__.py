"""The editor for own games: questions about every rule, a trial with bots, sharing."""
