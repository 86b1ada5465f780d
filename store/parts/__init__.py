"""The parts of the store, one file each. Every method is one transaction and returns frozen records."""
