"""The replay of a hand and its review."""
