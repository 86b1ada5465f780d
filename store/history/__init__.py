"""What was played and kept, read back for lists, pages and tables."""
