"""Merge facts from other devices and files."""
