"""Set up a table: choose the game, the players, the house rules."""
