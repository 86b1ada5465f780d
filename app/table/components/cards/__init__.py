"""Cards on the table, the coach's marks on them, and the choice of a suit or rank."""
