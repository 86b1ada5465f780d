"""Puzzles: positions whose best moves are proven."""
