"""The texts of what a picture shows: as drawn on the table, and for screen readers."""
