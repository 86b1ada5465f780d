"""Components that draw the table from its picture."""
