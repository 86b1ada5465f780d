"""The backup file: everything that is stored as one file, written, checked and imported."""
