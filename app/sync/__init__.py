"""Sync between a person's own devices: its screens and its controller."""
