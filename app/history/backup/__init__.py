"""Backups, exports of rounds, and imports of files from other devices."""
