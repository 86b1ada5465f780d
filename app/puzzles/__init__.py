"""Puzzles: positions at the table in which the right move has to be found."""
