"""The parts of the store, one file each: every method is one transaction, and returns frozen records."""
