"""A match that is played on this device, as the source of a table."""
