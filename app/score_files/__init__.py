"""Importing score files of other programs, on a screen and from a terminal."""
