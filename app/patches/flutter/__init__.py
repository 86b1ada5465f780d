"""Faults of Flutter's client, and what is read out of its files."""
