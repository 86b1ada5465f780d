"""Setting up a table: game, players, length and house rules."""
