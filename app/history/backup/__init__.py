"""Backup files, tables of rounds, and files from other devices."""
