"""Merges facts from elsewhere."""
