"""Today's hand: the same cards for everybody on one day."""
