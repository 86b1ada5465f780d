"""Delete people for good. See README.md."""
