"""Reads facts back: who is who, the state of a sheet, the state of a match."""
