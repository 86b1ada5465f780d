"""Sync between one's own devices."""
