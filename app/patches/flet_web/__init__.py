"""Patches for faults of Flet's server."""
