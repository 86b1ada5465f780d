"""Texts beside the cards: the log of a hand, explanations of effects, remarks of bots."""
