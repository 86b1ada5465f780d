"""Panels beside or over the table: the log and the coach's advice."""
