"""Faults of Flet's server."""
