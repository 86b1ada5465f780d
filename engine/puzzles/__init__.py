"""Puzzles: positions of which it is proven what is right."""
