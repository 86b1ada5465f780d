"""Screens that show a game's rules in words."""
