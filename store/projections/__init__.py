"""Data derived from the facts, match by match, which can be computed again at any time."""
