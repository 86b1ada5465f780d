"""Who sits at the table."""
