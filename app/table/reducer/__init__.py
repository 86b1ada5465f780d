"""What a table remembers, what can happen there, and what each event changes: pure functions over frozen values."""
