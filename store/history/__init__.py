"""Read facts back: who is which person, the state of a score sheet, the state of a match."""
