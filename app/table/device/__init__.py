"""Matches that are played on this device, as the source of a table."""
