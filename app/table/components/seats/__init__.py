"""The seats: your own and those of the others."""
