"""Rooms: people play on their own devices, and one referee holds the log. README.md describes the protocol."""
