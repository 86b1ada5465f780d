"""Facts read back: who is who, what a sheet came to, a match as it stands."""
