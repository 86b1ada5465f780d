"""Panels over a score sheet."""
