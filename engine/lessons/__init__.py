"""Lessons: hands in notation with what is said at their steps, how they are read and how they are proven."""
