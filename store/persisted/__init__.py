"""Rows of facts, read and added inside the caller's transaction."""
