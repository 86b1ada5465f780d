"""Lessons: each teaches a game by a guided hand at the table."""
