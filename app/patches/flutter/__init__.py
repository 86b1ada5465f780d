"""Patches for faults of Flutter's client, and readers of tables in its files."""
