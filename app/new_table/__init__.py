"""Setting up a table: the game, the players, the house rules."""
