"""Screens with a game's rules in words."""
