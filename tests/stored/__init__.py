"""Compares every stored or sent format, as the code writes it now, with a fixture that never changes."""
