"""Before a table: which game, who plays, and the house rules."""
