"""Puzzles: a position on the same table, and what is right there."""
