"""Screens with settings."""
