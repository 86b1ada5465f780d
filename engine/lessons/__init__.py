"""Lessons: hands in notation with sentences at their steps; how they are read and checked."""
