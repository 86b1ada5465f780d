"""All that is kept as one file to take along: written, checked where it comes from elsewhere, and taken in."""
