"""Faults of Flet on every platform."""
