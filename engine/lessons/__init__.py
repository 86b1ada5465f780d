"""Lessons: hands in notation with sentences at some actions, and how they're read and checked."""
