"""The editor for own games: questions on every rule, a trial by bots, sharing."""
