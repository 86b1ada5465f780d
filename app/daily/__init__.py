"""The hand of the day: the same cards for everybody on one date."""
