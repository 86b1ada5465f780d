"""Patches for faults of Flet on every platform."""
