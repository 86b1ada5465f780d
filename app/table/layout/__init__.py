"""Pure functions that compute the position of everything on the table."""
