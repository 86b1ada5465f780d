"""What a round is entered with: keys, cards, a tally."""
