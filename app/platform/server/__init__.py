"""Limits and checks for connections to a machine that serves browsers."""
